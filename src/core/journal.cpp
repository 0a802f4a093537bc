#include "core/journal.hpp"

#include <algorithm>
#include <set>

#include "core/check.hpp"
#include "core/make_up.hpp"
#include "core/overloaded.hpp"
#include "core/sheet.hpp"

namespace core {
namespace {

// Carries out one change on a match it holds.
class Hand {
 public:
  Hand(Match& match, Actor who, std::optional<Instant> at) : match_(match), who_(who), at_(at) {}

  void operator()(const Entry& entry) {
    record_dealer(entry.deal);
    Deal& deal = known(entry.deal);
    deal.tricks[at(entry.seat)] = entry.tricks;
    deal.hands[at(entry.seat)] = entry.tricks ? who_ : entry.seat;
    if (is_complete(match_.rules, deal)) {
      deal.at = at_;
    } else {
      deal.at.reset();
    }
    forget_dealer_without_entry(entry.deal);
    remove_unfit(entry.deal);
  }

  void operator()(const Correction& correction) {
    Deal& deal = known(correction.deal);
    for (const Seat seat : kAllSeats) {
      if (deal.tricks[at(seat)] != correction.tricks[at(seat)]) {
        deal.tricks[at(seat)] = correction.tricks[at(seat)];
        deal.hands[at(seat)] = who_;
      }
    }
    remove_unfit(correction.deal);
  }

  void operator()(const LineMove& move) {
    // A new move drops one that waits for a reopened deal.
    std::erase_if(match_.line_moves,
                  [&](const LineMove& made) { return made.after_deal > move.after_deal; });
    match_.line_moves.push_back(move);
  }

  void operator()(const DealerSet& set) {
    Deal& deal = known(set.deal);
    deal.is_dealer_set = next_dealer(match_, set.deal) != set.dealer;
    deal.dealer = deal.is_dealer_set ? std::optional<Seat>(set.dealer) : std::nullopt;
  }

  void operator()(const TradeMade& made) { known(made.deal).trades.push_back(made.trade); }
  void operator()(const HostMoved& moved) { match_.host = moved.host; }
  void operator()(const TrumpNamed& named) { known(named.deal).trump = named.suit; }

  void operator()(const BidMade& made) {
    record_dealer(made.deal);
    known(made.deal).bid = made.tricks;
  }

  void operator()(const CallMade& made) {
    record_dealer(made.deal);
    Deal& deal = known(made.deal);
    deal.call = made.call;
    if (is_complete(match_.rules, deal)) {
      deal.at = at_;
    }
  }

  void operator()(const FirstUp& first_up) { known(first_up.deal).first_up = first_up.seat; }
  void operator()(const MatchEnded& ended) { match_.ended = End{.at = at_, .by = ended.by}; }
  void operator()(const MatchReopened&) { match_.ended.reset(); }

  void operator()(const Ticked& ticked) {
    std::vector<Tick>& ticks = known(ticked.deal).ticks;
    std::erase_if(ticks, [&](const Tick& tick) {
      return tick.taker == ticked.tick.taker && tick.giver == ticked.tick.giver;
    });
    ticks.push_back(ticked.tick);
  }

  // What was asked may have been taken back since; then there is nothing to say of it.
  void operator()(const MakeUpSaid& made) {
    Deal& deal = known(made.deal);
    if (!deal.make_up || made.deal > settled_deals(match_)) {
      return;
    }
    deal.make_up = made.said;
    if (made.said == MakeUp::Done) {
      deal.ticks = all_drawn(moves_after(match_, made.deal));
      deal.make_up.reset();
    }
  }

 private:
  // Deal `number`, to be written in.
  Deal& known(int number) {
    if (match_.deals.size() < static_cast<std::size_t>(number)) {
      match_.deals.resize(static_cast<std::size_t>(number));
    }
    return match_.deals[static_cast<std::size_t>(number - 1)];
  }

  // From its first entry on who deals a deal is a fact.
  void record_dealer(int number) {
    const Seat dealer = dealer_of(match_, number);
    known(number).dealer = dealer;
  }

  void forget_dealer_without_entry(int number) {
    Deal& deal = known(number);
    if (!has_entry(deal) && !deal.is_dealer_set) {
      deal.dealer.reset();
    }
  }

