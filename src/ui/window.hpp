// One frame of the window: reads the view, changes the draft, pushes actions.
#pragma once

#include "ui/action.hpp"
#include "ui/draft.hpp"
#include "ui/pen.hpp"
#include "ui/view.hpp"

namespace ui {

// Draws everything into the current Dear ImGui frame, which fills the display, and takes its keys.
void draw_window(Pen& pen, const View& view, Draft& draft, Actions& actions);

// A Dear ImGui window without decoration that fills the display; everything is drawn in it.
void begin_full_window(const Pen& pen);
void end_full_window();

// The pages and dialogs of which the window is made; `where` is the part of the display they have.
void draw_top(Pen& pen, const View& view, Draft& draft, Actions& actions, const Rect& where);
void draw_sheet(Pen& pen, const View& view, Draft& draft, Actions& actions, const Rect& where);
// Gives the y at which it ends, in pixels: below `where` if there is more to show than fits.
float draw_before_deal(Pen& pen, const View& view, Draft& draft, Actions& actions,
                       const Rect& where);
void draw_new_match(Pen& pen, const View& view, Draft& draft, Actions& actions, const Rect& where);
void draw_history(Pen& pen, const View& view, Draft& draft, Actions& actions, const Rect& where);
void draw_people(Pen& pen, const View& view, Draft& draft, Actions& actions, const Rect& where);
void draw_statistics(Pen& pen, const View& view, Draft& draft, Actions& actions, const Rect& where);
// At the top of `below`, that the PIN of whoever is at the sheet is still to be given; gives its
// height in pixels, 0 if it is not.
float draw_locked(Pen& pen, const View& view, Draft& draft, const Rect& below);
// The dialog that asks whoever is at the sheet for the PIN.
[[nodiscard]] PinAsked pin_of_sitter(const OpenMatch& open);
// The open dialog, if any, over everything.
void draw_dialog(Pen& pen, const View& view, Draft& draft, Actions& actions, const Rect& where);

// The keys of the sheet while no dialog is open: digits, Enter, Tab, arrows, Esc, F2 to F5 ...
void take_sheet_keys(const View& view, Draft& draft, Actions& actions);

// Enters what is half-typed, if anything, because the hand has gone elsewhere.
void enter_typed(const View& view, Draft& draft, Actions& actions);

}  // namespace ui
