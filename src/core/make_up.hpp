// Cards that have been drawn and should not have been, or the other way round: the table drew them
// as the sheet then said, and a correction changed what it says. What would put it right, and what
// the table has said of it. The score is not touched by any of this.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/sheet.hpp"

namespace core {

struct WrongPulls {
  int deal = 1;  // after which the cards were drawn
  MakeUp said = MakeUp::Asked;
  std::vector<Move> drawn;    // as ticked
  std::vector<Move> due;      // by the deal as it stands
  std::vector<Move> to_draw;  // what makes the one into the other, in order of play from the 5 seat

  bool operator==(const WrongPulls&) const = default;
};

// Those of settled deal `number`, whatever the table has said of it; nullopt if the cards ticked
// are those to be drawn, or can still be ticked as what is left of them.
[[nodiscard]] std::optional<WrongPulls> wrong_pulls(const Match& match, int number);

// Those about which the table has something to say or to do before the next deal: asked or owed,
// the oldest first; of the newest settled deal also what is left as it is, as then nothing is
// drawn.
[[nodiscard]] std::vector<WrongPulls> wrong_pulls(const Match& match);

// The moves after the two deals that something done to deal `deal` can change: its own, and those
// of the deal before it, which go by its dealer.
struct DuePulls {
  int deal = 0;
  std::array<std::optional<std::vector<Move>>, 2> moves;  // after deal - 1 and deal, if settled
};
[[nodiscard]] DuePulls due_pulls(const Match& match, int deal);

// Asks, where `match` now has other moves than `before` and the cards already ticked are not those;
// takes the question back where they are.
void ask_about_pulls(const DuePulls& before, Match& match);

// The ticks of a deal after which every card of `moves` has been drawn.
[[nodiscard]] std::vector<Tick> all_drawn(const std::vector<Move>& moves);

}  // namespace core
