#include "store/backup.hpp"

#include <SQLiteCpp/Statement.h>

#include "store/database.hpp"
#include "store/files.hpp"
#include "store/first_look.hpp"

namespace store {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void refuse_to_replace(const fs::path& to) {
  throw Trouble(Failure::Refused,
                "There is a file " + to.string() + " already. A copy never replaces a file.");
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

}  // namespace store
