// What can be done, whoever does it: bids, calls, trades, sweeps, ticks, what changes nothing, and
// changes that no program of ours would ever send.
#include <climits>

#include "table.hpp"

namespace {

using core::Actor;
using core::BidMade;
using core::Call;
using core::CallMade;
using core::Change;
using core::Correction;
using core::DealerSet;
using core::Entry;
using core::FirstUp;
using core::HostMoved;
using core::kKeeper;
using core::LineMove;
using core::MatchEnded;
using core::PerSeat;
using core::Refused;
using core::Seat;
using core::Suit;
using core::Ticked;
using core::Trade;
using core::TradeMade;
using core::TrumpNamed;
using table::kStranger;
using table::match_of;
using table::Table;

TEST_CASE("A bid is 8 to 16, for the first deal alone, and sets what next and last need") {
  const std::array<std::array<int, 2>, 9> beside = {
      {{5, 3}, {4, 3}, {4, 2}, {3, 2}, {2, 2}, {2, 1}, {1, 1}, {1, 0}, {0, 0}}};
  for (int bid = 8; bid <= 16; ++bid) {
    Table at("3-5-8");
    at.act(0, BidMade{.deal = 1, .tricks = bid});
    CHECK(core::quotas_of(at.match, 1) ==
          PerSeat<int>{bid, beside[std::size_t(bid - 8)][0], beside[std::size_t(bid - 8)][1]});
    CHECK(at.refused(0, DealerSet{.deal = 1, .dealer = 1}) == Refused::DealHasEntry);
    at.deal({16, 0, 0});
    CHECK(at.sheet().deals[0].points[0] == 16 - bid);
    CHECK(at.sheet().next->quotas == PerSeat<int>{3, 8, 5});
    CHECK(at.refused(1, BidMade{.deal = 2, .tricks = 9}) == Refused::OnlyFirstDeal);
  }
  const Table at("3-5-8");
  CHECK(at.refused(0, BidMade{.deal = 1, .tricks = 7}) == Refused::OutOfRange);
  CHECK(at.refused(0, BidMade{.deal = 1, .tricks = 17}) == Refused::OutOfRange);
}

TEST_CASE("A call once per player, only those on the table, and no deal settles without one") {
  core::Match begin = match_of("8-5-3 calls");
  begin.rules.calls = {Call::Hearts, Call::Miz};
  Table at(begin);
  CHECK(at.refused(0, CallMade{.deal = 1, .call = Call::Spades}) == Refused::CallNotOnTable);
  at.enter(0, 8);
  at.enter(1, 5);
  at.enter(2, 3);
  CHECK(core::settled_deals(at.match) == 0);
  at.act(0, CallMade{.deal = 1, .call = Call::Hearts});
  CHECK(core::settled_deals(at.match) == 1);
  CHECK(at.refused(0, CallMade{.deal = 1, .call = Call::Miz}) == Refused::DealIsSettled);
  at.deal({3, 8, 5}, Call::Hearts);
  at.deal({5, 3, 8}, Call::Hearts);
  CHECK(at.refused(0, CallMade{.deal = 4, .call = Call::Hearts}) == Refused::CallMade);
  at.act(0, CallMade{.deal = 4, .call = Call::Miz});
  CHECK(core::quotas_of(at.match, 4) == PerSeat<int>{3, 5, 8});
}

TEST_CASE("A dealer of 3-5-9 has at least the kitty's trick") {
  Table at("3-5-9");
  CHECK(at.refused(0, Entry{.deal = 1, .seat = 0, .tricks = 0}) == Refused::DealerNeedsOne);
  CHECK_FALSE(at.refused(1, Entry{.deal = 1, .seat = 1, .tricks = 0}));
  at.deal({1, 9, 7});
  CHECK(at.refused(0, Correction{.deal = 1, .tricks = {0, 10, 7}}) == Refused::DealerNeedsOne);
  CHECK(at.refused(1, Entry{.deal = 2, .seat = 1, .tricks = 0}) == Refused::DealerNeedsOne);
  CHECK(table::why(core::check_tricks(at.match.rules, 2, {1, 16, 0})) == Refused::DealerNeedsOne);
}

TEST_CASE("A trade is at most the pulls between the two, and never takes points below nothing") {
  Table at;
  at.deal({1, 9, 0});  // seat 1 draws three from seat 2 and one from seat 0
  CHECK(at.sheet().next->moves == std::vector<core::Move>{{1, 2, 3}, {1, 0, 1}});
  const auto trade = [](Seat from, Seat to, int tricks) {
    return TradeMade{.deal = 1, .trade = {.from = from, .to = to, .tricks = tricks}};
  };
  CHECK(at.refused(0, trade(2, 1, 1)) == Refused::PointsBelowZero);
  CHECK(at.refused(0, trade(0, 1, 2)) == Refused::MoreThanPulls);
  CHECK(at.refused(0, trade(0, 1, 0)) == Refused::MoreThanPulls);
  CHECK(at.refused(0, trade(0, 1, -1)) == Refused::MoreThanPulls);
  CHECK(at.refused(0, trade(0, 1, INT_MAX)) == Refused::MoreThanPulls);
  CHECK(at.refused(0, trade(1, 0, 1)) == Refused::NoPullsBetween);
  CHECK(at.refused(0, trade(0, 2, 1)) == Refused::NoPullsBetween);
  CHECK(at.refused(0, trade(0, 0, 1)) == Refused::NoPullsBetween);
  at.host(trade(0, 1, 1));
  CHECK(at.sheet().totals == PerSeat<int>{0, 10, 0});
  CHECK(at.sheet().deals[0].tricks == PerSeat<int>{1, 9, 0});
  CHECK(at.sheet().next->moves == std::vector<core::Move>{{1, 2, 3}});
  CHECK(core::moves_after(at.match, 1, true) == std::vector<core::Move>{{1, 2, 3}, {1, 0, 1}});
  CHECK(at.refused(0, trade(0, 1, 1)) == Refused::NoPullsBetween);
}

TEST_CASE("Trades add up: pulls and points left bound the next one; all traded is said") {
  Table at;
  at.deal({2, 1, 7});  // seat 2 draws four from seat 1, who has one point
  const auto trade = [](int tricks) {
    return TradeMade{.deal = 1, .trade = {.from = 1, .to = 2, .tricks = tricks}};
  };
  CHECK(at.refused(0, trade(2)) == Refused::PointsBelowZero);
  at.host(trade(1));
  CHECK(at.refused(0, trade(1)) == Refused::PointsBelowZero);
  CHECK(at.sheet().totals == PerSeat<int>{2, 0, 8});
  at.correct(1, {2, 3, 5});
  CHECK(at.sheet().totals == PerSeat<int>{2, 2, 6});  // it still fits
  CHECK(at.sheet().next->moves == std::vector<core::Move>{{2, 1, 1}});
  at.host(trade(1));
  CHECK(at.sheet().next->moves.empty());
  CHECK(at.sheet().next->still == core::Still::AllTraded);
  CHECK(at.refused(0, trade(1)) == Refused::NoPullsBetween);
}

TEST_CASE("No other game trades a trick, and no other game has what it has not") {
  for (const core::Game& game : core::games()) {
    CAPTURE(game.name);
    Table at(game.name);
    const bool is_main = game.name == "3-2-5";
    const bool has_target =
        is_main || game.name == "6-3-8" || game.name == "9-5-2" || game.name == "9-5-2 swapped";
    CHECK(!at.refused(0, LineMove{.after_deal = 0, .target = 20}) == has_target);
    CHECK(!at.refused(0, BidMade{.deal = 1, .tricks = 9}) == (game.name == "3-5-8"));
    CHECK(!at.refused(0, CallMade{.deal = 1, .call = Call::Miz}) == (game.name == "8-5-3 calls"));
    const std::optional<Call> call =
        game.has_calls ? std::optional<Call>(Call::Clubs) : std::nullopt;
    at.deal({game.tricks - 4, 4, 0}, call);
    const std::vector<core::Move> moves = core::moves_after(at.match, 1);
    for (const core::Move& move : moves) {
      const Trade trade{.from = move.giver, .to = move.taker, .tricks = 1};
      CHECK((at.refused(0, TradeMade{.deal = 1, .trade = trade}) == Refused::NotInGame) ==
            !is_main);
    }
    const bool asks = at.refused(0, FirstUp{.deal = 1, .seat = 0}) != Refused::NotInGame;
    CHECK(asks == (game.name == "3-5-9"));
  }
}

TEST_CASE("Fifteen is a sweep where the bonus is played, and no number elsewhere") {
  Table at;
  CHECK(at.refused(0, Entry{.deal = 1, .seat = 0, .tricks = 15}) == Refused::OutOfRange);
  core::Match begin = match_of();
  begin.rules.sweep_bonus = true;
  at = Table(begin);
  at.deal({15, 0, 0});
  CHECK(at.match.deals[0].tricks[0] == 10);
  CHECK(at.sheet().totals == PerSeat<int>{15, 0, 0});
  CHECK(at.refused(0, Entry{.deal = 2, .seat = 0, .tricks = 14}) == Refused::OutOfRange);
  at.correct(1, {9, 1, 0});
  CHECK(at.sheet().totals == PerSeat<int>{9, 1, 0});
  CHECK(at.sheet().next->moves == std::vector<core::Move>{{0, 1, 4}, {0, 2, 3}});
  at.correct(1, {15, 0, 0});
  CHECK(at.sheet().totals == PerSeat<int>{15, 0, 0});
  CHECK(at.sheet().next->moves == std::vector<core::Move>{{0, 1, 5}, {0, 2, 3}});
  CHECK(core::changes_nothing(
      at.match, core::as_kept(at.match.rules, Correction{.deal = 1, .tricks = {15, 0, 0}})));
  const Change other = LineMove{.after_deal = 1, .target = 15};
  CHECK(core::as_kept(at.match.rules, other) == other);
  const Change clear = Entry{.deal = 1, .seat = 0, .tricks = std::nullopt};
  CHECK(core::as_kept(at.match.rules, clear) == clear);
  CHECK(at.refused(0, Correction{.deal = 1, .tricks = {15, 1, 0}}) == Refused::WrongSum);
}

TEST_CASE("What changes nothing is known, for every kind of change") {
  Table at;
  at.host(TrumpNamed{.deal = 1, .suit = Suit::Clubs});
  at.enter(0, 3);
  const auto nothing = [&](const Change& change) {
    return core::changes_nothing(at.match, change);
  };
  CHECK(nothing(Entry{.deal = 1, .seat = 0, .tricks = 3}));
  CHECK_FALSE(nothing(Entry{.deal = 1, .seat = 0, .tricks = 0}));
  CHECK_FALSE(nothing(Entry{.deal = 1, .seat = 0, .tricks = std::nullopt}));
  CHECK(nothing(Entry{.deal = 1, .seat = 1, .tricks = std::nullopt}));
  CHECK_FALSE(nothing(Entry{.deal = 1, .seat = 1, .tricks = 0}));
  CHECK(nothing(TrumpNamed{.deal = 1, .suit = Suit::Clubs}));
  CHECK_FALSE(nothing(TrumpNamed{.deal = 1, .suit = Suit::Spades}));
  at.enter(1, 4);
  at.enter(2, 3);
  CHECK(nothing(Correction{.deal = 1, .tricks = {3, 4, 3}}));
  CHECK_FALSE(nothing(Correction{.deal = 1, .tricks = {4, 3, 3}}));
  CHECK(nothing(LineMove{.after_deal = 1, .target = 25}));
  CHECK_FALSE(nothing(LineMove{.after_deal = 1, .target = 26}));
  CHECK(nothing(DealerSet{.deal = 2, .dealer = 1}));
  CHECK_FALSE(nothing(DealerSet{.deal = 2, .dealer = 2}));
  CHECK(nothing(HostMoved{.host = 0}));
  CHECK_FALSE(nothing(HostMoved{.host = kKeeper}));
  at.act(2, Ticked{.deal = 1, .tick = {.taker = 0, .giver = 1, .drawn = 1}});
  CHECK(nothing(Ticked{.deal = 1, .tick = {.taker = 0, .giver = 1, .drawn = 1}}));
  CHECK_FALSE(nothing(Ticked{.deal = 1, .tick = {.taker = 0, .giver = 1, .drawn = 0}}));
  CHECK_FALSE(nothing(TradeMade{.deal = 1, .trade = {.from = 1, .to = 0, .tricks = 1}}));
  CHECK_FALSE(nothing(MatchEnded{.by = 0}));
  // A line that waits is dropped by a move back to the one that is shown: that is a change.
  at.line(30);
  at.enter(0, std::nullopt, 1);
  at.enter(1, std::nullopt, 1);
  at.enter(2, std::nullopt, 1);
  CHECK(core::line_waits(at.match));
  CHECK_FALSE(nothing(LineMove{.after_deal = 0, .target = 25}));

  Table calls("8-5-3 calls");
  calls.host(CallMade{.deal = 1, .call = Call::Miz});
  CHECK(core::changes_nothing(calls.match, CallMade{.deal = 1, .call = Call::Miz}));
  CHECK_FALSE(core::changes_nothing(calls.match, CallMade{.deal = 1, .call = Call::Clubs}));
  Table bids("3-5-8");
  bids.host(BidMade{.deal = 1, .tricks = 9});
  CHECK(core::changes_nothing(bids.match, BidMade{.deal = 1, .tricks = 9}));
  CHECK_FALSE(core::changes_nothing(bids.match, BidMade{.deal = 1, .tricks = 8}));
}

TEST_CASE("A tick counts the cards of one move, from none to all of them") {
  Table at;
  at.deal({1, 4, 5});
  const auto tick = [](Seat taker, Seat giver, int drawn, int deal = 1) {
    return Ticked{.deal = deal, .tick = {.taker = taker, .giver = giver, .drawn = drawn}};
  };
  CHECK_FALSE(at.refused(0, tick(2, 1, 1)));
  CHECK(at.refused(0, tick(2, 1, 2)) == Refused::OutOfRange);
  CHECK(at.refused(0, tick(2, 1, -1)) == Refused::OutOfRange);
  CHECK(at.refused(0, tick(1, 2, 1)) == Refused::NoPullsBetween);
  CHECK(at.refused(0, tick(2, 1, 1, 2)) == Refused::NoSuchDeal);
  CHECK(at.refused(0, tick(2, 1, 1, 0)) == Refused::NoSuchDeal);
  at.act(1, tick(2, 1, 1));
  at.act(1, tick(2, 1, 0));
  at.act(1, tick(2, 0, 1));
  CHECK(at.match.deals[0].ticks.size() == 2);
}

// What a damaged journal or a slip of ours could hold: no number may reach beyond the table.
TEST_CASE("No number in any change, however large or negative, does more than be refused") {
  const std::vector<int> numbers = {INT_MIN, -1'000'000, -4, -3, -2, -1, 3, 4, 7, 1000, INT_MAX};
  for (const core::Game& game : core::games()) {
    for (const bool has_deal : {false, true}) {
      Table at(game.name);
      if (has_deal) {
        at.deal({game.tricks - 4, 4, 0},
                game.has_calls ? std::optional<Call>(Call::Clubs) : std::nullopt);
      }
      const int open = at.open_deal();
      for (const int n : numbers) {
        for (const Actor who : {0, 1, kKeeper, n}) {
          CAPTURE(game.name, has_deal, n, who);
          const std::vector<Change> changes = {
              Entry{.deal = n, .seat = 0, .tricks = 1},
              Entry{.deal = open, .seat = n, .tricks = 1},
              Entry{.deal = open, .seat = n, .tricks = std::nullopt},
              Entry{.deal = open - 1, .seat = n, .tricks = std::nullopt},
              Entry{.deal = open, .seat = 0, .tricks = n == 3 || n == 4 || n == 7 ? -n : n},
              Correction{.deal = n, .tricks = {n, n, n}},
              Correction{.deal = open - 1, .tricks = {n, n, game.tricks + 1}},
              Correction{.deal = open - 1, .tricks = {n, -1, -1}},
              LineMove{.after_deal = n == 3 ? -3 : n, .target = 20},
              DealerSet{.deal = n, .dealer = 0},
              DealerSet{.deal = open, .dealer = n},
              TradeMade{.deal = n, .trade = {.from = 1, .to = 0, .tricks = 1}},
              TradeMade{.deal = open - 1, .trade = {.from = n, .to = n, .tricks = n}},
              HostMoved{.host = n == kKeeper ? 4 : n},
              TrumpNamed{.deal = n, .suit = Suit::Clubs},
              BidMade{.deal = n, .tricks = 8},
              BidMade{.deal = open, .tricks = n},
              CallMade{.deal = n, .call = Call::Clubs},
              FirstUp{.deal = n, .seat = 0},
              FirstUp{.deal = open - 1, .seat = n},
              MatchEnded{.by = n == 3 ? kStranger : n},
              Ticked{.deal = n, .tick = {.taker = 0, .giver = 1, .drawn = 1}},
              Ticked{.deal = open - 1, .tick = {.taker = n, .giver = n, .drawn = n}},
          };
          for (std::size_t i = 0; i < changes.size(); ++i) {
            CAPTURE(i);
            CHECK(core::check(at.match, who, changes[i]).has_value());
          }
        }
      }
    }
  }
}

TEST_CASE("What changes nothing can be asked of any deal and any seat") {
  Table at;
  at.deal({4, 3, 3});
  for (const int n : {INT_MIN, -1, 0, 5, INT_MAX}) {
    CAPTURE(n);
    CHECK_FALSE(core::changes_nothing(at.match, Entry{.deal = n, .seat = 0, .tricks = 1}));
    CHECK_FALSE(
        core::changes_nothing(at.match, Entry{.deal = 1, .seat = n == 0 ? 3 : n, .tricks = 4}));
    CHECK_FALSE(core::changes_nothing(at.match, Correction{.deal = n, .tricks = {4, 3, 3}}));
    CHECK_FALSE(core::changes_nothing(at.match, DealerSet{.deal = n, .dealer = 0}));
    CHECK_FALSE(core::changes_nothing(at.match, TrumpNamed{.deal = n, .suit = Suit::Clubs}));
    CHECK_FALSE(core::changes_nothing(at.match, Ticked{.deal = n, .tick = {}}));
  }
}

}  // namespace
