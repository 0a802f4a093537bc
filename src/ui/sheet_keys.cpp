#include <algorithm>

#include "core/check.hpp"
#include "core/name.hpp"
#include "ui/before_deal_parts.hpp"
#include "ui/count.hpp"
#include "ui/explained.hpp"
#include "ui/flow.hpp"
#include "ui/keys.hpp"
#include "ui/line.hpp"
#include "ui/sheet_parts.hpp"
#include "ui/window.hpp"

namespace ui {
namespace {

using core::at;

constexpr std::size_t kMostDigits = 2;  // no game has more than 17 tricks
constexpr std::size_t kMostLineDigits = 4;

struct SeatKey {
  Command command;
  core::Seat seat;
};
constexpr std::array kSeatKeys = {SeatKey{Command::FirstSeat, 0}, SeatKey{Command::SecondSeat, 1},
                                  SeatKey{Command::ThirdSeat, 2}};

// The digits typed in this frame, of any script, as '0' to '9'.
std::string digits_typed() {
  std::string digits;
  for (const ImWchar character : ImGui::GetIO().InputQueueCharacters) {
    if (const auto digit = core::digit_value(static_cast<char32_t>(character))) {
      digits += static_cast<char>('0' + *digit);
    }
  }
  return digits;
}

void append(std::string& typed, const std::string& digits, std::size_t most) {
  const std::size_t room = most + (has_sign(typed) ? 1 : 0);
  typed += digits.substr(0, room - std::min(room, typed.size()));
}

bool has_typed(char32_t character) {
  const ImVector<ImWchar>& typed = ImGui::GetIO().InputQueueCharacters;
  return std::ranges::find(typed, static_cast<ImWchar>(character)) != typed.end();
}

bool has_typed_minus() { return has_typed(U'-') || has_typed(U'\u2212'); }

// Of an empty cell in focus: with two in, the third.
void enter_offer(const OpenMatch& open, Actions& actions) {
  const std::optional<Offer> offered = offer(open);
  const Cell cell{.deal = core::settled_deals(open.match) + 1, .seat = offered ? offered->seat : 0};
  if (offered && may_enter(open, cell)) {
    actions.emplace_back(
        Make{core::Entry{.deal = cell.deal, .seat = cell.seat, .tricks = offered->tricks}});
  }
}

bool is_filled(const OpenMatch& open, Cell cell) {
  return core::deal_at(open.match, cell.deal).tricks[at(cell.seat)].has_value();
}

// Where Tab goes from a cell in which nothing is half-typed: on, and from the last to the first.
Cell on_from(const OpenMatch& open, Cell cell) {
  const Cell beyond = cell_beyond(open, cell);
  return beyond == cell ? first_cell(open) : beyond;
}

void clear(const View& view, Draft& draft, Actions& actions) {
  const Cell cell = draft.focus;
  if (!draft.typed.empty()) {
    draft.typed.clear();
  } else if (is_filled(*view.open, cell) && may_enter(*view.open, cell)) {
    actions.emplace_back(
        Make{core::Entry{.deal = cell.deal, .seat = cell.seat, .tricks = std::nullopt}});
  }
}

void take_back(const View& view, Draft& draft, Actions& actions) {
  if (!draft.typed.empty()) {
    draft.typed.clear();
  } else if (!view.notice.empty()) {
    actions.emplace_back(DismissNotice{});
  } else {
    draft.focus = first_cell(*view.open);
  }
}

// Rows down the sheet and seats to the right. Of the deals played nothing is written from there.
void look_back(const View& view, Draft& draft, Actions& actions, int rows, int seats) {
  const OpenMatch& open = *view.open;
  const Cell from = draft.older.value_or(draft.focus);
  const Cell to{.deal = std::clamp(from.deal + rows, 1, core::settled_deals(open.match) + 1),
                .seat = std::clamp(from.seat + seats, 0, core::kSeats - 1)};
  if (!is_older(open, to)) {
    draft.shown_deal = to.deal;
    go_to(view, draft, actions, to);
    return;
  }
  enter_typed(view, draft, actions);
  draft.focus = first_cell(open);  // where the next digit goes
  draft.older = to;
  draft.shown_deal = to.deal;
}

// The keys that act on the cell in focus: at most one of them a frame, so nothing is entered twice.
void take_cell_keys(const View& view, Draft& draft, Actions& actions) {
  const OpenMatch& open = *view.open;
  if (is_pressed(Command::Enter)) {
    if (!draft.typed.empty()) {
      enter_typed(view, draft, actions);
    } else if (is_filled(open, draft.focus)) {
      draft.focus = cell_after(open, draft.focus);
    } else if (offer(open) || !enter_count(open, draft, actions)) {
      enter_offer(open, actions);
    }
  } else if (is_pressed(Command::GoOn)) {
    if (!draft.typed.empty()) {
      enter_typed(view, draft, actions);
    } else {
      draft.focus = on_from(open, draft.focus);
    }
  } else if (is_pressed(Command::Older)) {
    look_back(view, draft, actions, -1, 0);
  } else if (is_pressed(Command::Newer)) {
    look_back(view, draft, actions, 1, 0);
  } else if (is_pressed(Command::GoBack)) {
    go_to(view, draft, actions, cell_before(open, draft.focus));
  } else if (is_pressed(Command::GoForward)) {
    go_to(view, draft, actions, cell_beyond(open, draft.focus));
  } else if (is_pressed(Command::RubOut)) {
    if (!draft.typed.empty()) {
      draft.typed.pop_back();
    }
  } else if (is_pressed(Command::Clear)) {
    clear(view, draft, actions);
  } else if (is_pressed(Command::TakeBack)) {
    take_back(view, draft, actions);
  }
}

// Where a deal played is looked at.
void take_older_keys(const View& view, Draft& draft, Actions& actions) {
  if (is_pressed(Command::Older)) {
    look_back(view, draft, actions, -1, 0);
  } else if (is_pressed(Command::Newer)) {
    look_back(view, draft, actions, 1, 0);
  } else if (is_pressed(Command::GoBack)) {
    look_back(view, draft, actions, 0, -1);
  } else if (is_pressed(Command::GoForward)) {
    look_back(view, draft, actions, 0, 1);
  } else if (is_pressed(Command::Enter)) {
    begin_correction(view, draft, actions, *draft.older);
  } else if (is_pressed(Command::TakeBack) || is_pressed(Command::GoOn)) {
    go_to(view, draft, actions, draft.focus);
    draft.shown_deal = draft.focus.deal;
  }
}

// From the cells to what can be pressed around them, and back. Where there are no cells any more
// Tab goes there as well.
bool take_way_around(const View& view, Draft& draft, Actions& actions) {
  const bool goes = is_pressed(Command::Around) ||
                    (view.open->match.ended && !draft.is_around && is_pressed(Command::GoOn));
  if (goes || (draft.is_around && is_pressed(Command::TakeBack))) {
    enter_typed(view, draft, actions);
    draft.is_around = !draft.is_around;
    draft.ring.moved_by_keys = true;
    if (const std::string card = first_card_to_draw(*view.open); !card.empty()) {
      draft.ring.focused = card;  // what it is left for most often; else where it was left
    }
    return true;
  }
  return false;
}

// A minus is not dropped: whoever types -3 means something, and it is not three tricks.
void take_digits(const View& view, Draft& draft) {
  const std::string digits = digits_typed();
  const bool is_signed = has_typed_minus();
  if ((digits.empty() && !is_signed) || !may_enter(*view.open, draft.focus)) {
    return;
  }
  draft.older.reset();
  draft.is_around = false;
  if (is_signed && !has_sign(draft.typed)) {
    draft.typed.insert(0, 1, '-');
  }
  append(draft.typed, digits, kMostDigits);
}

void take_line_keys(const OpenMatch& open, Draft& draft, Actions& actions) {
  append(*draft.line, digits_typed(), kMostLineDigits);
  if (is_pressed(Command::Enter)) {
    move_line(open, draft, actions);
  } else if (is_pressed(Command::TakeBack)) {
    draft.line.reset();
  } else if (is_pressed(Command::RubOut)) {
    if (!draft.line->empty()) {
      draft.line->pop_back();
    }
  } else if (has_typed(U'+')) {
    step_line(open, draft, 1);
  } else if (has_typed_minus()) {
    step_line(open, draft, -1);
  }
}

bool take_seat_keys(const View& view, Draft& draft, Actions& actions) {
  std::optional<core::Actor> who;
  for (const SeatKey& key : kSeatKeys) {
    if (is_pressed(key.command)) {
      who = key.seat;
    }
  }
  if (is_pressed(Command::HostSeat)) {
    who = view.open->match.host;
  }
  if (who) {
    draft.line.reset();
    enter_typed(view, draft, actions);
    actions.emplace_back(SitDown{*who});
  }
  return who.has_value();
}

// Whoever begins to write is asked for the PIN, and the digits are its.
void take_locked_keys(const OpenMatch& open, Draft& draft) {
  const bool begins = is_pressed(Command::Enter) && !draft.is_around;
  if (begins || !digits_typed().empty()) {
    draft.dialog = pin_of_sitter(open);
  }
}

// Undo while something is half-typed takes that back, as it is the newest thing done.
bool take_undo_keys(const View& view, Draft& draft, Actions& actions) {
  if (is_pressed(Command::Undo)) {
    if (draft.typed.empty()) {
      actions.emplace_back(Undo{});
    } else {
      draft.typed.clear();
    }
    return true;
  }
  if (is_pressed(Command::Redo)) {
    enter_typed(view, draft, actions);
    actions.emplace_back(Redo{});
    return true;
  }
  return false;
}

// Keys that open a dialog or begin to prepare a line.
bool take_asking_keys(const View& view, Draft& draft, Actions& actions) {
  if (is_pressed(Command::Line)) {
    enter_typed(view, draft, actions);
    begin_line(*view.open, draft);
    return true;
  }
  if (is_pressed(Command::Trump)) {
    enter_typed(view, draft, actions);
    draft.dialog = trump_or_call(view.open->match);
    return true;
  }
  if (is_pressed(Command::Bid) && takes_bid(view.open->match)) {
    enter_typed(view, draft, actions);
    draft.dialog = bid_asked(view.open->match);
    return true;
  }
  if (is_pressed(Command::EndMatch)) {
    enter_typed(view, draft, actions);
    draft.dialog = EndAsked{};
    return true;
  }
  return false;
}

// Once what was half-typed has been taken, the hand goes where it wanted to.
void arrive(Draft& draft) {
  if (draft.bound_for && draft.typed.empty()) {
    draft.focus = *draft.bound_for;
  }
  draft.bound_for.reset();
}

// The focus is on a deal that can be written, even when others have played on meanwhile.
void keep_focus_on_sheet(const OpenMatch& open, Draft& draft) {
  const int settled = core::settled_deals(open.match);
  const bool is_gone =
      draft.focus.deal > settled + 1 || draft.focus.deal < settled ||
      (draft.focus.deal == settled && core::has_entry(core::deal_at(open.match, settled + 1)));
  if (is_gone && draft.typed.empty()) {
    draft.focus = first_cell(open);
  }
  if (draft.older && !is_older(open, *draft.older)) {
    draft.older.reset();
  }
}

}  // namespace

void enter_typed(const View& view, Draft& draft, Actions& actions) {
  if (!view.open || view.unsaved || draft.typed.empty()) {
    return;
  }
  if (const std::optional<int> tricks = typed_number(draft.typed)) {
    actions.emplace_back(
        Make{core::Entry{.deal = draft.focus.deal, .seat = draft.focus.seat, .tricks = tricks}});
  }
}

void take_sheet_keys(const View& view, Draft& draft, Actions& actions) {
  if (!view.open) {
    return;
  }
  const OpenMatch& open = *view.open;
  arrive(draft);
  keep_focus_on_sheet(open, draft);
  if (is_pressed(Command::Explain) && !draft.line) {
    enter_typed(view, draft, actions);
    const Cell cell = draft.older.value_or(draft.focus);
    explain(open, draft, Topic::Total, cell.seat,
            draft.older ? std::optional(cell.deal) : std::nullopt);
    return;
  }
  if (!draft.line && take_way_around(view, draft, actions)) {
    return;
  }
  if (view.unsaved || take_seat_keys(view, draft, actions)) {
    return;
  }
  if (open.is_locked) {
    take_locked_keys(open, draft);
    return;
  }
  if (take_undo_keys(view, draft, actions) || open.match.ended ||
      take_asking_keys(view, draft, actions)) {
    return;
  }
  if (draft.line) {
    take_line_keys(open, draft, actions);
  } else {
    take_count_keys(view, draft);
    take_digits(view, draft);
    if (draft.is_around) {
      return;
    }
    if (draft.older) {
      take_older_keys(view, draft, actions);
    } else {
      take_cell_keys(view, draft, actions);
    }
  }
}

}  // namespace ui
