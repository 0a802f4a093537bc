#include "ui/count.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "ui/flow.hpp"
#include "ui/keys.hpp"
#include "words/language.hpp"
#include "words/words.hpp"

namespace ui {
namespace {

using core::at;

constexpr std::array<std::string_view, 3> kLetters = {"J", "K", "L"};

int open_deal(const OpenMatch& open) { return core::settled_deals(open.match) + 1; }

int sum(const core::PerSeat<int>& tricks) { return tricks[0] + tricks[1] + tricks[2]; }

bool is_full(const OpenMatch& open, const Draft& draft) {
  return is_counting(open, draft) && sum(counted(open, draft)) == open.match.rules.game->tricks;
}

bool has_kitty(const OpenMatch& open, core::Seat seat) {
  return open.match.rules.game->kitty_is_dealers_trick &&
         core::dealer_of(open.match, open_deal(open)) == seat;
}

// The cells that Enter would fill from the count.
std::vector<core::Seat> seats_to_enter(const OpenMatch& open, const Draft& draft) {
  std::vector<core::Seat> seats;
  if (open.is_locked) {
    return seats;  // the PIN of the place is still to be given
  }
  for (const core::Seat seat : core::kAllSeats) {
    const Cell cell{.deal = open_deal(open), .seat = seat};
    const bool is_for_him =
        !open.is_passed_round || open.at_sheet == seat || open.at_sheet == core::kKeeper;
    if (offered_by_count(open, draft, cell) && is_for_him && may_enter(open, cell)) {
      seats.push_back(seat);
    }
  }
  return seats;
}

// Where the pips of one player are: in one row where they have the width for it, else in two.
struct Pips {
  ImVec2 first;  // the middle of the first one; pixels, as all of it
  float step = 0.0F;
  float behind_quota = 0.0F;  // a gap, in one row
  int in_row = 0;

