#include "store/database.hpp"

#include <sqlite3.h>

#include <algorithm>

#include "../catch.hpp"
#include "core/name.hpp"
#include "core/sheet.hpp"
#include "store/matches.hpp"
#include "store/table.hpp"

using store::Database;
using store::Failure;
using table::entry;
using table::row;
using table::undo;

namespace {

// A match of `game` with a settled deal behind it, in each of its seats' own hand.
std::vector<core::JournalRow> settled_deal(core::PerSeat<int> tricks) {
  return {row(1, 0, entry(1, 0, tricks[0])), row(2, 1, entry(1, 1, tricks[1])),
          row(3, 2, entry(1, 2, tricks[2]))};
}

void append_all(Database& database, int match, const std::vector<core::JournalRow>& rows) {
  for (const core::JournalRow& one : rows) {
    CAPTURE(one.row);
    REQUIRE(database.append(match, one));
  }
}

}  // namespace

TEST_CASE("Every kind of change comes back as it was appended, from another connection too") {
  const table::Folder folder;
  Database database(folder / "matches.db", 1000);
  std::vector<core::JournalRow> rows = settled_deal({1, 4, 5});
  SECTION("in 3-2-5") {
    const auto trade = core::TradeMade{.deal = 1, .trade = {.from = 1, .to = 2, .tricks = 1}};
    for (const core::Change& change :
         std::vector<core::Change>{core::HostMoved{.host = core::kKeeper}}) {
      rows.push_back(row(4, 0, change));
    }
    rows.push_back(row(5, core::kKeeper, core::HostMoved{.host = 0}));
    rows.push_back(row(6, 0, core::LineMove{.after_deal = 1, .target = 30}));
    rows.push_back(row(7, 0, core::Correction{.deal = 1, .tricks = {2, 3, 5}}));
    rows.push_back(row(8, 0, trade));
    rows.push_back(
        row(9, 1, core::Ticked{.deal = 1, .tick = {.taker = 2, .giver = 1, .drawn = 1}}));
    rows.push_back(row(10, 0, core::DealerSet{.deal = 2, .dealer = 2}));
    rows.push_back(row(11, 2, core::TrumpNamed{.deal = 2, .suit = core::Suit::NoTrumps}));
    rows.push_back(row(12, 1, entry(2, 1, 0)));
    rows.push_back(row(13, 1, entry(2, 1, std::nullopt)));
    rows.push_back(undo(14, 1, 13));
    rows.push_back(row(15, 0, entry(2, 1, std::nullopt), 13));
    rows.push_back(row(16, 2, core::MatchEnded{.by = 2}));
    rows.push_back(row(17, 0, core::MatchReopened{}));
    rows.push_back(row(18, 2, core::MakeUpSaid{.deal = 1, .said = core::MakeUp::Left}));
    rows.push_back(row(19, 1, core::MakeUpSaid{.deal = 1, .said = core::MakeUp::Owed}));
    rows.push_back(row(20, 0, core::MakeUpSaid{.deal = 1, .said = core::MakeUp::Done}));
    rows.push_back(row(21, 0, core::MatchEnded{}));
    const int match = database.add(table::header_of(table::start_of()), {});
    append_all(database, match, rows);
    CHECK(Database(folder / "matches.db", 1000).load(match).rows == rows);
  }
  SECTION("a bid, in 3-5-8") {
    rows = {row(1, 0, core::BidMade{.deal = 1, .tricks = 11})};
    const int match = database.add(table::header_of(table::start_of("3-5-8")), {});
    append_all(database, match, rows);
    CHECK(Database(folder / "matches.db", 1000).load(match).rows == rows);
  }
  SECTION("a call, in 8-5-3 calls") {
    rows = {row(1, 0, core::CallMade{.deal = 1, .call = core::Call::Miz})};
    const int match = database.add(table::header_of(table::start_of("8-5-3 calls")), {});
    append_all(database, match, rows);
    CHECK(Database(folder / "matches.db", 1000).load(match).rows == rows);
  }
  SECTION("who made the first overtrick, in 3-5-9") {
    rows = {row(1, 0, entry(1, 0, 4)), row(2, 1, entry(1, 1, 8)), row(3, 2, entry(1, 2, 5)),
            row(4, 0, core::FirstUp{.deal = 1, .seat = 2})};
    const int match = database.add(table::header_of(table::start_of("3-5-9")), {});
    append_all(database, match, rows);
    CHECK(Database(folder / "matches.db", 1000).load(match).rows == rows);
  }
  CHECK(database.faults().empty());
}

