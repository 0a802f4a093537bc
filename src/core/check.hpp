// Whether somebody may do something to a match, and whether it can be done: the permission table
// and the legality of every change. What passes here, apply() carries out; the database refuses
// again what the permission table forbids.
#pragma once

#include <optional>

#include "core/change.hpp"
#include "core/refusal.hpp"

namespace core {

// The change as it is kept: a sweep entered with its bonus (15) becomes the tricks taken (10).
[[nodiscard]] Change as_kept(const Rules& rules, Change change);

// Why `who` may not make `change`, or why it cannot be made; nullopt if it is in order. Permission
// is looked at first, so nobody learns more from a refusal than that it is not for him.
[[nodiscard]] std::optional<Refusal> check(const Match& match, Actor who, const Change& change);

// Whether a change that passes check() would leave the match as it is. Such a change is not
// recorded.
[[nodiscard]] bool changes_nothing(const Match& match, const Change& change);

// Whether `who` may write in column `seat`.
[[nodiscard]] bool may_write(const Match& match, Actor who, Seat seat);

// The parts of check() that need no person, for documents: each nullopt if it is in order.
// Three cells of a settled deal: each in range, together the game's tricks.
[[nodiscard]] std::optional<Refusal> check_tricks(const Rules& rules, Seat dealer,
                                                  const PerSeat<int>& tricks);
// One cell.
[[nodiscard]] std::optional<Refusal> check_cell(const Rules& rules, Seat dealer, Seat seat,
                                                int tricks);
// A trade in settled deal `number`, on top of those already there.
[[nodiscard]] std::optional<Refusal> check_trade(const Match& match, int number,
                                                 const Trade& trade);
// A bid for deal `number`.
[[nodiscard]] std::optional<Refusal> check_bid(const Rules& rules, int number, int bid);
// A call by `dealer` in deal `number`.
[[nodiscard]] std::optional<Refusal> check_call(const Match& match, int number, Seat dealer,
                                                Call call);
// Who made the first overtrick of settled deal `number`.
[[nodiscard]] std::optional<Refusal> check_first_up(const Match& match, int number, Seat seat);
// A line.
[[nodiscard]] std::optional<Refusal> check_target(const Rules& rules, int target);

}  // namespace core
