// The journal: undo and redo against a plain list of snapshots, random play, damaged rows, and the
// journal that leads to a match.
#include <array>
#include <random>

#include "table.hpp"

namespace {

using core::Actor;
using core::Call;
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
using core::Step;
using core::Suit;
using core::Ticked;
using core::TradeMade;
using core::TrumpNamed;
using core::Undone;
using table::match_of;
using table::Table;

// A player who does whatever comes to mind; some of it is refused.
class RandomPlayer {
 public:
  explicit RandomPlayer(unsigned seed) : random_(seed) {}

  int between(int least, int most) {
    return std::uniform_int_distribution<int>(least, most)(random_);
  }

  Match start() {
    const auto games = core::games();
    const int chosen = between(0, 2 * static_cast<int>(games.size()) - 1);
    Match match = match_of(chosen < static_cast<int>(games.size())
                               ? games[static_cast<std::size_t>(chosen)].name
                               : "3-2-5");
    match.first_dealer = between(0, 2);
    match.host = between(0, 3);
    core::Rules& rules = match.rules;
    const auto has = [&](core::Rule rule) { return rules.game->rules.has(rule); };
    rules.sweep_bonus = has(core::Rule::SweepBonus) && between(0, 1) == 0;
    rules.loser_deals = has(core::Rule::LoserDeals) && between(0, 2) == 0;
    rules.full_rotation = has(core::Rule::FullRotation) && !rules.loser_deals && between(0, 1) == 0;
    if (has(core::Rule::MaxBleed) && between(0, 1) == 0) {
      rules.max_bleed = between(1, 8);
    }
    if (has(core::Rule::Calls) && between(0, 1) == 0) {
      rules.calls = {Call::Hearts, Call::Miz};
    }
    if (match.target) {
      match.target = between(4, 25);
    }
    return match;
  }

  Change thought(const Match& match) {
    const int open = core::settled_deals(match) + 1;
    const int tricks = match.rules.game->tricks;
    switch (between(0, 20)) {
      case 0:
        return correction(match, between(1, open), tricks);
      case 1:
        return LineMove{.after_deal = open - between(0, 9) / 8, .target = between(1, 30)};
      case 2:
        return DealerSet{.deal = open, .dealer = between(0, 2)};
      case 3:
        return TradeMade{
            .deal = open - 1,
            .trade = {.from = between(0, 2), .to = between(0, 2), .tricks = between(1, 2)}};
      case 4:
        return TrumpNamed{.deal = open, .suit = static_cast<Suit>(between(0, 4))};
      case 5:
        return core::FirstUp{.deal = open - 1, .seat = between(0, 2)};
      case 6:
        return core::BidMade{.deal = open, .tricks = between(8, 16)};
      case 7:
      case 8:
        return core::CallMade{.deal = open, .call = static_cast<Call>(between(0, 5))};
      case 9:
        return core::HostMoved{.host = between(0, 3)};
      case 10:
        return MatchReopened{};
      case 11:
        if (between(0, 3) == 0) {
          return MatchEnded{.by = std::nullopt};
        }
        break;
      case 12:
      case 13:
        return Entry{.deal = open - 1, .seat = between(0, 2), .tricks = std::nullopt};
      default:
        break;
    }
    return next_cell(match, open, tricks);
  }

 private:
  Change correction(const Match& match, int deal, int tricks) {
    const int first = between(0, tricks);
    const int second = between(0, tricks - first);
    static_cast<void>(match);
    return Correction{.deal = deal, .tricks = {first, second, tricks - first - second}};
  }

  Change next_cell(const Match& match, int open, int tricks) {
    const core::Deal& deal = core::deal_at(match, open);
    std::vector<Seat> empty;
    for (const Seat seat : core::kAllSeats) {
      if (!deal.tricks[static_cast<std::size_t>(seat)]) {
        empty.push_back(seat);
      }
    }
    if (empty.empty()) {
      return Entry{.deal = open, .seat = between(0, 2), .tricks = std::nullopt};
    }
    const Seat seat =
        empty[static_cast<std::size_t>(between(0, static_cast<int>(empty.size()) - 1))];
    const int left = tricks - core::tricks_in(deal);
    const int entered = empty.size() == 1 && left >= 0 ? left : between(0, std::max(left, 0));
    return Entry{.deal = open, .seat = seat, .tricks = entered};
  }

