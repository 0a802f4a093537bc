#include "store/opening.hpp"

#include <sys/stat.h>

#include "../catch.hpp"
#include "store/first_look.hpp"
#include "store/table.hpp"

using store::Database;
using store::Failure;
using table::entry;
using table::row;

namespace {

unsigned mode_of(const table::fs::path& file) {
  struct stat facts{};
  REQUIRE(::stat(file.c_str(), &facts) == 0);
  return facts.st_mode & 0777U;
}

// A score sheet with a few matches in it, large enough to have pages to lose.
std::string sheet_bytes() {
  const table::Folder folder;
  {
    Database database(folder / "matches.db", 1000);
    for (int number = 1; number <= 30; ++number) {
      (void)database.add(table::header_of(table::start_of(), number),
                         {row(1, 0, entry(1, 0, 1)), row(2, 1, entry(1, 1, 4))});
    }
    CHECK(folder.names() == std::vector<std::string>{"matches.db"});
  }
  return table::bytes_of(folder / "matches.db");
}

void make_sheet(const table::fs::path& file) {
  static const std::string kBytes = sheet_bytes();
  table::write_bytes(file, kBytes);
}

// Opens `file`, which must be refused and stay as it is, with nothing beside it.
table::Failed refused_untouched(const table::Folder& folder, const char* name) {
  const std::string bytes = table::bytes_of(folder / name);
  const auto written = table::fs::last_write_time(folder / name);
  const std::vector<std::string> names = folder.names();
  table::Failed failed = table::trouble_of([&] { const Database database(folder / name, 100); });
  CHECK(failed.failure.has_value());
  CHECK(failed.sentence.find((folder / name).string()) != std::string::npos);
  CHECK(table::bytes_of(folder / name) == bytes);
  CHECK(table::fs::last_write_time(folder / name) == written);
  CHECK(folder.names() == names);
  return failed;
}

}  // namespace

TEST_CASE("A file that is not there is made, with its folders, for its owner only") {
  const table::Folder folder;
  const table::fs::path file = folder.path() / "share" / "squarescores" / "matches.db";
  const mode_t before = ::umask(0);
  const Database database(file, 1000);
  ::umask(before);
  CHECK(mode_of(file) == 0600U);
  CHECK(mode_of(file.parent_path()) == 0700U);
  CHECK(mode_of(file.parent_path().parent_path()) == 0700U);
  CHECK(database.list().empty());
  CHECK(database.faults().empty());
}

TEST_CASE("Nothing but the file is left beside it") {
  const table::Folder folder;
  {
    Database(folder / "matches.db", 1000).add(table::header_of(table::start_of()), {});
  }
  CHECK(folder.names() == std::vector<std::string>{"matches.db"});
}

TEST_CASE("Our files say what they are") {
  const table::Folder folder;
  make_sheet(folder / "matches.db");
  const store::FirstLook look = store::look_first(folder / "matches.db");
  CHECK(look.application_id == store::kApplicationId);
  CHECK(look.user_version == store::schema_files().back().version);
}

