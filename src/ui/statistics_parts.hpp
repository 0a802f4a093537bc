// The pictures and tables of the page of statistics, each drawn from the top of what is left of a
// column downwards.
#pragma once

#include <string>
#include <vector>

#include "core/statistics.hpp"
#include "ui/pen.hpp"
#include "ui/view.hpp"

namespace ui {

struct StatisticsColumn {
  Pen& pen;
  float x = 0.0F;  // pixels
  float y = 0.0F;
  float width = 0.0F;

  [[nodiscard]] float px(float units) const { return pen.px(units); }
};

// Somebody who has played, as the pictures show him.
struct PlayerLine {
  std::string name;
  ImU32 colour = 0;
  core::Record record;
  core::ChairTally all;  // of all chairs
  double fair = 0.0;     // points a deal above what the same chairs bring everybody
  std::array<int, 3> quotas{};
};

// Those counted, who has played most first; one alone if the view says so.
[[nodiscard]] std::vector<PlayerLine> players_of(const StatisticsView& view, const Pen& pen);

// Points above the chair's number as bars around zero.
void draw_fair_comparison(StatisticsColumn& column, const std::vector<PlayerLine>& players);
// How often each quota was met, and how often it was passed and missed.
void draw_quotas_met(StatisticsColumn& column, const std::vector<PlayerLine>& players);
void draw_people_table(StatisticsColumn& column, const std::vector<PlayerLine>& players);
void draw_trios(StatisticsColumn& column, const StatisticsView& view);

}  // namespace ui
