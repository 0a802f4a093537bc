#include "core/money.hpp"

#include "table.hpp"

namespace {

core::Match staked(int stake) {
  core::Match match = table::match_of("3-5-8");
  match.rules.stake = stake;
  match.rules.currency = "NPR";
  return match;
}

TEST_CASE(
    "Each under pays the stake for each trick short, each over receives it, and none is lost") {
  for (const core::PerSeat<int>& tricks : table::results_of(16)) {
    core::Match match = staked(250);
    for (const core::Seat seat : core::kAllSeats) {
      match = core::apply(match, seat, core::Entry{1, seat, tricks[static_cast<std::size_t>(seat)]},
                          {});
    }
    const core::PerSeat<core::Money> money = core::money_of(match, 1);
    CAPTURE(tricks[0], tricks[1], tricks[2]);
    CHECK(money == core::PerSeat<core::Money>{250L * (tricks[0] - 8), 250L * (tricks[1] - 5),
                                              250L * (tricks[2] - 3)});
    CHECK(money[0] + money[1] + money[2] == 0);
    CHECK(core::money_so_far(match) == money);
  }
}

TEST_CASE("The highest stake over many deals is kept to the last coin") {
  core::Match match = staked(1'000'000);
  for (int deal = 1; deal <= 900; ++deal) {  // the same player over by as much as can be
    match = core::apply(match, 0, core::DealerSet{deal, 1}, {});
    const core::PerSeat<int> tricks{16, 0, 0};
    for (const core::Seat seat : core::kAllSeats) {
      match = core::apply(match, seat,
                          core::Entry{deal, seat, tricks[static_cast<std::size_t>(seat)]}, {});
    }
  }
  CHECK(core::money_so_far(match)[0] == core::Money{900} * 13 * 1'000'000);
}

TEST_CASE("Without a stake nothing is paid") {
  core::Match match = table::match_of("3-5-8");
  CHECK(core::money_so_far(match) == core::PerSeat<core::Money>{0, 0, 0});
}

TEST_CASE("A stake is an amount and a currency, in either order, with the currency's decimals") {
  CHECK(core::stake_of("NPR 5") == core::Stake{500, "NPR"});
  CHECK(core::stake_of("  0.50 eur ") == core::Stake{50, "EUR"});
  CHECK(core::stake_of("EUR0.5") == core::Stake{50, "EUR"});
  CHECK(core::stake_of("0.01 EUR") == core::Stake{1, "EUR"});
  CHECK(core::stake_of("JPY 100") == core::Stake{100, "JPY"});
  CHECK(core::stake_of("BHD 1.005") == core::Stake{1005, "BHD"});
  CHECK(core::stake_of("NPR 10000") == core::Stake{1'000'000, "NPR"});
  CHECK(core::stake_of("NPR \u0967\u0968") == core::Stake{1200, "NPR"});
  for (const char* wrong :
       {"", "5", "NPR", "NPR 0", "NPR 0.00", "NPR -5", "NPR 5.001", "JPY 1.5", "NPR 10000.01",
        "NPR 5.", "NPR .5.", "XYZ 5", "NPRR 5", "NPR 5 5", "NPR 5,50", "NPR 99999999"}) {
    CAPTURE(wrong);
    CHECK_FALSE(core::stake_of(wrong));
  }
}

TEST_CASE("A stake that is written out is read back as it was") {
  CHECK(core::stake_text({550, "EUR"}) == "EUR 5.50");
  CHECK(core::stake_text({100, "JPY"}) == "JPY 100");
  for (const char* currency : {"NPR", "JPY", "BHD", "CHF"}) {
    for (const int amount : {1, 9, 10, 99, 100, 12345, 1'000'000}) {
      const core::Stake stake{amount, currency};
      CHECK(core::stake_of(core::stake_text(stake)) == stake);
    }
  }
}

TEST_CASE("An amount is written with the decimals of its currency") {
  CHECK(core::decimal(1250, 2) == "12.50");
  CHECK(core::decimal(5, 2) == "0.05");
  CHECK(core::decimal(-5, 2) == "-0.05");
  CHECK(core::decimal(0, 3) == "0.000");
  CHECK(core::decimal(-120, 0) == "-120");
}

}  // namespace
