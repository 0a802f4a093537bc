#include "core/check.hpp"

#include <algorithm>

#include "core/make_up.hpp"
#include "core/overloaded.hpp"
#include "core/sheet.hpp"

namespace core {
namespace {

using Answer = std::optional<Refusal>;

constexpr int kHighestTarget = 9999;

// Whether every place that a change names is one of the table's. Nobody can ask for another, but a
// damaged journal may hold one.
bool names_places_at_table(const Change& change) {
  return std::visit(
      Overloaded{
          [](const Entry& entry) { return is_seat(entry.seat); },
          [](const DealerSet& set) { return is_seat(set.dealer); },
          [](const TradeMade& made) { return is_seat(made.trade.from) && is_seat(made.trade.to); },
          [](const HostMoved& moved) { return is_seat(moved.host) || moved.host == kKeeper; },
          [](const FirstUp& first_up) { return is_seat(first_up.seat); },
          [](const Ticked& ticked) {
            return is_seat(ticked.tick.taker) && is_seat(ticked.tick.giver);
          },
          [](const auto&) { return true; },
      },
      change);
}

// The questions that more than one kind of change asks.
class Checker {
 public:
  Checker(const Match& match, Actor who) : match_(match), who_(who) {}

  Answer operator()(const Entry& entry) const {
    if (!may_write(match_, who_, entry.seat)) {
      return Refusal{.why = Refused::NotYourColumn, .seat = entry.seat};
    }
    if (Answer refusal = not_ended()) {
      return refusal;
    }
    if (entry.deal == settled_ && settled_ > 0) {
      if (Answer refusal = next_has_no_entry()) {
        return has_entry(open()) && who_ == match_.host
                   ? Refusal{.why = Refused::DealIsOlder, .deal = entry.deal}
                   : refusal;
      }
      if (line_waits(match_)) {
        return Refusal{.why = Refused::LineWaits,
                       .deal = entry.deal,
                       .number = match_.line_moves.back().after_deal};
      }
    } else if (entry.deal > 0 && entry.deal < settled_) {
      return who_ == match_.host ? Refusal{.why = Refused::DealIsOlder, .deal = entry.deal}
                                 : Refusal{.why = Refused::OnlyHost};
    } else if (Answer refusal = is_open_deal(entry.deal)) {
      return refusal;
    }
    return entry.tricks
               ? check_cell(match_.rules, dealer_of(match_, entry.deal), entry.seat, *entry.tricks)
               : std::nullopt;
  }

  Answer operator()(const Correction& correction) const {
    if (Answer refusal = host_while_open()) {
      return refusal;
    }
    if (correction.deal == settled_ + 1) {
      return Refusal{.why = Refused::DealIsOpen, .deal = correction.deal};
    }
    if (correction.deal < 1 || correction.deal > settled_) {
      return no_such_deal(correction.deal);
    }
    return check_tricks(match_.rules, dealer_of(match_, correction.deal), correction.tricks);
  }

  Answer operator()(const LineMove& move) const {
    if (Answer refusal = host_while_open()) {
      return refusal;
    }
    if (Answer refusal = check_target(match_.rules, move.target)) {
      return refusal;
    }
    // One more than the settled deals is a move that waits: from a document, or from somebody who
    // did not see yet that the deal before it was reopened.
    if (move.after_deal < 0 || move.after_deal > settled_ + 1) {
      return no_such_deal(move.after_deal);
    }
    if (move.after_deal < settled_) {
      return Refusal{
          .why = Refused::DealIsSettled, .deal = move.after_deal + 1, .number = settled_ + 1};
    }
    return open_has_no_entry();
  }

  Answer operator()(const DealerSet& set) const {
    if (Answer refusal = host_while_open()) {
      return refusal;
    }
    if (Answer refusal = is_open_deal(set.deal)) {
      return refusal;
    }
    if (Answer refusal = open_has_no_entry()) {
      return refusal;
    }
    if (match_.rules.game->has_calls &&
        calls_made(match_, set.dealer, set.deal).size() == match_.rules.calls.size()) {
      return Refusal{.why = Refused::AllCallsMade, .seat = set.dealer};
    }
    return std::nullopt;
  }

