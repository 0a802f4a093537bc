#include "store/restore.hpp"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>

#include <array>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <system_error>

#include "store/database.hpp"
#include "store/errors.hpp"
#include "store/files.hpp"
#include "store/first_look.hpp"
#include "store/schema.hpp"

namespace store {
namespace {

namespace fs = std::filesystem;

// Refuses what would not open afterwards.
void verify(const fs::path& backup) {
  if (!fs::is_regular_file(backup)) {
    throw Trouble(Failure::NoFile, "There is no file " + backup.string() + " to restore from.");
  }
  const FirstLook look = look_first(backup);
  if (!look.is_sqlite || look.application_id != kApplicationId) {
    throw Trouble(Failure::NotOurs,
                  "The file " + backup.string() + " is not a score sheet. Nothing was changed.");
  }
  if (look.user_version > schema_files().back().version) {
    throw Trouble(Failure::Newer, "The score sheet " + backup.string() +
                                      " was written by a later version of SquareScores than this "
                                      "one. Nothing was changed.");
  }
}

void refuse_damaged(const fs::path& backup) {
  throw Trouble(Failure::Damaged,
                "The score sheet " + backup.string() + " is damaged. Nothing was changed.");
}

// What `backup` holds as a file of its own, written through and read back.
void copy(const fs::path& backup, const NewFile& to) {
  SQLite::Database connection(backup.string(), SQLite::OPEN_READONLY);
  configure(connection);
  SQLite::Statement statement(connection, "VACUUM INTO ?");
  statement.bind(1, to.path().string());
  statement.exec();
  if (!is_sound(to.path())) {
    refuse_damaged(backup);
  }
}

// Nobody writes to `file` while this lives: a journal beside it would be taken for one of the
// restored file. A file that SQLite cannot read has no writers.
class Quiet {
 public:
  Quiet(const fs::path& file, int patience_ms) {
    try {
      connection_ =
          std::make_unique<SQLite::Database>(file.string(), SQLite::OPEN_READWRITE, patience_ms);
      transaction_.emplace(*connection_, SQLite::TransactionBehavior::EXCLUSIVE);
    } catch (const SQLite::Exception& error) {
      const Trouble found = trouble(error, file, Doing::Opening);
      if (found.failure() != Failure::NotOurs && found.failure() != Failure::Damaged) {
        throw found;
      }
    }
  }

 private:
  std::unique_ptr<SQLite::Database> connection_;
  std::optional<SQLite::Transaction> transaction_;
};

// 'FILE.replaced-2026-11-30-180500', or with a number behind it when that is taken.
fs::path name_aside(const fs::path& file, const core::Instant& now) {
  const core::LocalTime time = core::local_time(now);
  std::array<char, 80> date{};
  std::snprintf(date.data(), date.size(), ".replaced-%04d-%02d-%02d-%02d%02d%02d", time.year,
                time.month, time.day, time.hour, time.minute, time.second);
  return free_name(file.string() + date.data());
}

// A journal that was left beside a file belongs to it under its new name too.
void set_journal_aside(const fs::path& file, const fs::path& aside) {
  const fs::path journal = file.string() + "-journal";
  if (fs::exists(journal)) {
    fs::rename(journal, aside.string() + "-journal");
  }
}

}  // namespace

fs::path restore(const fs::path& named, const fs::path& named_backup, const core::Instant& now,
                 int patience_ms) {
  fs::path backup = named_backup;
  try {
    // SQLite takes some names that do not begin at the root for more than a file.
    backup = fs::absolute(named_backup).lexically_normal();
    const fs::path file = fs::weakly_canonical(fs::absolute(named));
    std::error_code missing;
    if (fs::equivalent(file, backup, missing)) {
      throw Trouble(Failure::Refused, "That is the score sheet itself. Nothing was changed.");
    }
    verify(backup);
    if (!make_folder_of(file)) {
      throw Trouble(Failure::NoFile, "The folder " + file.parent_path().string() +
                                         " is not there and cannot be made.");
    }
    NewFile restored(file);
    try {
      copy(backup, restored);
    } catch (const SQLite::Exception& error) {
      throw trouble(error, backup, Doing::Opening);
    }
    if (!fs::exists(file)) {
      if (!restored.put_in_place()) {
        throw Trouble(Failure::Busy, "A score sheet " + file.string() +
                                         " was begun in this very moment. Nothing was changed.");
      }
      return {};
    }
    const Quiet quiet(file, patience_ms);
    const fs::path aside = name_aside(file, now);
    set_journal_aside(file, aside);
    restored.take_place_of_old(aside);
    return aside;
  } catch (const SQLite::Exception& error) {
    throw trouble(error, backup, Doing::Opening);
  } catch (const std::system_error& error) {
    throw trouble(error, named);
  }
}

}  // namespace store
