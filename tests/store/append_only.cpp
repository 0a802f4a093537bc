// What the file refuses whoever writes to it, below the program: changes to what is kept, and,
// worded as the table is, acts by those who may not.
#include "../catch.hpp"
#include "store/table.hpp"

using store::Database;
using table::entry;
using table::row;

namespace {

// One match: deals 1 and 2 settled, deal 3 open, with an entry by its player if `has_entry`. Asha
// is host, Bimal wrote the last.
struct File {
  explicit File(bool has_entry, bool is_ended = false) {
    Database database(folder / "matches.db", 1000);
    core::Match start = table::start_of();
    start.rules.sweep_bonus = true;
    std::vector<core::JournalRow> rows;
    const auto add = [&](core::Actor who, const core::Change& change) {
      rows.push_back(row(static_cast<int>(rows.size()) + 1, who, change));
    };
    for (int deal = 1; deal <= 2; ++deal) {
      add(0, entry(deal, 0, 1));
      add(2, entry(deal, 2, 5));
      add(1, entry(deal, 1, 4));
    }
    if (has_entry) {
      add(1, entry(3, 1, 4));
    }
    if (is_ended) {
      add(1, core::MatchEnded{.by = 1});
    }
    CHECK(database.add(table::header_of(start), rows) == 1);
    next = static_cast<int>(rows.size()) + 1;
    raw.emplace(table::open_raw(folder / "matches.db"));
  }

  // Whether the file takes a row with these columns from `who`; it is taken back again.
  bool takes(core::Actor who, const std::string& columns, const std::string& values) {
    raw->exec("BEGIN");
    const std::string said = table::answer(*raw, "INSERT INTO change (match, row, who, " + columns +
                                                     ") VALUES (1, " + std::to_string(next) + ", " +
                                                     std::to_string(who) + ", " + values + ")");
    raw->exec("ROLLBACK");
    return said.empty();
  }

  // Who of 0, 1, 2 and 3 may, as '01' or ''.
  std::string who_may(const std::string& columns, const std::string& values) {
    std::string able;
    for (core::Actor who = 0; who <= core::kKeeper; ++who) {
      if (takes(who, columns, values)) {
        able += std::to_string(who);
      }
    }
    return able;
  }

  const table::Folder folder;
  std::optional<SQLite::Database> raw;
  int next = 0;
};

}  // namespace

