#include <pwd.h>
#include <unistd.h>

#include <cstdlib>

#include "store/database.hpp"

namespace store {
namespace {

namespace fs = std::filesystem;

// Empty where it is not set.
std::string environment(const char* name) {
  const char* const value = std::getenv(name);
  return value == nullptr ? "" : value;
}

fs::path home() {
  const std::string named = environment("HOME");
  if (!named.empty()) {
    return named;
  }
  const passwd* const user = ::getpwuid(::getuid());
  return user == nullptr ? "." : user->pw_dir;
}

}  // namespace

fs::path usual_file() {
  const std::string named = environment("SQUARESCORES_DB");
  if (!named.empty()) {
    return named;
  }
  fs::path data = environment("XDG_DATA_HOME");
  if (!data.is_absolute()) {  // the XDG specification lets relative ones count for nothing
    data = home() / ".local/share";
  }
  return data / "squarescores/matches.db";
}

}  // namespace store
