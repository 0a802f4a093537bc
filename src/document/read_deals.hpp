// The deals of a document: what was played and what is being played. Each deal is held against the
// rules on top of those before it, by the same checks that a change at the table meets.
#pragma once

#include "core/match.hpp"
#include "document/reading.hpp"

namespace document {

// Puts the settled deals of a document into `match`, which has its players and rules, and no deals.
void read_settled_deals(Reading& reading, core::Match& match, const Json& deals);

// Puts the open deal into `match`, after the settled ones.
void read_open_deal(Reading& reading, core::Match& match, const Json& open);

}  // namespace document
