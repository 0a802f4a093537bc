// The page of all matches: a bar that narrows them down, and below it a list, newest first, of
// which only the lines in sight are known. The day stands at the left of its first match.
#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

#include "core/game.hpp"
#include "core/name.hpp"
#include "ui/cycler.hpp"
#include "ui/history_filter.hpp"
#include "ui/keys.hpp"
#include "ui/scrolled.hpp"
#include "ui/window.hpp"
#include "words/days.hpp"
#include "words/language.hpp"

namespace ui {
namespace {

constexpr float kMatchRow = 64.0F;
constexpr float kWide = 900.0F;  // from here on the filter has one row
constexpr float kField = 40.0F;
constexpr float kLabel = 19.0F;
// In a card lower than this the fields have no labels, and the second row of them has to be asked
// for, so that some matches are seen.
constexpr float kLow = 420.0F;
constexpr const char* kList = "List of matches";

std::string with_thousands(std::size_t number) {
  std::string digits = std::to_string(number);
  for (int at = static_cast<int>(digits.size()) - 3; at > 0; at -= 3) {
    digits.insert(static_cast<std::size_t>(at), ",");
  }
  return digits;
}

class History {
 public:
  History(Pen& pen, const View& view, Draft& draft, Actions& actions)
      : pen_(pen),
        view_(view),
        draft_(draft),
        actions_(actions),
        filter_(draft.history),
        ring_(std::holds_alternative<std::monostate>(draft.dialog) ? &draft.ring : nullptr) {}

  void draw(const Rect& where);

 private:
  [[nodiscard]] const Palette& palette() const { return pen_.palette(); }
  [[nodiscard]] float px(float units) const { return pen_.px(units); }
  [[nodiscard]] const std::vector<int>& matches() const { return view_.history.matches; }
  [[nodiscard]] std::size_t chosen() const;
  [[nodiscard]] const HistoryLine* line(std::size_t at) const;

  void heading(const Rect& card, float pad);
  float filter(ImVec2 at, float width);
  [[nodiscard]] bool shows_rest() const;
  [[nodiscard]] float label() const { return px(is_low_ ? 0.0F : kLabel); }
  void filter_field(const char* name, ImVec2 at, float width, std::string& words,
                    std::string_view hint, bool is_understood, std::string_view completion = {});
  void filter_rest(ImVec2 at);
  void empty(const Rect& where);
  void rows(const Rect& where);
  void row(std::size_t at, const Rect& rect, bool is_chosen);
  void day_of(std::size_t at, const HistoryLine& match, const Rect& rect);
  void players_of(const HistoryLine& match, float left, float right, float y);
  void below_players(const HistoryLine& match, float left, float right, float y);
  void take_keys();
  void take_list_keys(std::size_t rows_on_page);
  void open(int number);

