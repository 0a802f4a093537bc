#include "core/explain.hpp"

#include <algorithm>

namespace core {
namespace {

int traded_by(const Deal& deal, Seat seat) {
  int tricks = 0;
  for (const Trade& trade : deal.trades) {
    tricks += trade.to == seat ? trade.tricks : 0;
    tricks -= trade.from == seat ? trade.tricks : 0;
  }
  return tricks;
}

DealerBy by_rule(const Match& match, int number, Seat dealer) {
  const Seat before = dealer_of(match, number - 1);
  if (match.rules.loser_deals) {
    const PerSeat<int> surplus = surplus_of(match, number - 1);
    return *std::ranges::min_element(surplus) < 0 ? DealerBy::FurthestBelow : DealerBy::NobodyBelow;
  }
  return dealer == seat_after(before) ? DealerBy::InTurn : DealerBy::OthersDone;
}

}  // namespace

std::vector<PointsGround> grounds_of_total(const Match& match, Seat seat) {
  std::vector<PointsGround> grounds;
  int total = 0;
  for (int number = 1; number <= settled_deals(match); ++number) {
    const Deal& deal = deal_at(match, number);
    PointsGround ground{.deal = number,
                        .tricks = deal.tricks[at(seat)].value_or(0),
                        .quota = quotas_of(match, number)[at(seat)],
                        .is_miz = deal.call == Call::Miz,
                        .bonus = 0,
                        .traded = traded_by(deal, seat),
                        .points = points_of(match, number)[at(seat)],
                        .total = 0};
    if (match.rules.sweep_bonus && ground.tricks == match.rules.game->tricks) {
      ground.bonus = kSweepBonus;
    }
    total += ground.points;
    ground.total = total;
    grounds.push_back(ground);
  }
  return grounds;
}

QuotaGround ground_of_quota(const Match& match, int number, Seat seat) {
  const Deal& deal = deal_at(match, number);
  const Seat dealer = dealer_of(match, number);
  return {.role = role_of(seat, dealer),
          .dealer = dealer,
          .quota = quotas_of(match, number)[at(seat)],
          .by = deal.call == Call::Miz ? QuotaBy::Miz
                : deal.bid             ? QuotaBy::Bid
                                       : QuotaBy::Role};
}

DealerGround ground_of_dealer(const Match& match, int number) {
  const Deal& deal = deal_at(match, number);
  DealerGround ground{.dealer = dealer_of(match, number), .by = DealerBy::FirstDealer, .below = 0};
  if (deal.is_dealer_set) {
    ground.by = DealerBy::Host;
  } else if (next_dealer(match, number) != ground.dealer) {
    ground.by = DealerBy::Recorded;
  } else if (number > 1) {
    ground.by = by_rule(match, number, ground.dealer);
    if (ground.by == DealerBy::FurthestBelow) {
      ground.below = -surplus_of(match, number - 1)[at(ground.dealer)];
    }
  }
  return ground;
}

std::vector<MoveGround> grounds_of_moves(const Match& match, int number) {
  const PerSeat<int> surplus = surplus_of(match, number);
  const std::vector<Move> carried_out = moves_after(match, number);
  std::vector<MoveGround> grounds;
  for (const Move& whole : moves_after(match, number, true)) {
    MoveGround ground{.move = whole,
                      .over = surplus[at(whole.taker)],
                      .under = -surplus[at(whole.giver)],
                      .traded = whole.cards};
    ground.move.cards = 0;
    for (const Move& move : carried_out) {
      if (move.taker == whole.taker && move.giver == whole.giver) {
        ground.move = move;
        ground.traded = whole.cards - move.cards;
      }
    }
    grounds.push_back(ground);
  }
  return grounds;
}

}  // namespace core
