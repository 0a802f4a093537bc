// What the numbers on a sheet are made of: which deals, which quotas, which rule. It works nothing
// out anew that sheet.hpp works out; it takes the same facts apart, and refuses to know words.
#pragma once

#include <optional>
#include <vector>

#include "core/match.hpp"
#include "core/sheet.hpp"

namespace core {

// What one settled deal brought one seat: `points` is tricks, less the quota where points are a
// difference (the quota less the tricks under Miz), and bonus, and traded.
struct PointsGround {
  int deal = 1;
  int tricks = 0;
  int quota = 0;
  bool is_miz = false;
  int bonus = 0;   // of a sweep
  int traded = 0;  // tricks got in trades; given: negative
  int points = 0;
  int total = 0;  // after this deal

  bool operator==(const PointsGround&) const = default;
};

// One of each settled deal, in their order.
[[nodiscard]] std::vector<PointsGround> grounds_of_total(const Match& match, Seat seat);

enum class QuotaBy { Role, Bid, Miz };

struct QuotaGround {
  Role role = Role::Dealer;
  Seat dealer = 0;
  int quota = 0;
  QuotaBy by = QuotaBy::Role;

  bool operator==(const QuotaGround&) const = default;
};

// Of deal `number`, 1 to settled_deals + 1.
[[nodiscard]] QuotaGround ground_of_quota(const Match& match, int number, Seat seat);

enum class DealerBy {
  FirstDealer,    // the table began so
  Host,           // set by the host
  InTurn,         // next after whoever dealt before
  FurthestBelow,  // the loser deals, and lost by `below` tricks
  NobodyBelow,    // the loser deals, and nobody was below: it passes on
  OthersDone,     // whoever sits before has made every call
  Recorded,       // as it was when the deal began; what was corrected later does not move it
};

struct DealerGround {
  Seat dealer = 0;
  DealerBy by = DealerBy::FirstDealer;
  int below = 0;

  bool operator==(const DealerGround&) const = default;
};

// Of deal `number`, 1 to settled_deals + 1.
[[nodiscard]] DealerGround ground_of_dealer(const Match& match, int number);

// Of a move after a settled deal, with those that were traded away altogether.
struct MoveGround {
  Move move;       // as it is carried out; no cards if all were traded
  int over = 0;    // tricks of the taker over the quota
  int under = 0;   // tricks of the giver short of it
  int traded = 0;  // cards that fell away by trades

  bool operator==(const MoveGround&) const = default;
};

// In the order in which they are carried out.
[[nodiscard]] std::vector<MoveGround> grounds_of_moves(const Match& match, int number);

}  // namespace core
