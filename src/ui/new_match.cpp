#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "core/name.hpp"
#include "core/rules.hpp"
#include "core/sheet.hpp"
#include "ui/cycler.hpp"
#include "ui/readiness.hpp"
#include "ui/scrolled.hpp"
#include "ui/window.hpp"
#include "words/words.hpp"

namespace ui {
namespace {

constexpr std::array<const char*, 3> kNames = {"First name", "Second name", "Third name"};
constexpr std::array<const char*, 3> kPlaces = {"first", "second", "third"};
constexpr std::array<const char*, 3> kDrew = {"drew the 2: deals", "drew the 5: next",
                                              "drew the 3: last"};
constexpr int kByTheDraw = 3;  // NewMatchDraft::first_dealer
constexpr const char* kOwnLine = "Own line";
constexpr const char* kStart = "Start";
constexpr const char* kBack = "Back to the sheet";
constexpr std::array<const char*, 4> kUsualLines = {"15", "20", "25", "30"};

// A column of the form, filled from the top down; pixels.
struct Column {
  float x = 0.0F;
  float y = 0.0F;
  float width = 0.0F;
};

class Form {
 public:
  Form(Pen& pen, const View& view, Draft& draft, Actions& actions)
      : pen_(pen),
        view_(view),
        draft_(draft),
        actions_(actions),
        filled_in_(draft.new_match),
        // Under a dialog the page is only a picture.
        ring_(std::holds_alternative<std::monostate>(draft.dialog) ? &draft.ring : nullptr) {}

  void draw(const Rect& where);

 private:
  [[nodiscard]] const Palette& palette() const { return pen_.palette(); }
  [[nodiscard]] float px(float units) const { return pen_.px(units); }
  [[nodiscard]] bool is_at(const std::string& name) const {
    return ring_ != nullptr && ring_->focused == name;
  }
  [[nodiscard]] std::string name(core::Seat seat) const;
  [[nodiscard]] std::vector<std::string> names_and(const std::string& fourth, float width) const;

  void open(const Scrolled& page);
  void content(const Rect& card, bool is_wide, Scrolled& page);
  float heading(ImVec2 at, float width);
  void left(Column& column);
  void right(Column& column);
  void label(Column& column, std::string_view words);
  void fault(Column& column, std::string_view sentence);
  void name_field(Column& column, core::Seat seat);
  void first_dealer(Column& column);
  void host(Column& column);
  void keeping(Column& column);
  void first_deal(Column& column);
  void game(Column& column);
  void line(Column& column);
  Rect rule_row(Column& column, std::string_view rule, std::string_view meaning, bool is_open);
  void rule(Column& column, const std::string& name, std::string_view meaning, bool& is_on,
            bool is_open = true);
  void rule_of_several(Column& column, const std::string& name,
                       const std::vector<std::string>& words, std::string_view meaning,
                       int& chosen);
  void rules(Column& column);
  void foot(const Rect& where);
  void take_keys(const NewMatchDraft& before);
  void start();
  void leave();

