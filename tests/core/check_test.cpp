// Who may do what: the permission table as a table, columns, bids and calls, and what a refusal
// says.
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
using core::MatchReopened;
using core::Refused;
using core::Seat;
using core::Suit;
using core::Ticked;
using core::TradeMade;
using core::TrumpNamed;
using table::kStranger;
using table::match_of;
using table::Table;

// The states of a match. Deals are 4 3 3 (seat 0 deals), then 1 4 5 (seat 1 deals): in the second
// seat 2 needs 5, seat 0 needs 3 and seat 1 needs 2, so seat 1 draws two from seat 0.
enum State { First, HalfFilled, BetweenDeals, NextHasEntry, LineWaits, Decided, Ended, EndedEmpty };
constexpr int kStates = 8;

Table in_state(State state, Actor host) {
  core::Match begin = match_of();
  begin.host = host;
  Table at(begin);
  if (state == First) {
    return at;
  }
  if (state == HalfFilled) {
    at.enter(0, 4);
    return at;
  }
  if (state == EndedEmpty) {
    at.act(1, MatchEnded{.by = 1});
    return at;
  }
  at.deal({4, 3, 3});
  at.deal({1, 4, 5});
  if (state == NextHasEntry) {
    at.enter(2, 5);
  }
  if (state == LineWaits) {
    at.line(30);
    at.enter(2, std::nullopt, 2);
    at.enter(0, std::nullopt, 2);
    at.enter(1, std::nullopt, 2);
  }
  if (state == Decided) {
    at.line(8);
    REQUIRE(at.sheet().decided);
  }
  if (state == Ended) {
    at.act(1, MatchEnded{.by = 1});
  }
  return at;
}

// How the rules answer: y(es), n(o, not for this person), - (for nobody now: refused, and to
// whoever may do such a thing for the reason given in `otherwise`).
struct Row {
  const char* act;
  Change change;
  // By state; of each the answers for: the column's player, or the dealer for what is his (seat 1),
  // another player (seat 2), the host when he is seat 0, a host apart, a stranger.
  std::array<const char*, kStates> may;
};

constexpr const char* kColumn = "ynyyn";  // own column, or the host
constexpr const char* kHostOnly = "nnyyn";
constexpr const char* kAnyone = "yyyyn";
constexpr const char* kNobody = "-----";

