#include "ui/picture.hpp"

#include <fmt/format.h>

#include "ui/sheet_parts.hpp"
#include "ui/window.hpp"
#include "words/words.hpp"

namespace ui {
namespace {

constexpr float kWide = 820.0F;  // design units
constexpr float kMargin = 16.0F;
constexpr float kHead = 34.0F;      // the line above the sheet
constexpr float kTallest = 1.0e6F;  // a place in which a sheet has all the room it wants

std::string head_of(const OpenMatch& open) {
  const std::string game(open.match.rules.game->name);
  return open.day.empty() ? game : fmt::format("{} \u00B7 {}", game, open.day);
}

}  // namespace

ImVec2 size_of_picture(Pen& pen, const View& view) {
  Draft draft;
  Actions none;
  const Rect roomy{{0, 0}, {pen.px(kWide - 2 * kMargin), pen.px(kTallest)}};
  const SheetLayout layout = lay_out_sheet({pen, view, *view.open, draft, none}, roomy);
  const float sheet = layout.head.height() + layout.rows.height() + layout.open.height() +
                      layout.say.height() + layout.deeds.height() + layout.foot.height();
  return {pen.px(kWide), std::max(sheet, pen.px(500)) + pen.px(kHead + 2 * kMargin)};
}

void draw_picture(Pen& pen, const View& view) {
  Draft draft;
  Actions none;
  const ImVec2 size = ImGui::GetIO().DisplaySize;
  begin_full_window(pen);
  pen.text({pen.px(kMargin + 4), pen.px(kMargin - 2)}, head_of(*view.open), Type::Heading,
           pen.palette().soft, Weight::Strong, Align::Left, size.x - pen.px(2 * kMargin));
  draw_sheet(pen, view, draft, none,
             {{pen.px(kMargin), pen.px(kMargin + kHead)},
              {size.x - pen.px(kMargin), size.y - pen.px(kMargin)}});
  end_full_window();
}

}  // namespace ui
