// Text of several lines being typed, in scripts that want shaping too.
#include <imgui_internal.h>
#include <imgui_stdlib.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/lines.hpp"
#include "ui/pen.hpp"

namespace ui {
namespace {

constexpr Type kType = Type::Heading;  // as single lines are typed

// The line a place in the text is in, and the bytes before it there. `place` counts characters.
struct Caret {
  std::size_t line = 0;
  std::string_view before;
};

Caret caret_at(const std::string& words, int place) {
  std::size_t bytes = 0;
  for (int i = 0; i < place && bytes < words.size(); ++i) {
    unsigned point = 0;
    bytes += static_cast<std::size_t>(
        ImTextCharFromUtf8(&point, words.data() + bytes, words.data() + words.size()));
  }
  const std::string_view before = std::string_view(words).substr(0, bytes);
  const std::size_t start = before.rfind('\n');
  return {.line = static_cast<std::size_t>(std::ranges::count(before, '\n')),
          .before = start == std::string_view::npos ? before : before.substr(start + 1)};
}

}  // namespace

float Pen::text_lines(const std::string& name, ImVec2 at, float width, float least,
                      std::string& words, std::string_view hint) {
  ImFont& font = face(kType, Weight::Regular);
  const float pad = px(12);
  const auto count = static_cast<float>(core::lines_of(words).size());
  const float high = std::max(least, count * font.FontSize + 2 * pad);
  const Rect rect{at, {at.x + width, at.y + high}};
  const Standing standing = join(ring_, name, rect, true);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddRectFilled(rect.min, rect.max, palette_.ground, px(10));
  list.AddRect(rect.min, rect.max, palette_.line, px(10), 0, px(2));
  if (standing.has_focus) {
    focus_frame(rect, 10);
    ring_->is_in_lines = true;
  }
  const Rect inner{{std::round(rect.min.x + pad), std::round(rect.min.y + pad)},
                   {rect.max.x - pad, rect.max.y - pad}};
  ImGui::PushID(name.c_str());
  const ImGuiID id = ImGui::GetID("##lines");
  settle_keyboard(standing, id);
  ImGui::PushFont(&font);
  ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {0, 0});
  ImGui::PushStyleVar(ImGuiStyleVar_FrameBorderSize, 0);
  ImGui::PushStyleVar(ImGuiStyleVar_ChildBorderSize, 0);
  ImGui::PushStyleColor(ImGuiCol_FrameBg, IM_COL32_BLACK_TRANS);
  // Drawn by us, line by line, so that every script is shaped.
  ImGui::PushStyleColor(ImGuiCol_Text, IM_COL32_BLACK_TRANS);
  ImGui::PushTabStop(false);
  ImGui::SetCursorScreenPos(inner.min);
  ImGui::InputTextMultiline("##lines", &words, {inner.width(), inner.height() + font.FontSize},
                            ImGuiInputTextFlags_NoHorizontalScroll);
  ImGui::PopTabStop();
  ImGui::PopStyleColor(2);
  ImGui::PopStyleVar(3);
  ImGui::PopFont();
  if (ImGui::IsItemActivated() && !standing.has_focus) {
    focus_by_mouse(ring_, name);
  }
  ImGui::PopID();
  set_lines(inner, words, hint, id);
  return high;
}

void Pen::set_lines(const Rect& rect, const std::string& words, std::string_view hint, ImGuiID id) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float high = face(kType, Weight::Regular).FontSize;
  const ImGuiInputTextState* const state =
      ImGui::GetActiveID() == id ? ImGui::GetInputTextState(id) : nullptr;
  list.PushClipRect({rect.min.x - px(2), rect.min.y}, {rect.max.x + px(2), rect.max.y}, true);
  if (words.empty()) {
    set(list, rect.min, hint, kType, palette_.faint, Weight::Regular);
  }
  float shift = 0.0F;
  if (state != nullptr) {
    const Caret caret = caret_at(words, state->GetCursorPos());
    const float x = width_of(caret.before, kType, Weight::Regular);
    shift = std::max(0.0F, x - rect.width());
    const float top = rect.min.y + static_cast<float>(caret.line) * high;
    line({rect.min.x + x - shift, top}, {rect.min.x + x - shift, top + high}, palette_.ink, 1.5F);
  }
  float y = rect.min.y;
  for (const std::string_view one : core::lines_of(words)) {
    set(list, {rect.min.x - shift, y}, one, kType, palette_.ink, Weight::Regular);
    y += high;
  }
  list.PopClipRect();
  show(words, rect);
}

}  // namespace ui
