// How far a match is from its end: what each player is short of the line, the first deal that can
// decide it, the last one that can leave it open, and who could win by the next. It looks ahead
// over every result that the deals to come can have under the match's own rules, and refuses to
// know how likely any of them is.
//
// Looked ahead is from the sheet as it stands: settled deals are not corrected or traded in any
// more, the line stays where it is (a move that waits counts), the deal passes on as the rules say,
// and what is entered of the open deal may still be changed. Its call and its bid stand.
#pragma once

#include <optional>
#include <vector>

#include "core/match.hpp"
#include "core/sheet.hpp"

namespace core {

struct Race {
  // Points to the line, at least 1 unless a line moved lower waits; nullopt in a game without one.
  PerSeat<std::optional<int>> up;
  // Points down to the line below, where a match ends at the line either way; nullopt elsewhere.
  PerSeat<std::optional<int>> down;
  // The number of the first deal that can decide the match.
  int earliest = 1;
  // The number of the deal that must decide it, whatever is played before. Where every trick is a
  // point, the tricks have to go somewhere; where points add up to nothing, deals can be played for
  // ever in which nobody comes nearer, and there is no such deal: nullopt.
  std::optional<int> latest;
  // Every set of players that could be the winners by the next deal, each in seat order: alone
  // first, then two who share, then all three. Empty if that deal cannot decide.
  std::vector<std::vector<Seat>> next_winners;

  bool operator==(const Race&) const = default;
};

// Nullopt once the match is decided or ended. The work of some hundred deals: ask once a change.
[[nodiscard]] std::optional<Race> race_of(const Match& match);

// What would be decided if the line were moved to `target` (1 to 9999) now, between deals; nullopt
// if nothing would.
[[nodiscard]] std::optional<Decision> decided_with_line(const Match& match, int target);

}  // namespace core
