#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "words/quoted.hpp"
#include "words/words.hpp"

namespace words {
namespace {

std::size_t at(core::Seat seat) { return static_cast<std::size_t>(seat); }

template <typename... Visitors>
struct Overloaded : Visitors... {
  using Visitors::operator()...;
};

// What whoever makes trump does for it.
std::string_view makes_trump(const core::Rules& rules) {
  if (rules.game->has_calls) {
    return "makes the call";
  }
  const bool is_named =
      rules.trump_by == core::TrumpBy::Called || rules.trump_by == core::TrumpBy::CalledOrThree;
  return is_named ? "names trump" : "turns up trump";
}

std::string part_of(const core::Rules& rules, core::Role role) {
  const bool is_next = rules.game->makes_trump == core::Role::Next;
  switch (role) {
    case core::Role::Dealer:
      return is_next ? "deals" : fmt::format("deals and {}", makes_trump(rules));
    case core::Role::Next:
      return is_next ? fmt::format("{} and leads", makes_trump(rules)) : "leads";
    case core::Role::Last:
      return "";
  }
  return "";
}

std::string_view moving_word(const core::Game& game) {
  return game.moving == core::Moving::Exchange ? "exchange" : "pulls";
}

std::string entry(const core::Match& match, const core::Entry& made) {
  return made.tricks
             ? fmt::format("{} {} in deal {}", person(match, made.seat), *made.tricks, made.deal)
             : fmt::format("{} cleared in deal {}", person(match, made.seat), made.deal);
}

}  // namespace

std::string role(const core::Match& match, const core::NextDeal& next, core::Seat seat) {
  const std::string part = part_of(match.rules, core::role_of(seat, next.dealer));
  const bool is_miz = core::deal_at(match, next.number).call == core::Call::Miz;
  return fmt::format("{}{}{} {}", part, part.empty() ? "" : ", ",
                     is_miz ? "takes at most" : "needs", next.quotas[at(seat)]);
}

std::string who_deals(const core::Match& match, const core::NextDeal& next) {
  std::string text;
  for (const core::Role role : {core::Role::Dealer, core::Role::Next}) {
    text +=
        fmt::format("{}{} {}.", text.empty() ? "" : " ",
                    person(match, core::seat_of(role, next.dealer)), part_of(match.rules, role));
  }
  return text;
}

std::string move(const core::Match& match, const core::Move& move) {
  const bool is_exchange = match.rules.game->moving == core::Moving::Exchange;
  return fmt::format("{} {} {} {} {}", person(match, move.taker), is_exchange ? "gives" : "draws",
                     move.cards, is_exchange ? "to" : "from", person(match, move.giver));
}

std::string moves_after(const core::Match& match, int deal) {
  if (match.rules.game->moving == core::Moving::Nothing) {
    return "";
  }
  std::string text;
  for (const core::Move& one : core::moves_after(match, deal)) {
    text += (text.empty() ? "" : ", then ") + move(match, one);
  }
  return text.empty() ? fmt::format("no {}", moving_word(*match.rules.game)) : text;
}

std::string short_of(const core::Match& match, int deal, core::Seat seat) {
  const int surplus = core::surplus_of(match, deal)[at(seat)];
  const int quota = core::quotas_of(match, deal)[at(seat)];
  if (surplus == 0) {
    return fmt::format("{} met {}", person(match, seat), quota);
  }
  return fmt::format("{} was {} {} {}", person(match, seat), number(std::abs(surplus)),
                     surplus < 0 ? "short of" : "over", quota);
}

std::string trade(const core::Match& match, const core::Trade& trade) {
  return fmt::format("{} from {} to {}", counted(trade.tricks, "trick", "tricks"),
                     person(match, trade.from), person(match, trade.to));
}

std::string no_sign(const core::Rules& rules) {
  return rules.game->points == core::Points::Difference
             ? "Tricks have no minus. Enter how many were taken: what is over or under comes of it."
             : "Tricks have no minus. Enter how many were taken.";
}

std::string still(core::Still still, const core::Match& match) {
  const std::string_view moving = moving_word(*match.rules.game);
  switch (still) {
    case core::Still::FirstDeal:
      return fmt::format("No {} before the first deal.", moving);
    case core::Still::AllOnQuota:
      return fmt::format("No {}: in deal {} all three met their quota.", moving,
                         core::settled_deals(match));
    case core::Still::AllTraded:
      return "No pulls: tricks were given for all of them.";
    case core::Still::NotInGame:
      return fmt::format("No cards move between deals in {}.", match.rules.game->name);
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
    return fmt::format("{} too many: {} of {} tricks", capital(number(in - all)), in, all);
  }
  if (cells == core::kSeats && in < all) {
    return fmt::format("{} too few: {} of {} tricks", capital(number(all - in)), in, all);
  }
  const bool waits_for_call = cells == core::kSeats && rules.game->has_calls && !deal.call;
  return fmt::format("{} of {} tricks in{}", in, all, waits_for_call ? ", no call yet" : "");
}

std::string change(const core::Match& match, const core::Change& change) {
  const auto name = [&](core::Actor who) { return person(match, who); };
  return std::visit(
      Overloaded{
          [&](const core::Entry& made) { return entry(match, made); },
          [&](const core::Correction& made) {
            return fmt::format("deal {} corrected to {}, {} and {}", made.deal, made.tricks[0],
                               made.tricks[1], made.tricks[2]);
          },
          [&](const core::LineMove& made) {
            return fmt::format("the line moved to {}", made.target);
          },
          [&](const core::DealerSet& made) {
            return fmt::format("{} made dealer of deal {}", name(made.dealer), made.deal);
          },
          [&](const core::TradeMade& made) {
            return fmt::format("{} traded in deal {}", trade(match, made.trade), made.deal);
          },
          [&](const core::HostMoved& made) {
            return made.host == core::kKeeper
                       ? "the host's place given to somebody not at the table"
                       : fmt::format("the host's place given to {}", name(made.host));
          },
          [&](const core::TrumpNamed& made) {
            return fmt::format("{} in deal {}",
                               made.suit == core::Suit::NoTrumps
                                   ? "no trumps"
                                   : fmt::format("{} as trump", suit(made.suit)),
                               made.deal);
          },
          [&](const core::BidMade& made) {
            return fmt::format("a bid of {} in deal {}", made.tricks, made.deal);
          },
          [&](const core::CallMade& made) {
            return fmt::format("the call of {} in deal {}", call(made.call), made.deal);
          },
          [&](const core::FirstUp& made) {
            return fmt::format("the first overtrick of deal {} by {}", made.deal, name(made.seat));
          },
          [](const core::MatchEnded&) { return std::string("the end of the match"); },
          [](const core::MatchReopened&) { return std::string("the match reopened"); },
          [&](const core::Ticked& made) {
            return fmt::format("{} of {}'s cards and {}'s ticked after deal {}", made.tick.drawn,
                               name(made.tick.taker), name(made.tick.giver), made.deal);
          },
      },
      change);
}

std::string deal_of(const core::Match& match) {
  const int number = core::settled_deals(match) + 1;
  return match.rules.ending == core::Ending::DealCount && number <= match.rules.deals
             ? fmt::format("deal {} of {}", number, match.rules.deals)
             : fmt::format("deal {}", number);
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
  return left.empty() ? "every call made" : joined(left, "and");
}

std::string who_was_first_up(const core::Match& match, int deal) {
  return fmt::format("Who made the first overtrick of deal {}, {}? Whoever it was gives first.",
                     deal, [&] {
                       std::vector<std::string> names;
                       for (const core::Seat seat : core::first_up_takers(match, deal)) {
                         names.push_back(person(match, seat));
                       }
                       return joined(names, "or");
                     }());
}

std::string consequences(const core::Match& match, const core::Consequences& consequences) {
  std::vector<std::string> sentences;
  if (consequences.settled) {
    sentences.push_back(fmt::format("Deal {} is settled.", *consequences.settled));
  }
  if (consequences.reopened) {
    sentences.push_back(fmt::format("Deal {} is open again.", *consequences.reopened));
  }
  for (const core::Trade& removed : consequences.trades_removed) {
    sentences.push_back(
        fmt::format("The trade of {} no longer fits and is taken out.", trade(match, removed)));
  }
  if (consequences.first_up_removed) {
    sentences.emplace_back("Who made the first overtrick no longer fits and is taken out.");
  }
  std::string text;
  for (const std::string& sentence : sentences) {
    text += (text.empty() ? "" : " ") + sentence;
  }
  return text;
}

}  // namespace words
