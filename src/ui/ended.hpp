// What stands on the sheet of a match that is over, which is read-only: who won and why, a rematch,
// and for the host the way to open it again. The sheet draws it where its open deal would be.
#pragma once

#include "ui/action.hpp"
#include "ui/draft.hpp"
#include "ui/pen.hpp"
#include "ui/view.hpp"

namespace ui {

// How tall the banner is, in design units, in a place at least kEndedBannerWide units wide; in a
// narrower one its buttons go below its words and it is kEndedBannerTall.
inline constexpr float kEndedBannerHigh = 84.0F;
inline constexpr float kEndedBannerTall = 132.0F;
inline constexpr float kEndedBannerWide = 560.0F;

// Draws it at the top of `where`; draws nothing while the open match is not ended. Its buttons are
// called 'Rematch' and 'Reopen'.
void draw_ended_banner(Pen& pen, const View& view, Draft& draft, Actions& actions,
                       const Rect& where);

}  // namespace ui