std::vector<Row> permission_table() {
  // In the states LineWaits, deal 2 is open with no entry and deal 1 is the newest settled.
  return {
      {"enter a cell of deal 1",
       Entry{.deal = 1, .seat = 1, .tricks = 2},
       // open, open, older, older, newest but a line waits, older, ended, ended
       {kColumn, kColumn, kNobody, kNobody, kNobody, kNobody, kNobody, kNobody}},
      {"clear a cell of deal 1",
       Entry{.deal = 1, .seat = 1, .tricks = std::nullopt},
       {kColumn, kColumn, kNobody, kNobody, kNobody, kNobody, kNobody, kNobody}},
      {"enter a cell of deal 2",
       Entry{.deal = 2, .seat = 1, .tricks = 2},
       {kNobody, kNobody, kColumn, kNobody, kColumn, kColumn, kNobody, kNobody}},
      {"enter a cell of deal 3",
       Entry{.deal = 3, .seat = 1, .tricks = 2},
       {kNobody, kNobody, kColumn, kColumn, kNobody, kColumn, kNobody, kNobody}},
      {"correct deal 1",
       Correction{.deal = 1, .tricks = {3, 4, 3}},
       {kNobody, kNobody, kHostOnly, kHostOnly, kHostOnly, kHostOnly, kNobody, kNobody}},
      {"correct deal 2",
       Correction{.deal = 2, .tricks = {3, 4, 3}},
       {kNobody, kNobody, kHostOnly, kHostOnly, kNobody, kHostOnly, kNobody, kNobody}},
      {"move the line before deal 1",
       LineMove{.after_deal = 0, .target = 40},
       {kHostOnly, kNobody, kNobody, kNobody, kNobody, kNobody, kNobody, kNobody}},
      {"move the line after deal 1",
       LineMove{.after_deal = 1, .target = 40},
       {kHostOnly, kNobody, kNobody, kNobody, kHostOnly, kNobody, kNobody, kNobody}},
      {"move the line after deal 2",
       LineMove{.after_deal = 2, .target = 40},
       {kNobody, kNobody, kHostOnly, kNobody, kHostOnly, kHostOnly, kNobody, kNobody}},
      {"set the dealer of deal 1",
       DealerSet{.deal = 1, .dealer = 2},
       {kHostOnly, kNobody, kNobody, kNobody, kNobody, kNobody, kNobody, kNobody}},
      {"set the dealer of deal 3",
       DealerSet{.deal = 3, .dealer = 1},
       {kNobody, kNobody, kHostOnly, kNobody, kNobody, kHostOnly, kNobody, kNobody}},
      {"trade in deal 2",
       TradeMade{.deal = 2, .trade = {.from = 0, .to = 1, .tricks = 1}},
       {kNobody, kNobody, kHostOnly, kNobody, kNobody, kHostOnly, kNobody, kNobody}},
      {"trade in deal 1",
       TradeMade{.deal = 1, .trade = {.from = 1, .to = 0, .tricks = 1}},
       {kNobody, kNobody, kNobody, kNobody, kHostOnly, kNobody, kNobody, kNobody}},
      {"hand over the host's place",
       HostMoved{.host = 2},
       {kHostOnly, kHostOnly, kHostOnly, kHostOnly, kHostOnly, kHostOnly, kNobody, kNobody}},
      {"name the trump of deal 1",
       TrumpNamed{.deal = 1, .suit = Suit::Hearts},
       {kAnyone, kAnyone, kNobody, kNobody, kNobody, kNobody, kNobody, kNobody}},
      {"name the trump of deal 3",
       TrumpNamed{.deal = 3, .suit = Suit::Hearts},
       {kNobody, kNobody, kAnyone, kAnyone, kNobody, kAnyone, kNobody, kNobody}},
      {"tick a pull of deal 2",
       Ticked{.deal = 2, .tick = {.taker = 1, .giver = 0, .drawn = 1}},
       {kNobody, kNobody, kAnyone, kAnyone, kNobody, kAnyone, kNobody, kNobody}},
      {"reopen the match",
       MatchReopened{},
       {kNobody, kNobody, kNobody, kNobody, kNobody, kNobody, kHostOnly, kHostOnly}},
  };
}

struct Person {
  const char* name;
  Actor who;
  Actor host;
};

constexpr std::array<Person, 5> kPeople = {{{"the column's player", 1, 0},
                                            {"another player", 2, 0},
                                            {"the host at the table", 0, 0},
                                            {"the host apart", kKeeper, kKeeper},
                                            {"a stranger", kStranger, 0}}};

TEST_CASE("Acts, people and states: nobody may do more or less than the permission table says") {
  const std::vector<Row> rows = permission_table();
  for (int state = 0; state < kStates; ++state) {
    for (std::size_t person = 0; person < kPeople.size(); ++person) {
      const Person& who = kPeople[person];
      const Table at = in_state(static_cast<State>(state), who.host);
      for (const Row& row : rows) {
        CAPTURE(row.act, state, who.name);
        const bool may = row.may[static_cast<std::size_t>(state)][person] == 'y';
        CHECK(!core::check(at.match, who.who, row.change) == may);
      }
      CAPTURE(state, who.name);
      const bool is_ended = state == Ended || state == EndedEmpty;
      const bool may_end = who.who != kStranger && !is_ended;
      CHECK(!core::check(at.match, who.who, MatchEnded{.by = who.who}) == may_end);
    }
  }
}

TEST_CASE("Only the column's player and the host may write in a column, in every seat") {
  for (Actor host = 0; host <= kKeeper; ++host) {
    core::Match match = match_of();
    match.host = host;
    for (const Actor who : {-1, 0, 1, 2, 3, 4, kStranger}) {
      for (const Seat seat : core::kAllSeats) {
        CAPTURE(host, who, seat);
        CHECK(core::may_write(match, who, seat) == (who == seat || who == host));
        const auto refusal = core::check(match, who, Entry{.deal = 1, .seat = seat, .tricks = 3});
        CHECK(refusal.has_value() == (who != seat && who != host));
      }
    }
  }
}

