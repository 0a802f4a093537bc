#include "words/race.hpp"

#include "../catch.hpp"
#include "table.hpp"

namespace {

core::Race raced(const core::Match& match) {
  const std::optional<core::Race> race = core::race_of(match);
  REQUIRE(race);
  return *race;
}

}  // namespace

TEST_CASE("A race to the line is told with its first deal, its last and who could win") {
  const core::Match match = table("3-2-5", {{2, 5, 3}, {4, 2, 4}, {7, 2, 1}, {1, 4, 5}});
  CHECK(words::needs_to_cross(match, raced(match), 0) == "11 more to 25");
  CHECK(words::when_it_ends(match, raced(match)) ==
        "Somebody can cross in deal 6 at the earliest, and somebody must by deal 8.");
  CHECK(words::who_could_win(match, raced(match)).empty());

  core::Match close = table("3-2-5", {{5, 5, 0}, {5, 5, 0}});
  close.target = 11;
  CHECK(words::when_it_ends(close, raced(close)) ==
        "Somebody can cross in deal 3 at the earliest, and somebody must by deal 4.");
  CHECK(words::who_could_win(close, raced(close)) ==
        "In deal 3 Asha or Bimal could win. Asha and Bimal could share it.");
  close.target = 3;
  close.rules.full_rotation = true;  // so that nobody has won by it yet
  CHECK(words::when_it_ends(close, raced(close)) == "Somebody must cross in deal 3.");
  CHECK(words::needs_to_cross(close, raced(close), 0) == "past 3 already");
}

TEST_CASE("Each game's race is told in its own words") {
  const auto told = [](std::string_view game) {
    const core::Match match = table(game);
    return words::when_it_ends(match, raced(match));
  };
  CHECK(told("3-2-5 over-under") == "The match is decided by deal 6: six deals to play.");
  CHECK(told("8-5-3 calls") == "The match is decided by deal 18: 18 deals to play.");
  CHECK(told("3-5-8") ==
        "Somebody can take 12 tricks in deal 1 at the earliest; no deal has to decide "
        "it.");
  CHECK(told("6-3-8") == "Somebody can cross in deal 1 at the earliest; no deal has to decide it.");
  const core::Match swapped = table("9-5-2 swapped", {{11, 3, 2}});
  CHECK(words::needs_to_cross(swapped, raced(swapped), 2) ==
        "18 more to 15, or 12 down to \u221215");
  CHECK(told("9-5-2 swapped") ==
        "Somebody can reach a line in deal 2 at the earliest; no deal has to decide it.");
}

TEST_CASE("A line tried before it is moved says who would have won") {
  const core::Match match = table("3-2-5", {{2, 5, 3}, {4, 2, 4}, {7, 2, 1}, {1, 4, 5}});
  CHECK(words::line_would(match, 14, core::decided_with_line(match, 14)) ==
        "With 14, Asha would have won after deal 4.");
  CHECK(words::line_would(match, 15, core::decided_with_line(match, 15)) ==
        "With 15, nobody would have won yet.");
}
