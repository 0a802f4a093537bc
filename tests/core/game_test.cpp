// The rows of the games.
#include "core/game.hpp"

#include <algorithm>
#include <set>

#include "../catch.hpp"

namespace {

TEST_CASE("Nine games, the main one first, each found by its exact name") {
  std::set<std::string_view> names;
  for (const core::Game& game : core::games()) {
    CAPTURE(game.name);
    names.insert(game.name);
    CHECK(core::find_game(game.name) == &game);
    CHECK(game.quotas[0] + game.quotas[1] + game.quotas[2] == game.tricks);
    CHECK(game.ending_number >= (game.ending == core::Ending::AllCalls ? 0 : 1));
    CHECK(game.rules.has(core::Rule::Direction));
  }
  CHECK(names == std::set<std::string_view>{"3-2-5", "3-2-5 over-under", "3-5-8", "8-5-3 calls",
                                            "6-3-8", "9-5-2", "9-5-2 swapped", "3-5-9", "9-5-3"});
  CHECK(core::games().size() == 9);
  CHECK(core::games().front().name == "3-2-5");
  for (const char* name : {"", "3-2-5 ", "3-2-5 Over-Under", "5-3-2", "9-5-3 no kitty"}) {
    CHECK(core::find_game(name) == nullptr);
  }
}

TEST_CASE("Both 3-2-5 games are played counter-clockwise unless agreed, all others clockwise") {
  for (const core::Game& game : core::games()) {
    const bool is_325 = game.tricks == 10;
    CHECK((game.direction == core::Direction::Counterclockwise) == is_325);
    CHECK((game.moving == core::Moving::Pull) == is_325);
  }
}

TEST_CASE("Four games have a line") {
  std::set<std::string_view> names;
  for (const core::Game& game : core::games()) {
    if (core::has_line(game)) {
      names.insert(game.name);
    }
  }
  CHECK(names == std::set<std::string_view>{"3-2-5", "6-3-8", "9-5-2", "9-5-2 swapped"});
}

TEST_CASE(
    "Every game has two lines of its own for whoever chooses, and usual lines if it has one") {
  std::set<std::string_view> told;
  for (const core::Game& game : core::games()) {
    CAPTURE(game.name);
    for (const std::string_view line : game.differs) {
      CHECK_FALSE(line.empty());
      CHECK(line.back() == '.');
      CHECK(line.size() <= 70);  // fits beside its name
    }
    told.insert(game.differs[0]);
    const bool is_usual_offered =
        game.ending_number > 0 &&
        std::ranges::find(game.lines, game.ending_number) != game.lines.end();
    CHECK(is_usual_offered == core::has_line(game));
    CHECK(std::ranges::is_sorted(game.lines));
  }
  CHECK(told.size() == core::games().size());
}

}  // namespace
