#include "store/opening.hpp"

#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>
#include <sqlite3.h>

#include <string>

#include "store/backup.hpp"
#include "store/errors.hpp"
#include "store/files.hpp"
#include "store/first_look.hpp"
#include "store/newest_backup.hpp"

namespace store {
namespace {

namespace fs = std::filesystem;

// Longer than anybody's transaction; a second program making the same file is done by then.
constexpr int kMakingPatienceMs = 5000;

[[noreturn]] void refuse(Failure failure, const fs::path& file, const std::string& why) {
  throw Trouble(failure, "The file " + file.string() + " " + why + " Nothing in it was changed." +
                             backup_offer(file));
}

std::unique_ptr<SQLite::Database> connect(const fs::path& file, int patience_ms) {
  auto connection =
      std::make_unique<SQLite::Database>(file.string(), SQLite::OPEN_READWRITE, patience_ms);
  configure(*connection);
  // One file is the whole match: people copy it and mail it. (Only somebody with another program
  // could have set it otherwise.)
  if (connection->execAndGet("PRAGMA journal_mode").getString() != "delete") {
    connection->exec("PRAGMA journal_mode = DELETE");
  }
  return connection;
}

int version_of(SQLite::Database& connection) {
  return connection.execAndGet("PRAGMA user_version").getInt();
}

// A new database takes its name only when it is complete, so a file cut short is never taken for a
// new one.
void make(const fs::path& file, std::span<const SchemaFile> schema) {
  if (!make_folder_of(file)) {
    throw Trouble(Failure::NoFile, "The folder " + file.parent_path().string() +
                                       " is not there and cannot be made.");
  }
  NewFile made(file);
  {
    const auto connection = connect(made.path(), kMakingPatienceMs);
    SQLite::Transaction transaction(*connection, SQLite::TransactionBehavior::IMMEDIATE);
    carry_out(*connection, schema, 0);
    transaction.commit();
  }
  // If another program was faster, its file is as good.
  static_cast<void>(made.put_in_place());
}

// Refuses what is not ours to open, by a look at its first bytes.
void look_at(const fs::path& file, int known_version) {
  if (!fs::is_regular_file(file)) {
    throw Trouble(Failure::NoFile, file.string() + " is not a file that can hold a score sheet.");
  }
  const FirstLook look = look_first(file);
  if (look.is_empty) {
    refuse(Failure::Damaged, file,
           "is empty: if it was a score sheet, everything in it has been lost.");
  }
  if (!look.is_sqlite) {
    refuse(Failure::NotOurs, file, "is not a score sheet, or its beginning is damaged.");
  }
  const bool is_blank = look.application_id == 0 && look.user_version == 0 && !has_tables(file);
  if (look.application_id != kApplicationId && !is_blank) {
    refuse(Failure::NotOurs, file, "is not a score sheet but another program's database.");
  }
  if (look.user_version > known_version) {
    throw Trouble(
        Failure::Newer,
        "The score sheet " + file.string() +
            " was written by a later version of SquareScores than this one. Nothing in it "
            "was changed; open it with that version.");
  }
}

void check_foreign_keys(SQLite::Database& connection, const fs::path& file) {
  SQLite::Statement faults(connection, "PRAGMA foreign_key_check");
  if (faults.executeStep()) {
    throw Trouble(Failure::Damaged, "The score sheet " + file.string() +
                                        " is damaged: parts of matches are missing. It was not "
                                        "brought to this version.");
  }
}

// The copy from before an upgrade, under the first free name of its kind.
void keep_old(const fs::path& file, int version) {
  try {
    const auto reader = connect(file, kMakingPatienceMs);
    write_backup(*reader, free_name(file.string() + ".version-" + std::to_string(version)));
  } catch (const std::exception& error) {
    throw Trouble(Failure::NoBackup,
                  "The score sheet " + file.string() +
                      " is of an older version, and the copy to be kept of it before it is brought "
                      "to this one could not be made. It was left as it is. (" +
                      error.what() + ")");
  }
}

void upgrade(SQLite::Database& connection, const fs::path& file,
             std::span<const SchemaFile> schema) {
  connection.exec("PRAGMA foreign_keys = OFF");  // cannot change inside the transaction
  {
    // Nobody else writes from here on, so the copy holds everything.
    SQLite::Transaction transaction(connection, SQLite::TransactionBehavior::IMMEDIATE);
    const int version = version_of(connection);
    if (version < schema.back().version) {  // else somebody else was first
      if (version > 0) {
        keep_old(file, version);
      }
      carry_out(connection, schema, version);
      check_foreign_keys(connection, file);
      transaction.commit();
    }
  }
  connection.exec("PRAGMA foreign_keys = ON");
}

// Lets the schema itself be written in while it lives; nothing else ever does.
class SchemaOpen {
 public:
  explicit SchemaOpen(SQLite::Database& connection) : handle_(connection.getHandle()) {
    sqlite3_db_config(handle_, SQLITE_DBCONFIG_DEFENSIVE, 0, nullptr);
  }
  ~SchemaOpen() { sqlite3_db_config(handle_, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr); }
  SchemaOpen(const SchemaOpen&) = delete;
  SchemaOpen& operator=(const SchemaOpen&) = delete;

 private:
  sqlite3* handle_;
};

}  // namespace

void carry_out(SQLite::Database& connection, std::span<const SchemaFile> schema, int version) {
  const SchemaOpen open(connection);
  for (const SchemaFile& file : schema) {
    if (file.version > version) {
      connection.exec(std::string(file.sql));
    }
  }
}

std::unique_ptr<SQLite::Database> open_database(const fs::path& file, int patience_ms,
                                                IfMissing if_missing,
                                                std::span<const SchemaFile> schema) {
  try {
    if (!fs::exists(file)) {
      if (if_missing == IfMissing::Refuse) {
        throw Trouble(Failure::NoFile, "The score sheet " + file.string() + " is no longer there.");
      }
      make(file, schema);
    }
    look_at(file, schema.back().version);
    auto connection = connect(file, patience_ms);
    if (version_of(*connection) < schema.back().version) {
      upgrade(*connection, file, schema);
    }
    // Reads the schema, so that damage to it shows now.
    connection->execAndGet("SELECT count(*) FROM sqlite_schema WHERE name = 'change'");
    return connection;
  } catch (const SQLite::Exception& error) {
    const Trouble found = trouble(error, file, Doing::Opening);
    if (found.failure() == Failure::Damaged || found.failure() == Failure::NotOurs) {
      throw Trouble(found.failure(),
                    found.what() + std::string(" Nothing in it was changed.") + backup_offer(file));
    }
    throw found;
  } catch (const std::system_error& error) {
    throw trouble(error, file);
  }
}

}  // namespace store
