// The pieces beside the sheet: the table from above, the pulls in their order, and the totals as
// they grew. Each draws from a y downwards and gives the y at which it ends, all in pixels.
#pragma once

#include <string>
#include <vector>

#include "ui/pen.hpp"
#include "ui/runs.hpp"
#include "ui/sheet_parts.hpp"

namespace ui {

// A card whose height is known only when it is full: its content is drawn first, on an upper layer.
class Framed {
 public:
  explicit Framed(Pen& pen);
  void close(const Rect& rect);

 private:
  Pen& pen_;
  ImDrawList& list_;
  ImDrawListSplitter splitter_;
};

// Where a seat is drawn on the table seen from above, relative to its middle in units of its radii.
// The first seat is at the bottom; counterclockwise the next one sits to its right, as it would for
// somebody who sits there and looks at the middle of the table.
[[nodiscard]] ImVec2 place_at_table(core::Seat seat, core::Direction direction);

inline constexpr float kTablePicture = 162.0F;  // how high it is, design units
void draw_table(const Drawing& drawing, const Rect& where);

// 'Chandra draws 1 from Bimal', the names standing out in their players' colours.
[[nodiscard]] std::vector<Run> move_runs(const Drawing& drawing, const core::Move& move);

// The control of the first card that is still to be drawn; empty if there is none.
[[nodiscard]] std::string first_card_to_draw(const OpenMatch& open);

// The pulls, or why there are none.
float draw_pulls(const Drawing& drawing, ImVec2 at, float width);

// The calls that each player has left, where each deal has one.
float draw_calls_left(const Drawing& drawing, ImVec2 at, float width);

inline constexpr float kLeastChart = 76.0F;  // design units
inline constexpr float kMostChart = 170.0F;
void draw_chart(const Drawing& drawing, const Rect& where);

// What there is to read about the match besides its sheet: title and note, how the totals grew, the
// pulls after each deal, and the journal. `where` says how high the place is that is seen.
float draw_record(const Drawing& drawing, const Rect& where);

}  // namespace ui