  Answer operator()(const TradeMade& made) const {
    if (Answer refusal = host_while_open()) {
      return refusal;
    }
    if (!match_.rules.game->has_trades) {
      return Refusal{.why = Refused::NotInGame};
    }
    if (Answer refusal = is_newest_settled(made.deal)) {
      return refusal;
    }
    if (Answer refusal = next_has_no_entry()) {
      return refusal;
    }
    return check_trade(match_, made.deal, made.trade);
  }

  Answer operator()(const HostMoved&) const { return host_while_open(); }

  Answer operator()(const TrumpNamed& named) const {
    if (Answer refusal = anyone_while_open()) {
      return refusal;
    }
    return is_open_deal(named.deal);
  }

  Answer operator()(const BidMade& bid) const {
    if (Answer refusal = dealer_while_open(bid.deal)) {
      return refusal;
    }
    if (Answer refusal = is_open_deal(bid.deal)) {
      return refusal;
    }
    return check_bid(match_.rules, bid.deal, bid.tricks);
  }

  Answer operator()(const CallMade& made) const {
    if (Answer refusal = dealer_while_open(made.deal)) {
      return refusal;
    }
    if (Answer refusal = is_open_deal(made.deal)) {
      return refusal;
    }
    return check_call(match_, made.deal, dealer_of(match_, made.deal), made.call);
  }

  Answer operator()(const FirstUp& first_up) const {
    if (Answer refusal = host_while_open()) {
      return refusal;
    }
    if (!match_.rules.game->asks_first_up) {
      return Refusal{.why = Refused::NotInGame};
    }
    if (Answer refusal = is_newest_settled(first_up.deal)) {
      return refusal;
    }
    return check_first_up(match_, first_up.deal, first_up.seat);
  }

  Answer operator()(const MatchEnded& ended) const {
    if (ended.by && ended.by != who_) {
      return Refusal{.why = Refused::NotAtTable};
    }
    return anyone_while_open();
  }

  Answer operator()(const MatchReopened&) const {
    if (who_ != match_.host) {
      return Refusal{.why = Refused::OnlyHost};
    }
    return match_.ended ? std::nullopt : Answer(Refusal{.why = Refused::MatchNotEnded});
  }

  Answer operator()(const Ticked& ticked) const {
    if (Answer refusal = anyone_while_open()) {
      return refusal;
    }
    if (Answer refusal = is_newest_settled(ticked.deal)) {
      return refusal;
    }
    for (const Move& move : moves_after(match_, ticked.deal)) {
      if (move.taker == ticked.tick.taker && move.giver == ticked.tick.giver) {
        return in_range(ticked.tick.drawn, 0, move.cards);
      }
    }
    return Refusal{
        .why = Refused::NoPullsBetween, .seat = ticked.tick.giver, .other = ticked.tick.taker};
  }

  Answer operator()(const MakeUpSaid& made) const {
    if (Answer refusal = anyone_while_open()) {
      return refusal;
    }
    return wrong_pulls(match_, made.deal)
               ? std::nullopt
               : Answer(Refusal{.why = Refused::NothingToMakeUp, .deal = made.deal});
  }

  static Answer in_range(int number, int least, int most) {
    if (number < least || number > most) {
      return Refusal{.why = Refused::OutOfRange, .number = number, .least = least, .most = most};
    }
    return std::nullopt;
  }

 private:
  [[nodiscard]] const Deal& open() const { return deal_at(match_, settled_ + 1); }

  [[nodiscard]] Answer not_ended() const {
    return match_.ended ? Answer(Refusal{.why = Refused::MatchEnded}) : std::nullopt;
  }

  [[nodiscard]] Answer anyone_while_open() const {
    if (who_ != match_.host && !is_seat(who_)) {
      return Refusal{.why = Refused::NotAtTable};
    }
    return not_ended();
  }

  [[nodiscard]] Answer host_while_open() const {
    return who_ == match_.host ? not_ended() : Answer(Refusal{.why = Refused::OnlyHost});
  }

