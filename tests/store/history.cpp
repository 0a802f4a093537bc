#include "store/history.hpp"

#include "../catch.hpp"
#include "random_match.hpp"
#include "store/people.hpp"
#include "store/table.hpp"

using store::Database;
using store::History;
using store::MatchFilter;
using table::entry;
using table::row;

namespace {

using std::chrono::year_month_day;

year_month_day day(int year, unsigned month, unsigned day) {
  return {std::chrono::year(year), std::chrono::month(month), std::chrono::day(day)};
}

int add(Database& database, int number, core::PerSeat<std::string> names, core::Instant at,
        const char* game = "3-2-5", const std::vector<core::JournalRow>& rows = {}) {
  core::Match start = table::start_of(game);
  start.players = std::move(names);
  store::Header header = table::header_of(start, number);
  header.started = at;
  return database.add(header, rows);
}

core::Instant at(const char* text) { return *core::parse_instant(text); }

const std::vector<core::JournalRow> kOneDeal = {
    row(1, 0, entry(1, 0, 1)), row(2, 1, entry(1, 1, 4)), row(3, 2, entry(1, 2, 5))};

}  // namespace

TEST_CASE("Matches are found by person, game, words and days, newest first") {
  const table::Folder folder;
  Database database(folder / "matches.db", 1000);
  // Half past midnight in Nepal is still the evening before in UTC.
  const int old = add(database, 1, {"Asha", "Bimal", "Chandra"}, at("2026-03-01T00:30:00+05:45"));
  const int late =
      add(database, 2, {"Zoë", "Bimal", "आशा"}, at("2026-03-01T23:50:00+05:45"), "9-5-2");
  const int next = add(database, 3, {"ASHA", "Deepa", "Ela"}, at("2026-03-02T00:10:00+05:45"));
  History history(database);
  store::People people(database);
  CHECK(history.find({}) == std::vector<int>{next, late, old});
  MatchFilter filter;
  filter.person = people.find("Asha")->number;
  CHECK(history.find(filter) == std::vector<int>{next, old});
  filter = {};
  filter.game = "9-5-2";
  CHECK(history.find(filter) == std::vector<int>{late});
  filter = {};
  filter.from = filter.to = day(2026, 3, 1);
  CHECK(history.find(filter) == std::vector<int>{late, old});
  filter.from = filter.to = day(2026, 2, 28);
  CHECK(history.find(filter).empty());
  filter = {};
  filter.from = day(2026, 3, 2);
  CHECK(history.find(filter) == std::vector<int>{next});
  filter = {};
  filter.words = "bim CHAN";
  CHECK(history.find(filter) == std::vector<int>{old});
  filter.words = "आशा";
  CHECK(history.find(filter) == std::vector<int>{late});
  filter.words = "100%_";
  CHECK(history.find(filter).empty());
}

TEST_CASE("A match is found by the names of its night and by those of today") {
  const table::Folder folder;
  Database database(folder / "matches.db", 1000);
  const int match = add(database, 1, {"Asha", "Bimal", "Chandra"}, table::kEvening);
  store::People people(database);
  REQUIRE(!people.rename(people.find("Asha")->number, "Aasha Rai"));
  for (const char* const words : {"asha", "rai", "AASHA bimal"}) {
    MatchFilter filter;
    filter.words = words;
    CHECK(History(database).find(filter) == std::vector<int>{match});
  }
}

