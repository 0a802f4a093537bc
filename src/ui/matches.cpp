#include <algorithm>
#include <string>

#include "ui/scrolled.hpp"
#include "ui/window.hpp"

namespace ui {
namespace {

constexpr float kRow = 64.0F;

bool is_unfinished(const ListedMatch& match) { return match.ended.empty(); }

class List {
 public:
  List(Pen& pen, const View& view, Draft& draft, Actions& actions)
      : pen_(pen), view_(view), draft_(draft), actions_(actions) {}

  void draw(const Rect& where);

 private:
  [[nodiscard]] const Palette& palette() const { return pen_.palette(); }
  [[nodiscard]] float px(float units) const { return pen_.px(units); }
  [[nodiscard]] bool has_keys() const {
    return std::holds_alternative<std::monostate>(draft_.dialog);
  }
  [[nodiscard]] std::size_t chosen() const;

  void empty(const Rect& card);
  void rows(const Rect& where);
  void row(const ListedMatch& match, const Rect& rect, bool is_chosen);
  void take_keys(std::size_t rows_on_page);
  void open(const ListedMatch& match);

  Pen& pen_;
  const View& view_;
  Draft& draft_;
  Actions& actions_;
  bool has_moved_ = false;  // the choice, by keys in this frame
};

// Where in the list the chosen match stands; the first if it is not there any more.
std::size_t List::chosen() const {
  const auto found = std::ranges::find(view_.matches, draft_.chosen_match, &ListedMatch::number);
  return found == view_.matches.end() ? 0 : static_cast<std::size_t>(found - view_.matches.begin());
}

void List::open(const ListedMatch& match) {
  draft_.chosen_match = match.number;
  draft_.page = Page::Sheet;
  if (!view_.open || view_.open->number != match.number) {
    actions_.emplace_back(OpenMatchNumber{match.number});
  }
}

void List::empty(const Rect& card) {
  const float middle = card.center().x;
  const float y = card.min.y + card.height() * 0.36F;
  pen_.text({middle, y}, "No match has been played here yet", Type::Name, palette().ink,
            Weight::Strong, Align::Center);
  pen_.text({middle, y + px(36)}, "Three names and Enter start the first one.", Type::Body,
            palette().soft, Weight::Regular, Align::Center);
  const Rect button{{middle - px(80), y + px(78)}, {middle + px(80), y + px(126)}};
  if (pen_.button(nullptr, "New match, the first", "New match", button, Look::Accent) ||
      (has_keys() && ImGui::IsKeyPressed(ImGuiKey_Enter, false))) {
    draft_.page = Page::NewMatch;
  }
}

void List::row(const ListedMatch& match, const Rect& rect, bool is_chosen) {
  if (is_chosen) {
    ImGui::GetWindowDrawList()->AddRectFilled(rect.min, rect.max, palette().raised, px(10));
  }
  if (pen_.area(nullptr, "Match " + std::to_string(match.number), rect)) {
    open(match);
  }
  if (ImGui::IsItemHovered() && !is_chosen) {
    ImGui::GetWindowDrawList()->AddRect(rect.min, rect.max, palette().faint, px(10));
  }
  const float left = rect.min.x + px(16);
  const float right = rect.max.x - px(16);
  const float top = rect.min.y + px(9);
  const float day =
      pen_.text({right, top}, match.day, Type::Note, palette().soft, Weight::Regular, Align::Right);
  const bool is_open = view_.open && view_.open->number == match.number;
  const float here = is_open ? px(112) : 0.0F;
  const float wide = pen_.text({left, top}, match.players, Type::Heading, palette().ink,
                               Weight::Strong, Align::Left, right - left - day - here - px(20));
  if (is_open) {
    pen_.text({left + wide + px(12), top + px(2)}, "on the sheet", Type::Note, palette().focus);
  }
  const float game = pen_.text({right, top + px(25)}, match.game, Type::Small, palette().faint,
                               Weight::Regular, Align::Right);
  pen_.text({left, top + px(25)},
            is_unfinished(match) ? "unfinished: " + match.standing : match.ended, Type::Note,
            palette().soft, Weight::Regular, Align::Left, right - left - game - px(20));
  if (is_chosen) {
    pen_.focus_frame(rect, 10);
  } else {
    pen_.line({left, rect.max.y}, {right, rect.max.y}, palette().line);
  }
}

void List::take_keys(std::size_t rows_on_page) {
  if (!has_keys() || view_.matches.empty()) {
    return;
  }
  const auto last = static_cast<std::ptrdiff_t>(view_.matches.size()) - 1;
  const auto page = static_cast<std::ptrdiff_t>(std::max<std::size_t>(rows_on_page, 1));
  const auto at = static_cast<std::ptrdiff_t>(chosen());
  std::ptrdiff_t to = at;
  if (ImGui::IsKeyPressed(ImGuiKey_DownArrow)) {
    to = at + 1;
  } else if (ImGui::IsKeyPressed(ImGuiKey_UpArrow)) {
    to = at - 1;
  } else if (ImGui::IsKeyPressed(ImGuiKey_PageDown)) {
    to = at + page;
  } else if (ImGui::IsKeyPressed(ImGuiKey_PageUp)) {
    to = at - page;
  } else if (ImGui::IsKeyPressed(ImGuiKey_Home)) {
    to = 0;
  } else if (ImGui::IsKeyPressed(ImGuiKey_End)) {
    to = last;
  }
  to = std::clamp<std::ptrdiff_t>(to, 0, last);
  has_moved_ = to != at;
  const ListedMatch& match = view_.matches[static_cast<std::size_t>(to)];
  draft_.chosen_match = match.number;
  if (ImGui::IsKeyPressed(ImGuiKey_Enter, false) ||
      ImGui::IsKeyPressed(ImGuiKey_KeypadEnter, false)) {
    open(match);
  }
}

void List::rows(const Rect& where) {
  const float height = px(kRow);
  take_keys(static_cast<std::size_t>(where.height() / height));
  Scrolled list(pen_, "matches", where);
  const std::size_t at = chosen();
  const float chosen_top = static_cast<float>(at) * height;
  if (list.has_just_opened() || has_moved_) {
    const float lowest = chosen_top + height - where.height();
    ImGui::SetScrollY(std::clamp(ImGui::GetScrollY(), lowest, std::max(chosen_top, lowest)));
  }
  // Ten years of evenings are thousands of matches, of which a dozen are seen.
  ImGuiListClipper clipper;
  clipper.Begin(static_cast<int>(view_.matches.size()), height);
  while (clipper.Step()) {
    for (int i = clipper.DisplayStart; i < clipper.DisplayEnd; ++i) {
      const float top = list.top().y + static_cast<float>(i) * height;
      const Rect rect{{where.min.x + px(2), top + px(2)}, {where.max.x - px(12), top + height}};
      row(view_.matches[static_cast<std::size_t>(i)], rect, static_cast<std::size_t>(i) == at);
    }
  }
  clipper.End();
  list.ends_at(list.top().y + static_cast<float>(view_.matches.size()) * height);
}

void List::draw(const Rect& where) {
  const float margin = px(where.width() >= px(1000) ? 20 : 10);
  const float wide = std::min(px(1080), where.width() - 2 * margin);
  const Rect card{{where.center().x - wide / 2, where.min.y + margin},
                  {where.center().x + wide / 2, where.max.y - margin}};
  pen_.panel(card);
  const float pad = px(where.width() >= px(1000) ? 34 : 20);
  pen_.text({card.min.x + pad, card.min.y + px(20)}, "Matches", Type::Title, palette().ink,
            Weight::Strong);
  if (view_.matches.empty()) {
    empty(card);
  } else {
    pen_.text({card.max.x - pad, card.min.y + px(29)},
              "\u2191 \u2193 choose, Enter opens, Esc goes back", Type::Note, palette().soft,
              Weight::Regular, Align::Right);
    rows({{card.min.x + pad - px(16), card.min.y + px(70)},
          {card.max.x - pad + px(16), card.max.y - px(14)}});
  }
  if (has_keys() && view_.open && ImGui::IsKeyPressed(ImGuiKey_Escape, false)) {
    draft_.page = Page::Sheet;
  }
}

}  // namespace

void draw_matches(Pen& pen, const View& view, Draft& draft, Actions& actions, const Rect& where) {
  List(pen, view, draft, actions).draw(where);
}

}  // namespace ui
