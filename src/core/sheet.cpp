#include "core/sheet.hpp"

#include <algorithm>
#include <cassert>
#include <functional>
#include <utility>

namespace core {
namespace {

bool is_whole_rotation(int deals) { return deals % kSeats == 0; }

bool anyone_at_line(const Rules& rules, const PerSeat<int>& totals, int line) {
  return std::ranges::any_of(totals, [&](int total) {
    return total >= line || (rules.ending == Ending::LineEitherWay && total <= -line);
  });
}

// Those with the most in one deal, if that is `enough`.
std::vector<Seat> most_of(const PerSeat<int>& taken, int enough) {
  return *std::ranges::max_element(taken) >= enough ? furthest_ahead(taken) : std::vector<Seat>{};
}

bool every_call_made(const Match& match, int deals) {
  return std::ranges::all_of(kAllSeats, [&](Seat seat) {
    return calls_made(match, seat, deals + 1).size() == match.rules.calls.size();
  });
}

// The decision as the match is replayed deal by deal.
class Replay {
 public:
  explicit Replay(const Match& match) : match_(match), line_(match.target.value_or(0)) {}

  void settle(const ScoredDeal& deal) {
    if (decision_ && match_.rules.full_rotation && is_whole_rotation(deal.number)) {
      ask(deal.totals, deal.number);
    } else if (!decision_) {
      decide(winners_by(match_, deal, line_), deal.number);
    }
  }

  // "Moving the line asks again, at that instant, with today's totals."
  void move_line(const LineMove& move, const PerSeat<int>& totals) {
    line_ = move.target;
    if (!match_.rules.full_rotation || is_whole_rotation(move.after_deal)) {
      ask(totals, move.after_deal);
    }
  }

  [[nodiscard]] const std::optional<Decision>& decision() const { return decision_; }
  [[nodiscard]] int line() const { return line_; }

 private:
  [[nodiscard]] bool anyone_at_line(const PerSeat<int>& totals) const {
    return core::anyone_at_line(match_.rules, totals, line_);
  }

  [[nodiscard]] bool decision_stands(const PerSeat<int>& totals) const {
    if (match_.rules.ending == Ending::LineEitherWay) {
      return anyone_at_line(totals);
    }
    return std::ranges::all_of(decision_->winners,
                               [&](Seat seat) { return totals[at(seat)] >= line_; });
  }

  // A decision stands or falls by the line as it is; without one, whoever is there has won.
  void ask(const PerSeat<int>& totals, int after_deal) {
    if (decision_ && decision_stands(totals)) {
      return;
    }
    decision_.reset();
    if (anyone_at_line(totals)) {
      decide(furthest_ahead(totals), after_deal);
    }
  }

  void decide(std::vector<Seat> winners, int after_deal) {
    if (!winners.empty()) {
      decision_ = Decision{.winners = std::move(winners), .after_deal = after_deal};
    }
  }

