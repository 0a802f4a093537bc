#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "ui/line.hpp"
#include "ui/marks.hpp"
#include "ui/runs.hpp"
#include "ui/top_parts.hpp"
#include "ui/window.hpp"
#include "words/language.hpp"
#include "words/words.hpp"

namespace ui {
namespace {

constexpr float kTopRow = 60.0F;  // design units
constexpr float kLowRow = 46.0F;  // in a low window
constexpr float kLowBelow = 640.0F;
constexpr float kStep = 24.0F;  // the width of − and +

struct PageWord {
  Page page;
  const char* name;
};
constexpr std::array kPageWords = {PageWord{Page::Sheet, words::later("Sheet")},
                                   PageWord{Page::Matches, words::later("History")},
                                   PageWord{Page::NewMatch, words::later("New match")},
                                   PageWord{Page::People, words::later("People")},
                                   PageWord{Page::Statistics, words::later("Statistics")}};

// How much of it is said in words; the first that fits is taken.
enum class Fullness { Whole, Short, Shortest };
constexpr std::array kFullnesses = {Fullness::Whole, Fullness::Short, Fullness::Shortest};

class Top {
 public:
  Top(Pen& pen, const View& view, Draft& draft, Actions& actions)
      : pen_(pen), view_(view), draft_(draft), actions_(actions) {}

  void draw(const Rect& where);
  [[nodiscard]] float height(float width);

 private:
  [[nodiscard]] float px(float units) const { return pen_.px(units); }
  [[nodiscard]] const Palette& palette() const { return pen_.palette(); }
  [[nodiscard]] const OpenMatch& open() const { return *view_.open; }
  [[nodiscard]] bool is_playing() const { return view_.open && !view_.open->match.ended; }

  [[nodiscard]] float row() const {
    return px(ImGui::GetIO().DisplaySize.y < px(kLowBelow) ? kLowRow : kTopRow);
  }
  [[nodiscard]] float margin() const { return px(fullness_ == Fullness::Shortest ? 12 : 24); }
  [[nodiscard]] float gap() const {
    return px(fullness_ == Fullness::Whole ? 24 : fullness_ == Fullness::Short ? 16 : 10);
  }
  // Where room is short a name is worth more than air around it.
  [[nodiscard]] float chip_pad() const { return px(fullness_ == Fullness::Shortest ? 8 : 12); }
  [[nodiscard]] float chip_height() const { return std::min(px(38), row() - px(8)); }
  [[nodiscard]] float word(std::string_view words, Weight weight = Weight::Regular) const {
    return pen_.text_size(words, Type::Body, weight).x;
  }
  [[nodiscard]] Rect chip(float x, float width, float middle) const {
    const float half = chip_height() / 2;
    return {{x, middle - half}, {x + width, middle + half}};
  }

  // Settles how full it is for a width, and whether the chips go to a row of their own.
  void settle(float width);
  [[nodiscard]] float pages_width() const;
  [[nodiscard]] float chips_width() const;

  [[nodiscard]] std::vector<std::string> titles() const;
  [[nodiscard]] std::string end_words() const;
  [[nodiscard]] std::string line_words() const;
  [[nodiscard]] std::string who_words() const {
    return words::person(open().match, open().at_sheet);
  }
  [[nodiscard]] float name_room() const;
  [[nodiscard]] bool says_host() const;
  [[nodiscard]] float line_width() const;
  [[nodiscard]] float who_width() const;
  [[nodiscard]] float end_width() const {
    return word(end_words(), Weight::Strong) + 2 * chip_pad();
  }
  [[nodiscard]] float keys_width() const { return px(34); }

  float draw_pages(float x, float right, float middle);
  void draw_title(float x, float right, float middle);
  void draw_chips(float right, float middle);
  void draw_line(float x, float middle);
  void draw_line_number(const Rect& rect, bool may_move);
  void draw_who(float x, float middle);

