#include "ui/window.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/history_filter.hpp"
#include "ui/keys.hpp"
#include "ui/marks.hpp"
#include "ui/runs.hpp"
#include "ui/scrolled.hpp"
#include "ui/sheet_parts.hpp"
#include "ui/table_view.hpp"
#include "ui/top_parts.hpp"
#include "ui/without_sheet.hpp"

namespace ui {
namespace {

// The zooms there are, smallest first.
constexpr std::array kZooms = {0.75F, 0.9F, 1.0F, 1.1F, 1.25F, 1.5F, 1.75F, 2.0F, 2.25F, 2.5F};

// Narrower than this, in design units, what is beside the sheet goes below it.
constexpr float kBesideFrom = 600.0F;
constexpr float kSideWidth = 424.0F;
constexpr float kLeastSide = 228.0F;
constexpr float kLowSheet = 320.0F;
constexpr float kRoomForRows = 80.0F;

float next_zoom(float zoom) {
  const auto* const next =
      std::ranges::find_if(kZooms, [&](float step) { return step > zoom + 0.01F; });
  return next == kZooms.end() ? kZooms.back() : *next;
}

float last_zoom(float zoom) {
  const auto* const here =
      std::ranges::find_if(kZooms, [&](float step) { return step > zoom - 0.01F; });
  return here == kZooms.begin() ? kZooms.front() : *(here - 1);
}

Theme next_theme(Theme theme) {
  switch (theme) {
    case Theme::Dark:
      return Theme::Light;
    case Theme::Light:
      return Theme::HighContrast;
    case Theme::HighContrast:
      return Theme::Dark;
  }
  return Theme::Dark;
}

bool has_dialog(const Draft& draft) {
  return !std::holds_alternative<std::monostate>(draft.dialog);
}

void take_looks_keys(const View& view, Actions& actions) {
  if (is_pressed(Command::ZoomIn)) {
    actions.emplace_back(SetZoom{next_zoom(view.zoom)});
  } else if (is_pressed(Command::ZoomOut)) {
    actions.emplace_back(SetZoom{last_zoom(view.zoom)});
  } else if (is_pressed(Command::ZoomUsual)) {
    actions.emplace_back(SetZoom{1.0F});
  } else if (is_pressed(Command::NextTheme)) {
    actions.emplace_back(SetTheme{next_theme(view.theme)});
  }
}

// Keys about the open match besides its sheet.
void take_record_keys(const View& view, Draft& draft, Actions& actions) {
  if (is_pressed(Command::ShowRecord)) {
    enter_typed(view, draft, actions);
    draft.shows_record = !draft.shows_record;
  } else if (is_pressed(Command::CopySheet)) {
    enter_typed(view, draft, actions);
    actions.emplace_back(CopySheet{view.open->number});
  } else if (is_pressed(Command::SaveAs)) {
    enter_typed(view, draft, actions);
    actions.emplace_back(AskOut{view.open->number});
  }
}

void take_page_keys(const View& view, Draft& draft, Actions& actions) {
  struct PageKey {
    Command command;
    Page page;
  };
  for (const PageKey& key :
       {PageKey{Command::ShowSheet, Page::Sheet}, PageKey{Command::ShowMatches, Page::Matches},
        PageKey{Command::ShowNewMatch, Page::NewMatch}, PageKey{Command::ShowPeople, Page::People},
        PageKey{Command::ShowStatistics, Page::Statistics}}) {
    if (is_pressed(key.command)) {
      turn_to(key.page, view, draft, actions);
    }
  }
  if (is_pressed(Command::FindMatch) && draft.page != Page::Matches) {
    turn_to(Page::Matches, view, draft, actions);  // which has the key too
  }
  if (draft.page == Page::Sheet && view.open) {
    take_record_keys(view, draft, actions);
  }
  if (is_pressed(Command::Help)) {
    enter_typed(view, draft, actions);
    draft.dialog = HelpShown{};
  } else if (is_pressed(Command::ShowLooks)) {
    draft.dialog = LooksShown{};
  } else if (is_pressed(Command::ShowRules) && (view.open || draft.page == Page::NewMatch)) {
    enter_typed(view, draft, actions);
    draft.dialog = RulesShown{};
  }
}

// Over every page, and away again to it as it was left.
void take_table_key(const View& view, Draft& draft) {
  if (is_pressed(Command::ShowTable) && view.open) {
    draft.shows_table = !draft.shows_table;
  }
}

void take_keys(const View& view, Draft& draft, Actions& actions) {
  take_looks_keys(view, actions);
  take_table_key(view, draft);
  if (is_pressed(Command::Leave)) {
    actions.emplace_back(Leave{});
  }
  if (has_dialog(draft)) {
    return;
  }
  if (shows_table(view, draft)) {
    take_table_keys(view, draft, actions);
    return;
  }
  take_page_keys(view, draft, actions);
  if (draft.page == Page::Sheet && !has_dialog(draft)) {
    take_sheet_keys(view, draft, actions);
    // The sheet reads what is typed, so Dear ImGui must not let a key pass the text before it: of
    // '4 Enter 5' in one frame nobody could tell whether 45 was meant.
    GImGui->WantTextInputNextFrame = 1;
  }
}

// A number typed and then a press of the mouse elsewhere: it is kept, before whatever was pressed.
void keep_typed_on_press(const View& view, Draft& draft, Actions& actions) {
  // What is half-typed under a dialog is to stay so: only the one for looks opens over it.
  if (!ImGui::IsMouseClicked(ImGuiMouseButton_Left) || draft.typed.empty() || has_dialog(draft)) {
    return;
  }
  Actions kept;
  enter_typed(view, draft, kept);
  actions.insert(actions.begin(), kept.begin(), kept.end());
}

// Content taller than its place scrolls; its bar stands in the margin to the right of it.
Rect with_bar(const Pen& pen, const Rect& where) {
  return {where.min, {where.max.x + pen.px(11), where.max.y}};
}

Rect moved(const Rect& where, float y) {
  return {{where.min.x, where.min.y + y}, {where.max.x, where.max.y + y}};
}

// How high the sheet is in a place of that size: never so low that its pieces lie over each other,
// and in a very low place with room for the older deals too, which are then scrolled to.
float height_of_sheet(Pen& pen, const View& view, Draft& draft, float width, float high) {
  const float least = least_sheet(pen, view, draft, width);
  return std::max(high, high < pen.px(kLowSheet) ? least + pen.px(kRoomForRows) : least);
}

// Where the keys go by Tab on this page; null while they go to a dialog, or to a cell of the sheet.
Ring* ring_of(const View& view, Draft& draft) {
  if (draft.ring_is_of != draft.page) {
    draft.ring = {};
    draft.is_around = false;
    draft.ring_is_of = draft.page;
  }
  const bool shows_sheet = draft.page == Page::Sheet && view.open && view.unusable.empty();
  return has_dialog(draft) || draft.line || (shows_sheet && !draft.is_around) ? nullptr
                                                                              : &draft.ring;
}

// The sheet in a scrolled place, so that the open deal is in sight whenever the hand moves.
void draw_sheet_within(Scrolled& place, Pen& pen, const View& view, Draft& draft, Actions& actions,
                       const Rect& where) {
  const SheetLayout layout = lay_out_sheet({pen, view, *view.open, draft, actions}, where);
  draw_sheet(pen, view, draft, actions, where);
  if (draft.is_around) {
    place.follow(draft.ring);
  } else {
    place.keep_in_sight(cell_name(*view.open, draft.focus), {layout.open.min, layout.say.max});
  }
}

void draw_sheet_beside(Pen& pen, const View& view, Draft& draft, Actions& actions,
                       const Rect& where) {
  const float high = height_of_sheet(pen, view, draft, where.width(), where.height());
  if (high <= where.height()) {
    draw_sheet(pen, view, draft, actions, where);
    return;
  }
  Scrolled place(pen, "sheet", with_bar(pen, where));
  const float top = place.top().y;
  draw_sheet_within(place, pen, view, draft, actions,
                    {{where.min.x, top}, {where.max.x, top + high}});
  place.ends_at(top + high);
}

void draw_side(Pen& pen, const View& view, Draft& draft, Actions& actions, const Rect& where) {
  Scrolled side(pen, "before the deal", with_bar(pen, where));
  if (!has_dialog(draft)) {
    side.take_page_keys();
  }
  const float end =
      draw_before_deal(pen, view, draft, actions, moved(where, side.top().y - where.min.y));
  if (draft.is_around) {
    side.follow(draft.ring);
  }
  side.ends_at(end);
}

// What the table does before the deal comes first on the way of the keys, then the sheet's own.
void draw_sheet_page(Pen& pen, const View& view, Draft& draft, Actions& actions,
                     const Rect& where) {
  const float margin = pen.px(where.width() < pen.px(1000) ? 12 : 24);
  const float gap = pen.px(where.width() < pen.px(1000) ? 12 : 20);
  const float above = std::min(gap, pen.px(where.height() < pen.px(450) ? 8 : 20));
  const Rect inner{{where.min.x + margin, where.min.y + above},
                   {where.max.x - margin, where.max.y - above}};
  if (where.width() >= pen.px(kBesideFrom)) {
    const float side =
        std::floor(std::clamp(inner.width() * 0.36F, pen.px(kLeastSide), pen.px(kSideWidth)));
    const float split = inner.max.x - side;
    draw_side(pen, view, draft, actions, {{split, inner.min.y}, inner.max});
    draw_sheet_beside(pen, view, draft, actions, {inner.min, {split - gap, inner.max.y}});
    return;
  }
  Scrolled page(pen, "sheet and what is below", where);
  const float left = inner.min.x;
  const float top = page.top().y + above;
  const float high = height_of_sheet(pen, view, draft, inner.width(), inner.height());
  const float below = top + high + gap;
  const float end =
      draw_before_deal(pen, view, draft, actions, {{left, below}, {inner.max.x, below}}) + above;
  draw_sheet_within(page, pen, view, draft, actions, {{left, top}, {inner.max.x, top + high}});
  page.ends_at(end);
}

void draw_page(Pen& pen, const View& view, Draft& draft, Actions& actions, const Rect& where) {
  if (!view.unusable.empty()) {
    draw_unusable(pen, view, draft, actions, where);
    return;
  }
  switch (draft.page) {
    case Page::Sheet:
      if (view.open) {
        // Before the PIN was given it is only to be looked at.
        ImGui::BeginDisabled(view.open->is_locked);
        draw_sheet_page(pen, view, draft, actions, where);
        ImGui::EndDisabled();
      } else {
        draw_no_match(pen, view, draft, actions, where);
      }
      return;
    case Page::Matches:
      draw_history(pen, view, draft, actions, where);
      return;
    case Page::NewMatch:
      draw_new_match(pen, view, draft, actions, where);
      return;
    case Page::People:
      draw_people(pen, view, draft, actions, where);
      return;
    case Page::Statistics:
      draw_statistics(pen, view, draft, actions, where);
      return;
  }
}

// The disk's trouble, across the whole width until it is over. Gives its height.
float draw_trouble(Pen& pen, const View& view, const Rect& below) {
  if (view.trouble.empty()) {
    return 0.0F;
  }
  const float margin = pen.px(24);
  const std::vector<Run> runs = {
      {.words = view.trouble, .colour = pen.palette().ink, .weight = Weight::Strong}};
  const float width = below.width() - 2 * margin - pen.px(28);
  const float height = height_of_runs(pen, runs, Type::Note, width) + pen.px(18);
  const Rect bar{below.min, {below.max.x, below.min.y + height}};
  ImGui::GetWindowDrawList()->AddRectFilled(bar.min, bar.max, pen.palette().raised);
  pen.line({bar.min.x, bar.max.y - pen.px(2)}, {bar.max.x, bar.max.y - pen.px(2)},
           pen.palette().bad, 2);
  draw_warning(pen, {bar.min.x + margin + pen.px(8), bar.min.y + pen.px(19)}, 16,
               pen.palette().bad);
  draw_runs(pen, {bar.min.x + margin + pen.px(28), bar.min.y + pen.px(8)}, runs, Type::Note, width);
  return height;
}

// The strip at the top, and below it the page, where the keys come first.
void draw_pages(Pen& pen, const View& view, Draft& draft, Actions& actions, Rect where) {
  Ring* const ring = ring_of(view, draft);
  if (ring != nullptr) {
    pen.begin(*ring);
  }
  const Rect strip{where.min,
                   {where.max.x, where.min.y + height_of_top(pen, view, draft, where.width())}};
  where.min.y = strip.max.y;
  where.min.y += draw_locked(pen, view, draft, where);
  where.min.y += draw_prepared_line(pen, view, draft, actions, where);
  where.min.y += draw_trouble(pen, view, where);
  draw_page(pen, view, draft, actions, where);
  draw_top(pen, view, draft, actions, strip);
  if (ring != nullptr) {
    pen.end();
  }
}

}  // namespace

void begin_full_window(const Pen& pen) {
  const ImGuiIO& io = ImGui::GetIO();
  ImGui::SetNextWindowPos({0, 0});
  ImGui::SetNextWindowSize(io.DisplaySize);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 0.0F);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, 0.0F);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowMinSize, {1, 1});
  ImGui::PushStyleColor(ImGuiCol_WindowBg, pen.palette().ground);
  ImGui::Begin("score sheet", nullptr,
               ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                   ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoBringToFrontOnFocus |
                   ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoScrollWithMouse);
}

void end_full_window() {
  ImGui::End();
  ImGui::PopStyleColor();
  ImGui::PopStyleVar(4);
}

void turn_to(Page page, const View& view, Draft& draft, Actions& actions) {
  if (draft.page == page) {
    return;
  }
  enter_typed(view, draft, actions);
  draft.page = page;
  draft.statistics.asked_for.clear();  // they may have grown
}

void draw_window(Pen& pen, const View& view, Draft& draft, Actions& actions) {
  pen.colour_players(view.open && draft.page != Page::NewMatch
                         ? view.open->colours
                         : core::PerSeat<std::optional<Colour>>{});
  take_keys(view, draft, actions);
  begin_full_window(pen);
  const ImVec2 display = ImGui::GetIO().DisplaySize;
  const Rect whole{{0, 0}, display};
  // Under a dialog everything else is only to be looked at.
  ImGui::BeginDisabled(has_dialog(draft));
  if (shows_table(view, draft)) {
    draw_table_view(pen, view, draft, actions, whole);
  } else {
    draw_pages(pen, view, draft, actions, whole);
    keep_typed_on_press(view, draft, actions);
  }
  ImGui::EndDisabled();
  draw_dialog(pen, view, draft, actions, whole);
  end_full_window();
}

}  // namespace ui