  std::mt19937 random_;
};

Match without_ticks(Match match) {
  for (core::Deal& deal : match.deals) {
    deal.ticks.clear();
    deal.make_up.reset();
  }
  while (!match.deals.empty() && match.deals.back() == core::Deal{}) {
    match.deals.pop_back();
  }
  return match;
}

// The plainest undo and redo there is: every state kept whole.
struct Snapshots {
  struct Done {
    Match before;
    Match after;
    Actor who;
    Change change;
  };
  std::vector<Done> done;
  std::vector<Done> undone;
  Match now;

  void act(Actor who, const Change& change, const Match& after) {
    done.push_back({now, after, who, change});
    undone.clear();
    now = after;
  }
  void undo() {
    undone.push_back(done.back());
    done.pop_back();
    now = undone.back().before;
  }
  void redo() {
    done.push_back(undone.back());
    undone.pop_back();
    now = done.back().after;
  }
};

void check_steps(const Played& played, const Snapshots& plain) {
  REQUIRE(played.undo.has_value() == !plain.done.empty());
  if (played.undo) {
    REQUIRE(played.undo->who == plain.done.back().who);
    REQUIRE(played.undo->change == plain.done.back().change);
  }
  REQUIRE(played.redo.has_value() == !plain.undone.empty());
  if (played.redo) {
    REQUIRE(played.redo->who == plain.undone.back().who);
    REQUIRE(played.redo->change == plain.undone.back().change);
  }
}

void check_sheet(const Match& match) {
  const core::Sheet sheet = core::sheet_of(match);
  PerSeat<int> totals{};
  for (const core::ScoredDeal& deal : sheet.deals) {
    int sum = 0;
    for (std::size_t seat = 0; seat < 3; ++seat) {
      totals[seat] += deal.points[seat];
      sum += deal.tricks[seat];
    }
    REQUIRE(sum == match.rules.game->tricks);
    REQUIRE(deal.totals == totals);
  }
  REQUIRE(sheet.totals == totals);
  if (match.rules.game->points == core::Points::Difference) {
    REQUIRE(totals[0] + totals[1] + totals[2] == 0);
  }
  REQUIRE(sheet.target == core::line_now(match));
  REQUIRE(sheet.next.has_value() == !match.ended.has_value());
  REQUIRE(sheet.result.has_value() == match.ended.has_value());
  if (sheet.next) {
    REQUIRE(sheet.next->moves.empty() == sheet.next->still.has_value());
  }
  if (sheet.decided) {
    REQUIRE_FALSE(sheet.decided->winners.empty());
    REQUIRE(sheet.decided->after_deal <= static_cast<int>(sheet.deals.size()));
  }
}

// A match as a document can hold it: no ticks, every cell in its own hand, a dealer noted only
// where it is not the one that follows, and nothing beyond the open deal.
Match as_written(const Match& match) {
  Match written = without_ticks(match);
  const auto known = static_cast<std::size_t>(core::settled_deals(match)) + 1;
  if (written.deals.size() > known) {
    written.deals.resize(known);
  }
  for (std::size_t i = 0; i < written.deals.size(); ++i) {
    core::Deal& deal = written.deals[i];
    const int number = static_cast<int>(i) + 1;
    const bool follows = core::dealer_of(match, number) == core::next_dealer(match, number);
    deal.hands = {0, 1, 2};
    deal.is_dealer_set = !follows;
    if (follows && !core::has_entry(deal)) {
      deal.dealer.reset();
    }
  }
  while (!written.deals.empty() && written.deals.back() == core::Deal{}) {
    written.deals.pop_back();
  }
  return written;
}

void check_written(const Match& match) {
  const std::vector<JournalRow> rows = core::journal_of(match);
  const Played again = core::play(core::start_of(match), rows);
  REQUIRE_FALSE(again.unsound_row);
  const Match written = as_written(match);
  REQUIRE(as_written(again.match) == written);
  const core::Sheet sheet = core::sheet_of(match);
  REQUIRE(core::sheet_of(again.match) == core::sheet_of(written));
  REQUIRE(core::sheet_of(again.match).decided == sheet.decided);
  REQUIRE(core::sheet_of(again.match).deals == sheet.deals);
  REQUIRE(core::sheet_of(again.match).next == sheet.next);
}

TEST_CASE(
    "Random entries, corrections, undos, redos, ends and reopens always equal a plain model") {
  int settled = 0;
  std::array<int, 13> kinds{};
  for (unsigned seed = 1; seed <= 60; ++seed) {
    CAPTURE(seed);
    RandomPlayer player(seed);
    Table at(player.start());
    Snapshots plain{.done = {}, .undone = {}, .now = at.match};
    for (int turn = 0; turn < 120; ++turn) {
      CAPTURE(turn);
      const Played before = at.played();
      const int mind = player.between(0, 11);
      const Actor who = player.between(0, 3);
      if (mind == 0 && !core::check_undo(before, who)) {
        at.row(who, Undone{.row = before.undo->row});
        plain.undo();
      } else if (mind == 1 && !core::check_redo(before, who)) {
        at.row(who, before.redo->change, before.redo->row);
        plain.redo();
      } else {
        Change change = player.thought(at.match);
        if (auto* const ended = std::get_if<MatchEnded>(&change)) {
          ended->by = who;
        }
        const Actor actor = player.between(0, 2) == 0 ? who : at.match.host;
        if (at.refused(actor, change)) {
          continue;
        }
        const Match after = core::apply(plain.now, actor, change, at.now());
        plain.act(actor, change, after);
        at.row(actor, change);
        ++kinds[change.index()];
      }
      const Played played = at.played();
      REQUIRE_FALSE(played.unsound_row);
      REQUIRE(played.rows == static_cast<int>(at.rows.size()));
      REQUIRE(played.match == plain.now);
      check_steps(played, plain);
      at.match = played.match;
      if (turn % 4 == 0) {
        check_sheet(at.match);
        check_written(at.match);
      }
    }
    settled += core::settled_deals(at.match);
  }
  CHECK(settled > 200);
  for (std::size_t kind = 0; kind + 1 < 13; ++kind) {  // every kind but ticks
    CAPTURE(kind);
    CHECK(kinds[kind] > 0);
  }
}

TEST_CASE("Undo everything and redo everything gives back every state on the way, ticks and all") {
  for (unsigned seed = 100; seed < 110; ++seed) {
    CAPTURE(seed);
    RandomPlayer player(seed);
    Table at(player.start());
    std::vector<Match> states = {at.match};
    for (int turn = 0; turn < 80; ++turn) {
      const Change change = player.thought(at.match);
      if (!std::holds_alternative<MatchEnded>(change) && !at.refused(at.match.host, change)) {
        at.act(at.match.host, change);
        states.push_back(at.match);
      }
    }
    for (std::size_t i = states.size() - 1; i-- > 0;) {
      at.row(at.match.host, Undone{.row = at.played().undo->row});
      at.match = at.played().match;
      REQUIRE(at.match == states[i]);
    }
    CHECK_FALSE(at.played().undo);
    for (std::size_t i = 1; i < states.size(); ++i) {
      const Step step = *at.played().redo;
      at.row(at.match.host, step.change, step.row);
      at.match = at.played().match;
      REQUIRE(at.match == states[i]);
    }
    CHECK_FALSE(at.played().redo);
  }
}

TEST_CASE("The decision depends on nothing but the rows that count") {
  for (unsigned seed = 200; seed < 220; ++seed) {
    CAPTURE(seed);
    RandomPlayer player(seed);
    Table at(player.start());
    Table straight(at.start);
    for (int turn = 0; turn < 60; ++turn) {
      const Change change = player.thought(at.match);
      if (std::holds_alternative<MatchEnded>(change) || at.refused(at.match.host, change)) {
        continue;
      }
      // At one table the act is done, undone, something else is done and undone, and it is redone.
      const Actor host = at.match.host;
      at.act(host, change);
      straight.act(host, change);
      at.undo(at.match.host);
      at.redo(host);
      REQUIRE(core::sheet_of(at.match) == core::sheet_of(straight.match));
    }
  }
}

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
  check_written(at.match);
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
