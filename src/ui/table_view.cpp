#include "ui/table_view.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "ui/before_deal_parts.hpp"
#include "ui/count.hpp"
#include "ui/explained.hpp"
#include "ui/keys.hpp"
#include "ui/runs.hpp"
#include "ui/sheet_parts.hpp"
#include "words/language.hpp"
#include "words/quoted.hpp"
#include "words/race.hpp"
#include "words/words.hpp"

namespace ui {
namespace {

using core::at;

// Parts of the display's height, or of its width where it is narrower than four by three.
constexpr float kMargin = 0.035F;
constexpr float kBand = 0.011F;  // in the player's colour, above the name
constexpr float kName = 0.06F;
constexpr float kRole = 0.042F;
constexpr float kPips = 0.05F;
constexpr float kTotal = 0.3F;
constexpr float kStanding = 0.044F;
constexpr float kBar = 0.022F;
constexpr float kPull = 0.05F;
constexpr float kSmall = 0.033F;
constexpr float kLeastRole = 0.032F;
constexpr float kHint = 0.022F;
constexpr float kLeast = 0.026F;  // nothing is set smaller, but the hint
constexpr std::string_view kDot = " \u00B7 ";
// Parts of the width.
constexpr float kSides = 0.03F;
constexpr float kBetween = 0.015F;
constexpr float kNarrow = 0.75F;

// One line of the panel at the bottom.
struct Line {
  std::vector<Run> runs;
  bool is_small = false;
  std::optional<std::pair<int, int>> drawn = std::nullopt;  // of a pull: how many of how many cards
  std::optional<Topic> topic = std::nullopt;                // what explains it, if it is pressed
};

class TableView {
 public:
  TableView(const Drawing& drawing, const Rect& where)
      : drawing_(drawing),
        pen_(drawing.pen),
        open_(drawing.open),
        where_(where),
        unit_(std::min(where.height(), where.width() * kNarrow)),
        left_(where.min.x + where.width() * kSides),
        between_(where.width() * kBetween),
        column_((where.width() * (1 - 2 * kSides) - 2 * between_) / core::kSeats) {}

  void draw() {
    const float below_heads = draw_heads(where_.min.y + part(kMargin));
    const float panel = draw_panel(where_.max.y - part(kMargin));
    const float bar = panel - part(0.03F) - part(kBar);
    const float standing = bar - part(kStanding) * 1.5F;
    draw_totals(below_heads, standing);
    for (const core::Seat seat : core::kAllSeats) {
      draw_standing(seat, standing);
      draw_bar(seat, bar);
    }
    pen_.large({where_.max.x - where_.width() * kSides, where_.max.y - part(kHint) * 1.5F},
               words::tr("Esc leaves"), part(kHint), drawing_.palette().faint, Weight::Regular,
               Align::Right);
  }

 private:
  [[nodiscard]] float part(float of_height) const { return unit_ * of_height; }
  [[nodiscard]] float left_of(core::Seat seat) const {
    return left_ + static_cast<float>(seat) * (column_ + between_);
  }

  // The em in which `words` fit into `room`, at most `most` and at least the least.
  [[nodiscard]] float fitting(std::string_view words, Weight weight, float most, float room) const {
    const float wide = pen_.large_size(words, most, weight).x;
    return wide <= room ? most : std::max(most * room / wide * 0.99F, part(kLeast));
  }

  // Names and what each player does; gives the y below them.
  float draw_heads(float top) {
    const float name_y = top + part(kBand + 0.012F);
    const float role_y = name_y + pen_.large_size("0", part(kName)).y;
    const float pips_y = role_y + pen_.large_size("0", part(kRole)).y * 1.05F;
    for (const core::Seat seat : core::kAllSeats) {
      const float x = left_of(seat);
      ImGui::GetWindowDrawList()->AddRectFilled({x, top}, {x + column_, top + part(kBand)},
                                                drawing_.palette().of_player(seat));
      draw_name(seat, {x, name_y});
      draw_role(seat, {x, role_y});
      draw_pips(drawing_, seat, {{x, pips_y}, {x + column_, pips_y + part(kPips)}}, true);
    }
    return open_.sheet.next ? pips_y + part(kPips) : role_y;
  }

