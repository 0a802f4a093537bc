#include "../catch.hpp"
#include "headless.hpp"
#include "tables.hpp"
#include "ui/history_filter.hpp"
#include "ui/window.hpp"

namespace {

ui::HistoryLine line(int number, const std::string& day, const std::string& title = "") {
  ui::HistoryLine made;
  made.number = number;
  made.day = day;
  made.time = "18:05";
  made.title = title;
  made.game = "3-2-5";
  made.names = {"Asha", "Bimal", "Chandra"};
  made.totals = {"14", "13", "27"};
  made.winners = {2};
  made.deals = 5;
  made.outcome = "Chandra wins, decided in deal 5";
  return made;
}

struct HistoryPage {
  ui::View view;
  ui::Draft draft;
  ui::Actions actions;
  Headless screen;

  explicit HistoryPage(const std::vector<ui::HistoryLine>& lines = {}, ImVec2 size = {1280, 800})
      : screen(
            [this, lines, is_first = true](ui::Pen& pen) mutable {
              if (is_first) {
                for (const ui::HistoryLine& one : lines) {
                  view.history.matches.push_back(one.number);
                  view.history.lines.push_back(one);
                }
                draft.page = ui::Page::Matches;
                is_first = false;
              }
              ui::draw_window(pen, view, draft, actions);
            },
            size) {}

  [[nodiscard]] int opened() const {
    const auto* const open = only<ui::OpenMatchNumber>(actions);
    return open != nullptr ? open->match : 0;
  }
};

std::vector<ui::HistoryLine> three_lines() {
  return {line(9, "30 November 2026"), line(4, "30 November 2026", "The long one"),
          line(8, "29 November 2026")};
}

std::vector<ui::HistoryLine> many_lines(int count) {
  std::vector<ui::HistoryLine> lines;
  for (int number = count; number > 0; --number) {
    lines.push_back(line(number, "30 November 2026"));
  }
  return lines;
}

}  // namespace

TEST_CASE("a line shows time, title, players, totals, game, who won and how many deals") {
  HistoryPage page(three_lines());
  CHECK(page.screen.count("Asha") == 3);
  CHECK(page.screen.count("14") == 3);
  CHECK(page.screen.count("3-2-5") == 3);
  CHECK(page.screen.sees("The long one"));
  CHECK(page.screen.count("18:05") == 3);
  CHECK(page.screen.sees_part("Chandra wins, decided in deal 5 \u00B7 5 deals"));
  CHECK(page.screen.sees("3 matches"));
}

TEST_CASE("a day stands once, at its first match") {
  HistoryPage page(three_lines());
  CHECK(page.screen.count("30 November 2026") == 1);
  CHECK(page.screen.count("29 November 2026") == 1);
}

TEST_CASE("Enter opens the first match, a click any") {
  HistoryPage page(three_lines());
  SECTION("Enter") {
    page.screen.press(ImGuiKey_Enter);
    CHECK(page.opened() == 9);
  }
  SECTION("arrows and Enter") {
    page.screen.press(ImGuiKey_DownArrow);
    page.screen.press(ImGuiKey_DownArrow);
    page.screen.press(ImGuiKey_DownArrow);
    page.screen.press(ImGuiKey_UpArrow);
    page.screen.press(ImGuiKey_Enter);
    CHECK(page.opened() == 4);
  }
  SECTION("a click") {
    page.screen.click("Match 8");
    CHECK(page.opened() == 8);
  }
  SECTION("a double click opens it once") {
    page.screen.double_click("Match 8");
    CHECK(page.opened() == 8);
  }
  SECTION("an Enter held down opens it once") {
    page.screen.hold(ImGuiKey_Enter, 10);
    CHECK(page.opened() == 9);
  }
  CHECK(page.draft.page == ui::Page::Sheet);
}

TEST_CASE("an Enter still held from elsewhere opens nothing") {
  HistoryPage page(three_lines());
  page.draft.page = ui::Page::NewMatch;
  ImGui::GetIO().AddKeyEvent(ImGuiKey_Enter, true);
  page.screen.frame();
  page.draft.page = ui::Page::Matches;
  page.screen.frame(60);
  CHECK(page.actions.empty());
  CHECK(page.draft.page == ui::Page::Matches);
}

