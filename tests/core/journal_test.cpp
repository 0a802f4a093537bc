// The journal: whose undo takes back what, what a change takes with it, and damaged rows.
#include "table.hpp"
#include "written.hpp"

namespace {

using core::Actor;
using core::Change;
using core::Correction;
using core::DealerSet;
using core::Entry;
using core::JournalRow;
using core::kKeeper;
using core::LineMove;
using core::Match;
using core::MatchEnded;
using core::MatchReopened;
using core::PerSeat;
using core::Played;
using core::Refused;
using core::Seat;
using core::Suit;
using core::Ticked;
using core::TradeMade;
using core::TrumpNamed;
using core::Undone;
using table::match_of;
using table::Table;

TEST_CASE(
    "Undo takes back the newest change only, and only one's own; the host's hand reaches all") {
  core::Match begin = match_of();
  begin.host = kKeeper;
  Table at(begin);
  CHECK(table::why(core::check_undo(at.played(), kKeeper)) == Refused::NothingToUndo);
  CHECK(table::why(core::check_redo(at.played(), kKeeper)) == Refused::NothingToRedo);
  CHECK(table::why(core::check_undo(at.played(), table::kStranger)) == Refused::NotAtTable);
  CHECK(table::why(core::check_redo(at.played(), -1)) == Refused::NotAtTable);
  at.enter(0, 3);
  at.enter(1, 4);
  for (const Actor other : {0, 2}) {
    const auto refusal = core::check_undo(at.played(), other);
    CHECK(table::why(refusal) == Refused::NotYourChange);
    CHECK(refusal->seat == 1);
  }
  CHECK_FALSE(core::check_undo(at.played(), 1));
  CHECK_FALSE(core::check_undo(at.played(), kKeeper));
  at.undo(kKeeper);
  CHECK(table::why(core::check_redo(at.played(), 0)) == Refused::NotYourChange);
  CHECK_FALSE(core::check_redo(at.played(), 1));
  at.redo(kKeeper);
  // Redone by the host it is still seat 1's: hers to undo, in her hand.
  CHECK(at.match.deals[0].hands[1] == 1);
  CHECK_FALSE(core::check_undo(at.played(), 1));
  CHECK(table::why(core::check_undo(at.played(), 0)) == Refused::NotYourChange);
  at.undo(1);
  CHECK_FALSE(core::check_undo(at.played(), 0));  // now the newest is his own
  at.enter(2, 1);
  CHECK_FALSE(at.played().redo);  // a new change leaves nothing to redo
}

TEST_CASE("A host who handed over his place and left the table undoes nothing any more") {
  core::Match begin = match_of();
  begin.host = kKeeper;
  Table at(begin);
  at.host(core::HostMoved{.host = 1});
  CHECK(table::why(core::check_undo(at.played(), kKeeper)) == Refused::NotAtTable);
  CHECK_FALSE(core::check_undo(at.played(), 1));
  at.undo(1);
  CHECK(at.match.host == kKeeper);
}

TEST_CASE("Undo may take back an end; other changes wait until then") {
  Table at;
  at.deal({4, 3, 3});
  at.act(2, MatchEnded{.by = 2});
  CHECK(at.match.ended->by == 2);
  CHECK(table::why(core::check_undo(at.played(), 1)) == Refused::NotYourChange);
  at.undo(2);
  CHECK_FALSE(at.match.ended);
  at.redo(0);
  CHECK(at.match.ended->by == 2);
  at.host(MatchReopened{});
  CHECK_FALSE(at.match.ended);
  at.undo(0);
  CHECK(at.match.ended);
}

TEST_CASE("Ticks are no change that undo takes back, and no undo or redo loses them") {
  Table at;
  at.deal({1, 4, 5});
  at.act(1, Ticked{.deal = 1, .tick = {.taker = 2, .giver = 1, .drawn = 1}});
  const Match ticked = at.match;
  CHECK(std::holds_alternative<Entry>(at.played().undo->change));
  at.undo(2);
  CHECK(at.match.deals[0].ticks == ticked.deals[0].ticks);
  at.undo(1);
  at.undo(0);
  CHECK(core::settled_deals(at.match) == 0);
  at.redo(0);
  at.redo(1);
  at.redo(2);
  CHECK(at.match == ticked);
  at.undo(2);
  at.row(0, Ticked{.deal = 1, .tick = {.taker = 2, .giver = 0, .drawn = 1}});
  CHECK(at.played().redo);  // a tick in between leaves the redo
  CHECK_FALSE(at.played().unsound_row);
}

TEST_CASE("A correction or a reopening removes the trade it makes unfit, and undo brings it back") {
  Table at;
  at.deal({1, 4, 5});
  at.host(TradeMade{.deal = 1, .trade = {.from = 1, .to = 2, .tricks = 1}});
  const Match traded = at.match;
  CHECK(at.sheet().totals == PerSeat<int>{1, 3, 6});

  at.correct(1, {2, 4, 4});  // still one from seat 1 to seat 2
  CHECK(at.match.deals[0].trades.size() == 1);
  CHECK(core::consequences(traded, at.match).trades_removed.empty());
  const Match before = at.match;
  at.correct(1, {2, 5, 3});
  CHECK(at.match.deals[0].trades.empty());
  CHECK(core::consequences(before, at.match).trades_removed == traded.deals[0].trades);
  CHECK(at.sheet().totals == PerSeat<int>{2, 5, 3});
  at.undo(0);
  at.undo(0);
  CHECK(at.match == traded);

  at.enter(0, 2, 1);
  CHECK(at.match.deals[0].trades.empty());
  CHECK(core::consequences(traded, at.match).trades_removed.size() == 1);
  CHECK(core::consequences(traded, at.match).reopened == 1);
  at.undo(0);
  CHECK(at.match == traded);
  CHECK_FALSE(core::consequences(traded, traded).reopened);
}

TEST_CASE("Of two trades a correction removes only the one that no longer fits") {
  Table at;
  at.deal({2, 2, 6});
  at.host(TradeMade{.deal = 1, .trade = {.from = 1, .to = 2, .tricks = 1}});
  at.host(TradeMade{.deal = 1, .trade = {.from = 1, .to = 2, .tricks = 1}});
  CHECK(at.sheet().totals == PerSeat<int>{2, 0, 8});
  const Match before = at.match;
  at.correct(1, {2, 4, 4});
  CHECK(at.match.deals[0].trades.size() == 1);
  CHECK(core::consequences(before, at.match).trades_removed.size() == 1);
}

TEST_CASE("A correction of an older deal keeps a trade that fits, though its next deal is played") {
  Table at;
  at.deal({1, 4, 5});
  at.host(TradeMade{.deal = 1, .trade = {.from = 0, .to = 2, .tricks = 1}});
  at.deal({3, 2, 5});
  at.deal({3, 2, 5});
  at.correct(1, {1, 3, 6});
  CHECK(at.match.deals[0].trades.size() == 1);
  CHECK(at.sheet().deals[0].points == PerSeat<int>{0, 3, 7});
  at.correct(1, {0, 4, 6});  // two short, but without a point to give
  CHECK(at.match.deals[0].trades.empty());
}

TEST_CASE("The note of the first overtrick goes with the deal it was about") {
  Table at("3-5-9");
  at.deal({10, 6, 1});
  at.host(core::FirstUp{.deal = 1, .seat = 1});
  const Match noted = at.match;
  at.correct(1, {11, 6, 0});
  CHECK(at.match.deals[0].first_up == 1);
  at.correct(1, {12, 4, 1});
  CHECK_FALSE(at.match.deals[0].first_up);
  CHECK(core::consequences(noted, at.match).first_up_removed);
  at.undo(0);
  at.undo(0);
  CHECK(at.match == noted);
  at.enter(2, 2, 1);
  CHECK_FALSE(at.match.deals[0].first_up);
}

TEST_CASE("Who wrote a cell and when a deal settled are kept") {
  Table at;
  at.enter(0, 4);
  at.act(0, Entry{.deal = 1, .seat = 1, .tricks = 3});
  CHECK_FALSE(at.match.deals[0].at);
  const core::Instant settled = at.now();
  at.enter(2, 3);
  CHECK(at.match.deals[0].at == settled);
  CHECK(at.match.deals[0].hands == PerSeat<Actor>{0, 0, 2});
  at.enter(1, 2, 1);
  CHECK_FALSE(at.match.deals[0].at);
  CHECK(at.match.deals[0].hands == PerSeat<Actor>{0, 1, 2});
  at.enter(1, 3, 1);
  const core::Instant again = *at.match.deals[0].at;
  at.correct(1, {4, 4, 2});
  CHECK(at.match.deals[0].at == again);
  CHECK(at.match.deals[0].hands == PerSeat<Actor>{0, 0, 0});
  CHECK(core::consequences(at.start, at.match).settled == 1);
  at.act(0, Entry{.deal = 1, .seat = 2, .tricks = std::nullopt});
  CHECK(at.match.deals[0].hands[2] == 2);  // an empty cell is nobody else's
}

TEST_CASE("A row that cannot be ours stops the play; the match is as it was before it") {
  Table at;
  at.deal({4, 3, 3});
  at.enter(1, 4);
  const Match sound = at.match;
  const auto rows_and = [&](JournalRow row) {
    std::vector<JournalRow> rows = at.rows;
    row.row = row.row == 0 ? static_cast<int>(rows.size()) + 1 : row.row;
    rows.push_back(row);
    return rows;
  };
  const auto row = [](Actor who, std::variant<Change, Undone> act,
                      std::optional<int> redoes = std::nullopt, int number = 0) {
    return JournalRow{.row = number, .who = who, .at = std::nullopt, .act = act, .redoes = redoes};
  };
  const Change fine = Entry{.deal = 2, .seat = 2, .tricks = 1};
  REQUIRE_FALSE(core::play(at.start, rows_and(row(2, fine))).unsound_row);
  const std::vector<JournalRow> unsound = {
      row(2, fine, std::nullopt, 4),
      row(2, fine, std::nullopt, 6),
      row(2, fine, std::nullopt, -1),
      row(2, fine, 4),
      row(2, fine, 99),
      row(2, fine, -1),
      row(1, fine),
      row(2, Entry{.deal = 2, .seat = 2, .tricks = 11}),
      row(3, Entry{.deal = 2, .seat = 3, .tricks = 1}),
      row(0, Entry{.deal = 2, .seat = -1, .tricks = 1}),
      row(2, Entry{.deal = 2'000'000'000, .seat = 2, .tricks = 1}),
      row(1, Correction{.deal = 1, .tricks = {4, 4, 2}}),
      row(0, Correction{.deal = 1, .tricks = {4, 4, 3}}),
      row(0, MatchReopened{}),
      row(1, Undone{.row = 3}),
      row(1, Undone{.row = 0}),
      row(1, Undone{.row = 5}),
      row(1, Undone{.row = 99}),
      row(1, Undone{.row = 4}, 4),
      row(0, Ticked{.deal = 1, .tick = {.taker = 0, .giver = 1, .drawn = 1}}, 99),
      row(0, Ticked{.deal = 2'000'000'000, .tick = {.taker = 0, .giver = 1, .drawn = 1}}),
      row(0, Ticked{.deal = 0, .tick = {.taker = 0, .giver = 1, .drawn = 1}}),
      row(0, Ticked{.deal = 1, .tick = {.taker = 0, .giver = 9, .drawn = 1}}),
  };
  for (std::size_t i = 0; i < unsound.size(); ++i) {
    CAPTURE(i);
    const Played played = core::play(at.start, rows_and(unsound[i]));
    CHECK(played.unsound_row == 5);
    CHECK(played.rows == 4);
    CHECK(played.match == sound);
  }
}

TEST_CASE("Rows after a damaged one say nothing about those before it") {
  Table at;
  at.enter(0, 4);
  at.enter(1, 3);
  const Match sound = at.match;
  at.row(1, Entry{.deal = 9, .seat = 1, .tricks = 3});
  at.row(1, Undone{.row = 2});
  const Played played = at.played();
  CHECK(played.unsound_row == 3);
  CHECK(played.match == sound);
}

TEST_CASE("Somebody else's undo in a journal is as unsound as somebody else's entry") {
  Table at;
  at.enter(0, 4);
  at.enter(1, 3);
  const Match sound = at.match;
  SECTION("an undo") {
    at.row(2, Undone{.row = 2});
    CHECK(at.played().unsound_row == 3);
    CHECK(at.played().match == sound);
  }
  SECTION("a redo") {
    at.undo(1);
    const Match undone = at.match;
    at.row(2, at.played().redo->change, 2);
    CHECK(at.played().unsound_row == 4);
    CHECK(at.played().match == undone);
  }
  SECTION("an undo by one who is host only since the change it takes back") {
    at.host(core::HostMoved{.host = 2});
    at.undo(2);
    CHECK(at.match.host == 0);
    CHECK_FALSE(at.played().unsound_row);
    at.redo(0);
    CHECK(at.match.host == 2);
    CHECK_FALSE(at.played().unsound_row);
  }
  SECTION("an undo of his own by a host who left the table") {
    at.host(core::HostMoved{.host = kKeeper});
    at.host(core::HostMoved{.host = 0});
    at.row(kKeeper, Undone{.row = 4});
    CHECK(at.played().unsound_row == 5);
  }
  SECTION("an undo by one who was host once") {
    at.host(core::HostMoved{.host = 2});
    at.act(1, TrumpNamed{.deal = 1, .suit = Suit::Clubs});
    at.row(0, Undone{.row = 4});
    CHECK(at.played().unsound_row == 5);
  }
}

TEST_CASE(
    "A move of the line waits for a reopened deal, drops for a new one, and guards the deal "
    "before") {
  Table at;
  at.deal({6, 2, 2});
  at.deal({6, 2, 2});
  at.line(12);
  CHECK(at.sheet().decided == core::Decision{.winners = {0}, .after_deal = 2});
  at.enter(1, 3, 2);  // a cell of deal 2: reopened
  CHECK(core::line_waits(at.match));
  CHECK(core::line_now(at.match) == 25);
  CHECK(at.sheet().target == 25);
  CHECK_FALSE(at.sheet().decided);
  CHECK(at.refused(0, LineMove{.after_deal = 1, .target = 20}) == Refused::DealHasEntry);
  at.enter(1, 2, 2);
  CHECK_FALSE(core::line_waits(at.match));
  CHECK(at.sheet().decided == core::Decision{.winners = {0}, .after_deal = 2});

  for (const Seat seat : core::kAllSeats) {
    at.enter(seat, std::nullopt, 2);
  }
  CHECK(at.refused(0, Entry{.deal = 1, .seat = 0, .tricks = 5}) == Refused::LineWaits);
  at.correct(1, {5, 3, 2});
  CHECK(core::line_waits(at.match));
  const Match waiting = at.match;
  table::check_written(at.match);
  SECTION("it settles again") {
    at.deal({6, 2, 2});
    CHECK(at.match.line_moves == waiting.line_moves);
    CHECK_FALSE(at.sheet().decided);
    CHECK(core::line_now(at.match) == 12);
  }
  SECTION("a new move drops it") {
    at.line(5);
    CHECK(at.match.line_moves == std::vector<LineMove>{{.after_deal = 1, .target = 5}});
    CHECK(at.sheet().decided == core::Decision{.winners = {0}, .after_deal = 1});
    CHECK_FALSE(at.refused(0, Entry{.deal = 1, .seat = 0, .tricks = 4}));
    at.undo(0);
    CHECK(at.match == waiting);
  }
}

TEST_CASE("What is already known of the deal after a reopened one is kept for it") {
  Table at;
  at.deal({4, 3, 3});
  at.host(TrumpNamed{.deal = 2, .suit = Suit::Hearts});
  at.host(DealerSet{.deal = 2, .dealer = 2});
  at.enter(0, std::nullopt, 1);
  CHECK(core::settled_deals(at.match) == 0);
  at.enter(0, 4, 1);
  CHECK(at.match.deals[1].trump == Suit::Hearts);
  CHECK(at.sheet().next->dealer == 2);
}

TEST_CASE("A match that ended without saying who ended it can be written and played again") {
  Match match = match_of();
  match.ended = core::End{.at = std::nullopt, .by = std::nullopt};
  const Played again = core::play(core::start_of(match), core::journal_of(match));
  CHECK_FALSE(again.unsound_row);
  CHECK(again.match == match);
}

TEST_CASE("An empty journal is the start, with nothing to undo") {
  const Played played = core::play(match_of(), {});
  CHECK(played.match == match_of());
  CHECK(played.rows == 0);
  CHECK_FALSE(played.undo);
  CHECK_FALSE(played.redo);
  CHECK_FALSE(played.unsound_row);
}

}  // namespace