  void draw_name(core::Seat seat, ImVec2 corner) {
    const std::string& name = open_.match.players[at(seat)];
    const float mark = part(0.03F);
    const float room = column_ - mark * 1.7F;
    const float em = fitting(name, Weight::Strong, part(kName), room);
    const float middle = corner.y + pen_.large_size("0", part(kName)).y / 2;
    pen_.mark({corner.x + mark * 0.6F, middle}, seat, mark / pen_.px(1));
    pen_.large({corner.x + mark * 1.7F, middle - pen_.large_size("0", em).y / 2}, name, em,
               drawing_.palette().ink, Weight::Strong, Align::Left, room);
  }

  // In as many words as can be read from afar; what a player needs is always there.
  void draw_role(core::Seat seat, ImVec2 corner) {
    if (!open_.sheet.next) {
      return;
    }
    const core::NextDeal& next = *open_.sheet.next;
    const std::string needs = words::needs(open_.match, next, seat);
    std::vector<std::string> choices{needs};
    if (const std::string does = words::part(open_.match, next, seat, words::Length::Few);
        !does.empty()) {
      choices = {fmt::format("{}{}{}", does, kDot, needs),
                 fmt::format("{}{}{}", does.substr(0, does.find(", ")), kDot, needs), needs};
    }
    for (const std::string& words : choices) {
      const bool is_last = &words == &choices.back();
      if (is_last || pen_.large_size(words, part(kLeastRole)).x <= column_) {
        draw_role_words(words, next.quotas[at(seat)], corner);
        break;
      }
    }
    press_to_explain(drawing_, fmt::format("explain needs {}", open_.match.players[at(seat)]),
                     {corner, {corner.x + column_, corner.y + part(kRole) * 1.3F}}, Topic::Needs,
                     seat);
  }

  // The number stands out, wherever the language puts it.
  void draw_role_words(const std::string& words, int quota, ImVec2 corner) {
    const std::string number = words::numeral(quota);
    const std::size_t from = std::min(words.rfind(number), words.size());
    const std::size_t to = std::min(from + number.size(), words.size());
    const ImU32 soft = drawing_.palette().soft;
    draw_line(corner,
              {{.words = words.substr(0, from), .colour = soft},
               {.words = words.substr(from, to - from),
                .colour = drawing_.palette().ink,
                .weight = Weight::Strong},
               {.words = words.substr(to), .colour = soft}},
              part(kRole), column_);
  }

  // The one place with another sign than the true minus, which in most faces is half as wide again
  // as a digit: three digits behind it would come out lower than an eighth of a display of 4 to 3.
  [[nodiscard]] std::string total_words(core::Seat seat) const {
    constexpr std::string_view kMinus = "\u2212";
    const std::string total = total_shown(open_, seat);
    return total.starts_with(kMinus) ? "\u2013" + total.substr(kMinus.size()) : total;
  }

  // As large as the column and the room above the standing allow, all three alike.
  void draw_totals(float top, float bottom) {
    float em = std::min(part(kTotal), (bottom - top) * 1.2F);  // of which a digit is 0.7
    for (const core::Seat seat : core::kAllSeats) {
      em = fitting(total_words(seat), Weight::Strong, em, column_);
    }
    const float high = pen_.large_size("0", em, Weight::Strong).y;
    for (const core::Seat seat : core::kAllSeats) {
      const float x = left_of(seat);
      pen_.large({x, (top + bottom - high) / 2}, total_words(seat), em, drawing_.palette().ink,
                 Weight::Strong);
      press_to_explain(drawing_, fmt::format("explain total {}", open_.match.players[at(seat)]),
                       {{x, top}, {x + column_, bottom}}, Topic::Total, seat);
    }
  }

  void draw_standing(core::Seat seat, float y) {
    std::vector<Run> runs;
    const std::string to_line = words::to_line(open_.sheet, seat, open_.match.rules.ending);
    if (!to_line.empty()) {
      runs.push_back({.words = to_line, .colour = drawing_.palette().soft});
    }
    if (open_.match.rules.stake) {
      runs.push_back({.words = words::money(open_.match.rules,
                                            core::money_so_far(open_.match)[at(seat)], true),
                      .colour = drawing_.palette().soft});
    }
    if (const std::string place = place_of(open_, seat); !place.empty()) {
      runs.push_back({.words = place, .colour = drawing_.palette().ink, .weight = Weight::Strong});
    }
    for (std::size_t i = 1; i < runs.size(); ++i) {
      runs[i].words.insert(0, " \u00B7 ");
    }
    draw_line({left_of(seat), y}, runs, part(kStanding), column_);
  }

