// Where the hand goes next on the sheet: which cell gets the digits, after what. No drawing.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "ui/action.hpp"
#include "ui/draft.hpp"
#include "ui/view.hpp"

namespace ui {

// Whose hand writes at which match.
struct Hand {
  const core::Match& match;
  std::optional<core::Actor> who;  // nobody's: the place is still to be opened by its PIN

  Hand(const core::Match& of, std::optional<core::Actor> whose) : match(of), who(whose) {}
  // As the view has it.
  Hand(const OpenMatch& open)  // NOLINT(google-explicit-constructor)
      : match(open.match), who(open.is_locked ? std::nullopt : std::optional(open.at_sheet)) {}
};

// Whether whoever is at the sheet may write this cell now, by core::check.
[[nodiscard]] bool may_enter(const Hand& hand, Cell cell);

// Where the focus starts: the first empty cell of the open deal that this person may fill, else his
// own first cell of it, else the first.
[[nodiscard]] Cell first_cell(const Hand& hand);

// Where the focus goes after `cell` was entered and the match became that of `hand`: the next empty
// cell of the open deal in seat order that this person may fill, else first_cell.
[[nodiscard]] Cell cell_after(const Hand& hand, Cell cell);

// The cell before `cell`, also into the deal that has just settled while it may still be changed;
// `cell` itself if there is none.
[[nodiscard]] Cell cell_before(const Hand& hand, Cell cell);

// The cell beyond `cell` on the way forward that this person may write, up to the open deal's last;
// `cell` itself if there is none.
[[nodiscard]] Cell cell_beyond(const Hand& hand, Cell cell);

// Who comes to the sheet next when it is passed round: the next player in seat order after `seat`
// whose cell of the open deal is empty; nullopt if none is.
[[nodiscard]] std::optional<core::Seat> passes_to(const core::Match& match, core::Seat seat);

// The tricks that the third cell would have to be: with two of the open deal's cells in and the
// rest between 0 and the game's tricks, in the cell that is empty.
struct Offer {
  core::Seat seat = 0;
  int tricks = 0;
};
[[nodiscard]] std::optional<Offer> offer(const OpenMatch& open);

// What is recorded of the open deal before its tricks: the call where each deal has one, else the
// trump.
[[nodiscard]] Dialog trump_or_call(const core::Match& match);

// Whether the open deal may be bid for, and the dialog that asks for the bid, as it is now.
[[nodiscard]] bool takes_bid(const core::Match& match);
[[nodiscard]] BidAsked bid_asked(const core::Match& match);

// Whether a minus stands before the digits typed, which no number of tricks has.
[[nodiscard]] inline bool has_sign(std::string_view typed) { return typed.starts_with('-'); }

// What the digits typed stand for (digits of any script, and a minus, so that it is
// refused with the number it was meant for); nullopt if not a number.
[[nodiscard]] std::optional<int> typed_number(const std::string& typed);

}  // namespace ui
