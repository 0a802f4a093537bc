// What the race says, in a player's words: how far each is from the line, when somebody has to
// cross it, and who could win by the next deal. It knows what the race is and refuses to know
// chances.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/race.hpp"

namespace words {

// '11 more to 25', '4 more to 15 or 26 down to −15': what one player needs; empty in a game without
// a line.
[[nodiscard]] std::string needs_to_cross(const core::Match& match, const core::Race& race,
                                         core::Seat seat);

// 'Somebody can cross in deal 6 at the earliest, and somebody must by deal 8.', in the words of the
// game; a sentence.
[[nodiscard]] std::string when_it_ends(const core::Match& match, const core::Race& race);

// 'In deal 3 Asha or Bimal could win. Asha and Bimal could share it.'; empty if the next deal
// decides nothing.
[[nodiscard]] std::string who_could_win(const core::Match& match, const core::Race& race);

// 'With 14, Asha would have won after deal 4.', or that nobody would have.
[[nodiscard]] std::string line_would(const core::Match& match, int target,
                                     const std::optional<core::Decision>& decided);

}  // namespace words
