// How a number on the sheet came about, in a player's words: the deals it is made of, and the rule
// of this match that made it. The facts are core's; where it is shown is not known here.
#pragma once

#include <string>
#include <vector>

#include "core/explain.hpp"
#include "core/race.hpp"

namespace words {

struct ExplainedRow {
  std::string what;  // 'Deal 3: seven tricks'
  int points = 0;
  int total = 0;  // after it
};

struct Explanation {
  std::string title;                   // what is so, a phrase
  std::vector<ExplainedRow> rows;      // that add up, oldest first; often none
  std::vector<std::string> sentences;  // why
};

// A player's total: a row of each settled deal.
[[nodiscard]] Explanation total_of(const core::Match& match, core::Seat seat);

// What a player needs in deal `number`, 1 to settled_deals + 1.
[[nodiscard]] Explanation quota_of(const core::Match& match, int number, core::Seat seat);

// Who deals deal `number`, 1 to settled_deals + 1.
[[nodiscard]] Explanation dealer_of(const core::Match& match, int number);

// The cards that move before the open deal, or why none does; a match that is not ended.
[[nodiscard]] Explanation pulls_of(const core::Match& match);

// Who has won, or how far that is off.
[[nodiscard]] Explanation winner_of(const core::Match& match);

}  // namespace words