  void remove_unfit(int number) {
    Deal& deal = known(number);
    const bool is_settled = settled_deals(match_) >= number;
    std::vector<Trade> trades;
    trades.swap(deal.trades);
    for (const Trade& trade : trades) {
      if (is_settled && !check_trade(match_, number, trade)) {
        deal.trades.push_back(trade);
      }
    }
    if (deal.first_up && (!is_settled || check_first_up(match_, number, *deal.first_up))) {
      deal.first_up.reset();
    }
  }

  Match& match_;
  Actor who_;
  std::optional<Instant> at_;
};

// The deal that a change is of; 0 if it is of none.
int deal_of(const Change& change) {
  return std::visit(
      Overloaded{[](const LineMove&) { return 0; }, [](const HostMoved&) { return 0; },
                 [](const MatchEnded&) { return 0; }, [](const MatchReopened&) { return 0; },
                 [](const auto& made) { return made.deal; }},
      change);
}

// Whether cards were drawn after one of the two deals whose moves a change of deal `deal` can
// alter.
bool has_ticks(const Match& match, int deal) {
  return !deal_at(match, deal - 1).ticks.empty() || !deal_at(match, deal).ticks.empty();
}

void carry_out(Match& match, Actor who, const Change& change, std::optional<Instant> at) {
  const int deal = deal_of(change);
  if (!has_ticks(match, deal)) {  // as in most rows of most matches: there is nothing to ask about
    std::visit(Hand(match, who, at), change);
    return;
  }
  const DuePulls before = due_pulls(match, deal);
  std::visit(Hand(match, who, at), change);
  ask_about_pulls(before, match);
}

// Takes notice of `change`, which `who` made, having been taken back: in `meanwhile`, the rows from
// the one to the other, cards may have been drawn by it, or made up.
void look_after_undo(Match& match, Actor who, const Change& change,
                     std::span<const JournalRow> meanwhile) {
  const int deal = deal_of(change);
  if (deal == 0 || !has_ticks(match, deal) || is_of_cards(change) || check(match, who, change)) {
    return;
  }
  Match with = match;
  std::visit(Hand(with, who, std::nullopt), change);
  for (const JournalRow& row : meanwhile) {
    const Change* const made = std::get_if<Change>(&row.act);
    const MakeUpSaid* const said = made == nullptr ? nullptr : std::get_if<MakeUpSaid>(made);
    const bool is_made_up = said != nullptr && said->said == MakeUp::Done &&
                            (said->deal == deal || said->deal == deal - 1) &&
                            said->deal <= std::min(settled_deals(match), settled_deals(with));
    if (is_made_up) {
      match.deals[static_cast<std::size_t>(said->deal - 1)].ticks =
          all_drawn(moves_after(with, said->deal));
    }
  }
  ask_about_pulls(due_pulls(with, deal), match);
}

// The row in which the change of `row` was first made.
int first_row(const JournalRow& row) { return row.redoes.value_or(row.row); }

void remove_last_empty_deals(Match& match) {
  while (!match.deals.empty() && match.deals.back() == Deal{}) {
    match.deals.pop_back();
  }
}

// Whether `who` may undo or redo what `maker` did.
bool may_step(Actor who, Actor maker, Actor host) {
  return who == host || (is_seat(who) && who == maker);
}

std::optional<Refusal> check_step(const Played& played, const std::optional<Step>& step, Actor who,
                                  Refused nothing) {
  if (who != played.match.host && !is_seat(who)) {
    return Refusal{.why = Refused::NotAtTable};
  }
  if (!step) {
    return Refusal{.why = nothing};
  }
  if (!may_step(who, step->who, played.match.host)) {
    return Refusal{.why = Refused::NotYourChange, .seat = step->who};
  }
  return std::nullopt;
}

// Which rows count, by the undos and redos alone: an undo takes back the newest row that counts, a
// redo does the newest undone one anew, and every other change leaves nothing to redo. What is of
// the cards stands outside of all this.
class Counting {
 public:
  Counting(Actor first_host, std::span<const JournalRow> rows)
      : rows_(rows), first_host_(first_host) {}

  // Takes the next row; false if it cannot have been made by this program.
  bool take(const JournalRow& row) {
    if (row.row != rows_taken_ + 1 || !step(row)) {
      return false;
    }
    ++rows_taken_;
    return true;
  }

  [[nodiscard]] int rows_taken() const { return rows_taken_; }
  [[nodiscard]] bool is_taken_back(const JournalRow& row) const {
    return taken_back_.contains(row.row);
  }
  [[nodiscard]] std::optional<Step> undo() const { return newest(done_); }
  [[nodiscard]] std::optional<Step> redo() const { return newest(undone_); }

