// Between the page 'New match' and a match: what was filled in, as a proposal, and the other way, a
// match just ended as a page filled in for a rematch.
#pragma once

#include "core/start.hpp"
#include "ui/draft.hpp"

namespace app {

[[nodiscard]] core::Proposal proposal_of(const ui::NewMatchDraft& draft);

// Same people, same rules, the line the match started with, and the next dealer in the rotation.
[[nodiscard]] ui::NewMatchDraft rematch_of(const core::Match& match, bool is_passed_round);

}  // namespace app
