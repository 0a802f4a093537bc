// How a match begins, and why it does not.
#include "core/start.hpp"

#include "../catch.hpp"

namespace {

using core::Match;
using core::NameFault;
using core::Proposal;
using core::RuleFault;
using core::Rules;
using core::StartFault;

Proposal proposal(std::string_view game = "3-2-5") {
  return {.names = {" Asha ", "Zoe\u0308", "आशा"},
          .rules = Rules(*core::find_game(game)),
          .first_dealer = 2,
          .host = core::kKeeper,
          .target = std::nullopt};
}

TEST_CASE("A proposal in order becomes a match with no deals, names as they are kept") {
  const auto begun = core::start_match(proposal());
  const Match* const match = std::get_if<Match>(&begun);
  REQUIRE(match != nullptr);
  CHECK(match->players == core::PerSeat<std::string>{"Asha", "Zo\u00EB", "आशा"});
  CHECK(match->first_dealer == 2);
  CHECK(match->host == core::kKeeper);
  CHECK(match->target == 25);
  CHECK(match->deals.empty());
  CHECK(match->line_moves.empty());
  CHECK_FALSE(match->ended);
}

TEST_CASE("The target is the table's, else the game's, else there is none") {
  Proposal wanted = proposal();
  wanted.target = 30;
  CHECK(std::get<Match>(core::start_match(wanted)).target == 30);
  CHECK(std::get<Match>(core::start_match(proposal("9-5-2"))).target == 10);
  CHECK_FALSE(std::get<Match>(core::start_match(proposal("3-5-8"))).target);
  for (const int target : {0, -1, 10'000}) {
    wanted.target = target;
    const auto fault = std::get<StartFault>(core::start_match(wanted)).target;
    REQUIRE(fault);
    CHECK(fault->why == core::Refused::OutOfRange);
  }
  wanted = proposal("3-5-8");
  wanted.target = 12;
  CHECK(std::get<StartFault>(core::start_match(wanted)).target->why == core::Refused::NotInGame);
}

TEST_CASE("A name that cannot be one, and two that are one, are refused with whose it is") {
  Proposal wanted = proposal();
  wanted.names[1] = "Host";
  StartFault fault = std::get<StartFault>(core::start_match(wanted));
  CHECK(fault.seat == 1);
  CHECK(fault.name == NameFault::WordInUse);
  CHECK_FALSE(fault.same_as);
  wanted.names[1] = "Zoe";
  wanted.names[2] = "ASHA";
  fault = std::get<StartFault>(core::start_match(wanted));
  CHECK(fault.seat == 2);
  CHECK(fault.same_as == 0);
  CHECK_FALSE(fault.name);
  wanted.names = {"", "", ""};
  CHECK(std::get<StartFault>(core::start_match(wanted)).name == NameFault::Empty);
}

TEST_CASE("Rules that do not go together are refused") {
  Proposal wanted = proposal();
  wanted.rules.full_rotation = true;
  wanted.rules.loser_deals = true;
  CHECK(std::get<StartFault>(core::start_match(wanted)).rules == RuleFault::RotationAndLoser);
}

}  // namespace