TEST_CASE("Times come back to the millisecond with their offset, and unknown ones unknown") {
  const table::Folder folder;
  Database database(folder / "matches.db", 1000);
  store::Header header = table::header_of(table::start_of());
  header.started.reset();
  header.added = {.milliseconds = 1'796'061'900'123, .offset_minutes = -570};
  std::vector<core::JournalRow> rows = settled_deal({2, 5, 3});
  rows[0].at.reset();
  rows[1].at = core::Instant{.milliseconds = -1, .offset_minutes = 345};
  const int match = database.add(header, rows);
  const store::KeptMatch kept = database.load(match);
  CHECK(!kept.header.started);
  CHECK(kept.header.added == header.added);
  CHECK(kept.rows == rows);
}

TEST_CASE("Names of any script come back the same, and a match is found by each") {
  const table::Folder folder;
  Database database(folder / "matches.db", 1000);
  core::Match start = table::start_of();
  start.players = {"\"Q\", =1+1", "\u0915\u094d\u0937\u093f\u0924\u093f",
                   "\u0641\u0627\u0637\u0645\u06c1 \U0001F469\u200d\U0001F33E"};
  for (std::string& name : start.players) {
    REQUIRE(core::kept_name(name).text == name);
  }
  const int match = database.add(table::header_of(start), {});
  CHECK(database.load(match).header.start == start);
  for (const std::string& name : start.players) {
    CHECK(database.list(name).size() == 1);
  }
  CHECK(database.list("\"q\", =1+1").size() == 1);
  CHECK(database.list("Q").empty());
}

TEST_CASE("Every house rule of every game comes back") {
  const table::Folder folder;
  Database database(folder / "matches.db", 1000);
  const std::vector<std::pair<std::string, std::string>> agreed = {
      {"direction", "clockwise"},
      {"direction", "counterclockwise"},
      {"sweep_bonus", "5"},
      {"loser_deals", "true"},
      {"full_rotation", "true"},
      {"keep_of_suit", "0"},
      {"trump_by", "seventh_card"},
      {"sevens", "spades_high"},
      {"deals", "99"},
      {"ends", "overtricks"},
      {"deal_tricks", "9"},
      {"overtricks", "8"},
      {"max_bleed", "3"},
      {"calls", "miz,hearts"},
      {"kitty", "take_first"},
      {"kitty", "discard_first"}};
  int number = 0;
  for (const core::Game& game : core::games()) {
    for (const auto& [key, value] : agreed) {
      core::Match start = table::start_of(std::string(game.name).c_str(), core::kKeeper);
      if (core::set_rule(start.rules, key, core::rule_value(key, value))) {
        continue;
      }
      CAPTURE(game.name, key, value);
      const int match = database.add(table::header_of(start, ++number), {});
      CHECK(database.load(match).header.start == start);
    }
  }
  CHECK(number > 30);
  core::Match stakes = table::start_of("3-5-8");
  stakes.rules.stake = 250;
  stakes.rules.currency = "NPR";
  const int match = database.add(table::header_of(stakes, ++number), {});
  CHECK(database.load(match).header.start == stakes);
  CHECK(database.faults().empty());
}

