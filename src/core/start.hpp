// How a match begins: what a table proposes, held against every rule for names, line and house
// rules, becomes a match with no deals.
#pragma once

#include <optional>
#include <string>
#include <variant>

#include "core/match.hpp"
#include "core/name.hpp"
#include "core/refusal.hpp"

namespace core {

struct Proposal {
  PerSeat<std::string> names;  // as typed, in order of play
  Rules rules;
  Seat first_dealer = 0;
  Actor host = 0;             // a seat, or kKeeper
  std::optional<int> target;  // nullopt: the game's own
};

// Why a match cannot begin so; exactly one of name, same_as, rules and target is set.
struct StartFault {
  Seat seat = 0;  // whose name it is about
  std::optional<NameFault> name;
  std::optional<Seat> same_as;  // this seat's name is the same
  std::optional<RuleFault> rules;
  std::optional<Refusal> target;
};

[[nodiscard]] std::variant<Match, StartFault> start_match(const Proposal& proposal);

}  // namespace core
