#include "words/rulebook.hpp"

#include <fstream>
#include <iterator>

#include "../catch.hpp"
#include "words/words.hpp"

namespace {

core::Rules of(std::string_view game) { return core::Rules(*core::find_game(game)); }

bool says(const core::Rules& rules, std::string_view words) {
  return words::as_text(words::rulebook(rules)).find(words) != std::string::npos;
}

TEST_CASE("Every house rule of every game changes the page") {
  struct Agreed {
    const char* key;
    core::RuleValue value;
  };
  const std::vector<Agreed> agreed = {
      {"sweep_bonus", 5},
      {"loser_deals", true},
      {"full_rotation", true},
      {"keep_of_suit", 1},
      {"keep_of_suit", 0},
      {"trump_by", std::string("called_or_three")},
      {"trump_by", std::string("seventh_card")},
      {"trump_by", std::string("highest_of_three")},
      {"trump_by", std::string("drawn")},
      {"sevens", std::string("hearts_high")},
      {"sevens", std::string("spades_high")},
      {"deals", 9},
      {"ends", std::string("overtricks")},
      {"deal_tricks", 16},
      {"max_bleed", 3},
      {"calls", std::vector<std::string>{"hearts", "miz"}},
      {"kitty", std::string("take_first")},
      {"kitty", std::string("discard_first")},
      {"direction", std::string("clockwise")},
      {"direction", std::string("counterclockwise")},
  };
  int tried = 0;
  for (const core::Game& game : core::games()) {
    const core::Rules usual(game);
    for (const Agreed& one : agreed) {
      core::Rules rules(game);
      if (core::set_rule(rules, one.key, one.value) || rules == usual) {
        continue;
      }
      ++tried;
      CAPTURE(game.name, one.key);
      // Below the list of house rules, where a change shows in any case, the page tells it too.
      words::RulePage before = words::rulebook(usual);
      words::RulePage after = words::rulebook(rules);
      CHECK(before.sections.back().paragraphs != after.sections.back().paragraphs);
      before.sections.pop_back();
      after.sections.pop_back();
      CHECK(words::as_text(before) != words::as_text(after));
    }
  }
  CHECK(tried == 36);
}

TEST_CASE("Stakes, overtricks and the line are on the page with their numbers") {
  core::Rules rules = of("3-5-8");
  rules.stake = 550;
  rules.currency = "EUR";
  CHECK(says(rules, "\u20AC5.50 (EUR)"));
  rules.ending = core::Ending::OverInDeal;
  rules.overtricks = 4;
  CHECK(says(rules, "four or more over the quota in one deal wins"));
  CHECK(words::as_text(words::rulebook(of("3-2-5"), 40)).find("line of 40") != std::string::npos);
  CHECK(says(of("3-2-5"), "line of 25"));
  CHECK(says(of("9-5-2 swapped"), "+15 or \u221215"));
}

TEST_CASE("Each page tells what only its game has") {
  CHECK(says(of("3-5-8"), "4-3 with 9, 4-2 with 10"));
  CHECK_FALSE(says(of("9-5-2"), "bid for"));
  CHECK(says(of("8-5-3 calls"), "the dealer three, the next player five and the last eight"));
  CHECK(says(of("6-3-8"), "two of clubs"));
  CHECK(says(of("9-5-3"), "two of diamonds"));
  CHECK(says(of("3-5-9"), "kitty is the dealer's first trick"));
  CHECK(says(of("3-2-5"), "draws the 2 deals, the 5 is next and the 3 last"));
  CHECK(says(of("3-2-5"), "a trick may be given"));
  CHECK_FALSE(says(of("3-2-5 over-under"), "a trick may be given"));
}

TEST_CASE("The page of a game lists exactly the rules its tables may agree on") {
  for (const core::Game& game : core::games()) {
    CAPTURE(game.name);
    std::size_t count = 0;
    for (int rule = 0; rule <= static_cast<int>(core::Rule::Kitty); ++rule) {
      count += game.rules.has(static_cast<core::Rule>(rule)) ? 1U : 0U;
    }
    CHECK(words::rule_choices(game).paragraphs.size() == count);
  }
}

TEST_CASE("docs/games.md is what the program prints") {
  std::ifstream file(SQUARESCORES_TESTS_DIR "/../docs/games.md");
  const std::string written{std::istreambuf_iterator<char>(file), {}};
  CHECK((written == words::all_games()));
}

}  // namespace