TEST_CASE("Of two who append the same row, the second is told that somebody was first") {
  const table::Folder folder;
  Database window(folder / "matches.db", 1000);
  const int match = window.add(table::header_of(table::start_of()), {});
  Database verb(folder / "matches.db", 1000);
  CHECK(window.append(match, row(1, 0, entry(1, 0, 3))));
  CHECK_FALSE(verb.append(match, row(1, 0, entry(1, 0, 4))));
  CHECK(verb.append(match, row(2, 0, entry(1, 0, 4))));
  CHECK(window.rows_after(match, 1) == std::vector<core::JournalRow>{row(2, 0, entry(1, 0, 4))});
  CHECK(window.row_count(match) == 2);
}

TEST_CASE("A row that leaves a gap is not appended") {
  const table::Folder folder;
  Database database(folder / "matches.db", 1000);
  const int match = database.add(table::header_of(table::start_of()), {});
  CHECK_FALSE(database.append(match, row(2, 0, entry(1, 0, 3))));
  CHECK(database.row_count(match) == 0);
}

TEST_CASE("The version differs after others' writes, and only after those") {
  const table::Folder folder;
  Database window(folder / "matches.db", 1000);
  const int match = window.add(table::header_of(table::start_of()), {});
  const std::int64_t before = window.version();
  CHECK(window.append(match, row(1, 0, entry(1, 0, 3))));
  CHECK(window.version() == before);
  Database verb(folder / "matches.db", 1000);
  CHECK(window.version() == before);
  CHECK(verb.append(match, row(2, 0, entry(1, 0, 4))));
  CHECK(window.version() != before);
}

TEST_CASE("A journal comes in whole or not at all") {
  const table::Folder folder;
  Database database(folder / "matches.db", 1000);
  std::vector<core::JournalRow> rows = settled_deal({1, 4, 5});
  rows.push_back(row(4, 1, core::Correction{.deal = 1, .tricks = {2, 3, 5}}));  // not the host
  const table::Failed failed =
      table::trouble_of([&] { (void)database.add(table::header_of(table::start_of()), rows); });
  CHECK(failed.failure == Failure::Refused);
  CHECK(failed.sentence.find("only the host") != std::string::npos);
  CHECK(database.list().empty());
  CHECK(!database.find(table::id(1)));
  rows.back() = row(4, 0, core::Correction{.deal = 1, .tricks = {2, 3, 5}});
  CHECK(database.add(table::header_of(table::start_of()), rows) == 1);
  CHECK(database.load(1).rows == rows);
}

TEST_CASE("A match that came as a document is kept as the rows that lead to it") {
  const table::Folder folder;
  Database database(folder / "matches.db", 1000);
  core::Match played = core::play(table::start_of(), settled_deal({1, 4, 5})).match;
  played =
      core::apply(played, 0, core::TradeMade{.deal = 1, .trade = {.from = 1, .to = 2, .tricks = 1}},
                  table::kEvening);
  played = core::apply(played, 0, core::LineMove{.after_deal = 1, .target = 30}, table::kEvening);
  played = core::apply(played, 0, core::DealerSet{.deal = 2, .dealer = 0}, table::kEvening);
  played = core::apply(played, 1, entry(2, 1, 6), table::kEvening);
  played.ended = core::End{.at = std::nullopt, .by = std::nullopt};
  store::Header header = table::header_of(core::start_of(played));
  header.is_imported = true;
  const int match = database.add(header, core::journal_of(played));
  const store::KeptMatch kept = database.load(match);
  CHECK(kept.header.is_imported);
  CHECK(core::play(kept.header.start, kept.rows).match == played);
  CHECK(database.faults().empty());
}

TEST_CASE("The same match does not come in twice") {
  const table::Folder folder;
  Database database(folder / "matches.db", 1000);
  CHECK(database.add(table::header_of(table::start_of()), {}) == 1);
  const table::Failed failed =
      table::trouble_of([&] { (void)database.add(table::header_of(table::start_of()), {}); });
  CHECK(failed.failure == Failure::Refused);
  CHECK(database.find(table::id(1)) == 1);
  CHECK(database.list().size() == 1);
}

