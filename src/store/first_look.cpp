#include "store/first_look.hpp"

#include <SQLiteCpp/Exception.h>
#include <SQLiteCpp/Statement.h>
#include <sqlite3.h>

#include <array>
#include <cstdio>
#include <string>
#include <string_view>

#include "store/seal.hpp"

namespace store {
namespace {

namespace fs = std::filesystem;

// SQLite's file format: the header, and where in it the two numbers are.
constexpr std::size_t kHeaderSize = 100;
constexpr std::size_t kUserVersionAt = 60;
constexpr std::size_t kApplicationIdAt = 68;
constexpr std::string_view kMagic("SQLite format 3\0", 16);

using HeaderBytes = std::array<char, kHeaderSize>;

std::uint32_t big_endian(const HeaderBytes& bytes, std::size_t from) {
  std::uint32_t number = 0;
  for (std::size_t i = from; i < from + 4; ++i) {
    number = number << 8U | static_cast<unsigned char>(bytes.at(i));
  }
  return number;
}

// The name under which SQLite takes a file for one that nobody writes.
std::string immutable_uri(const fs::path& file) {
  std::string uri = "file:";
  for (const char byte : file.string()) {
    if (byte == '%' || byte == '?' || byte == '#') {
      std::array<char, 4> escaped{};
      std::snprintf(escaped.data(), escaped.size(), "%%%02X",
                    static_cast<unsigned>(static_cast<unsigned char>(byte)));
      uri += escaped.data();
    } else {
      uri += byte;
    }
  }
  return uri + "?immutable=1";
}

}  // namespace

FirstLook look_first(const fs::path& file) {
  const SQLite::Database connection(immutable_uri(file), SQLite::OPEN_READONLY | SQLite::OPEN_URI);
  sqlite3_file* opened = nullptr;
  sqlite3_file_control(connection.getHandle(), "main", SQLITE_FCNTL_FILE_POINTER,
                       static_cast<void*>(&opened));
  HeaderBytes bytes{};
  sqlite3_int64 size = 0;
  int answer = opened->pMethods->xFileSize(opened, &size);
  if (answer == SQLITE_OK && size > 0) {
    answer = opened->pMethods->xRead(opened, bytes.data(), static_cast<int>(bytes.size()), 0);
  }
  if (answer != SQLITE_OK && answer != SQLITE_IOERR_SHORT_READ) {
    throw SQLite::Exception("its first bytes cannot be read", answer);
  }
  FirstLook look;
  look.is_empty = size == 0;
  look.is_sqlite = answer == SQLITE_OK && std::string_view(bytes.data(), kMagic.size()) == kMagic;
  if (look.is_sqlite) {
    look.application_id = big_endian(bytes, kApplicationIdAt);
    look.user_version = big_endian(bytes, kUserVersionAt);
  }
  return look;
}

bool has_tables(const fs::path& file) {
  SQLite::Database connection = open_untouched(file);
  return connection.execAndGet("SELECT count(*) FROM sqlite_schema").getInt() > 0;
}

bool is_sound(const fs::path& file) {
  try {
    SQLite::Database connection = open_untouched(file);
    SQLite::Statement keys(connection, "PRAGMA foreign_key_check");
    return connection.execAndGet("PRAGMA quick_check").getString() == "ok" && !keys.executeStep();
  } catch (const SQLite::Exception&) {
    return false;
  }
}

SQLite::Database open_untouched(const fs::path& file) {
  SQLite::Database connection(immutable_uri(file), SQLite::OPEN_READONLY | SQLite::OPEN_URI);
  configure(connection);
  return connection;
}

SQLite::Database open_damaged(const fs::path& file) {
  SQLite::Database connection(immutable_uri(file), SQLite::OPEN_READONLY | SQLite::OPEN_URI);
  // Of a file that has fewer pages than it says SQLite lets whoever may mend schemas read the rest.
  connection.exec("PRAGMA writable_schema = ON; PRAGMA trusted_schema = OFF");
  add_seal_function(connection);
  return connection;
}

void configure(SQLite::Database& connection) {
  sqlite3* const handle = connection.getHandle();
  sqlite3_extended_result_codes(handle, 1);
  sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
  sqlite3_db_config(handle, SQLITE_DBCONFIG_DQS_DML, 0, nullptr);
  sqlite3_db_config(handle, SQLITE_DBCONFIG_DQS_DDL, 0, nullptr);
  sqlite3_db_config(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
  // EXTRA: a commit has survived a power cut once it is reported. Recursive triggers: without them
  // INSERT OR REPLACE takes rows out past the triggers that refuse it.
  connection.exec(
      "PRAGMA synchronous = EXTRA; PRAGMA foreign_keys = ON; PRAGMA recursive_triggers = ON; "
      "PRAGMA cell_size_check = ON");
  add_seal_function(connection);
}

}  // namespace store
