// The page of statistics: what is counted at the top, then pictures before tables. Everything is of
// one game, as points of different games do not compare.
#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

#include "core/name.hpp"
#include "ui/cycler.hpp"
#include "ui/scrolled.hpp"
#include "ui/statistics_parts.hpp"
#include "ui/window.hpp"
#include "words/days.hpp"
#include "words/language.hpp"

namespace ui {
namespace {

constexpr const char* kPerson = "Person";
constexpr const char* kFrom = "From";
constexpr const char* kTo = "To";

class StatisticsPage {
 public:
  StatisticsPage(Pen& pen, const View& view, Draft& draft, Actions& actions)
      : pen_(pen),
        view_(view.statistics),
        asked_(draft.statistics),
        draft_(draft),
        actions_(actions),
        is_open_(view.open.has_value()),
        ring_(std::holds_alternative<std::monostate>(draft.dialog) ? &draft.ring : nullptr) {
    if (asked_.game < 0) {
      asked_.game =
          view.open ? static_cast<int>(view.open->match.rules.game - core::games().data()) : 0;
    }
  }

  void draw(const Rect& where);

 private:
  [[nodiscard]] const Palette& palette() const { return pen_.palette(); }
  [[nodiscard]] float px(float units) const { return pen_.px(units); }

  // Draws the limits and gives the y below them.
  float limits(ImVec2 at, float width);
  // Whom the name typed means, what is wrong with the limits, and asking for them to be counted.
  [[nodiscard]] std::string fault();
  void ask();
  void content(StatisticsColumn& column);

  Pen& pen_;
  const StatisticsView& view_;
  StatisticsDraft& asked_;
  Draft& draft_;
  Actions& actions_;
  bool is_open_;
  Ring* ring_;
};

float StatisticsPage::limits(ImVec2 at, float width) {
  std::vector<std::string> games;
  for (const core::Game& game : core::games()) {
    games.emplace_back(game.name);
  }
  const bool is_narrow = width < px(700);
  const float gap = px(10);
  const float high = px(42);
  const auto& word = games[static_cast<std::size_t>(asked_.game)];
  const float game_wide = pen_.text_size(word, Type::Body).x + px(44);
  cycler(pen_, "Game", {at.x + game_wide, at.y + px(7)}, games, asked_.game);
  float x = is_narrow ? at.x : at.x + game_wide + px(16);
  float y = is_narrow ? at.y + high : at.y;
  const float rest = at.x + width - x;
  const float day = std::min(px(150), rest * 0.28F);
  pen_.field(kPerson, {{x, y}, {x + rest - 2 * (day + gap), y + high}}, asked_.name,
             words::tr("everybody"));
  x += rest - 2 * (day + gap) + gap;
  pen_.field(kFrom, {{x, y}, {x + day, y + high}}, asked_.from, words::tr("from 2026"));
  x += day + gap;
  pen_.field(kTo, {{x, y}, {x + day, y + high}}, asked_.to, words::tr("to 2026-11"));
  return y + high + px(10);
}

std::string StatisticsPage::fault() {
  asked_.person = 0;
  if (const std::string wanted = core::folded_name(asked_.name); !wanted.empty()) {
    const auto found = std::ranges::find_if(view_.people, [&](const ListedPerson& person) {
      return core::folded_name(person.name).starts_with(wanted);
    });
    if (found == view_.people.end()) {
      return view_.is_counted ? words::tr("Nobody here is called so.") : "";
    }
    asked_.person = found->number;
  }
  const bool are_days = (asked_.from.empty() || words::first_day(asked_.from)) &&
                        (asked_.to.empty() || words::last_day(asked_.to));
  return are_days ? "" : words::tr("A day is 2026, 2026-11 or 2026-11-30.");
}

void StatisticsPage::ask() {
  const std::string wanted =
      fmt::format("{}/{}/{}/{}", asked_.game, asked_.person, asked_.from, asked_.to);
  if (wanted != asked_.asked_for) {
    asked_.asked_for = wanted;
    actions_.emplace_back(CountStatistics{});
  }
}

void StatisticsPage::content(StatisticsColumn& column) {
  const std::vector<PlayerLine> players = players_of(view_, pen_);
  if (players.empty()) {
    column.y += px(30);
    pen_.text({column.x + column.width / 2, column.y},
              words::tr("Nothing has been played that counts here."), Type::Name, palette().ink,
              Weight::Strong, Align::Center, column.width);
    column.y += px(34);
    pen_.text({column.x + column.width / 2, column.y},
              words::tr("Settled deals count, of any match."), Type::Body, palette().soft,
              Weight::Regular, Align::Center, column.width);
    column.y += px(40);
    return;
  }
  draw_fair_comparison(column, players);
  draw_quotas_met(column, players);
  draw_people_table(column, players);
  draw_trios(column, view_);
}

void StatisticsPage::draw(const Rect& where) {
  const bool is_roomy = where.width() >= px(1000);
  const float margin = px(is_roomy ? 20 : 10);
  const float wide = std::min(px(1080), where.width() - 2 * margin);
  const Rect card{{where.center().x - wide / 2, where.min.y + margin},
                  {where.center().x + wide / 2, where.max.y - margin}};
  const float pad = px(is_roomy ? 34 : 20);
  const float left = card.min.x + pad;
  const float width = card.width() - 2 * pad;
  pen_.panel(card);
  const float title = pen_.text({left, card.min.y + px(20)}, words::tr("Statistics"), Type::Title,
                                palette().ink, Weight::Strong);
  const float top = limits({left, card.min.y + px(66)}, width);
  const std::string why = fault();
  const std::string matches = words::tr_count("{} match", "{} matches", view_.statistics.matches());
  const std::string says = !why.empty()          ? why
                           : !view_.says.empty() ? view_.says
                           : view_.is_counting   ? words::tr("counting \u2026")
                           : !view_.is_counted   ? ""
                                                 : words::tr("{} with settled deals", matches);
  pen_.text({left + width, card.min.y + px(30)}, says, Type::Note,
            why.empty() && view_.says.empty() ? palette().soft : palette().bad, Weight::Regular,
            Align::Right, width - title - px(20));
  {
    Scrolled place(pen_, "statistics", {{left, top}, {card.max.x - px(6), card.max.y - px(12)}});
    StatisticsColumn column{.pen = pen_, .x = left, .y = place.top().y, .width = width};
    if (view_.is_counted) {
      content(column);
    }
    place.ends_at(column.y);
  }
  if (why.empty()) {
    ask();
  }
  if (ring_ != nullptr && is_open_ && ImGui::IsKeyPressed(ImGuiKey_Escape, false)) {
    draft_.page = Page::Sheet;
  }
}

}  // namespace

void draw_statistics(Pen& pen, const View& view, Draft& draft, Actions& actions,
                     const Rect& where) {
  StatisticsPage(pen, view, draft, actions).draw(where);
}

}  // namespace ui
