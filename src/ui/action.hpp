// What a person has asked for in a frame. Drawing pushes actions, and the desk carries them out
// after the frame, so nothing changes while it is being drawn.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "core/change.hpp"
#include "ui/pen.hpp"

namespace ui {

struct Make {  // a change, by whoever is at the sheet
  core::Change change;
};
struct Undo {};
struct Redo {};
struct SitDown {  // at the sheet
  core::Actor who = 0;
};
struct OpenMatchNumber {
  int match = 0;
};
struct StartMatch {};  // as draft.new_match says
struct Rematch {};     // fills draft.new_match from the open match and shows that page
struct SetTheme {
  Theme theme = Theme::Dark;
};
struct SetZoom {
  float zoom = 1.0F;
};
struct DismissNotice {};
struct Leave {};  // close the window

using Action = std::variant<Make, Undo, Redo, SitDown, OpenMatchNumber, StartMatch, Rematch,
                            SetTheme, SetZoom, DismissNotice, Leave>;
using Actions = std::vector<Action>;

}  // namespace ui
