#include "ui/cycler.hpp"

namespace ui {
namespace {

void chevron(const Pen& pen, ImVec2 center, float direction, ImU32 colour) {
  const float size = pen.px(4);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImVec2 tip{center.x + direction * size / 2, center.y};
  const float back = center.x - direction * size / 2;
  list.PathLineTo({back, center.y - size});
  list.PathLineTo(tip);
  list.PathLineTo({back, center.y + size});
  list.PathStroke(colour, 0, pen.px(1.6F));
}

}  // namespace

bool cycler(Pen& pen, const std::string& name, ImVec2 at, const std::vector<std::string>& words,
            int& chosen) {
  const auto count = static_cast<int>(words.size());
  const std::string& word = words[static_cast<std::size_t>(chosen)];
  const float wide = pen.text_size(word, Type::Body).x + pen.px(44);
  const Rect rect{{at.x - wide, at.y}, {at.x, at.y + pen.px(28)}};
  const bool is_pressed = pen.area(name, rect);
  const bool is_focused = pen.has_keys(name);

  const ImU32 colour = is_focused ? pen.palette().ink : pen.palette().soft;
  const float middle = rect.center().y;
  pen.text({rect.center().x, middle - pen.text_size(word, Type::Body).y / 2}, word, Type::Body,
           colour, Weight::Regular, Align::Center);
  chevron(pen, {rect.min.x + pen.px(11), middle}, -1, colour);
  chevron(pen, {rect.max.x - pen.px(11), middle}, 1, colour);

  int step = 0;
  if (is_pressed) {
    const bool is_back = ImGui::IsMouseReleased(ImGuiMouseButton_Left) &&
                         ImGui::GetIO().MousePos.x < rect.min.x + pen.px(22);
    step = is_back ? -1 : 1;
  } else if (is_focused && ImGui::IsKeyPressed(ImGuiKey_RightArrow)) {
    step = 1;
  } else if (is_focused && ImGui::IsKeyPressed(ImGuiKey_LeftArrow)) {
    step = -1;
  }
  chosen = (chosen + step + count) % count;
  return step != 0;
}

}  // namespace ui