TEST_CASE("Below the program too, each may do what the permission table says and no more") {
  const std::string entry_columns = "kind, deal, seat, tricks";
  const std::string fix = "kind, deal, tricks0, tricks1, tricks2";
  SECTION("between two deals") {
    File file(false);
    CHECK(file.who_may(entry_columns, "'entry', 3, 2, 4") == "02");
    CHECK(file.who_may(entry_columns, "'entry', 3, 2, NULL") == "02");
    CHECK(file.who_may(entry_columns, "'entry', 2, 1, 6") == "01");
    CHECK(file.who_may(entry_columns, "'entry', 1, 1, 6").empty());
    CHECK(file.who_may(entry_columns, "'entry', 4, 1, 6").empty());
    CHECK(file.who_may(entry_columns, "'entry', 3, 1, 11").empty());
    CHECK(file.who_may(fix, "'correction', 1, 2, 3, 5") == "0");
    CHECK(file.who_may(fix, "'correction', 2, 2, 3, 5") == "0");
    CHECK(file.who_may(fix, "'correction', 1, 2, 3, 6").empty());
    CHECK(file.who_may(fix, "'correction', 3, 2, 3, 5").empty());
    CHECK(file.who_may("kind, deal, target", "'line', 2, 30") == "0");
    CHECK(file.who_may("kind, deal, target", "'line', 1, 30").empty());
    CHECK(file.who_may("kind, deal, seat", "'dealer', 3, 0") == "0");
    CHECK(file.who_may("kind, deal, seat", "'dealer', 2, 0").empty());
    CHECK(file.who_may("kind, deal, seat, other, tricks", "'trade', 2, 0, 2, 1") == "0");
    CHECK(file.who_may("kind, deal, seat, other, tricks", "'trade', 1, 0, 2, 1").empty());
    CHECK(file.who_may("kind, other", "'host', 3") == "0");
    CHECK(file.who_may("kind, deal, suit", "'trump', 3, 'hearts'") == "012");
    CHECK(file.who_may("kind, deal, suit", "'trump', 2, 'hearts'").empty());
    CHECK(file.who_may("kind, deal, seat, other, tricks", "'tick', 2, 2, 0, 1") == "012");
    CHECK(file.who_may("kind, deal, seat, other, tricks", "'tick', 1, 2, 0, 1").empty());
    CHECK(file.who_may("kind", "'end'") == "012");
    CHECK(file.who_may("kind, other", "'end', 2") == "2");
    CHECK(file.who_may("kind", "'reopen'").empty());
    CHECK(file.who_may("kind, undoes", "'undo', 6") == "01");
    CHECK(file.who_may("kind, undoes", "'undo', 5").empty());
  }
  SECTION("of cards drawn after a deal, only where some were ticked; anybody, and never undone") {
    File file(false);
    CHECK(file.who_may("kind, deal", "'pulls_left', 2").empty());
    file.raw->exec(
        "INSERT INTO change (match, row, who, kind, deal, seat, other, tricks) "
        "VALUES (1, 7, 1, 'tick', 2, 2, 0, 1)");
    file.next = 8;
    for (const std::string kind : {"'pulls_left'", "'pulls_owed'", "'pulls_made_up'"}) {
      CHECK(file.who_may("kind, deal", kind + ", 2") == "012");
      CHECK(file.who_may("kind, deal", kind + ", 1").empty());
      CHECK(file.who_may("kind, deal, seat", kind + ", 2, 1").empty());
      CHECK(file.who_may("kind", kind).empty());
      CHECK(file.who_may("kind, deal, redoes", kind + ", 2, 6").empty());
    }
    file.raw->exec(
        "INSERT INTO change (match, row, who, kind, deal) VALUES (1, 8, 1, 'pulls_left', 2)");
    file.next = 9;
    CHECK(file.who_may("kind, undoes", "'undo', 8").empty());
    CHECK(file.who_may("kind, undoes", "'undo', 6") == "01");
  }
  SECTION("while a deal is being filled in") {
    File file(true);
    CHECK(file.who_may(entry_columns, "'entry', 3, 2, 4") == "02");
    CHECK(file.who_may(entry_columns, "'entry', 2, 1, 6").empty());
    CHECK(file.who_may(fix, "'correction', 2, 2, 3, 5") == "0");
    CHECK(file.who_may("kind, deal, target", "'line', 2, 30").empty());
    CHECK(file.who_may("kind, deal, seat", "'dealer', 3, 0").empty());
    CHECK(file.who_may("kind, deal, seat, other, tricks", "'trade', 2, 0, 2, 1").empty());
    CHECK(file.who_may("kind, other", "'host', 2") == "0");
    CHECK(file.who_may("kind, deal, suit", "'trump', 3, 'no_trumps'") == "012");
    CHECK(file.who_may("kind", "'end'") == "012");
    CHECK(file.who_may("kind, undoes", "'undo', 7") == "01");
  }
  SECTION("after the match has ended") {
    File file(true, true);
    CHECK(file.who_may(entry_columns, "'entry', 3, 2, 4").empty());
    CHECK(file.who_may(fix, "'correction', 2, 2, 3, 5").empty());
    CHECK(file.who_may("kind, other", "'host', 2").empty());
    CHECK(file.who_may("kind, deal, suit", "'trump', 3, 'hearts'").empty());
    CHECK(file.who_may("kind", "'end'").empty());
    CHECK(file.who_may("kind", "'reopen'") == "0");
    CHECK(file.who_may("kind, undoes", "'undo', 8") == "01");
    CHECK(file.who_may("kind, undoes", "'undo', 7").empty());
  }
}

