#include "store/faults.hpp"

#include <algorithm>

#include "../catch.hpp"
#include "store/table.hpp"

using store::Database;
using store::Failure;
using table::entry;
using table::row;

namespace {

// A file with two matches, a settled deal in each.
std::string two_matches() {
  const table::Folder folder;
  {
    Database database(folder / "matches.db", 1000);
    for (int number = 1; number <= 2; ++number) {
      (void)database.add(
          table::header_of(table::start_of(), number),
          {row(1, 0, entry(1, 0, 1)), row(2, 1, entry(1, 1, 4)), row(3, 2, entry(1, 2, 5))});
    }
  }
  return table::bytes_of(folder / "matches.db");
}

enum class Seals { Gone, Kept };

// That file with its own refusals taken away, as another program could.
struct Tampered {
  explicit Tampered(Seals seals = Seals::Gone) {
    static const std::string kBytes = two_matches();
    table::write_bytes(folder / "matches.db", kBytes);
    raw.emplace(table::open_raw(folder / "matches.db"));
    for (const char* name :
         {"change_refuses_update", "match_refuses_update", "player_refuses_update",
          "rule_comes_before_match", "change_refuses_delete"}) {
      raw->exec(std::string("DROP TRIGGER ") + name);
    }
    raw->exec("PRAGMA ignore_check_constraints = ON");
    if (seals == Seals::Gone) {
      // As if written before there were any, so that each rule has to find its damage by itself.
      raw->exec("UPDATE match SET seal = NULL; UPDATE change SET seal = NULL");
    }
  }

  // What load() of match 1 does after `sql`; match 2 must stay as it is.
  Failure after(const std::string& sql) {
    CAPTURE(sql);
    REQUIRE(table::answer(*raw, sql).empty());
    const Database database(folder / "matches.db", 1000);
    const table::Failed failed = table::trouble_of([&] { (void)database.load(1); });
    CHECK(failed.sentence.find("Match 1 ") != std::string::npos);
    CHECK(database.load(2).rows.size() == 3);
    const std::vector<std::string> faults = database.faults();
    CHECK(std::ranges::any_of(faults, [](const std::string& fault) {
      return fault.find("Match 1 ") != std::string::npos;
    }));
    return failed.failure.value_or(Failure::Busy);
  }

  const table::Folder folder;
  std::optional<SQLite::Database> raw;
};

}  // namespace

TEST_CASE("A row that this program does not write is damage, named by its match") {
  const std::vector<std::string> values = {
      "who = 4",
      "who = -1",
      "kind = 'enter'",
      "kind = ''",
      "seat = 3",
      "seat = -1",
      "seat = NULL",
      "seat = 4294967296",
      "deal = 0",
      "deal = NULL",
      "tricks = -1",
      "tricks = 4294967297",
      "deal = 99999999999",
      "at_ms = 9223372036854775807",
      "at_offset = 1440",
      "at_ms = NULL",
      "redoes = 3",
      "redoes = 0",
      "row = 4",
      "row = 70000000000",
      "kind = 'trump'",
      "kind = 'call'",
      "kind = 'undo'",
      "kind = 'correction'",
      "kind = 'line'",
      "kind = 'host'",
      "kind = 'trump', suit = 'hearts '",
      "kind = 'tick'",
      "kind = 'undo', undoes = 3",
  };
  for (const std::string& value : values) {
    Tampered tampered;
    CHECK(tampered.after("UPDATE change SET " + value + " WHERE match = 1 AND row = 3") ==
          Failure::Damaged);
  }
}

TEST_CASE("A journal with a row missing is damage") {
  Tampered tampered;
  CHECK(tampered.after("DELETE FROM change WHERE match = 1 AND row = 2") == Failure::Damaged);
}

