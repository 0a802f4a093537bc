#include <fmt/format.h>

#include <algorithm>

#include "core/check.hpp"
#include "ui/dialogs.hpp"
#include "ui/explained.hpp"
#include "ui/flow.hpp"
#include "ui/marks.hpp"
#include "ui/sheet_parts.hpp"
#include "ui/window.hpp"
#include "words/language.hpp"
#include "words/words.hpp"

namespace ui {
namespace {

using core::at;

// A row being filled from left to right; all in pixels.
struct Place {
  float x = 0.0F;
  float right = 0.0F;  // where the column ends
  float baseline = 0.0F;
  float gap = 0.0F;
};

constexpr float kRing = 18.0F;  // how wide a letter in its ring is, design units
constexpr float kBar = 8.0F;    // and the bar of the scrolling, over the last column's edge

// The small signs behind a cell's numbers, each explained when pointed at.
class Signs {
 public:
  Signs(const Drawing& drawing, Cell cell, Place place)
      : drawing_(drawing), cell_(cell), place_(place) {}

  void letter(std::string_view letter, std::string_view what, const std::string& meaning,
              Topic topic = Topic::Total) {
    const float ring = drawing_.px(kRing);
    const ImVec2 center{place_.x + ring / 2, middle()};
    if (fits(ring)) {
      drawing_.pen.letter_mark(center, letter, drawing_.palette().faint);
      explain(ring, what, meaning, topic);
    }
  }

  // A letter and another sign behind it.
  [[nodiscard]] bool have_room_for_two() const { return fits(2 * drawing_.px(kRing) + place_.gap); }

  void call(core::Call call, const std::string& meaning) {
    const float width = drawing_.px(kRing);
    if (fits(width)) {
      draw_call_sign(drawing_.pen, call, {place_.x + width / 2, middle()}, 7,
                     drawing_.palette().faint);
      explain(width, "call", meaning);
    }
  }

  void surplus(int cards) {
    const float width =
        drawing_.px(11) + drawing_.pen.text_size(words::numeral(std::abs(cards)), Type::Tiny).x;
    if (cards == 0 || !fits(width)) {
      return;
    }
    drawing_.pen.up_down({place_.x, top_on(drawing_.pen, place_.baseline, Type::Tiny)}, cards);
    explain(width, "surplus", words::short_of(drawing_.open.match, cell_.deal, cell_.seat),
            Topic::Needs);
  }

  // The points of a deal in which they count either way, and what they come to in money.
  void difference(int points, const std::string& meaning) {
    const std::string words = words::signed_number(points);
    const float width = drawing_.pen.text_size(words, Type::Body, Weight::Strong).x;
    drawing_.pen.text({place_.x, top_on(drawing_.pen, place_.baseline, Type::Body)}, words,
                      Type::Body, drawing_.palette().ink, Weight::Strong);
    explain(width, "points", meaning, Topic::Needs);
  }

  [[nodiscard]] float x() const { return place_.x; }

  void points(int more) {
    const std::string words = words::signed_number(more);
    const float width = drawing_.pen.text_size(words, Type::Small).x;
    if (!fits(width)) {
      return;
    }
    place_.x -= place_.gap * 0.6F;
    drawing_.pen.text({place_.x, top_on(drawing_.pen, place_.baseline, Type::Small)}, words,
                      Type::Small, drawing_.palette().soft);
    place_.x += width + place_.gap;
  }

  void hand(core::Actor who, const std::string& meaning) {
    const float width = drawing_.px(10);
    if (!fits(width)) {
      return;
    }
    if (who == core::kKeeper) {
      drawing_.pen.text({place_.x, top_on(drawing_.pen, place_.baseline, Type::Tiny)},
                        words::tr_as("the host's hand, one letter", "h"), Type::Tiny,
                        drawing_.palette().faint);
    } else {
      drawing_.pen.mark({place_.x + width / 2, middle()}, who, 6);
    }
    explain(width, "hand", meaning);
  }

 private:
  [[nodiscard]] float middle() const { return place_.baseline - drawing_.px(7); }
  [[nodiscard]] bool fits(float width) const { return place_.x + width <= place_.right; }

