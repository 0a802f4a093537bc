#include <algorithm>
#include <string>

#include "core/name.hpp"
#include "ui/new_match_form.hpp"
#include "ui/readiness.hpp"
#include "ui/window.hpp"
#include "words/language.hpp"

namespace ui {
namespace {

constexpr const char* kStart = words::later("Start");
constexpr const char* kBack = words::later("Back to the sheet");

}  // namespace

void NewMatchForm::label(FormColumn& column, std::string_view words) {
  pen_.text({column.x, column.y}, words, Type::Small, palette().soft, Weight::Regular, Align::Left,
            column.width);
  column.y += px(25);
}

void NewMatchForm::fault(FormColumn& column, const std::string& control,
                         const std::string& sentence) {
  bool& is_shown =
      *ImGui::GetStateStorage()->GetBoolRef(ImGui::GetID(("fault of " + control).c_str()));
  // Nothing moves while the mouse is pressed: what is pressed would slip away from under it.
  if (!ImGui::IsMouseDown(ImGuiMouseButton_Left) &&
      !ImGui::IsMouseReleased(ImGuiMouseButton_Left)) {
    // Not while it is being typed: the first letters are no fault.
    is_shown = !sentence.empty() && !is_at(control);
  }
  if (is_shown) {
    column.y += pen_.paragraph({column.x + px(2), column.y - px(4)}, sentence, Type::Small,
                               palette().bad, column.width - px(2)) +
                px(4);
  }
}

std::string_view NewMatchForm::aside() const {
  if (filled_in_.starts_with_rematch) {
    return words::tr("Same people, same rules as the match just ended.");
  }
  return view_.open && !view_.open->sheet.result
             ? words::tr("Your open match stays unfinished and in the list.")
             : "";
}

void NewMatchForm::open(const Scrolled& page) {
  if (!page.has_just_opened() || ring_ == nullptr) {
    return;
  }
  ImGui::SetScrollY(0.0F);  // wherever it was left, it begins with the game
  ring_->focused = kStart;
  for (core::Seat seat = 2; seat >= 0; --seat) {
    if (!name_fault(filled_in_, seat).empty()) {
      ring_->focused = kNameFields[static_cast<std::size_t>(seat)];
    }
  }
}

void NewMatchForm::content(const Rect& card, bool is_wide, Scrolled& page) {
  const float pad = px(is_wide ? 34 : 20);
  const float width = card.width() - 2 * pad;
  const float x = card.min.x + pad;
  FormColumn all{x, page.top().y + px(is_wide ? 14 : 10), width};
  game(all);
  if (is_wide) {
    const float half = (width - px(44)) / 2;
    FormColumn names{x, all.y, half};
    FormColumn agreed{x + half + px(44), all.y, half};
    left(names);
    right(agreed);
    page.ends_at(std::max(names.y, agreed.y) + px(4));
  } else {
    left(all);
    all.y += px(14);
    right(all);
    page.ends_at(all.y + px(8));
  }
  if (ring_ != nullptr) {
    page.follow(*ring_);
  }
}

// On one line or on two.
void NewMatchForm::say_aside(float left, float right, float middle) {
  const ImVec2 size = pen_.text_size(aside(), Type::Small);
  const float lines = size.x <= right - left ? 1.0F : 2.0F;
  if (!aside().empty()) {
    pen_.paragraph({left, middle - lines * size.y / 2}, aside(), Type::Small, palette().soft,
                   right - left);
  }
}

// What Enter does where the keys are, why the match cannot start, and the buttons.
void NewMatchForm::foot(const Rect& where) {
  pen_.line(where.min, {where.max.x, where.min.y}, palette().line);
  const float y = where.center().y;
  const float start_wide = pen_.button_width(words::tr(kStart), 98);
  const Rect start_rect{{where.max.x - start_wide, y - px(24)}, {where.max.x, y + px(24)}};
  float left_edge = where.min.x;
  if (view_.open) {
    const float wide = pen_.text_size(words::tr(kBack), Type::Body, Weight::Strong).x + px(32);
    const Rect back{{left_edge, y - px(20)}, {left_edge + wide, y + px(20)}};
    if (pen_.button(kBack, words::tr(kBack), back, Look::Chip)) {
      leave();
    }
    left_edge = back.max.x + px(16);
  }
  const float right_edge = start_rect.min.x - px(14);
  if (filled_in_.fault.empty()) {
    const bool enter_starts = is_at(kNameFields[2]) || is_at(kOwnLine) || is_at(kStart);
    const float hint =
        pen_.text({right_edge, y - pen_.text_size("E", Type::Note).y / 2},
                  enter_starts ? words::tr("Enter starts") : words::tr("Ctrl+Enter starts"),
                  Type::Note, palette().soft, Weight::Regular, Align::Right);
    say_aside(left_edge, right_edge - hint - px(20), y);
  } else {
    pen_.text({right_edge, y - pen_.text_size("E", Type::Note).y / 2}, filled_in_.fault, Type::Note,
              palette().bad, Weight::Regular, Align::Right, right_edge - left_edge);
  }
  if (pen_.button(kStart, words::tr(kStart), start_rect, Look::Accent)) {
    starts_ = true;
  }
}

// After everything has been drawn, so that what was typed in this frame counts.
void NewMatchForm::take_keys(const NewMatchDraft& before) {
  if (ring_ == nullptr) {
    return;
  }
  const bool is_fresh_enter = ImGui::IsKeyPressed(ImGuiKey_Enter, false) ||
                              ImGui::IsKeyPressed(ImGuiKey_KeypadEnter, false);
  if (is_fresh_enter) {
    const bool is_last = is_at(kNameFields[2]) || is_at(kOwnLine);
    if (ImGui::GetIO().KeyCtrl || is_last) {
      starts_ = true;
    } else if (is_at(kNameFields[0]) || is_at(kNameFields[1])) {
      ring_->focused = is_at(kNameFields[0]) ? kNameFields[1] : kNameFields[2];
    }
  }
  if (ImGui::IsKeyPressed(ImGuiKey_Escape, false)) {
    filled_in_ = before;
    leave();
  }
}

void NewMatchForm::leave() {
  if (view_.open) {
    draft_.page = Page::Sheet;
  } else if (!view_.known_names.empty()) {
    draft_.page = Page::Matches;
  }
}

void NewMatchForm::start() {
  if (const std::optional<NotReady> why = not_ready(filled_in_)) {
    filled_in_.fault = why->sentence;
    if (why->seat) {
      ring_->focused = kNameFields[static_cast<std::size_t>(*why->seat)];
    } else if (why->is_line) {
      ring_->focused = kOwnLine;
    }
    return;
  }
  for (std::string& name : filled_in_.names) {
    name = known_spelling(view_.known_names, core::kept_name(name).text);
  }
  filled_in_.fault.clear();
  actions_.emplace_back(StartMatch{});
}

void NewMatchForm::draw(const Rect& where) {
  // Dear ImGui's field takes back on Esc what was typed into it; this page keeps it.
  const NewMatchDraft kept = filled_in_;
  const bool is_roomy = where.width() >= px(1000);
  const float margin = px(is_roomy ? 20 : 10);
  const float wide = std::min(px(1080), where.width() - 2 * margin);
  const Rect card{{where.center().x - wide / 2, where.min.y + px(is_roomy ? 14 : 10)},
                  {where.center().x + wide / 2, where.max.y - px(is_roomy ? 14 : 10)}};
  const float pad = px(is_roomy ? 34 : 20);
  pen_.panel(card);
  const Rect foot_rect{{card.min.x + pad, card.max.y - px(72)}, {card.max.x - pad, card.max.y}};
  {
    // Off the rounded corners, where the bar of the scrolling would stick out.
    Scrolled page(pen_, "new match",
                  {{card.min.x, card.min.y + px(8)}, {card.max.x - px(4), foot_rect.min.y}});
    open(page);
    content(card, is_roomy, page);
  }
  foot(foot_rect);
  if (has_changed_) {
    filled_in_.fault.clear();
  }
  take_keys(kept);
  if (starts_) {
    start();
  }
}

void draw_new_match(Pen& pen, const View& view, Draft& draft, Actions& actions, const Rect& where) {
  NewMatchForm(pen, view, draft, actions).draw(where);
}

}  // namespace ui
