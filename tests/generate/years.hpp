// A score sheet of many years, made quickly: for programs that measure what a long history costs.
// Every match is one that a table could have played. Its rows go in past the triggers, which would
// take minutes over millions of them, and which are there again when it is done.
#pragma once

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <random>
#include <string>
#include <vector>

#include "store/database.hpp"
#include "store/matches.hpp"
#include "store/rows.hpp"
#include "store/seal.hpp"

namespace years {

inline constexpr int kPeople = 60;
inline constexpr int kMatchesAtOnce = 5000;
inline constexpr std::int64_t kFirstEvening = 1'000'000'000'000;  // September 2001
inline constexpr std::int64_t kBetween = 7'000'000;               // not quite two hours

inline int between(std::mt19937& random, int least, int most) {
  return least + static_cast<int>(random() % static_cast<unsigned>(most - least + 1));
}

inline store::Header header(std::mt19937& random, int number, int people) {
  store::Header header;
  std::string digits = std::to_string(number);
  header.id = std::string(32 - digits.size(), '0') + digits;
  header.started =
      core::Instant{.milliseconds = kFirstEvening + number * kBetween, .offset_minutes = 345};
  header.added = *header.started;
  // Tables of neighbours: some meet often, some once.
  const int first = between(random, 0, people - 1);
  const int second = (first + between(random, 1, 3)) % people;
  const int third = (second + between(random, 1, 3)) % people;
  int seat = 0;
  for (const int person : {first, second, third}) {
    header.start.players.at(static_cast<std::size_t>(seat++)) = "Player " + std::to_string(person);
  }
  header.start.target = 25;
  return header;
}

// Deals until somebody has crossed 25, and the end.
inline std::vector<core::JournalRow> rows(std::mt19937& random, const store::Header& header) {
  std::vector<core::JournalRow> rows;
  core::PerSeat<int> totals{};
  const auto add = [&](core::Actor who, core::Change change) {
    core::Instant at = *header.started;
    at.milliseconds += static_cast<std::int64_t>(rows.size()) * 60'000;
    rows.push_back({.row = static_cast<int>(rows.size()) + 1,
                    .who = who,
                    .at = at,
                    .act = std::move(change),
                    .redoes = std::nullopt});
  };
  for (int deal = 1; *std::max_element(totals.begin(), totals.end()) < 25; ++deal) {
    const int first = between(random, 0, 6);
    const int second = between(random, 0, 10 - first);
    const core::PerSeat<int> tricks = {first, second, 10 - first - second};
    for (const core::Seat seat : core::kAllSeats) {
      const auto at = static_cast<std::size_t>(seat);
      add(seat, core::Entry{.deal = deal, .seat = seat, .tricks = tricks.at(at)});
      totals.at(at) += tricks.at(at);
    }
  }
  add(0, core::MatchEnded{.by = 0});
  return rows;
}

// The triggers on the journal, taken away while this lives.
class WithoutTriggers {
 public:
  explicit WithoutTriggers(SQLite::Database& connection) : connection_(connection) {
    SQLite::Statement select(
        connection,
        "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = 'change'");
    std::vector<std::string> names;
    while (select.executeStep()) {
      names.push_back(select.getColumn(0).getString());
      triggers_.push_back(select.getColumn(1).getString());
    }
    select.reset();
    for (const std::string& name : names) {
      connection.exec("DROP TRIGGER " + name);
    }
  }
  void put_back() {
    for (const std::string& trigger : triggers_) {
      connection_.exec(trigger);
    }
  }

 private:
  SQLite::Database& connection_;
  std::vector<std::string> triggers_;
};

// Makes the new score sheet `file` with `matches` matches of so many people; the same each time.
inline void make(const std::filesystem::path& file, int matches, int people = kPeople) {
  {
    const store::Database made(file, 1000);
  }
  SQLite::Database connection(file.string(), SQLite::OPEN_READWRITE, 1000);
  store::add_seal_function(connection);
  connection.exec("PRAGMA synchronous = OFF");
  std::mt19937 random(325);
  WithoutTriggers without(connection);
  SQLite::Statement insert(connection, store::insert_of_row());
  for (int first = 1; first <= matches; first += kMatchesAtOnce) {
    SQLite::Transaction transaction(connection);
    for (int match = first; match < first + kMatchesAtOnce && match <= matches; ++match) {
      const store::Header header = years::header(random, match, people);
      store::insert_header(connection, match, header);
      for (const core::JournalRow& row : rows(random, header)) {
        insert.bind(1, match);
        store::bind_row(insert, 2, row, 0);
        insert.exec();
        insert.reset();
        insert.clearBindings();
      }
    }
    transaction.commit();
  }
  without.put_back();
}

// The same with thirty people, each of whom sat in a tenth of the matches; for programs that run
// one after the other, of which the first leaves a copy for the rest in the folder
// $SQUARESCORES_YEARS.
inline void make_once(const std::filesystem::path& file, int matches) {
  constexpr int kFew = 30;
  const char* const folder = std::getenv("SQUARESCORES_YEARS");
  if (folder == nullptr) {
    make(file, matches, kFew);
    return;
  }
  const std::filesystem::path kept =
      std::filesystem::path(folder) / (std::to_string(matches) + ".db");
  if (!std::filesystem::exists(kept)) {
    make(kept, matches, kFew);
  }
  std::filesystem::copy_file(kept, file);
}

}  // namespace years
