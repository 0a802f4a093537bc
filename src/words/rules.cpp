#include <fmt/format.h>

#include <array>

#include "words/language.hpp"
#include "words/quoted.hpp"
#include "words/rulebook.hpp"
#include "words/words.hpp"

namespace words {
namespace {

// A rule as one would tell somebody who asks for it: what it is about, and what its value may be.
struct InOrder {
  core::Rule rule;
  std::string_view key;
  const char* values;
  const char* about;
};

constexpr std::array<InOrder, 16> kInOrder = {{
    {core::Rule::Direction, "direction", later("clockwise or counterclockwise"),
     later("Which way play goes.")},
    {core::Rule::SweepBonus, "sweep_bonus", "5", later("Points on top for every trick of a deal.")},
    {core::Rule::LoserDeals, "loser_deals", later("true or false"),
     later("Whether the player furthest below the quota deals next.")},
    {core::Rule::FullRotation, "full_rotation", later("true or false"),
     later("Whether the line is only looked at after every third deal; not together with "
           "loser_deals.")},
    {core::Rule::KeepOfSuit, "keep_of_suit", later("2, 1 or 0"),
     later("How many cards of its suit must stay when a card is given back.")},
    {core::Rule::TrumpBy, "trump_by",
     later("called, called_or_three, seventh_card, highest_of_three or drawn"),
     later("How trump is found.")},
    {core::Rule::Sevens, "sevens", later("low, hearts_high or spades_high"),
     later("Whether the two sevens are low cards or permanent trumps, and which is the higher.")},
    {core::Rule::Deals, "deals", later("a multiple of three from 3 to 99"),
     later("How many deals are played.")},
    {core::Rule::Ends, "ends", later("deal_tricks or overtricks"),
     later("Whether tricks in one deal win, or tricks over the quota in one deal.")},
    {core::Rule::DealTricks, "deal_tricks", later("a whole number from 9 to 16"),
     later("How many tricks in one deal win.")},
    {core::Rule::Overtricks, "overtricks", later("a whole number from 1 to 8"),
     later("How many tricks over the quota in one deal win.")},
    {core::Rule::MaxBleed, "max_bleed", later("a whole number from 1 to 8"),
     later("The most cards that one player gives or gets between two deals.")},
    {core::Rule::Stake, "stake", later("a whole number from 1 to 1000000, in the smallest coin"),
     later("What a trick over or short is worth.")},
    {core::Rule::Currency, "currency", later("a currency's three letters, such as NPR"),
     later("What the stake is paid in; needed with one.")},
    {core::Rule::Calls, "calls",
     later("some of hearts, clubs, diamonds, spades, no_trumps and miz, none twice"),
     later("The calls that each player makes.")},
    {core::Rule::Kitty, "kitty", later("discard_first or take_first"),
     later("Whether the dealer discards before taking up the kitty.")},
}};

std::string_view in_order(std::string_view key) {
  for (const InOrder& one : kInOrder) {
    if (one.key == key) {
      return tr(one.values);
    }
  }
  return "";
}

std::string_view of_suit(core::Suit trump) {
  switch (trump) {
    case core::Suit::Spades:
      return tr("spades");
    case core::Suit::Hearts:
      return tr("hearts");
    case core::Suit::Diamonds:
      return tr("diamonds");
    case core::Suit::Clubs:
      return tr("clubs");
    case core::Suit::NoTrumps:
      return tr("no trumps");
  }
  return "";
}

std::string_view trump_phrase(core::TrumpBy how) {
  switch (how) {
    case core::TrumpBy::Called:
      return tr("trump is named after five cards");
    case core::TrumpBy::CalledOrThree:
      return tr("trump is named, or the next three cards are turned up");
    case core::TrumpBy::SeventhCard:
      return tr("the seventh card makes trump");
    case core::TrumpBy::HighestOfThree:
      return tr("the highest of the second three cards makes trump");
    case core::TrumpBy::Drawn:
      return tr("a card drawn at random makes trump");
  }
  return "";
}

std::string_view sevens_phrase(core::Sevens sevens) {
  switch (sevens) {
    case core::Sevens::Low:
      return tr("the sevens are low cards");
    case core::Sevens::HeartsHigh:
      return tr("the sevens are permanent trumps, hearts above spades");
    case core::Sevens::SpadesHigh:
      return tr("the sevens are permanent trumps, spades above hearts");
  }
  return "";
}

std::string_view kitty_phrase(core::Kitty kitty) {
  switch (kitty) {
    case core::Kitty::DiscardFirst:
      return tr("the dealer discards four, then takes up the kitty");
    case core::Kitty::TakeFirst:
      return tr("the dealer takes up the kitty, then discards four");
    case core::Kitty::None:
      return "";
  }
  return "";
}

std::string keep_phrase(int keep) {
  switch (keep) {
    case 0:
      return tr("any other card may go back");
    case 1:
      return tr("the last card of a suit does not go back");
    default:
      return tr("two of its suit stay when a card goes back");
  }
}

std::string ending_phrase(const core::Rules& rules) {
  return rules.ending == core::Ending::OverInDeal
             ? tr("{} over quota in one deal win", number(rules.overtricks))
             : tr("{} tricks in one deal win", number(rules.deal_tricks));
}

std::string calls_phrase(const core::Rules& rules) {
  std::vector<std::string> names;
  names.reserve(rules.calls.size());
  for (const core::Call one : rules.calls) {
    names.emplace_back(call(one));
  }
  return tr("the calls are {}", joined(names, Joint::And));
}

std::string stake_phrase(const core::Rules& rules) {
  return tr("{} a trick", money(rules, *rules.stake));
}

}  // namespace

std::string rule_fault(core::RuleFault fault, const core::Game& game, std::string_view key,
                       std::string_view value) {
  const std::string rule = quoted(key).empty() ? tr("this rule") : tr("the rule {}", quoted(key));
  switch (fault) {
    case core::RuleFault::UnknownRule:
      return quoted(key).empty() ? tr("There is no house rule of this name.")
                                 : tr("There is no house rule {}.", quoted(key));
    case core::RuleFault::NotInGame:
      return tr("{} is not played with {}.", game.name, rule);
    case core::RuleFault::WrongType:
      return tr("A value of another kind belongs to {}: {}.", rule, in_order(key));
    case core::RuleFault::OutOfRange:
      return quoted(value).empty()
                 ? tr("The value of {} is {}.", rule, in_order(key))
                 : tr("The value of {} is {}, not {}.", rule, in_order(key), quoted(value));
    case core::RuleFault::RotationAndLoser:
      return tr(
          "Playing out the rotation does not go together with the loser deals, under which "
          "three "
          "deals are no rotation.");
    case core::RuleFault::StakeNeedsBoth:
      return tr("A stake needs a currency, and a currency needs a stake.");
  }
  return "";
}

RuleSection rule_choices(const core::Game& game) {
  RuleSection section{.heading = tr("What a table may agree on"), .paragraphs = {}};
  for (const InOrder& one : kInOrder) {
    if (game.rules.has(one.rule)) {
      section.paragraphs.push_back(tr("`{}`: {}. {}", one.key, tr(one.values), tr(one.about)));
    }
  }
  return section;
}

std::string when_cards_move(const core::Rules& rules) {
  const core::Game& game = *rules.game;
  switch (game.moving) {
    case core::Moving::Nothing:
      return "";
    case core::Moving::Pull:
      return tr("When all {} cards are dealt and trump is named, before the lead.",
                number(game.tricks));
    case core::Moving::Exchange:
      break;
  }
  if (game.exchanges_around_trump) {
    return tr(
        "In four steps. First the dealer takes up the kitty and discards four. Then the players "
        "over give. Then the dealer names trump. Last the players under return.");
  }
  if (game.kitty_is_dealers_trick) {
    return tr(
        "Before trump is named. After that the dealer takes up the kitty and discards, which is "
        "the dealer's first trick.");
  }
  if (rules.kitty == core::Kitty::None) {
    return tr("Before trump is named.");
  }
  return tr("Before trump is named. After that {}.", kitty_phrase(rules.kitty));
}

std::string what_goes_back(const core::Rules& rules) {
  switch (rules.game->moving) {
    case core::Moving::Nothing:
      return "";
    case core::Moving::Pull:
      switch (rules.keep_of_suit) {
        case 0:
          return tr(
              "Drawn unseen from the giver's fan. One card goes back: any but the one just "
              "drawn.");
        case 1:
          return tr(
              "Drawn unseen from the giver's fan. One card goes back: not the one just drawn, "
              "and "
              "not the last of a suit.");
        default:
          return tr(
              "Drawn unseen from the giver's fan. One card goes back: not the one just drawn, "
              "and "
              "not from a suit that would then hold fewer than two.");
      }
    case core::Moving::Exchange:
      break;
  }
  std::string text = tr(
      "For each card the player under returns the highest held of its suit. If none is higher, the "
      "same card goes back. No suit is named.");
  // Only a kitty taken up after the exchange can bring a higher card.
  if (rules.kitty != core::Kitty::None || rules.game->kitty_is_dealers_trick) {
    text += std::string(" ") + tr("A dealer who gave away the highest of a suit and then picks up "
                                  "a higher one shows it to the "
                                  "player that suit was traded with.");
  }
  if (rules.max_bleed) {
    text +=
        " " + tr("At most {} per player.", tr_counted("one card", "{} cards", *rules.max_bleed));
  }
  return text;
}

std::vector<std::string> house_rules(const core::Rules& rules) {
  const core::Rules usual(*rules.game);
  std::vector<std::string> phrases;
  const auto add = [&](bool is_agreed, auto phrase) {
    if (is_agreed) {
      phrases.emplace_back(phrase());
    }
  };
  add(rules.direction != usual.direction, [&] {
    return rules.direction == core::Direction::Clockwise ? tr("clockwise")
                                                         : tr("counter-clockwise");
  });
  add(rules.sweep_bonus != usual.sweep_bonus, [&] {
    return tr("{} tricks score {}", number(rules.game->tricks),
              rules.game->tricks + core::kSweepBonus);
  });
  add(rules.loser_deals != usual.loser_deals, [] { return tr("the loser deals"); });
  add(rules.full_rotation != usual.full_rotation, [] { return tr("the rotation is played out"); });
  add(rules.keep_of_suit != usual.keep_of_suit, [&] { return keep_phrase(rules.keep_of_suit); });
  add(rules.trump_by != usual.trump_by, [&] { return trump_phrase(rules.trump_by); });
  add(rules.sevens != usual.sevens, [&] { return sevens_phrase(rules.sevens); });
  add(rules.deals != usual.deals, [&] { return tr("{} deals", number(rules.deals)); });
  add(rules.ending != usual.ending || rules.deal_tricks != usual.deal_tricks ||
          rules.overtricks != usual.overtricks,
      [&] { return ending_phrase(rules); });
  add(rules.max_bleed != usual.max_bleed, [&] {
    return tr("at most {} per player", tr_counted("one card", "{} cards", *rules.max_bleed));
  });
  add(rules.stake != usual.stake, [&] { return stake_phrase(rules); });
  add(rules.calls != usual.calls, [&] { return calls_phrase(rules); });
  add(rules.kitty != usual.kitty, [&] { return kitty_phrase(rules.kitty); });
  return phrases;
}

std::string_view side(core::Direction direction, core::Role role) {
  if (role == core::Role::Dealer) {
    return "";
  }
  const bool is_right =
      (direction == core::Direction::Counterclockwise) == (role == core::Role::Next);
  return is_right ? tr("right") : tr("left");
}

std::string direction(core::Direction direction) {
  const std::string_view next = side(direction, core::Role::Next);
  const std::string_view last = side(direction, core::Role::Last);
  return direction == core::Direction::Clockwise
             ? tr("Play goes clockwise: next sits to the {} of the dealer, last to the {}.", next,
                  last)
             : tr("Play goes counter-clockwise: next sits to the {} of the dealer, last to the {}.",
                  next, last);
}

std::string how_trump_is_found(const core::Rules& rules) {
  if (!rules.game->rules.has(core::Rule::TrumpBy)) {
    return "";
  }
  switch (rules.trump_by) {
    case core::TrumpBy::Called:
      return tr("The player who needs five names trump from the first five cards.");
    case core::TrumpBy::CalledOrThree:
      return tr(
          "The player who needs five names trump from the first five cards, or turns the next "
          "three up: the highest of them makes trump, and between equals the player chooses.");
    case core::TrumpBy::SeventhCard:
      return tr(
          "The seventh card dealt to the player who needs five is turned up and makes trump.");
    case core::TrumpBy::HighestOfThree:
      return tr(
          "The highest of the second three cards dealt to the player who needs five makes "
          "trump.");
    case core::TrumpBy::Drawn:
      return tr("A card drawn at random from the player who needs five makes trump.");
  }
  return "";
}

std::string what_sevens_are(const core::Rules& rules) {
  if (!rules.game->rules.has(core::Rule::Sevens)) {
    return "";
  }
  if (rules.sevens == core::Sevens::Low) {
    return tr("A seven is the lowest card of its suit.");
  }
  const bool is_hearts = rules.sevens == core::Sevens::HeartsHigh;
  return tr(
      "The two sevens rank above every trump, {} above {}. A seven counts as a trump whatever is "
      "led. "
      "When trump is led, a seven must be played if it is the only trump held. When its printed "
      "suit "
      "is led, it stays unless nothing else of that suit is held.",
      of_suit(is_hearts ? core::Suit::Hearts : core::Suit::Spades),
      of_suit(is_hearts ? core::Suit::Spades : core::Suit::Hearts));
}

std::string_view suit(core::Suit suit) { return of_suit(suit); }

std::string_view call(core::Call call) {
  switch (call) {
    case core::Call::Hearts:
      return of_suit(core::Suit::Hearts);
    case core::Call::Clubs:
      return of_suit(core::Suit::Clubs);
    case core::Call::Diamonds:
      return of_suit(core::Suit::Diamonds);
    case core::Call::Spades:
      return of_suit(core::Suit::Spades);
    case core::Call::NoTrumps:
      return of_suit(core::Suit::NoTrumps);
    case core::Call::Miz:
      return tr("miz");
  }
  return "";
}

}  // namespace words
