// The table view: the match in letters to be read from across the room, for a screen at the end of
// the table. It draws the same view as the sheet, so it follows what is entered anywhere. Its sizes
// come from the display, not from the zoom. Nothing in it is told by colour alone.
#pragma once

#include "ui/action.hpp"
#include "ui/draft.hpp"
#include "ui/pen.hpp"
#include "ui/view.hpp"

namespace ui {

// Whether the table view stands where the pages are.
[[nodiscard]] bool shows_table(const View& view, const Draft& draft);

// Draws it over `where`; a match is open.
void draw_table_view(Pen& pen, const View& view, Draft& draft, Actions& actions, const Rect& where);

// The keys that it takes while no dialog is open: Esc leaves it, Enter enters a row that has been
// counted, and those of the live count. What is half-typed on the sheet waits there.
void take_table_keys(const View& view, Draft& draft, Actions& actions);

}  // namespace ui