TEST_CASE("the match on the sheet is marked, and opening it only goes back to it") {
  HistoryPage page(three_lines());
  put_on_sheet(page.view, four_deals());
  page.view.open->number = 4;
  page.screen.frame();
  CHECK(page.screen.count("on the sheet") == 1);
  page.screen.click("Match 4");
  CHECK(page.actions.empty());
  CHECK(page.draft.page == ui::Page::Sheet);
}

TEST_CASE("Esc goes back to the sheet, if there is one") {
  HistoryPage page(three_lines());
  page.screen.press(ImGuiKey_Escape);
  CHECK(page.draft.page == ui::Page::Matches);
  put_on_sheet(page.view, four_deals());
  page.screen.press(ImGuiKey_Escape);
  CHECK(page.draft.page == ui::Page::Sheet);
  CHECK(page.actions.empty());
}

TEST_CASE("an empty history says what to do, and does it") {
  HistoryPage page;
  CHECK(page.screen.sees("No match has been played here yet"));
  SECTION("by click") { page.screen.click("New match, the first"); }
  SECTION("by Enter") { page.screen.press(ImGuiKey_Enter); }
  CHECK(page.draft.page == ui::Page::NewMatch);
  CHECK(page.actions.empty());
}

TEST_CASE("where the filter leaves nothing, everything is one key away") {
  HistoryPage page;
  page.draft.history.words = "nowhere";
  page.screen.frame();
  CHECK(page.screen.sees("No match is like that"));
  page.screen.press(ImGuiKey_Enter);
  CHECK(page.draft.history.words.empty());
  CHECK(page.draft.page == ui::Page::Matches);
}

TEST_CASE("a stroke or Ctrl+F goes to the words, and Enter, Esc and the arrow down back") {
  HistoryPage page(three_lines());
  SECTION("a stroke, which is not typed") { page.screen.type("/"); }
  SECTION("Ctrl+F") { page.screen.press(ImGuiKey_F, ImGuiMod_Ctrl); }
  CHECK(page.screen.focused() == "Words");
  page.screen.type("long one");
  CHECK(page.draft.history.words == "long one");
  page.screen.press(ImGuiKey_Enter);
  CHECK(page.screen.focused().empty());
  CHECK(page.actions.empty());
  page.screen.press(ImGuiKey_Enter);
  CHECK(page.opened() == 9);
}

TEST_CASE("Tab goes through the filter, and each part of it can be set by keys") {
  HistoryPage page(three_lines());
  page.view.known_names = {"Bimal", "Asha"};
  page.screen.press(ImGuiKey_F, ImGuiMod_Ctrl);
  page.screen.press(ImGuiKey_Tab);
  CHECK(page.screen.focused() == "Player");
  page.screen.type("as");
  CHECK(page.screen.sees("ha"));
  page.screen.press(ImGuiKey_Tab);
  page.screen.type("2026-11");
  page.screen.press(ImGuiKey_Tab);
  page.screen.type("2026");
  page.screen.press(ImGuiKey_Tab);
  CHECK(page.screen.focused() == "Game");
  page.screen.press(ImGuiKey_RightArrow);
  page.screen.press(ImGuiKey_Tab);
  page.screen.press(ImGuiKey_Space);
  const ui::HistoryDraft& filter = page.draft.history;
  CHECK(filter.person == "as");
  CHECK(ui::person_meant(page.view.known_names, filter.person) == "Asha");
  CHECK(filter.from == "2026-11");
  CHECK(filter.to == "2026");
  CHECK(filter.game == 1);
  CHECK(filter.is_archived);
  page.screen.press(ImGuiKey_Escape);
  page.screen.press(ImGuiKey_Escape);
  CHECK_FALSE(ui::narrows(page.draft.history));
}

TEST_CASE("by mouse the filter can be set too") {
  HistoryPage page(three_lines());
  page.screen.click("Laid aside");
  CHECK(page.draft.history.is_archived);
  page.screen.click("Game");
  CHECK(page.draft.history.game == 1);
  page.screen.click("To");
  page.screen.type("2025");
  CHECK(page.draft.history.to == "2025");
}

