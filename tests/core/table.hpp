// A table to play at in tests: a match, its journal, and every act held against check() and against
// play() of the journal so far. A fixed clock, so that runs are the same.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../catch.hpp"
#include "core/check.hpp"
#include "core/journal.hpp"
#include "core/sheet.hpp"

namespace table {

inline constexpr core::Actor kStranger = 7;

inline core::Match match_of(std::string_view game = "3-2-5") {
  const core::Game* const row = core::find_game(game);
  REQUIRE(row != nullptr);
  return core::Match{.players = {"Asha", "Bimal", "Chandra"},
                     .rules = core::Rules(*row),
                     .first_dealer = 0,
                     .host = 0,
                     .target = core::usual_target(*row),
                     .line_moves = {},
                     .deals = {},
                     .ended = std::nullopt};
}

inline std::optional<core::Refused> why(const std::optional<core::Refusal>& refusal) {
  return refusal ? std::optional<core::Refused>(refusal->why) : std::nullopt;
}

// Every result of a deal of so many tricks.
inline std::vector<core::PerSeat<int>> results_of(int tricks) {
  std::vector<core::PerSeat<int>> results;
  for (int first = 0; first <= tricks; ++first) {
    for (int second = 0; first + second <= tricks; ++second) {
      results.push_back({first, second, tricks - first - second});
    }
  }
  return results;
}

struct Table {
  core::Match start;
  core::Match match;
  std::vector<core::JournalRow> rows;

  explicit Table(std::string_view game = "3-2-5") : Table(match_of(game)) {}
  explicit Table(core::Match begin) : start(begin), match(std::move(begin)) {}

  [[nodiscard]] int open_deal() const { return core::settled_deals(match) + 1; }
  [[nodiscard]] core::Sheet sheet() const { return core::sheet_of(match); }
  [[nodiscard]] core::Played played() const { return core::play(start, rows); }

  [[nodiscard]] std::optional<core::Refused> refused(core::Actor who, core::Change change) const {
    return why(core::check(match, who, core::as_kept(match.rules, change)));
  }

  [[nodiscard]] core::Instant now() const {
    return {.milliseconds = 1'000'000 + 60'000 * static_cast<std::int64_t>(rows.size()),
            .offset_minutes = 345};
  }

  void row(core::Actor who, std::variant<core::Change, core::Undone> act,
           std::optional<int> redoes = std::nullopt) {
    rows.push_back({.row = static_cast<int>(rows.size()) + 1,
                    .who = who,
                    .at = now(),
                    .act = act,
                    .redoes = redoes});
  }

  // Does what must be in order.
  void act(core::Actor who, core::Change change) {
    change = core::as_kept(match.rules, change);
    REQUIRE_FALSE(refused(who, change));
    match = core::apply(match, who, change, now());
    row(who, change);
  }

  void host(core::Change change) { act(match.host, change); }

  void undo(core::Actor who) {
    const core::Played before = played();
    REQUIRE_FALSE(core::check_undo(before, who));
    row(who, core::Undone{.row = before.undo->row});
    match = played().match;
  }

  void redo(core::Actor who) {
    const core::Played before = played();
    REQUIRE_FALSE(core::check_redo(before, who));
    row(who, before.redo->change, before.redo->row);
    match = played().match;
  }

  void enter(core::Seat seat, std::optional<int> tricks, int deal = 0) {
    act(seat, core::Entry{.deal = deal == 0 ? open_deal() : deal, .seat = seat, .tricks = tricks});
  }

  // Plays the open deal, each writing his own column; with its dealer's call where there is one.
  void deal(const core::PerSeat<int>& tricks, std::optional<core::Call> call = std::nullopt) {
    const int number = open_deal();
    if (call) {
      act(core::dealer_of(match, number), core::CallMade{.deal = number, .call = *call});
    }
    for (const core::Seat seat : core::kAllSeats) {
      enter(seat, tricks[static_cast<std::size_t>(seat)], number);
    }
    REQUIRE(open_deal() == number + 1);
  }

  void correct(int deal, const core::PerSeat<int>& tricks) {
    host(core::Correction{.deal = deal, .tricks = tricks});
  }

  // Moves the line now.
  void line(int target) {
    host(core::LineMove{.after_deal = core::settled_deals(match), .target = target});
  }
};

}  // namespace table
