#include "ui/marks.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <vector>

namespace ui {
namespace {

ImDrawList& list() { return *ImGui::GetWindowDrawList(); }

ImVec2 on_ellipse(ImVec2 center, ImVec2 radii, float angle) {
  return {center.x + radii.x * std::cos(angle), center.y + radii.y * std::sin(angle)};
}

float distance(ImVec2 a, ImVec2 b) { return std::hypot(b.x - a.x, b.y - a.y); }

ImVec2 between(ImVec2 a, ImVec2 b, float part) {
  return {a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part};
}

}  // namespace

float ascent_of(const Pen& pen, Type type) {
  // Noto Sans reaches 1.069 em above the baseline and 0.293 below.
  constexpr float kAbove = 1.069F / 1.362F;
  return pen.text_size("0", type).y * kAbove;
}

float top_on(const Pen& pen, float baseline, Type type) { return baseline - ascent_of(pen, type); }

void draw_lock(const Pen& pen, ImVec2 center, float units, ImU32 colour) {
  constexpr float kPi = std::numbers::pi_v<float>;
  const float size = pen.px(units);
  const float half = size * 0.38F;
  const float middle = center.y - size * 0.02F;
  list().AddRectFilled({center.x - half, middle}, {center.x + half, middle + size * 0.5F}, colour,
                       size * 0.1F);
  list().PathArcTo({center.x, middle - size * 0.14F}, half * 0.62F, -kPi, 0.0F);
  list().PathLineTo({center.x + half * 0.62F, middle});
  list().PathStroke(colour, 0, std::max(1.0F, size * 0.12F));
  list().AddLine({center.x - half * 0.62F, middle - size * 0.14F},
                 {center.x - half * 0.62F, middle}, colour, std::max(1.0F, size * 0.12F));
}

void draw_warning(Pen& pen, ImVec2 center, float units, ImU32 colour) {
  const float radius = pen.px(units) / 2;
  list().AddCircleFilled(center, radius, colour);
  const float stroke = std::max(1.5F, radius * 0.26F);
  list().AddLine({center.x, center.y - radius * 0.58F}, {center.x, center.y + radius * 0.14F},
                 pen.palette().panel, stroke);
  list().AddCircleFilled({center.x, center.y + radius * 0.5F}, stroke * 0.62F, pen.palette().panel);
}

void draw_chip(const Pen& pen, const Rect& rect, ImU32 fill, ImU32 border, float rounding_units) {
  list().AddRectFilled(rect.min, rect.max, fill, pen.px(rounding_units));
  list().AddRect(rect.min, rect.max, border, pen.px(rounding_units), 0, std::max(1.0F, pen.px(1)));
}

void draw_dashed(const Pen& pen, std::span<const ImVec2> points, Dashes dashes, ImU32 colour,
                 float units) {
  if (points.size() < 2) {
    return;
  }
  if (dashes.on <= 0.0F) {
    list().AddPolyline(points.data(), static_cast<int>(points.size()), colour, 0, pen.px(units));
    return;
  }
  const float on = pen.px(dashes.on);
  const float off = pen.px(dashes.off);
  float place = 0.0F;  // in the pattern, carried over corners
  for (std::size_t i = 1; i < points.size(); ++i) {
    const float length = distance(points[i - 1], points[i]);
    for (float done = 0.0F; done < length;) {
      const bool is_on = place < on;
      const float step = std::min((is_on ? on : on + off) - place, length - done);
      if (is_on) {
        list().AddLine(between(points[i - 1], points[i], done / length),
                       between(points[i - 1], points[i], (done + step) / length), colour,
                       pen.px(units));
      }
      done += std::max(step, 0.01F);
      place = place + step >= on + off - 0.001F ? 0.0F : place + step;
    }
  }
}

void draw_arc_arrow(const Pen& pen, ImVec2 center, ImVec2 radii, float from, float to,
                    ImU32 colour) {
  constexpr int kSteps = 24;
  std::vector<ImVec2> points;
  for (int i = 0; i <= kSteps; ++i) {
    points.push_back(on_ellipse(
        center, radii, from + (to - from) * static_cast<float>(i) / static_cast<float>(kSteps)));
  }
  list().AddPolyline(points.data(), static_cast<int>(points.size()), colour, 0, pen.px(2));
  const ImVec2 tip = points.back();
  const ImVec2 before = points[points.size() - 3];
  const float length = std::max(distance(before, tip), 0.01F);
  const ImVec2 ahead{(tip.x - before.x) / length * pen.px(8),
                     (tip.y - before.y) / length * pen.px(8)};
  list().AddTriangleFilled({tip.x + ahead.x, tip.y + ahead.y},
                           {tip.x - ahead.y * 0.75F, tip.y + ahead.x * 0.75F},
                           {tip.x + ahead.y * 0.75F, tip.y - ahead.x * 0.75F}, colour);
}

}  // namespace ui
