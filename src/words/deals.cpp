#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "core/overloaded.hpp"
#include "words/language.hpp"
#include "words/quoted.hpp"
#include "words/words.hpp"

namespace words {
namespace {

using core::at;

// How whoever makes trump does it.
enum class Making { Named, TurnedUp, Called };

Making making_of(const core::Rules& rules) {
  if (rules.game->has_calls) {
    return Making::Called;
  }
  const bool is_named =
      rules.trump_by == core::TrumpBy::Called || rules.trump_by == core::TrumpBy::CalledOrThree;
  return is_named ? Making::Named : Making::TurnedUp;
}

// What a player does in a deal, whole and in few words.
struct Part {
  const char* whole = "";
  const char* few = "";
  const char* beside_mark = few;
};

Part deals_and_makes(Making making) {
  switch (making) {
    case Making::Named:
      return {later("deals and names trump"), later("deals, trump"), later("trump")};
    case Making::TurnedUp:
      return {later("deals and turns up trump"), later("deals, turns up"), later("turns up")};
    case Making::Called:
      return {later("deals and makes the call"), later("deals, calls"), later("calls")};
  }
  return {};
}

Part makes_and_leads(Making making) {
  switch (making) {
    case Making::Named:
      return {later("names trump and leads"), later("trump, leads")};
    case Making::TurnedUp:
      return {later("turns up trump and leads"), later("turns up, leads")};
    case Making::Called:
      return {later("makes the call and leads"), later("calls, leads")};
  }
  return {};
}

Part part_of(const core::Rules& rules, core::Role role) {
  const bool is_next = rules.game->makes_trump == core::Role::Next;
  switch (role) {
    case core::Role::Dealer:
      return is_next ? Part{later("deals"), later("deals")} : deals_and_makes(making_of(rules));
    case core::Role::Next:
      return is_next ? makes_and_leads(making_of(rules)) : Part{later("leads"), later("leads")};
    case core::Role::Last:
      return {};
  }
  return {};
}

std::string entry(const core::Match& match, const core::Entry& made) {
  return made.tricks ? tr("{} {} in deal {}", person(match, made.seat), *made.tricks, made.deal)
                     : tr("{} cleared in deal {}", person(match, made.seat), made.deal);
}

}  // namespace

std::string part(const core::Match& match, const core::NextDeal& next, core::Seat seat,
                 Length length) {
  const Part part = part_of(match.rules, core::role_of(seat, next.dealer));
  return tr(length == Length::Whole ? part.whole
            : length == Length::Few ? part.few
                                    : part.beside_mark);
}

std::string needs(const core::Match& match, const core::NextDeal& next, core::Seat seat) {
  const int quota = next.quotas[at(seat)];
  return core::deal_at(match, next.number).call == core::Call::Miz ? tr("takes at most {}", quota)
                                                                   : tr("needs {}", quota);
}

std::string role(const core::Match& match, const core::NextDeal& next, core::Seat seat,
                 Length length) {
  const std::string does = part(match, next, seat, length);
  return does.empty() ? needs(match, next, seat)
                      : fmt::format("{}, {}", does, needs(match, next, seat));
}

std::string who_deals(const core::Match& match, const core::NextDeal& next) {
  std::string text;
  for (const core::Role role : {core::Role::Dealer, core::Role::Next}) {
    text += text.empty() ? "" : " ";
    // Translators: a player's name and what the player does: 'Bimal deals.'
    text += tr("{} {}.", person(match, core::seat_of(role, next.dealer)),
               tr(part_of(match.rules, role).whole));
  }
  return text;
}

std::string move(const core::Game& game, int cards, std::string_view taker,
                 std::string_view giver) {
  return game.moving == core::Moving::Exchange ? tr("{} gives {} to {}", taker, cards, giver)
                                               : tr("{} draws {} from {}", taker, cards, giver);
}

std::string move(const core::Match& match, const core::Move& move) {
  return words::move(*match.rules.game, move.cards, person(match, move.taker),
                     person(match, move.giver));
}

std::string moves(const core::Match& match, const std::vector<core::Move>& moves) {
  std::string text;
  for (const core::Move& one : moves) {
    text = text.empty() ? move(match, one) : tr("{}, then {}", text, move(match, one));
  }
  if (!text.empty()) {
    return text;
  }
  return match.rules.game->moving == core::Moving::Exchange ? tr("no exchange") : tr("no pulls");
}

std::string moves_after(const core::Match& match, int deal) {
  return match.rules.game->moving == core::Moving::Nothing
             ? std::string()
             : moves(match, core::moves_after(match, deal));
}

std::string wrong_pulls(const core::Match& match, const core::WrongPulls& wrong) {
  switch (wrong.said) {
    case core::MakeUp::Left:
      return tr("The cards that moved after deal {} stay as they are.", wrong.deal);
    case core::MakeUp::Owed:
      return tr("To make up from deal {}: {}.", wrong.deal, moves(match, wrong.to_draw));
    default:
      return tr(
          "Deal {} was changed after its cards had moved. Ticked: {}. By the deal as it stands: "
          "{}.",
          wrong.deal, moves(match, wrong.drawn), moves(match, wrong.due));
  }
}

std::string_view make_up(core::MakeUp said) {
  switch (said) {
    case core::MakeUp::Left:
      return tr("Leave it");
    case core::MakeUp::Owed:
      return tr("Make it up");
    default:
      return tr("It is made up");
  }
}

std::string short_of(const core::Match& match, int deal, core::Seat seat) {
  const int surplus = core::surplus_of(match, deal)[at(seat)];
  const int quota = core::quotas_of(match, deal)[at(seat)];
  const std::string who = person(match, seat);
  if (surplus == 0) {
    return tr("{} met {}", who, quota);
  }
  const std::string by = number(std::abs(surplus));
  // Translators: a name, how many tricks, of how many: 'Bimal was one short of 5'.
  return surplus < 0 ? tr("{} was {} short of {}", who, by, quota)
                     : tr("{} was {} over {}", who, by, quota);
}

std::string trade(const core::Match& match, const core::Trade& trade) {
  return tr("{} from {} to {}", tr_counted("one trick", "{} tricks", trade.tricks),
            person(match, trade.from), person(match, trade.to));
}

std::string no_sign(const core::Rules& rules) {
  return rules.game->points == core::Points::Difference
             ? tr("Tricks have no minus. Enter how many were taken: what is over or under comes of "
                  "it.")
             : tr("Tricks have no minus. Enter how many were taken.");
}

std::string still(core::Still still, const core::Match& match) {
  const bool is_exchange = match.rules.game->moving == core::Moving::Exchange;
  switch (still) {
    case core::Still::FirstDeal:
      return is_exchange ? tr("No exchange before the first deal.")
                         : tr("No pulls before the first deal.");
    case core::Still::AllOnQuota:
      return is_exchange ? tr("No exchange: in deal {} all three met their quota.",
                              core::settled_deals(match))
                         : tr("No pulls: in deal {} all three met their quota.",
                              core::settled_deals(match));
    case core::Still::AllTraded:
      return tr("No pulls: tricks were given for all of them.");
    case core::Still::NotInGame:
      return tr("No cards move between deals in {}.", match.rules.game->name);
  }
  return "";
}

std::string tricks_in(const core::Rules& rules, const core::Deal& deal) {
  const int cells = core::cells_in(deal);
  const int in = core::tricks_in(deal);
  const int all = rules.game->tricks;
  if (cells == 0) {
    return "";
  }
  if (in > all) {
    return tr("{} too many: {} of {} tricks", capital(number(in - all)), in, all);
  }
  if (cells == core::kSeats && in < all) {
    return tr("{} too few: {} of {} tricks", capital(number(all - in)), in, all);
  }
  const bool waits_for_call = cells == core::kSeats && rules.game->has_calls && !deal.call;
  return waits_for_call ? tr("{} of {} tricks in, no call yet", in, all)
                        : tr("{} of {} tricks in", in, all);
}

std::string change(const core::Match& match, const core::Change& change) {
  const auto name = [&](core::Actor who) { return person(match, who); };
  return std::visit(
      core::Overloaded{
          [&](const core::Entry& made) { return entry(match, made); },
          [&](const core::Correction& made) {
            return tr("deal {} corrected to {}, {} and {}", made.deal, made.tricks[0],
                      made.tricks[1], made.tricks[2]);
          },
          [&](const core::LineMove& made) { return tr("the line moved to {}", made.target); },
          [&](const core::DealerSet& made) {
            return tr("{} made dealer of deal {}", name(made.dealer), made.deal);
          },
          [&](const core::TradeMade& made) {
            return tr("{} traded in deal {}", trade(match, made.trade), made.deal);
          },
          [&](const core::HostMoved& made) {
            return made.host == core::kKeeper
                       ? tr("the host's place given to somebody not at the table")
                       : tr("the host's place given to {}", name(made.host));
          },
          [&](const core::TrumpNamed& made) {
            return made.suit == core::Suit::NoTrumps
                       ? tr("no trumps in deal {}", made.deal)
                       : tr("{} as trump in deal {}", suit(made.suit), made.deal);
          },
          [&](const core::BidMade& made) {
            return tr("a bid of {} in deal {}", made.tricks, made.deal);
          },
          [&](const core::CallMade& made) {
            return tr("the call of {} in deal {}", call(made.call), made.deal);
          },
          [&](const core::FirstUp& made) {
            return tr("the first overtrick of deal {} by {}", made.deal, name(made.seat));
          },
          [](const core::MatchEnded&) { return std::string(tr("the end of the match")); },
          [](const core::MatchReopened&) { return std::string(tr("the match reopened")); },
          [&](const core::Ticked& made) {
            return tr("{} of {}'s cards and {}'s ticked after deal {}", made.tick.drawn,
                      name(made.tick.taker), name(made.tick.giver), made.deal);
          },
          [](const core::MakeUpSaid& made) {
            switch (made.said) {
              case core::MakeUp::Left:
                return tr("the cards that moved after deal {} left as they are", made.deal);
              case core::MakeUp::Owed:
                return tr("the cards that moved after deal {} to be made up", made.deal);
              default:
                return tr("the cards that moved after deal {} made up", made.deal);
            }
          },
      },
      change);
}

std::string deal_of(const core::Match& match) {
  const int number = core::settled_deals(match) + 1;
  return match.rules.ending == core::Ending::DealCount && number <= match.rules.deals
             ? tr("deal {} of {}", number, match.rules.deals)
             : tr("deal {}", number);
}

std::string calls_left(const core::Match& match, core::Seat seat) {
  const std::vector<core::Call> made =
      core::calls_made(match, seat, core::settled_deals(match) + 1);
  std::vector<std::string> left;
  for (const core::Call one : match.rules.calls) {
    if (std::ranges::find(made, one) == made.end()) {
      left.emplace_back(call(one));
    }
  }
  return left.empty() ? tr("every call made") : joined(left, Joint::And);
}

std::string who_was_first_up(const core::Match& match, int deal) {
  return tr("Who made the first overtrick of deal {}, {}? Whoever it was gives first.", deal, [&] {
    std::vector<std::string> names;
    for (const core::Seat seat : core::first_up_takers(match, deal)) {
      names.push_back(person(match, seat));
    }
    return joined(names, Joint::Or);
  }());
}

std::string consequences(const core::Match& match, const core::Consequences& consequences) {
  std::vector<std::string> sentences;
  if (consequences.settled) {
    sentences.push_back(tr("Deal {} is settled.", *consequences.settled));
  }
  if (consequences.reopened) {
    sentences.push_back(tr("Deal {} is open again.", *consequences.reopened));
  }
  for (const core::Trade& removed : consequences.trades_removed) {
    sentences.push_back(
        tr("The trade of {} no longer fits and is taken out.", trade(match, removed)));
  }
  if (consequences.first_up_removed) {
    sentences.emplace_back(tr("Who made the first overtrick no longer fits and is taken out."));
  }
  for (const int deal : consequences.pulls_asked) {
    if (const auto wrong = core::wrong_pulls(match, deal)) {
      sentences.push_back(wrong_pulls(match, *wrong));
    }
  }
  std::string text;
  for (const std::string& sentence : sentences) {
    text += (text.empty() ? "" : " ") + sentence;
  }
  return text;
}

}  // namespace words
