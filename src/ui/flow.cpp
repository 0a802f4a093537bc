#include "ui/flow.hpp"

#include <algorithm>

#include "core/check.hpp"
#include "core/name.hpp"

namespace ui {
namespace {

std::size_t at(core::Seat seat) { return static_cast<std::size_t>(seat); }

int open_deal(const OpenMatch& open) { return core::settled_deals(open.match) + 1; }

bool is_empty(const OpenMatch& open, Cell cell) {
  return !core::deal_at(open.match, cell.deal).tricks[at(cell.seat)];
}

// Cells in reading order as one row of numbers, so that going back and forth is arithmetic.
int place_of(Cell cell) { return cell.deal * core::kSeats + cell.seat; }
Cell cell_at(int place) { return {.deal = place / core::kSeats, .seat = place % core::kSeats}; }

// The nearest cell from `cell` in steps of `step` that this person may write, among the newest
// settled deal and the open one.
Cell nearest(const OpenMatch& open, Cell cell, int step) {
  const int first = place_of({.deal = std::max(open_deal(open) - 1, 1), .seat = 0});
  const int last = place_of({.deal = open_deal(open), .seat = core::kSeats - 1});
  for (int place = place_of(cell) + step; place >= first && place <= last; place += step) {
    if (may_enter(open, cell_at(place))) {
      return cell_at(place);
    }
  }
  return cell;
}

}  // namespace

bool may_enter(const OpenMatch& open, Cell cell) {
  // Clearing asks everything that entering does, but for the number.
  return !core::check(open.match, open.at_sheet,
                      core::Entry{.deal = cell.deal, .seat = cell.seat, .tricks = std::nullopt});
}

Cell first_cell(const OpenMatch& open) {
  const int deal = open_deal(open);
  std::optional<Cell> own;
  for (const core::Seat seat : core::kAllSeats) {
    const Cell cell{.deal = deal, .seat = seat};
    if (!may_enter(open, cell)) {
      continue;
    }
    if (is_empty(open, cell)) {
      return cell;
    }
    own = own.value_or(cell);
  }
  return own.value_or(Cell{.deal = deal, .seat = 0});
}

Cell cell_after(const OpenMatch& open, Cell cell) {
  if (cell.deal == open_deal(open)) {
    for (int step = 1; step < core::kSeats; ++step) {
      const Cell next{.deal = cell.deal, .seat = (cell.seat + step) % core::kSeats};
      if (is_empty(open, next) && may_enter(open, next)) {
        return next;
      }
    }
  }
  return first_cell(open);
}

Cell cell_before(const OpenMatch& open, Cell cell) { return nearest(open, cell, -1); }

Cell cell_beyond(const OpenMatch& open, Cell cell) { return nearest(open, cell, 1); }

std::optional<core::Seat> passes_to(const OpenMatch& open, core::Seat seat) {
  for (int step = 1; step < core::kSeats; ++step) {
    const core::Seat next = (seat + step) % core::kSeats;
    if (is_empty(open, {.deal = open_deal(open), .seat = next})) {
      return next;
    }
  }
  return std::nullopt;
}

std::optional<Offer> offer(const OpenMatch& open) {
  const int number = open_deal(open);
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

std::optional<int> typed_number(const OpenMatch& open, const std::string& typed) {
  // No game has more than 17 tricks.
  constexpr int kMostDigits = 2;
  static_cast<void>(open);
  return core::whole_number(typed, kMostDigits, true);
}

}  // namespace ui