  [[nodiscard]] Answer dealer_while_open(int deal) const {
    const Seat dealer = dealer_of(match_, deal == settled_ + 1 ? deal : settled_ + 1);
    if (who_ != match_.host && who_ != dealer) {
      return Refusal{.why = Refused::OnlyDealer, .seat = dealer};
    }
    return not_ended();
  }

  [[nodiscard]] Answer no_such_deal(int deal) const {
    return Refusal{.why = Refused::NoSuchDeal, .deal = deal, .number = settled_ + 1};
  }

  [[nodiscard]] Answer is_open_deal(int deal) const {
    if (deal > 0 && deal <= settled_) {
      return Refusal{.why = Refused::DealIsSettled, .deal = deal, .number = settled_ + 1};
    }
    if (deal != settled_ + 1) {
      return no_such_deal(deal);
    }
    return deal > kMostDeals ? Answer(Refusal{.why = Refused::SheetIsFull, .most = kMostDeals})
                             : std::nullopt;
  }

  [[nodiscard]] Answer is_newest_settled(int deal) const {
    if (deal > 0 && deal < settled_) {
      return Refusal{.why = Refused::DealIsOlder, .deal = deal};
    }
    return deal == settled_ && deal > 0 ? std::nullopt : no_such_deal(deal);
  }

  [[nodiscard]] Answer next_has_no_entry() const {
    return has_entry(open()) ? Answer(Refusal{.why = Refused::NextHasEntry, .deal = settled_})
                             : std::nullopt;
  }

  [[nodiscard]] Answer open_has_no_entry() const {
    return has_entry(open()) ? Answer(Refusal{.why = Refused::DealHasEntry, .deal = settled_ + 1})
                             : std::nullopt;
  }

