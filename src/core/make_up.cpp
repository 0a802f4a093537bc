#include "core/make_up.hpp"

#include <algorithm>

namespace core {
namespace {

// How many cards each seat, the first, draws from each other, the second.
using Between = PerSeat<PerSeat<int>>;

Between between(const std::vector<Move>& moves) {
  Between cards{};
  for (const Move& move : moves) {
    cards[at(move.taker)][at(move.giver)] += move.cards;
  }
  return cards;
}

std::vector<Move> ticked(const Deal& deal) {
  std::vector<Move> moves;
  for (const Tick& tick : deal.ticks) {
    if (tick.drawn > 0) {
      moves.push_back({.taker = tick.taker, .giver = tick.giver, .cards = tick.drawn});
    }
  }
  return moves;
}

// A card drawn too many is drawn back by whoever gave it.
std::vector<Move> difference(const Between& drawn, const Between& due, Seat dealer) {
  std::vector<Move> moves;
  for (const Role by : {Role::Next, Role::Last, Role::Dealer}) {
    for (const Role from : kAllRoles) {
      const std::size_t taker = at(seat_of(by, dealer));
      const std::size_t giver = at(seat_of(from, dealer));
      const int cards =
          due[taker][giver] - drawn[taker][giver] - due[giver][taker] + drawn[giver][taker];
      if (cards > 0) {
        moves.push_back(
            {.taker = seat_of(by, dealer), .giver = seat_of(from, dealer), .cards = cards});
      }
    }
  }
  return moves;
}

// Whether what has been drawn is a part of what is to be drawn.
bool is_within(const Between& drawn, const Between& due) {
  for (const Seat taker : kAllSeats) {
    for (const Seat giver : kAllSeats) {
      if (drawn[at(taker)][at(giver)] > due[at(taker)][at(giver)]) {
        return false;
      }
    }
  }
  return true;
}

std::optional<std::vector<Move>> due_after(const Match& match, int number) {
  return number >= 1 && number <= settled_deals(match)
             ? std::optional<std::vector<Move>>(moves_after(match, number))
             : std::nullopt;
}

}  // namespace

std::optional<WrongPulls> wrong_pulls(const Match& match, int number) {
  const Deal& deal = deal_at(match, number);
  const int settled = settled_deals(match);
  if (!deal.make_up || number > settled) {
    return std::nullopt;
  }
  WrongPulls wrong{.deal = number,
                   .said = *deal.make_up,
                   .drawn = ticked(deal),
                   .due = moves_after(match, number),
                   .to_draw = {}};
  const Between drawn = between(wrong.drawn);
  const Between due = between(wrong.due);
  const bool can_be_ticked = number == settled && !has_entry(deal_at(match, number + 1)) &&
                             deal.make_up == MakeUp::Asked && is_within(drawn, due);
  if (can_be_ticked) {
    return std::nullopt;
  }
  wrong.to_draw = difference(drawn, due, dealer_of(match, settled + 1));
  if (wrong.to_draw.empty()) {
    return std::nullopt;
  }
  return wrong;
}

std::vector<WrongPulls> wrong_pulls(const Match& match) {
  std::vector<WrongPulls> all;
  const int settled = settled_deals(match);
  for (int number = 1; number <= settled; ++number) {
    std::optional<WrongPulls> wrong = wrong_pulls(match, number);
    if (wrong && (wrong->said != MakeUp::Left || number == settled)) {
      all.push_back(*std::move(wrong));
    }
  }
  return all;
}

DuePulls due_pulls(const Match& match, int deal) {
  return {.deal = deal, .moves = {due_after(match, deal - 1), due_after(match, deal)}};
}

void ask_about_pulls(const DuePulls& before, Match& match) {
  const DuePulls now = due_pulls(match, before.deal);
  for (const std::size_t i : {0U, 1U}) {
    if (!now.moves.at(i)) {
      continue;
    }
    Deal& deal = match.deals.at(static_cast<std::size_t>(before.deal) + i - 2);
    const Between drawn = between(ticked(deal));
    const Between due = between(*now.moves.at(i));
    const std::optional<std::vector<Move>>& old = before.moves.at(i);
    // Of a deal that was open and has settled, what is still to be drawn can be ticked as ever.
    const bool is_otherwise = old ? between(*old) != due : !is_within(drawn, due);
    if (drawn == Between{} || drawn == due) {
      deal.make_up.reset();
    } else if (is_otherwise) {
      deal.make_up = MakeUp::Asked;
    }
  }
}

std::vector<Tick> all_drawn(const std::vector<Move>& moves) {
  std::vector<Tick> ticks;
  ticks.reserve(moves.size());
  for (const Move& move : moves) {
    ticks.push_back({.taker = move.taker, .giver = move.giver, .drawn = move.cards});
  }
  return ticks;
}

}  // namespace core
