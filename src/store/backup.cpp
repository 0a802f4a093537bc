#include "store/backup.hpp"

#include <SQLiteCpp/Statement.h>

#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

#include "store/backup_schedule.hpp"
#include "store/database.hpp"
#include "store/files.hpp"
#include "store/first_look.hpp"

namespace store {
namespace {

namespace fs = std::filesystem;

bool is_ours(const fs::path& file) {
  try {
    return look_first(file).application_id == kApplicationId;
  } catch (const SQLite::Exception&) {
    return false;
  }
}

[[noreturn]] void refuse_to_replace(const fs::path& to) {
  throw Trouble(Failure::Refused,
                "There is a file " + to.string() + " already. A copy never replaces a file.");
}

using Dated = std::pair<fs::file_time_type, fs::path>;

// The score sheets in `folder` but `file`.
void find_sheets(const fs::path& folder, const fs::path& file, std::vector<Dated>& found) {
  std::error_code error;
  for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
    std::error_code unreadable;
    if (!at->is_regular_file(unreadable) || fs::equivalent(at->path(), file, unreadable)) {
      continue;
    }
    if (is_ours(at->path())) {
      found.emplace_back(at->last_write_time(unreadable), at->path());
    }
  }
}

}  // namespace

void write_backup(SQLite::Database& connection, const fs::path& to) {
  if (fs::exists(fs::symlink_status(to))) {
    refuse_to_replace(to);
  }
  NewFile copy(to);
  SQLite::Statement statement(connection, "VACUUM INTO ?");
  statement.bind(1, copy.path().string());
  statement.exec();
  if (!is_sound(copy.path())) {
    throw Trouble(Failure::Damaged, "The copy " + to.string() +
                                        " did not read back as it was written and was not kept.");
  }
  if (!copy.put_in_place()) {
    refuse_to_replace(to);
  }
}

std::optional<fs::path> newest_good_backup(const fs::path& file) {
  std::vector<Dated> found;
  find_sheets(file.has_parent_path() ? file.parent_path() : fs::path("."), file, found);
  find_sheets(backup_folder(file), file, found);
  std::ranges::sort(found, std::greater<>());
  for (const auto& [time, path] : found) {
    if (is_sound(path)) {
      return path;
    }
  }
  return std::nullopt;
}

std::string backup_offer(const fs::path& file) {
  const std::optional<fs::path> backup = newest_good_backup(file);
  return backup ? " The newest good backup beside it is " + backup->string() + "." : "";
}

}  // namespace store
