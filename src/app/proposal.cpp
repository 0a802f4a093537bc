#include "app/proposal.hpp"

#include "core/money.hpp"
#include "core/name.hpp"

namespace app {

core::Proposal proposal_of(const ui::NewMatchDraft& draft) {
  core::Proposal proposal{.names = draft.names,
                          .rules = draft.rules,
                          .first_dealer = draft.first_dealer % core::kSeats,
                          .host = draft.host,
                          .target = std::nullopt};
  if (core::has_line(*draft.rules.game)) {
    proposal.target = core::whole_number(draft.target, 6).value_or(0);
  }
  if (const std::optional<core::Stake> stake = core::stake_of(draft.stake)) {
    proposal.rules.stake = stake->amount;
    proposal.rules.currency = stake->currency;
  }
  return proposal;
}

ui::NewMatchDraft rematch_of(const core::Match& match, bool is_passed_round) {
  ui::NewMatchDraft draft;
  draft.names = match.players;
  draft.first_dealer = core::next_dealer(match, core::settled_deals(match) + 1);
  draft.host = match.host;
  draft.rules = match.rules;
  draft.target = match.target ? std::to_string(*match.target) : "";
  draft.stake =
      match.rules.stake ? core::stake_text({*match.rules.stake, match.rules.currency}) : "";
  draft.rules.stake.reset();
  draft.rules.currency.clear();
  draft.is_passed_round = is_passed_round;
  draft.starts_with_rematch = true;
  return draft;
}

}  // namespace app