  Pen& pen_;
  const View& view_;
  Draft& draft_;
  Actions& actions_;
  NewMatchDraft& filled_in_;
  Ring* ring_;
  bool has_changed_ = false;
  bool starts_ = false;
};

// What the player of that seat is called so far, or which place it is.
std::string Form::name(core::Seat seat) const {
  const auto index = static_cast<std::size_t>(seat);
  const core::KeptName kept = core::kept_name(filled_in_.names[index]);
  return kept.fault ? kPlaces[index] : kept.text;
}

// The three and a fourth word for a choice at most `width` pixels wide; long names are cut.
std::vector<std::string> Form::names_and(const std::string& fourth, float width) const {
  const float paddings = px(33) * 4;
  const float rest = width - paddings - pen_.text_size(fourth, Type::Body, Weight::Strong).x;
  std::vector<std::string> words;
  std::array<float, 3> wide{};
  for (const core::Seat seat : core::kAllSeats) {
    words.push_back(name(seat));
    wide[static_cast<std::size_t>(seat)] =
        pen_.text_size(words.back(), Type::Body, Weight::Strong).x;
  }
  // Short names leave what they do not need to the long ones.
  std::array<float, 3> sorted = wide;
  std::ranges::sort(sorted);
  float left_over = rest;
  float share = rest / 3;
  for (std::size_t i = 0; i < 3; ++i) {
    share = left_over / static_cast<float>(3 - i);
    left_over -= std::min(sorted[i], share);
  }
  for (std::size_t i = 0; i < 3; ++i) {
    if (wide[i] > share) {
      words[i] = shortened(pen_, words[i], Type::Body, Weight::Strong, share);
    }
  }
  words.push_back(fourth);
  return words;
}

void Form::label(Column& column, std::string_view words) {
  pen_.text({column.x, column.y}, words, Type::Small, palette().soft, Weight::Regular, Align::Left,
            column.width);
  column.y += px(25);
}

void Form::fault(Column& column, std::string_view sentence) {
  column.y += pen_.paragraph({column.x + px(2), column.y}, sentence, Type::Small, palette().bad,
                             column.width - px(2)) +
              px(8);
}

void Form::name_field(Column& column, core::Seat seat) {
  const auto index = static_cast<std::size_t>(seat);
  const std::string control = kNames[index];
  const Rect rect{{column.x, column.y}, {column.x + column.width, column.y + px(46)}};
  const std::optional<Completion> known =
      is_at(control) ? completion(view_.known_names, filled_in_, seat) : std::nullopt;
  has_changed_ |= pen_.field(ring_, control, rect, filled_in_.names[index],
                             std::string(kPlaces[index]) + " player", known ? known->rest : "", 24);
  pen_.mark({rect.min.x + px(22), rect.center().y}, seat, 11);
  if (filled_in_.first_dealer == kByTheDraw) {
    pen_.text({rect.max.x - px(14), rect.center().y - pen_.text_size("d", Type::Small).y / 2},
              kDrew[index], Type::Small, palette().soft, Weight::Regular, Align::Right);
  }
  column.y = rect.max.y + px(10);
  // Not while the name is being typed: its first letters are no fault.
  if (!is_at(control) && !filled_in_.names[index].empty()) {
    filled_in_.names[index] = known_spelling(view_.known_names, filled_in_.names[index]);
    if (const std::string wrong = name_fault(filled_in_, seat); !wrong.empty()) {
      column.y -= px(5);
      fault(column, wrong);
    }
  }
}

void Form::first_dealer(Column& column) {
  label(column, "First dealer");
  Rect drawn{};
  const auto has_no_room = [&](const std::string& name) {
    return pen_.text_size(name, Type::Body, Weight::Strong).x > px(70);
  };
  const std::string draw = std::ranges::any_of(filled_in_.names, has_no_room)
                               ? "by the draw"
                               : "by the draw: 2 \u00B7 3 \u00B7 5";
  has_changed_ |= pen_.choice(ring_, "First dealer", {column.x, column.y},
                              names_and(draw, column.width), filled_in_.first_dealer, &drawn);
  column.y = drawn.max.y + px(18);
}

void Form::host(Column& column) {
  label(column, "Host, who may write in any column");
  Rect drawn{};
  has_changed_ |= pen_.choice(ring_, "Host", {column.x, column.y},
                              names_and("someone else", column.width), filled_in_.host, &drawn);
  column.y = drawn.max.y + px(18);
}

void Form::keeping(Column& column) {
  label(column, "Who writes");
  Rect drawn{};
  int chosen = filled_in_.is_passed_round ? 1 : 0;
  if (pen_.choice(ring_, "Keeping", {column.x, column.y}, {"the host keeps it", "pass it round"},
                  chosen, &drawn)) {
    filled_in_.is_passed_round = chosen == 1;
    has_changed_ = true;
  }
  column.y = drawn.max.y + px(18);
}

// Who would be what in the first deal, so that a wrong order is seen before it is played.
void Form::first_deal(Column& column) {
  core::Match match{.players = {name(0), name(1), name(2)},
                    .rules = core::Rules(),
                    .first_dealer = filled_in_.first_dealer % kByTheDraw,
                    .host = filled_in_.host,
                    .target = std::nullopt,
                    .line_moves = {},
                    .deals = {},
                    .ended = std::nullopt};
  match.rules.direction =
      filled_in_.is_clockwise ? core::Direction::Clockwise : core::Direction::Counterclockwise;
  const core::NextDeal first = *core::sheet_of(match).next;
  label(column, "So in the first deal");
  for (int i = 0; i < core::kSeats; ++i) {
    const core::Seat seat = (match.first_dealer + i) % core::kSeats;
    pen_.mark({column.x + px(8), column.y + px(10)}, seat, 10);
    const std::string role = words::role(match, first, seat);
    const float role_wide = pen_.text_size(role, Type::Note).x;
    const float wide =
        pen_.text({column.x + px(24), column.y}, name(seat), Type::Note, palette().ink,
                  Weight::Strong, Align::Left, column.width - role_wide - px(34));
    pen_.text({column.x + px(32) + wide, column.y}, role, Type::Note, palette().soft);
    column.y += px(24);
  }
}

void Form::left(Column& column) {
  const std::string side = filled_in_.is_clockwise ? "left" : "right";
  label(column,
        (filled_in_.first_dealer == kByTheDraw ? "As the draw fell: each next player to the "
                                               : "In order of play: each next player to the ") +
            side);
  for (const core::Seat seat : core::kAllSeats) {
    name_field(column, seat);
  }
  column.y += px(6);
  first_dealer(column);
  host(column);
  keeping(column);
  first_deal(column);
}

void Form::game(Column& column) {
  label(column, "Game");
  const Rect rect{{column.x, column.y}, {column.x + column.width, column.y + px(46)}};
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddRectFilled(rect.min, rect.max, palette().ground, px(10));
  list.AddRect(rect.min, rect.max, palette().line, px(10), 0, px(2));
  const float y = rect.center().y - pen_.text_size("3", Type::Heading).y / 2;
  const float wide =
      pen_.text({rect.min.x + px(16), y}, core::games().front().name, Type::Heading, palette().ink);
  pen_.text({rect.min.x + px(16) + wide + px(14),
             rect.center().y - pen_.text_size("f", Type::Body).y / 2},
            "first to the line takes it", Type::Body, palette().faint);
  column.y = rect.max.y + px(14);
}

void Form::line(Column& column) {
  label(column, "Line");
  const auto usual = std::ranges::find(kUsualLines, filled_in_.target);
  const int own = static_cast<int>(kUsualLines.size());
  // While a line of one's own is typed it stays one, also on the way to 300 past 30.
  bool is_own = is_at(kOwnLine) || usual == kUsualLines.end();
  int chosen = is_own ? own : static_cast<int>(usual - kUsualLines.begin());
  Rect drawn{};
  if (pen_.choice(ring_, "Line", {column.x, column.y}, {"15", "20", "25", "30", "\u2026"}, chosen,
                  &drawn)) {
    has_changed_ = true;
    filled_in_.target = chosen == own ? "" : kUsualLines[static_cast<std::size_t>(chosen)];
    if (chosen == own && ring_ != nullptr && ImGui::IsMouseReleased(ImGuiMouseButton_Left)) {
      ring_->focused = kOwnLine;
    }
    is_own = chosen == own;
  }
  if (is_own) {
    const Rect rect{{drawn.max.x + px(10), drawn.min.y}, {drawn.max.x + px(130), drawn.max.y}};
    has_changed_ |= pen_.field(ring_, kOwnLine, rect, filled_in_.target, "1 to 9999");
  }
  column.y = drawn.max.y + px(18);
  if (!is_at(kOwnLine) && !filled_in_.target.empty()) {
    if (const std::string wrong = line_fault(filled_in_); !wrong.empty()) {
      column.y -= px(12);
      fault(column, wrong);
    }
  }
}

Rect Form::rule_row(Column& column, std::string_view rule, std::string_view meaning, bool is_open) {
  const Rect rect{{column.x, column.y}, {column.x + column.width, column.y + px(52)}};
  pen_.line(rect.min, {rect.max.x, rect.min.y}, palette().line);
  pen_.text({rect.min.x, rect.min.y + px(5)}, rule, Type::Body,
            is_open ? palette().ink : palette().faint);
  pen_.text({rect.min.x, rect.min.y + px(27)}, meaning, Type::Small, palette().soft,
            Weight::Regular, Align::Left, rect.width() - px(40));
  column.y = rect.max.y;
  return rect;
}

void Form::rule(Column& column, const std::string& name, std::string_view meaning, bool& is_on,
                bool is_open) {
  const Rect rect = rule_row(column, name, meaning, is_open);
  const ImVec2 box{rect.max.x - px(20), rect.center().y - px(10)};
  if (!is_open) {
    ImGui::GetWindowDrawList()->AddRect(box, {box.x + px(20), box.y + px(20)}, palette().line,
                                        px(5), 0, px(2));
    return;
  }
  has_changed_ |= pen_.check_box(ring_, name, box, is_on);
  // The words are pressed as well as the box, up to where it begins.
  if (pen_.area(nullptr, name + ", in words", {rect.min, {box.x - px(4), rect.max.y}})) {
    is_on = !is_on;
    has_changed_ = true;
  }
}

void Form::rule_of_several(Column& column, const std::string& name,
                           const std::vector<std::string>& words, std::string_view meaning,
                           int& chosen) {
  const Rect rect = rule_row(column, name, meaning, true);
  has_changed_ |= cycler(pen_, ring_, name, {rect.max.x, rect.min.y + px(3)}, words, chosen);
}

void Form::rules(Column& column) {
  label(column, "House rules");
  rule(column, "Clockwise", "the five sits to the dealer's left", filled_in_.is_clockwise);
  rule(column, "Sweep bonus", "ten tricks in a deal score fifteen", filled_in_.sweep_bonus);
  rule(column, "Loser deals",
       filled_in_.full_rotation ? "not while the rotation is played out: see below"
                                : "whoever was furthest below deals next",
       filled_in_.loser_deals, !filled_in_.full_rotation);
  rule(column, "Play out the rotation",
       filled_in_.loser_deals ? "three deals are no rotation while the loser deals"
                              : "the line is only looked at after every third deal",
       filled_in_.full_rotation, !filled_in_.loser_deals);

  int given_back = 2 - filled_in_.keep_of_suit;
  constexpr std::array<const char*, 3> kKept = {"keep at least two of its suit",
                                                "keep at least one of its suit",
                                                "any card but the one just drawn"};
  rule_of_several(column, "Card given back", {"two", "one", "none"},
                  kKept[static_cast<std::size_t>(given_back)], given_back);
  filled_in_.keep_of_suit = 2 - given_back;

  constexpr std::array<const char*, 5> kFound = {
      "the five names them after five cards", "the five names them, or the next three turned up do",
      "the seventh card dealt to the five shows them",
      "the highest of the five's second batch shows them",
      "a card drawn from the five's hand shows them"};
  rule_of_several(column, "Trumps",
                  {"named", "named or turned up", "seventh card", "highest of three", "drawn"},
                  kFound[static_cast<std::size_t>(filled_in_.trump_by)], filled_in_.trump_by);

  constexpr std::array<const char*, 3> kSevens = {"the lowest of their suits",
                                                  "above every trump, the seven of hearts first",
                                                  "above every trump, the seven of spades first"};
  rule_of_several(column, "Sevens", {"low", "hearts high", "spades high"},
                  kSevens[static_cast<std::size_t>(filled_in_.sevens)], filled_in_.sevens);
}

void Form::right(Column& column) {
  game(column);
  line(column);
  rules(column);
}

float Form::heading(ImVec2 at, float width) {
  const float wide = pen_.text(at, "New match", Type::Title, palette().ink, Weight::Strong);
  std::string_view aside;
  if (filled_in_.starts_with_rematch) {
    aside = "Same people, same rules as the match just ended.";
  } else if (view_.open && !view_.open->sheet.result) {
    aside = "Your open match stays unfinished and in the list.";
  }
  if (!aside.empty()) {
    const float beside = width - wide - px(24);
    if (pen_.text_size(aside, Type::Note).x <= beside) {
      pen_.text({at.x + width, at.y + px(11)}, aside, Type::Note, palette().soft, Weight::Regular,
                Align::Right);
    } else {
      return px(40) +
             pen_.paragraph({at.x, at.y + px(36)}, aside, Type::Note, palette().soft, width) +
             px(8);
    }
  }
  return px(48);
}

void Form::open(const Scrolled& page) {
  if (!page.has_just_opened() || ring_ == nullptr) {
    return;
  }
  ring_->focused = kStart;
  for (core::Seat seat = 2; seat >= 0; --seat) {
    if (!name_fault(filled_in_, seat).empty()) {
      ring_->focused = kNames[static_cast<std::size_t>(seat)];
    }
  }
}

void Form::content(const Rect& card, bool is_wide, Scrolled& page) {
  const float pad = px(is_wide ? 34 : 20);
  const float width = card.width() - 2 * pad;
  const float x = card.min.x + pad;
  float y = page.top().y + px(is_wide ? 12 : 8);
  y += heading({x, y}, width);
  if (is_wide) {
    const float half = (width - px(44)) / 2;
    Column names{x, y, half};
    left(names);
    Column agreed{x + half + px(44), y, half};
    right(agreed);
    page.ends_at(std::max(names.y, agreed.y) + px(4));
  } else {
    Column all{x, y, width};
    left(all);
    right(all);
    page.ends_at(all.y + px(8));
  }
  // The foot does not scroll.
  if (ring_ != nullptr && !is_at(kStart) && !is_at(kBack)) {
    page.keep_in_sight(ring_->focused, ring_->focused_rect);
  }
}

// What Enter does where the keys are, why the match cannot start, and the buttons.
void Form::foot(const Rect& where) {
  pen_.line(where.min, {where.max.x, where.min.y}, palette().line);
  const float y = where.center().y;
  const Rect start_rect{{where.max.x - px(98), y - px(24)}, {where.max.x, y + px(24)}};
  float left_edge = where.min.x;
  if (view_.open) {
    const float wide = pen_.text_size(kBack, Type::Body, Weight::Strong).x + px(32);
    const Rect back{{left_edge, y - px(20)}, {left_edge + wide, y + px(20)}};
    if (pen_.button(ring_, kBack, kBack, back, Look::Chip)) {
      leave();
    }
    left_edge = back.max.x + px(16);
  }
  const float right_edge = start_rect.min.x - px(14);
  if (filled_in_.fault.empty()) {
    const bool enter_starts = is_at(kNames[2]) || is_at(kOwnLine) || is_at(kStart);
    pen_.text({right_edge, y - pen_.text_size("E", Type::Note).y / 2},
              enter_starts ? "Enter starts" : "Ctrl+Enter starts", Type::Note, palette().soft,
              Weight::Regular, Align::Right);
  } else {
    pen_.text({right_edge, y - pen_.text_size("E", Type::Note).y / 2}, filled_in_.fault, Type::Note,
              palette().bad, Weight::Regular, Align::Right, right_edge - left_edge);
  }
  if (pen_.button(ring_, kStart, "Start", start_rect, Look::Accent)) {
    starts_ = true;
  }
}

// After everything has been drawn, so that what was typed in this frame counts.
void Form::take_keys(const NewMatchDraft& before) {
  if (ring_ == nullptr) {
    return;
  }
  const bool is_fresh_enter = ImGui::IsKeyPressed(ImGuiKey_Enter, false) ||
                              ImGui::IsKeyPressed(ImGuiKey_KeypadEnter, false);
  if (is_fresh_enter && ImGui::GetIO().KeyCtrl) {
    starts_ = true;
  } else if (is_fresh_enter && is_at(kNames[0])) {
    ring_->focused = kNames[1];
  } else if (is_fresh_enter && is_at(kNames[1])) {
    ring_->focused = kNames[2];
  } else if (is_fresh_enter && (is_at(kNames[2]) || is_at(kOwnLine))) {
    starts_ = true;
  }
  if (ImGui::IsKeyPressed(ImGuiKey_Escape, false)) {
    filled_in_ = before;
    leave();
  }
}

void Form::leave() {
  if (view_.open) {
    draft_.page = Page::Sheet;
  } else if (!view_.matches.empty()) {
    draft_.page = Page::Matches;
  }
}

void Form::start() {
  if (const std::optional<NotReady> why = not_ready(filled_in_)) {
    filled_in_.fault = why->sentence;
    if (why->seat) {
      ring_->focused = kNames[static_cast<std::size_t>(*why->seat)];
    } else if (why->is_line) {
      ring_->focused = kOwnLine;
    }
    return;
  }
  for (std::string& name : filled_in_.names) {
    name = known_spelling(view_.known_names, core::kept_name(name).text);
  }
  filled_in_.fault.clear();
  actions_.emplace_back(StartMatch{});
}

void Form::draw(const Rect& where) {
  // Dear ImGui's field takes back on Esc what was typed into it; this page keeps it.
  const NewMatchDraft kept = filled_in_;
  const bool is_roomy = where.width() >= px(1000);
  const float margin = px(is_roomy ? 20 : 10);
  const float wide = std::min(px(1080), where.width() - 2 * margin);
  const Rect card{{where.center().x - wide / 2, where.min.y + px(is_roomy ? 14 : 10)},
                  {where.center().x + wide / 2, where.max.y - px(is_roomy ? 14 : 10)}};
  const float pad = px(is_roomy ? 34 : 20);
  pen_.panel(card);
  if (ring_ != nullptr) {
    pen_.begin(*ring_);
  }
  const Rect foot_rect{{card.min.x + pad, card.max.y - px(72)}, {card.max.x - pad, card.max.y}};
  {
    // Off the rounded corners, where the bar of the scrolling would stick out.
    Scrolled page(pen_, "new match",
                  {{card.min.x, card.min.y + px(8)}, {card.max.x - px(4), foot_rect.min.y}});
    open(page);
    content(card, is_roomy, page);
  }
  foot(foot_rect);
  if (has_changed_) {
    filled_in_.fault.clear();
  }
  take_keys(kept);
  if (ring_ != nullptr) {
    if (starts_) {
      start();
    }
    pen_.end(*ring_);
  }
}

}  // namespace

void draw_new_match(Pen& pen, const View& view, Draft& draft, Actions& actions, const Rect& where) {
  Form(pen, view, draft, actions).draw(where);
}

}  // namespace ui