TEST_CASE("A refusal says what would be in order") {
  Table at = in_state(NextHasEntry, 0);
  CHECK(at.refused(1, Entry{.deal = 2, .seat = 1, .tricks = 2}) == Refused::NextHasEntry);
  CHECK(at.refused(0, Entry{.deal = 2, .seat = 1, .tricks = 2}) == Refused::DealIsOlder);
  CHECK(at.refused(1, Entry{.deal = 1, .seat = 1, .tricks = 2}) == Refused::OnlyHost);
  CHECK(at.refused(0, Entry{.deal = 1, .seat = 1, .tricks = 2}) == Refused::DealIsOlder);
  CHECK(at.refused(2, Entry{.deal = 3, .seat = 1, .tricks = 2}) == Refused::NotYourColumn);
  CHECK(at.refused(1, Entry{.deal = 4, .seat = 1, .tricks = 2}) == Refused::NoSuchDeal);
  CHECK(at.refused(1, Entry{.deal = 0, .seat = 1, .tricks = 2}) == Refused::NoSuchDeal);
  CHECK(at.refused(1, Entry{.deal = 3, .seat = 1, .tricks = 11}) == Refused::OutOfRange);
  CHECK(at.refused(1, Entry{.deal = 3, .seat = 1, .tricks = -1}) == Refused::OutOfRange);
  CHECK(at.refused(0, Correction{.deal = 3, .tricks = {3, 4, 3}}) == Refused::DealIsOpen);
  CHECK(at.refused(0, Correction{.deal = 1, .tricks = {3, 4, 4}}) == Refused::WrongSum);
  CHECK(at.refused(0, Correction{.deal = 1, .tricks = {-1, 8, 3}}) == Refused::OutOfRange);
  CHECK(at.refused(0, LineMove{.after_deal = 2, .target = 30}) == Refused::DealHasEntry);
  CHECK(at.refused(0, LineMove{.after_deal = 2, .target = 0}) == Refused::OutOfRange);
  CHECK(at.refused(0, LineMove{.after_deal = 2, .target = 10'000}) == Refused::OutOfRange);
  CHECK(at.refused(0, LineMove{.after_deal = 1, .target = 30}) == Refused::DealIsSettled);
  CHECK(at.refused(0, DealerSet{.deal = 3, .dealer = 1}) == Refused::DealHasEntry);
  CHECK(at.refused(0, DealerSet{.deal = 2, .dealer = 1}) == Refused::DealIsSettled);
  CHECK(at.refused(0, FirstUp{.deal = 2, .seat = 1}) == Refused::NotInGame);
  CHECK(at.refused(0, BidMade{.deal = 3, .tricks = 9}) == Refused::NotInGame);
  CHECK(at.refused(0, CallMade{.deal = 3, .call = Call::Miz}) == Refused::NotInGame);
  CHECK(at.refused(0, MatchReopened{}) == Refused::MatchNotEnded);
  CHECK(at.refused(0, MatchEnded{.by = 1}) == Refused::NotAtTable);

  at = in_state(LineWaits, 0);
  CHECK(at.refused(1, Entry{.deal = 1, .seat = 1, .tricks = 2}) == Refused::LineWaits);
  CHECK(at.refused(0, Entry{.deal = 1, .seat = 1, .tricks = 2}) == Refused::LineWaits);
  at = in_state(Ended, 0);
  CHECK(at.refused(1, Entry{.deal = 3, .seat = 1, .tricks = 2}) == Refused::MatchEnded);
  CHECK(at.refused(0, Correction{.deal = 1, .tricks = {3, 4, 3}}) == Refused::MatchEnded);
}

TEST_CASE("A bid, and a call, is its dealer's or the host's") {
  for (const bool is_call : {false, true}) {
    core::Match match = match_of(is_call ? "8-5-3 calls" : "3-5-8");
    match.host = kKeeper;
    match.first_dealer = 1;
    const Change change = is_call ? Change(CallMade{.deal = 1, .call = Call::Miz})
                                  : Change(BidMade{.deal = 1, .tricks = 9});
    CHECK_FALSE(core::check(match, 1, change));
    CHECK_FALSE(core::check(match, kKeeper, change));
    CHECK(table::why(core::check(match, 0, change)) == Refused::OnlyDealer);
    CHECK(table::why(core::check(match, 2, change)) == Refused::OnlyDealer);
    CHECK(table::why(core::check(match, kStranger, change)) == Refused::OnlyDealer);
  }
}

}  // namespace
