#include <fmt/format.h>

#include "ui/marks.hpp"
#include "ui/runs.hpp"
#include "ui/sheet_parts.hpp"
#include "words/words.hpp"

namespace ui {
namespace {

std::size_t at(core::Seat seat) { return static_cast<std::size_t>(seat); }

// What a player is, with the number he needs standing out.
std::vector<Run> role_runs(const Drawing& drawing, core::Seat seat) {
  const std::string role = words::role(drawing.open.match, *drawing.open.sheet.next, seat);
  const std::size_t blank = role.find_last_of(' ') + 1;
  return {{.words = role.substr(0, blank), .colour = drawing.palette().soft},
          {.words = role.substr(blank), .colour = drawing.palette().ink, .weight = Weight::Strong}};
}

void draw_name(const Drawing& drawing, const SheetLayout& layout, core::Seat seat, float y) {
  Pen& pen = drawing.pen;
  const std::string& name = drawing.open.match.players[at(seat)];
  const float x = layout.left_of(seat) + layout.pad;
  const float beside_mark = pen.px(20);
  const float room = layout.inside() - beside_mark;
  const float middle = y + ascent_of(pen, Type::Name) - pen.px(7.5F);
  pen.mark({x + pen.px(5.5F), middle}, seat, 11);
  pen.text({x + beside_mark, y}, name, Type::Name, drawing.palette().ink, Weight::Strong,
           Align::Left, room);
  const ImVec2 size = pen.text_size(name, Type::Name, Weight::Strong);
  if (size.x > room) {
    static_cast<void>(pen.area(nullptr, fmt::format("whole name {}", seat + 1),
                               {{x, y}, {x + layout.inside(), y + size.y}}, true, name));
  }
}

void draw_role(const Drawing& drawing, const SheetLayout& layout, core::Seat seat, float y) {
  if (!drawing.open.sheet.next) {
    return;
  }
  Pen& pen = drawing.pen;
  const float x = layout.left_of(seat) + layout.pad;
  const std::vector<Run> runs = role_runs(drawing, seat);
  if (width_of_runs(pen, runs, Type::Note) <= layout.inside()) {
    draw_runs(pen, {x, y}, runs, Type::Note, layout.inside() + 1);
    return;
  }
  // The number first: it is what a glance is for.
  const std::string words = runs[0].words + runs[1].words;
  const float number =
      pen.text({x, y}, runs[1].words, Type::Note, drawing.palette().ink, Weight::Strong) +
      pen.px(6);
  const std::size_t comma = words.find(',');
  pen.text({x + number, y}, comma == std::string::npos ? words : words.substr(0, comma), Type::Note,
           drawing.palette().soft, Weight::Regular, Align::Left, layout.inside() - number);
  static_cast<void>(pen.area(nullptr, fmt::format("whole role {}", seat + 1),
                             {{x, y}, {x + layout.inside(), y + pen.px(20)}}, true, words));
}

}  // namespace

void draw_sheet_head(const Drawing& drawing, const SheetLayout& layout) {
  Pen& pen = drawing.pen;
  const float edge = pen.px(1);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float name_y = layout.head.min.y + pen.px(layout.is_tight ? 12 : 20);
  const float role_y = name_y + pen.text_size("0", Type::Name).y + pen.px(layout.is_tight ? 0 : 3);
  for (const core::Seat seat : core::kAllSeats) {
    const float left = layout.left_of(seat);
    const bool is_last = seat == core::kSeats - 1;
    list.AddRectFilled(
        {left, layout.head.min.y + edge},
        {left + layout.column - (is_last ? edge : 0.0F), layout.head.min.y + pen.px(5)},
        drawing.palette().player[seat], is_last ? pen.px(13) : 0.0F,
        is_last ? ImDrawFlags_RoundCornersTopRight : ImDrawFlags_RoundCornersNone);
    draw_name(drawing, layout, seat, name_y);
    draw_role(drawing, layout, seat, role_y);
  }
  pen.line({layout.head.min.x + edge, layout.head.max.y},
           {layout.head.max.x - edge, layout.head.max.y}, drawing.palette().line);
}

}  // namespace ui