TEST_CASE("What is said about a match is kept, found, and no part of its journal") {
  const table::Folder folder;
  Database database(folder / "matches.db", 1000);
  const int match = add(database, 1, {"Asha", "Bimal", "Chandra"}, table::kEvening);
  const int other = add(database, 2, {"Asha", "Bimal", "Chandra"}, table::kEvening);
  History history(database);
  CHECK(history.note(match) == store::Note{});
  const store::Note note{
      .title = "Dashain", .text = "Rain.\nThree sweeps, ਤਿੰਨ", .is_archived = false};
  CHECK(!history.set_note(match, note));
  CHECK(history.note(match) == note);
  MatchFilter filter;
  filter.words = "dashain RAIN";
  CHECK(history.find(filter) == std::vector<int>{match});
  const auto fault_of = [&](const std::string& title, const std::string& text) {
    return history.set_note(match, {.title = title, .text = text, .is_archived = false});
  };
  CHECK(fault_of("two\nlines", "") == core::NameFault::Invisible);
  CHECK(fault_of("\x1b[2J", "") == core::NameFault::Invisible);
  CHECK(fault_of("", "\xff") == core::NameFault::NotText);
  CHECK(fault_of("", std::string(30'000, 'x')) == core::NameFault::TooLong);
  CHECK(history.note(match) == note);
  CHECK(table::trouble_of([&] { (void)history.set_note(99, note); }).failure ==
        store::Failure::NoSuchMatch);
  CHECK(!history.set_note(match, {.title = "Dashain", .text = "", .is_archived = true}));
  CHECK(history.find({}) == std::vector<int>{other});
  filter = {};
  filter.is_archived = true;
  CHECK(history.find(filter) == std::vector<int>{match});
  CHECK(database.row_count(match) == 0);
  CHECK(database.faults().empty());
}

TEST_CASE("A line of the list tells what the sheet says, also right after a change") {
  const table::Folder folder;
  Database database(folder / "matches.db", 1000);
  const int match =
      add(database, 1, {"Asha", "Bimal", "Chandra"}, table::kEvening, "3-2-5", kOneDeal);
  History history(database);
  CHECK(history.remake_summaries(10) == 1);
  CHECK(history.remake_summaries(10) == 0);
  CHECK(history.listed(std::vector{match})[0].summary.totals == core::PerSeat<int>{1, 4, 5});
  REQUIRE(database.append(match, row(4, 1, core::MatchEnded{.by = 1})));
  const store::ListedMatch line = history.listed(std::vector{match})[0];
  CHECK(!line.is_damaged);
  CHECK(line.game == "3-2-5");
  CHECK(line.names == core::PerSeat<std::string>{"Asha", "Bimal", "Chandra"});
  CHECK(line.people == store::People(database).at(match));
  CHECK(line.at == table::kEvening);
  CHECK(line.summary.tally.deals == 1);
  REQUIRE(line.summary.result.has_value());
  CHECK(line.summary.result->winners == std::vector<core::Seat>{2});
  CHECK(line.summary.ended_at == table::kEvening);
  CHECK(line.summary.rows == 4);
}

TEST_CASE("A summary that is old, of another reckoning or no summary is made again, not believed") {
  const table::Folder folder;
  Database database(folder / "matches.db", 1000);
  const int match =
      add(database, 1, {"Asha", "Bimal", "Chandra"}, table::kEvening, "3-2-5", kOneDeal);
  History history(database);
  SQLite::Database raw = table::open_raw(folder / "matches.db");
  for (const char* const damage :
       {"UPDATE summary SET rows = 2, facts = replace(facts, '1 4 5', '9 9 9')",
        "UPDATE summary SET maker = 0, facts = replace(facts, '1 4 5', '9 9 9')",
        "UPDATE summary SET facts = 'nonsense'", "UPDATE summary SET facts = facts || '7 '",
        "DELETE FROM summary"}) {
    (void)history.remake_summaries(10);
    raw.exec(damage);
    CHECK(history.listed(std::vector{match})[0].summary.totals == core::PerSeat<int>{1, 4, 5});
    CHECK(history.statistics({}).matches() == 1);
    CHECK(core::all_of(history.statistics({}).people().at(1).chairs).points == 1);
  }
}

TEST_CASE("Every summary comes back from the file as it was made") {
  random_match::Random random(325);
  for (const core::Game& game : core::games()) {
    for (int i = 0; i < 20; ++i) {
      const store::Summary made = store::summary_of(random_match::match(random, game), i);
      const auto read = store::summary_from(store::facts_of(made), i);
      REQUIRE(read.has_value());
      CHECK(*read == made);
    }
  }
  CHECK(!store::summary_from("", 0));
  CHECK(!store::summary_from("1 2 3 ", 0));
}

TEST_CASE("A damaged match is a line of its own and counts nowhere") {
  const table::Folder folder;
  Database database(folder / "matches.db", 1000);
  const int match =
      add(database, 1, {"Asha", "Bimal", "Chandra"}, table::kEvening, "3-2-5", kOneDeal);
  const int sound =
      add(database, 2, {"Asha", "Bimal", "Chandra"}, table::kEvening, "3-2-5", kOneDeal);
  SQLite::Database raw = table::open_raw(folder / "matches.db");
  raw.exec("DROP TRIGGER change_refuses_update; UPDATE change SET tricks = 9 WHERE match = 1");
  const History history(database);
  const auto lines = history.listed(std::vector{sound, match});
  REQUIRE(lines.size() == 2);
  CHECK(!lines[0].is_damaged);
  CHECK(history.statistics({}).matches() >= 1);
}

TEST_CASE("Statistics count the matches that the filter lets through, by who that was") {
  const table::Folder folder;
  Database database(folder / "matches.db", 1000);
  add(database, 1, {"Asha", "Bimal", "Chandra"}, at("2026-03-01T20:00:00Z"), "3-2-5", kOneDeal);
  add(database, 2, {"Bimal", "Asha", "Deepa"}, at("2026-03-02T20:00:00Z"), "3-2-5", kOneDeal);
  add(database, 3, {"Asha", "Bimal", "Chandra"}, at("2026-03-03T20:00:00Z"));
  add(database, 4, {"Asha", "Bimal", "Chandra"}, at("2026-03-04T20:00:00Z"), "9-5-2");
  History history(database);
  store::People people(database);
  REQUIRE(!people.rename(people.find("Asha")->number, "Aasha"));
  const core::Statistics all = history.statistics({});
  CHECK(all.matches() == 2);
  CHECK(all.people().at(people.find("Aasha")->number).matches == 2);
  CHECK(core::all_of(all.people().at(people.find("Aasha")->number).chairs).points == 1 + 4);
  MatchFilter filter;
  filter.to = day(2026, 3, 1);
  CHECK(history.statistics(filter).matches() == 1);
  filter = {};
  filter.person = people.find("Deepa")->number;
  CHECK(history.statistics(filter).people().size() == 3);
  CHECK(history.statistics(filter).matches() == 1);
}
