// Cards that were drawn before a correction changed what was to be drawn.
#include "core/make_up.hpp"

#include "table.hpp"

namespace {

using core::MakeUp;
using core::MakeUpSaid;
using core::Move;
using core::Refused;
using table::Table;

using Moves = std::vector<Move>;

core::Ticked drew(core::Seat taker, core::Seat giver, int cards, int deal = 1) {
  return {.deal = deal, .tick = {.taker = taker, .giver = giver, .drawn = cards}};
}

// Chandra draws one from Bimal, then one from Asha; both are ticked.
Table drawn() {
  Table at;
  at.deal({1, 4, 5});
  at.act(1, drew(2, 1, 1));
  at.act(2, drew(2, 0, 1));
  return at;
}

core::Correction corrected(core::PerSeat<int> tricks, int deal = 1) {
  return {.deal = deal, .tricks = tricks};
}

}  // namespace

TEST_CASE("A correction after the cards were drawn asks, and says what would put it right") {
  Table at = drawn();
  CHECK(core::wrong_pulls(at.match).empty());
  const core::Match before = at.match;
  at.host(corrected({2, 3, 5}));
  const auto wrong = core::wrong_pulls(at.match);
  REQUIRE(wrong.size() == 1);
  CHECK(wrong[0] == core::WrongPulls{.deal = 1,
                                     .said = MakeUp::Asked,
                                     .drawn = Moves{{2, 1, 1}, {2, 0, 1}},
                                     .due = Moves{{2, 1, 2}},
                                     // Chandra one more from Bimal, and Asha hers back.
                                     .to_draw = Moves{{2, 1, 1}, {0, 2, 1}}});
  CHECK(core::consequences(before, at.match).pulls_asked == std::vector<int>{1});
}

TEST_CASE("A correction after which the same cards are due asks nothing") {
  Table at = drawn();
  at.host(corrected({1, 4, 5}));
  CHECK(core::wrong_pulls(at.match).empty());
}

TEST_CASE("Cards that can still be drawn are no question, until the next deal has an entry") {
  Table at;
  at.deal({1, 4, 5});
  at.act(2, drew(2, 1, 1));
  at.host(corrected({2, 3, 5}));
  CHECK(core::wrong_pulls(at.match).empty());
  SECTION("the rest is ticked, and all is right") {
    at.act(2, drew(2, 1, 2));
    at.deal({3, 2, 5});
    CHECK(core::wrong_pulls(at.match).empty());
  }
  SECTION("the table plays on") {
    at.enter(0, 3);
    const auto wrong = core::wrong_pulls(at.match);
    REQUIRE(wrong.size() == 1);
    CHECK(wrong[0].to_draw == Moves{{2, 1, 1}});
  }
}

TEST_CASE("A deal that nobody ticked, or ticked in part and left so, is no question") {
  Table at;
  at.deal({1, 4, 5});
  at.act(2, drew(2, 1, 1));
  at.deal({3, 2, 5});
  at.deal({3, 4, 3});
  at.host(corrected({3, 3, 4}, 2));
  CHECK(core::wrong_pulls(at.match).empty());
}

TEST_CASE("The table leaves it, or makes it up before the next deal, and may think again") {
  Table at = drawn();
  at.deal({3, 2, 5});
  at.host(corrected({2, 3, 5}));
  CHECK(at.refused(7, MakeUpSaid{.deal = 1, .said = MakeUp::Left}) == Refused::NotAtTable);
  CHECK(at.refused(1, MakeUpSaid{.deal = 2, .said = MakeUp::Left}) == Refused::NothingToMakeUp);
  SECTION("left") {
    at.act(1, MakeUpSaid{.deal = 1, .said = MakeUp::Left});
    CHECK(core::wrong_pulls(at.match).empty());
    CHECK(core::wrong_pulls(at.match, 1)->said == MakeUp::Left);
    at.act(2, MakeUpSaid{.deal = 1, .said = MakeUp::Owed});
    CHECK(core::wrong_pulls(at.match).size() == 1);
  }
  SECTION("owed, over deals, until it is made up") {
    at.act(1, MakeUpSaid{.deal = 1, .said = MakeUp::Owed});
    at.deal({3, 2, 5});
    REQUIRE(core::wrong_pulls(at.match).size() == 1);
    CHECK(core::wrong_pulls(at.match)[0].said == MakeUp::Owed);
    at.act(2, MakeUpSaid{.deal = 1, .said = MakeUp::Done});
    CHECK(core::wrong_pulls(at.match).empty());
    CHECK(at.match.deals[0].ticks == std::vector<core::Tick>{{2, 1, 2}});
    at.host(corrected({1, 4, 5}));  // now the first reading was right after all
    REQUIRE(core::wrong_pulls(at.match).size() == 1);
    CHECK(core::wrong_pulls(at.match)[0].drawn == Moves{{2, 1, 2}});
  }
  SECTION("an ended match is only read") {
    at.host(core::MatchEnded{.by = 0});
    CHECK(at.refused(1, MakeUpSaid{.deal = 1, .said = MakeUp::Left}) == Refused::MatchEnded);
  }
}

