// A choice of one of several words of which only the chosen one is shown, for places with no room
// for all of them; and words cut to the room there is.
#pragma once

#include <string>
#include <vector>

#include "ui/pen.hpp"

namespace ui {

// Draws '‹ word ›' with its upper right corner at `at`, and says whether the choice changed: a
// click right of its middle or the right arrow takes the next word, left the one before; both go
// round. Enter and Space take the next.
bool cycler(Pen& pen, const std::string& name, ImVec2 at, const std::vector<std::string>& words,
            int& chosen);

}  // namespace ui
