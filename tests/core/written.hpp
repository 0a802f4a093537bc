// The journal that leads to a match, as one that comes from a document gets it: what of a match a
// document can hold, and that playing this journal leads to just that.
#pragma once

#include <cstddef>
#include <vector>

#include "../catch.hpp"
#include "core/journal.hpp"
#include "core/sheet.hpp"

namespace table {

inline core::Match without_ticks(core::Match match) {
  for (core::Deal& deal : match.deals) {
    deal.ticks.clear();
    deal.make_up.reset();
  }
  while (!match.deals.empty() && match.deals.back() == core::Deal{}) {
    match.deals.pop_back();
  }
  return match;
}

// A match as a document can hold it: no ticks, every cell in its own hand, a dealer noted only
// where it is not the one that follows, and nothing beyond the open deal.
inline core::Match as_written(const core::Match& match) {
  core::Match written = without_ticks(match);
  const auto known = static_cast<std::size_t>(core::settled_deals(match)) + 1;
  if (written.deals.size() > known) {
    written.deals.resize(known);
  }
  for (std::size_t i = 0; i < written.deals.size(); ++i) {
    core::Deal& deal = written.deals[i];
    const int number = static_cast<int>(i) + 1;
    const bool follows = core::dealer_of(match, number) == core::next_dealer(match, number);
    deal.hands = {0, 1, 2};
    deal.is_dealer_set = !follows;
    if (follows && !core::has_entry(deal)) {
      deal.dealer.reset();
    }
  }
  while (!written.deals.empty() && written.deals.back() == core::Deal{}) {
    written.deals.pop_back();
  }
  return written;
}

inline void check_written(const core::Match& match) {
  const std::vector<core::JournalRow> rows = core::journal_of(match);
  const core::Played again = core::play(core::start_of(match), rows);
  REQUIRE_FALSE(again.unsound_row);
  const core::Match written = as_written(match);
  REQUIRE(as_written(again.match) == written);
  const core::Sheet sheet = core::sheet_of(match);
  REQUIRE(core::sheet_of(again.match) == core::sheet_of(written));
  REQUIRE(core::sheet_of(again.match).decided == sheet.decided);
  REQUIRE(core::sheet_of(again.match).deals == sheet.deals);
  REQUIRE(core::sheet_of(again.match).next == sheet.next);
}

}  // namespace table