  void draw_bar(core::Seat seat, float y) {
    if (!open_.sheet.target) {
      return;
    }
    const Rect bar{{left_of(seat), y}, {left_of(seat) + column_, y + part(kBar)}};
    pen_.bar(bar, part_of_line(open_, seat), drawing_.palette().of_player(seat));
    // Its end is seen on a light ground too.
    ImGui::GetWindowDrawList()->AddRect(bar.min, bar.max, drawing_.palette().faint,
                                        bar.height() / 2, 0, std::max(1.0F, part(0.0015F)));
  }

  // Gives the width. Lines that are too long are set smaller, and then cut.
  float draw_line(ImVec2 corner, const std::vector<Run>& runs, float em, float room) {
    const auto width_at = [&](float size) {
      float wide = 0.0F;
      for (const Run& run : runs) {
        wide += pen_.large_size(run.words, size, run.weight).x;
      }
      return wide;
    };
    const float high = pen_.large_size("0", em).y;
    // Letters set smaller are not smaller by exactly as much: sometimes it takes a second step.
    for (float wide = width_at(em); wide > room && em > part(kLeast); wide = width_at(em)) {
      em = std::max(em * std::min(room / wide, 0.99F), part(kLeast));
    }
    const float y = corner.y + (high - pen_.large_size("0", em).y) / 2;
    float x = corner.x;
    for (const Run& run : runs) {
      x += pen_.large({x, y}, run.words, em, run.colour, run.weight, Align::Left,
                      std::max(corner.x + room - x, 0.0F));
    }
    return x - corner.x;
  }

  // --- The panel at the bottom: what happens before the deal, and how far the end is -------------

  [[nodiscard]] Run plain(std::string words) const {
    return {.words = std::move(words), .colour = drawing_.palette().ink};
  }

  // A sentence in as many lines as it needs.
  void add(std::vector<Line>& lines, const std::string& sentence, bool is_small, float room) const {
    const float em = part(is_small ? kSmall : kPull);
    std::string line;
    for (std::size_t start = 0; start < sentence.size();) {
      const std::size_t end = std::min(sentence.find(' ', start), sentence.size());
      const std::string word = sentence.substr(start, end - start);
      std::string longer = line;
      longer.append(line.empty() ? "" : " ").append(word);
      if (!line.empty() && pen_.large_size(longer, em).x > room) {
        lines.push_back(a_line(std::exchange(line, word), is_small));
      } else {
        line = longer;
      }
      start = end + 1;
    }
    if (!line.empty()) {
      lines.push_back(a_line(line, is_small));
    }
  }

  [[nodiscard]] Line a_line(std::string words, bool is_small) const {
    return {.runs = {{.words = std::move(words),
                      .colour = is_small ? drawing_.palette().soft : drawing_.palette().ink}},
            .is_small = is_small};
  }

  [[nodiscard]] std::vector<Line> lines(float room) const {
    std::vector<Line> lines;
    const core::Match& match = open_.match;
    add(lines, drawing_.view.trouble, true, room);
    if (open_.sheet.result) {
      add(lines, words::tr("{}.", words::result(match, open_.sheet, *open_.sheet.result)), false,
          room);
    } else if (const std::string decision = words::decision(match, open_.sheet);
               !decision.empty()) {
      add(lines, words::tr("{}.", decision), false, room);
    }
    if (!lines.empty() && (open_.sheet.result || open_.sheet.decided)) {
      lines.back().topic = Topic::Winner;
    }
    if (open_.sheet.next) {
      add_next(lines, room);
    }
    return lines;
  }

