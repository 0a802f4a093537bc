// Who has won: first across, moves of the line, playing on, whole rotations, early ends, and the
// endings of the other games.
#include "table.hpp"

namespace {

using core::Call;
using core::Decision;
using core::Match;
using core::MatchEnded;
using core::MatchReopened;
using core::PerSeat;
using core::Reason;
using core::Result;
using core::Seat;
using table::match_of;
using table::Table;

std::optional<Decision> won(std::vector<Seat> winners, int after_deal) {
  return Decision{.winners = std::move(winners), .after_deal = after_deal};
}

constexpr std::nullopt_t kNobody = std::nullopt;

void deals(Table& at, const PerSeat<int>& tricks, int times) {
  for (int i = 0; i < times; ++i) {
    at.deal(tricks);
  }
}

Table with_target(int target, std::string_view game = "3-2-5") {
  Match begin = match_of(game);
  begin.target = target;
  return Table(begin);
}

Table with_rotation(int target) {
  Match begin = match_of();
  begin.target = target;
  begin.rules.full_rotation = true;
  return Table(begin);
}

TEST_CASE("First across wins, by reaching the line or passing it, and playing on changes nothing") {
  for (const int last : {4, 5, 6}) {
    Table at;
    deals(at, {5, 4, 1}, 4);
    at.deal({last, 4, 6 - last});
    CAPTURE(last);
    CHECK(at.sheet().decided == (last < 5 ? kNobody : won({0}, 5)));
    if (last >= 5) {
      deals(at, {0, 10, 0}, 3);
      CHECK(at.sheet().totals[1] == 50);
      CHECK(at.sheet().decided == won({0}, 5));
      CHECK(core::result_now(at.match) == Result{.winners = {0}, .reason = Reason::Decided});
    }
  }
}

TEST_CASE("25/25/20 is shared, 25/25/30 is the highest's, 20/20/20 at 20 is everybody's") {
  Table at;
  deals(at, {4, 4, 2}, 4);
  deals(at, {3, 3, 4}, 2);
  CHECK_FALSE(at.sheet().decided);
  at.deal({3, 3, 4});
  CHECK(at.sheet().totals == PerSeat<int>{25, 25, 20});
  CHECK(at.sheet().decided == won({0, 1}, 7));

  at = Table();
  deals(at, {3, 3, 4}, 4);
  deals(at, {4, 4, 2}, 3);
  CHECK_FALSE(at.sheet().decided);
  at.deal({1, 1, 8});
  CHECK(at.sheet().totals == PerSeat<int>{25, 25, 30});
  CHECK(at.sheet().decided == won({2}, 8));

  at = with_target(20);
  for (int i = 0; i < 2; ++i) {
    at.deal({4, 3, 3});
    at.deal({3, 4, 3});
    at.deal({3, 3, 4});
  }
  CHECK(at.sheet().totals == PerSeat<int>{20, 20, 20});
  CHECK(at.sheet().decided == won({0, 1, 2}, 6));
}

TEST_CASE("Ended early: whoever is furthest ahead, equals sharing, the open deal counted nowhere") {
  Table at;
  at.act(1, MatchEnded{.by = 1});
  CHECK(at.sheet().result == Result{.winners = {}, .reason = Reason::NotPlayed});
  CHECK_FALSE(at.sheet().next);

  at = Table();
  at.enter(0, 9);
  at.act(1, MatchEnded{.by = 1});
  CHECK(at.sheet().result == Result{.winners = {}, .reason = Reason::NotPlayed});
  CHECK(at.match.deals[0].tricks[0] == 9);

  at = Table();
  at.deal({6, 3, 1});
  at.deal({1, 3, 6});
  CHECK(core::result_now(at.match) == Result{.winners = {0, 2}, .reason = Reason::Early});
  at.enter(0, 9);
  at.act(2, MatchEnded{.by = 2});
  CHECK(at.sheet().result == Result{.winners = {0, 2}, .reason = Reason::Early});
  CHECK(at.sheet().totals == PerSeat<int>{7, 6, 7});
  at.host(MatchReopened{});
  CHECK_FALSE(at.sheet().result);
  at.enter(1, 1);
  at.enter(2, 0);
  CHECK(at.sheet().totals == PerSeat<int>{16, 7, 7});
}

TEST_CASE("A move of the line: a decision stands, falls, goes to another, and comes back") {
  Table at;
  deals(at, {5, 4, 1}, 5);
  CHECK(at.sheet().decided == won({0}, 5));
  at.line(20);  // two are over it now, but he is still at it
  CHECK(at.sheet().decided == won({0}, 5));
  at.line(26);
  CHECK(at.sheet().decided == kNobody);
  CHECK(at.sheet().target == 26);
  at.line(25);
  CHECK(at.sheet().decided == won({0}, 5));
  at.deal({0, 9, 1});
  CHECK(at.sheet().totals == PerSeat<int>{25, 29, 6});
  CHECK(at.sheet().decided == won({0}, 5));
  at.line(28);  // he is not at it; the other is
  CHECK(at.sheet().decided == won({1}, 6));
  at.line(25);
  CHECK(at.sheet().decided == won({1}, 6));
  at.line(5);
  CHECK(at.sheet().decided == won({1}, 6));
  at.line(30);
  CHECK(at.sheet().decided == kNobody);
  at.deal({5, 0, 5});
  CHECK(at.sheet().decided == won({0}, 7));
}

TEST_CASE("A shared decision falls when one of its winners is under the new line") {
  Table at;
  deals(at, {4, 4, 2}, 4);
  deals(at, {3, 3, 4}, 3);
  CHECK(at.sheet().decided == won({0, 1}, 7));
  at.line(25);
  CHECK(at.sheet().decided == won({0, 1}, 7));
  at.deal({1, 0, 9});
  CHECK(at.sheet().totals == PerSeat<int>{26, 25, 29});
  CHECK(at.sheet().decided == won({0, 1}, 7));
  at.line(26);
  CHECK(at.sheet().decided == won({2}, 8));
  at.line(27);
  CHECK(at.sheet().decided == won({2}, 8));
}

TEST_CASE("A move before the first deal asks nobody") {
  Table at;
  at.line(1);
  CHECK(at.sheet().decided == kNobody);
  at.deal({4, 3, 3});
  CHECK(at.sheet().decided == won({0}, 1));
  CHECK(at.sheet().target == 1);
}

TEST_CASE("A correction replays deals, moves and the decision from the first deal") {
  Table at;
  deals(at, {5, 4, 1}, 4);
  at.deal({10, 0, 0});
  CHECK(at.sheet().decided == won({0}, 5));
  at.correct(5, {1, 9, 0});  // a mistyped number: not his, but hers
  CHECK(at.sheet().decided == won({1}, 5));
  at.correct(5, {1, 5, 4});
  CHECK(at.sheet().decided == kNobody);
  at.line(21);
  CHECK(at.sheet().decided == won({0, 1}, 5));
  at.correct(1, {6, 3, 1});
  CHECK(at.sheet().decided == won({0}, 5));
  at.undo(0);
  CHECK(at.sheet().decided == won({0, 1}, 5));
  // The move stays where it was made: before deal 6, whatever is played after.
  at.deal({0, 10, 0});
  CHECK(at.sheet().decided == won({0, 1}, 5));
  at.correct(1, {10, 0, 0});
  CHECK(at.sheet().decided == won({0}, 4));
}

TEST_CASE("A correction of deal 1, and a trick moved in deal 2, leave totals the sum of the rows") {
  Table at;
  deals(at, {4, 3, 3}, 3);
  at.correct(1, {0, 10, 0});
  CHECK(at.sheet().totals == PerSeat<int>{8, 16, 6});
  at.correct(2, {3, 4, 3});
  CHECK(at.sheet().totals == PerSeat<int>{7, 17, 6});
  CHECK(at.sheet().deals[1].totals == PerSeat<int>{3, 14, 3});
}

TEST_CASE("A trade of the deal just played counts for the line, at its deal and at a move") {
  Table at = with_target(9);
  at.deal({3, 3, 4});
  at.deal({3, 3, 4});
  at.deal({3, 2, 5});
  CHECK(at.sheet().decided == won({2}, 3));
  at = with_target(9);
  at.deal({1, 4, 5});  // seat 2 draws from both
  at.host(core::TradeMade{.deal = 1, .trade = {.from = 1, .to = 2, .tricks = 1}});
  at.line(6);
  CHECK(at.sheet().decided == won({2}, 1));
  at = with_target(4);
  at.deal({0, 4, 6});
  CHECK(at.sheet().decided == won({2}, 1));
  at.line(9);
  at.line(4);
  at.host(core::TradeMade{.deal = 1, .trade = {.from = 1, .to = 2, .tricks = 1}});
  CHECK(at.sheet().totals == PerSeat<int>{0, 3, 7});
  CHECK(at.sheet().decided == won({2}, 1));
}

TEST_CASE("A whole rotation: the line is looked at after three, six, nine deals only") {
  Table at = with_rotation(10);
  at.deal({9, 1, 0});
  CHECK(at.sheet().decided == kNobody);
  at.deal({9, 1, 0});
  CHECK(at.sheet().totals == PerSeat<int>{18, 2, 0});
  CHECK(at.sheet().decided == kNobody);
  at.line(12);  // a move in between changes only the line that is shown
  CHECK(at.sheet().decided == kNobody);
  CHECK(at.sheet().target == 12);
  at.deal({0, 0, 10});
  CHECK(at.sheet().decided == won({0}, 3));
  at.deal({0, 5, 5});
  at.line(20);
  CHECK(at.sheet().decided == won({0}, 3));
  CHECK(at.sheet().target == 20);
  at.deal({0, 5, 5});
  CHECK(at.sheet().decided == won({0}, 3));
  at.deal({0, 0, 10});
  CHECK(at.sheet().totals == PerSeat<int>{18, 12, 30});
  CHECK(at.sheet().decided == won({2}, 6));  // his fell by the line as it is, hers stands
  at.line(31);
  CHECK(at.sheet().decided == kNobody);  // exactly at six: asks at once
  at.line(12);
  CHECK(at.sheet().decided == won({2}, 6));
}

TEST_CASE("In a rotation a move up and back in between leaves the decision as it was") {
  Table at = with_rotation(10);
  at.deal({10, 0, 0});
  at.deal({0, 10, 0});
  at.deal({0, 1, 9});
  CHECK(at.sheet().decided == won({1}, 3));
  at.deal({5, 0, 5});
  at.line(40);
  at.line(10);
  deals(at, {0, 0, 10}, 2);
  CHECK(at.sheet().decided == won({1}, 3));
}

TEST_CASE("In a rotation equals share, and a decision that fell with nobody there leaves it open") {
  Table at = with_rotation(15);
  at.deal({5, 5, 0});
  at.deal({5, 5, 0});
  at.deal({5, 5, 0});
  CHECK(at.sheet().decided == won({0, 1}, 3));
  at.deal({0, 1, 9});
  at.line(50);
  deals(at, {0, 1, 9}, 2);
  CHECK(at.sheet().decided == kNobody);
  at.deal({10, 0, 0});
  at.line(20);
  CHECK(at.sheet().decided == kNobody);
  CHECK(at.sheet().totals == PerSeat<int>{25, 18, 27});
  deals(at, {5, 2, 3}, 2);
  CHECK(at.sheet().decided == won({0}, 9));
}

TEST_CASE("Ended in the middle of a rotation with no decision, the furthest ahead wins early") {
  Table at = with_rotation(5);
  at.deal({9, 1, 0});
  CHECK(core::result_now(at.match) == Result{.winners = {0}, .reason = Reason::Early});
}

TEST_CASE("First to plus ten: one short, exactly, over; a total may fall and the decision stays") {
  for (const int last : {3, 4, 5}) {
    CAPTURE(last);
    Table at("6-3-8");
    at.deal({17, 0, 0});  // nine over
    CHECK(at.sheet().totals == PerSeat<int>{9, -6, -3});
    CHECK(at.sheet().decided == kNobody);
    at.deal({last, 8, 9 - last});  // seat 0 needs 3
    CHECK(at.sheet().totals[0] == 9 + last - 3);
    CHECK(at.sheet().decided == (last < 4 ? kNobody : won({0}, 2)));
    if (last >= 4) {
      at.deal({0, 8, 9});  // seat 0 needs 6
      CHECK(at.sheet().totals[0] < 10);
      CHECK(at.sheet().decided == won({0}, 2));
      at.line(9);
      CHECK(at.sheet().decided == kNobody);
    }
  }
  Table at = with_target(20, "9-5-2");
  at.deal({16, 0, 0});
  at.deal({16, 0, 0});
  CHECK(at.sheet().totals == PerSeat<int>{21, -14, -7});
  CHECK(at.sheet().decided == won({0}, 2));
}

TEST_CASE("Of two across plus ten in one deal the highest wins, equals share") {
  Table at("9-5-2");
  at.deal({0, 13, 3});  // needs 9, 5, 2
  CHECK(at.sheet().totals == PerSeat<int>{-9, 8, 1});
  at.deal({0, 9, 7});  // seat 1 deals: needs 2, 9, 5
  CHECK(at.sheet().totals == PerSeat<int>{-11, 8, 3});
  Table shared = at;
  at.deal({0, 4, 12});  // seat 2 deals: needs 5, 2, 9
  CHECK(at.sheet().totals == PerSeat<int>{-16, 10, 6});
  CHECK(at.sheet().decided == won({1}, 3));
  shared.line(7);
  CHECK(shared.sheet().decided == won({1}, 2));
  shared.line(100);
  shared.deal({0, 2, 14});
  CHECK(shared.sheet().totals == PerSeat<int>{-16, 8, 8});
  shared.line(8);
  CHECK(shared.sheet().decided == won({1, 2}, 3));
  shared.line(9);
  CHECK(shared.sheet().decided == kNobody);
}

TEST_CASE("Plus or minus fifteen: one short, exactly, over, either way; the highest has won") {
  for (const int tricks : {2, 1, 0}) {
    CAPTURE(tricks);
    Table at("9-5-2 swapped");
    at.deal({0, 16, 0});  // needs 9, 2, 5
    CHECK(at.sheet().totals == PerSeat<int>{-9, 14, -5});
    at.deal({0, 8, 8});  // needs 5, 9, 2
    CHECK(at.sheet().totals == PerSeat<int>{-14, 13, 1});
    CHECK(at.sheet().decided == kNobody);
    at.deal({tricks, 5, 11 - tricks});  // needs 2, 5, 9
    CHECK(at.sheet().totals == PerSeat<int>{-16 + tricks, 13, 3 - tricks});
    CHECK(at.sheet().decided == (tricks == 2 ? kNobody : won({1}, 3)));
  }
  Table at("9-5-2 swapped");
  at.deal({0, 16, 0});
  at.deal({0, 10, 6});
  CHECK(at.sheet().totals == PerSeat<int>{-14, 15, -1});
  CHECK(at.sheet().decided == won({1}, 2));
  // It stands while anyone is at the line, either way.
  at.deal({0, 4, 12});
  CHECK(at.sheet().totals == PerSeat<int>{-16, 14, 2});
  at.line(16);
  CHECK(at.sheet().decided == won({1}, 2));
  at.line(17);
  CHECK(at.sheet().decided == kNobody);
  at.line(14);
  CHECK(at.sheet().decided == won({1}, 3));
}

TEST_CASE("Over-under is decided after the agreed deals, by the highest, equals sharing") {
  for (const int agreed : {3, 6, 9}) {
    Match begin = match_of("3-2-5 over-under");
    begin.rules.deals = agreed;
    Table at(begin);
    for (int deal = 1; deal < agreed; ++deal) {
      at.deal({4, 4, 2});
      CHECK(at.sheet().decided == kNobody);
    }
    at.deal({4, 4, 2});
    CHECK(at.sheet().totals == PerSeat<int>{2 * agreed / 3, 2 * agreed / 3, -4 * agreed / 3});
    CHECK(at.sheet().decided == won({0, 1}, agreed));
    CHECK_FALSE(at.sheet().target);
    at.deal({0, 0, 10});
    CHECK(at.sheet().decided == won({0, 1}, agreed));
  }
}

TEST_CASE("So many tricks in one deal: one short, exactly, over, whatever the totals") {
  struct Row {
    const char* game;
    int enough;
    int all;
  };
  for (const Row& row : {Row{"3-5-8", 12, 16}, Row{"3-5-9", 12, 17}, Row{"9-5-3", 13, 17}}) {
    for (const int taken : {row.enough - 1, row.enough, row.enough + 1}) {
      CAPTURE(row.game, taken);
      Table at(row.game);
      at.deal({row.all - 9, 9, 0});
      CHECK(at.sheet().decided == kNobody);
      at.deal({row.all - taken - 1, 1, taken});
      CHECK(at.sheet().decided == (taken < row.enough ? kNobody : won({2}, 2)));
    }
  }
  for (int agreed = 9; agreed <= 16; ++agreed) {
    Match begin = match_of("3-5-8");
    begin.rules.deal_tricks = agreed;
    Table at(begin);
    at.deal({17 - agreed, agreed - 1, 0});
    CHECK(at.sheet().decided == (17 - agreed >= agreed ? won({0}, 1) : kNobody));
    at.deal({0, agreed, 16 - agreed});
    CHECK(at.sheet().decided == won({1}, 2));
  }
}

TEST_CASE("So many over quota in one deal: the most over, equals sharing") {
  Match begin = match_of("3-5-8");
  begin.rules.ending = core::Ending::OverInDeal;
  Table at(begin);
  at.deal({12, 1, 3});  // four over, twelve tricks
  CHECK(at.sheet().decided == kNobody);
  Table six = at;
  at.deal({8, 8, 0});  // seat 1 deals; seat 0 needs 3: five over
  CHECK(at.sheet().decided == won({0}, 2));
  six.deal({9, 7, 0});
  CHECK(six.sheet().decided == won({0}, 2));

  begin.rules.overtricks = 3;
  at = Table(begin);
  at.deal({0, 10, 6});  // five and three over
  CHECK(at.sheet().decided == won({1}, 1));
  at = Table(begin);
  at.deal({0, 9, 7});  // four over, both
  CHECK(at.sheet().decided == won({1, 2}, 1));
  begin.rules.overtricks = 5;
  at = Table(begin);
  at.act(0, core::BidMade{.deal = 1, .tricks = 12});
  at.deal({16, 0, 0});  // four over a bid of twelve
  CHECK(at.sheet().decided == kNobody);
  at = Table(begin);
  at.act(0, core::BidMade{.deal = 1, .tricks = 12});
  at.deal({9, 7, 0});  // five over the two beside it
  CHECK(at.sheet().decided == won({1}, 1));
}

TEST_CASE("8-5-3 is decided when all three have made every call, in the eighteenth deal") {
  Table at("8-5-3 calls");
  const std::array<Call, 6> calls = {Call::Hearts, Call::Clubs,    Call::Diamonds,
                                     Call::Spades, Call::NoTrumps, Call::Miz};
  for (int deal = 0; deal < 18; ++deal) {
    CHECK(at.sheet().decided == kNobody);
    CHECK(at.sheet().next->dealer == deal % 3);
    at.deal({6, 5, 5}, calls[std::size_t(deal / 3)]);
  }
  // Ordinary calls: seat 0 is 2 under, 3 over, 1 over in turn; Miz turns that round.
  const core::Sheet sheet = at.sheet();
  CHECK(sheet.decided->after_deal == 18);
  int sum = 0;
  for (const int total : sheet.totals) {
    sum += total;
  }
  CHECK(sum == 0);
  CHECK(sheet.totals == PerSeat<int>{8, -4, -4});
  CHECK(sheet.decided->winners == std::vector<Seat>{0});
}

TEST_CASE("Furthest ahead names all of the highest, in seat order") {
  CHECK(core::furthest_ahead({1, 2, 2}) == std::vector<Seat>{1, 2});
  CHECK(core::furthest_ahead({-1, -2, -1}) == std::vector<Seat>{0, 2});
  CHECK(core::furthest_ahead({0, 0, 0}) == std::vector<Seat>{0, 1, 2});
}

TEST_CASE("A minus-three-digit total and sixty deals are counted like any other") {
  Table at = with_target(9999, "9-5-2");
  for (int deal = 0; deal < 60; ++deal) {
    at.deal({0, 16, 0});
  }
  const core::Sheet sheet = at.sheet();
  CHECK(sheet.totals[0] == -60 * 16 / 3);
  CHECK(sheet.totals == PerSeat<int>{-320, 640, -320});
  for (const int deal : {1, 11, 60}) {
    at.correct(deal, {16, 0, 0});
  }
  CHECK(at.sheet().totals == PerSeat<int>{-320 + 48, 640 - 48, -320});
}

}  // namespace
