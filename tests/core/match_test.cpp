// Who deals, and what is known of a deal.
#include <climits>

#include "table.hpp"

namespace {

using core::Call;
using core::DealerSet;
using core::Match;
using core::PerSeat;
using core::Seat;
using table::match_of;
using table::Table;

TEST_CASE("Nine deals in both directions: dealer, 5 and 3 follow the order of play") {
  for (const core::Direction direction :
       {core::Direction::Counterclockwise, core::Direction::Clockwise}) {
    for (Seat first = 0; first < 3; ++first) {
      Match begin = match_of();
      begin.rules.direction = direction;
      begin.first_dealer = first;
      begin.target = 9999;
      Table at(begin);
      for (int deal = 1; deal <= 9; ++deal) {
        CAPTURE(first, deal);
        const core::NextDeal next = *at.sheet().next;
        const int dealer = (first + deal - 1) % 3;
        CHECK(next.dealer == dealer);
        CHECK(next.quotas[std::size_t(dealer)] == 2);
        CHECK(next.quotas[std::size_t((dealer + 1) % 3)] == 5);
        CHECK(next.quotas[std::size_t((dealer + 2) % 3)] == 3);
        at.deal({4, 3, 3});
        CHECK(at.sheet().deals.back().dealer == dealer);
      }
    }
  }
}

TEST_CASE("A player's quotas run 5, 2, 3, 5") {
  Table at;
  std::vector<int> needs;
  for (int deal = 1; deal <= 4; ++deal) {
    needs.push_back(at.sheet().next->quotas[1]);
    at.deal({4, 3, 3});
  }
  CHECK(needs == std::vector<int>{5, 2, 3, 5});
}

TEST_CASE(
    "The loser deals: furthest below, of equals the first after the dealer, he himself last") {
  for (const char* game : {"3-2-5", "3-2-5 over-under"}) {
    for (Seat dealer = 0; dealer < 3; ++dealer) {
      for (const PerSeat<int>& tricks : table::results_of(10)) {
        CAPTURE(game, dealer, tricks[0], tricks[1], tricks[2]);
        const Seat next = (dealer + 1) % 3;
        const Seat last = (dealer + 2) % 3;
        const int dealer_short = 2 - tricks[std::size_t(dealer)];
        const int next_short = 5 - tricks[std::size_t(next)];
        const int last_short = 3 - tricks[std::size_t(last)];
        Seat expected = next;  // all on quota: it passes on
        if (next_short > 0 && next_short >= last_short && next_short >= dealer_short) {
          expected = next;
        } else if (last_short > 0 && last_short >= dealer_short) {
          expected = last;
        } else if (dealer_short > 0) {
          expected = dealer;
        }
        Match begin = match_of(game);
        begin.rules.loser_deals = true;
        begin.first_dealer = dealer;
        core::Deal deal;
        deal.dealer = dealer;
        for (std::size_t seat = 0; seat < 3; ++seat) {
          deal.tricks[seat] = tricks[seat];
        }
        begin.deals = {deal};
        REQUIRE(core::next_dealer(begin, 2) == expected);
        REQUIRE(core::dealer_of(begin, 2) == expected);
        REQUIRE(core::sheet_of(begin).next->dealer == expected);
      }
    }
  }
}

TEST_CASE("The loser deals by the tricks as taken, before trades") {
  Match begin = match_of();
  begin.rules.loser_deals = true;
  Table at(begin);
  at.deal({1, 4, 5});
  CHECK(at.sheet().next->dealer == 1);
  at.host(core::TradeMade{.deal = 1, .trade = {.from = 0, .to = 2, .tricks = 1}});
  CHECK(at.sheet().next->dealer == 1);
}

TEST_CASE("The host sets the dealer of a deal with no entry, and the deals after follow from him") {
  Table at;
  at.host(DealerSet{.deal = 1, .dealer = 2});
  CHECK(at.match.deals[0].is_dealer_set);
  CHECK(at.sheet().next->quotas == PerSeat<int>{5, 3, 2});
  at.host(DealerSet{.deal = 1, .dealer = 0});  // back to what follows: nothing is set any more
  CHECK(at.match == at.start);
  at.host(DealerSet{.deal = 1, .dealer = 1});
  at.deal({4, 3, 3});
  CHECK(at.sheet().deals[0].dealer == 1);
  CHECK(at.sheet().next->dealer == 2);
  at.host(DealerSet{.deal = 2, .dealer = 1});
  at.deal({4, 3, 3});
  CHECK(at.sheet().deals[1].dealer == 1);
  CHECK(at.sheet().next->dealer == 2);
}

TEST_CASE("The dealer is recorded by the first entry and forgotten with the last") {
  Table at;
  at.enter(1, 3);
  CHECK(at.match.deals[0].dealer == 0);
  at.enter(1, std::nullopt);
  CHECK(at.match.deals.empty());
  at.host(DealerSet{.deal = 1, .dealer = 2});
  at.enter(1, 3);
  at.enter(1, std::nullopt);
  CHECK(at.match.deals[0].dealer == 2);  // the host's word outlives the entry
  at.host(core::TrumpNamed{.deal = 1, .suit = core::Suit::Clubs});
  CHECK_FALSE(core::has_entry(at.match.deals[0]));  // a trump is no entry
}

TEST_CASE("A bid and a call record the dealer too") {
  Table bids("3-5-8");
  bids.host(core::BidMade{.deal = 1, .tricks = 9});
  CHECK(bids.match.deals[0].dealer == 0);
  Table calls("8-5-3 calls");
  calls.host(core::CallMade{.deal = 1, .call = Call::Clubs});
  CHECK(calls.match.deals[0].dealer == 0);
}

TEST_CASE("A correction moves the open deal's dealer only while that deal has no entry") {
  Match begin = match_of();
  begin.rules.loser_deals = true;
  Table at(begin);
  at.deal({2, 3, 5});
  CHECK(at.sheet().next->dealer == 1);
  at.correct(1, {0, 5, 5});
  CHECK(at.sheet().next->dealer == 0);
  at.enter(2, 5);
  at.correct(1, {2, 3, 5});
  CHECK(at.sheet().next->dealer == 0);
  at.enter(2, std::nullopt);
  CHECK(at.sheet().next->dealer == 1);
  at.deal({3, 2, 5});
  at.correct(1, {0, 5, 5});  // an older deal: who dealt the later ones does not move
  CHECK(at.sheet().deals[1].dealer == 1);
  CHECK(at.sheet().deals[1].quotas == PerSeat<int>{3, 2, 5});
}

TEST_CASE("A set dealer stays through a correction of the deal before") {
  Match begin = match_of();
  begin.rules.loser_deals = true;
  Table at(begin);
  at.deal({2, 3, 5});
  at.host(DealerSet{.deal = 2, .dealer = 2});
  at.correct(1, {0, 5, 5});
  CHECK(at.sheet().next->dealer == 2);
}

TEST_CASE("8-5-3 passes over a dealer who has made every call, without a deal") {
  Match begin = match_of("8-5-3 calls");
  begin.rules.calls = {Call::Hearts, Call::Miz};
  Table at(begin);
  at.deal({8, 5, 3}, Call::Hearts);
  at.host(DealerSet{.deal = 2, .dealer = 0});
  at.deal({8, 5, 3}, Call::Miz);
  CHECK(core::calls_made(at.match, 0, 3) == std::vector<Call>{Call::Hearts, Call::Miz});
  CHECK(core::calls_made(at.match, 0, 2) == std::vector<Call>{Call::Hearts});
  CHECK(core::calls_made(at.match, 1, 3).empty());
  CHECK(at.refused(0, DealerSet{.deal = 3, .dealer = 0}) == core::Refused::AllCallsMade);
  at.deal({8, 5, 3}, Call::Hearts);
  CHECK(at.sheet().deals[2].dealer == 1);
  at.deal({8, 5, 3}, Call::Hearts);
  CHECK(at.sheet().deals[3].dealer == 2);
  CHECK(at.sheet().next->dealer == 1);  // over seat 0
  at.deal({8, 5, 3}, Call::Miz);
  CHECK_FALSE(at.sheet().decided);
  at.deal({8, 5, 3}, Call::Miz);
  CHECK(at.sheet().deals[5].dealer == 2);
  CHECK(at.sheet().decided->after_deal == 6);
  CHECK(at.sheet().next->dealer == 0);  // nobody is left to pass over to: in order of play
  // Nobody has a call left: cells can be entered, but no deal settles.
  for (const Seat seat : core::kAllSeats) {
    at.enter(seat, PerSeat<int>{8, 5, 3}[std::size_t(seat)], 7);
  }
  CHECK(core::settled_deals(at.match) == 6);
  CHECK(at.refused(0, core::CallMade{.deal = 7, .call = Call::Miz}) == core::Refused::CallMade);
}

TEST_CASE("Deals whose dealer nobody wrote down follow one from another, however many") {
  Match match = match_of();
  match.rules.loser_deals = true;
  for (int deal = 0; deal < 2000; ++deal) {
    core::Deal taken;
    taken.tricks = {2, 3, 5};
    match.deals.push_back(taken);
  }
  // Seat 0 deals: seat 1 is two short. Seat 1 deals: seat 0 is one short, and deals again.
  CHECK(core::dealer_of(match, 1) == 0);
  CHECK(core::dealer_of(match, 2) == 1);
  CHECK(core::dealer_of(match, 3) == 0);
  CHECK(core::dealer_of(match, 2001) == 0);
  CHECK(core::dealer_of(match, 2000) == 1);
}

TEST_CASE("A deal that cannot be is an empty one") {
  Table at;
  at.deal({4, 3, 3});
  for (const int number : {INT_MIN, -1, 0, 2, 3, INT_MAX}) {
    CHECK(core::deal_at(at.match, number) == core::Deal{});
  }
  CHECK(core::deal_at(at.match, 1).tricks[0] == 4);
}

TEST_CASE("A deal settles at the moment the third entry makes the sum right") {
  Table at;
  at.enter(0, 4);
  at.enter(1, 3);
  CHECK(core::cells_in(at.match.deals[0]) == 2);
  CHECK(core::tricks_in(at.match.deals[0]) == 7);
  at.enter(2, 4);  // eleven is not ten
  CHECK(core::settled_deals(at.match) == 0);
  CHECK(core::tricks_in(at.match.deals[0]) == 11);
  CHECK(at.sheet().totals == PerSeat<int>{0, 0, 0});
  at.enter(2, 3);
  CHECK(core::settled_deals(at.match) == 1);
  at.undo(2);
  CHECK(core::tricks_in(at.match.deals[0]) == 11);
}

TEST_CASE("Zero is an entry, empty is not") {
  Table at;
  at.enter(0, 0);
  CHECK(core::has_entry(at.match.deals[0]));
  CHECK(core::cells_in(at.match.deals[0]) == 1);
  at.enter(1, 0);
  at.enter(2, 10);
  CHECK(core::settled_deals(at.match) == 1);
}

}  // namespace
