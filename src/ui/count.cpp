#include "ui/count.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "ui/flow.hpp"
#include "ui/keys.hpp"
#include "words/words.hpp"

namespace ui {
namespace {

std::size_t at(core::Seat seat) { return static_cast<std::size_t>(seat); }

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
    return fmt::format("{} of {} tricks counted: {}.", sum(tricks), open.match.rules.game->tricks,
                       keys);
  }
  std::string entered;
  for (const core::Seat seat : seats_to_enter(open, draft)) {
    entered += fmt::format("{}{} {}", entered.empty() ? "" : ", ", open.match.players[at(seat)],
                           tricks[at(seat)]);
  }
  return fmt::format("All {} tricks counted. {}", sum(tricks),
                     entered.empty()
                         ? std::string("What is in grey waits for those who may enter it.")
                         : fmt::format("Enter enters {}.", entered));
}

void draw_pips(const Drawing& drawing, core::Seat seat, const Rect& where, bool with_key) {
  const OpenMatch& open = drawing.open;
  if (!open.sheet.next) {
    return;
  }
  Pen& pen = drawing.pen;
  const int all = open.match.rules.game->tricks;
  const int quota = open.sheet.next->quotas[at(seat)];
  const std::optional<int>& entered =
      core::deal_at(open.match, open.sheet.next->number).tricks[at(seat)];
  const int filled = std::min(entered.value_or(counted(open, drawing.draft)[at(seat)]), all);

  // The pips take what is left of the width; a wide place takes them in one row, others in two.
  const float key_wide = with_key ? where.height() * 1.1F : 0.0F;
  const float room = where.width() - key_wide;
  const int rows = with_key || room / static_cast<float>(all + 1) >= where.height() * 0.5F ? 1 : 2;
  const int in_row = (all + rows - 1) / rows;
  const float gap_units = rows == 1 ? 0.5F : 0.0F;  // behind the quota
  const float step = std::min(room / (static_cast<float>(in_row) + gap_units),
                              where.height() / static_cast<float>(rows));
  const float radius = step * 0.38F;
  const ImU32 colour = drawing.palette().of_player(seat);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  for (int pip = 0; pip < all; ++pip) {
    const float behind_quota = pip >= quota ? gap_units * step : 0.0F;
    const ImVec2 center{
        where.min.x + key_wide + behind_quota + (static_cast<float>(pip % in_row) + 0.5F) * step,
        where.center().y +
            (static_cast<float>(pip / in_row) - static_cast<float>(rows - 1) / 2) * step};
    if (pip < filled) {
      list.AddCircleFilled(center, radius, colour);
    } else {
      list.AddCircle(center, radius - step * 0.04F, drawing.palette().faint, 0,
                     std::max(1.0F, step * 0.07F));
    }
  }
  if (with_key) {
    const float em = where.height() * 0.62F;
    pen.large({where.min.x, where.center().y - pen.large_size("J", em, Weight::Strong).y / 2},
              kLetters.at(at(seat)), em, drawing.palette().faint, Weight::Strong);
  }
  const std::string& name = open.match.players[at(seat)];
  pen.show(fmt::format("{} pips of {}", filled, name), where);
  if (pen.area(nullptr, fmt::format("count {}", name), where, !entered,
               entered ? std::string()
                       : fmt::format("A trick of {} ({}); with Shift one less", name,
                                     kLetters.at(at(seat))))) {
    count_trick(open, drawing.draft, seat, ImGui::GetIO().KeyShift ? -1 : 1);
  }
}

}  // namespace ui
