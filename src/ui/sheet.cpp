#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "core/check.hpp"
#include "ui/count.hpp"
#include "ui/ended.hpp"
#include "ui/flow.hpp"
#include "ui/sheet_parts.hpp"
#include "ui/window.hpp"
#include "words/language.hpp"
#include "words/persons.hpp"
#include "words/words.hpp"

namespace ui {
namespace {

using core::at;

// A sheet lower than this, in design units, has its pieces closer together.
constexpr float kTightBelow = 500.0F;
// One narrower than this has its columns closer together.
constexpr float kNarrowBelow = 600.0F;

float whole(float pixels) { return std::floor(pixels + 0.5F); }

Rect zone(const Rect& where, float from, float to) {
  return {{where.min.x, from}, {where.max.x, to}};
}

bool is_entry_of(const core::Change& change, Cell cell) {
  const auto* const entry = std::get_if<core::Entry>(&change);
  return entry != nullptr && entry->deal == cell.deal && entry->seat == cell.seat;
}

std::string number(std::optional<int> tricks) { return tricks ? words::numeral(*tricks) : ""; }

SheetLayout lay_out(const Drawing& drawing, const Rect& where, float say) {
  const Pen& pen = drawing.pen;
  const OpenMatch& open = drawing.open;
  SheetLayout layout;
  layout.where = where;
  layout.is_tight = where.height() < pen.px(kTightBelow);
  const bool is_narrow = where.width() < pen.px(kNarrowBelow);
  const bool is_tight = layout.is_tight;
  layout.numbers = whole(pen.px(is_narrow ? 40 : 64));
  layout.column = (where.width() - layout.numbers) / core::kSeats;
  layout.pad = pen.px(is_narrow ? 10 : 18);
  layout.row = whole(pen.px(is_tight ? 36 : 48));

  const float head = where.min.y + whole(pen.px(is_tight ? 70 : 86));
  const float foot = where.max.y - whole(pen.px(is_tight ? 100 : 123));
  const float deeds = drawing.view.is_still ? foot : foot - whole(pen.px(is_tight ? 30 : 44));
  const float open_height =
      open.match.ended
          ? pen.px(where.width() < pen.px(kEndedBannerWide) ? kEndedBannerTall : kEndedBannerHigh)
          : pen.px(is_tight ? kTightOpenRow : kOpenRow);
  const float below = whole(open_height) + say;
  const float margin = pen.px(is_tight ? 2 : 6);
  const float wanted = layout.row * static_cast<float>(rows_shown(open)) + 2 * margin;
  float room = std::clamp(deeds - below - head, 0.0F, wanted);
  if (room < layout.row * 0.75F) {
    room = 0.0F;  // less of a row than can be read
  }
  const float rows = head + room;
  const float open_row = rows + below - say;
  layout.head = zone(where, where.min.y, head);
  layout.rows = zone(where, head, rows);
  layout.open = zone(where, rows, open_row);
  layout.say = zone(where, open_row, open_row + say);
  layout.deeds = zone(where, deeds, foot);
  layout.foot = zone(where, foot, where.max.y);
  return layout;
}

}  // namespace

int rows_shown(const OpenMatch& open) {
  const int settled = core::settled_deals(open.match);
  const bool shows_open =
      open.match.ended && core::has_entry(core::deal_at(open.match, settled + 1));
  return settled + (shows_open ? 1 : 0);
}

SheetLayout lay_out_sheet(const Drawing& drawing, const Rect& where) {
  const SheetLayout silent = lay_out(drawing, where, 0.0F);
  const float inside = where.max.x - silent.left_of(0) - 2 * silent.pad;
  return lay_out(drawing, where, height_of_say(drawing, inside));
}

std::string cell_name(const OpenMatch& open, Cell cell) {
  return fmt::format("cell {} {}", cell.deal, open.match.players[at(cell.seat)]);
}

bool has_focus(const View& view, const Draft& draft, Cell cell) {
  return view.open && !view.open->match.ended && !view.is_still && !draft.line &&
         !draft.is_around && draft.older.value_or(draft.focus) == cell;
}

std::string words_of_typed(const Draft& draft) {
  return has_sign(draft.typed) ? "\u2212" + words::in_digits(draft.typed.substr(1))
                               : words::in_digits(draft.typed);
}

CellFace face_of(const View& view, const Draft& draft, Cell cell) {
  const OpenMatch& open = *view.open;
  if (view.unsaved && is_entry_of(view.unsaved->change, cell)) {
    return {number(std::get<core::Entry>(view.unsaved->change).tricks), Standing::Unsaved};
  }
  if (!draft.typed.empty() && draft.focus == cell) {
    return {words_of_typed(draft), Standing::Typed};
  }
  if (const auto& tricks = core::deal_at(open.match, cell.deal).tricks[at(cell.seat)]) {
    return {number(tricks), Standing::Accepted};
  }
  const std::optional<Offer> offered = offer(open);
  if (const std::optional<int> counted =
          offered || view.is_still ? std::nullopt : offered_by_count(open, draft, cell)) {
    return {number(counted), Standing::Offered};
  }
  const bool is_offered = offered && !view.is_still && offered->seat == cell.seat &&
                          cell.deal == core::settled_deals(open.match) + 1;
  return is_offered ? CellFace{number(offered->tricks), Standing::Offered} : CellFace{};
}

std::string why_locked(const OpenMatch& open, Cell cell) {
  if (open.is_locked) {
    return words::place_is_guarded(words::person(open.match, open.at_sheet));
  }
  const auto refusal =
      core::check(open.match, open.at_sheet,
                  core::Entry{.deal = cell.deal, .seat = cell.seat, .tricks = std::nullopt});
  return refusal ? words::refusal(*refusal, open.match) : "";
}

void go_to(const View& view, Draft& draft, Actions& actions, Cell cell) {
  draft.line.reset();
  draft.older.reset();
  draft.is_around = false;
  if (draft.focus == cell) {
    return;
  }
  if (!draft.typed.empty()) {
    enter_typed(view, draft, actions);
    draft.bound_for = cell;
  } else {
    draft.focus = cell;
  }
}

float least_sheet(Pen& pen, const View& view, Draft& draft, float width) {
  Actions none;
  const SheetLayout layout =
      lay_out_sheet({pen, view, *view.open, draft, none}, {{0, 0}, {width, pen.px(1)}});
  return layout.head.height() + layout.open.height() + layout.say.height() + layout.deeds.height() +
         layout.foot.height();
}

void draw_sheet(Pen& pen, const View& view, Draft& draft, Actions& actions, const Rect& where) {
  if (!view.open) {
    return;
  }
  const Drawing drawing{pen, view, *view.open, draft, actions};
  const bool is_over = view.open->match.ended.has_value();
  const SheetLayout layout = lay_out_sheet(drawing, where);
  pen.panel(where);
  draw_sheet_head(drawing, layout);
  draw_sheet_rows(drawing, layout);
  if (is_over) {
    draw_ended_banner(pen, view, draft, actions,
                      {{layout.left_of(0) + layout.pad, layout.open.min.y},
                       {where.max.x - layout.pad, layout.open.max.y}});
  } else {
    draw_open_deal(drawing, layout);
  }
  draw_say(drawing, layout);
  if (!view.is_still) {
    draw_deeds(drawing, layout);
  }
  draw_sheet_foot(drawing, layout);
}

}  // namespace ui
