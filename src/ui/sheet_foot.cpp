#include <algorithm>
#include <cstdlib>

#include "ui/explained.hpp"
#include "ui/marks.hpp"
#include "ui/runs.hpp"
#include "ui/sheet_parts.hpp"
#include "words/language.hpp"
#include "words/words.hpp"

namespace ui {
namespace {

using core::at;

bool is_among(const std::vector<core::Seat>& seats, core::Seat seat) {
  return std::ranges::find(seats, seat) != seats.end();
}

std::vector<Run> standing_runs(const Drawing& drawing, core::Seat seat) {
  const std::string place = place_of(drawing.open, seat);
  const std::string to_line =
      words::to_line(drawing.open.sheet, seat, drawing.open.match.rules.ending);
  std::vector<Run> runs;
  if (!place.empty()) {
    runs.push_back({.words = place, .colour = drawing.palette().ink, .weight = Weight::Strong});
  }
  if (!to_line.empty()) {
    runs.push_back({.words = place.empty() ? to_line : " \u00B7 " + to_line,
                    .colour = drawing.palette().soft});
  }
  return runs;
}

// The largest of the small types in which the runs fit, or the smallest.
Type fitting(const Pen& pen, const std::vector<Run>& runs, float room) {
  for (const Type type : {Type::Note, Type::Small}) {
    if (width_of_runs(pen, runs, type) <= room) {
      return type;
    }
  }
  return Type::Tiny;
}

// Below the total how far it is from the line, and before it who leads; where both do not fit on
// one line, that goes above the total, at `above`.
void draw_standing(const Drawing& drawing, const SheetLayout& layout, core::Seat seat, ImVec2 where,
                   float above) {
  Pen& pen = drawing.pen;
  std::vector<Run> runs = standing_runs(drawing, seat);
  if (runs.size() > 1 && width_of_runs(pen, runs, Type::Small) > layout.inside()) {
    pen.text({where.x, above}, runs[0].words, Type::Tiny, runs[0].colour, runs[0].weight,
             Align::Left, layout.inside());
    runs = {{.words = words::to_line(drawing.open.sheet, seat, drawing.open.match.rules.ending),
             .colour = drawing.palette().soft}};
  }
  if (!runs.empty()) {
    const Type type = fitting(pen, runs, layout.inside());
    draw_runs(pen, where, runs, type, layout.inside() + pen.px(1));
  }
}

// Where points count either way the three always add up to nothing: a check on the whole sheet.
void draw_sum(const Drawing& drawing, const SheetLayout& layout, float y) {
  if (!counts_either_way(drawing.open)) {
    return;
  }
  int sum = 0;
  for (const int total : drawing.open.sheet.totals) {
    sum += total;
  }
  Pen& pen = drawing.pen;
  const float right = layout.left_of(0) - pen.px(6);
  pen.text({right, y}, words::tr("sum"), Type::Tiny, drawing.palette().soft, Weight::Regular,
           Align::Right);
  pen.text({right, y + pen.px(15)}, words::signed_number(sum), Type::Small, drawing.palette().soft,
           Weight::Regular, Align::Right);
  static_cast<void>(pen.mouse_area(
      "sum of totals", {{layout.where.min.x, y}, {right, y + pen.px(34)}}, true,
      words::tr("What one is over the others are under: the totals always add up to nothing.")));
}

// What the stakes have brought so far, where there would be a bar for the way to the line.
void draw_money(const Drawing& drawing, const SheetLayout& layout, core::Seat seat, ImVec2 where) {
  const core::Match& match = drawing.open.match;
  const std::string money = words::money(match.rules, core::money_so_far(match)[at(seat)], true);
  drawing.pen.text(where, money, Type::Small, drawing.palette().ink, Weight::Strong, Align::Left,
                   layout.inside());
}

}  // namespace

std::string place_of(const OpenMatch& open, core::Seat seat) {
  if (open.sheet.decided && is_among(open.sheet.decided->winners, seat)) {
    return words::tr("won in deal {}", open.sheet.decided->after_deal);
  }
  if (open.sheet.result && is_among(open.sheet.result->winners, seat)) {
    return open.sheet.result->winners.size() == 1 ? words::tr("wins") : words::tr("shares it");
  }
  const std::vector<core::Seat> ahead = core::furthest_ahead(open.sheet.totals);
  if (open.match.ended || open.sheet.deals.empty() || ahead.size() == core::kSeats ||
      !is_among(ahead, seat)) {
    return "";
  }
  return ahead.size() == 1 ? words::tr_as("is ahead", "leads") : words::tr("shares the lead");
}

float part_of_line(const OpenMatch& open, core::Seat seat) {
  const bool is_either_way = open.match.rules.ending == core::Ending::LineEitherWay;
  const int total = open.sheet.totals[at(seat)];
  return open.sheet.target ? static_cast<float>(is_either_way ? std::abs(total) : total) /
                                 static_cast<float>(*open.sheet.target)
                           : 0.0F;
}

std::string total_shown(const OpenMatch& open, core::Seat seat) {
  const int total = open.sheet.totals[at(seat)];
  return counts_either_way(open) ? words::signed_number(total) : words::numeral(total);
}

void draw_sheet_foot(const Drawing& drawing, const SheetLayout& layout) {
  Pen& pen = drawing.pen;
  const OpenMatch& open = drawing.open;
  const float edge = pen.px(1);
  const float top = layout.foot.min.y;
  pen.line({layout.foot.min.x + edge, top}, {layout.foot.max.x - edge, top},
           drawing.palette().line);
  const float total_y = top + pen.px(layout.is_tight ? 3.5F : 5.7F);
  const float standing_y = top + pen.px(layout.is_tight ? 57 : 66);
  const float bar_y = top + pen.px(layout.is_tight ? 81 : 96);
  draw_sum(drawing, layout, total_y + pen.px(16));
  for (const core::Seat seat : core::kAllSeats) {
    const float x = layout.left_of(seat) + layout.pad;
    pen.text({x, total_y}, total_shown(open, seat), Type::Total, drawing.palette().ink,
             Weight::Strong);
    draw_standing(drawing, layout, seat, {x, standing_y}, top + pen.px(layout.is_tight ? 0 : 3));
    press_to_explain(drawing, fmt::format("explain total {}", open.match.players[at(seat)]),
                     {{x, total_y + pen.px(6)}, {x + layout.inside(), standing_y + pen.px(18)}},
                     Topic::Total, seat, std::nullopt, words::tr("How this total came about (E)"));
    if (open.sheet.target) {
      pen.bar({{x, bar_y}, {x + layout.inside(), bar_y + pen.px(8)}}, part_of_line(open, seat),
              drawing.palette().of_player(seat));
    } else if (open.match.rules.stake) {
      draw_money(drawing, layout, seat, {x, bar_y - pen.px(6)});
    }
  }
}

}  // namespace ui
