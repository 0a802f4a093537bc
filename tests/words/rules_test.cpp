#include "core/rules.hpp"

#include <set>

#include "../catch.hpp"
#include "table.hpp"
#include "words/words.hpp"

namespace {

core::Rules rules(std::string_view game) { return core::Rules(*core::find_game(game)); }

core::Rules rules(std::string_view game, std::string_view key, const core::RuleValue& value) {
  core::Rules agreed = rules(game);
  REQUIRE_FALSE(core::set_rule(agreed, key, value));
  return agreed;
}

bool says(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("every fault of a rule has a sentence of its own") {
  std::set<std::string> sentences;
  for (const auto fault : {core::RuleFault::UnknownRule, core::RuleFault::NotInGame,
                           core::RuleFault::WrongType, core::RuleFault::OutOfRange,
                           core::RuleFault::RotationAndLoser, core::RuleFault::StakeNeedsBoth}) {
    const std::string sentence =
        words::rule_fault(fault, core::games().front(), "sweep_bonus", "6");
    REQUIRE_FALSE(sentence.empty());
    CHECK(sentence.back() == '.');
    CHECK(sentences.insert(sentence).second);
  }
}

TEST_CASE("a rule that cannot be set so is told with what would be in order") {
  const core::Game& game = core::games().front();
  CHECK(words::rule_fault(core::RuleFault::OutOfRange, game, "keep_of_suit", "3") ==
        "The value of the rule 'keep_of_suit' is 2, 1 or 0, not '3'.");
  CHECK(words::rule_fault(core::RuleFault::WrongType, game, "loser_deals", "1") ==
        "A value of another kind belongs to the rule 'loser_deals': true or false.");
  CHECK(words::rule_fault(core::RuleFault::NotInGame, game, "kitty", "take_first") ==
        "3-2-5 is not played with the rule 'kitty'.");
  CHECK(words::rule_fault(core::RuleFault::UnknownRule, game, "\x1b[0m", "") ==
        "There is no house rule of this name.");
}

TEST_CASE("every rule there is has words for what its values may be") {
  for (const char* const key :
       {"direction", "sweep_bonus", "loser_deals", "full_rotation", "keep_of_suit", "trump_by",
        "sevens", "deals", "ends", "deal_tricks", "overtricks", "max_bleed", "stake", "currency",
        "calls", "kitty"}) {
    core::Rules any = rules("3-2-5");
    REQUIRE(core::set_rule(any, key, std::string("?")) != core::RuleFault::UnknownRule);
    const std::string sentence =
        words::rule_fault(core::RuleFault::OutOfRange, core::games().front(), key, "?");
    CHECK_FALSE(says(sentence, " is , not"));
    CHECK_FALSE(says(sentence, " is ,"));
  }
}

TEST_CASE("pulls come when all cards are dealt and trump is named, before the lead") {
  CHECK(words::when_cards_move(rules("3-2-5")) ==
        "When all ten cards are dealt and trump is named, before the lead.");
}

TEST_CASE("what may be given back follows the table's rule, never the card just drawn") {
  const std::string two = words::what_goes_back(rules("3-2-5"));
  const std::string one = words::what_goes_back(rules("3-2-5", "keep_of_suit", 1));
  const std::string none = words::what_goes_back(rules("3-2-5", "keep_of_suit", 0));
  CHECK(says(two, "fewer than two"));
  CHECK(says(one, "not the last of a suit"));
  CHECK_FALSE(says(none, "suit"));
  for (const std::string& text : {two, one, none}) {
    CHECK(says(text, "unseen from the giver's fan"));
    CHECK(says(text, "the one just drawn"));
  }
}

TEST_CASE("an exchange is before trump is named, with what the dealer does with a kitty") {
  CHECK(words::when_cards_move(rules("6-3-8")) == "Before trump is named.");
  CHECK(says(words::when_cards_move(rules("3-5-8")), "discards four, then takes up the kitty"));
  CHECK(says(words::when_cards_move(rules("9-5-2")), "takes up the kitty, then discards four"));
  CHECK(says(words::when_cards_move(rules("3-5-8", "kitty", std::string("take_first"))),
             "takes up the kitty, then discards four"));
  CHECK(says(words::what_goes_back(rules("6-3-8")), "the highest held of its suit"));
  CHECK(says(words::what_goes_back(rules("6-3-8")), "the same card goes back"));
  CHECK(says(words::when_cards_move(rules("3-5-9")), "which is the dealer's first trick"));
  CHECK(says(words::what_goes_back(rules("3-5-8")), "shows it to the player"));
  CHECK(says(words::what_goes_back(rules("3-5-9")), "shows it to the player"));
  CHECK_FALSE(says(words::what_goes_back(rules("6-3-8")), "shows it"));
  CHECK_FALSE(says(words::what_goes_back(rules("9-5-2 swapped")), "shows it"));
  CHECK(
      says(words::what_goes_back(rules("3-5-8", "max_bleed", 1)), "At most one card per player."));
  CHECK(says(words::what_goes_back(rules("3-5-8", "max_bleed", 3)),
             "At most three cards per player."));
}

TEST_CASE("with next and last swapped the exchange goes round the naming of trump in four steps") {
  const std::string steps = words::when_cards_move(rules("9-5-2 swapped"));
  const auto kitty = steps.find("takes up the kitty and discards four");
  const auto give = steps.find("players over give");
  const auto trump = steps.find("names trump");
  const auto give_back = steps.find("players under return");
  CHECK(kitty < give);
  CHECK(give < trump);
  CHECK(trump < give_back);
  CHECK(give_back != std::string::npos);
  for (const core::Game& game : core::games()) {
    CHECK(says(words::when_cards_move(core::Rules(game)), "four steps") ==
          (game.name == "9-5-2 swapped"));
  }
}

TEST_CASE("where nothing moves nothing is said of it") {
  CHECK(words::when_cards_move(rules("8-5-3 calls")).empty());
  CHECK(words::what_goes_back(rules("8-5-3 calls")).empty());
}

TEST_CASE("a table that plays the game as it is has no house rules, each departure is one phrase") {
  using Phrases = std::vector<std::string>;
  for (const core::Game& game : core::games()) {
    CHECK(words::house_rules(core::Rules(game)).empty());
  }
  CHECK(words::house_rules(rules("3-2-5", "direction", std::string("clockwise"))) ==
        Phrases{"clockwise"});
  CHECK(words::house_rules(rules("3-5-8", "direction", std::string("counterclockwise"))) ==
        Phrases{"counter-clockwise"});
  CHECK(words::house_rules(rules("3-2-5", "sweep_bonus", 5)) == Phrases{"ten tricks score 15"});
  CHECK(words::house_rules(rules("3-5-8", "ends", std::string("overtricks"))) ==
        Phrases{"five over quota in one deal win"});
  const std::vector<std::pair<std::string, core::RuleValue>> others = {
      {"loser_deals", true},
      {"full_rotation", true},
      {"keep_of_suit", 1},
      {"keep_of_suit", 0},
      {"trump_by", std::string("called_or_three")},
      {"trump_by", std::string("seventh_card")},
      {"trump_by", std::string("highest_of_three")},
      {"trump_by", std::string("drawn")},
      {"sevens", std::string("hearts_high")},
      {"sevens", std::string("spades_high")}};
  std::set<std::string> phrases;
  for (const auto& [key, value] : others) {
    const Phrases agreed = words::house_rules(rules("3-2-5", key, value));
    REQUIRE(agreed.size() == 1);
    CHECK(phrases.insert(agreed.front()).second);
  }
}

TEST_CASE("a stake is told in its currency's own units, without a rounding") {
  core::Rules staked = rules("3-5-8", "stake", 1005);
  staked.currency = "NPR";
  CHECK(words::house_rules(staked).front() == "Rs 10.05 a trick");
  staked.currency = "JPY";
  CHECK(words::house_rules(staked).front() == "\u00A51005 a trick");
  staked.currency = "BHD";
  CHECK(words::house_rules(staked).front() == "BHD 1.005 a trick");
}

TEST_CASE("next sits to the right where play goes counter-clockwise, to the left elsewhere") {
  using core::Direction;
  using core::Role;
  CHECK(words::side(Direction::Counterclockwise, Role::Next) == "right");
  CHECK(words::side(Direction::Counterclockwise, Role::Last) == "left");
  CHECK(words::side(Direction::Clockwise, Role::Next) == "left");
  CHECK(words::side(Direction::Clockwise, Role::Last) == "right");
  CHECK(words::side(Direction::Clockwise, Role::Dealer).empty());
  CHECK(words::direction(Direction::Counterclockwise) ==
        "Play goes counter-clockwise: next sits to the right of the dealer, last to the left.");
  CHECK(words::direction(Direction::Clockwise) ==
        "Play goes clockwise: next sits to the left of the dealer, last to the right.");
}

TEST_CASE("how trump is found and what the sevens are is said where tables agree on it") {
  std::set<std::string> ways;
  for (const char* const way :
       {"called", "called_or_three", "seventh_card", "highest_of_three", "drawn"}) {
    const std::string sentence =
        words::how_trump_is_found(rules("3-2-5", "trump_by", std::string(way)));
    CHECK(sentence.back() == '.');
    CHECK(ways.insert(sentence).second);
  }
  CHECK(words::how_trump_is_found(rules("3-5-8")).empty());
  CHECK(says(words::what_sevens_are(rules("3-2-5", "sevens", std::string("hearts_high"))),
             "hearts above spades"));
  CHECK(says(words::what_sevens_are(rules("3-2-5", "sevens", std::string("spades_high"))),
             "spades above hearts"));
  CHECK(words::what_sevens_are(rules("3-2-5")) == "A seven is the lowest card of its suit.");
  CHECK(words::what_sevens_are(rules("3-5-8")).empty());
}