  void explain(float width, std::string_view what, const std::string& meaning,
               Topic topic = Topic::Total) {
    const float half = drawing_.px(11);
    press_to_explain(drawing_, fmt::format("{} of {}", what, cell_name(drawing_.open, cell_)),
                     {{place_.x, middle() - half}, {place_.x + width, middle() + half}}, topic,
                     cell_.seat, cell_.deal, meaning);
    place_.x += width + place_.gap;
  }

  const Drawing& drawing_;
  Cell cell_;
  Place place_;
};

int traded_points(const core::Deal& deal, core::Seat seat) {
  int points = 0;
  for (const core::Trade& trade : deal.trades) {
    points += trade.to == seat ? trade.tricks : 0;
    points -= trade.from == seat ? trade.tricks : 0;
  }
  return points;
}

std::string trade_meaning(const core::Match& match, int number, core::Seat seat) {
  std::string meaning;
  for (const core::Trade& trade : core::deal_at(match, number).trades) {
    if (trade.to == seat || trade.from == seat) {
      meaning += fmt::format("{}{}", meaning.empty() ? "" : "\n",
                             words::change(match, core::TradeMade{.deal = number, .trade = trade}));
    }
  }
  return meaning;
}

// The call tells who dealt where there is no room for both.
void draw_dealers_signs(Signs& signs, const core::Match& match, Cell cell,
                        std::optional<core::Call> call) {
  const std::string& name = match.players[at(cell.seat)];
  if (!call || signs.have_room_for_two()) {
    signs.letter("D", "dealer mark", words::tr("{} dealt deal {}.", name, cell.deal),
                 Topic::Dealer);
  }
  if (call) {
    signs.call(*call,
               words::tr("{} dealt deal {} and called {}.", name, cell.deal, words::call(*call)));
  }
}

void draw_signs(const Drawing& drawing, const core::ScoredDeal& scored, Cell cell, Place place) {
  const core::Match& match = drawing.open.match;
  const core::Deal& deal = core::deal_at(match, cell.deal);
  Signs signs(drawing, cell, place);
  if (scored.dealer == cell.seat) {
    draw_dealers_signs(signs, match, cell, deal.call);
  }
  if (!counts_either_way(drawing.open)) {  // there the points say it
    signs.surplus(core::surplus_of(match, cell.deal)[at(cell.seat)]);
  }
  if (match.rules.sweep_bonus && scored.tricks[at(cell.seat)] == match.rules.game->tricks) {
    signs.letter("S", "sweep",
                 words::tr("A sweep: {} tricks score {}.", match.rules.game->tricks,
                           match.rules.game->tricks + core::kSweepBonus));
    signs.points(core::kSweepBonus);
  }
  if (const int points = traded_points(deal, cell.seat); points != 0) {
    signs.letter("T", "trade", trade_meaning(match, cell.deal, cell.seat));
    signs.points(points);
  }
  if (const core::Actor hand = deal.hands[at(cell.seat)]; hand != cell.seat) {
    signs.hand(hand, words::tr("Written by {}.", words::person(match, hand)));
  }
}

std::string explained_cell(const Drawing& drawing, Cell cell) {
  if (!is_older(drawing.open, cell) || drawing.open.match.ended) {
    return "";
  }
  const auto refusal = may_not_correct(drawing.open, cell);
  return refusal ? words::refusal(*refusal, drawing.open.match)
                 : words::tr("Correct deal {}", cell.deal);
}

// The numbers of a settled cell: pressed, they are corrected or gone back to.
void draw_press(const Drawing& drawing, Cell cell, const Rect& rect) {
  const bool is_over = drawing.open.match.ended.has_value();
  if (drawing.pen.mouse_area(cell_name(drawing.open, cell), rect, !is_over,
                             explained_cell(drawing, cell))) {
    if (is_older(drawing.open, cell)) {
      begin_correction(drawing.view, drawing.draft, drawing.actions, cell);
    } else {
      go_to(drawing.view, drawing.draft, drawing.actions, cell);
    }
  }
}

void draw_tricks(const Drawing& drawing, Cell cell, Place place, const Rect& press) {
  const CellFace face = face_of(drawing.view, drawing.draft, cell);
  const bool is_changed = face.standing == Standing::Typed || face.standing == Standing::Unsaved;
  if (has_focus(drawing.view, drawing.draft, cell)) {
    drawing.pen.focus_frame(press, 8);
    const bool is_locked = is_older(drawing.open, cell)
                               ? may_not_correct(drawing.open, cell).has_value()
                               : !why_locked(drawing.open, cell).empty();
    if (is_locked) {  // on the frame's corner, beside the number
      draw_lock(drawing.pen, press.min, 11, drawing.palette().soft);
    }
  }
  drawing.pen.text({place.x + drawing.px(28), top_on(drawing.pen, place.baseline, Type::Trick)},
                   face.words, Type::Trick, drawing.palette().ink,
                   is_changed ? Weight::Strong : Weight::Regular, Align::Right);
}

// 'Asha was two over 8.', and with a stake what that is in money.
std::string meaning_of_points(const core::Match& match, Cell cell) {
  std::string meaning = words::tr("{}.", words::short_of(match, cell.deal, cell.seat));
  if (match.rules.stake) {
    meaning += " " + words::tr("{}.", words::payment(match, cell.deal, cell.seat));
  }
  return meaning;
}

void draw_settled_cell(const Drawing& drawing, const SheetLayout& layout,
                       const core::ScoredDeal& scored, core::Seat seat, float top) {
  Pen& pen = drawing.pen;
  const Cell cell{.deal = scored.number, .seat = seat};
  const float x = layout.left_of(seat) + layout.pad;
  Place place{.x = x,
              .right = layout.left_of(seat) + layout.column -
                       (seat == core::kSeats - 1 ? pen.px(kBar) : 0.0F),
              .baseline = top + layout.row / 2 + pen.px(8.5F),
              .gap = pen.px(layout.pad < pen.px(18) ? 6 : 12)};
  const Rect press{{x - pen.px(4), top + pen.px(4)},
                   {x + pen.px(36), top + layout.row - pen.px(4)}};
  draw_tricks(drawing, cell, place, press);
  place.x += pen.px(28) + place.gap;
  std::string total = words::numeral(scored.totals[at(seat)]);
  if (counts_either_way(drawing.open)) {
    Signs points(drawing, cell, place);
    points.difference(scored.points[at(seat)], meaning_of_points(drawing.open.match, cell));
    place.x = std::max(points.x(), place.x + pen.px(30));
    total = words::signed_number(scored.totals[at(seat)]);
  }
  place.x += pen.text({place.x, top_on(pen, place.baseline, Type::Body)}, total, Type::Body,
                      drawing.palette().soft) +
             place.gap;
  draw_press(drawing, cell, {press.min, {std::max(press.max.x, place.x - place.gap), press.max.y}});
  draw_signs(drawing, scored, cell, place);
}

void draw_number(const Drawing& drawing, const SheetLayout& layout, int number, float top) {
  const float right = layout.where.min.x + layout.numbers - layout.pad;
  drawing.pen.text({right, top + layout.row / 2 - drawing.pen.text_size("0", Type::Body).y / 2},
                   words::numeral(number), Type::Body, drawing.palette().faint, Weight::Regular,
                   Align::Right);
}

// A deal the match ended in the middle of: kept, and counted nowhere.
void draw_uncounted(const Drawing& drawing, const SheetLayout& layout, int number, float top) {
  draw_number(drawing, layout, number, top);
  const core::Deal& deal = core::deal_at(drawing.open.match, number);
  const float baseline = top + layout.row / 2 + drawing.px(8.5F);
  for (const core::Seat seat : core::kAllSeats) {
    if (const auto& tricks = deal.tricks[at(seat)]) {
      const float x = layout.left_of(seat) + layout.pad + drawing.px(28);
      drawing.pen.text({x, top_on(drawing.pen, baseline, Type::Trick)}, words::numeral(*tricks),
                       Type::Trick, drawing.palette().faint, Weight::Regular, Align::Right);
      drawing.pen.text({x + drawing.px(12), top_on(drawing.pen, baseline, Type::Small)},
                       words::tr("not counted"), Type::Small, drawing.palette().faint,
                       Weight::Regular, Align::Left, layout.inside() - drawing.px(40));
    }
  }
}

// The newest deals stay in sight as they come, unless somebody has scrolled back to older ones.
void keep_newest_in_sight(const Drawing& drawing, const SheetLayout& layout, bool was_at_end) {
  if (drawing.draft.shown_deal) {
    const float top = layout.row * static_cast<float>(*drawing.draft.shown_deal - 1);
    ImGui::SetScrollY(std::max(0.0F, top - (layout.rows.height() - layout.row) / 2));
    drawing.draft.shown_deal.reset();
  } else if (was_at_end || ImGui::IsWindowAppearing()) {
    ImGui::SetScrollHereY(1.0F);
  }
}

void draw_content(const Drawing& drawing, const SheetLayout& layout) {
  const bool was_at_end = ImGui::GetScrollY() >= ImGui::GetScrollMaxY();
  const ImVec2 origin = ImGui::GetCursorScreenPos();
  const float top = origin.y + drawing.px(layout.is_tight ? 2 : 6);
  const std::vector<core::ScoredDeal>& deals = drawing.open.sheet.deals;
  const auto top_of = [&](int number) { return top + layout.row * static_cast<float>(number - 1); };
  for (const core::ScoredDeal& scored : deals) {
    const float y = top_of(scored.number);
    if (y + layout.row < layout.rows.min.y || y > layout.rows.max.y) {
      continue;  // out of sight
    }
    draw_number(drawing, layout, scored.number, y);
    for (const core::Seat seat : core::kAllSeats) {
      draw_settled_cell(drawing, layout, scored, seat, y);
    }
  }
  const int shown = rows_shown(drawing.open);
  if (shown > static_cast<int>(deals.size())) {
    draw_uncounted(drawing, layout, shown, top_of(shown));
  }
  ImGui::SetCursorScreenPos({origin.x, top_of(shown + 1) + drawing.px(layout.is_tight ? 2 : 6)});
  ImGui::Dummy({0, 0});
  keep_newest_in_sight(drawing, layout, was_at_end);
}

}  // namespace

bool is_older(const OpenMatch& open, Cell cell) {
  return cell.deal < core::settled_deals(open.match) ||
         (cell.deal == core::settled_deals(open.match) &&
          core::has_entry(core::deal_at(open.match, cell.deal + 1)));
}

std::optional<core::Refusal> may_not_correct(const OpenMatch& open, Cell cell) {
  return core::check(
      open.match, open.at_sheet,
      core::Correction{.deal = cell.deal, .tricks = open.sheet.deals[at(cell.deal - 1)].tricks});
}

void begin_correction(const View& view, Draft& draft, Actions& actions, Cell cell) {
  if (may_not_correct(*view.open, cell)) {
    enter_typed(view, draft, actions);
    draft.older = cell;
    return;
  }
  Correcting correcting{.deal = cell.deal, .typed = {}, .seat = cell.seat};
  for (const core::Seat seat : core::kAllSeats) {
    correcting.typed[at(seat)] =
        std::to_string(core::deal_at(view.open->match, cell.deal).tricks[at(seat)].value_or(0));
  }
  enter_typed(view, draft, actions);
  draft.dialog = correcting;
}

void draw_sheet_rows(const Drawing& drawing, const SheetLayout& layout) {
  if (layout.rows.height() < 1.0F) {
    return;
  }
  ImGui::SetCursorScreenPos(layout.rows.min);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
  ImGui::PushStyleVar(ImGuiStyleVar_ScrollbarSize, drawing.px(8));
  ImGui::PushStyleColor(ImGuiCol_ScrollbarBg, IM_COL32_BLACK_TRANS);
  ImGui::PushStyleColor(ImGuiCol_ScrollbarGrab, drawing.palette().line);
  ImGui::PushStyleColor(ImGuiCol_ScrollbarGrabHovered, drawing.palette().faint);
  ImGui::PushStyleColor(ImGuiCol_ScrollbarGrabActive, drawing.palette().faint);
  if (ImGui::BeginChild("settled deals", {layout.rows.width(), layout.rows.height()}, 0,
                        ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoNav)) {
    draw_content(drawing, layout);
  }
  ImGui::EndChild();
  ImGui::PopStyleColor(4);
  ImGui::PopStyleVar(3);
}

}  // namespace ui
