#include "core/money.hpp"

#include <algorithm>

#include "core/name.hpp"
#include "core/sheet.hpp"

namespace core {
namespace {

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

// A stake has at most this many digits before the point, and minor_digits after it.
constexpr int kMostDigits = 7;

// 'whole' or 'whole.part' as minor units of so many digits.
std::optional<int> amount_of(std::string_view text, int digits) {
  const std::size_t point = text.find('.');
  const std::string_view part =
      point == std::string_view::npos ? std::string_view() : text.substr(point + 1);
  if (point != std::string_view::npos &&
      (part.empty() || part.size() > static_cast<std::size_t>(digits) ||
       !std::ranges::all_of(part, [](char c) { return c >= '0' && c <= '9'; }))) {
    return std::nullopt;
  }
  const std::optional<int> whole = whole_number(text.substr(0, point), kMostDigits);
  if (!whole) {
    return std::nullopt;
  }
  Money amount = *whole;
  for (int i = 0; i < digits; ++i) {
    const auto place = static_cast<std::size_t>(i);
    amount = amount * 10 + (place < part.size() ? part[place] - '0' : 0);
  }
  constexpr Money kMost = 1'000'000;
  return amount >= 1 && amount <= kMost ? std::optional(static_cast<int>(amount)) : std::nullopt;
}

}  // namespace

PerSeat<Money> money_of(const Match& match, int number) {
  const PerSeat<int> surplus = surplus_of(match, number);
  PerSeat<Money> money{};
  for (const Seat seat : kAllSeats) {
    money[at(seat)] = Money{surplus[at(seat)]} * match.rules.stake.value_or(0);
  }
  return money;
}

PerSeat<Money> money_so_far(const Match& match) {
  PerSeat<Money> sum{};
  for (int number = 1; number <= settled_deals(match); ++number) {
    const PerSeat<Money> money = money_of(match, number);
    for (const Seat seat : kAllSeats) {
      sum[at(seat)] += money[at(seat)];
    }
  }
  return sum;
}

std::optional<Stake> stake_of(std::string_view text) {
  std::string currency;
  std::string number;
  for (const char c : text) {
    if (is_letter(c)) {
      currency += static_cast<char>(c & ~0x20);
    } else {
      number += c;
    }
  }
  const std::optional<int> digits = minor_digits(currency);
  if (!digits) {
    return std::nullopt;
  }
  const std::size_t first = number.find_first_not_of(' ');
  const std::size_t last = number.find_last_not_of(' ');
  if (first == std::string::npos) {
    return std::nullopt;
  }
  const std::optional<int> amount =
      amount_of(std::string_view(number).substr(first, last - first + 1), *digits);
  return amount ? std::optional(Stake{*amount, currency}) : std::nullopt;
}

std::string stake_text(const Stake& stake) {
  return stake.currency + " " + decimal(stake.amount, minor_digits(stake.currency).value_or(0));
}

std::string decimal(Money amount, int digits) {
  std::string text = std::to_string(amount < 0 ? -amount : amount);
  if (digits > 0) {
    const auto places = static_cast<std::size_t>(digits);
    if (text.size() <= places) {
      text.insert(0, places + 1 - text.size(), '0');
    }
    text.insert(text.size() - places, ".");
  }
  return amount < 0 ? "-" + text : text;
}

}  // namespace core
