// Everything that can be done to a match, as values. A change names the deal it means, so one that
// comes too late (somebody settled that deal first) is seen to be late instead of landing
// elsewhere.
#pragma once

#include <optional>
#include <variant>

#include "core/match.hpp"

namespace core {

// A cell of the open deal, or of the newest settled one, which that reopens. Nullopt clears it.
struct Entry {
  int deal = 1;
  Seat seat = 0;
  std::optional<int> tricks;

  bool operator==(const Entry&) const = default;
};

// All three cells of a settled deal at once.
struct Correction {
  int deal = 1;
  PerSeat<int> tricks{};

  bool operator==(const Correction&) const = default;
};

// LineMove (match.hpp) is a change as it stands.

struct DealerSet {
  int deal = 1;
  Seat dealer = 0;

  bool operator==(const DealerSet&) const = default;
};

struct TradeMade {
  int deal = 1;
  Trade trade;

  bool operator==(const TradeMade&) const = default;
};

// The host's place goes to a seat, or to kKeeper.
struct HostMoved {
  Actor host = 0;

  bool operator==(const HostMoved&) const = default;
};

struct TrumpNamed {
  int deal = 1;
  Suit suit = Suit::Spades;

  bool operator==(const TrumpNamed&) const = default;
};

struct BidMade {
  int deal = 1;
  int tricks = 8;

  bool operator==(const BidMade&) const = default;
};

struct CallMade {
  int deal = 1;
  Call call = Call::Hearts;

  bool operator==(const CallMade&) const = default;
};

struct FirstUp {
  int deal = 1;
  Seat seat = 0;

  bool operator==(const FirstUp&) const = default;
};

// `by` is whoever ends it; nullopt only in a match from a document that does not say.
struct MatchEnded {
  std::optional<Actor> by;

  bool operator==(const MatchEnded&) const = default;
};

struct MatchReopened {
  bool operator==(const MatchReopened&) const = default;
};

// So many of the cards of one move after `deal` have been drawn. Never undone.
struct Ticked {
  int deal = 1;
  Tick tick;

  bool operator==(const Ticked&) const = default;
};

// What the table says of cards of the moves after `deal` that were drawn and should not have been,
// or the other way round. Never Asked. Never undone.
struct MakeUpSaid {
  int deal = 1;
  MakeUp said = MakeUp::Left;

  bool operator==(const MakeUpSaid&) const = default;
};

using Change =
    std::variant<Entry, Correction, LineMove, DealerSet, TradeMade, HostMoved, TrumpNamed, BidMade,
                 CallMade, FirstUp, MatchEnded, MatchReopened, Ticked, MakeUpSaid>;

// Whether it is of the cards that moved and not of the score: it stands outside of undo and redo.
[[nodiscard]] inline bool is_of_cards(const Change& change) {
  return std::holds_alternative<Ticked>(change) || std::holds_alternative<MakeUpSaid>(change);
}

}  // namespace core
