// What the sheet has to say under the open deal: how many tricks are in, who may write where, what
// came of the last thing done, who has crossed the line; and beside it undo and redo.
#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <vector>

#include "core/check.hpp"
#include "ui/count.hpp"
#include "ui/explained.hpp"
#include "ui/flow.hpp"
#include "ui/marks.hpp"
#include "ui/runs.hpp"
#include "ui/sheet_parts.hpp"
#include "words/language.hpp"
#include "words/words.hpp"

namespace ui {
namespace {

using core::at;

struct SayLine {
  std::vector<Run> runs;
  bool warns = false;
  bool is_marked = false;                               // with the accent, as something reached
  std::optional<core::Actor> sits_down = std::nullopt;  // a button: this one sits down at the sheet
  bool asks_to_end = false;                             // a button: end the match
};

constexpr float kSign = 22.0F;    // what a sign before a line takes, design units
constexpr float kButton = 32.0F;  // how high a button is

int open_deal(const OpenMatch& open) { return core::settled_deals(open.match) + 1; }

Run plain(const Drawing& drawing, std::string words) {
  return {.words = std::move(words), .colour = drawing.palette().soft};
}

Run strong(const Drawing& drawing, std::string words) {
  return {.words = std::move(words), .colour = drawing.palette().ink, .weight = Weight::Strong};
}

SayLine unsaved_line(const Drawing& drawing) {
  const Unsaved& unsaved = *drawing.view.unsaved;
  SayLine line{.runs = {}, .warns = true};
  line.runs.push_back(strong(
      drawing,
      words::tr("Not saved yet: {}.", words::change(drawing.open.match, unsaved.change)) + " "));
  line.runs.push_back(plain(drawing, unsaved.sentence));
  return line;
}

SayLine locked_line(const Drawing& drawing, const std::string& why) {
  SayLine line{.runs = {plain(drawing, why)}, .warns = true};
  const OpenMatch& open = drawing.open;
  const core::Seat seat = drawing.draft.focus.seat;
  if (!core::may_write(open.match, open.at_sheet, seat)) {
    line.sits_down = seat;
  }
  return line;
}

// What is in of the tricks, in the place of kMarks[0], and what is to be done.
std::string with_what_next(const Drawing& drawing, const core::Deal& deal) {
  const char* const in = kMarks[0];
  const std::optional<Offer> offered = offer(drawing.open);
  if (!offered) {
    const bool is_right = core::tricks_in(deal) == drawing.open.match.rules.game->tricks;
    return core::cells_in(deal) != core::kSeats ? words::tr("{}.", in)
           : is_right ? words::tr("{}: record the call (Ctrl+T) and it settles.", in)
                      : words::tr("{}. Change what is wrong.", in);
  }
  const bool takes = drawing.draft.focus == Cell{open_deal(drawing.open), offered->seat} &&
                     drawing.draft.typed.empty() && may_enter(drawing.open, drawing.draft.focus);
  return takes ? words::tr("{}. The last column would be {}: Enter takes it.", in, offered->tricks)
               : words::tr("{}. The last column would be {}.", in, offered->tricks);
}

SayLine tricks_line(const Drawing& drawing) {
  const OpenMatch& open = drawing.open;
  const core::Deal& deal = core::deal_at(open.match, open_deal(open));
  const int in = core::tricks_in(deal);
  const int all = open.match.rules.game->tricks;
  return {.runs = marked_runs(with_what_next(drawing, deal), plain(drawing, ""),
                              {strong(drawing, words::tricks_in(open.match.rules, deal))}),
          .warns = in > all || (in < all && core::cells_in(deal) == core::kSeats)};
}

SayLine wanted_line(const Drawing& drawing) {
  const OpenMatch& open = drawing.open;
  const Cell focus = drawing.draft.focus;
  if (focus.deal < open_deal(open)) {
    return {.runs = {plain(drawing,
                           words::tr("Deal {} has settled; a number entered here opens it again.",
                                     focus.deal))}};
  }
  return {.runs = marked_runs(words::tr("{}: how many tricks? Then Enter.", kMarks[0]),
                              plain(drawing, ""),
                              {strong(drawing, open.match.players[at(focus.seat)])})};
}

// Of a deal played, where the arrows have gone to.
SayLine older_line(const Drawing& drawing, Cell cell) {
  if (const auto refusal = may_not_correct(drawing.open, cell)) {
    return {.runs = {plain(drawing, words::refusal(*refusal, drawing.open.match))}, .warns = true};
  }
  return {.runs = {plain(drawing, words::tr("Deal {}: Enter corrects it, Esc goes back to the "
                                            "open deal.",
                                            cell.deal))}};
}

SayLine main_line(const Drawing& drawing) {
  const std::string why = why_locked(drawing.open, drawing.draft.focus);
  if (drawing.view.unsaved) {
    return unsaved_line(drawing);
  }
  if (drawing.draft.older) {
    return older_line(drawing, *drawing.draft.older);
  }
  if (!why.empty()) {
    return locked_line(drawing, why);
  }
  if (has_sign(drawing.draft.typed)) {
    return {.runs = {plain(drawing, words::no_sign(drawing.open.match.rules))}, .warns = true};
  }
  const core::Deal& deal = core::deal_at(drawing.open.match, open_deal(drawing.open));
  const bool is_back = drawing.draft.focus.deal < open_deal(drawing.open);
  return core::cells_in(deal) > 0 && !is_back ? tricks_line(drawing) : wanted_line(drawing);
}

std::vector<SayLine> lines_of(const Drawing& drawing) {
  std::vector<SayLine> lines;
  const bool is_over = drawing.open.match.ended.has_value();
  const bool is_still = drawing.view.is_still;
  if (!is_over && !is_still) {
    lines.push_back(main_line(drawing));
  }
  if (const std::string count = count_says(drawing.open, drawing.draft); !count.empty()) {
    lines.push_back({.runs = {plain(drawing, count)}});
  }
  if (const std::string& notice = drawing.view.notice; !notice.empty()) {
    SayLine line{.runs = {plain(drawing, notice)}, .warns = drawing.view.notice_is_refusal};
    if (line.warns) {
      line.runs.front().colour = drawing.palette().bad;
    }
    lines.push_back(line);
  }
  if (drawing.view.shows_hint && !is_over) {
    lines.push_back(
        {.runs = {plain(
             drawing,
             words::tr("F1 lists all keys, F11 shows the match across the room, and a click on "
                       "a number explains it."))}});
  }
  if (!is_over && drawing.open.sheet.decided) {
    SayLine line{.runs = {strong(drawing, words::tr("{}.", words::decision(drawing.open.match,
                                                                           drawing.open.sheet))),
                          plain(drawing, is_still ? std::string()
                                                  : std::string(" ") +
                                                        words::tr("Play on, or end the match."))}};
    line.is_marked = true;
    line.asks_to_end = !is_still;
    lines.push_back(line);
  }
  return lines;
}

std::string button_words(const Drawing& drawing, const SayLine& line) {
  if (line.sits_down) {
    return words::tr("Sit down as {}", words::person(drawing.open.match, *line.sits_down));
  }
  return line.asks_to_end ? words::tr("End") : "";
}

// The control of that button, whatever it says.
std::string sit_down_name(const Drawing& drawing, const SayLine& line) {
  return fmt::format("Sit down as {}", words::person(drawing.open.match, *line.sits_down));
}

// Where the parts of one line go; pixels.
struct Placed {
  float text_x = 0.0F;
  float text_width = 0.0F;
  float text_height = 0.0F;
  float button_width = 0.0F;
  bool is_button_below = false;
  float height = 0.0F;
};

Placed place(const Drawing& drawing, const SayLine& line, float inside) {
  Placed placed;
  const std::string words = button_words(drawing, line);
  placed.text_x = line.warns || line.is_marked ? drawing.px(kSign) : 0.0F;
  if (!words.empty()) {
    placed.button_width = std::min(
        drawing.pen.text_size(words, Type::Body, Weight::Strong).x + drawing.px(28), inside);
  }
  const float beside = inside - placed.text_x - placed.button_width - drawing.px(16);
  placed.is_button_below =
      !words.empty() &&
      beside < std::min(width_of_runs(drawing.pen, line.runs, Type::Note), inside * 0.5F);
  placed.text_width = words.empty() || placed.is_button_below ? inside - placed.text_x : beside;
  placed.text_height = height_of_runs(drawing.pen, line.runs, Type::Note, placed.text_width);
  placed.height = placed.text_height;
  if (placed.is_button_below) {
    placed.height += drawing.px(kButton + 6);
  } else if (!words.empty()) {
    placed.height = std::max(placed.height, drawing.px(kButton));
  }
  return placed;
}

void press_button(const Drawing& drawing, const SayLine& line) {
  if (line.sits_down) {
    drawing.actions.emplace_back(SitDown{*line.sits_down});
  } else {
    drawing.draft.dialog = EndAsked{};
  }
}

void draw_line(const Drawing& drawing, const SayLine& line, const Placed& placed, ImVec2 where,
               float inside) {
  Pen& pen = drawing.pen;
  const float sign_y = where.y + pen.text_size("0", Type::Note).y / 2;
  const float text_y = placed.button_width > 0.0F && !placed.is_button_below
                           ? where.y + (placed.height - placed.text_height) / 2
                           : where.y;
  const float sign_shift = text_y - where.y;
  if (line.warns) {
    draw_warning(pen, {where.x + pen.px(7), sign_y + sign_shift}, 14, drawing.palette().bad);
  } else if (line.is_marked) {
    pen.tick({where.x + pen.px(7), sign_y + sign_shift}, 15, true);
  }
  draw_runs(pen, {where.x + placed.text_x, text_y}, line.runs, Type::Note, placed.text_width);
  if (line.is_marked) {
    press_to_explain(drawing, "explain winner",
                     {{where.x + placed.text_x, text_y},
                      {where.x + placed.text_x +
                           std::min(width_of_runs(pen, line.runs, Type::Note), placed.text_width),
                       text_y + placed.text_height}},
                     Topic::Winner, 0, std::nullopt, words::tr("Why this is decided (E)"));
  }
  if (placed.button_width <= 0.0F) {
    return;
  }
  const float x = placed.is_button_below
                      ? where.x + placed.text_x
                      : where.x + placed.text_x +
                            std::min(width_of_runs(pen, line.runs, Type::Note), placed.text_width) +
                            pen.px(16);
  const float y = placed.is_button_below ? where.y + placed.text_height + pen.px(6) : where.y;
  const std::string words = button_words(drawing, line);
  if (pen.button(
          line.asks_to_end ? "End now" : sit_down_name(drawing, line), words,
          {{x, y}, {std::min(x + placed.button_width, where.x + inside), y + pen.px(kButton)}},
          Look::Chip)) {
    press_button(drawing, line);
  }
}

float gap_above(const Drawing& drawing) { return drawing.px(10); }
float gap_between(const Drawing& drawing) { return drawing.px(6); }
float gap_below(const Drawing& drawing) { return drawing.px(8); }

}  // namespace

float height_of_say(const Drawing& drawing, float inside) {
  float height = 0.0F;
  for (const SayLine& line : lines_of(drawing)) {
    height += (height > 0.0F ? gap_between(drawing) : gap_above(drawing)) +
              place(drawing, line, inside).height;
  }
  return height > 0.0F ? height + gap_below(drawing) : 0.0F;
}

void draw_say(const Drawing& drawing, const SheetLayout& layout) {
  const float x = layout.left_of(0) + layout.pad;
  const float inside = layout.where.max.x - layout.pad - x;
  float y = layout.say.min.y + gap_above(drawing);
  for (const SayLine& line : lines_of(drawing)) {
    const Placed placed = place(drawing, line, inside);
    draw_line(drawing, line, placed, {x, y}, inside);
    y += placed.height + gap_between(drawing);
  }
}

}  // namespace ui
