// The live count: tricks counted one by one while a deal is played. At the last one the row is
// offered for entry, and each column is still written by those who may. The count is half done work
// of the window: it changes nothing of the match, and goes when its deal has settled.
#pragma once

#include <optional>
#include <string>

#include "ui/action.hpp"
#include "ui/draft.hpp"
#include "ui/pen.hpp"
#include "ui/sheet_parts.hpp"
#include "ui/view.hpp"

namespace ui {

// Whether tricks of the open deal are being counted.
[[nodiscard]] bool is_counting(const OpenMatch& open, const Draft& draft);

// What has been counted so far, with the kitty where it is the dealer's first trick; without a
// count nothing but that.
[[nodiscard]] core::PerSeat<int> counted(const OpenMatch& open, const Draft& draft);

// Counts one more trick (`step` 1) or takes one back (-1), from none to as many as the deal has;
// nothing beyond them, and nothing once the match is over.
void count_trick(const OpenMatch& open, Draft& draft, core::Seat seat, int step);

// What the count offers for `cell`: all tricks of its deal are counted, and it is empty.
[[nodiscard]] std::optional<int> offered_by_count(const OpenMatch& open, const Draft& draft,
                                                  Cell cell);

// Enters what the count offers, in every column that whoever is at the sheet may write; his own
// alone when the sheet is passed round. False if it offers him nothing.
bool enter_count(const OpenMatch& open, const Draft& draft, Actions& actions);

// The keys that count, for a page on which letters are nobody else's; a count that is over goes.
void take_count_keys(const View& view, Draft& draft);

// '7 of 10 tricks counted: J Asha, K Bimal, L Chandra.', or what Enter would enter; empty unless
// tricks are being counted.
[[nodiscard]] std::string count_says(const OpenMatch& open, const Draft& draft);

// The tricks of a player as pips within `where`, the quota first and then a gap: filled as far as
// they are counted or entered. Pressed, they count one more, with Shift one less. With `with_key`
// the key that does it stands before them.
void draw_pips(const Drawing& drawing, core::Seat seat, const Rect& where, bool with_key);

}  // namespace ui
