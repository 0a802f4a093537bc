// The journal of a match, told: who entered, corrected, ended, took back what. It says what each
// row did and never judges it; the days and times are those of whoever wrote the row.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/journal.hpp"

namespace words {

struct JournalLine {
  int row = 0;
  core::Actor who = 0;
  std::string day;             // '30 November 2026'; empty if it is not known when
  std::string time;            // '18:05'; likewise
  std::string sentence;        // 'Asha entered 4 for Bimal in deal 5.'
  bool is_taken_back = false;  // by an undo; a redo has a line of its own, which counts
};

// A line for each of `rows`, all rows of a match in order. Only the names and the game of `match`
// are looked at, which no row changes.
[[nodiscard]] std::vector<JournalLine> journal(const core::Match& match,
                                               std::span<const core::JournalRow> rows);

}  // namespace words
