// Matches and views made by hand for the tests of pages and dialogs.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "core/journal.hpp"
#include "core/sheet.hpp"
#include "ui/action.hpp"
#include "ui/draft.hpp"
#include "ui/view.hpp"

// Asha (first dealer and host), Bimal and Chandra, a line of 25, and these rows settled.
inline core::Match match_of(const std::vector<core::PerSeat<int>>& rows) {
  core::Match match{.players = {"Asha", "Bimal", "Chandra"},
                    .rules = core::Rules(),
                    .first_dealer = 0,
                    .host = 0,
                    .target = 25,
                    .line_moves = {},
                    .deals = {},
                    .ended = std::nullopt};
  int deal = 0;
  for (const core::PerSeat<int>& row : rows) {
    ++deal;
    for (const core::Seat seat : core::kAllSeats) {
      match = core::apply(match, 0, core::Entry{deal, seat, row[static_cast<std::size_t>(seat)]},
                          std::nullopt);
    }
  }
  return match;
}

// The worked deals: 14, 13 and 13 after four.
inline core::Match four_deals() { return match_of({{2, 5, 3}, {4, 2, 4}, {7, 2, 1}, {1, 4, 5}}); }

inline void put_on_sheet(ui::View& view, core::Match match, core::Actor at_sheet = 0) {
  ui::OpenMatch open{.number = 7,
                     .match = std::move(match),
                     .sheet = {},
                     .at_sheet = at_sheet,
                     .is_passed_round = false,
                     .undo = std::nullopt,
                     .redo = std::nullopt,
                     .may_undo = false,
                     .may_redo = false,
                     .day = ""};
  open.sheet = core::sheet_of(open.match);
  view.open = open;
}

// The only action, if it is the only one and of that kind.
template <typename Kind>
const Kind* only(const ui::Actions& actions) {
  return actions.size() == 1 ? std::get_if<Kind>(&actions.front()) : nullptr;
}

// The only action's change, likewise.
template <typename Kind>
const Kind* only_change(const ui::Actions& actions) {
  const auto* const make = only<ui::Make>(actions);
  return make != nullptr ? std::get_if<Kind>(&make->change) : nullptr;
}
