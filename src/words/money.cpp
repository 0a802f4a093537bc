#include <fmt/format.h>

#include <cstdlib>

#include "words/words.hpp"

namespace words {

std::string money(const core::Rules& rules, core::Money amount, bool is_signed) {
  const int digits = core::minor_digits(rules.currency).value_or(0);
  const std::string_view sign = !is_signed || amount == 0 ? "" : amount > 0 ? "+" : "\u2212";
  return fmt::format("{} {}{}", rules.currency, sign, core::decimal(std::abs(amount), digits));
}

std::string payment(const core::Match& match, int deal, core::Seat seat) {
  const core::Money amount = core::money_of(match, deal)[static_cast<std::size_t>(seat)];
  if (amount == 0) {
    return fmt::format("{} neither pays nor receives", person(match, seat));
  }
  return fmt::format("{} {} {}", person(match, seat), amount > 0 ? "receives" : "pays",
                     money(match.rules, std::abs(amount)));
}

std::string signed_number(int n) {
  return n < 0 ? fmt::format("\u2212{}", -n) : n > 0 ? fmt::format("+{}", n) : "0";
}

}  // namespace words