TEST_CASE("of 100,000 matches only those in sight are asked for, and all can be reached") {
  HistoryPage page;
  for (int number = 100'000; number > 0; --number) {
    page.view.history.matches.push_back(number);
  }
  page.screen.frame();
  CHECK(page.screen.sees("100,000 matches"));
  CHECK(page.draft.history.first_in_sight == 0);
  CHECK(page.draft.history.in_sight > 5);
  CHECK(page.draft.history.in_sight < 20);
  page.screen.press(ImGuiKey_End);
  page.screen.frame(2);
  REQUIRE(page.screen.has_control("Match 1"));
  CHECK(page.screen.control("Match 1").rect.max.y <= 800);
  const ui::HistoryDraft& in = page.draft.history;
  CHECK(in.first_in_sight + in.in_sight == 100'000);
  page.screen.press(ImGuiKey_PageUp);
  page.screen.press(ImGuiKey_UpArrow);
  page.screen.frame(2);
  CHECK(page.draft.chosen_match > 2);
  CHECK(page.screen.has_control("Match " + std::to_string(page.draft.chosen_match)));
  page.screen.press(ImGuiKey_Home);
  page.screen.frame(2);
  CHECK(page.screen.has_control("Match 100000"));
}

TEST_CASE("the wheel scrolls and leaves the choice alone") {
  HistoryPage page(many_lines(200));
  page.screen.point_at(ImVec2{640, 500});
  for (int i = 0; i < 10; ++i) {
    page.screen.scroll(-1);
  }
  CHECK_FALSE(page.screen.has_control("Match 200"));
  CHECK(page.draft.chosen_match == 200);
}

TEST_CASE("a damaged match says so and the others stay") {
  std::vector<ui::HistoryLine> lines = three_lines();
  lines[1] = {};
  lines[1].number = 4;
  lines[1].is_damaged = true;
  HistoryPage page(lines);
  CHECK(page.screen.sees("Match 4 is damaged and cannot be read."));
  CHECK(page.screen.count("Asha") == 2);
}

TEST_CASE("the chosen match is copied and saved from the list") {
  HistoryPage page(three_lines());
  page.screen.press(ImGuiKey_DownArrow);
  page.screen.press(ImGuiKey_C, ImGuiMod_Ctrl | ImGuiMod_Shift);
  REQUIRE(only<ui::CopySheet>(page.actions) != nullptr);
  CHECK(only<ui::CopySheet>(page.actions)->match == 4);
  page.actions.clear();
  page.screen.press(ImGuiKey_S, ImGuiMod_Ctrl | ImGuiMod_Shift);
  REQUIRE(only<ui::AskOut>(page.actions) != nullptr);
  CHECK(only<ui::AskOut>(page.actions)->match == 4);
  page.actions.clear();
  page.screen.click("Export these");
  REQUIRE(only<ui::AskOut>(page.actions) != nullptr);
  CHECK_FALSE(only<ui::AskOut>(page.actions)->match);
}

TEST_CASE("under a dialog the history takes no keys") {
  HistoryPage page(three_lines());
  page.draft.dialog = ui::HelpShown{};
  page.screen.press(ImGuiKey_DownArrow);
  page.screen.press(ImGuiKey_Enter);
  CHECK(page.actions.empty());
  CHECK(page.draft.page == ui::Page::Matches);
}

TEST_CASE("a small window has room for the filter and some matches") {
  HistoryPage page(three_lines(), {800, 600});
  CHECK(page.screen.has_control("Words"));
  CHECK(page.screen.control("Laid aside").rect.max.x < 790);
  CHECK(page.screen.has_control("Match 9"));
}

TEST_CASE("in a very low window matches are seen, and the rest of the filter is asked for") {
  HistoryPage page(three_lines(), {640, 330});
  CHECK(page.screen.has_control("Match 4"));
  CHECK_FALSE(page.screen.has_control("From"));
  page.screen.click("More");
  CHECK(page.screen.has_control("From"));
  page.screen.click("Laid aside");
  page.screen.click("More");
  CHECK(page.screen.has_control("Laid aside"));
}

TEST_CASE("a player is meant by the whole name before the beginning of one") {
  const std::vector<std::string> known = {"Ashok", "Ash"};
  CHECK(ui::person_meant(known, "ASH") == "Ash");
  CHECK(ui::person_meant(known, "asho") == "Ashok");
  CHECK_FALSE(ui::person_meant(known, "x"));
  CHECK_FALSE(ui::person_meant(known, " "));
}