TEST_CASE("The host who is not at the table may act while he is the host, and not after") {
  File file(false);
  file.raw->exec("INSERT INTO change (match, row, who, kind, other) VALUES (1, 7, 0, 'host', 3)");
  file.next = 8;
  CHECK(file.who_may("kind, deal, seat", "'dealer', 3, 0") == "3");
  CHECK(file.who_may("kind, deal, suit", "'trump', 3, 'hearts'") == "0123");
  CHECK(file.who_may("kind, undoes", "'undo', 7") == "03");
  file.raw->exec("INSERT INTO change (match, row, who, kind, undoes) VALUES (1, 8, 3, 'undo', 7)");
  file.next = 9;
  CHECK(file.who_may("kind, deal, suit", "'trump', 3, 'hearts'") == "012");
  CHECK(file.who_may("kind, other, redoes", "'host', 3, 7") == "0");
  CHECK(file.who_may("kind, other, redoes", "'host', 2, 7").empty());
}

TEST_CASE(
    "A bid and a call are the dealer's or the host's, and nobody else is taken for the dealer") {
  const table::Folder folder;
  Database database(folder / "matches.db", 1000);
  core::Match start = table::start_of("8-5-3 calls", core::kKeeper);
  start.first_dealer = 1;
  CHECK(database.add(table::header_of(start, 1), {}) == 1);
  start.rules = core::Rules(*core::find_game("3-5-8"));
  CHECK(database.add(table::header_of(start, 2), {}) == 2);
  SQLite::Database raw = table::open_raw(folder / "matches.db");
  const auto takes = [&](int match, core::Actor who, core::Seat dealer) {
    const std::string act = match == 1 ? ", NULL, 'miz')" : ", 9, NULL)";
    const std::string sql = std::string(
                                "BEGIN; INSERT INTO change (match, row, who, kind, deal, "
                                "seat, tricks, call) VALUES (") +
                            std::to_string(match) + ", 1, " + std::to_string(who) +
                            (match == 1 ? ", 'call', 1, " : ", 'bid', 1, ") +
                            std::to_string(dealer) + act;
    const bool is_taken = table::answer(raw, sql).empty();
    raw.exec("ROLLBACK");
    return is_taken;
  };
  for (const int match : {1, 2}) {
    for (core::Actor who = 0; who <= core::kKeeper; ++who) {
      for (const core::Seat dealer : core::kAllSeats) {
        CAPTURE(match, who, dealer);
        CHECK(takes(match, who, dealer) == (dealer == 1 && (who == 1 || who == core::kKeeper)));
      }
    }
  }
}

TEST_CASE("Nothing of a match is ever changed or taken out") {
  File file(false);
  for (const char* pragma : {"PRAGMA recursive_triggers = OFF; PRAGMA foreign_keys = OFF",
                             "PRAGMA recursive_triggers = ON; PRAGMA foreign_keys = ON"}) {
    file.raw->exec(pragma);
    for (const char* sql :
         {"UPDATE change SET tricks = 5 WHERE row = 1", "DELETE FROM change WHERE row = 6",
          "DELETE FROM change", "UPDATE match SET host = 1", "DELETE FROM match",
          "UPDATE player SET name = 'Ela'", "DELETE FROM player", "UPDATE rule SET value = '0'",
          "DELETE FROM rule",
          "INSERT OR REPLACE INTO change (match, row, who, kind, deal, seat, tricks) VALUES "
          "(1, 6, 1, 'entry', 2, 1, 5)",
          "REPLACE INTO change (match, row, who, kind, deal, seat, tricks) VALUES "
          "(1, 1, 0, 'entry', 1, 0, 5)",
          "INSERT OR IGNORE INTO change (match, row, who, kind, deal, seat, tricks) VALUES "
          "(1, 6, 1, 'entry', 2, 1, 5)",
          "INSERT INTO change (match, row, who, kind, deal, seat, tricks) VALUES "
          "(1, 8, 1, 'entry', 3, 1, 5)",
          "INSERT INTO change (match, row, who, kind, deal, seat, tricks) VALUES "
          "(2, 1, 1, 'entry', 1, 1, 5)",
          "INSERT OR REPLACE INTO player VALUES (1, 0, 'Ela', 'ela')",
          "INSERT OR REPLACE INTO rule VALUES (1, 'sweep_bonus', '0')",
          "INSERT INTO rule VALUES (1, 'loser_deals', 'true')",
          "INSERT OR REPLACE INTO match SELECT * FROM match",
          "INSERT OR REPLACE INTO match SELECT 2, id, game, tricks, calls, first_dealer, host, "
          "target, started_ms, started_offset, added_ms, added_offset, is_imported FROM match"}) {
      CAPTURE(pragma, sql);
      CHECK_FALSE(table::answer(*file.raw, sql).empty());
    }
  }
  CHECK(Database(file.folder / "matches.db", 1000).load(1).rows.size() == 6);
  CHECK(Database(file.folder / "matches.db", 1000).faults().empty());
}

