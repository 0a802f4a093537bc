#include <fmt/format.h>

#include "ui/explained.hpp"
#include "ui/marks.hpp"
#include "ui/runs.hpp"
#include "ui/sheet_parts.hpp"
#include "words/language.hpp"
#include "words/words.hpp"

namespace ui {
namespace {

using core::at;

// The number in what a player is stands out.
std::vector<Run> role_runs(const Drawing& drawing, std::string role, int quota) {
  const std::string number = words::numeral(quota);
  if (const std::size_t at = role.rfind(number); at != std::string::npos) {
    role.replace(at, number.size(), kMarks[0]);
  }
  return marked_runs(
      role, {.words = "", .colour = drawing.palette().soft},
      {{.words = number, .colour = drawing.palette().ink, .weight = Weight::Strong}});
}

// The largest type in which a name fits, or the smallest.
Type name_type(const Pen& pen, const std::string& name, float room) {
  for (const Type type : {Type::Name, Type::Heading}) {
    if (pen.text_size(name, type, Weight::Strong).x <= room) {
      return type;
    }
  }
  return Type::Note;
}

void draw_name(const Drawing& drawing, const SheetLayout& layout, core::Seat seat, float y) {
  Pen& pen = drawing.pen;
  const std::string& name = drawing.open.match.players[at(seat)];
  const float x = layout.left_of(seat) + layout.pad;
  const float beside_mark = pen.px(20);
  const float room = layout.inside() - beside_mark;
  const Type type = name_type(pen, name, room);
  const float baseline = y + ascent_of(pen, Type::Name);
  pen.mark({x + pen.px(5.5F), baseline - pen.px(7.5F)}, seat, 11);
  pen.text({x + beside_mark, top_on(pen, baseline, type)}, name, type, drawing.palette().ink,
           Weight::Strong, Align::Left, room);
  if (pen.text_size(name, type, Weight::Strong).x > room) {
    static_cast<void>(pen.mouse_area(fmt::format("whole name {}", seat + 1),
                                     {{x, y}, {x + layout.inside(), y + pen.px(28)}}, true, name));
  }
}

// In as many words as there is room for.
void draw_role(const Drawing& drawing, const SheetLayout& layout, core::Seat seat, float y) {
  if (!drawing.open.sheet.next) {
    return;
  }
  Pen& pen = drawing.pen;
  const float x = layout.left_of(seat) + layout.pad;
  const core::Match& match = drawing.open.match;
  const core::NextDeal& next = *drawing.open.sheet.next;
  const std::string whole = words::role(match, next, seat);
  const std::string needs = words::needs(match, next, seat);
  for (const std::string& role :
       {whole, words::role(match, next, seat, words::Length::Few), needs}) {
    const std::vector<Run> runs = role_runs(drawing, role, next.quotas[at(seat)]);
    if (width_of_runs(pen, runs, Type::Note) <= layout.inside() || role == needs) {
      draw_runs(pen, {x, y}, runs, Type::Note, layout.inside() + 1);
      press_to_explain(
          drawing, fmt::format("explain needs {}", drawing.open.match.players[at(seat)]),
          {{x, y}, {x + layout.inside(), y + pen.px(20)}}, Topic::Needs, seat, std::nullopt,
          role == whole ? std::string_view(words::tr("Why this many (E)")) : whole);
      return;
    }
  }
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
        drawing.palette().of_player(seat), is_last ? pen.px(13) : 0.0F,
        is_last ? ImDrawFlags_RoundCornersTopRight : ImDrawFlags_RoundCornersNone);
    draw_name(drawing, layout, seat, name_y);
    draw_role(drawing, layout, seat, role_y);
  }
  pen.line({layout.head.min.x + edge, layout.head.max.y},
           {layout.head.max.x - edge, layout.head.max.y}, drawing.palette().line);
}

}  // namespace ui
