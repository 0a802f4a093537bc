#include "core/start.hpp"

#include "core/check.hpp"

namespace core {
namespace {

StartFault about_name(Seat seat, std::optional<NameFault> fault, std::optional<Seat> same_as) {
  return {.seat = seat,
          .name = fault,
          .same_as = same_as,
          .rules = std::nullopt,
          .target = std::nullopt};
}

}  // namespace

std::variant<Match, StartFault> start_match(const Proposal& proposal) {
  Match match{.players = {},
              .rules = proposal.rules,
              .first_dealer = proposal.first_dealer,
              .host = proposal.host,
              .target = usual_target(*proposal.rules.game),
              .line_moves = {},
              .deals = {},
              .ended = std::nullopt};
  for (const Seat seat : kAllSeats) {
    const auto at = static_cast<std::size_t>(seat);
    const KeptName name = kept_name(proposal.names[at]);
    if (name.fault) {
      return about_name(seat, name.fault, std::nullopt);
    }
    if (const std::optional<Seat> same = find_player(match.players, name.text)) {
      return about_name(seat, std::nullopt, same);
    }
    match.players[at] = name.text;
  }
  StartFault fault;
  fault.rules = check_rules(proposal.rules);
  if (fault.rules) {
    return fault;
  }
  if (proposal.target) {
    fault.target = check_target(proposal.rules, *proposal.target);
    if (fault.target) {
      return fault;
    }
    match.target = proposal.target;
  }
  return match;
}

}  // namespace core
