// What a picture of the sheet is drawn with and on instead of the window: a Dear ImGui of its own
// and a place for pixels of its own, in the OpenGL that is current. It knows nothing of sheets.
#pragma once

#include <imgui.h>

#include <vector>

#include "ui/pen.hpp"

namespace app {

// A second Dear ImGui beside the window's, for as long as a picture takes: with fonts, a size and a
// style of its own, and no input.
class Apart {
 public:
  Apart();
  ~Apart();
  Apart(const Apart&) = delete;
  Apart& operator=(const Apart&) = delete;

 private:
  ImGuiContext* before_;
  ImGuiContext* own_;
};

// A picture that OpenGL draws into instead of the window, while this lives.
class Canvas {
 public:
  Canvas(int width, int height);
  ~Canvas();
  Canvas(const Canvas&) = delete;
  Canvas& operator=(const Canvas&) = delete;

  // Whether it can be of that size.
  [[nodiscard]] static bool can_be(ImVec2 size);

  // Whether it can be drawn on.
  [[nodiscard]] bool is_whole() const;

  // Four bytes per pixel, from the top down.
  [[nodiscard]] std::vector<unsigned char> rows() const;

 private:
  int width_;
  int height_;
  unsigned frame_ = 0;
  unsigned pixels_ = 0;
};

// The whole of the window, or of the canvas there is, in the ground of `palette`.
void clear(const ui::Palette& palette, int width, int height);

}  // namespace app
