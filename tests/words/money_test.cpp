#include "../catch.hpp"
#include "core/journal.hpp"
#include "words/words.hpp"

namespace {

core::Match staked(const std::string& currency, int stake) {
  core::Match match{.players = {"Asha", "Bimal", "Chandra"},
                    .rules = core::Rules(*core::find_game("3-5-8")),
                    .first_dealer = 0,
                    .host = 0,
                    .target = std::nullopt,
                    .line_moves = {},
                    .deals = {},
                    .ended = std::nullopt};
  match.rules.currency = currency;
  match.rules.stake = stake;
  const core::PerSeat<int> tricks{10, 5, 1};
  for (const core::Seat seat : core::kAllSeats) {
    match =
        core::apply(match, seat, core::Entry{1, seat, tricks[static_cast<std::size_t>(seat)]}, {});
  }
  return match;
}

TEST_CASE(
    "Money has its currency's sign and decimals, and plus or minus where it counts either way") {
  const core::Match match = staked("NPR", 250);
  CHECK(words::money(match.rules, 1250) == "Rs 12.50");
  CHECK(words::money(match.rules, 1250, true) == "+Rs 12.50");
  CHECK(words::money(match.rules, -5, true) == "\u2212Rs 0.05");
  CHECK(words::money(match.rules, 0, true) == "Rs 0.00");
  CHECK(words::money(staked("EUR", 100).rules, 5, true) == "+\u20AC0.05");
  CHECK(words::money(staked("JPY", 100).rules, -300, true) == "\u2212\u00A5300");
  CHECK(words::money(staked("USD", 100).rules, 100) == "$1.00");
}

TEST_CASE("A currency without a sign that all know is told by its letters") {
  CHECK(words::money(staked("CHF", 100).rules, -250, true) == "\u2212CHF 2.50");
  CHECK(words::money(staked("BHD", 100).rules, 1005) == "BHD 1.005");
}

TEST_CASE("After a deal one pays, one receives, one does neither") {
  const core::Match match = staked("NPR", 250);
  CHECK(words::payment(match, 1, 0) == "Asha receives Rs 5.00");
  CHECK(words::payment(match, 1, 1) == "Bimal neither pays nor receives");
  CHECK(words::payment(match, 1, 2) == "Chandra pays Rs 5.00");
}

TEST_CASE("What counts either way carries its sign") {
  CHECK(words::signed_number(3) == "+3");
  CHECK(words::signed_number(-12) == "\u221212");
  CHECK(words::signed_number(0) == "0");
}

}  // namespace
