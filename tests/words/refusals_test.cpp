#include <set>

#include "../catch.hpp"
#include "core/refusal.hpp"
#include "table.hpp"
#include "words/words.hpp"

using core::Refused;

namespace {

constexpr int kLast = static_cast<int>(Refused::NothingToRedo);

std::string sentence(Refused why) {
  return words::refusal(
      {.why = why, .seat = 1, .other = 2, .deal = 3, .number = 5, .least = 0, .most = 4}, table());
}

}  // namespace

TEST_CASE("every refusal has a sentence of its own") {
  std::set<std::string> sentences;
  for (int why = 0; why <= kLast; ++why) {
    CAPTURE(why);
    const std::string text = sentence(static_cast<Refused>(why));
    REQUIRE_FALSE(text.empty());
    CHECK(text.back() == '.');
    CHECK(text.find("  ") == std::string::npos);
    CHECK(sentences.insert(text).second);
  }
}

TEST_CASE("no refusal speaks of a person but by name, or of guilt") {
  for (int why = 0; why <= kLast; ++why) {
    const std::string text = " " + sentence(static_cast<Refused>(why));
    for (const char* const word :
         {" he ", " she ", " his ", " her ", " wrong", " mistake", " error", " illegal", " you "}) {
      CAPTURE(text);
      CHECK(text.find(word) == std::string::npos);
    }
  }
}

TEST_CASE("a column is for its player and the host") {
  core::Match match = table();
  const core::Refusal refusal{.why = Refused::NotYourColumn, .seat = 1};
  CHECK(words::refusal(refusal, match) ==
        "Only Bimal or the host Asha can write in Bimal's column.");
  match.host = core::kKeeper;
  CHECK(words::refusal(refusal, match) == "Only Bimal or the host can write in Bimal's column.");
  match.host = 1;
  CHECK(words::refusal(refusal, match) == "Only Bimal, the host, can write in Bimal's column.");
}

TEST_CASE("who else may do it is said by name") {
  core::Match match = table();
  CHECK(words::refusal({.why = Refused::OnlyHost}, match) == "Only the host Asha can do this.");
  CHECK(words::refusal({.why = Refused::NotYourChange, .seat = 2}, match) ==
        "Only Chandra or the host Asha can undo or redo this change of Chandra.");
  CHECK(words::refusal({.why = Refused::NotAtTable}, match) ==
        "Only the three players can do this.");
  match.host = core::kKeeper;
  CHECK(words::refusal({.why = Refused::OnlyHost}, match) == "Only the host can do this.");
  CHECK(words::refusal({.why = Refused::NotYourChange, .seat = core::kKeeper}, match) ==
        "Only the host can undo or redo this change of the host.");
  CHECK(words::refusal({.why = Refused::NotAtTable}, match) ==
        "Only the three players and the host can do this.");
}

TEST_CASE("a deal at which something cannot be done is told with what can") {
  const core::Match match = table();
  CHECK(words::refusal({.why = Refused::DealIsOlder, .deal = 3}, match) ==
        "Deal 3 is settled. The host can correct it as a whole.");
  CHECK(words::refusal({.why = Refused::NoSuchDeal, .deal = 7, .number = 5}, match) ==
        "There is no deal 7 on the sheet. The open one is deal 5.");
  CHECK(words::refusal({.why = Refused::NoSuchDeal, .deal = 5, .number = 5}, match) ==
        "Deal 5 has not settled yet.");
  CHECK(words::refusal({.why = Refused::NextHasEntry, .deal = 3}, match).find("Deal 4 has begun") ==
        0);
}

TEST_CASE("numbers that do not fit are told with those that do") {
  const core::Match match = table();
  CHECK(words::refusal({.why = Refused::OutOfRange, .number = 12, .least = 0, .most = 10}, match) ==
        "Here belongs a whole number from 0 to 10, not 12.");
  CHECK(words::refusal({.why = Refused::WrongSum, .number = 11, .most = 10}, match) ==
        "The three make 11 tricks, not 10.");
  CHECK(words::wrong_sum({4, 4, 3}, 10) == "4, 4 and 3 make 11 tricks, not 10.");
  CHECK(
      words::refusal({.why = Refused::MoreThanPulls, .seat = 1, .other = 2, .number = 3, .most = 1},
                     match) == "Between Bimal and Chandra there is one trick to trade, not 3.");
  CHECK(words::refusal(
            {.why = Refused::MoreThanPulls, .seat = 1, .other = 2, .number = 3, .most = 2},
            match) == "Between Bimal and Chandra there are 1 to 2 tricks to trade, not 3.");
  CHECK(
      words::refusal({.why = Refused::PointsBelowZero, .seat = 1, .number = 2, .most = 1}, match) ==
      "Bimal has 1 point in this deal, and nobody gives more than that.");
}