TEST_CASE("A row is of one kind, with the columns of that kind and no others") {
  File file(false);
  for (const char* values :
       {"'entry', 3, 1, 4, 0, NULL, NULL", "'entry', NULL, 1, 4, NULL, NULL, NULL",
        "'entry', 3, NULL, 4, NULL, NULL, NULL", "'entry', 3, 1, -1, NULL, NULL, NULL",
        "'entry', 3, 1, 'four', NULL, NULL, NULL", "'entry', 3, 1, 4.5, NULL, NULL, NULL",
        "'entry', 3, 1, 4, NULL, 'hearts', NULL", "'play', 3, 1, 4, NULL, NULL, NULL",
        "'trump', 3, NULL, NULL, NULL, 'cups', NULL", "'trump', 3, NULL, NULL, NULL, NULL, NULL",
        "'host', NULL, NULL, NULL, 4, NULL, NULL", "'host', NULL, NULL, NULL, NULL, NULL, NULL",
        "'trade', 2, 0, 0, 2, NULL, NULL", "'trade', 2, 0, 1, 0, NULL, NULL",
        "'trade', 2, 0, 1, 3, NULL, NULL", "'tick', 2, 2, 1, 0, NULL, 1"}) {
    CAPTURE(values);
    CHECK_FALSE(file.takes(0, "kind, deal, seat, tricks, other, suit, redoes", values));
  }
  CHECK(file.takes(0, "kind, deal, seat, tricks, other, suit, redoes",
                   "'entry', 3, 1, 4, NULL, NULL, NULL"));
}

TEST_CASE("A match has three different players from the start") {
  const table::Folder folder;
  {
    const Database database(folder / "matches.db", 1000);
  }
  SQLite::Database raw = table::open_raw(folder / "matches.db");
  const std::string match = "INSERT INTO match VALUES (1, '" + table::id(1) +
                            "', '3-2-5', 10, 0, 0, 0, 25, NULL, NULL, "
                            "0, 0, 0, NULL); ";
  CHECK_FALSE(table::answer(raw, match).empty());
  CHECK_FALSE(table::answer(raw,
                            "BEGIN; INSERT INTO player VALUES (1, 0, 'A', 'a'), "
                            "(1, 1, 'B', 'b'); " +
                                match)
                  .empty());
  raw.exec("ROLLBACK");
  CHECK_FALSE(table::answer(raw,
                            "BEGIN; INSERT INTO player VALUES (1, 0, 'A', 'a'), "
                            "(1, 1, 'B', 'a'), (1, 2, 'C', 'c'); " +
                                match)
                  .empty());
  raw.exec("ROLLBACK");
  CHECK(table::answer(raw,
                      "BEGIN; INSERT INTO player VALUES (1, 0, 'A', 'a'), "
                      "(1, 1, 'B', 'b'), (1, 2, 'C', 'c'); " +
                          match + "COMMIT")
            .empty());
}
