// The stakes of a match that is played for money, in whole minor units of its currency: what a deal
// and the deals so far bring each player. No floating point, no currency's name or sign.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/match.hpp"

namespace core {

// Minor units; positive is received, negative is paid. Three of them always add up to nothing.
using Money = std::int64_t;

// What settled deal `number` brings each player: a stake for each trick over, less one for each
// short; nothing without a stake.
[[nodiscard]] PerSeat<Money> money_of(const Match& match, int number);

// The same of all settled deals together.
[[nodiscard]] PerSeat<Money> money_so_far(const Match& match);

// What a trick is worth, as a person writes it.
struct Stake {
  int amount = 0;  // minor units
  std::string currency;

  bool operator==(const Stake&) const = default;
};

// 'NPR 5' or '0.50 eur', with no more decimals than the currency has and the amount in the range of
// the rule; nullopt for anything else.
[[nodiscard]] std::optional<Stake> stake_of(std::string_view text);

// The stake as stake_of reads it, 'NPR 5.00'.
[[nodiscard]] std::string stake_text(const Stake& stake);

// The amount as digits, '12.50' or '-0.05' with two of them minor; `digits` is 0 to 3.
[[nodiscard]] std::string decimal(Money amount, int digits);

}  // namespace core
