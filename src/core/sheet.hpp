// What the sheet shows: everything that follows from a match as entered. Points, running totals,
// the decision, the next dealer and the moves of cards before the next deal. It is worked out from
// the first deal each time, so a correction can leave nothing stale behind.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/match.hpp"

namespace core {

struct ScoredDeal {
  int number = 0;
  Seat dealer = 0;
  PerSeat<int> quotas{};
  PerSeat<int> tricks{};
  PerSeat<int> points{};  // with the sweep bonus and the trades of this deal
  PerSeat<int> totals{};  // after this deal

  bool operator==(const ScoredDeal&) const = default;
};

struct Decision {
  std::vector<Seat> winners;  // in seat order
  int after_deal = 0;

  bool operator==(const Decision&) const = default;
};

// `taker` draws `cards` cards from `giver` and gives as many back (or, in an exchange, hands over
// as many and gets as many).
struct Move {
  Seat taker = 0;
  Seat giver = 0;
  int cards = 0;

  bool operator==(const Move&) const = default;
};

// Why no card moves before the next deal.
enum class Still {
  FirstDeal,   // nothing has been played yet
  AllOnQuota,  // all three met their quota exactly
  AllTraded,   // tricks were given for every pull
  NotInGame,   // cards never move in this game
};

struct NextDeal {
  int number = 1;
  Seat dealer = 0;
  PerSeat<int> quotas{};
  std::vector<Move> moves;     // in the order they are carried out
  std::optional<Still> still;  // set exactly if `moves` is empty
  bool asks_first_up = false;  // the order of `moves` waits for who made the first overtrick

  bool operator==(const NextDeal&) const = default;
};

enum class Reason { Decided, Early, NotPlayed };

struct Result {
  std::vector<Seat> winners;  // in seat order; none of a match not played
  Reason reason = Reason::NotPlayed;

  bool operator==(const Result&) const = default;
};

struct Sheet {
  std::vector<ScoredDeal> deals;
  PerSeat<int> totals{};
  std::optional<int> target;  // the line now
  std::optional<Decision> decided;
  std::optional<NextDeal> next;  // the open deal; nullopt when the match is ended
  std::optional<Result> result;  // when it is ended

  bool operator==(const Sheet&) const = default;
};

[[nodiscard]] Sheet sheet_of(const Match& match);

// What each seat took over its quota (under it: negative) in settled deal `number`, as it counts
// for moves of cards: tricks as taken, before trades.
[[nodiscard]] PerSeat<int> surplus_of(const Match& match, int number);

// The points of settled deal `number`, with sweep bonus and trades.
[[nodiscard]] PerSeat<int> points_of(const Match& match, int number);

// The moves that follow settled deal `number`, in the order of the deal after it, less the cards
// whose pull was traded away unless `before_trades`.
[[nodiscard]] std::vector<Move> moves_after(const Match& match, int number,
                                            bool before_trades = false);

// How many cards of `move`, one of those after settled deal `number`, have been ticked as drawn.
[[nodiscard]] int drawn_of(const Match& match, int number, const Move& move);

// The two takers of settled deal `number` who face one giver, in seat order, in a game where who
// made the first overtrick decides between them; empty otherwise.
[[nodiscard]] std::vector<Seat> first_up_takers(const Match& match, int number);

// Who has won by `deal`, a deal of the match, with the line at `line` and nobody having won before;
// nobody if it decides nothing.
[[nodiscard]] std::vector<Seat> winners_by(const Match& match, const ScoredDeal& deal, int line);

// Those with the highest of `totals`, in seat order.
[[nodiscard]] std::vector<Seat> furthest_ahead(const PerSeat<int>& totals);

// What ending the match now would come to.
[[nodiscard]] Result result_now(const Match& match);

}  // namespace core
