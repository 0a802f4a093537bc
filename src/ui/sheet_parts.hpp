// The pieces of the sheet and where each of them goes, from the heads of the columns at the top to
// the totals at the foot. What a piece shows comes from the view; nothing is worked out here that
// the rules decide.
#pragma once

#include <string>

#include "core/refusal.hpp"
#include "ui/action.hpp"
#include "ui/draft.hpp"
#include "ui/pen.hpp"
#include "ui/view.hpp"

namespace ui {

// All in pixels. The zones follow each other without gaps from the top of `where` to its bottom.
struct SheetLayout {
  Rect where;
  Rect head;
  Rect rows;   // of the settled deals; scrolls when they need more
  Rect open;   // the open deal, or what was entered of one when the match ended
  Rect say;    // what the sheet has to say
  Rect deeds;  // undo and redo
  Rect foot;
  float numbers = 0.0F;  // how wide the deal numbers' column is
  float column = 0.0F;   // how wide a player's column is
  float pad = 0.0F;      // from a column's edge to what is in it
  float row = 0.0F;      // how high a settled deal is
  bool is_tight = false;

  [[nodiscard]] float left_of(core::Seat seat) const {
    return where.min.x + numbers + static_cast<float>(seat) * column;
  }
  // How wide what is in a column may be.
  [[nodiscard]] float inside() const { return column - 2 * pad; }
};

// What a frame's drawing passes around.
struct Drawing {
  Pen& pen;
  const View& view;
  const OpenMatch& open;  // of the view
  Draft& draft;
  Actions& actions;

  [[nodiscard]] const Palette& palette() const { return pen.palette(); }
  [[nodiscard]] float px(float units) const { return pen.px(units); }
};

[[nodiscard]] SheetLayout lay_out_sheet(const Drawing& drawing, const Rect& where);

// Whether points are won and lost, so that they and the totals carry their sign.
[[nodiscard]] inline bool counts_either_way(const OpenMatch& open) {
  return open.match.rules.game->points == core::Points::Difference;
}

// How many deals have a row: the settled ones and, when the match ended in the middle of a deal,
// that one, which counts for nothing.
[[nodiscard]] int rows_shown(const OpenMatch& open);

// The least height of a sheet `width` pixels wide that has room for the open deal, what there is to
// say and the totals; in pixels. A match is open.
[[nodiscard]] float least_sheet(Pen& pen, const View& view, Draft& draft, float width);

void draw_sheet_head(const Drawing& drawing, const SheetLayout& layout);
void draw_sheet_rows(const Drawing& drawing, const SheetLayout& layout);
void draw_open_deal(const Drawing& drawing, const SheetLayout& layout);
void draw_say(const Drawing& drawing, const SheetLayout& layout);
void draw_deeds(const Drawing& drawing, const SheetLayout& layout);
void draw_sheet_foot(const Drawing& drawing, const SheetLayout& layout);

// A player's total as it is written, and what it amounts to so far: 'leads', 'shares the lead',
// 'won in deal 5'; empty if nothing.
[[nodiscard]] std::string total_shown(const OpenMatch& open, core::Seat seat);
[[nodiscard]] std::string place_of(const OpenMatch& open, core::Seat seat);
// How much of the way to the line it is, 1 for all of it; 0 in a game without one.
[[nodiscard]] float part_of_line(const OpenMatch& open, core::Seat seat);

// How high draw_say needs its zone to be, `inside` pixels wide.
[[nodiscard]] float height_of_say(const Drawing& drawing, float inside);

// The height of the row of the open deal and the like, in design units.
inline constexpr float kOpenRow = 80.0F;
inline constexpr float kTightOpenRow = 62.0F;

// What stands in a cell and how: typed, accepted, not saved yet, offered in grey, or nothing.
enum class Standing { Empty, Typed, Accepted, Unsaved, Offered };
struct CellFace {
  std::string words;
  Standing standing = Standing::Empty;
};
[[nodiscard]] CellFace face_of(const View& view, const Draft& draft, Cell cell);

// What is half-typed, as it is shown.
[[nodiscard]] std::string words_of_typed(const Draft& draft);

// A cell as a box that can be focused and pressed, named 'cell DEAL NAME'.
void draw_cell(const Drawing& drawing, Cell cell, const Rect& box, Type type);
[[nodiscard]] std::string cell_name(const OpenMatch& open, Cell cell);

// The hand goes to `cell`; what is half-typed elsewhere is entered first. An older deal's cell
// opens its correction instead, for the host.
void go_to(const View& view, Draft& draft, Actions& actions, Cell cell);

// Whether `cell` is of a deal that only a correction changes any more.
[[nodiscard]] bool is_older(const OpenMatch& open, Cell cell);

// Asks the host for what is right in the row of an older `cell`; to others the sheet says why not.
void begin_correction(const View& view, Draft& draft, Actions& actions, Cell cell);

// Why whoever is at the sheet may not correct the row of `cell`; nullopt if he may.
[[nodiscard]] std::optional<core::Refusal> may_not_correct(const OpenMatch& open, Cell cell);

// Why the cell that has the focus cannot be written by whoever is at the sheet, as a sentence;
// empty if it can.
[[nodiscard]] std::string why_locked(const OpenMatch& open, Cell cell);

// Whether `cell` is the one digits go to.
[[nodiscard]] bool has_focus(const View& view, const Draft& draft, Cell cell);

}  // namespace ui
