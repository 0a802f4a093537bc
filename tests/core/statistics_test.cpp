#include "core/statistics.hpp"

#include "../catch.hpp"
#include "random_match.hpp"

namespace {

core::Deal deal(int dealer, core::PerSeat<int> tricks) {
  core::Deal made;
  for (const core::Seat seat : core::kAllSeats) {
    made.tricks[static_cast<std::size_t>(seat)] = tricks[static_cast<std::size_t>(seat)];
  }
  made.dealer = dealer;
  return made;
}

core::Match finished(std::vector<core::Deal> deals) {
  core::Match match;
  match.players = {"Asha", "Bimal", "Chandra"};
  match.target = 25;
  match.deals = std::move(deals);
  return match;
}

core::MatchTally tally(const core::Match& match) {
  return core::tally_of(match, core::sheet_of(match));
}

}  // namespace

TEST_CASE("A deal counts in the chair in which each sat, against the number of that chair") {
  // Asha deals (2), Bimal is next (5), Chandra last (3).
  const core::MatchTally one = tally(finished({deal(0, {1, 4, 5})}));
  CHECK(one.deals == 1);
  CHECK(one.seats[0].chairs[0] ==
        core::ChairTally{.deals = 1, .deals_under = 1, .under = 1, .tricks = 1, .points = 1});
  CHECK(one.seats[1].chairs[1] ==
        core::ChairTally{.deals = 1, .deals_under = 1, .under = 1, .tricks = 4, .points = 4});
  CHECK(one.seats[2].chairs[2] ==
        core::ChairTally{.deals = 1, .deals_over = 1, .over = 2, .tricks = 5, .points = 5});
  CHECK(one.seats[2].chairs[2].deals_met() == 1);
  CHECK(one.seats[0].chairs[0].deals_met() == 0);
  CHECK(one.winners.empty());
}

TEST_CASE("Cards that would be pulled in a deal that never settled count nowhere") {
  CHECK(tally(finished({deal(0, {1, 4, 5})})).seats[2].pulled == 0);
  const core::MatchTally two = tally(finished({deal(0, {1, 4, 5}), deal(1, {3, 2, 5})}));
  CHECK(two.seats[2].pulled == 2);
  CHECK(two.seats[0].given == 1);
  CHECK(two.seats[1].given == 1);
  core::Match open = finished({deal(0, {1, 4, 5}), deal(1, {3, 2, 5})});
  open.deals[1].tricks[0].reset();
  CHECK(tally(open) == tally(finished({deal(0, {1, 4, 5})})));
}

TEST_CASE("A match without a settled deal breaks nothing and counts nowhere") {
  core::Statistics statistics;
  core::Match ended = finished({});
  ended.ended = core::End{};
  statistics.add({1, 2, 3}, tally(ended));
  statistics.add({1, 2, 3}, tally(finished({})));
  CHECK(statistics.matches() == 0);
  CHECK(statistics.people().empty());
  CHECK(statistics.trios().empty());
  CHECK(!core::points_per_deal(core::ChairTally{}));
  CHECK(!core::above_chair_per_deal(core::Chairs{}, statistics.chairs()));
}

TEST_CASE("Wins alone and wins that are shared are counted apart, per person and per trio") {
  core::Match won = finished({deal(0, {1, 4, 5})});
  won.ended = core::End{};
  core::Match level = finished({deal(0, {2, 4, 4})});
  level.ended = core::End{};
  core::Statistics statistics;
  statistics.add({7, 8, 9}, tally(won));
  statistics.add({9, 7, 8}, tally(level));  // the same three in other chairs
  statistics.add({7, 8, 10}, tally(finished({deal(0, {1, 4, 5})})));
  CHECK(statistics.matches() == 3);
  CHECK(statistics.people().at(9).wins == 1);
  CHECK(statistics.people().at(9).shared == 0);
  CHECK(statistics.people().at(7).shared == 1);
  CHECK(statistics.people().at(8).shared == 1);
  REQUIRE(statistics.trios().size() == 2);
  const core::TrioRecord& three = statistics.trios().at({7, 8, 9});
  CHECK(three.matches == 2);
  CHECK(three.undecided == 0);
  CHECK(three.people[2].wins == 1);
  CHECK(statistics.trios().at({7, 8, 10}).undecided == 1);
}

TEST_CASE("The fair comparison takes off what the chairs bring everybody") {
  core::Statistics statistics;
  // The dealer always takes 2, next 5, last 3: nobody is better than his chairs.
  statistics.add({1, 2, 3}, tally(finished({deal(0, {2, 5, 3}), deal(0, {2, 5, 3})})));
  CHECK(*core::above_chair_per_deal(statistics.people().at(2).chairs, statistics.chairs()) == 0.0);
  // Somebody else takes seven where two took five: the chair brings 17 in 3 deals.
  statistics.add({1, 4, 3}, tally(finished({deal(0, {1, 7, 2})})));
  const double four =
      *core::above_chair_per_deal(statistics.people().at(4).chairs, statistics.chairs());
  CHECK(four > 1.33);
  CHECK(four < 1.34);
}

TEST_CASE("Under a Miz it is good to stay below the number") {
  core::Match match = finished({deal(0, {1, 6, 9})});
  match.rules = core::Rules(*core::find_game("8-5-3 calls"));
  match.target.reset();
  match.deals[0].call = core::Call::Miz;
  const core::MatchTally one = tally(match);
  CHECK(one.seats[0].chairs[0].over == 2);   // 3 allowed
  CHECK(one.seats[1].chairs[1].under == 1);  // 5 allowed
  CHECK(one.seats[2].chairs[2].under == 1);  // 8 allowed
}

TEST_CASE("In every match the sums over the three agree with the sheet") {
  random_match::Random random(20261130);
  for (const core::Game& game : core::games()) {
    for (int i = 0; i < 15; ++i) {
      const core::Match match = random_match::match(random, game);
      const core::Sheet sheet = core::sheet_of(match);
      const core::MatchTally one = core::tally_of(match, sheet);
      int tricks = 0;
      int pulled = 0;
      int given = 0;
      for (const core::Seat seat : core::kAllSeats) {
        const auto at = static_cast<std::size_t>(seat);
        const core::ChairTally all = core::all_of(one.seats[at].chairs);
        CHECK(all.points == sheet.totals[at]);
        CHECK(all.deals == one.deals);
        tricks += all.tricks;
        pulled += one.seats[at].pulled;
        given += one.seats[at].given;
      }
      CHECK(tricks == one.deals * game.tricks);
      CHECK(pulled == given);
    }
  }
}