TEST_CASE("A start that no table could have agreed on is damage, named by its match") {
  for (const std::string sql :
       {"UPDATE match SET game = 'whist' WHERE number = 1",
        "UPDATE match SET tricks = 16 WHERE number = 1",
        "UPDATE match SET calls = 6 WHERE number = 1",
        "UPDATE match SET first_dealer = 3 WHERE number = 1",
        "UPDATE match SET host = 4 WHERE number = 1",
        "UPDATE match SET target = NULL WHERE number = 1",
        "UPDATE match SET target = 10000 WHERE number = 1",
        "UPDATE match SET id = 'x' WHERE number = 1",
        "UPDATE match SET started_offset = 2000 WHERE number = 1",
        "UPDATE match SET is_imported = 2 WHERE number = 1",
        "UPDATE sitting SET keeping = 'x' WHERE match = 1",
        "UPDATE sitting SET at_sheet = 4 WHERE match = 1",
        "DELETE FROM sitting WHERE match = 1",
        "INSERT INTO rule VALUES (1, 'calls', 'miz')",
        "INSERT INTO rule VALUES (1, 'jokers', 'true')",
        "INSERT INTO rule VALUES (1, 'loser_deals', 'true'), (1, 'full_rotation', 'true')",
        "UPDATE player SET name = 'host', folded = 'host' WHERE match = 1 AND seat = 0",
        "UPDATE player SET name = ' Asha' WHERE match = 1 AND seat = 0",
        "UPDATE player SET name = CAST(x'ff41' AS TEXT) WHERE match = 1 AND seat = 0",
        "UPDATE player SET folded = 'other' WHERE match = 1 AND seat = 0"}) {
    Tampered tampered;
    CHECK(tampered.after(sql) == Failure::Damaged);
    // The others can still be listed.
    CHECK(Database(tampered.folder / "matches.db", 1000).list().size() == 1);
  }
}

TEST_CASE("A journal that reads well but cannot have been played is found") {
  Tampered tampered;
  tampered.raw->exec("UPDATE change SET tricks = 11 WHERE match = 1 AND row = 3");
  const Database database(tampered.folder / "matches.db", 1000);
  const std::vector<std::string> faults = database.faults();
  CHECK(std::ranges::any_of(faults, [](const std::string& fault) {
    return fault.find("Match 1: row 3") != std::string::npos;
  }));
}

TEST_CASE("That triggers were taken out of a file is found") {
  const Tampered tampered;
  const Database database(tampered.folder / "matches.db", 1000);
  CHECK(database.faults().size() == 1);
}

TEST_CASE("A row that belongs to no match is found") {
  Tampered tampered;
  tampered.raw->exec("PRAGMA foreign_keys = OFF; INSERT INTO player VALUES (7, 0, 'Ela', 'ela')");
  const Database database(tampered.folder / "matches.db", 1000);
  CHECK(database.faults().size() == 2);
}

TEST_CASE("Bytes turned over anywhere in a file are found, or make no difference; never worse") {
  const table::Folder folder;
  {
    Database database(folder / "whole.db", 1000);
    for (int number = 1; number <= 3; ++number) {
      (void)database.add(
          table::header_of(table::start_of(), number),
          {row(1, 0, entry(1, 0, 1)), row(2, 1, entry(1, 1, 4)), row(3, 2, entry(1, 2, 5))});
    }
  }
  const std::string whole = table::bytes_of(folder / "whole.db");
  int found = 0;
  for (std::size_t at = 0; at < whole.size(); at += 509) {
    CAPTURE(at);
    std::string bytes = whole;
    for (std::size_t i = at; i < std::min(at + 8, bytes.size()); ++i) {
      bytes[i] = static_cast<char>(~bytes[i]);
    }
    table::write_bytes(folder / "matches.db", bytes);
    try {
      const Database database(folder / "matches.db", 100);
      found += database.faults().empty() ? 0 : 1;
      for (const store::Header& header : database.list()) {
        (void)database.load(header.match);
      }
    } catch (const store::Trouble&) {
      ++found;
    }
  }
  CHECK(found > 5);
}

TEST_CASE("What reads well and is not what was written has a broken seal") {
  // Each of these could have been played just so.
  for (const std::string sql :
       {"UPDATE change SET tricks = 2 WHERE match = 1 AND row = 3",
        "UPDATE change SET who = 0 WHERE match = 1 AND row = 3",
        "UPDATE change SET at_ms = at_ms + 1 WHERE match = 1 AND row = 1",
        "UPDATE match SET target = 24 WHERE number = 1",
        "UPDATE match SET first_dealer = 1 WHERE number = 1",
        "UPDATE match SET host = 1 WHERE number = 1",
        "UPDATE player SET name = 'Ashb', folded = 'ashb' WHERE match = 1 AND seat = 0",
        "INSERT INTO rule VALUES (1, 'loser_deals', 'true')"}) {
    Tampered tampered(Seals::Kept);
    CHECK(tampered.after(sql) == Failure::Damaged);
  }
}
