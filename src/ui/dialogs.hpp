// The dialogs, one function each. Every one draws on the card that draw_dialog has opened for it,
// from the top down, says when it is done with by `closes`, and knows nothing of the others.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "ui/action.hpp"
#include "ui/draft.hpp"
#include "ui/pen.hpp"
#include "ui/view.hpp"

namespace ui {

struct Card {
  Pen& pen;
  const View& view;
  Ring& ring;
  Actions& actions;
  float x = 0.0F;      // pixels: where its text begins,
  float y = 0.0F;      // where the next line comes,
  float width = 0.0F;  // and how wide lines may be
  bool has_just_opened = false;
  bool closes = false;
  bool stays = false;  // although Esc was pressed

  // The match it is about. Only draw_help has none to go by.
  [[nodiscard]] const OpenMatch& open() const { return *view.open; }
  [[nodiscard]] float px(float units) const { return pen.px(units); }

  void title(std::string_view words);
  // A paragraph, and room after it.
  void say(std::string_view words, Type type, ImU32 colour);
  void room(float units) { y += px(units); }
  // Buttons side by side at the right end, the first one rightmost and accented. Gives the number
  // of the one pressed from 0, -1 for none. Each is named by its English words, marked with
  // words::later(), and says them in the language spoken.
  [[nodiscard]] int buttons(const std::string& first, bool is_first_enabled,
                            const std::string& second = {});
};

// How the totals would change: three columns with '14 → 13' under each name.
void show_totals(Card& card, const core::Sheet& before, const core::Sheet& after);

// What the match would be after `change`, below the totals: who deals, the decision, what else.
void show_outcome(Card& card, const core::Change& change);

// A row with a mark, a name, a note behind it and a key at its end, that can be pressed. `actor` is
// a seat or core::kKeeper.
[[nodiscard]] bool person_row(Card& card, const std::string& control, core::Actor actor,
                              std::string_view name, std::string_view note, std::string_view key,
                              bool is_enabled);

// The shape of a suit, about 2 * `size` pixels high; a slashed ring for no trumps.
void draw_suit(core::Suit suit, ImVec2 center, float size, ImU32 colour);

// The shape of a call's suit, as draw_suit has it, `units` design units its half; an M for miz.
void draw_call_sign(Pen& pen, core::Call call, ImVec2 center, float units, ImU32 colour);

void draw_correcting(Card& card, Correcting& correcting);
void draw_trading(Card& card, Trading& trading);
void draw_ending(Card& card);
void draw_who(Card& card);
void draw_host(Card& card);
void draw_trump(Card& card);
void draw_call(Card& card);
void draw_bid(Card& card, BidAsked& bid);
void draw_games(Card& card, NewMatchDraft& filled_in);
void draw_rules(Card& card, const core::Rules& rules, std::optional<int> target);
void draw_note(Card& card, NoteAsked& note);
void draw_out(Card& card, OutAsked& out);
void draw_in(Card& card, InAsked& in);
// True when the dialog for looks and language is asked for in its place.
[[nodiscard]] bool draw_help(Card& card);
void draw_looks(Card& card);
void draw_pin(Card& card, PinAsked& asked);
void draw_explained(Card& card, Explained& about);

}  // namespace ui
