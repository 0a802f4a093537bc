#include "app/usual_folder.hpp"

#include <glib.h>

#include <string>
#include <system_error>

namespace app {
namespace {

namespace fs = std::filesystem;

bool is_folder(const char* path) {
  std::error_code error;
  return path != nullptr && *path != '\0' && fs::is_directory(path, error);
}

}  // namespace

fs::path usual_folder() {
  for (const char* const folder :
       {g_get_user_special_dir(G_USER_DIRECTORY_DOCUMENTS), g_get_home_dir()}) {
    if (is_folder(folder)) {
      return folder;
    }
  }
  std::error_code error;
  return fs::current_path(error);
}

fs::path path_meant(std::string_view typed) {
  const std::size_t first = typed.find_first_not_of(' ');
  if (first == std::string_view::npos) {
    return {};
  }
  const std::string text(typed.substr(first, typed.find_last_not_of(' ') - first + 1));
  if (text.starts_with("~/")) {
    return fs::path(g_get_home_dir()) / text.substr(2);
  }
  return usual_folder() / text;  // an absolute path stays what it is
}

}  // namespace app