  const Match& match_;
  Actor who_;
  int settled_ = settled_deals(match_);
};

}  // namespace

Change as_kept(const Rules& rules, Change change) {
  if (!rules.sweep_bonus) {
    return change;
  }
  const auto without_bonus = [&](int tricks) {
    return tricks == rules.game->tricks + kSweepBonus ? rules.game->tricks : tricks;
  };
  if (Entry* const entry = std::get_if<Entry>(&change); entry != nullptr && entry->tricks) {
    entry->tricks = without_bonus(*entry->tricks);
  }
  if (Correction* const correction = std::get_if<Correction>(&change)) {
    for (int& tricks : correction->tricks) {
      tricks = without_bonus(tricks);
    }
  }
  return change;
}

std::optional<Refusal> check(const Match& match, Actor who, const Change& change) {
  if (!names_places_at_table(change)) {
    return Refusal{.why = Refused::NotAtTable};
  }
  return std::visit(Checker(match, who), change);
}

bool may_write(const Match& match, Actor who, Seat seat) {
  return who == seat || who == match.host;
}

bool changes_nothing(const Match& match, const Change& change) {
  if (!names_places_at_table(change)) {
    return false;
  }
  return std::visit(
      Overloaded{
          [&](const Entry& entry) {
            return deal_at(match, entry.deal).tricks[at(entry.seat)] == entry.tricks;
          },
          [&](const Correction& correction) {
            const Deal& deal = deal_at(match, correction.deal);
            return std::ranges::equal(deal.tricks, correction.tricks);
          },
          [&](const LineMove& move) {
            return line_now(match) == move.target && !line_waits(match);
          },
          [&](const DealerSet& set) {
            return set.deal == settled_deals(match) + 1 && dealer_of(match, set.deal) == set.dealer;
          },
          [&](const HostMoved& moved) { return match.host == moved.host; },
          [&](const TrumpNamed& named) { return deal_at(match, named.deal).trump == named.suit; },
          [&](const BidMade& made) { return deal_at(match, made.deal).bid == made.tricks; },
          [&](const CallMade& made) { return deal_at(match, made.deal).call == made.call; },
          [&](const FirstUp& made) { return deal_at(match, made.deal).first_up == made.seat; },
          [&](const Ticked& ticked) {
            const auto& ticks = deal_at(match, ticked.deal).ticks;
            return std::ranges::find(ticks, ticked.tick) != ticks.end();
          },
          [&](const MakeUpSaid& made) { return deal_at(match, made.deal).make_up == made.said; },
          [](const TradeMade&) { return false; },
          [](const MatchEnded&) { return false; },
          [](const MatchReopened&) { return false; },
      },
      change);
}

std::optional<Refusal> check_cell(const Rules& rules, Seat dealer, Seat seat, int tricks) {
  if (Answer refusal = Checker::in_range(tricks, 0, rules.game->tricks)) {
    return refusal;
  }
  if (rules.game->kitty_is_dealers_trick && seat == dealer && tricks == 0) {
    return Refusal{.why = Refused::DealerNeedsOne, .seat = seat};
  }
  return std::nullopt;
}

std::optional<Refusal> check_tricks(const Rules& rules, Seat dealer, const PerSeat<int>& tricks) {
  int sum = 0;
  for (const Seat seat : kAllSeats) {
    if (Answer refusal = check_cell(rules, dealer, seat, tricks[at(seat)])) {
      return refusal;
    }
    sum += tricks[at(seat)];
  }
  if (sum != rules.game->tricks) {
    return Refusal{.why = Refused::WrongSum, .number = sum, .most = rules.game->tricks};
  }
  return std::nullopt;
}

std::optional<Refusal> check_trade(const Match& match, int number, const Trade& trade) {
  if (!match.rules.game->has_trades) {
    return Refusal{.why = Refused::NotInGame};
  }
  int pulls = 0;
  for (const Move& move : moves_after(match, number)) {
    if (move.taker == trade.to && move.giver == trade.from) {
      pulls = move.cards;
    }
  }
  if (pulls == 0) {
    return Refusal{.why = Refused::NoPullsBetween, .seat = trade.from, .other = trade.to};
  }
  if (trade.tricks < 1 || trade.tricks > pulls) {
    return Refusal{.why = Refused::MoreThanPulls,
                   .seat = trade.from,
                   .other = trade.to,
                   .number = trade.tricks,
                   .most = pulls};
  }
  const int points = points_of(match, number)[at(trade.from)];
  if (trade.tricks > points) {
    return Refusal{.why = Refused::PointsBelowZero,
                   .seat = trade.from,
                   .number = trade.tricks,
                   .most = points};
  }
  return std::nullopt;
}

std::optional<Refusal> check_bid(const Rules& rules, int number, int bid) {
  if (!rules.game->has_bid) {
    return Refusal{.why = Refused::NotInGame};
  }
  if (number != 1) {
    return Refusal{.why = Refused::OnlyFirstDeal, .deal = number};
  }
  return Checker::in_range(bid, kLeastBid, rules.game->tricks);
}

std::optional<Refusal> check_call(const Match& match, int number, Seat dealer, Call call) {
  if (!match.rules.game->has_calls) {
    return Refusal{.why = Refused::NotInGame};
  }
  const std::vector<Call>& calls = match.rules.calls;
  if (std::ranges::find(calls, call) == calls.end()) {
    return Refusal{.why = Refused::CallNotOnTable};
  }
  const std::vector<Call> made = calls_made(match, dealer, number);
  if (std::ranges::find(made, call) != made.end()) {
    return Refusal{.why = Refused::CallMade, .seat = dealer};
  }
  return std::nullopt;
}

std::optional<Refusal> check_first_up(const Match& match, int number, Seat seat) {
  if (!match.rules.game->asks_first_up) {
    return Refusal{.why = Refused::NotInGame};
  }
  const std::vector<Seat> takers = first_up_takers(match, number);
  if (std::ranges::find(takers, seat) == takers.end()) {
    return Refusal{.why = Refused::NotATaker, .seat = seat};
  }
  return std::nullopt;
}

std::optional<Refusal> check_target(const Rules& rules, int target) {
  if (!has_line(*rules.game)) {
    return Refusal{.why = Refused::NotInGame};
  }
  return Checker::in_range(target, 1, kHighestTarget);
}

}  // namespace core
