#include "../catch.hpp"
#include "played.hpp"

namespace {

core::MatchTally tally_of(const std::vector<core::PerSeat<int>>& deals) {
  const core::Match match = Table::with_deals(deals);
  return core::tally_of(match, core::sheet_of(match));
}

// The page with a match of three, and one in which Deepa sat for Chandra.
struct Statistics {
  Table table;
  Headless screen;

  explicit Statistics(ImVec2 size = {1280, 800}, float zoom = 1.0F)
      : screen(table.drawing(), size, zoom) {
    table.is_stubborn = true;
    ui::StatisticsView& view = table.view.statistics;
    view.is_counted = true;
    view.game = "3-2-5";
    int number = 0;
    for (const char* const name : {"Asha", "Bimal", "Chandra", "Deepa"}) {
      ++number;
      view.people.push_back({.number = number,
                             .name = name,
                             .colour = std::nullopt,
                             .matches = 1,
                             .has_pin = false,
                             .is_archived = false});
    }
    view.statistics.add({1, 2, 3}, tally_of({{4, 4, 2}, {1, 4, 5}, {3, 3, 4}}));
    view.statistics.add({1, 2, 4}, tally_of({{2, 5, 3}}));
    table.draft.page = ui::Page::Statistics;
    screen.frame(3);
  }
};

}  // namespace

TEST_CASE(
    "Statistics are asked for once for each set of limits, and anew when the page is turned") {
  Statistics page;
  CHECK(page.table.asked<ui::CountStatistics>().size() == 1);
  page.screen.frame(5);
  CHECK(page.table.asked<ui::CountStatistics>().size() == 1);
  page.screen.click("Person");
  page.screen.type("b");
  CHECK(page.table.draft.statistics.person == 2);
  CHECK(page.table.asked<ui::CountStatistics>().size() == 2);
  page.screen.press(ImGuiKey_S, ImGuiMod_Ctrl);
  page.screen.press(ImGuiKey_I, ImGuiMod_Ctrl);
  page.screen.frame(2);
  CHECK(page.table.asked<ui::CountStatistics>().size() == 3);
}

TEST_CASE("Everybody is in the pictures and in the table, with signs") {
  Statistics page;
  for (const char* const name : {"Asha", "Bimal", "Chandra", "Deepa"}) {
    CHECK(page.screen.count(name) >= 3);  // fair comparison, quotas, table
  }
  CHECK(page.screen.sees("2 matches with settled deals"));
  CHECK(page.screen.sees("Asha, Bimal and Chandra"));
  CHECK(page.screen.sees("Asha, Bimal and Deepa"));
  // Alone against the average of one's own chairs everybody together is at zero.
  CHECK(page.screen.sees_part("+"));
  CHECK(page.screen.sees_part("\u2212"));
  page.table.view.statistics.only = 4;
  page.screen.frame(2);
  CHECK_FALSE(page.screen.sees("Bimal"));
  CHECK_FALSE(page.screen.sees("Asha, Bimal and Chandra"));
  CHECK(page.screen.sees("Asha, Bimal and Deepa"));
}

TEST_CASE("Limits that mean nothing are told, and nothing is asked for") {
  Statistics page;
  page.screen.click("From");
  page.screen.type("yesterday");
  CHECK(page.screen.sees("A day is 2026, 2026-11 or 2026-11-30."));
  CHECK(page.table.asked<ui::CountStatistics>().size() == 1);
}

TEST_CASE("Without a match there is a sentence instead of pictures") {
  Statistics page;
  page.table.view.statistics.statistics = {};
  page.screen.frame(2);
  CHECK(page.screen.sees("Nothing has been played that counts here."));
  CHECK_FALSE(page.screen.sees("Fair comparison"));
}

TEST_CASE("In a narrow place the columns that matter less are left out, and nothing overlaps") {
  for (const auto& [size, zoom] : {std::pair{ImVec2{800, 600}, 1.0F}, {ImVec2{1280, 800}, 2.0F}}) {
    Statistics page(size, zoom);
    CHECK(page.screen.sees("won"));
    CHECK(page.screen.sees("matches"));
    for (const ui::Seen& seen : page.screen.seen()) {
      CAPTURE(seen.text);
      CHECK(seen.rect.min.x >= 0);
      CHECK(seen.rect.max.x <= size.x);
    }
  }
}
