#include <iostream>

#include "cli/verbs.hpp"
#include "core/check.hpp"
#include "core/name.hpp"
#include "session/pin.hpp"
#include "words/language.hpp"
#include "words/words.hpp"

namespace cli {
namespace {

constexpr int kMostDigits = 6;

// A number as typed, in the digits of any script. One below nothing is a number too, and is refused
// with what belongs there.
int number_of(const std::string& text) {
  const std::optional<int> number = core::whole_number(text, kMostDigits, true);
  if (!number) {
    throw Stop{Exit::WrongUsage, words::tr("\"{}\" is not a whole number.", text)};
  }
  return *number;
}

// One verb on one match: what its words mean there.
class Meaning {
 public:
  Meaning(const session::Session& session, const Arguments& arguments)
      : session_(session), arguments_(arguments) {}

  [[nodiscard]] core::Seat seat(const std::string& name) const {
    const std::optional<core::Seat> seat = core::find_player(match().players, name);
    if (!seat) {
      throw Stop{Exit::Refused, words::tr("Nobody called \"{}\" sits at this table: {} do.", name,
                                          words::people(match(), {0, 1, 2}))};
    }
    return *seat;
  }

  [[nodiscard]] core::Actor actor(const std::string& name) const {
    if (core::folded_name(name) != "host") {
      return seat(name);
    }
    if (match().host != core::kKeeper) {
      const std::string host = words::person(match(), match().host);
      throw Stop{Exit::Refused,
                 words::tr("The host is one of the three: say --as \"{}\" instead of host.", host)};
    }
    return core::kKeeper;
  }

  [[nodiscard]] core::Actor who() const { return actor(arguments_.as); }

  [[nodiscard]] core::Change change() const {
    switch (arguments_.verb) {
      case Verb::Enter:
        return entry();
      case Verb::Correct:
        return core::Correction{
            .deal = *arguments_.deal,
            .tricks = {number_of(arguments_.numbers.at(0)), number_of(arguments_.numbers.at(1)),
                       number_of(arguments_.numbers.at(2))}};
      case Verb::Target:
        return core::LineMove{.after_deal = settled(), .target = number_of(*arguments_.number)};
      case Verb::Dealer:
        return core::DealerSet{.deal = open_deal(), .dealer = seat(arguments_.word)};
      case Verb::Trade:
        return core::TradeMade{.deal = settled(),
                               .trade = {.from = seat(arguments_.from),
                                         .to = seat(arguments_.to),
                                         .tricks = number_of(arguments_.number.value_or("1"))}};
      case Verb::Host:
        return core::HostMoved{.host = core::folded_name(arguments_.word) == "none"
                                           ? core::kKeeper
                                           : seat(arguments_.word)};
      case Verb::Trump:
        return core::TrumpNamed{.deal = open_deal(), .suit = suit()};
      case Verb::Bid:
        return core::BidMade{.deal = open_deal(), .tricks = number_of(*arguments_.number)};
      case Verb::Call:
        return core::CallMade{.deal = open_deal(), .call = call()};
      case Verb::FirstUp:
        return core::FirstUp{.deal = settled(), .seat = seat(arguments_.word)};
      case Verb::Pulled:
        return core::Ticked{.deal = settled(), .tick = tick()};
      case Verb::MakeUp:
        return core::MakeUpSaid{.deal = arguments_.deal.value_or(asked_deal()), .said = make_up()};
      case Verb::Reopen:
        return core::MatchReopened{};
      default:
        return core::MatchEnded{.by = who()};
    }
  }

 private:
  [[nodiscard]] const core::Match& match() const { return session_.match(); }
  [[nodiscard]] int settled() const { return core::settled_deals(match()); }
  [[nodiscard]] int open_deal() const { return settled() + 1; }

  [[nodiscard]] core::Entry entry() const {
    const core::Actor who = actor(arguments_.as);
    if (!arguments_.whom && who == core::kKeeper) {
      throw Stop{Exit::WrongUsage,
                 words::tr("The host has no column here: say whose with --for NAME.")};
    }
    return {.deal = arguments_.deal.value_or(open_deal()),
            .seat = arguments_.whom ? seat(*arguments_.whom) : who,
            .tricks = arguments_.is_clear
                          ? std::nullopt
                          : std::optional<int>(number_of(arguments_.number.value_or("")))};
  }

  [[nodiscard]] core::Suit suit() const {
    const std::optional<core::Suit> suit = core::find_suit(arguments_.word);
    if (!suit) {
      throw Stop{Exit::WrongUsage,
                 words::tr("\"{}\" is not spades, hearts, diamonds, clubs or no_trumps.",
                           arguments_.word)};
    }
    return *suit;
  }

