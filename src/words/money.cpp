#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string_view>

#include "words/language.hpp"
#include "words/words.hpp"

namespace words {
namespace {

struct Sign {
  std::string_view currency;
  std::string_view sign;  // with the blank behind it where it is of letters
};

// What people write before an amount. Signs that every font of ours has; all other currencies are
// told by their three letters. At one table there is one currency, so two may have the same sign.
constexpr std::array kSigns = {
    Sign{"AUD", "$"},      Sign{"CAD", "$"},      Sign{"CNY", "\u00A5"}, Sign{"CRC", "\u20A1"},
    Sign{"EUR", "\u20AC"}, Sign{"GBP", "\u00A3"}, Sign{"GHS", "\u20B5"}, Sign{"HKD", "$"},
    Sign{"ILS", "\u20AA"}, Sign{"INR", "\u20B9"}, Sign{"JPY", "\u00A5"}, Sign{"KRW", "\u20A9"},
    Sign{"KZT", "\u20B8"}, Sign{"LKR", "Rs "},    Sign{"MNT", "\u20AE"}, Sign{"MUR", "Rs "},
    Sign{"NGN", "\u20A6"}, Sign{"NPR", "Rs "},    Sign{"NZD", "$"},      Sign{"PHP", "\u20B1"},
    Sign{"PKR", "Rs "},    Sign{"PYG", "\u20B2"}, Sign{"RUB", "\u20BD"}, Sign{"SGD", "$"},
    Sign{"TRY", "\u20BA"}, Sign{"UAH", "\u20B4"}, Sign{"USD", "$"},      Sign{"VND", "\u20AB"},
};

std::string sign_of(const std::string& currency) {
  const auto* const found =
      std::ranges::find_if(kSigns, [&](const Sign& one) { return one.currency == currency; });
  return found == kSigns.end() ? currency + " " : std::string(found->sign);
}

}  // namespace

std::string money(const core::Rules& rules, core::Money amount, bool is_signed) {
  const int digits = core::minor_digits(rules.currency).value_or(0);
  const std::string_view sign = !is_signed || amount == 0 ? "" : amount > 0 ? "+" : "\u2212";
  return fmt::format("{}{}{}", sign, sign_of(rules.currency),
                     in_digits(core::decimal(std::abs(amount), digits)));
}

std::string payment(const core::Match& match, int deal, core::Seat seat) {
  const core::Money amount = core::money_of(match, deal)[static_cast<std::size_t>(seat)];
  if (amount == 0) {
    return tr("{} neither pays nor receives", person(match, seat));
  }
  const std::string sum = money(match.rules, std::abs(amount));
  return amount > 0 ? tr("{} receives {}", person(match, seat), sum)
                    : tr("{} pays {}", person(match, seat), sum);
}

std::string signed_number(int n) {
  return n < 0 ? "\u2212" + numeral(-n) : n > 0 ? "+" + numeral(n) : numeral(0);
}

}  // namespace words
