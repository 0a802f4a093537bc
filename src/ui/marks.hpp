// Small signs that only the sheet and what is beside it need: a lock, a warning, dashes, an arrow.
// They know nothing of matches.
#pragma once

#include <span>

#include "ui/pen.hpp"

namespace ui {

// Where the top of a text must be for it to stand on `baseline`, both in pixels of the display.
[[nodiscard]] float top_on(const Pen& pen, float baseline, Type type);
// And how far below its top a text of that type stands.
[[nodiscard]] float ascent_of(const Pen& pen, Type type);

// A padlock `units` high.
void draw_lock(const Pen& pen, ImVec2 center, float units, ImU32 colour);

// An exclamation mark in a filled ring, `units` wide: something is refused or wrong.
void draw_warning(Pen& pen, ImVec2 center, float units, ImU32 colour);

// A raised box with a border, as chips have it.
void draw_chip(const Pen& pen, const Rect& rect, ImU32 fill, ImU32 border, float rounding_units);

// How a line is broken: no two players' alike.
struct Dashes {
  float on = 0.0F;  // design units; 0 for a solid line
  float off = 0.0F;
};
void draw_dashed(const Pen& pen, std::span<const ImVec2> points, Dashes dashes, ImU32 colour,
                 float units);

// An arrow along an arc of an ellipse, from one angle to another (radians, 0 to the right, growing
// downwards as the display does).
void draw_arc_arrow(const Pen& pen, ImVec2 center, ImVec2 radii, float from, float to,
                    ImU32 colour);

}  // namespace ui
