#include "core/race.hpp"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <utility>

#include "core/check.hpp"

namespace core {
namespace {

// How many times `part` goes into `whole`, a rest counting as once more; 0 for nothing.
int times(int whole, int part) { return whole <= 0 ? 0 : (whole + part - 1) / part; }

class Ahead {
 public:
  explicit Ahead(const Match& match)
      : match_(match),
        totals_(sheet_of(match).totals),
        settled_(settled_deals(match)),
        dealer_(dealer_of(match, settled_ + 1)) {
    if (match.target) {
      line_ = match.line_moves.empty() ? *match.target : match.line_moves.back().target;
    }
  }

  [[nodiscard]] Race race() {
    play_next_deal();
    Race race{.up = {}, .down = {}, .earliest = 1, .latest = {}, .next_winners = winners_};
    std::ranges::sort(race.next_winners, [](const auto& one, const auto& other) {
      return std::pair(one.size(), one) < std::pair(other.size(), other);
    });
    for (const Seat seat : kAllSeats) {
      if (line_) {
        race.up[at(seat)] = *line_ - totals_[at(seat)];
      }
      if (match_.rules.ending == Ending::LineEitherWay) {
        race.down[at(seat)] = *line_ + totals_[at(seat)];
      }
    }
    race.earliest = earliest();
    race.latest = latest();
    return race;
  }

 private:
  [[nodiscard]] int earliest() const {
    if (!winners_.empty()) {
      return settled_ + 1;
    }
    switch (match_.rules.ending) {
      case Ending::DealCount:
        return match_.rules.deals;
      case Ending::AllCalls:
        return settled_ + calls_left();
      case Ending::TricksInDeal:
      case Ending::OverInDeal:
        return settled_ + 1;
      case Ending::Line:
      case Ending::LineEitherWay:
        return looked_at(settled_ + std::max(deals_to_cross(), 1));
    }
    return settled_ + 1;
  }

  [[nodiscard]] std::optional<int> latest() const {
    if (!can_stay_open_) {
      return settled_ + 1;
    }
    switch (match_.rules.ending) {
      case Ending::DealCount:
        return match_.rules.deals;
      case Ending::AllCalls:
        return settled_ + calls_left();
      case Ending::Line:
        return match_.rules.game->points == Points::Tricks
                   ? std::optional(looked_at(settled_ + deals_below() + 1))
                   : std::nullopt;
      case Ending::LineEitherWay:
      case Ending::TricksInDeal:
      case Ending::OverInDeal:
        return std::nullopt;
    }
    return std::nullopt;
  }

  // The line is only looked at after some deals when the rotation is played out.
  [[nodiscard]] int looked_at(int deal) const {
    return match_.rules.full_rotation ? times(deal, kSeats) * kSeats : deal;
  }

  [[nodiscard]] int calls_left() const {
    int left = 0;
    for (const Seat seat : kAllSeats) {
      left += static_cast<int>(match_.rules.calls.size() -
                               calls_made(match_, seat, settled_ + 1).size());
    }
    return left;
  }

  // How many deals the quickest of the three needs, taking every trick, or, where the line counts
  // below as well, none.
  [[nodiscard]] int deals_to_cross() const {
    const Game& game = *match_.rules.game;
    if (game.points == Points::Tricks) {
      const int most = game.tricks + (match_.rules.sweep_bonus ? kSweepBonus : 0);
      return times(*line_ - *std::ranges::max_element(totals_), most);
    }
    PerSeat<int> up = totals_;
    PerSeat<int> down = totals_;
    Seat dealer = dealer_;
    for (int deals = 1;; ++deals) {
      const PerSeat<int> quotas = quotas_of(match_.rules, dealer, std::nullopt, std::nullopt);
      for (const Seat seat : kAllSeats) {
        up[at(seat)] += game.tricks - quotas[at(seat)];
        down[at(seat)] -= quotas[at(seat)];
        if (up[at(seat)] >= *line_ ||
            (match_.rules.ending == Ending::LineEitherWay && down[at(seat)] <= -*line_)) {
          return deals;
        }
      }
      dealer = seat_after(dealer);
    }
  }

