// What the window shows in the place of a sheet: that no match is open, or why the file with the
// matches cannot be used and what can be done about it.
#pragma once

#include "ui/action.hpp"
#include "ui/draft.hpp"
#include "ui/pen.hpp"
#include "ui/view.hpp"

namespace ui {

void draw_no_match(Pen& pen, const View& view, Draft& draft, Actions& actions, const Rect& where);

// `view.unusable` is not empty.
void draw_unusable(Pen& pen, const View& view, Draft& draft, Actions& actions, const Rect& where);

}  // namespace ui
