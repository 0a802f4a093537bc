// The line being prepared: what is typed or stepped to, whether it would be a move, and what it
// would decide. Nothing is changed by preparing. No drawing.
#pragma once

#include <optional>
#include <string>

#include "core/change.hpp"
#include "core/refusal.hpp"
#include "ui/action.hpp"
#include "ui/draft.hpp"
#include "ui/view.hpp"

namespace ui {

// Why whoever is at the sheet may not move the line now; nullopt if he may, or if there is none.
[[nodiscard]] std::optional<core::Refusal> line_is_fixed(const OpenMatch& open);

// The move that `typed` stands for, if it is a number.
[[nodiscard]] std::optional<core::LineMove> prepared_move(const OpenMatch& open,
                                                          const std::string& typed);

// A sentence: what the prepared line would decide, or why it cannot be, or that a number is wanted.
[[nodiscard]] std::string prepared_line_says(const OpenMatch& open, const std::string& typed);

// Begins to prepare a line, or goes on to the line `step` above or below the one prepared so far.
void begin_line(const OpenMatch& open, Draft& draft);
void step_line(const OpenMatch& open, Draft& draft, int step);

// Makes the prepared line a move, if it can be one; otherwise it stays prepared.
void move_line(const OpenMatch& open, Draft& draft, Actions& actions);

}  // namespace ui
