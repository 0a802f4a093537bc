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
    "Money has its currency, its currency's decimals, and a sign where it counts either way") {
  const core::Match match = staked("NPR", 250);
  CHECK(words::money(match.rules, 1250) == "NPR 12.50");
  CHECK(words::money(match.rules, 1250, true) == "NPR +12.50");
  CHECK(words::money(match.rules, -5, true) == "NPR \u22120.05");
  CHECK(words::money(match.rules, 0, true) == "NPR 0.00");
  CHECK(words::money(staked("JPY", 100).rules, -300, true) == "JPY \u2212300");
}

TEST_CASE("After a deal one pays, one receives, one does neither") {
  const core::Match match = staked("NPR", 250);
  CHECK(words::payment(match, 1, 0) == "Asha receives NPR 5.00");
  CHECK(words::payment(match, 1, 1) == "Bimal neither pays nor receives");
  CHECK(words::payment(match, 1, 2) == "Chandra pays NPR 5.00");
}

TEST_CASE("What counts either way carries its sign") {
  CHECK(words::signed_number(3) == "+3");
  CHECK(words::signed_number(-12) == "\u221212");
  CHECK(words::signed_number(0) == "0");
}

}  // namespace