  // The row in which the change of `row` was first made: it says who did it and when, so that undo
  // and redo together change nothing.
  [[nodiscard]] const JournalRow& first_of(const JournalRow& row) const {
    return row_at(first_row(row));
  }

 private:
  bool step(const JournalRow& row) {
    if (const Undone* const undo = std::get_if<Undone>(&row.act)) {
      return !row.redoes && take_back(row.who, undo->row);
    }
    const auto& change = std::get<Change>(row.act);
    if (is_of_cards(change)) {
      return may_say_of_cards(row, change);
    }
    if (!row.redoes) {
      undone_.clear();
    } else if (!take_up_again(row)) {
      return false;
    }
    const HostMoved* const moved = std::get_if<HostMoved>(&change);
    hosts_.push_back(moved != nullptr ? moved->host : host());
    done_.push_back(row.row);
    return true;
  }

  bool take_back(Actor who, int number) {
    if (done_.empty() || done_.back() != number ||
        !may_step(who, first_of(row_at(number)).who, host())) {
      return false;
    }
    undone_.push_back(first_row(row_at(number)));
    done_.pop_back();
    hosts_.pop_back();
    taken_back_.insert(number);
    return true;
  }

  bool take_up_again(const JournalRow& row) {
    if (undone_.empty() || undone_.back() != *row.redoes || row_at(*row.redoes).act != row.act ||
        !may_step(row.who, row_at(*row.redoes).who, host())) {
      return false;
    }
    undone_.pop_back();
    return true;
  }

  // It may stand before the rows that settle its deal, if those were undone and redone since.
  static bool may_say_of_cards(const JournalRow& row, const Change& change) {
    const int deal = deal_of(change);
    if (row.redoes || deal < 1 || deal > row.row) {
      return false;
    }
    const Ticked* const ticked = std::get_if<Ticked>(&change);
    return ticked == nullptr ||
           (is_seat(ticked->tick.taker) && is_seat(ticked->tick.giver) && ticked->tick.drawn >= 0);
  }

  [[nodiscard]] Actor host() const { return hosts_.empty() ? first_host_ : hosts_.back(); }

  [[nodiscard]] std::optional<Step> newest(const std::vector<int>& stack) const {
    if (stack.empty()) {
      return std::nullopt;
    }
    const JournalRow& row = row_at(stack.back());
    return Step{.row = row.row, .who = first_of(row).who, .change = std::get<Change>(row.act)};
  }

  [[nodiscard]] const JournalRow& row_at(int number) const {
    return rows_[static_cast<std::size_t>(number - 1)];
  }

  std::span<const JournalRow> rows_;
  Actor first_host_;
  int rows_taken_ = 0;
  std::set<int> taken_back_;
  std::vector<int> done_;     // rows that count, oldest first
  std::vector<Actor> hosts_;  // the host after each of them
  std::vector<int> undone_;   // the first rows of what was taken back, oldest undo first
};

// Writes the journal that journal_of() gives.
class Writer {
 public:
  void write(Actor who, std::optional<Instant> at, const Change& change) {
    rows_.push_back({.row = static_cast<int>(rows_.size()) + 1,
                     .who = who,
                     .at = at,
                     .act = change,
                     .redoes = std::nullopt});
  }
  std::vector<JournalRow> take() { return std::move(rows_); }