TEST_CASE("The list is newest first by when a match started, else when it came in") {
  const table::Folder folder;
  Database database(folder / "matches.db", 1000);
  const auto add = [&](int number, std::optional<std::int64_t> started, std::int64_t added,
                       const char* first) {
    core::Match start = table::start_of();
    start.players[0] = first;
    store::Header header = table::header_of(start, number);
    header.started =
        started ? std::optional(core::Instant{.milliseconds = *started}) : std::nullopt;
    header.added = {.milliseconds = added};
    return database.add(header, {});
  };
  add(1, 5000, 9000, "Asha");
  add(2, 7000, 9100, "Deepa");
  add(3, std::nullopt, 6000, "ASHA");
  add(4, 5000, 9200, "Ela");
  const auto numbers = [](const std::vector<store::Header>& headers) {
    std::vector<int> matches;
    matches.reserve(headers.size());
    for (const store::Header& header : headers) {
      matches.push_back(header.match);
    }
    return matches;
  };
  CHECK(numbers(database.list()) == std::vector<int>{2, 3, 4, 1});
  CHECK(numbers(database.list(std::nullopt, 2, 1)) == std::vector<int>{3, 4});
  CHECK(numbers(database.list("asha")) == std::vector<int>{3, 1});
  CHECK(numbers(database.list("Fatima")).empty());
  CHECK(database.names(10) == std::vector<std::string>{"Ela", "Bimal", "Chandra", "Asha", "Deepa"});
  CHECK(database.names(2) == std::vector<std::string>{"Ela", "Bimal"});
}

TEST_CASE("The newest unfinished match is the newest that has not ended, or whose end was undone") {
  const table::Folder folder;
  Database database(folder / "matches.db", 1000);
  CHECK(!database.newest_unfinished());
  const int older = database.add(table::header_of(table::start_of(), 1), {});
  store::Header header = table::header_of(table::start_of(), 2);
  header.started->milliseconds += 1000;
  const int newer = database.add(header, {});
  CHECK(database.newest_unfinished() == newer);
  CHECK(database.append(newer, row(1, 2, core::MatchEnded{.by = 2})));
  CHECK(database.newest_unfinished() == older);
  CHECK(database.newest_unfinished(2) == older);
  CHECK(!database.newest_unfinished(1));
  CHECK(database.append(newer, undo(2, 2, 1)));
  CHECK(database.newest_unfinished() == newer);
  CHECK(database.append(newer, row(3, 2, core::MatchEnded{.by = 2}, 1)));
  CHECK(database.append(newer, row(4, 0, core::MatchReopened{})));
  CHECK(database.newest_unfinished() == newer);
}

TEST_CASE(
    "A start that goes on with the newest match looks into no other, however many there are") {
  const auto steps_with = [](int matches) {
    const table::Folder folder;
    std::vector<store::KeptMatch> added;
    for (int number = 1; number <= matches; ++number) {
      added.push_back({.header = table::header_of(table::start_of(), number), .rows = {}});
    }
    (void)store::Database(folder / "matches.db", 1000).add_all(added);
    SQLite::Database connection((folder / "matches.db").string());
    int steps = 0;
    sqlite3_progress_handler(
        connection.getHandle(), 1,
        [](void* count) {
          ++*static_cast<int*>(count);
          return 0;
        },
        &steps);
    CHECK(store::newest_unfinished_match(connection, 1000) == matches);
    return steps;
  };
  CHECK(steps_with(300) <= steps_with(2));
}

TEST_CASE("Who is at the sheet and how it is kept can change, and nothing else does") {
  const table::Folder folder;
  Database database(folder / "matches.db", 1000);
  const int match = database.add(table::header_of(table::start_of()), {});
  CHECK(!database.load(match).header.at_sheet);
  CHECK(database.load(match).header.keeping == store::Keeping::ByHost);
  database.set_at_sheet(match, core::kKeeper);
  database.set_keeping(match, store::Keeping::PassedRound);
  CHECK(database.load(match).header.at_sheet == core::kKeeper);
  CHECK(database.load(match).header.keeping == store::Keeping::PassedRound);
}

