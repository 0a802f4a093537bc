#include "ui/flow.hpp"

#include <algorithm>

#include "core/check.hpp"
#include "core/name.hpp"

namespace ui {
namespace {

using core::at;

int open_deal(const core::Match& match) { return core::settled_deals(match) + 1; }

bool is_empty(const core::Match& match, Cell cell) {
  return !core::deal_at(match, cell.deal).tricks[at(cell.seat)];
}

// Cells in reading order as one row of numbers, so that going back and forth is arithmetic.
int place_of(Cell cell) { return cell.deal * core::kSeats + cell.seat; }
Cell cell_at(int place) { return {.deal = place / core::kSeats, .seat = place % core::kSeats}; }

// The nearest cell from `cell` in steps of `step` that this person may write, among the newest
// settled deal and the open one.
Cell nearest(const Hand& hand, Cell cell, int step) {
  const int first = place_of({.deal = std::max(open_deal(hand.match) - 1, 1), .seat = 0});
  const int last = place_of({.deal = open_deal(hand.match), .seat = core::kSeats - 1});
  for (int place = place_of(cell) + step; place >= first && place <= last; place += step) {
    if (may_enter(hand, cell_at(place))) {
      return cell_at(place);
    }
  }
  return cell;
}

}  // namespace

bool may_enter(const Hand& hand, Cell cell) {
  // Clearing asks everything that entering does, but for the number.
  return hand.who &&
         !core::check(hand.match, *hand.who,
                      core::Entry{.deal = cell.deal, .seat = cell.seat, .tricks = std::nullopt});
}

Cell first_cell(const Hand& hand) {
  const int deal = open_deal(hand.match);
  std::optional<Cell> own;
  for (const core::Seat seat : core::kAllSeats) {
    const Cell cell{.deal = deal, .seat = seat};
    if (!may_enter(hand, cell)) {
      continue;
    }
    if (is_empty(hand.match, cell)) {
      return cell;
    }
    own = own.value_or(cell);
  }
  return own.value_or(Cell{.deal = deal, .seat = 0});
}

Cell cell_after(const Hand& hand, Cell cell) {
  if (cell.deal == open_deal(hand.match)) {
    for (int step = 1; step < core::kSeats; ++step) {
      const Cell next{.deal = cell.deal, .seat = (cell.seat + step) % core::kSeats};
      if (is_empty(hand.match, next) && may_enter(hand, next)) {
        return next;
      }
    }
  }
  return first_cell(hand);
}

Cell cell_before(const Hand& hand, Cell cell) { return nearest(hand, cell, -1); }

Cell cell_beyond(const Hand& hand, Cell cell) { return nearest(hand, cell, 1); }

std::optional<core::Seat> passes_to(const core::Match& match, core::Seat seat) {
  for (int step = 1; step < core::kSeats; ++step) {
    const core::Seat next = (seat + step) % core::kSeats;
    if (is_empty(match, {.deal = open_deal(match), .seat = next})) {
      return next;
    }
  }
  return std::nullopt;
}

std::optional<Offer> offer(const OpenMatch& open) {
  const int number = open_deal(open.match);
  const core::Deal& deal = core::deal_at(open.match, number);
  if (open.match.ended || core::cells_in(deal) != core::kSeats - 1) {
    return std::nullopt;
  }
  const auto empty =
      std::ranges::find_if_not(deal.tricks, [](const auto& cell) { return cell.has_value(); });
  const Offer offered{.seat = static_cast<core::Seat>(empty - deal.tricks.begin()),
                      .tricks = open.match.rules.game->tricks - core::tricks_in(deal)};
  const core::Seat dealer = core::dealer_of(open.match, number);
  if (core::check_cell(open.match.rules, dealer, offered.seat, offered.tricks)) {
    return std::nullopt;
  }
  return offered;
}

Dialog trump_or_call(const core::Match& match) {
  return match.rules.game->has_calls ? Dialog(CallAsked{}) : Dialog(TrumpAsked{});
}

bool takes_bid(const core::Match& match) {
  return match.rules.game->has_bid && !match.ended && core::settled_deals(match) == 0;
}

BidAsked bid_asked(const core::Match& match) {
  BidAsked asked{.bidder = core::dealer_of(match, 1)};
  asked.tricks = core::deal_at(match, 1).bid.value_or(asked.tricks);
  return asked;
}

std::optional<int> typed_number(const std::string& typed) {
  // No game has more than 17 tricks.
  constexpr int kMostDigits = 2;
  return core::whole_number(typed, kMostDigits, true);
}

}  // namespace ui