TEST_CASE("What is left of the newest deal stays in sight, as then nothing else is drawn") {
  Table at = drawn();
  at.host(corrected({2, 3, 5}));
  at.act(1, MakeUpSaid{.deal = 1, .said = MakeUp::Left});
  REQUIRE(core::wrong_pulls(at.match).size() == 1);
  at.deal({3, 2, 5});
  CHECK(core::wrong_pulls(at.match).empty());
}

TEST_CASE("Undo of the correction takes the question back; what was drawn for it asks anew") {
  Table at = drawn();
  at.host(corrected({2, 3, 5}));
  SECTION("nothing was drawn since") {
    at.act(1, MakeUpSaid{.deal = 1, .said = MakeUp::Left});
    CHECK(std::holds_alternative<core::Correction>(at.played().undo->change));
    at.undo(0);
    CHECK(core::wrong_pulls(at.match).empty());
    at.redo(0);
    CHECK(core::wrong_pulls(at.match).size() == 1);
  }
  SECTION("the cards were made up as corrected") {
    at.act(1, MakeUpSaid{.deal = 1, .said = MakeUp::Owed});
    at.act(1, MakeUpSaid{.deal = 1, .said = MakeUp::Done});
    CHECK(core::wrong_pulls(at.match).empty());
    at.undo(0);
    REQUIRE(core::wrong_pulls(at.match).size() == 1);
    CHECK(core::wrong_pulls(at.match)[0].to_draw == Moves{{2, 0, 1}, {1, 2, 1}});
  }
}

TEST_CASE("A dealer set, a trade and a reopened deal change who draws what as a correction does") {
  SECTION("the host makes another the dealer") {
    Table at;
    at.deal({1, 4, 5});
    at.act(2, drew(2, 1, 1));
    at.act(2, drew(2, 0, 1));
    at.host(core::DealerSet{.deal = 2, .dealer = 0});
    CHECK(core::wrong_pulls(at.match).empty());  // the same two, in another order
  }
  SECTION("a trick is traded for a card that was drawn") {
    Table at = drawn();
    at.host(core::TradeMade{.deal = 1, .trade = {.from = 1, .to = 2, .tricks = 1}});
    REQUIRE(core::wrong_pulls(at.match).size() == 1);
    CHECK(core::wrong_pulls(at.match)[0].to_draw == Moves{{1, 2, 1}});
  }
  SECTION("a cell of the newest deal is entered anew") {
    Table at = drawn();
    at.host(core::Entry{.deal = 1, .seat = 0, .tricks = 2});
    CHECK(core::wrong_pulls(at.match).empty());  // the deal is open
    at.host(core::Entry{.deal = 1, .seat = 1, .tricks = 3});
    CHECK(core::wrong_pulls(at.match).size() == 1);
  }
}

TEST_CASE("What makes up the difference turns the cards drawn into those due, for every deal") {
  for (const core::PerSeat<int>& first : table::results_of(10)) {
    for (const core::PerSeat<int>& then : table::results_of(10)) {
      core::Match match = table::match_of();
      match.deals.emplace_back().tricks = {first[0], first[1], first[2]};
      match.deals[0].dealer = 0;
      match.deals[0].ticks = core::all_drawn(core::moves_after(match, 1));
      match = core::apply(std::move(match), 0, core::Entry{.deal = 2, .seat = 0, .tricks = 1},
                          std::nullopt);
      match = core::apply(std::move(match), 0, corrected(then), std::nullopt);
      if (match.deals[0].ticks.empty()) {
        continue;  // nobody drew, so nobody drew wrongly
      }
      std::array<int, 3> over{};  // cards drawn more than given
      for (const core::Tick& tick : match.deals[0].ticks) {
        over[core::at(tick.taker)] += tick.drawn;
        over[core::at(tick.giver)] -= tick.drawn;
      }
      const auto wrong = core::wrong_pulls(match, 1);
      for (const Move& move : wrong ? wrong->to_draw : Moves{}) {
        CHECK(move.cards > 0);
        over[core::at(move.taker)] += move.cards;
        over[core::at(move.giver)] -= move.cards;
      }
      if (over != core::surplus_of(match, 1)) {
        FAIL("from " << first[0] << " " << first[1] << " to " << then[0] << " " << then[1]);
      }
    }
  }
}