TEST_CASE("A match that is not there is said to be missing") {
  const table::Folder folder;
  Database database(folder / "matches.db", 1000);
  const auto failure = [](auto work) { return table::trouble_of(work).failure; };
  CHECK(failure([&] { (void)database.load(1); }) == Failure::NoSuchMatch);
  CHECK(failure([&] { (void)database.row_count(1); }) == Failure::NoSuchMatch);
  CHECK(failure([&] { (void)database.append(1, row(1, 0, entry(1, 0, 3))); }) ==
        Failure::NoSuchMatch);
  CHECK(failure([&] { database.set_at_sheet(1, 0); }) == Failure::NoSuchMatch);
  CHECK(failure([&] { database.set_keeping(1, store::Keeping::ByHost); }) == Failure::NoSuchMatch);
}

TEST_CASE("A write waits for another writer only so long, and goes through when he is done") {
  const table::Folder folder;
  Database database(folder / "matches.db", 20);
  const int match = database.add(table::header_of(table::start_of()), {});
  SQLite::Database other = table::open_raw(folder / "matches.db");
  other.exec("BEGIN IMMEDIATE");
  const table::Failed failed =
      table::trouble_of([&] { (void)database.append(match, row(1, 0, entry(1, 0, 3))); });
  CHECK(failed.failure == Failure::Busy);
  CHECK(database.row_count(match) == 0);
  other.exec("ROLLBACK");
  CHECK(database.append(match, row(1, 0, entry(1, 0, 3))));
}

TEST_CASE("A reader who has not finished makes a commit wait, and nothing is half done") {
  const table::Folder folder;
  Database database(folder / "matches.db", 20);
  const int match = database.add(table::header_of(table::start_of()), {});
  SQLite::Database other = table::open_raw(folder / "matches.db");
  other.exec("BEGIN");
  (void)other.execAndGet("SELECT count(*) FROM change").getInt();
  CHECK(table::trouble_of([&] {
          (void)database.append(match, row(1, 0, entry(1, 0, 3)));
        }).failure == Failure::Busy);
  other.exec("ROLLBACK");
  CHECK(database.row_count(match) == 0);
  CHECK(database.append(match, row(1, 0, entry(1, 0, 3))));
}

TEST_CASE("A restored file is followed to its name, and never written past it") {
  const table::Folder folder;
  Database database(folder / "matches.db", 1000);
  const int match = database.add(table::header_of(table::start_of()), settled_deal({1, 4, 5}));
  database.back_up(folder / "kept.db");
  CHECK(database.append(match, row(4, 0, entry(2, 0, 3))));
  const std::int64_t before = database.version();
  table::fs::rename(folder / "kept.db", folder / "matches.db");
  SECTION("by asking for the version") { CHECK(database.version() != before); }
  SECTION("by appending") { CHECK_FALSE(database.append(match, row(5, 0, entry(2, 0, 4)))); }
  CHECK(database.row_count(match) == 3);
  CHECK(database.append(match, row(4, 0, entry(2, 0, 5))));
  CHECK(Database(folder / "matches.db", 1000).row_count(match) == 4);
}

TEST_CASE("While the file is gone nothing is claimed to be saved") {
  const table::Folder folder;
  Database database(folder / "matches.db", 1000);
  const int match = database.add(table::header_of(table::start_of()), {});
  table::fs::rename(folder / "matches.db", folder / "away.db");
  CHECK(table::trouble_of([&] {
          (void)database.append(match, row(1, 0, entry(1, 0, 3)));
        }).failure == Failure::NoFile);
  CHECK(!table::fs::exists(folder / "matches.db"));
  table::fs::rename(folder / "away.db", folder / "matches.db");
  CHECK(database.append(match, row(1, 0, entry(1, 0, 3))));
}