  [[nodiscard]] core::Call call() const {
    const std::optional<core::Call> call = core::find_call(arguments_.word);
    if (!call) {
      throw Stop{Exit::WrongUsage,
                 words::tr("\"{}\" is not hearts, clubs, diamonds, spades, no_trumps or miz.",
                           arguments_.word)};
    }
    return *call;
  }

  // Unless another is said, the oldest deal whose cards have something wrong.
  [[nodiscard]] int asked_deal() const {
    const std::vector<core::WrongPulls> wrong = core::wrong_pulls(match());
    return wrong.empty() ? settled() : wrong.front().deal;
  }

  [[nodiscard]] core::MakeUp make_up() const {
    if (arguments_.word == "left") {
      return core::MakeUp::Left;
    }
    if (arguments_.word == "owed") {
      return core::MakeUp::Owed;
    }
    if (arguments_.word == "done") {
      return core::MakeUp::Done;
    }
    throw Stop{Exit::WrongUsage, words::tr("\"{}\" is not left, owed or done.", arguments_.word)};
  }

  [[nodiscard]] core::Tick tick() const {
    core::Tick tick{.taker = seat(arguments_.taker), .giver = seat(arguments_.giver), .drawn = 0};
    if (arguments_.number) {
      tick.drawn = number_of(*arguments_.number);
    } else if (session_.sheet().next) {
      for (const core::Move& move : session_.sheet().next->moves) {
        if (move.taker == tick.taker && move.giver == tick.giver) {
          tick.drawn = move.cards;
        }
      }
    }
    return tick;
  }

  const session::Session& session_;
  const Arguments& arguments_;
};

// Says what came of it; the status follows.
Exit tell(const session::Session& session, const session::Answer& answer, const std::string& done) {
  if (const core::Refusal* const refusal = std::get_if<core::Refusal>(&answer)) {
    throw Stop{Exit::Refused, words::refusal(*refusal, session.match())};
  }
  if (const session::Unsaved* const unsaved = std::get_if<session::Unsaved>(&answer)) {
    throw Stop{Exit::NoDatabase, unsaved->sentence};
  }
  const auto& accepted = std::get<session::Accepted>(answer);
  if (accepted.nothing_changed) {
    std::cout << words::tr("It was so already: {}.", done) << "\n";
    return Exit::Done;
  }
  std::cout << words::tr("Match {}: {}.", session.number(), done);
  const std::string also = words::consequences(session.match(), accepted.consequences);
  std::cout << (also.empty() ? "" : " ") << also << "\n";
  return Exit::Done;
}

// The highest bidder deals: a bid for somebody who does not deal yet makes him dealer first.
void seat_bidder(session::Session& session, const session::Place& place, const Arguments& arguments,
                 const Meaning& meaning) {
  const int deal = core::settled_deals(session.match()) + 1;
  const core::Seat bidder = meaning.seat(*arguments.whom);
  if (core::dealer_of(session.match(), deal) == bidder ||
      core::check_bid(session.match().rules, deal, number_of(*arguments.number))) {
    return;  // nothing to do, or nothing that would help
  }
  const core::Change seated = core::DealerSet{.deal = deal, .dealer = bidder};
  (void)tell(session, session.make(place, seated), words::change(session.match(), seated));
}

Exit step_back_or_on(session::Session& session, const session::Place& place, bool is_undo) {
  const std::optional<core::Step> step = is_undo ? session.played().undo : session.played().redo;
  const std::string what = step ? words::change(session.match(), step->change) : "";
  return tell(session, is_undo ? session.undo(place) : session.redo(place),
              is_undo ? words::tr("taken back: {}", what) : words::tr("made again: {}", what));
}

}  // namespace

Exit change(store::Database& database, const Arguments& arguments) {
  session::Session session(database, match_meant(database, arguments));
  const Meaning meaning(session, arguments);
  const core::Actor who = meaning.who();
  const session::PinRight right =
      require_pin(database, session::person_at(database, session.number(), who),
                  words::person(session.match(), who), arguments);
  const session::Place place = *session.place(who, right);
  if (arguments.verb == Verb::Undo || arguments.verb == Verb::Redo) {
    return step_back_or_on(session, place, arguments.verb == Verb::Undo);
  }
  if (arguments.verb == Verb::Bid && arguments.whom) {
    seat_bidder(session, place, arguments, meaning);
  }
  const core::Change change = meaning.change();
  const session::Answer answer = session.make(place, change);
  return tell(session, answer, words::change(session.match(), change));
}

}  // namespace cli
