// A text of several colours and weights, broken into lines: a sentence with a name or a number in
// it that stands out. It knows nothing of what the text says.
#pragma once

#include <string>
#include <vector>

#include "ui/pen.hpp"

namespace ui {

struct Run {
  std::string words;
  ImU32 colour = 0;
  Weight weight = Weight::Regular;
  bool is_whole = false;  // not to be broken at its blanks, as a name
};

// Draws the runs one after the other, broken at blanks into lines of at most `width` pixels, and
// gives the height in pixels. Tells the probe of the whole text as one.
float draw_runs(Pen& pen, ImVec2 at, const std::vector<Run>& runs, Type type, float width);

// The height that draw_runs would give.
[[nodiscard]] float height_of_runs(const Pen& pen, const std::vector<Run>& runs, Type type,
                                   float width);

// How wide the runs are on one line, in pixels.
[[nodiscard]] float width_of_runs(const Pen& pen, const std::vector<Run>& runs, Type type);

}  // namespace ui
