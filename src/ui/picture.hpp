// The sheet as a picture to be sent to somebody: drawn as in the window, with all its deals and
// nothing to press.
#pragma once

#include "ui/pen.hpp"
#include "ui/view.hpp"

namespace ui {

// How large it is, in pixels; the match is open in `view`, and view.is_still. No frame is needed.
[[nodiscard]] ImVec2 size_of_picture(Pen& pen, const View& view);

// Draws it into the current Dear ImGui frame, whose display has that size.
void draw_picture(Pen& pen, const View& view);

}  // namespace ui