  void add_next(std::vector<Line>& lines, float room) const {
    const core::Match& match = open_.match;
    const core::NextDeal& next = *open_.sheet.next;
    if (const std::string count = count_says(open_, drawing_.draft); !count.empty()) {
      add(lines, count, false, room);
    } else if (next.still) {
      add(lines, words::still(*next.still, match), false, room);
    }
    if (next.asks_first_up) {
      add(lines, words::who_was_first_up(match, next.number - 1), true, room);
    }
    for (const core::WrongPulls& wrong : core::wrong_pulls(match)) {
      add(lines, words::wrong_pulls(match, wrong), wrong.said != core::MakeUp::Owed, room);
      if (wrong.deal == next.number - 1) {
        return;
      }
    }
    int number = 0;
    for (const core::Move& move : next.moves) {
      Line line{.runs = {plain(next.moves.size() > 1 ? words::numeral(++number) + " \u00B7 " : "")},
                .is_small = false,
                .drawn = std::pair(core::drawn_of(match, next.number - 1, move), move.cards),
                .topic = Topic::Cards};
      for (Run& run : move_runs(drawing_, move)) {
        line.runs.push_back(std::move(run));
      }
      lines.push_back(std::move(line));
    }
    add(lines, state_of_play(), true, room);
    if (open_.race) {
      add(lines, words::when_it_ends(match, *open_.race), true, room);
      add(lines, words::who_could_win(match, *open_.race), true, room);
    }
  }

  // 'Deal 5 · to 25 · trump hearts'.
  [[nodiscard]] std::string state_of_play() const {
    const core::Match& match = open_.match;
    std::string state = words::capital(words::deal_of(match));
    if (open_.sheet.target) {
      state += words::tr(" \u00B7 line {}", *open_.sheet.target);
    }
    const core::Deal& deal = core::deal_at(match, open_.sheet.next->number);
    if (deal.call) {
      state += words::tr(" \u00B7 call: {}", words::call(*deal.call));
    } else if (deal.trump) {
      state += words::tr(" \u00B7 trump: {}", words::suit(*deal.trump));
    }
    const std::string in = words::tricks_in(match.rules, deal);
    return in.empty() ? state : fmt::format("{} \u00B7 {}", state, in);
  }

  [[nodiscard]] float height_of(const Line& line) const {
    return pen_.large_size("0", part(line.is_small ? kSmall : kPull)).y * 1.03F;
  }

  // Draws it with its lower edge at `bottom`; gives its upper one.
  float draw_panel(float bottom) {
    const float pad = part(0.022F);
    const float room = where_.width() * (1 - 2 * kSides) - 2.5F * pad;
    const std::vector<Line> all = lines(room);
    float high = 2 * pad;
    for (const Line& line : all) {
      high += height_of(line);
    }
    const float top = bottom - high;
    pen_.panel({{left_, top}, {where_.max.x - where_.width() * kSides, bottom}});
    float y = top + pad;
    int number = 0;
    for (const Line& line : all) {
      if (++number; line.topic) {
        press_to_explain(drawing_, fmt::format("explain line {}", number),
                         {{left_ + pad, y}, {left_ + pad + room, y + height_of(line)}},
                         *line.topic);
      }
      draw_panel_line(line, {left_ + 1.25F * pad, y}, room);
      y += height_of(line);
    }
    return top;
  }

  void draw_panel_line(const Line& line, ImVec2 corner, float room) {
    const float em = part(line.is_small ? kSmall : kPull);
    const float tick = em * 0.8F;
    const int cards = line.drawn ? line.drawn->second : 0;
    const float ticks = static_cast<float>(cards) * tick * 1.25F;
    const float wide = draw_line(corner, line.runs, em, room - ticks - (cards > 0 ? tick : 0.0F));
    for (int card = 0; card < cards; ++card) {
      pen_.tick({corner.x + wide + tick + static_cast<float>(card) * tick * 1.25F,
                 corner.y + height_of(line) / 2},
                tick / pen_.px(1), card < line.drawn->first);
    }
  }

  const Drawing& drawing_;
  Pen& pen_;
  const OpenMatch& open_;
  Rect where_;
  float unit_;
  float left_;
  float between_;
  float column_;
};

}  // namespace

bool shows_table(const View& view, const Draft& draft) {
  return draft.shows_table && view.open && view.unusable.empty();
}

void draw_table_view(Pen& pen, const View& view, Draft& draft, Actions& actions,
                     const Rect& where) {
  const Drawing drawing{pen, view, *view.open, draft, actions};
  TableView(drawing, where).draw();
}

void take_table_keys(const View& view, Draft& draft, Actions& actions) {
  if (is_pressed(Command::TakeBack)) {
    draft.shows_table = false;
    return;
  }
  if (is_pressed(Command::Explain)) {
    explain(*view.open, draft, Topic::Total);
    return;
  }
  take_count_keys(view, draft);
  if (is_pressed(Command::Enter) && !view.unsaved) {
    static_cast<void>(enter_count(*view.open, draft, actions));
  }
}

}  // namespace ui
