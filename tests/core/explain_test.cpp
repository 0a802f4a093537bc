// What a number is made of adds up to the number, in every match there can be.
#include "core/explain.hpp"

#include "../catch.hpp"
#include "../random_match.hpp"
#include "table.hpp"

namespace {

using core::at;

template <typename Check>
void for_random_matches(unsigned seed, const Check& check) {
  random_match::Random random(seed);
  for (const core::Game& game : core::games()) {
    const bool has_most_rules = game.has_trades || game.has_calls;
    for (int i = 0; i < (has_most_rules ? 120 : 20); ++i) {
      check(random_match::match(random, game));
    }
  }
}

}  // namespace

TEST_CASE("The grounds of a total add up to it, deal by deal, under every rule") {
  int bonuses = 0;
  int trades = 0;
  int miz = 0;
  for_random_matches(11, [&](const core::Match& match) {
    const core::Sheet sheet = core::sheet_of(match);
    for (const core::Seat seat : core::kAllSeats) {
      const auto grounds = core::grounds_of_total(match, seat);
      REQUIRE(grounds.size() == sheet.deals.size());
      int total = 0;
      for (const core::PointsGround& ground : grounds) {
        const core::ScoredDeal& scored = sheet.deals[at(ground.deal - 1)];
        int points = ground.tricks;
        if (match.rules.game->points == core::Points::Difference) {
          points = ground.is_miz ? ground.quota - ground.tricks : ground.tricks - ground.quota;
        }
        points += ground.bonus + ground.traded;
        total += points;
        CHECK(points == ground.points);
        CHECK(ground.points == scored.points[at(seat)]);
        CHECK(ground.total == total);
        CHECK(ground.total == scored.totals[at(seat)]);
        bonuses += ground.bonus != 0 ? 1 : 0;
        trades += ground.traded != 0 ? 1 : 0;
        miz += ground.is_miz ? 1 : 0;
      }
      CHECK(total == sheet.totals[at(seat)]);
    }
  });
  CHECK(bonuses > 0);
  CHECK(trades > 0);
  CHECK(miz > 0);
}

TEST_CASE("The grounds of quotas, dealers and moves are those of the sheet") {
  std::array<int, 7> ways{};
  for_random_matches(12, [&](const core::Match& match) {
    const core::Sheet sheet = core::sheet_of(match);
    const int settled = core::settled_deals(match);
    for (int number = 1; number <= settled + 1; ++number) {
      const core::DealerGround dealer = core::ground_of_dealer(match, number);
      CHECK(dealer.dealer == core::dealer_of(match, number));
      CHECK((dealer.below > 0) == (dealer.by == core::DealerBy::FurthestBelow));
      ++ways.at(static_cast<std::size_t>(dealer.by));
      for (const core::Seat seat : core::kAllSeats) {
        const core::QuotaGround quota = core::ground_of_quota(match, number, seat);
        CHECK(quota.quota == core::quotas_of(match, number)[at(seat)]);
        CHECK(core::seat_of(quota.role, quota.dealer) == seat);
      }
    }
    if (settled == 0) {
      return;
    }
    std::vector<core::Move> moves;
    core::PerSeat<int> moved{};
    const auto grounds = core::grounds_of_moves(match, settled);
    for (const core::MoveGround& ground : grounds) {
      CHECK(ground.over > 0);
      CHECK(ground.under > 0);
      CHECK(ground.traded >= 0);
      CHECK(ground.move.cards + ground.traded <= std::min(ground.over, ground.under));
      moved[at(ground.move.taker)] += ground.move.cards + ground.traded;
      moved[at(ground.move.giver)] -= ground.move.cards + ground.traded;
      if (ground.move.cards > 0) {
        moves.push_back(ground.move);
      }
    }
    CHECK(moves == core::moves_after(match, settled));
    if (match.rules.game->moving != core::Moving::Nothing && !match.rules.max_bleed) {
      CHECK(moved == core::surplus_of(match, settled));
    }
  });
  for (std::size_t way = 0; way < ways.size(); ++way) {
    INFO(way);
    // Nobody below where the loser deals, and a player with every call made, are seldom met.
    CHECK((ways.at(way) > 0 || static_cast<core::DealerBy>(way) == core::DealerBy::NobodyBelow ||
           static_cast<core::DealerBy>(way) == core::DealerBy::OthersDone));
  }
}

TEST_CASE("A deal passes on where nobody lost, and over players who have made every call") {
  core::Match loser = table::match_of();
  loser.rules.loser_deals = true;
  table::Table on_quota(loser);
  on_quota.deal({2, 5, 3});
  CHECK(core::ground_of_dealer(on_quota.match, 2) ==
        core::DealerGround{.dealer = 1, .by = core::DealerBy::NobodyBelow, .below = 0});

  core::Match match = table::match_of("8-5-3 calls");
  match.rules.calls = {core::Call::Hearts, core::Call::Spades};
  table::Table calls(match);
  for (const core::Call call : match.rules.calls) {  // Chandra deals twice, out of her turn
    calls.host(core::DealerSet{.deal = calls.open_deal(), .dealer = 2});
    calls.deal({8, 5, 3}, call);
  }
  calls.deal({8, 5, 3}, core::Call::Hearts);
  calls.deal({8, 5, 3}, core::Call::Hearts);
  CHECK(core::ground_of_dealer(calls.match, 5) ==
        core::DealerGround{.dealer = 0, .by = core::DealerBy::OthersDone, .below = 0});
}
