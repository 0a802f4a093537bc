// One match as it stands: who sits where, what the table agreed on, and every deal as it was
// entered. Nothing computed is kept here: points, totals, the decision and the pulls are
// sheet.hpp's to work out, each time anew. Who corrected or undid what is the journal's, not the
// match's.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/instant.hpp"
#include "core/rules.hpp"
#include "core/seat.hpp"

namespace core {

// `tricks` tricks of the deal given by one player under quota to one over, instead of that many
// cards pulled.
struct Trade {
  Seat from = 0;
  Seat to = 0;
  int tricks = 1;

  bool operator==(const Trade&) const = default;
};

// How many of the cards that `taker` draws from `giver` after a deal have been drawn so far.
struct Tick {
  Seat taker = 0;
  Seat giver = 0;
  int drawn = 0;

  bool operator==(const Tick&) const = default;
};

// What the table says of cards that were drawn after a deal before what was to be drawn changed, by
// a correction say.
enum class MakeUp {
  Asked,  // nothing yet
  Left,   // what was drawn stays as it is
  Owed,   // what is wrong is made up before the next deal
  Done,   // it was made up: the cards drawn are now those that were to be drawn
};

// The most deals one match can have. Nobody plays so many; it bounds what a file can make us do.
inline constexpr int kMostDeals = 2000;

struct Deal {
  PerSeat<std::optional<int>> tricks;  // as entered; a sweep is the game's tricks, never with bonus
  PerSeat<Actor> hands = {0, 1, 2};    // who wrote each cell
  std::optional<Seat> dealer;          // recorded by the first entry, or set by the host
  bool is_dealer_set = false;          // the dealer is the host's setting
  std::optional<Suit> trump;
  std::optional<int> bid;
  std::optional<Call> call;
  std::optional<Seat> first_up;  // who made the first overtrick
  std::vector<Trade> trades;
  std::vector<Tick> ticks;  // of the moves after this deal; at most one per taker and giver
  std::optional<MakeUp>
      make_up;                // set while the cards ticked are not those to be drawn; never Done
  std::optional<Instant> at;  // when it settled, if that is known

  bool operator==(const Deal&) const = default;
};

// The line moved to `target` after `after_deal` settled deals.
struct LineMove {
  int after_deal = 0;
  int target = 0;

  bool operator==(const LineMove&) const = default;
};

struct End {
  std::optional<Instant> at;
  std::optional<Actor> by;

  bool operator==(const End&) const = default;
};

struct Match {
  PerSeat<std::string> players;  // in order of play, as kept_name gives them
  Rules rules;
  Seat first_dealer = 0;
  Actor host = 0;                    // a seat, or kKeeper
  std::optional<int> target;         // the line at the start; nullopt in a game without one
  std::vector<LineMove> line_moves;  // in the order made; after_deal never falls
  // The settled deals, then the open one if anything of it is known, then, while a settled deal is
  // reopened, what was already known of the deal after it.
  std::vector<Deal> deals;
  std::optional<End> ended;

  bool operator==(const Match&) const = default;
};

// Whether anything counts as entered: a cell, a bid or a call. A trump does not.
[[nodiscard]] bool has_entry(const Deal& deal);

// How many tricks are in, of those entered so far.
[[nodiscard]] int tricks_in(const Deal& deal);

// How many cells are filled, 0 to 3.
[[nodiscard]] int cells_in(const Deal& deal);

// Whether this deal makes a settled one: three entries that add up and, in a game
// with calls, a call. Whether its dealer may make that call is check.hpp's question.
[[nodiscard]] bool is_complete(const Rules& rules, const Deal& deal);

// How many deals of the match are settled. Deals are numbered from 1; the open deal is number
// settled_deals + 1.
[[nodiscard]] int settled_deals(const Match& match);

// Deal `number` as far as anything is known of it; an empty deal if nothing is, or there can be no
// such deal.
[[nodiscard]] const Deal& deal_at(const Match& match, int number);

// Who deals deal `number`, 1 to settled_deals + 1: the recorded or set dealer, else whoever the
// deals before it make dealer (next_dealer).
[[nodiscard]] Seat dealer_of(const Match& match, int number);

// Who deals deal `number`, 1 to settled_deals + 1, if nobody has said otherwise: in order of play,
// or by 'the loser deals', passing over a dealer who has made every call.
[[nodiscard]] Seat next_dealer(const Match& match, int number);

// The calls that the dealer `seat` has made in deals before `number`.
[[nodiscard]] std::vector<Call> calls_made(const Match& match, Seat seat, int number);

// The least that the first deal can be bid for, where it may be.
inline constexpr int kLeastBid = 8;

// What each seat needs in a deal of these rules with this dealer, bid and call. Under Miz the
// numbers are the most a seat may take without losing points.
[[nodiscard]] PerSeat<int> quotas_of(const Rules& rules, Seat dealer, std::optional<int> bid,
                                     std::optional<Call> call);

// The same for deal `number` of the match.
[[nodiscard]] PerSeat<int> quotas_of(const Match& match, int number);

// The line in force now: the last move that does not wait for its deal; nullopt without a line.
[[nodiscard]] std::optional<int> line_now(const Match& match);

// Whether a move of the line waits for a reopened deal to settle again.
[[nodiscard]] bool line_waits(const Match& match);

}  // namespace core
