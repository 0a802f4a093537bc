#include <set>

#include "../catch.hpp"
#include "table.hpp"
#include "words/language.hpp"
#include "words/quoted.hpp"
#include "words/words.hpp"

TEST_CASE("a host who is not at the table is called the host") {
  const core::Match match = table();
  CHECK(words::person(match, 1) == "Bimal");
  CHECK(words::person(match, core::kKeeper) == "the host");
}

TEST_CASE("a name from the right does not turn what stands behind it") {
  core::Match match = table();
  match.players[1] = "بلال";
  CHECK(words::person(match, 1) == "\u2068بلال\u2069");
  CHECK(words::people(match, {0, 1}) == "Asha and \u2068بلال\u2069");
}

TEST_CASE("A name of letters from both sides runs in a sentence as it does alone, from the left") {
  core::Match match = table();
  match.players[1] = "بلال Rai";
  CHECK(words::person(match, 1) == "\u2066بلال Rai\u2069");
}

TEST_CASE("people are listed with commas and an 'and'") {
  const core::Match match = table();
  CHECK(words::people(match, {}).empty());
  CHECK(words::people(match, {0}) == "Asha");
  CHECK(words::people(match, {0, 1}) == "Asha and Bimal");
  CHECK(words::people(match, {0, 1, 2}) == "Asha, Bimal and Chandra");
}

TEST_CASE("numbers to ten are words") {
  CHECK(words::number(1) == "one");
  CHECK(words::number(10) == "ten");
  CHECK(words::number(11) == "11");
  CHECK(words::number(0) == "0");
  CHECK(words::number(-3) == "-3");
}

TEST_CASE("one of a thing and more of it") {
  CHECK(words::tr_counted("one trick", "{} tricks", 1) == "one trick");
  CHECK(words::tr_counted("one trick", "{} tricks", 2) == "two tricks");
  CHECK(words::tr_counted("one trick", "{} tricks", 12) == "12 tricks");
}

TEST_CASE("every fault of a name has a sentence of its own") {
  std::set<std::string> sentences;
  for (const auto fault :
       {core::NameFault::Empty, core::NameFault::TooLong, core::NameFault::NotText,
        core::NameFault::Invisible, core::NameFault::WordInUse}) {
    const std::string sentence = words::name_fault(fault, "host");
    REQUIRE_FALSE(sentence.empty());
    CHECK(sentence.back() == '.');
    CHECK(sentences.insert(sentence).second);
  }
  CHECK(words::name_fault(core::NameFault::WordInUse, "Host").find("'host'") != std::string::npos);
}

TEST_CASE("what could upset a terminal is not repeated") {
  CHECK(words::quoted("loser") == "'loser'");
  CHECK(words::quoted(" none ") == "'none'");
  CHECK(words::quoted("\x1b[31m").empty());
  CHECK(words::quoted("\xff").empty());
  CHECK(words::quoted("a\u202e").empty());
  CHECK(words::quoted(std::string(1000, 'a')).empty());
}
