// The rule book: keys, values, what goes together, and the texts in between.
#include "core/rules.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "../catch.hpp"

namespace {

using core::RuleFault;
using core::Rules;
using core::RuleValue;

using Words = std::vector<std::string>;

Rules rules_of(std::string_view game) { return Rules(*core::find_game(game)); }

std::string word(const char* text) { return text; }

// Which games have a rule, copied from the tables by hand.
const std::map<std::string, std::set<std::string>>& games_of_rules() {
  static const std::set<std::string> kBoth = {"3-2-5", "3-2-5 over-under"};
  static const std::map<std::string, std::set<std::string>> kRows = {
      {"sweep_bonus", {"3-2-5"}},      {"full_rotation", {"3-2-5"}}, {"loser_deals", kBoth},
      {"keep_of_suit", kBoth},         {"trump_by", kBoth},          {"sevens", kBoth},
      {"deals", {"3-2-5 over-under"}}, {"ends", {"3-5-8"}},          {"deal_tricks", {"3-5-8"}},
      {"overtricks", {"3-5-8"}},       {"max_bleed", {"3-5-8"}},     {"stake", {"3-5-8"}},
      {"currency", {"3-5-8"}},         {"calls", {"8-5-3 calls"}},   {"kitty", {"3-5-8", "9-5-2"}},
  };
  return kRows;
}

struct Kind {
  const char* key;
  const char* game;
  std::vector<RuleValue> good;
  std::vector<RuleValue> out_of_range;
};

const std::vector<Kind>& kinds() {
  static const std::vector<Kind> kRows = {
      {"direction",
       "3-2-5",
       {word("clockwise"), word("counterclockwise")},
       {word(""), word("Clockwise"), word("left")}},
      {"sweep_bonus", "3-2-5", {5}, {0, 4, 6, -5}},
      {"loser_deals", "3-2-5", {true, false}, {}},
      {"full_rotation", "3-2-5", {true, false}, {}},
      {"keep_of_suit", "3-2-5", {0, 1, 2}, {-1, 3}},
      {"trump_by",
       "3-2-5",
       {word("called"), word("called_or_three"), word("seventh_card"), word("highest_of_three"),
        word("drawn")},
       {word(""), word("seventh")}},
      {"sevens",
       "3-2-5",
       {word("low"), word("hearts_high"), word("spades_high")},
       {word("high"), word("clubs_high")}},
      {"deals", "3-2-5 over-under", {3, 6, 99}, {0, 1, 4, 7, 100, 102, -3}},
      {"ends", "3-5-8", {word("deal_tricks"), word("overtricks")}, {word("line"), word("")}},
      {"deal_tricks", "3-5-8", {9, 12, 16}, {8, 17, 0, -9}},
      {"overtricks", "3-5-8", {1, 5, 8}, {0, 9, -1}},
      {"max_bleed", "3-5-8", {1, 3, 8}, {0, 9, -1}},
      {"stake", "3-5-8", {1, 50, 1'000'000}, {0, -1, 1'000'001}},
      {"currency",
       "3-5-8",
       {word("NPR"), word("INR"), word("JPY"), word("KWD"), word("XCG")},
       {word(""), word("npr"), word("NP"), word("NPRX"), word("XXX"), word("D A"), word(" AE")}},
      {"calls",
       "8-5-3 calls",
       {Words{"hearts"}, Words{"miz", "spades"},
        Words{"hearts", "clubs", "diamonds", "spades", "no_trumps", "miz"}},
       {Words{}, Words{"hearts", "hearts"}, Words{"trumps"}, Words{""}, Words{"hearts", ""}}},
      {"kitty", "3-5-8", {word("discard_first"), word("take_first")}, {word("none"), word("")}},
  };
  return kRows;
}

TEST_CASE("Every rule takes its own values, refuses others, and is then unchanged") {
  for (const Kind& kind : kinds()) {
    CAPTURE(kind.key);
    for (const RuleValue& value : kind.good) {
      Rules rules = rules_of(kind.game);
      CHECK_FALSE(core::set_rule(rules, kind.key, value));
    }
    const Rules before = rules_of(kind.game);
    for (const RuleValue& value : kind.out_of_range) {
      Rules rules = before;
      CHECK(core::set_rule(rules, kind.key, value) == RuleFault::OutOfRange);
      CHECK(rules == before);
    }
    for (const RuleValue& value :
         {RuleValue(true), RuleValue(5), RuleValue(word("low")), RuleValue(Words{"hearts"})}) {
      if (value.index() == kind.good.front().index()) {
        continue;
      }
      Rules rules = before;
      CHECK(core::set_rule(rules, kind.key, value) == RuleFault::WrongType);
      CHECK(rules == before);
    }
  }
}

TEST_CASE("Each rule belongs to its games and to no other") {
  for (const Kind& kind : kinds()) {
    for (const core::Game& game : core::games()) {
      CAPTURE(kind.key, game.name);
      Rules rules(game);
      const bool has = std::string_view(kind.key) == "direction" ||
                       games_of_rules().at(kind.key).contains(std::string(game.name));
      const auto fault = core::set_rule(rules, kind.key, kind.good.front());
      CHECK(fault == (has ? std::nullopt : std::optional(RuleFault::NotInGame)));
    }
  }
  Rules rules = rules_of("3-2-5");
  for (const char* key : {"", "Direction", "target", "direction "}) {
    CHECK(core::set_rule(rules, key, 5) == RuleFault::UnknownRule);
  }
}

TEST_CASE("The games' own rules when a table says nothing") {
  CHECK(rules_of("3-2-5").keep_of_suit == 2);
  CHECK(rules_of("3-2-5").direction == core::Direction::Counterclockwise);
  CHECK_FALSE(rules_of("3-2-5").sweep_bonus);
  CHECK(rules_of("3-2-5 over-under").deals == 6);
  CHECK(rules_of("3-5-8").deal_tricks == 12);
  CHECK(rules_of("3-5-8").overtricks == 5);
  CHECK(rules_of("3-5-8").ending == core::Ending::TricksInDeal);
  CHECK_FALSE(rules_of("3-5-8").max_bleed);
  CHECK(rules_of("3-5-8").kitty == core::Kitty::DiscardFirst);
  CHECK(rules_of("9-5-2").kitty == core::Kitty::TakeFirst);
  CHECK(rules_of("3-5-9").deal_tricks == 12);
  CHECK(rules_of("9-5-3").deal_tricks == 13);
  CHECK(rules_of("8-5-3 calls").calls.size() == 6);
  CHECK(core::usual_target(*core::find_game("3-2-5")) == 25);
  CHECK(core::usual_target(*core::find_game("6-3-8")) == 10);
  CHECK(core::usual_target(*core::find_game("9-5-2")) == 10);
  CHECK(core::usual_target(*core::find_game("9-5-2 swapped")) == 15);
  for (const char* game : {"3-2-5 over-under", "3-5-8", "8-5-3 calls", "3-5-9", "9-5-3"}) {
    CHECK_FALSE(core::usual_target(*core::find_game(game)));
  }
}

TEST_CASE("A rotation does not go with the loser deals, nor a stake without its currency") {
  Rules rules = rules_of("3-2-5");
  CHECK_FALSE(core::check_rules(rules));
  rules.full_rotation = true;
  CHECK_FALSE(core::check_rules(rules));
  rules.loser_deals = true;
  CHECK(core::check_rules(rules) == RuleFault::RotationAndLoser);
  rules.full_rotation = false;
  CHECK_FALSE(core::check_rules(rules));

  rules = rules_of("3-5-8");
  CHECK_FALSE(core::set_rule(rules, "stake", 50));
  CHECK(core::check_rules(rules) == RuleFault::StakeNeedsBoth);
  CHECK_FALSE(core::set_rule(rules, "currency", word("NPR")));
  CHECK_FALSE(core::check_rules(rules));
  rules.stake.reset();
  CHECK(core::check_rules(rules) == RuleFault::StakeNeedsBoth);
}

TEST_CASE("What a table agreed on comes back through the text of each rule") {
  for (const Kind& kind : kinds()) {
    for (const RuleValue& value : kind.good) {
      Rules rules = rules_of(kind.game);
      REQUIRE_FALSE(core::set_rule(rules, kind.key, value));
      Rules again = rules_of(kind.game);
      for (const core::AgreedRule& agreed : core::agreed_rules(rules)) {
        CAPTURE(agreed.key);
        const std::string text = core::rule_text(agreed.value);
        CHECK(core::rule_value(agreed.key, text) == agreed.value);
        CHECK_FALSE(core::set_rule(again, agreed.key, core::rule_value(agreed.key, text)));
      }
      CHECK(again == rules);
    }
  }
  for (const core::Game& game : core::games()) {
    CHECK(core::agreed_rules(Rules(game)).empty());
  }
}

TEST_CASE("Agreed rules stand in one order, whatever the order they were said in") {
  Rules rules = rules_of("3-2-5");
  REQUIRE_FALSE(core::set_rule(rules, "sevens", word("hearts_high")));
  REQUIRE_FALSE(core::set_rule(rules, "loser_deals", true));
  REQUIRE_FALSE(core::set_rule(rules, "direction", word("clockwise")));
  std::vector<std::string_view> keys;
  for (const core::AgreedRule& agreed : core::agreed_rules(rules)) {
    keys.push_back(agreed.key);
  }
  CHECK(keys == std::vector<std::string_view>{"direction", "loser_deals", "sevens"});
}

TEST_CASE("A text that is not of a rule's kind comes back as a word, which is then refused") {
  CHECK(core::rule_value("loser_deals", "yes") == RuleValue(word("yes")));
  CHECK(core::rule_value("loser_deals", "true") == RuleValue(true));
  CHECK(core::rule_value("sweep_bonus", "5") == RuleValue(5));
  for (const char* text : {"", "5.0", "five", "+5", " 5", "5 ", "0x5", "99999999999"}) {
    CAPTURE(text);
    CHECK(core::rule_value("sweep_bonus", text) == RuleValue(word(text)));
    Rules rules = rules_of("3-2-5");
    CHECK(core::set_rule(rules, "sweep_bonus", core::rule_value("sweep_bonus", text)) ==
          RuleFault::WrongType);
  }
  CHECK(core::rule_value("calls", "hearts,miz") == RuleValue(Words{"hearts", "miz"}));
  CHECK(core::rule_value("calls", "") == RuleValue(Words{""}));
  CHECK(core::rule_value("calls", "hearts,") == RuleValue(Words{"hearts", ""}));
  CHECK(core::rule_value("no_such_rule", "true") == RuleValue(word("true")));
}

TEST_CASE("Suits and calls have their words") {
  for (const core::Suit suit : {core::Suit::Spades, core::Suit::Hearts, core::Suit::Diamonds,
                                core::Suit::Clubs, core::Suit::NoTrumps}) {
    CHECK(core::find_suit(core::key_of(suit)) == suit);
  }
  for (const core::Call call : {core::Call::Hearts, core::Call::Clubs, core::Call::Diamonds,
                                core::Call::Spades, core::Call::NoTrumps, core::Call::Miz}) {
    CHECK(core::find_call(core::key_of(call)) == call);
  }
  CHECK(core::key_of(core::Suit::NoTrumps) == "no_trumps");
  CHECK_FALSE(core::find_suit("miz"));
  CHECK_FALSE(core::find_suit("Hearts"));
  CHECK_FALSE(core::find_call(""));
}

TEST_CASE("Currencies know the digits of their minor unit") {
  CHECK(core::minor_digits("NPR") == 2);
  CHECK(core::minor_digits("INR") == 2);
  CHECK(core::minor_digits("JPY") == 0);
  CHECK(core::minor_digits("KWD") == 3);
  CHECK_FALSE(core::minor_digits("N R"));
  CHECK_FALSE(core::minor_digits(""));
  CHECK_FALSE(core::minor_digits("R P"));
}

TEST_CASE("A line is 1 to 9999") {
  CHECK(core::is_target(1));
  CHECK(core::is_target(9999));
  CHECK_FALSE(core::is_target(0));
  CHECK_FALSE(core::is_target(-1));
  CHECK_FALSE(core::is_target(10'000));
}

}  // namespace