  Pen& pen_;
  const View& view_;
  Draft& draft_;
  Actions& actions_;
  HistoryDraft& filter_;
  Ring* ring_;
  bool is_low_ = false;
  bool is_wide_ = false;
  bool has_list_keys_ = false;  // the list, in this frame
  bool has_moved_ = false;      // the choice, by keys in this frame
};

// Where in the list the chosen match stands; the first if it is not there any more.
std::size_t History::chosen() const {
  const auto found = std::ranges::find(matches(), draft_.chosen_match);
  return found == matches().end() ? 0 : static_cast<std::size_t>(found - matches().begin());
}

// Null while it has not been fetched.
const HistoryLine* History::line(std::size_t at) const {
  const HistoryFound& found = view_.history;
  return at >= found.first && at - found.first < found.lines.size() ? &found.lines[at - found.first]
                                                                    : nullptr;
}

void History::open(int number) {
  draft_.chosen_match = number;
  draft_.page = Page::Sheet;
  if (!view_.open || view_.open->number != number) {
    actions_.emplace_back(OpenMatchNumber{number});
  }
}

void History::heading(const Rect& card, float pad) {
  const float y = card.min.y + px(is_low_ ? 8 : 18);
  const float wide = pen_.text({card.min.x + pad, y}, words::tr("History"), Type::Title,
                               palette().ink, Weight::Strong);
  const std::size_t count = matches().size();
  const float top = card.min.y + px(is_low_ ? 8 : 16);
  float right = card.max.x - pad;
  const auto chip = [&](const char* name, float width, bool is_enabled,
                        std::string_view explained) {
    const char* const words = words::tr(name);
    const float button = pen_.button_width(words, width);
    const Rect rect{{right - button, top}, {right, top + px(34)}};
    right -= button + px(10);
    return pen_.button(name, words, rect, Look::Chip, is_enabled, explained);
  };
  if (chip(words::later("Export these"), 122, count > 0,
           words::tr("Writes all matches that this list shows into one file."))) {
    actions_.emplace_back(AskOut{std::nullopt});
  }
  if (chip(words::later("Import"), 82, true,
           words::tr("Takes in the matches of a file that an export made."))) {
    actions_.emplace_back(AskIn{});
  }
  if (is_low_ && !is_wide_ &&
      chip(words::later("More"), 68, true,
           words::tr("By days, by game, and what is laid aside."))) {
    filter_.shows_rest = !filter_.shows_rest;
  }
  std::string found = count == 1 ? words::tr_count("{} match", "{} matches", 1)
                                 : words::tr("{} matches", words::in_digits(with_thousands(count)));
  if (!view_.notice.empty()) {  // what was done last
    found += " \u00B7 " + view_.notice;
  }
  const float left = card.min.x + pad + wide + px(16);
  pen_.text({left, y + px(10)}, found, Type::Note, palette().soft, Weight::Regular, Align::Left,
            right - left);
}

void History::filter_field(const char* name, ImVec2 at, float width, std::string& words,
                           std::string_view hint, bool is_understood, std::string_view completion) {
  if (!is_low_) {
    pen_.text(at, words::tr(name), Type::Small, is_understood ? palette().soft : palette().bad);
  }
  const Rect rect{{at.x, at.y + label()}, {at.x + width, at.y + label() + px(kField)}};
  pen_.field(name, rect, words, is_low_ ? std::string_view(words::tr(name)) : hint, completion);
  if (!is_understood) {
    ImGui::GetWindowDrawList()->AddRect(rect.min, rect.max, palette().bad, px(10), 0, px(2));
  }
}

// Gives its height in pixels.
float History::filter(ImVec2 at, float width) {
  const float gap = px(12);
  const float person = px(170);
  const float rest = px(118 + 118 + 148 + 124) + 3 * gap;
  const float words = is_wide_ ? width - person - rest - 2 * gap : width - person - gap;
  filter_field(kHistoryWords, at, words, filter_.words, words::tr("names, title, note"), true);
  const std::optional<std::string> known = person_meant(view_.known_names, filter_.person);
  filter_field(words::later("Player"), {at.x + words + gap, at.y}, person, filter_.person,
               words::tr("anybody"), filter_.person.empty() || known.has_value(),
               known
                   ? std::string_view(*known).substr(std::min(filter_.person.size(), known->size()))
                   : std::string_view());
  const float row = label() + px(kField + (is_low_ ? 6 : 10));
  if (is_wide_) {
    filter_rest({at.x + width - rest, at.y});
    return row;
  }
  if (!shows_rest()) {
    return row;
  }
  filter_rest({at.x, at.y + row});
  return 2 * row;
}

// What narrows the list down is never hidden.
bool History::shows_rest() const {
  return !is_low_ || filter_.shows_rest || filter_.game != 0 || filter_.is_archived ||
         !filter_.from.empty() || !filter_.to.empty();
}

void History::filter_rest(ImVec2 at) {
  const float gap = px(12);
  const float date = px(118);
  filter_field(words::later("From"), at, date, filter_.from, "2026-11",
               filter_.from.empty() || words::first_day(filter_.from));
  at.x += date + gap;
  filter_field(words::later("To"), at, date, filter_.to, "2026-11",
               filter_.to.empty() || words::last_day(filter_.to));
  at.x += date + gap;
  std::vector<std::string> games = {words::tr("any game")};
  for (const core::Game& game : core::games()) {
    games.emplace_back(game.name);
  }
  if (!is_low_) {
    pen_.text(at, words::tr("Game"), Type::Small, palette().soft);
  }
  const std::string& game = games[static_cast<std::size_t>(filter_.game)];
  const float wide = pen_.text_size(game, Type::Body).x + px(44);  // as the cycler draws it
  (void)cycler(pen_, "Game", {at.x - px(8) + wide, at.y + label() + px(6)}, games, filter_.game);
  at.x += px(148) + gap;
  const float middle = at.y + label() + px(kField / 2);
  (void)pen_.check_box("Laid aside", {at.x, middle - px(10)}, filter_.is_archived);
  pen_.text({at.x + px(30), middle - pen_.text_size("L", Type::Note).y / 2},
            words::tr("laid aside"), Type::Note, palette().soft);
}

void History::empty(const Rect& where) {
  if (view_.history.is_behind) {  // it may not be
    return;
  }
  const float middle = where.center().x;
  const float y = where.min.y + where.height() * 0.3F;
  const bool has_filter = narrows(filter_);
  pen_.text({middle, y},
            has_filter ? words::tr("No match is like that")
                       : words::tr("No match has been played here yet"),
            Type::Name, palette().ink, Weight::Strong, Align::Center);
  pen_.text({middle, y + px(36)},
            has_filter ? words::tr("Fewer words, another player or other days find more.")
                       : words::tr("Three names and Enter start the first one."),
            Type::Body, palette().soft, Weight::Regular, Align::Center);
  const Rect button{{middle - px(80), y + px(78)}, {middle + px(80), y + px(126)}};
  const bool is_entered = has_list_keys_ && ImGui::IsKeyPressed(ImGuiKey_Enter, false);
  if (has_filter) {
    if (pen_.button("Show all", words::tr("Show all"), button, Look::Accent) || is_entered) {
      filter_ = {};
    }
  } else if (pen_.button("New match, the first", words::tr("New match"), button, Look::Accent) ||
             is_entered) {
    draft_.page = Page::NewMatch;
  }
}

void History::day_of(std::size_t at, const HistoryLine& match, const Rect& rect) {
  const HistoryLine* const before = at == 0 ? nullptr : line(at - 1);
  const bool is_first_in_sight = rect.min.y < ImGui::GetWindowPos().y + px(kMatchRow) &&
                                 rect.max.y > ImGui::GetWindowPos().y + px(kMatchRow) / 2;
  const bool is_first_of_day = before == nullptr || before->day != match.day;
  const float top = rect.min.y + px(9);
  if (is_first_of_day || is_first_in_sight) {
    pen_.text({rect.min.x, top + px(2)}, match.day, Type::Note, palette().ink, Weight::Strong,
              Align::Left, px(136));
  }
  pen_.text({rect.min.x, top + px(25)}, match.time, Type::Small, palette().soft);
  if (is_first_of_day) {
    pen_.line({rect.min.x, rect.min.y}, {rect.max.x, rect.min.y}, palette().line);
  }
}

void History::players_of(const HistoryLine& match, float left, float right, float y) {
  const float column = (right - left) / core::kSeats;
  for (const core::Seat seat : core::kAllSeats) {
    const auto index = static_cast<std::size_t>(seat);
    const float x = left + column * static_cast<float>(seat);
    const bool has_won = std::ranges::find(match.winners, seat) != match.winners.end();
    const Weight weight = has_won ? Weight::Strong : Weight::Regular;
    pen_.mark({x + px(6), y + pen_.text_size("0", Type::Body).y / 2}, seat, 10);
    const std::string& total = match.totals[index];
    const float total_wide = pen_.text_size(total, Type::Body, weight).x;
    const float name =
        pen_.text({x + px(20), y}, match.names[index], Type::Body, palette().of_player(seat),
                  weight, Align::Left, column - px(20 + 10 + 22) - total_wide);
    pen_.text({x + px(28) + name, y}, total, Type::Body, has_won ? palette().ink : palette().soft,
              weight);
  }
}

void History::below_players(const HistoryLine& match, float left, float right, float y) {
  std::string words = match.outcome;
  words += " \u00B7 " + words::tr_count("{} deal", "{} deals", match.deals);
  words += match.has_note ? std::string(" \u00B7 ") + words::tr("note") : "";
  const bool is_open = view_.open && view_.open->number == match.number;
  float game =
      pen_.text({right, y}, match.game, Type::Small, palette().soft, Weight::Regular, Align::Right);
  if (is_open) {
    game += px(12);
    game += pen_.text({right - game, y}, words::tr("on the sheet"), Type::Small, palette().focus,
                      Weight::Regular, Align::Right);
  }
  const float room = right - left - game - px(20);
  float x = left;
  if (!match.title.empty()) {
    x += pen_.text({x, y - px(1)}, match.title, Type::Note, palette().ink, Weight::Strong,
                   Align::Left, room * 0.5F) +
         px(12);
  }
  pen_.text({x, y}, words, Type::Small, palette().soft, Weight::Regular, Align::Left,
            left + room - x);
}

void History::row(std::size_t at, const Rect& rect, bool is_chosen) {
  const HistoryLine* const match = line(at);
  const int number = matches()[at];
  const Rect box{{rect.min.x + px(146), rect.min.y + px(2)}, {rect.max.x, rect.max.y - px(2)}};
  if (is_chosen) {
    ImGui::GetWindowDrawList()->AddRectFilled(box.min, box.max, palette().raised, px(10));
  }
  if (pen_.mouse_area(fmt::format("Match {}", number), box)) {
    open(number);
  }
  if (ImGui::IsItemHovered() && !is_chosen) {
    ImGui::GetWindowDrawList()->AddRect(box.min, box.max, palette().faint, px(10));
  }
  if (ImGui::IsItemClicked(ImGuiMouseButton_Right)) {
    draft_.chosen_match = number;
  }
  if (match == nullptr) {  // it comes with the next frame
    return;
  }
  const float left = box.min.x + px(14);
  const float right = box.max.x - px(14);
  if (match->is_damaged) {
    pen_.text({left, rect.min.y + px(20)},
              words::tr("Match {} is damaged and cannot be read.", number), Type::Note,
              palette().bad, Weight::Regular, Align::Left, right - left);
    return;
  }
  day_of(at, *match, rect);
  pen_.colour_players(match->colours);
  players_of(*match, left, right, rect.min.y + px(9));
  below_players(*match, left, right, rect.min.y + px(34));
  if (is_chosen && has_list_keys_) {
    pen_.focus_frame(box, 10);
  }
}

void History::take_list_keys(std::size_t rows_on_page) {
  // Nobody means the first line of a list that is about to be another one.
  if (!has_list_keys_ || matches().empty() || view_.history.is_behind) {
    return;
  }
  const auto last = static_cast<std::ptrdiff_t>(matches().size()) - 1;
  const auto page = static_cast<std::ptrdiff_t>(std::max<std::size_t>(rows_on_page, 1));
  const auto at = static_cast<std::ptrdiff_t>(chosen());
  std::ptrdiff_t to = at;
  if (ImGui::IsKeyPressed(ImGuiKey_DownArrow)) {
    to = at + 1;
  } else if (ImGui::IsKeyPressed(ImGuiKey_UpArrow)) {
    to = at - 1;
  } else if (ImGui::IsKeyPressed(ImGuiKey_PageDown)) {
    to = at + page;
  } else if (ImGui::IsKeyPressed(ImGuiKey_PageUp)) {
    to = at - page;
  } else if (ImGui::IsKeyPressed(ImGuiKey_Home)) {
    to = 0;
  } else if (ImGui::IsKeyPressed(ImGuiKey_End)) {
    to = last;
  }
  to = std::clamp<std::ptrdiff_t>(to, 0, last);
  has_moved_ = to != at;
  const int number = matches()[static_cast<std::size_t>(to)];
  draft_.chosen_match = number;
  if (is_pressed(Command::CopySheet)) {
    actions_.emplace_back(CopySheet{number});
  } else if (is_pressed(Command::SaveAs)) {
    actions_.emplace_back(AskOut{number});
  } else if (ImGui::IsKeyPressed(ImGuiKey_Enter, false) ||
             ImGui::IsKeyPressed(ImGuiKey_KeypadEnter, false)) {
    open(number);
  }
}

void History::rows(const Rect& where) {
  const float height = px(kMatchRow);
  Scrolled list(pen_, "matches", where);
  take_list_keys(static_cast<std::size_t>(where.height() / height));
  const std::size_t at = chosen();
  const float chosen_top = static_cast<float>(at) * height;
  if (list.has_just_opened() || has_moved_) {
    const float lowest = chosen_top + height - where.height();
    ImGui::SetScrollY(std::clamp(ImGui::GetScrollY(), lowest, std::max(chosen_top, lowest)));
  }
  // A float is coarse so many rows down: each row is placed from where the scrolling stands and not
  // from the first.
  const float scrolled = ImGui::GetScrollY();
  const auto first = static_cast<std::size_t>(scrolled / height);
  const auto count = static_cast<std::size_t>(where.height() / height) + 2;
  filter_.first_in_sight = std::min(first, matches().size());
  filter_.in_sight = std::min(count, matches().size() - filter_.first_in_sight);
  const float offset = scrolled - static_cast<float>(first) * height;
  for (std::size_t i = 0; i < filter_.in_sight; ++i) {
    const float top = where.min.y - offset + static_cast<float>(i) * height;
    const std::size_t place = filter_.first_in_sight + i;
    row(place, {{where.min.x + px(2), top}, {where.max.x - px(14), top + height}}, place == at);
  }
  list.ends_at(list.top().y + static_cast<float>(matches().size()) * height);
}

// '/' and Ctrl+F go to the words; from a field Enter, the arrow down and Esc go back to the list.
void History::take_keys() {
  ImVector<ImWchar>& typed = ImGui::GetIO().InputQueueCharacters;
  const bool has_slash = std::ranges::find(typed, ImWchar{'/'}) != typed.end();
  if (is_pressed(Command::FindMatch) || (has_slash && has_list_keys_)) {
    ring_->focused = kHistoryWords;
    typed.resize(0);  // the stroke is not the beginning of a word
    return;
  }
  const bool leaves = ImGui::IsKeyPressed(ImGuiKey_Escape, false);
  if (has_list_keys_) {
    if (leaves && narrows(filter_)) {
      filter_ = {};
    } else if (leaves && view_.open) {
      draft_.page = Page::Sheet;
    }
    return;
  }
  const bool is_in_field = ImGui::GetIO().WantTextInput;
  if (leaves || ImGui::IsKeyPressed(ImGuiKey_DownArrow, false) ||
      (is_in_field && ImGui::IsKeyPressed(ImGuiKey_Enter, false))) {
    ring_->focused = kList;
  }
}

void History::draw(const Rect& where) {
  const float margin = px(where.width() >= px(1000) ? 20 : 10);
  const float wide = std::min(px(1160), where.width() - 2 * margin);
  const Rect card{{where.center().x - wide / 2, where.min.y + margin},
                  {where.center().x + wide / 2, where.max.y - margin}};
  pen_.panel(card);
  const float pad = px(where.width() >= px(1000) ? 28 : 16);
  is_low_ = card.height() < px(kLow);
  is_wide_ = card.width() - 2 * pad >= px(kWide);
  heading(card, pad);
  if (ring_ != nullptr) {
    // An Enter that opens this page must not open a match in the same frame.
    has_list_keys_ = ring_->focused == kList;
    ring_->focused = ring_->focused.empty() ? kList : ring_->focused;
  }
  const float top = card.min.y + px(is_low_ ? 50 : 64);
  const float below = top + filter({card.min.x + pad, top}, card.width() - 2 * pad);
  const Rect list{{card.min.x + pad, below}, {card.max.x - pad + px(12), card.max.y - px(12)}};
  if (ring_ != nullptr) {
    ring_->controls.emplace_back(kList);
  }
  if (matches().empty()) {
    empty(list);
  } else {
    rows(list);
  }
  if (ring_ != nullptr) {
    take_keys();
  }
}

}  // namespace

void draw_history(Pen& pen, const View& view, Draft& draft, Actions& actions, const Rect& where) {
  History(pen, view, draft, actions).draw(where);
}

}  // namespace ui
