// What the list and the statistics need of a match, without playing it anew. A summary says how
// many rows of the journal it was made from; one of another number is not used but made again, so
// it can be old and never wrong.
#pragma once

#include <SQLiteCpp/Database.h>

#include <optional>
#include <string>
#include <vector>

#include "core/statistics.hpp"
#include "store/database.hpp"

namespace store {

struct Summary {
  int rows = 0;  // of the journal it was made from
  std::optional<core::Instant> ended_at;
  std::optional<core::Result> result;     // of an ended match
  std::optional<core::Decision> decided;  // of any
  std::optional<int> target;              // the line now
  core::PerSeat<int> totals{};            // of settled deals, whose number is tally.deals
  core::MatchTally tally;

  bool operator==(const Summary&) const = default;
};

[[nodiscard]] Summary summary_of(const core::Match& match, int rows);

// As the table `summary` keeps it, and back; nullopt for what this program does not write.
[[nodiscard]] std::string facts_of(const Summary& summary);
[[nodiscard]] std::optional<Summary> summary_from(const std::string& facts, int rows);

// What `facts` are written by. Another number: the reckoning or their form has changed since.
inline constexpr int kSummaryMaker = 2;

// Whether a row y of the table `summary` is as it was written, in SQL.
inline constexpr const char* kIsSummarySealed =
    "y.seal = seal_of(y.match, y.rows, y.maker, y.facts)";

// From the journal. Throws Trouble: NoSuchMatch, Damaged; SQLite::Exception.
[[nodiscard]] Summary played_summary(SQLite::Database& connection, int match);

// In a transaction of the caller's. Throws SQLite::Exception.
void keep_summary(SQLite::Database& connection, int match, const Summary& summary);

// The matches whose summary is missing or old, at most `most` of them. Throws SQLite::Exception.
[[nodiscard]] std::vector<int> matches_without_summary(SQLite::Database& connection, int most);

}  // namespace store