  const Match& match_;
  int line_;
  std::optional<Decision> decision_;
};

// Takers in the order in which they draw, givers in the order in which they are drawn from. Pulls
// go by the seats of the next deal, exchanges by what it asks of each: takers highest first, givers
// lowest first; no two seats of one deal have the same quota there.
PerSeat<Seat> takers_in_order(const Match& match, int number) {
  const Seat dealer = dealer_of(match, number + 1);
  PerSeat<Seat> order = {seat_of(Role::Next, dealer), seat_of(Role::Last, dealer), dealer};
  if (match.rules.game->moving == Moving::Exchange) {
    const PerSeat<int> quotas = quotas_of(match, number + 1);
    const std::optional<Seat> first_up = deal_at(match, number).first_up;
    std::ranges::sort(order, std::ranges::greater(),
                      [&](Seat seat) { return std::pair(seat == first_up, quotas[at(seat)]); });
  }
  return order;
}

PerSeat<Seat> givers_in_order(const Match& match, int number) {
  const Seat dealer = dealer_of(match, number + 1);
  PerSeat<Seat> order = {dealer, seat_of(Role::Next, dealer), seat_of(Role::Last, dealer)};
  if (match.rules.game->moving == Moving::Exchange) {
    const PerSeat<int> quotas = quotas_of(match, number + 1);
    std::ranges::sort(order, std::ranges::less(), [&](Seat seat) { return quotas[at(seat)]; });
  }
  return order;
}

int traded(const Deal& deal, Seat taker, Seat giver) {
  int tricks = 0;
  for (const Trade& trade : deal.trades) {
    tricks += trade.to == taker && trade.from == giver ? trade.tricks : 0;
  }
  return tricks;
}

NextDeal next_deal(const Match& match) {
  const int settled = settled_deals(match);
  NextDeal next{.number = settled + 1,
                .dealer = dealer_of(match, settled + 1),
                .quotas = quotas_of(match, settled + 1),
                .moves = {},
                .still = std::nullopt,
                .asks_first_up = false};
  if (match.rules.game->moving == Moving::Nothing) {
    next.still = Still::NotInGame;
  } else if (settled == 0) {
    next.still = Still::FirstDeal;
  } else {
    next.moves = moves_after(match, settled);
    next.asks_first_up =
        !first_up_takers(match, settled).empty() && !deal_at(match, settled).first_up;
    if (next.moves.empty()) {
      next.still = deal_at(match, settled).trades.empty() ? Still::AllOnQuota : Still::AllTraded;
    }
  }
  return next;
}

Result result_of(const Sheet& sheet) {
  if (sheet.decided) {
    return {.winners = sheet.decided->winners, .reason = Reason::Decided};
  }
  if (sheet.deals.empty()) {
    return {.winners = {}, .reason = Reason::NotPlayed};
  }
  return {.winners = furthest_ahead(sheet.totals), .reason = Reason::Early};
}

}  // namespace

PerSeat<int> surplus_of(const Match& match, int number) {
  const Deal& deal = deal_at(match, number);
  const PerSeat<int> quotas = quotas_of(match, number);
  PerSeat<int> surplus{};
  for (const Seat seat : kAllSeats) {
    surplus[at(seat)] = deal.tricks[at(seat)].value_or(0) - quotas[at(seat)];
  }
  return surplus;
}

PerSeat<int> points_of(const Match& match, int number) {
  const Deal& deal = deal_at(match, number);
  PerSeat<int> points = surplus_of(match, number);
  for (const Seat seat : kAllSeats) {
    if (match.rules.game->points == Points::Tricks) {
      const int tricks = deal.tricks[at(seat)].value_or(0);
      const bool is_sweep = match.rules.sweep_bonus && tricks == match.rules.game->tricks;
      points[at(seat)] = tricks + (is_sweep ? kSweepBonus : 0);
    } else if (deal.call == Call::Miz) {
      points[at(seat)] = -points[at(seat)];
    }
  }
  for (const Trade& trade : deal.trades) {
    points[at(trade.from)] -= trade.tricks;
    points[at(trade.to)] += trade.tricks;
  }
  return points;
}

std::vector<Move> moves_after(const Match& match, int number, bool before_trades) {
  if (match.rules.game->moving == Moving::Nothing) {
    return {};
  }
  const int most = match.rules.max_bleed.value_or(match.rules.game->tricks);
  PerSeat<int> open = surplus_of(match, number);
  for (int& cards : open) {
    cards = std::clamp(cards, -most, most);
  }
  std::vector<Move> moves;
  for (const Seat taker : takers_in_order(match, number)) {
    for (const Seat giver : givers_in_order(match, number)) {
      const int cards = std::min(open[at(taker)], -open[at(giver)]);
      if (cards <= 0) {
        continue;
      }
      open[at(taker)] -= cards;
      open[at(giver)] += cards;
      const int left = cards - (before_trades ? 0 : traded(deal_at(match, number), taker, giver));
      if (left > 0) {
        moves.push_back({.taker = taker, .giver = giver, .cards = left});
      }
    }
  }
  return moves;
}

int drawn_of(const Match& match, int number, const Move& move) {
  for (const Tick& tick : deal_at(match, number).ticks) {
    if (tick.taker == move.taker && tick.giver == move.giver) {
      return std::min(tick.drawn, move.cards);
    }
  }
  return 0;
}

std::vector<Seat> first_up_takers(const Match& match, int number) {
  if (!match.rules.game->asks_first_up || number < 1) {
    return {};
  }
  const PerSeat<int> surplus = surplus_of(match, number);
  std::vector<Seat> takers;
  for (const Seat seat : kAllSeats) {
    if (surplus[at(seat)] > 0) {
      takers.push_back(seat);
    }
  }
  return takers.size() == 2 ? takers : std::vector<Seat>{};
}

std::vector<Seat> winners_by(const Match& match, const ScoredDeal& deal, int line) {
  const Rules& rules = match.rules;
  const auto highest_if = [&](bool is_decided) {
    return is_decided ? furthest_ahead(deal.totals) : std::vector<Seat>{};
  };
  switch (rules.ending) {
    case Ending::Line:
    case Ending::LineEitherWay:
      return highest_if((!rules.full_rotation || is_whole_rotation(deal.number)) &&
                        anyone_at_line(rules, deal.totals, line));
    case Ending::DealCount:
      return highest_if(deal.number == rules.deals);
    case Ending::AllCalls:
      return highest_if(every_call_made(match, deal.number));
    case Ending::TricksInDeal:
      return most_of(deal.tricks, rules.deal_tricks);
    case Ending::OverInDeal:
      return most_of(surplus_of(match, deal.number), rules.overtricks);
  }
  return {};
}

std::vector<Seat> furthest_ahead(const PerSeat<int>& totals) {
  const int highest = *std::ranges::max_element(totals);
  std::vector<Seat> ahead;
  for (const Seat seat : kAllSeats) {
    if (totals[at(seat)] == highest) {
      ahead.push_back(seat);
    }
  }
  return ahead;
}

Sheet sheet_of(const Match& match) {
  Sheet sheet;
  Replay replay(match);
  const int settled = settled_deals(match);
  auto move = match.line_moves.begin();
  const auto make_moves = [&](int after_deal) {
    for (; move != match.line_moves.end() && move->after_deal == after_deal; ++move) {
      replay.move_line(*move, sheet.totals);
    }
  };
  make_moves(0);
  for (int number = 1; number <= settled; ++number) {
    ScoredDeal deal{.number = number,
                    .dealer = dealer_of(match, number),
                    .quotas = quotas_of(match, number),
                    .tricks = {},
                    .points = points_of(match, number),
                    .totals = sheet.totals};
    for (const Seat seat : kAllSeats) {
      deal.tricks[at(seat)] = deal_at(match, number).tricks[at(seat)].value_or(0);
      deal.totals[at(seat)] += deal.points[at(seat)];
    }
    sheet.totals = deal.totals;
    replay.settle(deal);
    sheet.deals.push_back(deal);
    make_moves(number);
  }
  sheet.decided = replay.decision();
  if (match.target) {
    sheet.target = replay.line();
  }
  if (match.ended) {
    sheet.result = result_of(sheet);
  } else {
    sheet.next = next_deal(match);
  }
  return sheet;
}

Result result_now(const Match& match) { return result_of(sheet_of(match)); }

}  // namespace core
