// Random play: undo and redo against a plain list of snapshots, the sheet against its own sums, and
// every match on the way against the journal that leads to it.
#include <array>
#include <random>

#include "table.hpp"
#include "written.hpp"

namespace {

using core::Actor;
using core::Call;
using core::Change;
using core::Correction;
using core::DealerSet;
using core::Entry;
using core::LineMove;
using core::Match;
using core::MatchEnded;
using core::MatchReopened;
using core::PerSeat;
using core::Played;
using core::Seat;
using core::Step;
using core::Suit;
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
        table::check_written(at.match);
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

}  // namespace
