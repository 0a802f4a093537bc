// Why the sheet would not do something, as facts. The words are elsewhere (words/refusals.hpp), so
// the window and the command line say the same thing.
#pragma once

#include "core/seat.hpp"

namespace core {

enum class Refused {
  NotYourColumn,    // `seat`: whose it is
  OnlyHost,         // the act is the host's
  OnlyDealer,       // `seat`: the dealer, who or the host may
  NotAtTable,       // neither one of the three nor the host
  NotYourChange,    // undo or redo of somebody else's; `seat`: the Actor who made it
  MatchEnded,       // read-only until it is reopened
  MatchNotEnded,    // there is nothing to reopen
  NoSuchDeal,       // `deal` has not been played; `number`: the open deal
  SheetIsFull,      // the match has `most` deals, and no more fit
  DealIsOpen,       // `deal` is still being filled in: enter, do not correct
  DealIsSettled,    // `deal` has settled, this belongs to the open one, `number`
  DealIsOlder,      // `deal` is older than the newest settled one: corrected as a whole
  NextHasEntry,     // deal `deal` + 1 has an entry, so this can no longer be done to `deal`
  DealHasEntry,     // deal `deal` has an entry: only between deals
  LineWaits,        // a moved line waits for deal `number`; `deal` before it cannot be reopened
  OutOfRange,       // `number` is not between `least` and `most`
  WrongSum,         // the three make `number`, not `most`
  DealerNeedsOne,   // the kitty is the dealer's first trick
  NotInGame,        // this game has no such thing
  NoPullsBetween,   // no card is to be pulled by `other` from `seat`
  NothingToMakeUp,  // the cards drawn after `deal` are those that were to be drawn
  MoreThanPulls,    // `number` asked for, `most` to be pulled between the two
  PointsBelowZero,  // `seat` has only `most` points in this deal to give
  CallNotOnTable,   // not one of the calls this table plays
  CallMade,         // `seat` has made this call already
  AllCallsMade,     // `seat` has made every call and deals no more
  OnlyFirstDeal,    // bids are for the first deal
  NotATaker,        // `seat` is not one of two who were over
  NothingToUndo,
  NothingToRedo,
};

struct Refusal {
  Refused why = Refused::NotAtTable;
  int seat = 0;   // a Seat or, for NotYourChange, an Actor
  int other = 0;  // a Seat
  int deal = 0;
  int number = 0;
  int least = 0;
  int most = 0;

  bool operator==(const Refusal&) const = default;
};

}  // namespace core
