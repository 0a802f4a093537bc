#include "../catch.hpp"
#include "core/sheet.hpp"
#include "table.hpp"
#include "words/words.hpp"

namespace {

std::string decision(const core::Match& match) {
  return words::decision(match, core::sheet_of(match));
}

std::string result(const core::Match& match) {
  return words::result(match, core::sheet_of(match), core::result_now(match));
}

}  // namespace

TEST_CASE("a line that a deal crossed is told with the deal") {
  const core::Match match = table("3-2-5", {{0, 0, 10}, {0, 0, 10}, {1, 4, 5}, {5, 5, 0}});
  CHECK(decision(match) == "Chandra crossed the line of 25 in deal 3");
  CHECK(result(match) == "Chandra wins: first to 25, in deal 3");
  CHECK(decision(table()).empty());
}

TEST_CASE("a decision is told with the line it was made by, also when that has moved since") {
  core::Match match = table("3-2-5", {{0, 0, 10}, {0, 0, 10}, {1, 4, 5}});
  match.line_moves = {{.after_deal = 3, .target = 20}};
  CHECK(decision(match) == "Chandra crossed the line of 25 in deal 3");
  match.line_moves = {{.after_deal = 0, .target = 40}, {.after_deal = 2, .target = 20}};
  CHECK(decision(match) == "Chandra is at the line, which moved to 20 after deal 2");
  CHECK(result(match) == "Chandra wins: at the line when it moved to 20, after deal 2");
}

TEST_CASE("those who share are all named") {
  core::Match match = table("3-2-5", {{5, 5, 0}});
  CHECK(result(match) == "Asha and Bimal share it: furthest ahead");
  match.target = 5;
  CHECK(decision(match) == "Asha and Bimal crossed the line of 5 in deal 1");
  CHECK(result(match) == "Asha and Bimal share it: first to 5, in deal 1");
  CHECK(result(table("3-5-9", {{9, 5, 3}})) == "Asha, Bimal and Chandra share it: furthest ahead");
}

TEST_CASE("a match without a settled deal was not played") {
  CHECK(result(table()) == "Not played: no deal was settled");
}

TEST_CASE("every other way of deciding a match has its words") {
  core::Match after_three = table("3-2-5 over-under", {{3, 5, 2}, {3, 2, 5}, {5, 3, 2}});
  after_three.rules.deals = 3;
  CHECK(decision(after_three) == "Asha came out furthest ahead after three deals");

  CHECK(decision(table("3-5-8", {{12, 3, 1}})) == "Asha took 12 tricks in deal 1");
  CHECK(result(table("3-5-8", {{12, 3, 1}})) == "Asha wins: 12 tricks in deal 1");

  core::Match over = table("3-5-8", {{3, 10, 3}});
  over.rules.ending = core::Ending::OverInDeal;
  CHECK(decision(over) == "Bimal came five over quota in deal 1");

  CHECK(decision(table("9-5-2 swapped", {{16, 0, 0}, {16, 0, 0}})) ==
        "Asha came out furthest ahead when the line of 15 was reached, in deal 2");

  core::Match calls = table("8-5-3 calls", {{8, 5, 3}, {3, 8, 5}, {5, 2, 9}});
  calls.rules.calls = {core::Call::Hearts};
  for (core::Deal& deal : calls.deals) {
    deal.call = core::Call::Hearts;
  }
  CHECK(decision(calls) == "Chandra came out furthest ahead with every call made, after deal 3");
}

TEST_CASE("the way to the line is counted, and the way past it") {
  const auto to_line = [](int target) {
    core::Match match = table("3-2-5", {{0, 4, 6}});
    match.target = target;
    return words::to_line(core::sheet_of(match), 2);
  };
  CHECK(to_line(25) == "19 to the line");
  CHECK(to_line(6) == "at the line");
  CHECK(to_line(4) == "2 over the line");
  CHECK(words::to_line(core::sheet_of(table("3-5-8")), 0).empty());
}

TEST_CASE("where the line counts either way the nearer one is told") {
  const core::Match match = table("9-5-2 swapped", {{16, 0, 0}, {16, 0, 0}});
  const core::Sheet sheet = core::sheet_of(match);  // 18, -11 and -7
  CHECK(words::to_line(sheet, 0, match.rules.ending) == "3 over 15");
  CHECK(words::to_line(sheet, 1, match.rules.ending) == "4 to -15");
  CHECK(words::to_line(sheet, 2, match.rules.ending) == "8 to -15");
  const core::Sheet further =
      core::sheet_of(table("9-5-2 swapped", {{0, 0, 16}, {0, 0, 16}, {0, 0, 16}}));
  CHECK(words::to_line(further, 0, match.rules.ending) == "1 below -15");
}

TEST_CASE("dates and times are those of the clock they were written down by") {
  const core::Instant night = *core::parse_instant("2026-11-30T23:50:00+05:45");
  CHECK(words::date(night) == "30 November 2026");
  CHECK(words::time_of_day(night) == "23:50");
  CHECK(words::time_of_day(*core::parse_instant("2026-01-02T03:04:05Z")) == "03:04");
  CHECK(words::date(*core::parse_instant("2026-01-02T03:04:05Z")) == "2 January 2026");
}

TEST_CASE("how a match came out is told without its sheet") {
  const core::PerSeat<std::string> names = {"Asha", "Bimal", "Chandra"};
  const core::Decision decided{.winners = {2}, .after_deal = 5};
  CHECK(words::outcome(names, std::nullopt, decided) == "unfinished");
  CHECK(words::outcome(names, core::Result{{2}, core::Reason::Decided}, decided) ==
        "Chandra wins, decided in deal 5");
  CHECK(words::outcome(names, core::Result{{0, 1}, core::Reason::Early}, std::nullopt) ==
        "Asha and Bimal share it, furthest ahead");
  CHECK(words::outcome(names, core::Result{{}, core::Reason::NotPlayed}, std::nullopt) ==
        "not played");
}