 private:
  std::vector<JournalRow> rows_;
};

// The facts of a deal that are entered while it is open.
void write_deal(Writer& writer, const Match& match, int number) {
  const Deal& deal = deal_at(match, number);
  const Actor dealer = dealer_of(match, number);
  if (deal.dealer && *deal.dealer != next_dealer(match, number)) {
    writer.write(match.host, deal.at, DealerSet{.deal = number, .dealer = *deal.dealer});
  }
  if (deal.bid) {
    writer.write(dealer, deal.at, BidMade{.deal = number, .tricks = *deal.bid});
  }
  if (deal.call) {
    writer.write(dealer, deal.at, CallMade{.deal = number, .call = *deal.call});
  }
  if (deal.trump) {
    writer.write(dealer, deal.at, TrumpNamed{.deal = number, .suit = *deal.trump});
  }
  for (const Seat seat : kAllSeats) {
    if (deal.tricks[at(seat)]) {
      writer.write(seat, deal.at,
                   Entry{.deal = number, .seat = seat, .tricks = deal.tricks[at(seat)]});
    }
  }
}

}  // namespace

Match apply(Match match, Actor who, const Change& change, std::optional<Instant> at) {
  carry_out(match, who, change, at);
  remove_last_empty_deals(match);
  return match;
}

Played play(const Match& start, std::span<const JournalRow> rows) {
  Counting counting(start.host, rows);
  std::size_t sound = 0;
  while (sound < rows.size() && counting.take(rows[sound])) {
    ++sound;
  }
  Match match = start;
  for (std::size_t i = 0; i < sound; ++i) {
    const JournalRow& row = rows[i];
    if (const Undone* const undone = std::get_if<Undone>(&row.act)) {
      const JournalRow& taken_back = rows[static_cast<std::size_t>(undone->row - 1)];
      look_after_undo(match, counting.first_of(taken_back).who, std::get<Change>(taken_back.act),
                      rows.subspan(static_cast<std::size_t>(undone->row),
                                   i - static_cast<std::size_t>(undone->row)));
      continue;
    }
    const Change* const change = std::get_if<Change>(&row.act);
    if (change == nullptr || counting.is_taken_back(row)) {
      continue;
    }
    const JournalRow& first = counting.first_of(row);
    if (!is_of_cards(*change) && check(match, first.who, *change)) {
      // Nothing after a row that counts takes back one before it, so these rows are all sound.
      Played before = play(start, rows.first(i));
      before.unsound_row = row.row;
      return before;
    }
    carry_out(match, first.who, *change, first.at);
  }
  remove_last_empty_deals(match);
  return {.match = std::move(match),
          .undo = counting.undo(),
          .redo = counting.redo(),
          .rows = counting.rows_taken(),
          .unsound_row =
              sound == rows.size() ? std::nullopt : std::optional<int>(counting.rows_taken() + 1)};
}

std::optional<Refusal> check_undo(const Played& played, Actor who) {
  return check_step(played, played.undo, who, Refused::NothingToUndo);
}

std::optional<Refusal> check_redo(const Played& played, Actor who) {
  return check_step(played, played.redo, who, Refused::NothingToRedo);
}

Match start_of(const Match& match) {
  Match start = match;
  start.deals.clear();
  start.line_moves.clear();
  start.ended.reset();
  return start;
}

std::vector<JournalRow> journal_of(const Match& match) {
  Writer writer;
  const int settled = settled_deals(match);
  auto move = match.line_moves.begin();
  const auto write_moves = [&](int after_deal, std::optional<Instant> at) {
    for (; move != match.line_moves.end() && move->after_deal <= after_deal; ++move) {
      writer.write(match.host, at, *move);
    }
  };
  write_moves(0, std::nullopt);
  for (int number = 1; number <= settled; ++number) {
    write_deal(writer, match, number);
    const Deal& deal = deal_at(match, number);
    for (const Trade& trade : deal.trades) {
      writer.write(match.host, deal.at, TradeMade{.deal = number, .trade = trade});
    }
    if (deal.first_up) {
      writer.write(match.host, deal.at, FirstUp{.deal = number, .seat = *deal.first_up});
    }
    write_moves(number, deal.at);
  }
  write_moves(settled + 1, std::nullopt);  // one that waits for the open deal
  write_deal(writer, match, settled + 1);
  if (match.ended) {
    writer.write(match.ended->by.value_or(match.host), match.ended->at,
                 MatchEnded{.by = match.ended->by});
  }
  return writer.take();
}

Consequences consequences(const Match& before, const Match& after) {
  Consequences found;
  const int settled_before = settled_deals(before);
  const int settled_after = settled_deals(after);
  if (settled_after > settled_before) {
    found.settled = settled_after;
  } else if (settled_after < settled_before) {
    found.reopened = settled_before;
  }
  for (int number = 1; number <= settled_before; ++number) {
    const Deal& old = deal_at(before, number);
    const Deal& now = deal_at(after, number);
    std::vector<Trade> left = now.trades;
    for (const Trade& trade : old.trades) {
      const auto kept = std::ranges::find(left, trade);
      if (kept == left.end()) {
        found.trades_removed.push_back(trade);
      } else {
        left.erase(kept);
      }
    }
    found.first_up_removed = found.first_up_removed || (old.first_up && !now.first_up);
    if (now.make_up == MakeUp::Asked && old.make_up != MakeUp::Asked &&
        wrong_pulls(after, number)) {
      found.pulls_asked.push_back(number);
    }
  }
  return found;
}

}  // namespace core