  Pen& pen_;
  const View& view_;
  Draft& draft_;
  Actions& actions_;
  Fullness fullness_ = Fullness::Whole;
  bool is_two_rows_ = false;
  int rows_of_pages_ = 1;  // more only where not even their names fit beside each other
  bool says_line_ = true;
  Type type_of_pages_ = Type::Body;
  float lacking_ = 0.0F;  // pixels, in a very narrow window
};

void Top::settle(float width) {
  is_two_rows_ = false;
  rows_of_pages_ = 1;
  says_line_ = true;
  type_of_pages_ = Type::Body;
  lacking_ = 0.0F;
  // Better in fewer words than without a word of what is played.
  for (const Fullness fullness : {Fullness::Whole, Fullness::Short}) {
    fullness_ = fullness;
    const float title =
        titles().empty() ? 0.0F : pen_.text_size(titles().front(), Type::Note).x + 3 * gap();
    if (2 * margin() + pages_width() + title + chips_width() <= width) {
      return;
    }
  }
  const auto fits = [&] { return 2 * margin() + pages_width() + gap() + chips_width() <= width; };
  for (const Fullness fullness : kFullnesses) {
    fullness_ = fullness;
    if (fits()) {
      return;
    }
  }
  // A second row takes room from the sheet, so before it the pages are named in smaller letters.
  says_line_ = false;
  for (const Type smaller : {Type::Small, Type::Tiny}) {
    type_of_pages_ = smaller;
    if (fits()) {
      return;
    }
  }
  // The mark says who is at the sheet without the name, which the row beneath has anyway.
  lacking_ = 2 * margin() + pages_width() + gap() + chips_width() - width;
  if (fits()) {
    return;
  }
  lacking_ = 0.0F;
  type_of_pages_ = Type::Body;
  is_two_rows_ = true;
  says_line_ = 2 * margin() + chips_width() <= width;
  rows_of_pages_ = 2 * margin() + pages_width() <= width ? 1 : 2;
  // At last the name of whoever is at the sheet is left to the mark before it.
  lacking_ = std::max(0.0F, 2 * margin() + chips_width() - width);
}

float Top::pages_width() const {
  float width = -gap();
  for (const PageWord& page : kPageWords) {
    width += pen_.text_size(words::tr(page.name), type_of_pages_, Weight::Strong).x + gap();
  }
  return width;
}

float Top::chips_width() const {
  float width = keys_width();
  if (view_.open) {
    width += who_width() + gap();
    width += core::line_now(open().match) ? line_width() + gap() : 0.0F;
    width += is_playing() ? end_width() + gap() : 0.0F;
  }
  return width;
}

// What is being played, in fewer and fewer words.
std::vector<std::string> Top::titles() const {
  if (!view_.open) {
    return {};
  }
  const std::string deal = is_playing() ? words::deal_of(open().match) : words::tr("ended");
  const std::string game = fmt::format("{} \u00B7 {}", open().match.rules.game->name, deal);
  return open().day.empty()
             ? std::vector{game, deal}
             : std::vector{words::tr("{} \u00B7 begun {}", game, open().day), game, deal};
}

std::string Top::end_words() const {
  return fullness_ == Fullness::Shortest ? words::tr("End") : words::tr("End match");
}

std::string Top::line_words() const {
  return draft_.line ? words::in_digits(*draft_.line)
                     : words::numeral(core::line_now(open().match).value_or(0));
}

float Top::name_room() const {
  switch (fullness_) {
    case Fullness::Whole:
      return px(150);
    case Fullness::Short:
      return px(120);
    case Fullness::Shortest:
      return std::max(0.0F, std::min(px(64), word(who_words(), Weight::Strong)) - lacking_);
  }
  return 0.0F;
}

bool Top::says_host() const {
  return open().at_sheet == open().match.host && open().at_sheet != core::kKeeper &&
         fullness_ != Fullness::Shortest;
}

float Top::line_width() const {
  const float label = says_line_ ? word(words::tr("Line")) + px(10) : 0.0F;
  const float number = std::max(px(34), word(line_words(), Weight::Strong) + px(12));
  const float steps = line_is_fixed(open()) ? 0.0F : 2 * px(kStep);
  return 2 * chip_pad() + label + number + steps;
}

float Top::who_width() const {
  const float label =
      fullness_ == Fullness::Whole ? word(words::tr("At the sheet")) + px(10) : 0.0F;
  const float name = std::min(name_room(), word(who_words(), Weight::Strong));
  const float host = says_host() ? px(8) + word(words::tr("host")) : 0.0F;
  return 2 * chip_pad() + label + px(20) + name + host + px(18);
}

float Top::height(float width) {
  settle(width);
  return row() * static_cast<float>(rows_of_pages_ + (is_two_rows_ ? 1 : 0));
}

float Top::draw_pages(float x, float right, float middle) {
  const float left = x;
  for (const PageWord& page : kPageWords) {
    const bool is_shown = draft_.page == page.page;
    const char* const name = words::tr(page.name);
    const float width = pen_.text_size(name, type_of_pages_, Weight::Strong).x;
    if (x + width > right && x > left) {
      x = left;
      middle += row();
    }
    const Rect rect{{x, middle - px(18)}, {x + width, middle + px(18)}};
    if (is_shown) {
      pen_.text({x, middle - pen_.text_size("0", type_of_pages_).y / 2}, name, type_of_pages_,
                palette().ink, Weight::Strong);
      pen_.line({x, middle + row() / 2 - px(3)}, {x + width, middle + row() / 2 - px(3)},
                palette().focus, 3);
    } else if (type_of_pages_ == Type::Body) {
      if (pen_.button(page.name, name, rect, Look::Plain)) {
        turn_to(page.page, view_, draft_, actions_);
      }
    } else {
      pen_.text({x, middle - pen_.text_size("0", type_of_pages_).y / 2}, name, type_of_pages_,
                palette().soft);
      if (pen_.area(page.name, rect)) {
        turn_to(page.page, view_, draft_, actions_);
      }
    }
    x += width + gap();
  }
  return x;
}

void Top::draw_title(float x, float right, float middle) {
  const float room = right - x - 2 * gap();
  for (const std::string& title : titles()) {
    if (pen_.text_size(title, Type::Note).x <= room) {
      pen_.line({x, middle - px(10)}, {x, middle + px(10)}, palette().line);
      pen_.text({x + gap(), middle - pen_.text_size("0", Type::Note).y / 2}, title, Type::Note,
                palette().soft);
      return;
    }
  }
}

void Top::draw_line_number(const Rect& rect, bool may_move) {
  const std::optional<core::Refusal> fixed = line_is_fixed(open());
  const std::string explained =
      fixed ? words::refusal(*fixed, open().match)
            : words::tr("Move the line: type a number, or step with \u2212 and + (Ctrl+L).");
  if (pen_.area("Line number", rect, true, explained) && may_move) {
    enter_typed(view_, draft_, actions_);
    begin_line(open(), draft_);
  }
  if (draft_.line) {
    pen_.focus_frame(
        {{rect.min.x + px(2), rect.min.y + px(5)}, {rect.max.x - px(2), rect.max.y - px(5)}}, 6);
  }
  const ImVec2 center = rect.center();
  pen_.text({center.x, center.y - pen_.text_size("0", Type::Body).y / 2}, line_words(), Type::Body,
            palette().ink, Weight::Strong, Align::Center);
}

void Top::draw_line(float x, float middle) {
  const bool may_move = !line_is_fixed(open()) && !view_.unsaved && !open().is_locked;
  const Rect box = chip(x, line_width(), middle);
  draw_chip(pen_, box, palette().raised, palette().line, 8);
  float left = box.min.x + chip_pad();
  if (says_line_) {
    pen_.text({left, middle - pen_.text_size("0", Type::Body).y / 2}, words::tr("Line"), Type::Body,
              palette().soft);
    left += word(words::tr("Line")) + px(10);
  }
  float right = box.max.x - chip_pad();
  if (!line_is_fixed(open())) {
    const Rect less{{left, middle - px(12)}, {left + px(kStep), middle + px(12)}};
    const Rect more{{right - px(kStep), middle - px(12)}, {right, middle + px(12)}};
    for (const auto& [rect, sign, name, step] :
         {std::tuple{less, "\u2212", "Line down", -1}, std::tuple{more, "+", "Line up", 1}}) {
      if (pen_.button(name, sign, rect, Look::Chip, may_move)) {
        enter_typed(view_, draft_, actions_);
        step_line(open(), draft_, step);
      }
    }
    left = less.max.x;
    right = more.min.x;
  }
  draw_line_number({{left, box.min.y}, {right, box.max.y}}, may_move);
}

void Top::draw_who(float x, float middle) {
  const Rect box = chip(x, who_width(), middle);
  const core::Actor who = open().at_sheet;
  const std::string name = words::person(open().match, who);
  if (pen_.button("At the sheet", "", box, Look::Chip, true,
                  words::tr("{} is at the sheet. Press for somebody else (F2 to F5).", name))) {
    enter_typed(view_, draft_, actions_);
    draft_.dialog = WhoAsked{};
  }
  const float y = middle - pen_.text_size("0", Type::Body).y / 2;
  float left = box.min.x + chip_pad();
  if (fullness_ == Fullness::Whole) {
    left += pen_.text({left, y}, words::tr("At the sheet"), Type::Body, palette().soft) + px(10);
  }
  if (who == core::kKeeper) {
    draw_chip(pen_, {{left, middle - px(5)}, {left + px(10), middle + px(5)}}, palette().faint,
              palette().faint, 2);
  } else {
    pen_.mark({left + px(5), middle}, who, 10);
  }
  left += px(20);
  const float room = std::min(name_room(), word(name, Weight::Strong));
  if (room > px(20) || lacking_ <= 0.0F) {
    pen_.text({left, y}, name, Type::Body, palette().ink, Weight::Strong, Align::Left,
              room + px(1));
  }
  left += room;
  if (says_host()) {
    left += px(8) + pen_.text({left + px(8), y}, words::tr("host"), Type::Body, palette().soft);
  }
  const ImVec2 tip{left + px(13), middle};
  ImGui::GetWindowDrawList()->AddTriangleFilled({tip.x - px(4), tip.y - px(2)},
                                                {tip.x + px(4), tip.y - px(2)},
                                                {tip.x, tip.y + px(3)}, palette().soft);
}

void Top::draw_chips(float right, float middle) {
  float x = right - keys_width();
  if (pen_.button("Keys", "?", chip(x, keys_width(), middle), Look::Chip, true,
                  words::tr("The keys, and how this sheet works (F1)"))) {
    enter_typed(view_, draft_, actions_);
    draft_.dialog = HelpShown{};
  }
  if (!view_.open) {
    return;
  }
  if (is_playing()) {
    x -= gap() + end_width();
    if (pen_.button("End match", end_words(), chip(x, end_width(), middle), Look::Chip,
                    !view_.unsaved && !open().is_locked,
                    words::tr("End the match, after asking (Ctrl+E)"))) {
      enter_typed(view_, draft_, actions_);
      draft_.dialog = EndAsked{};
    }
  }
  x -= gap() + who_width();
  draw_who(x, middle);
  if (core::line_now(open().match)) {
    x -= gap() + line_width();
    draw_line(x, middle);
  }
}

void Top::draw(const Rect& where) {
  settle(where.width());
  const float middle = where.min.y + row() / 2;
  const float chips_middle =
      is_two_rows_ ? middle + row() * static_cast<float>(rows_of_pages_) : middle;
  const float right = where.max.x - margin();
  const float after_pages = draw_pages(where.min.x + margin(), right, middle);
  if (rows_of_pages_ == 1) {
    draw_title(after_pages, is_two_rows_ ? right : right - chips_width(), middle);
  }
  draw_chips(right, chips_middle);
  pen_.line({where.min.x, where.max.y - px(1)}, {where.max.x, where.max.y - px(1)}, palette().line);
}

}  // namespace

float height_of_top(Pen& pen, const View& view, Draft& draft, float width) {
  Actions none;
  return Top(pen, view, draft, none).height(width);
}

void draw_top(Pen& pen, const View& view, Draft& draft, Actions& actions, const Rect& where) {
  Top(pen, view, draft, actions).draw(where);
}

float draw_prepared_line(Pen& pen, const View& view, Draft& draft, Actions& actions,
                         const Rect& below) {
  if (!view.open || !draft.line || draft.page != Page::Sheet) {
    return 0.0F;
  }
  const OpenMatch& open = *view.open;
  const float margin = pen.px(24);
  const char* const move_words = words::tr("Move it: Enter");
  const char* const leave_words = words::tr("Leave: Esc");
  const float move_width = pen.button_width(move_words, 150);
  const float leave_width = pen.button_width(leave_words, 110);
  const float buttons = move_width + leave_width + pen.px(12);
  const bool is_narrow = below.width() < pen.px(640);
  const std::vector<Run> runs = {
      {.words = prepared_line_says(open, *draft.line), .colour = pen.palette().ink}};
  const float width = below.width() - 2 * margin - (is_narrow ? 0.0F : buttons + pen.px(20));
  const float text = height_of_runs(pen, runs, Type::Body, width);
  const float high = pen.px(34);
  const float height = (is_narrow ? text + high + pen.px(8) : std::max(text, high)) + pen.px(16);
  const Rect bar{below.min, {below.max.x, below.min.y + height}};
  ImGui::GetWindowDrawList()->AddRectFilled(bar.min, bar.max, pen.palette().raised);
  pen.line({bar.min.x, bar.max.y - pen.px(1)}, {bar.max.x, bar.max.y - pen.px(1)},
           pen.palette().line);
  const float text_y = is_narrow ? bar.min.y + pen.px(8) : bar.center().y - text / 2;
  draw_runs(pen, {bar.min.x + margin, text_y}, runs, Type::Body, width);
  const float x = is_narrow ? bar.min.x + margin : bar.max.x - margin - buttons;
  const float y = bar.max.y - pen.px(8) - high;
  if (pen.button("Move the line", move_words, {{x, y}, {x + move_width, y + high}}, Look::Accent,
                 prepared_move(open, *draft.line).has_value())) {
    move_line(open, draft, actions);
  }
  const float second = x + move_width + pen.px(12);
  if (pen.button("Leave the line", leave_words, {{second, y}, {second + leave_width, y + high}},
                 Look::Chip)) {
    draft.line.reset();
  }
  return height;
}

}  // namespace ui
