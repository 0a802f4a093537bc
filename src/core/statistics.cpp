#include "core/statistics.hpp"

#include <algorithm>
#include <cassert>

namespace core {
namespace {

void add(Chairs& into, const Chairs& chairs) {
  for (std::size_t role = 0; role < into.size(); ++role) {
    into[role] += chairs[role];
  }
}

// What was taken over the number of the chair; under a Miz, what was left of it.
int margin_of(const Match& match, const ScoredDeal& deal, Seat seat) {
  const int margin = deal.tricks[at(seat)] - deal.quotas[at(seat)];
  return deal_at(match, deal.number).call == Call::Miz ? -margin : margin;
}

ChairTally chair_of(const Match& match, const ScoredDeal& deal, Seat seat) {
  const int margin = margin_of(match, deal, seat);
  return {.deals = 1,
          .deals_over = margin > 0 ? 1 : 0,
          .deals_under = margin < 0 ? 1 : 0,
          .over = std::max(margin, 0),
          .under = std::max(-margin, 0),
          .tricks = deal.tricks[at(seat)],
          .points = deal.points[at(seat)]};
}

void count_win(Record& record, const std::vector<Seat>& winners, Seat seat) {
  if (std::ranges::find(winners, seat) != winners.end()) {
    ++(winners.size() == 1 ? record.wins : record.shared);
  }
}

void count(Record& record, const MatchTally& match, Seat seat) {
  const SeatTally& tally = match.seats[at(seat)];
  ++record.matches;
  count_win(record, match.winners, seat);
  add(record.chairs, tally.chairs);
  record.pulled += tally.pulled;
  record.given += tally.given;
}

std::optional<double> per_deal(int sum, int deals) {
  return deals == 0 ? std::nullopt : std::optional<double>(static_cast<double>(sum) / deals);
}

}  // namespace

ChairTally& ChairTally::operator+=(const ChairTally& other) {
  deals += other.deals;
  deals_over += other.deals_over;
  deals_under += other.deals_under;
  over += other.over;
  under += other.under;
  tricks += other.tricks;
  points += other.points;
  return *this;
}

ChairTally all_of(const Chairs& chairs) {
  ChairTally all;
  for (const ChairTally& chair : chairs) {
    all += chair;
  }
  return all;
}

MatchTally tally_of(const Match& match, const Sheet& sheet) {
  MatchTally tally;
  tally.deals = static_cast<int>(sheet.deals.size());
  for (const ScoredDeal& deal : sheet.deals) {
    for (const Seat seat : kAllSeats) {
      const auto role = static_cast<std::size_t>(role_of(seat, deal.dealer));
      tally.seats[at(seat)].chairs[role] += chair_of(match, deal, seat);
    }
    if (deal.number == tally.deals) {
      break;  // the cards after the newest deal move in one that has not settled
    }
    for (const Move& move : moves_after(match, deal.number)) {
      tally.seats[at(move.taker)].pulled += move.cards;
      tally.seats[at(move.giver)].given += move.cards;
    }
  }
  if (sheet.result) {
    tally.winners = sheet.result->winners;
  } else if (sheet.decided) {
    tally.winners = sheet.decided->winners;
  }
  return tally;
}

void Statistics::add(const PerSeat<int>& people, const MatchTally& match) {
  assert(people[0] != people[1] && people[1] != people[2] && people[0] != people[2]);
  if (match.deals == 0) {
    return;
  }
  ++matches_;
  Trio trio = people;
  std::ranges::sort(trio);
  TrioRecord& together = trios_[trio];
  ++together.matches;
  together.undecided += match.winners.empty() ? 1 : 0;
  for (const Seat seat : kAllSeats) {
    const auto place = std::ranges::find(trio, people[at(seat)]) - trio.begin();
    count(people_[people[at(seat)]], match, seat);
    count(together.people[static_cast<std::size_t>(place)], match, seat);
    core::add(chairs_, match.seats[at(seat)].chairs);
  }
}

std::optional<double> points_per_deal(const ChairTally& tally) {
  return per_deal(tally.points, tally.deals);
}

std::optional<double> tricks_per_deal(const ChairTally& tally) {
  return per_deal(tally.tricks, tally.deals);
}

std::optional<double> above_quota_per_deal(const ChairTally& tally) {
  return per_deal(tally.over - tally.under, tally.deals);
}

std::optional<double> above_chair_per_deal(const Chairs& own, const Chairs& all) {
  const int deals = all_of(own).deals;
  if (deals == 0) {
    return std::nullopt;
  }
  double above = 0;
  for (std::size_t role = 0; role < own.size(); ++role) {
    above += own[role].points - own[role].deals * points_per_deal(all[role]).value_or(0);
  }
  return above / deals;
}

}  // namespace core
