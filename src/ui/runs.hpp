// A text of several colours and weights, broken into lines: a sentence with a name or a number in
// it that stands out. It knows nothing of what the text says.
#pragma once

#include <array>
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

// What a sentence is made with where something in it is to stand out, wherever its language puts
// it.
inline constexpr std::array<const char*, 2> kMarks = {"\1", "\2"};

// `text` with its marks replaced by `marked`, in the order of kMarks; the rest looks as `plain`
// does.
[[nodiscard]] std::vector<Run> marked_runs(const std::string& text, const Run& plain,
                                           const std::vector<Run>& marked);

// Draws the runs one after the other, broken at blanks into lines of at most `width` pixels, and
// gives the height in pixels. Tells the probe of the whole text as one.
float draw_runs(Pen& pen, ImVec2 at, const std::vector<Run>& runs, Type type, float width);

// The height that draw_runs would give.
[[nodiscard]] float height_of_runs(const Pen& pen, const std::vector<Run>& runs, Type type,
                                   float width);

// How wide the runs are on one line, in pixels.
[[nodiscard]] float width_of_runs(const Pen& pen, const std::vector<Run>& runs, Type type);

}  // namespace ui