  [[nodiscard]] ImVec2 center(int pip, int quota) const {
    const int row = pip / in_row;
    return {first.x + (pip >= quota ? behind_quota : 0.0F) +
                static_cast<float>(pip - row * in_row) * step,
            first.y + static_cast<float>(row) * step};
  }
};

Pips lay_out_pips(int all, const Rect& where, bool is_one_row) {
  const float gap = is_one_row ? 0.5F : 0.0F;  // steps
  Pips pips;
  const int rows = is_one_row ? 1 : 2;
  pips.in_row = (all + rows - 1) / rows;
  pips.step = std::min(where.width() / (static_cast<float>(pips.in_row) + gap),
                       where.height() / static_cast<float>(rows));
  pips.behind_quota = gap * pips.step;
  pips.first = {where.min.x + pips.step / 2,
                where.center().y - static_cast<float>(rows - 1) * pips.step / 2};
  return pips;
}

void draw_key(const Drawing& drawing, core::Seat seat, const Rect& where) {
  const float em = where.height() * 0.62F;
  const float high = drawing.pen.large_size("J", em, Weight::Strong).y;
  drawing.pen.large({where.min.x, where.center().y - high / 2}, kLetters.at(at(seat)), em,
                    drawing.palette().faint, Weight::Strong);
}

}  // namespace

bool is_counting(const OpenMatch& open, const Draft& draft) {
  return draft.count && draft.count->match == open.number && draft.count->deal == open_deal(open) &&
         !open.match.ended;
}

core::PerSeat<int> counted(const OpenMatch& open, const Draft& draft) {
  core::PerSeat<int> tricks = is_counting(open, draft) ? draft.count->tricks : core::PerSeat<int>{};
  for (const core::Seat seat : core::kAllSeats) {
    tricks[at(seat)] += has_kitty(open, seat) ? 1 : 0;
  }
  return tricks;
}

void count_trick(const OpenMatch& open, Draft& draft, core::Seat seat, int step) {
  if (open.match.ended) {
    return;
  }
  if (!is_counting(open, draft)) {
    draft.count = LiveCount{.match = open.number, .deal = open_deal(open), .tricks = {}};
  }
  const int all = sum(counted(open, draft)) + step;
  int& tricks = draft.count->tricks[at(seat)];
  if (tricks + step >= 0 && all <= open.match.rules.game->tricks) {
    tricks += step;
  }
  if (sum(draft.count->tricks) == 0) {
    draft.count.reset();
  }
}

std::optional<int> offered_by_count(const OpenMatch& open, const Draft& draft, Cell cell) {
  const bool is_empty = !core::deal_at(open.match, cell.deal).tricks[at(cell.seat)];
  return cell.deal == open_deal(open) && is_empty && is_full(open, draft)
             ? std::optional(counted(open, draft)[at(cell.seat)])
             : std::nullopt;
}

bool enter_count(const OpenMatch& open, const Draft& draft, Actions& actions) {
  const std::vector<core::Seat> seats = seats_to_enter(open, draft);
  for (const core::Seat seat : seats) {
    actions.emplace_back(Make{core::Entry{
        .deal = open_deal(open), .seat = seat, .tricks = counted(open, draft)[at(seat)]}});
  }
  return !seats.empty();
}

void take_count_keys(const View& view, Draft& draft) {
  if (!view.open) {
    return;
  }
  if (draft.count && !is_counting(*view.open, draft)) {
    draft.count.reset();
  }
  if (const std::optional<int> seat = chord_pressed(Command::Count)) {
    count_trick(*view.open, draft, *seat, 1);
  } else if (const std::optional<int> back = chord_pressed(Command::Uncount)) {
    count_trick(*view.open, draft, *back, -1);
  }
}

std::string count_says(const OpenMatch& open, const Draft& draft) {
  if (!is_counting(open, draft)) {
    return "";
  }
  const core::PerSeat<int> tricks = counted(open, draft);
  if (!is_full(open, draft)) {
    std::string keys;
    for (const core::Seat seat : core::kAllSeats) {
      keys += fmt::format("{}{} {}", keys.empty() ? "" : ", ", kLetters.at(at(seat)),
                          open.match.players[at(seat)]);
    }
    return words::tr("{} of {} tricks counted: {}.", sum(tricks), open.match.rules.game->tricks,
                     keys);
  }
  std::string entered;
  for (const core::Seat seat : seats_to_enter(open, draft)) {
    entered += fmt::format("{}{} {}", entered.empty() ? "" : ", ", open.match.players[at(seat)],
                           words::numeral(tricks[at(seat)]));
  }
  return words::tr("All {} tricks counted. {}", sum(tricks),
                   entered.empty()
                       ? std::string(words::tr("What is in grey waits for those who may enter it."))
                       : words::tr("Enter enters {}.", entered));
}

void draw_pips(const Drawing& drawing, core::Seat seat, const Rect& where, bool with_key) {
  const OpenMatch& open = drawing.open;
  if (!open.sheet.next) {
    return;
  }
  Pen& pen = drawing.pen;
  const int all = open.match.rules.game->tricks;
  const std::optional<int>& entered =
      core::deal_at(open.match, open.sheet.next->number).tricks[at(seat)];
  const int filled = std::min(entered.value_or(counted(open, drawing.draft)[at(seat)]), all);
  const float key_wide = with_key ? where.height() * 1.1F : 0.0F;
  if (with_key) {
    draw_key(drawing, seat, where);
  }
  const Pips pips = lay_out_pips(all, {{where.min.x + key_wide, where.min.y}, where.max}, with_key);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  for (int pip = 0; pip < all; ++pip) {
    const ImVec2 center = pips.center(pip, open.sheet.next->quotas[at(seat)]);
    if (pip < filled) {
      list.AddCircleFilled(center, pips.step * 0.38F, drawing.palette().of_player(seat));
    } else {
      list.AddCircle(center, pips.step * 0.34F, drawing.palette().faint, 0,
                     std::max(1.0F, pips.step * 0.07F));
    }
  }
  const std::string& name = open.match.players[at(seat)];
  pen.show(fmt::format("{} pips of {}", filled, name), where);
  if (pen.mouse_area(fmt::format("count {}", name), where, !entered,
                     entered ? std::string()
                             : words::tr("A trick of {} ({}); with Shift one less", name,
                                         kLetters.at(at(seat))))) {
    count_trick(open, drawing.draft, seat, ImGui::GetIO().KeyShift ? -1 : 1);
  }
}

}  // namespace ui
