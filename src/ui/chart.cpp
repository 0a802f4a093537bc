#include <algorithm>
#include <array>
#include <vector>

#include "ui/before_deal_parts.hpp"
#include "ui/marks.hpp"
#include "words/language.hpp"
#include "words/words.hpp"

namespace ui {
namespace {

using core::at;

// No two players' lines are alike, whatever their colours.
constexpr std::array<Dashes, 3> kDashes = {Dashes{}, Dashes{7, 3}, Dashes{2, 3}};

struct Scale {
  Rect where;
  float lowest = 0.0F;
  float highest = 1.0F;
  float deals = 1.0F;

  [[nodiscard]] ImVec2 place(int deal, int total) const {
    const float part = (static_cast<float>(total) - lowest) / (highest - lowest);
    return {where.min.x + where.width() * static_cast<float>(deal) / deals,
            where.max.y - where.height() * part};
  }
};

bool is_either_way(const Drawing& drawing) {
  return drawing.open.match.rules.ending == core::Ending::LineEitherWay;
}

Scale scale_of(const Drawing& drawing, const Rect& where) {
  const core::Sheet& sheet = drawing.open.sheet;
  int lowest = 0;
  int highest = std::max(1, sheet.target.value_or(1));
  if (is_either_way(drawing)) {
    lowest = -highest;
  }
  for (const core::ScoredDeal& deal : sheet.deals) {
    lowest = std::min(lowest, std::ranges::min(deal.totals));
    highest = std::max(highest, std::ranges::max(deal.totals));
  }
  // Room for some deals to come, so that the first ones do not fill the width.
  const int deals = std::max(static_cast<int>(sheet.deals.size()) + 1, 6);
  return {{{where.min.x, where.min.y + drawing.px(10)},
           {where.max.x - drawing.px(8), where.max.y - drawing.px(8)}},
          static_cast<float>(lowest),
          static_cast<float>(highest),
          static_cast<float>(deals)};
}

void draw_level(const Drawing& drawing, const Scale& scale, const Rect& where, int total,
                const std::string& words) {
  const float y = scale.place(0, total).y;
  const std::array<ImVec2, 2> line = {ImVec2{where.min.x, y}, ImVec2{where.max.x, y}};
  draw_dashed(drawing.pen, line, {4, 4}, drawing.palette().focus, 1);
  const float text_y = total < 0 ? y - drawing.px(17) : y + drawing.px(2);
  drawing.pen.text({where.max.x, text_y}, words, Type::Tiny, drawing.palette().soft,
                   Weight::Regular, Align::Right);
}

void draw_target(const Drawing& drawing, const Scale& scale, const Rect& where) {
  if (counts_either_way(drawing.open)) {  // what is over, and what is under
    const float y = scale.place(0, 0).y;
    drawing.pen.line({where.min.x, y}, {where.max.x, y}, drawing.palette().line);
  }
  if (!drawing.open.sheet.target) {
    return;
  }
  const int target = *drawing.open.sheet.target;
  draw_level(drawing, scale, where, target,
             is_either_way(drawing) ? words::signed_number(target) : words::tr("line {}", target));
  if (is_either_way(drawing)) {
    draw_level(drawing, scale, where, -target, words::signed_number(-target));
  }
}

}  // namespace

void draw_chart(const Drawing& drawing, const Rect& where) {
  const Scale scale = scale_of(drawing, where);
  draw_target(drawing, scale, where);
  for (const core::Seat seat : core::kAllSeats) {
    std::vector<ImVec2> points = {scale.place(0, 0)};
    for (const core::ScoredDeal& deal : drawing.open.sheet.deals) {
      points.push_back(scale.place(deal.number, deal.totals[at(seat)]));
    }
    draw_dashed(drawing.pen, points, kDashes[at(seat)], drawing.palette().of_player(seat), 2.5F);
    drawing.pen.mark(points.back(), seat, 8);
  }
}

}  // namespace ui
