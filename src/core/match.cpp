#include "core/match.hpp"

#include <algorithm>

namespace core {
namespace {

// What next and last need when the dealer's quota is the bid, from kLeastBid on.
constexpr std::array<std::array<int, 2>, 9> kBesideBid = {
    {{5, 3}, {4, 3}, {4, 2}, {3, 2}, {2, 2}, {2, 1}, {1, 1}, {1, 0}, {0, 0}}};

// Furthest below quota deals; of equals the first in order of play after `dealer`, he himself last.
// Nullopt if nobody is below.
std::optional<Seat> furthest_below(const Match& match, int number, Seat dealer) {
  const Deal& deal = deal_at(match, number);
  const PerSeat<int> quotas = quotas_of(match.rules, dealer, deal.bid, deal.call);
  std::optional<Seat> loser;
  int furthest = 0;
  for (const Role role : {Role::Next, Role::Last, Role::Dealer}) {
    const Seat seat = seat_of(role, dealer);
    const int below = quotas[at(seat)] - deal.tricks[at(seat)].value_or(0);
    if (below > furthest) {
      furthest = below;
      loser = seat;
    }
  }
  return loser;
}

// Who deals after deal `number`, which `before` dealt, if nobody says otherwise.
Seat dealer_after(const Match& match, int number, Seat before) {
  if (match.rules.loser_deals) {
    return furthest_below(match, number, before).value_or(seat_after(before));
  }
  Seat dealer = seat_after(before);
  if (match.rules.game->has_calls) {
    for (int passed = 0; passed < kSeats; ++passed) {
      if (calls_made(match, dealer, number + 1).size() < match.rules.calls.size()) {
        return dealer;
      }
      dealer = seat_after(dealer);
    }
  }
  return dealer;
}

}  // namespace

bool has_entry(const Deal& deal) { return cells_in(deal) > 0 || deal.bid || deal.call; }

int tricks_in(const Deal& deal) {
  int sum = 0;
  for (const std::optional<int>& tricks : deal.tricks) {
    sum += tricks.value_or(0);
  }
  return sum;
}

int cells_in(const Deal& deal) {
  return static_cast<int>(
      std::ranges::count_if(deal.tricks, [](const auto& tricks) { return tricks.has_value(); }));
}

bool is_complete(const Rules& rules, const Deal& deal) {
  return cells_in(deal) == kSeats && tricks_in(deal) == rules.game->tricks &&
         (!rules.game->has_calls || deal.call);
}

int settled_deals(const Match& match) {
  const auto open = std::ranges::find_if_not(
      match.deals, [&](const Deal& deal) { return is_complete(match.rules, deal); });
  return static_cast<int>(open - match.deals.begin());
}

const Deal& deal_at(const Match& match, int number) {
  static const Deal kNothingKnown;
  const bool is_known = number >= 1 && static_cast<std::size_t>(number) <= match.deals.size();
  return is_known ? match.deals[static_cast<std::size_t>(number) - 1] : kNothingKnown;
}

Seat dealer_of(const Match& match, int number) {
  int from = number;
  while (from > 1 && !deal_at(match, from).dealer) {
    --from;
  }
  Seat dealer = deal_at(match, from).dealer.value_or(match.first_dealer);
  for (; from < number; ++from) {
    dealer = dealer_after(match, from, dealer);
  }
  return dealer;
}

Seat next_dealer(const Match& match, int number) {
  return number <= 1 ? match.first_dealer
                     : dealer_after(match, number - 1, dealer_of(match, number - 1));
}

std::vector<Call> calls_made(const Match& match, Seat seat, int number) {
  std::vector<Call> made;
  for (int earlier = 1; earlier < number; ++earlier) {
    const Deal& deal = deal_at(match, earlier);
    if (deal.call && deal.dealer == seat) {
      made.push_back(*deal.call);
    }
  }
  return made;
}

PerSeat<int> quotas_of(const Rules& rules, Seat dealer, std::optional<int> bid,
                       std::optional<Call> call) {
  std::array<int, 3> by_role = rules.game->quotas;
  if (bid) {
    const auto& beside = kBesideBid.at(static_cast<std::size_t>(*bid - kLeastBid));
    by_role = {*bid, beside[0], beside[1]};
  }
  if (call == Call::Miz) {
    std::ranges::reverse(by_role);
  }
  PerSeat<int> quotas{};
  for (const Role role : kAllRoles) {
    quotas[at(seat_of(role, dealer))] = by_role[static_cast<std::size_t>(role)];
  }
  return quotas;
}

PerSeat<int> quotas_of(const Match& match, int number) {
  const Deal& deal = deal_at(match, number);
  return quotas_of(match.rules, dealer_of(match, number), deal.bid, deal.call);
}

std::optional<int> line_now(const Match& match) {
  const int settled = settled_deals(match);
  std::optional<int> line = match.target;
  for (const LineMove& move : match.line_moves) {
    if (move.after_deal <= settled) {
      line = move.target;
    }
  }
  return line;
}

bool line_waits(const Match& match) {
  return !match.line_moves.empty() && match.line_moves.back().after_deal > settled_deals(match);
}

}  // namespace core
