#include "ui/scrolled.hpp"

#include <imgui_internal.h>

#include <algorithm>

namespace ui {

Scrolled::Scrolled(const Pen& pen, const char* name, const Rect& where)
    : where_(where), margin_(pen.px(12)) {
  ImGui::SetCursorScreenPos(where.min);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
  ImGui::PushStyleVar(ImGuiStyleVar_ScrollbarSize, pen.px(8));
  ImGui::PushStyleColor(ImGuiCol_ScrollbarBg, IM_COL32(0, 0, 0, 0));
  ImGui::PushStyleColor(ImGuiCol_ScrollbarGrab, pen.palette().line);
  ImGui::BeginChild(name, {where.width(), where.height()}, 0,
                    ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoNav);
  top_ = ImGui::GetCursorScreenPos();
  has_just_opened_ = ImGui::IsWindowAppearing();
}

Scrolled::~Scrolled() {
  ImGui::EndChild();
  ImGui::PopStyleColor(2);
  ImGui::PopStyleVar(3);
}

void Scrolled::take_page_keys() const {
  const float page = where_.height() * 0.8F;
  if (ImGui::IsKeyPressed(ImGuiKey_PageDown)) {
    ImGui::SetScrollY(std::min(ImGui::GetScrollY() + page, ImGui::GetScrollMaxY()));
  } else if (ImGui::IsKeyPressed(ImGuiKey_PageUp)) {
    ImGui::SetScrollY(std::max(ImGui::GetScrollY() - page, 0.0F));
  }
}

void Scrolled::ends_at(float y) {
  ImGui::SetCursorScreenPos({top_.x, y});
  ImGui::Dummy({0, 0});
}

void Scrolled::follow(const Ring& ring) {
  if (ring.focused_in == ImGui::GetCurrentWindow()->ID) {
    keep_in_sight(ring.focused, ring.focused_rect);
  }
}

void Scrolled::keep_in_sight(const std::string& name, const Rect& rect) {
  ImGuiStorage& storage = *ImGui::GetStateStorage();
  const ImGuiID kept = ImGui::GetID("kept in sight");
  const ImGuiID asked = ImGui::GetID(name.c_str());
  // What the mouse presses would slip away from under it.
  const bool is_pressing =
      ImGui::IsMouseDown(ImGuiMouseButton_Left) || ImGui::IsMouseReleased(ImGuiMouseButton_Left);
  if (is_pressing || storage.GetInt(kept) == static_cast<int>(asked)) {
    return;
  }
  storage.SetInt(kept, static_cast<int>(asked));
  if (rect.min.y < where_.min.y + margin_) {
    ImGui::SetScrollY(ImGui::GetScrollY() + rect.min.y - where_.min.y - margin_);
  } else if (rect.max.y > where_.max.y - margin_) {
    ImGui::SetScrollY(ImGui::GetScrollY() + rect.max.y - where_.max.y + margin_);
  }
}

}  // namespace ui
