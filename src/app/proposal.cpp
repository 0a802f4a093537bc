#include "app/proposal.hpp"

#include "core/name.hpp"

namespace app {

core::Proposal proposal_of(const ui::NewMatchDraft& draft) {
  core::Proposal proposal{.names = draft.names,
                          .rules = core::Rules(),
                          .first_dealer = draft.first_dealer % core::kSeats,
                          .host = draft.host,
                          .target = core::whole_number(draft.target, 6).value_or(0)};
  core::Rules& rules = proposal.rules;
  rules.direction =
      draft.is_clockwise ? core::Direction::Clockwise : core::Direction::Counterclockwise;
  rules.sweep_bonus = draft.sweep_bonus;
  rules.loser_deals = draft.loser_deals;
  rules.full_rotation = draft.full_rotation;
  rules.keep_of_suit = draft.keep_of_suit;
  rules.trump_by = static_cast<core::TrumpBy>(draft.trump_by);
  rules.sevens = static_cast<core::Sevens>(draft.sevens);
  return proposal;
}

ui::NewMatchDraft rematch_of(const core::Match& match, bool is_passed_round) {
  const core::Rules& rules = match.rules;
  ui::NewMatchDraft draft;
  draft.names = match.players;
  draft.first_dealer = core::next_dealer(match, core::settled_deals(match) + 1);
  draft.host = match.host;
  draft.target = std::to_string(match.target.value_or(0));
  draft.is_passed_round = is_passed_round;
  draft.is_clockwise = rules.direction == core::Direction::Clockwise;
  draft.sweep_bonus = rules.sweep_bonus;
  draft.loser_deals = rules.loser_deals;
  draft.full_rotation = rules.full_rotation;
  draft.keep_of_suit = rules.keep_of_suit;
  draft.trump_by = static_cast<int>(rules.trump_by);
  draft.sevens = static_cast<int>(rules.sevens);
  draft.starts_with_rematch = true;
  return draft;
}

}  // namespace app
