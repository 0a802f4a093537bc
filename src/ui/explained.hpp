// Asking how something came about: opens the dialog that explains a total, what a player needs, a
// dealer, the cards that move or a winner.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "ui/draft.hpp"
#include "ui/sheet_parts.hpp"
#include "ui/view.hpp"

namespace ui {

// Of the open deal unless another is said; `seat` where it is about a player.
void explain(const OpenMatch& open, Draft& draft, Topic topic, core::Seat seat = 0,
             std::optional<int> deal = std::nullopt);

// An area `name` over what is drawn there, pressed to have it explained.
void press_to_explain(const Drawing& drawing, const std::string& name, const Rect& rect,
                      Topic topic, core::Seat seat = 0, std::optional<int> deal = std::nullopt,
                      std::string_view explained = {});

}  // namespace ui
