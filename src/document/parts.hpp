// Pieces of JSON that the match document and the score have in common.
#pragma once

#include <vector>

#include "core/match.hpp"
#include "document/json.hpp"

namespace document {

// A player's name, and those of several.
[[nodiscard]] Json name_json(const core::Match& match, core::Seat seat);
[[nodiscard]] Json names_json(const core::Match& match, const std::vector<core::Seat>& seats);

// Settled deal `number` as the document has it.
[[nodiscard]] Json deal_json(const core::Match& match, int number);

// Open deal `number` as the document has it; null if nothing is known of it.
[[nodiscard]] Json open_json(const core::Match& match, int number);

}  // namespace document