  // In how many more deals all three can stay below the line, where a deal brings its tricks in
  // points and they can fall in any way: a sweep's bonus can be kept away by a traded trick.
  [[nodiscard]] int deals_below() const {
    int room = 0;
    for (const int total : totals_) {
      const int below = *line_ - 1 - total;
      if (below < 0) {
        return 0;  // somebody is there, and the line is looked at after the next rotation
      }
      room += below;
    }
    return room / match_.rules.game->tricks;
  }

  // Tries every result of the next deal, and every trade it allows.
  void play_next_deal() {
    Match next = match_;
    next.deals.resize(static_cast<std::size_t>(settled_) + 1);
    Deal& deal = next.deals.back();
    deal.dealer = dealer_;
    std::vector<std::optional<Call>> calls{deal.call};
    if (match_.rules.game->has_calls && !deal.call) {
      calls = calls_open_to_dealer();
    }
    for (const std::optional<Call> call : calls) {
      deal.call = call;
      for (int first = 0; first <= tricks(); ++first) {
        for (int second = 0; first + second <= tricks(); ++second) {
          deal.tricks = {first, second, tricks() - first - second};
          if (!check_tricks(match_.rules, dealer_, {first, second, tricks() - first - second})) {
            settle(next);
          }
        }
      }
    }
  }

  void settle(Match& next) {
    Deal& deal = next.deals.back();
    note(next);
    if (!match_.rules.game->has_trades) {
      return;
    }
    for (const Move& move : moves_after(next, settled_ + 1)) {
      for (int k = 1; k <= move.cards; ++k) {
        const Trade trade{.from = move.giver, .to = move.taker, .tricks = k};
        if (!check_trade(next, settled_ + 1, trade)) {
          deal.trades = {trade};
          note(next);
          deal.trades.clear();
        }
      }
    }
  }

  // One result, in the last deal of `next`.
  void note(const Match& next) {
    const int number = settled_ + 1;
    std::vector<Seat> winners;
    if (line_waits(match_)) {  // that move is made after the deal, on whatever the deal decides
      if (const std::optional<Decision> decided = sheet_of(next).decided) {
        winners = decided->winners;
      }
    } else {
      ScoredDeal scored{.number = number,
                        .dealer = dealer_,
                        .quotas = quotas_of(next, number),
                        .tricks = {},
                        .points = points_of(next, number),
                        .totals = totals_};
      for (const Seat seat : kAllSeats) {
        scored.tricks[at(seat)] = next.deals.back().tricks[at(seat)].value_or(0);
        scored.totals[at(seat)] += scored.points[at(seat)];
      }
      winners = winners_by(next, scored, line_.value_or(0));
    }
    if (winners.empty()) {
      can_stay_open_ = true;
    } else if (std::ranges::find(winners_, winners) == winners_.end()) {
      winners_.push_back(std::move(winners));
    }
  }

  [[nodiscard]] std::vector<std::optional<Call>> calls_open_to_dealer() const {
    std::vector<std::optional<Call>> open;
    for (const Call call : match_.rules.calls) {
      if (!check_call(match_, settled_ + 1, dealer_, call)) {
        open.emplace_back(call);
      }
    }
    return open;
  }

  [[nodiscard]] int tricks() const { return match_.rules.game->tricks; }

  const Match& match_;
  PerSeat<int> totals_;
  int settled_;
  Seat dealer_;
  std::optional<int> line_;  // of the deals to come
  std::vector<std::vector<Seat>> winners_;
  bool can_stay_open_ = false;
};

}  // namespace

std::optional<Race> race_of(const Match& match) {
  if (match.ended || sheet_of(match).decided) {
    return std::nullopt;
  }
  return Ahead(match).race();
}

std::optional<Decision> decided_with_line(const Match& match, int target) {
  Match moved = match;
  moved.line_moves.push_back({.after_deal = settled_deals(match), .target = target});
  return sheet_of(moved).decided;
}

}  // namespace core
