#include "ui/statistics_parts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <string_view>
#include <utility>

#include "words/language.hpp"
#include "words/quoted.hpp"

namespace ui {
namespace {

// The pictures show so many, who have played most; the table below shows everybody.
constexpr std::size_t kMostInPictures = 8;
constexpr std::size_t kMostTrios = 20;
constexpr float kFigureRow = 34.0F;

std::string signed_average(double average) {
  std::string text = fmt::format("{:+.2f}", average);
  if (text.front() == '-') {
    text.replace(0, 1, "\u2212");
  }
  return words::in_digits(text);
}

std::string average(std::optional<double> of) {
  std::string text = of ? fmt::format("{:.2f}", *of) : "";
  if (text.starts_with('-')) {
    text.replace(0, 1, "\u2212");
  }
  return words::in_digits(text);
}

void heading(StatisticsColumn& column, std::string_view title, std::string_view explained) {
  const Palette& palette = column.pen.palette();
  column.y += column.px(14);
  column.pen.text({column.x, column.y}, title, Type::Heading, palette.ink, Weight::Strong,
                  Align::Left, column.width);
  column.y += column.px(26);
  column.y += column.pen.paragraph({column.x, column.y}, explained, Type::Small, palette.soft,
                                   column.width) +
              column.px(8);
}

// A name with its colour before it, in a row whose middle is at `y`.
void name_at(StatisticsColumn& column, const PlayerLine& player, float x, float y, float width) {
  ImGui::GetWindowDrawList()->AddCircleFilled({x + column.px(7), y}, column.px(6), player.colour);
  column.pen.text({x + column.px(22), y - column.pen.text_size("0", Type::Body).y / 2}, player.name,
                  Type::Body, column.pen.palette().ink, Weight::Strong, Align::Left,
                  width - column.px(28));
}

float name_width(const StatisticsColumn& column) {
  return std::min(column.px(190), column.width * 0.28F);
}

std::span<const PlayerLine> in_pictures(const std::vector<PlayerLine>& players) {
  return std::span(players).first(std::min(players.size(), kMostInPictures));
}

}  // namespace

std::vector<PlayerLine> players_of(const StatisticsView& view, const Pen& pen) {
  std::vector<PlayerLine> players;
  const core::Game* const game = core::find_game(view.game);
  for (const auto& [number, record] : view.statistics.people()) {
    const auto known = std::ranges::find(view.people, number, &ListedPerson::number);
    if (game == nullptr || known == view.people.end() || (view.only && *view.only != number)) {
      continue;
    }
    const auto fair = core::above_chair_per_deal(record.chairs, view.statistics.chairs());
    players.push_back({.name = known->name,
                       .colour = known->colour ? readable(*known->colour, pen.palette().panel) : 0,
                       .record = record,
                       .all = core::all_of(record.chairs),
                       .fair = fair.value_or(0.0),
                       .quotas = game->quotas});
  }
  std::ranges::sort(players, std::less<>(), [](const PlayerLine& player) {
    return std::pair(-player.record.matches, std::string_view(player.name));
  });
  // Who has chosen none gets the seats' in turn.
  std::size_t turn = 0;
  for (PlayerLine& player : players) {
    player.colour = player.colour != 0 ? player.colour : pen.of_seat(turn++ % 3);
  }
  return players;
}

void draw_fair_comparison(StatisticsColumn& column, const std::vector<PlayerLine>& players) {
  heading(
      column, words::tr("Fair comparison"),
      words::tr(
          "Points a deal above or below what the same chairs bring everybody here on average."));
  std::vector<PlayerLine> sorted(in_pictures(players).begin(), in_pictures(players).end());
  std::ranges::sort(sorted, std::less<>(), [](const PlayerLine& player) {
    return std::pair(-player.fair, std::string_view(player.name));
  });
  double most = 0.1;
  for (const PlayerLine& player : sorted) {
    most = std::max(most, std::abs(player.fair));
  }
  const Palette& palette = column.pen.palette();
  const float left = column.x + name_width(column);
  const float numbers = column.px(64);
  const float middle = (left + column.x + column.width) / 2;
  const float half = (column.x + column.width - left) / 2 - numbers;
  const float top = column.y;
  for (const PlayerLine& player : sorted) {
    const float y = column.y + column.px(kFigureRow) / 2;
    name_at(column, player, column.x, y, name_width(column));
    const float end = middle + half * static_cast<float>(player.fair / most);
    ImGui::GetWindowDrawList()->AddRectFilled({std::min(middle, end), y - column.px(9)},
                                              {std::max(middle, end), y + column.px(9)},
                                              player.colour, column.px(3));
    const bool is_over = player.fair >= 0;
    column.pen.text(
        {end + column.px(is_over ? 8 : -8), y - column.pen.text_size("0", Type::Body).y / 2},
        signed_average(player.fair), Type::Body, palette.ink, Weight::Strong,
        is_over ? Align::Left : Align::Right);
    column.y += column.px(kFigureRow);
  }
  column.pen.line({middle, top}, {middle, column.y}, palette.faint);
  column.y += column.px(14);
}

void draw_quotas_met(StatisticsColumn& column, const std::vector<PlayerLine>& players) {
  heading(
      column, words::tr("Quotas met"),
      words::tr(
          "In how many of a hundred deals the quota was reached; in how many deals more was taken, "
          "and in how many less."));
  const Palette& palette = column.pen.palette();
  const float left = column.x + name_width(column);
  const float gap = column.px(18);
  const float third = (column.x + column.width - left - 2 * gap) / 3;
  constexpr std::array<const char*, 3> kChairs = {words::later("deals"), words::later("next"),
                                                  words::later("last")};
  const auto place = [&](std::size_t chair) {
    return left + static_cast<float>(chair) * (third + gap);
  };
  for (std::size_t chair = 0; chair < kChairs.size(); ++chair) {
    column.pen.text({place(chair), column.y},
                    fmt::format("{}: {}", words::tr(kChairs[chair]),
                                words::numeral(players.front().quotas[chair])),
                    Type::Small, palette.soft, Weight::Regular, Align::Left, third);
  }
  column.y += column.px(22);
  for (const PlayerLine& player : in_pictures(players)) {
    const float y = column.y + column.px(16);
    name_at(column, player, column.x, y, name_width(column));
    for (std::size_t chair = 0; chair < kChairs.size(); ++chair) {
      const core::ChairTally& tally = player.record.chairs[chair];
      if (tally.deals == 0) {
        continue;
      }
      const float part = static_cast<float>(tally.deals_met()) / static_cast<float>(tally.deals);
      const float bar = third - column.px(52);
      column.pen.bar({{place(chair), y - column.px(6)}, {place(chair) + bar, y + column.px(6)}},
                     part, player.colour);
      column.pen.text({place(chair) + third, y - column.pen.text_size("0", Type::Body).y / 2},
                      words::in_digits(fmt::format("{:.0f} %", 100.0F * part)), Type::Body,
                      palette.ink, Weight::Strong, Align::Right);
      column.pen.text(
          {place(chair), y + column.px(9)},
          words::tr("{} over, {} under, of {}", tally.deals_over, tally.deals_under, tally.deals),
          Type::Tiny, palette.soft, Weight::Regular, Align::Left, third);
    }
    column.y += column.px(46);
  }
  column.y += column.px(10);
}

namespace {

// A column of the table; those that matter less go first where there is no room.
struct TableColumn {
  const char* name = "";
  int matters = 0;
  std::string (*of)(const PlayerLine&) = nullptr;
};

const char* heading_of(const TableColumn& column) {
  return words::tr_as("heading of a column", column.name);
}

constexpr std::array kTable = {
    TableColumn{words::later_as("heading of a column", "matches"), 9,
                [](const PlayerLine& p) { return words::numeral(p.record.matches); }},
    TableColumn{words::later_as("heading of a column", "won"), 9,
                [](const PlayerLine& p) { return words::numeral(p.record.wins); }},
    TableColumn{words::later_as("heading of a column", "shared"), 4,
                [](const PlayerLine& p) { return words::numeral(p.record.shared); }},
    TableColumn{words::later_as("heading of a column", "deals"), 3,
                [](const PlayerLine& p) { return words::numeral(p.all.deals); }},
    TableColumn{words::later_as("heading of a column", "points a deal"), 8,
                [](const PlayerLine& p) { return average(core::points_per_deal(p.all)); }},
    TableColumn{words::later_as("heading of a column", "tricks a deal"), 7,
                [](const PlayerLine& p) { return average(core::tricks_per_deal(p.all)); }},
    TableColumn{words::later_as("heading of a column", "tricks over"), 6,
                [](const PlayerLine& p) { return words::numeral(p.all.over); }},
    TableColumn{words::later_as("heading of a column", "tricks under"), 6,
                [](const PlayerLine& p) { return words::numeral(p.all.under); }},
    TableColumn{words::later_as("heading of a column", "pulled"), 5,
                [](const PlayerLine& p) { return words::numeral(p.record.pulled); }},
    TableColumn{words::later_as("heading of a column", "given"), 5,
                [](const PlayerLine& p) { return words::numeral(p.record.given); }},
};

// The columns there is room for, in their order.
std::vector<const TableColumn*> columns_that_fit(const StatisticsColumn& column, float room) {
  std::vector<const TableColumn*> shown;
  shown.reserve(kTable.size());
  for (const TableColumn& one : kTable) {
    shown.push_back(&one);
  }
  const auto width = [&] {
    float wide = 0.0F;
    for (const TableColumn* const one : shown) {
      wide += column.pen.text_size(heading_of(*one), Type::Small).x + column.px(16);
    }
    return wide;
  };
  while (shown.size() > 1 && width() > room) {
    shown.erase(
        std::ranges::min_element(shown, {}, [](const TableColumn* one) { return one->matters; }));
  }
  return shown;
}

struct TrioLine {
  std::string names;
  std::string matches;
  std::string says;
};

TrioLine trio_line(const StatisticsView& view, const core::Trio& trio,
                   const core::TrioRecord& record) {
  TrioLine line{.names = "",
                .matches = words::tr_count("{} match", "{} matches", record.matches),
                .says = ""};
  std::vector<std::string> names;
  for (std::size_t i = 0; i < trio.size(); ++i) {
    const auto known = std::ranges::find(view.people, trio[i], &ListedPerson::number);
    const std::string name = known == view.people.end() ? "?" : known->name;
    const core::Record& one = record.people[i];
    names.push_back(name);
    line.says += i == 0 ? "" : "; ";
    line.says += words::tr("{} won {}, {} a deal", name, one.wins + one.shared,
                           average(core::points_per_deal(core::all_of(one.chairs))));
  }
  line.names = words::joined(names, words::Joint::And);
  line.says += record.undecided == 0 ? "." : "; " + words::tr("{} undecided.", record.undecided);
  return line;
}

}  // namespace

void draw_people_table(StatisticsColumn& column, const std::vector<PlayerLine>& players) {
  heading(column, words::tr("Everybody"),
          words::tr("Won alone, and shared with others. Cards pulled from others, and "
                    "given to them."));
  const Palette& palette = column.pen.palette();
  const float names = name_width(column);
  const std::vector<const TableColumn*> shown = columns_that_fit(column, column.width - names);
  float wide = 0.0F;
  for (const TableColumn* const one : shown) {
    wide += column.pen.text_size(heading_of(*one), Type::Small).x;
  }
  const float gap = (column.width - names - wide) / static_cast<float>(shown.size());
  const auto each = [&](const std::function<void(const TableColumn&, float)>& draw) {
    float x = column.x + names;
    for (const TableColumn* const one : shown) {
      x += column.pen.text_size(heading_of(*one), Type::Small).x + gap;
      draw(*one, x);
    }
  };
  each([&](const TableColumn& one, float right) {
    column.pen.text({right, column.y}, heading_of(one), Type::Small, palette.soft, Weight::Regular,
                    Align::Right);
  });
  column.y += column.px(24);
  for (const PlayerLine& player : players) {
    const float y = column.y + column.px(15);
    column.pen.line({column.x, column.y}, {column.x + column.width, column.y}, palette.line);
    name_at(column, player, column.x, y, names);
    each([&](const TableColumn& one, float right) {
      column.pen.text({right, y - column.pen.text_size("0", Type::Body).y / 2}, one.of(player),
                      Type::Body, palette.ink, Weight::Regular, Align::Right);
    });
    column.y += column.px(30);
  }
  column.y += column.px(14);
}

void draw_trios(StatisticsColumn& column, const StatisticsView& view) {
  using Entry = std::pair<const core::Trio, core::TrioRecord>;
  std::vector<const Entry*> trios;
  for (const Entry& entry : view.statistics.trios()) {
    if (!view.only || std::ranges::find(entry.first, *view.only) != entry.first.end()) {
      trios.push_back(&entry);
    }
  }
  // Of sixty people there can be thirty thousand, and nobody reads on after these.
  const auto shown = std::min(trios.size(), kMostTrios);
  std::ranges::partial_sort(
      trios, trios.begin() + static_cast<std::ptrdiff_t>(shown), std::greater<>(),
      [](const Entry* one) { return std::pair(one->second.matches, one->first); });
  const Palette& palette = column.pen.palette();
  heading(column, words::tr("Trios"),
          words::tr("Matches won, alone or shared, and points a deal, of the same three."));
  for (const Entry* const entry : std::span(trios).first(shown)) {
    const TrioLine line = trio_line(view, entry->first, entry->second);
    column.pen.line({column.x, column.y}, {column.x + column.width, column.y}, palette.line);
    column.y += column.px(6);
    const float right = column.pen.text({column.x + column.width, column.y}, line.matches,
                                        Type::Note, palette.soft, Weight::Regular, Align::Right);
    column.pen.text({column.x, column.y}, line.names, Type::Body, palette.ink, Weight::Strong,
                    Align::Left, column.width - right - column.px(16));
    column.y += column.px(23);
    column.y += column.pen.paragraph({column.x, column.y}, line.says, Type::Note, palette.soft,
                                     column.width) +
                column.px(8);
  }
  if (shown < trios.size()) {
    column.y += column.pen.paragraph(
        {column.x, column.y},
        words::tr("And {} others. A name above shows those of one person.", trios.size() - shown),
        Type::Note, palette.soft, column.width);
  }
  column.y += column.px(10);
}

}  // namespace ui
