// The strip at the top of the window and what can come out of it: how high it is for a width, the
// line being prepared, and the turning of pages.
#pragma once

#include "ui/action.hpp"
#include "ui/draft.hpp"
#include "ui/pen.hpp"
#include "ui/view.hpp"

namespace ui {

// The height draw_top needs when it is `width` pixels wide: what does not fit goes to a second row.
[[nodiscard]] float height_of_top(Pen& pen, const View& view, Draft& draft, float width);

// Draws, at the top of `below`, what the line being prepared would decide; gives its height in
// pixels, 0 if none is prepared.
float draw_prepared_line(Pen& pen, const View& view, Draft& draft, Actions& actions,
                         const Rect& below);

// Shows `page`; what is half-typed on the sheet is entered.
void turn_to(Page page, const View& view, Draft& draft, Actions& actions);

}  // namespace ui
