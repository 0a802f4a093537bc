#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "ui/count.hpp"
#include "ui/flow.hpp"
#include "ui/marks.hpp"
#include "ui/sheet_parts.hpp"
#include "words/language.hpp"
#include "words/words.hpp"

namespace ui {
namespace {

using core::at;

ImU32 ink_of(const Palette& palette, Standing standing) {
  return standing == Standing::Offered ? palette.faint : palette.ink;
}

// The pips of a count need room beside the cell; in a narrow column it is taken from the cell.
constexpr float kCellWidth = 74.0F;
constexpr float kCellBesidePips = 44.0F;
constexpr float kNarrowColumn = 150.0F;

Rect box_of(const Drawing& drawing, const SheetLayout& layout, core::Seat seat) {
  const bool is_narrow =
      is_counting(drawing.open, drawing.draft) && layout.column < drawing.px(kNarrowColumn);
  const float width =
      std::min(drawing.px(is_narrow ? kCellBesidePips : kCellWidth), layout.inside());
  const float height = drawing.px(layout.is_tight ? 46 : 54);
  const float x = std::floor(layout.left_of(seat) + layout.pad);
  const float y = std::floor(layout.open.center().y - height / 2);
  return {{x, y}, {x + width, y + height}};
}

// Whose hand wrote the cell, when it was not the column's own.
void draw_hand(const Drawing& drawing, Cell cell, const Rect& box, float right) {
  const core::Deal& deal = core::deal_at(drawing.open.match, cell.deal);
  const core::Actor hand = deal.hands[at(cell.seat)];
  const float x = box.max.x + drawing.px(10);
  if (!deal.tricks[at(cell.seat)] || hand == cell.seat || x + drawing.px(10) > right) {
    return;
  }
  if (hand == core::kKeeper) {
    drawing.pen.text({x, box.center().y - drawing.px(8)},
                     words::tr_as("the host's hand, one letter", "h"), Type::Tiny,
                     drawing.palette().faint);
  } else {
    drawing.pen.mark({x + drawing.px(4), box.center().y}, hand, 6);
  }
  static_cast<void>(drawing.pen.mouse_area(
      fmt::format("hand of {}", cell_name(drawing.open, cell)),
      {{x - drawing.px(4), box.center().y - drawing.px(10)},
       {x + drawing.px(12), box.center().y + drawing.px(10)}},
      true, words::tr("Written by {}.", words::person(drawing.open.match, hand))));
}

void draw_unsaved(const Drawing& drawing, const Rect& box, float right) {
  const ImVec2 center{box.max.x + drawing.px(14), box.center().y};
  draw_warning(drawing.pen, center, 14, drawing.palette().bad);
  const float x = center.x + drawing.px(12);
  if (x + drawing.px(40) < right) {
    drawing.pen.text({x, center.y - drawing.px(8)}, words::tr("not saved yet"), Type::Tiny,
                     drawing.palette().bad, Weight::Regular, Align::Left, right - x);
  }
}

}  // namespace

void draw_cell(const Drawing& drawing, Cell cell, const Rect& box, Type type) {
  Pen& pen = drawing.pen;
  const CellFace face = face_of(drawing.view, drawing.draft, cell);
  const std::string locked = why_locked(drawing.open, cell);
  const bool is_here = has_focus(drawing.view, drawing.draft, cell);
  // Where the hand is, the line beneath says it already.
  if (pen.mouse_area(cell_name(drawing.open, cell), box, true, is_here ? "" : locked)) {
    go_to(drawing.view, drawing.draft, drawing.actions, cell);
  }
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float edge = pen.px(2);
  list.AddRectFilled(box.min, box.max, drawing.palette().ground, pen.px(10));
  list.AddRect({box.min.x + edge / 2, box.min.y + edge / 2},
               {box.max.x - edge / 2, box.max.y - edge / 2}, drawing.palette().line,
               pen.px(10) - edge / 2, 0, edge);
  if (is_here) {
    pen.focus_frame(box, 10);
  }
  if (!locked.empty()) {
    draw_lock(pen, {box.max.x - pen.px(12), box.min.y + pen.px(13)}, 12, drawing.palette().faint);
  }
  const float height = pen.text_size("0", type).y;
  pen.text({box.center().x, box.center().y - height / 2}, face.words, type,
           ink_of(drawing.palette(), face.standing),
           face.standing == Standing::Offered ? Weight::Regular : Weight::Strong, Align::Center);
}

void draw_open_deal(const Drawing& drawing, const SheetLayout& layout) {
  Pen& pen = drawing.pen;
  const float edge = pen.px(1);
  const Rect& row = layout.open;
  const int deal = core::settled_deals(drawing.open.match) + 1;
  ImGui::GetWindowDrawList()->AddRectFilled(
      {row.min.x + edge, row.min.y}, {row.max.x - edge, row.max.y}, drawing.palette().raised);
  for (const float y : {row.min.y, row.max.y - edge}) {
    pen.line({row.min.x + edge, y}, {row.max.x - edge, y}, drawing.palette().line);
  }
  pen.text({layout.where.min.x + layout.numbers - layout.pad,
            row.center().y - pen.text_size("0", Type::Body).y / 2},
           words::numeral(deal), Type::Body, drawing.palette().soft, Weight::Regular, Align::Right);
  for (const core::Seat seat : core::kAllSeats) {
    const Cell cell{.deal = deal, .seat = seat};
    const Rect box = box_of(drawing, layout, seat);
    const float right = layout.left_of(seat) + layout.column;
    draw_cell(drawing, cell, box, Type::Cell);
    if (face_of(drawing.view, drawing.draft, cell).standing == Standing::Unsaved) {
      draw_unsaved(drawing, box, right);
    } else if (is_counting(drawing.open, drawing.draft) &&
               !core::deal_at(drawing.open.match, deal).tricks[at(seat)]) {
      draw_pips(drawing, seat,
                {{box.max.x + drawing.px(8), box.min.y + drawing.px(6)},
                 {right - drawing.px(6), box.max.y - drawing.px(6)}},
                false);
    } else {
      draw_hand(drawing, cell, box, right);
    }
  }
}

}  // namespace ui
