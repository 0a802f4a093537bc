// How people have played over many matches: per person and per trio, chair by chair. A chair is
// what a seat is in one deal (dealer, next, last), and with it the quota. Everything is counted
// from settled deals alone. Who a person is, is a number here; names, files and pictures are not
// known.
//
// Points of different games do not compare, so a Statistics is fed matches of one game.
#pragma once

#include <array>
#include <map>
#include <optional>
#include <vector>

#include "core/sheet.hpp"

namespace core {

// Deals played in one chair. A deal is over, on or under by what was taken against the quota of
// that very deal, before trades; where quotas are the most one may take (a Miz), the other way
// round.
struct ChairTally {
  int deals = 0;
  int deals_over = 0;
  int deals_under = 0;
  int over = 0;   // tricks over quota, summed
  int under = 0;  // tricks short of it, summed, counted upwards
  int tricks = 0;
  int points = 0;  // with sweep bonus and trades

  // In how many deals the quota was reached, exactly or with more.
  [[nodiscard]] int deals_met() const { return deals - deals_under; }

  ChairTally& operator+=(const ChairTally& other);
  bool operator==(const ChairTally&) const = default;
};

// By Role.
using Chairs = std::array<ChairTally, kAllRoles.size()>;

[[nodiscard]] ChairTally all_of(const Chairs& chairs);

struct SeatTally {
  Chairs chairs{};
  int pulled = 0;  // cards drawn from others; those after the last deal were never drawn
  int given = 0;   // cards others drew

  bool operator==(const SeatTally&) const = default;
};

// What one match adds to the statistics.
struct MatchTally {
  int deals = 0;  // settled
  PerSeat<SeatTally> seats{};
  std::vector<Seat> winners;  // who won or shares it, in seat order; empty while that is open

  bool operator==(const MatchTally&) const = default;
};

// `sheet` is sheet_of(match).
[[nodiscard]] MatchTally tally_of(const Match& match, const Sheet& sheet);

// What somebody has done in all the matches counted.
struct Record {
  int matches = 0;  // with a settled deal
  int wins = 0;     // alone
  int shared = 0;   // shared with one or two others
  Chairs chairs{};
  int pulled = 0;
  int given = 0;

  bool operator==(const Record&) const = default;
};

// Three people by their numbers, ascending.
using Trio = std::array<int, kSeats>;

struct TrioRecord {
  int matches = 0;
  int undecided = 0;         // of these, without a winner so far
  PerSeat<Record> people{};  // in the order of the trio

  bool operator==(const TrioRecord&) const = default;
};

class Statistics {
 public:
  // Counts a match that `people` played, by seat. One without a settled deal counts nowhere. The
  // three numbers differ.
  void add(const PerSeat<int>& people, const MatchTally& match);

  [[nodiscard]] int matches() const { return matches_; }
  [[nodiscard]] const std::map<int, Record>& people() const { return people_; }
  [[nodiscard]] const std::map<Trio, TrioRecord>& trios() const { return trios_; }

  // Everybody's deals together, by chair.
  [[nodiscard]] const Chairs& chairs() const { return chairs_; }

 private:
  int matches_ = 0;
  std::map<int, Record> people_;
  std::map<Trio, TrioRecord> trios_;
  Chairs chairs_{};
};

// The averages below are per deal; nullopt without a deal.
[[nodiscard]] std::optional<double> points_per_deal(const ChairTally& tally);
[[nodiscard]] std::optional<double> tricks_per_deal(const ChairTally& tally);

// Tricks above the chair's number: over less under.
[[nodiscard]] std::optional<double> above_quota_per_deal(const ChairTally& tally);

// The fair comparison: points above what the same chairs bring on average to everybody in `all`
// (Statistics::chairs), so that nobody gains by having sat in the better chair more often.
[[nodiscard]] std::optional<double> above_chair_per_deal(const Chairs& own, const Chairs& all);

}  // namespace core
