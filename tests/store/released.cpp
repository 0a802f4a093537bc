// Score sheets as released versions left them, kept as dumps that are never changed.
#include "../catch.hpp"
#include "core/journal.hpp"
#include "core/make_up.hpp"
#include "core/name.hpp"
#include "store/first_look.hpp"
#include "store/people.hpp"
#include "store/schema.hpp"
#include "store/table.hpp"

using store::Database;

namespace {

// The file that a dump under tests/store/released/ is of.
void make_from(const char* dump, const table::fs::path& file) {
  SQLite::Database connection(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
  connection.exec(
      table::bytes_of(table::fs::path(SQUARESCORES_TESTS_DIR) / "store" / "released" / dump));
}

}  // namespace

TEST_CASE("A score sheet of the first schema opens with every match, after a copy was kept") {
  const table::Folder folder;
  make_from("schema_1.sql", folder / "matches.db");
  REQUIRE(store::look_first(folder / "matches.db").user_version == 1);
  const store::Database database(folder / "matches.db", 1000);
  CHECK(store::look_first(folder / "matches.db").user_version ==
        store::schema_files().back().version);
  CHECK(folder.names() == std::vector<std::string>{"matches.db", "matches.db.version-1"});
  CHECK(store::look_first(folder / "matches.db.version-1").user_version == 1);
  CHECK(store::is_sound(folder / "matches.db.version-1"));
  CHECK(database.list().size() == 10);
  CHECK(database.faults().empty());
  // The journals are what they were.
  SQLite::Database before = table::open_raw(folder / "matches.db.version-1");
  SQLite::Database after = table::open_raw(folder / "matches.db");
  for (const char* const table : {"match", "player", "rule", "change", "sitting"}) {
    const std::string count = std::string("SELECT count(*) FROM ") + table;
    CHECK(before.execAndGet(count).getInt() == after.execAndGet(count).getInt());
  }
}

TEST_CASE("Those who played under the first schema are one person each, by the name as compared") {
  const table::Folder folder;
  make_from("schema_1.sql", folder / "matches.db");
  const store::Database database(folder / "matches.db", 1000);
  const store::People people(database);
  std::vector<std::string> names;
  for (const store::Person& person : people.list()) {
    names.push_back(person.name);
  }
  CHECK(names == std::vector<std::string>{"=1+1", "asha", "Bimal", "Chandra", "Deepa", "आशा"});
  CHECK(people.find("ASHA")->matches == 10);
  CHECK(people.find("bimal")->matches == 9);
  CHECK(database.load(1).header.start.players[0] == "Asha");
  CHECK(database.load(2).header.start.players[0] == "ASHA");
  CHECK(people.at(1)[0] == people.at(2)[0]);
}

TEST_CASE(
    "A score sheet of the second schema opens, and asks of cards it could not ask of before") {
  const table::Folder folder;
  make_from("schema_2.sql", folder / "matches.db");
  REQUIRE(store::look_first(folder / "matches.db").user_version == 2);
  Database database(folder / "matches.db", 1000);
  CHECK(folder.names() == std::vector<std::string>{"matches.db", "matches.db.version-2"});
  CHECK(database.faults().empty());
  const store::KeptMatch kept = database.load(1);
  const core::Played played = core::play(kept.header.start, kept.rows);
  CHECK_FALSE(played.unsound_row);
  const std::vector<core::WrongPulls> wrong = core::wrong_pulls(played.match);
  REQUIRE(wrong.size() == 1);
  CHECK(wrong[0].deal == 1);
  const int next = static_cast<int>(kept.rows.size()) + 1;
  REQUIRE(database.append(
      1, table::row(next, 2, core::MakeUpSaid{.deal = 1, .said = core::MakeUp::Left})));
  CHECK(Database(folder / "matches.db", 1000).load(1).rows.size() == kept.rows.size() + 1);
  CHECK(store::is_sound(folder / "matches.db"));
  CHECK(table::open_raw(folder / "matches.db").execAndGet("PRAGMA integrity_check").getString() ==
        "ok");
}

TEST_CASE(
    "What was kept before there were seals is read without, and what is written now has one") {
  const table::Folder folder;
  make_from("schema_2.sql", folder / "matches.db");
  Database database(folder / "matches.db", 1000);
  const int match = database.add(table::header_of(table::start_of(), 77), {});
  REQUIRE(database.append(match, table::row(1, 0, table::entry(1, 0, 2))));
  SQLite::Database raw = table::open_raw(folder / "matches.db");
  CHECK(raw.execAndGet("SELECT count(seal) FROM match").getInt() == 1);
  CHECK(raw.execAndGet("SELECT count(seal) FROM change").getInt() == 1);
  CHECK(database.load(match).rows.size() == 1);
  CHECK(database.faults().empty());
}