TEST_CASE("The files of the schema are numbered from one and each ends in its own number") {
  SQLite::Database connection(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
  int number = 0;
  for (const store::SchemaFile& file : store::schema_files()) {
    CHECK(file.version == ++number);
    store::carry_out(connection, std::span(&file, 1), number - 1);
    CHECK(connection.execAndGet("PRAGMA user_version").getInt() == number);
  }
}

TEST_CASE("A folder that cannot be made is said") {
  const table::Folder folder;
  table::write_bytes(folder / "file", "not a folder");
  const table::Failed failed = table::trouble_of(
      [&] { const Database database(folder.path() / "file" / "matches.db", 100); });
  CHECK(failed.failure == Failure::NoFile);
}

TEST_CASE("A folder in the file's place is said") {
  const table::Folder folder;
  CHECK(table::trouble_of([&] { const Database database(folder.path(), 100); }).failure ==
        Failure::NoFile);
}

TEST_CASE("An empty file is refused and stays empty") {
  const table::Folder folder;
  table::write_bytes(folder / "matches.db", "");
  CHECK(refused_untouched(folder, "matches.db").failure == Failure::Damaged);
}

TEST_CASE("A text file is refused and stays as it is") {
  const table::Folder folder;
  table::write_bytes(folder / "matches.db", "Asha 14\nBimal 18\n");
  CHECK(refused_untouched(folder, "matches.db").failure == Failure::NotOurs);
  table::write_bytes(folder / "matches.db", std::string(20'000, 'x'));
  CHECK(refused_untouched(folder, "matches.db").failure == Failure::NotOurs);
}

TEST_CASE("Another program's database is refused, in any journal mode, even with a journal") {
  const table::Folder folder;
  {
    SQLite::Database other((folder / "matches.db").string(),
                           SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    other.exec("CREATE TABLE song (title TEXT)");
    SECTION("rollback") {}
    SECTION("write-ahead") { other.exec("PRAGMA journal_mode = WAL"); }
    SECTION("with an application id") { other.exec("PRAGMA application_id = 17"); }
    SECTION("with only a version") { other.exec("DROP TABLE song; PRAGMA user_version = 1"); }
  }
  CHECK(refused_untouched(folder, "matches.db").failure == Failure::NotOurs);
}

TEST_CASE("A database with nothing in it and nobody's mark becomes a score sheet") {
  const table::Folder folder;
  {
    SQLite::Database blank((folder / "matches.db").string(),
                           SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    blank.exec("VACUUM");
  }
  REQUIRE(table::fs::file_size(folder / "matches.db") > 0);
  Database database(folder / "matches.db", 1000);
  CHECK(database.add(table::header_of(table::start_of()), {}) == 1);
}

TEST_CASE("A file cut short by a page or more is refused, and not changed") {
  const table::Folder folder;
  make_sheet(folder / "whole.db");
  const std::string whole = table::bytes_of(folder / "whole.db");
  table::fs::remove(folder / "whole.db");
  for (const std::size_t size :
       {std::size_t{1}, std::size_t{50}, std::size_t{99}, std::size_t{100}, std::size_t{1000},
        std::size_t{4096}, std::size_t{5000}, whole.size() / 2, whole.size() - 4096}) {
    CAPTURE(size, whole.size());
    table::write_bytes(folder / "matches.db", whole.substr(0, size));
    const Failure failure = *refused_untouched(folder, "matches.db").failure;
    CHECK((failure == Failure::Damaged || (size < 100 && failure == Failure::NotOurs)));
  }
}

TEST_CASE("A later version's file is refused in words and stays as it is") {
  const table::Folder folder;
  make_sheet(folder / "matches.db");
  table::open_raw(folder / "matches.db").exec("PRAGMA user_version = 99");
  const table::Failed failed = refused_untouched(folder, "matches.db");
  CHECK(failed.failure == Failure::Newer);
  CHECK(failed.sentence.find("later version") != std::string::npos);
}

TEST_CASE("An older file is brought up to date after a copy of it was kept") {
  const table::Folder folder;
  make_sheet(folder / "matches.db");
  std::vector<store::SchemaFile> schema(store::schema_files().begin(), store::schema_files().end());
  const int old_version = schema.back().version;
  const std::string next = "ALTER TABLE sitting ADD COLUMN note TEXT; PRAGMA user_version = " +
                           std::to_string(old_version + 1) + ";";
  schema.push_back({.version = old_version + 1, .sql = next});
  const auto open = [&] {
    return store::open_database(folder / "matches.db", 1000, store::IfMissing::Refuse, schema);
  };
  const std::string copy = "matches.db.version-" + std::to_string(old_version);

  SECTION("once") {
    const auto connection = open();
    CHECK(connection->execAndGet("PRAGMA user_version").getInt() == old_version + 1);
    CHECK(connection->execAndGet("PRAGMA foreign_keys").getInt() == 1);
    CHECK(connection->execAndGet("SELECT count(*) FROM match").getInt() == 30);
    CHECK(store::look_first(folder.path() / copy).user_version == old_version);
    CHECK(Database(folder.path() / copy, 1000).list().size() == 30);
    CHECK(mode_of(folder.path() / copy) == 0600U);
  }
  SECTION("and that copy replaces no other") {
    table::write_bytes(folder.path() / copy, "mine");
    static_cast<void>(open());
    CHECK(table::bytes_of(folder.path() / copy) == "mine");
    CHECK(Database(folder.path() / (copy + "-2"), 1000).list().size() == 30);
  }
  SECTION("or not at all, if the upgrade fails") {
    schema.back().sql = "ALTER TABLE sitting ADD COLUMN note TEXT; SELECT nonsense;";
    CHECK(table::trouble_of([&] { static_cast<void>(open()); }).failure == Failure::Damaged);
    CHECK(Database(folder / "matches.db", 1000).faults().empty());
  }
  SECTION("or not at all, if the copy cannot be made") {
    // A name too long for the copy's, not for the file's.
    const std::string name = std::string(249, 'm') + ".db";
    table::fs::rename(folder / "matches.db", folder / name);
    const std::string bytes = table::bytes_of(folder / name);
    const table::Failed failed = table::trouble_of([&] {
      static_cast<void>(
          store::open_database(folder / name, 1000, store::IfMissing::Refuse, schema));
    });
    CHECK(failed.failure == Failure::NoBackup);
    CHECK(table::bytes_of(folder / name) == bytes);
  }
}

TEST_CASE("A file left in the middle of a commit is brought back to before it") {
  const table::Folder folder;
  make_sheet(folder / "matches.db");
  {
    SQLite::Database dying = table::open_raw(folder / "matches.db");
    dying.exec(
        "PRAGMA cache_size = 2; PRAGMA cache_spill = 2; BEGIN IMMEDIATE; "
        "DROP TRIGGER match_starts_once; "
        "WITH RECURSIVE n(i) AS (SELECT 100 UNION ALL SELECT i + 1 FROM n WHERE i < 3000) "
        "INSERT INTO match SELECT i, printf('%032d', i), '3-2-5', 10, 0, 0, 0, 25, NULL, NULL, "
        "0, 0, 0, NULL FROM n");
    REQUIRE(table::fs::file_size(folder / "matches.db-journal") > 0);
    table::fs::create_directory(folder / "died");
    table::fs::copy(folder / "matches.db", folder.path() / "died" / "matches.db");
    table::fs::copy(folder / "matches.db-journal", folder.path() / "died" / "matches.db-journal");
  }
  Database database(folder.path() / "died" / "matches.db", 1000);
  CHECK(database.list().size() == 30);
  CHECK(database.faults().empty());
}

TEST_CASE("The connection holds the file to its own rules") {
  const table::Folder folder;
  const auto connection = store::open_database(folder / "matches.db", 1000, store::IfMissing::Make,
                                               store::schema_files());
  const auto is = [&](const char* pragma) {
    return connection->execAndGet(std::string("PRAGMA ") + pragma).getString();
  };
  CHECK(is("journal_mode") == "delete");
  CHECK(is("synchronous") == "3");
  CHECK(is("foreign_keys") == "1");
  CHECK(is("recursive_triggers") == "1");
  CHECK(is("trusted_schema") == "0");
  CHECK_FALSE(table::answer(*connection, "SELECT \"no such column\"").empty());
  CHECK_FALSE(
      table::answer(*connection, "PRAGMA writable_schema = 1; DELETE FROM sqlite_schema").empty());
}

TEST_CASE("Looking at a file does not let go of locks on it") {
  const table::Folder folder;
  make_sheet(folder / "matches.db");
  SQLite::Database writer = table::open_raw(folder / "matches.db");
  writer.exec("BEGIN IMMEDIATE");
  const Database second(folder / "matches.db", 100);
  // POSIX locks fall with the first close of any descriptor of the file; another program asks.
  const std::string ask = "sqlite3 -cmd '.timeout 20' " + (folder / "matches.db").string() +
                          " 'BEGIN IMMEDIATE' 2>/dev/null";
  if (std::system("command -v sqlite3 >/dev/null") == 0) {
    CHECK(std::system(ask.c_str()) != 0);
  }
  writer.exec("ROLLBACK");
}
