#include "../catch.hpp"
#include "headless.hpp"
#include "tables.hpp"
#include "ui/window.hpp"

namespace {

ui::ListedMatch listed(int number, const std::string& day, const std::string& ended = "") {
  return {.number = number,
          .day = day,
          .players = "Asha, Bimal, Chandra",
          .game = "3-2-5",
          .standing = "14 \u00B7 13 \u00B7 13 after 4 deals",
          .ended = ended};
}

struct MatchesPage {
  ui::View view;
  ui::Draft draft;
  ui::Actions actions;
  Headless screen;

  explicit MatchesPage(std::vector<ui::ListedMatch> matches = {}, ImVec2 size = {1280, 800})
      : screen(
            Headless::full_screen([this, matches, is_first = true](ui::Pen& pen) mutable {
              if (is_first) {
                view.matches = std::move(matches);
                draft.page = ui::Page::Matches;
                is_first = false;
              }
              if (draft.page == ui::Page::Matches) {
                ui::draw_matches(pen, view, draft, actions, {{0, 60}, ImGui::GetIO().DisplaySize});
              }
            }),
            size) {}

  [[nodiscard]] int opened() const {
    const auto* const open = only<ui::OpenMatchNumber>(actions);
    return open != nullptr ? open->match : 0;
  }
};

std::vector<ui::ListedMatch> three_matches() {
  return {listed(9, "today"), listed(4, "29 November 2026"),
          listed(8, "30 November 2026", "Chandra wins: first to 25, in deal 5")};
}

std::vector<ui::ListedMatch> many_matches(int count) {
  std::vector<ui::ListedMatch> matches;
  for (int number = count; number > 0; --number) {
    matches.push_back(listed(number, "30 November 2026"));
  }
  return matches;
}

}  // namespace

TEST_CASE("the list shows day, players, game, and how a match stands or who won") {
  MatchesPage page(three_matches());
  CHECK(page.screen.sees("today"));
  CHECK(page.screen.count("Asha, Bimal, Chandra") == 3);
  CHECK(page.screen.count("3-2-5") == 3);
  CHECK(page.screen.count("unfinished: 14 \u00B7 13 \u00B7 13 after 4 deals") == 2);
  CHECK(page.screen.sees("Chandra wins: first to 25, in deal 5"));
}

TEST_CASE("Enter opens the first match, a click any") {
  MatchesPage page(three_matches());
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
  MatchesPage page(three_matches());
  page.draft.page = ui::Page::NewMatch;
  ImGui::GetIO().AddKeyEvent(ImGuiKey_Enter, true);
  page.screen.frame();
  page.draft.page = ui::Page::Matches;
  for (int i = 0; i < 60; ++i) {
    page.screen.frame();
  }
  CHECK(page.actions.empty());
  CHECK(page.draft.page == ui::Page::Matches);
}

TEST_CASE("the match on the sheet is marked, and opening it only goes back to it") {
  MatchesPage page(three_matches());
  put_on_sheet(page.view, four_deals());
  page.view.open->number = 4;
  page.screen.frame();
  CHECK(page.screen.count("on the sheet") == 1);
  page.screen.click("Match 4");
  CHECK(page.actions.empty());
  CHECK(page.draft.page == ui::Page::Sheet);
}

TEST_CASE("Esc goes back to the sheet, if there is one") {
  MatchesPage page(three_matches());
  page.screen.press(ImGuiKey_Escape);
  CHECK(page.draft.page == ui::Page::Matches);
  put_on_sheet(page.view, four_deals());
  page.screen.press(ImGuiKey_Escape);
  CHECK(page.draft.page == ui::Page::Sheet);
  CHECK(page.actions.empty());
}

TEST_CASE("the choice stays with its match when the list changes") {
  MatchesPage page(three_matches());
  page.screen.press(ImGuiKey_DownArrow);
  page.view.matches.insert(page.view.matches.begin(), listed(10, "today"));
  page.screen.frame();
  page.screen.press(ImGuiKey_Enter);
  CHECK(page.opened() == 4);
}

TEST_CASE("an empty list says what to do, and does it") {
  MatchesPage page;
  CHECK(page.screen.sees("No match has been played here yet"));
  SECTION("by click") { page.screen.click("New match, the first"); }
  SECTION("by Enter") { page.screen.press(ImGuiKey_Enter); }
  CHECK(page.draft.page == ui::Page::NewMatch);
  CHECK(page.actions.empty());
}

TEST_CASE("of a long list only what is seen is drawn, and all of it can be reached") {
  MatchesPage page(many_matches(5000));
  CHECK(page.screen.seen().size() < 150);
  page.screen.press(ImGuiKey_End);
  page.screen.frame(2);
  REQUIRE(page.screen.has_control("Match 1"));
  CHECK(page.screen.control("Match 1").rect.max.y <= 800);
  page.screen.press(ImGuiKey_PageUp);
  page.screen.press(ImGuiKey_UpArrow);
  page.screen.frame(2);
  CHECK(page.draft.chosen_match > 2);
  const std::string chosen = "Match " + std::to_string(page.draft.chosen_match);
  REQUIRE(page.screen.has_control(chosen));
  page.screen.press(ImGuiKey_Home);
  page.screen.frame(2);
  CHECK(page.screen.has_control("Match 5000"));
  page.screen.press(ImGuiKey_PageDown);
  page.screen.press(ImGuiKey_Enter);
  CHECK(page.opened() < 5000);
  CHECK(page.opened() > 4980);
}

TEST_CASE("the wheel scrolls and leaves the choice alone") {
  MatchesPage page(many_matches(200));
  page.screen.point_at(ImVec2{640, 400});
  for (int i = 0; i < 10; ++i) {
    page.screen.scroll(-1);
  }
  CHECK_FALSE(page.screen.has_control("Match 200"));
  CHECK(page.draft.chosen_match == 200);
}

TEST_CASE("holding the arrow goes on through the list") {
  MatchesPage page(many_matches(200));
  page.screen.hold(ImGuiKey_DownArrow, 30);
  CHECK(page.draft.chosen_match < 180);
  CHECK(page.screen.has_control("Match " + std::to_string(page.draft.chosen_match)));
}

TEST_CASE("under a dialog the list takes no keys") {
  MatchesPage page(three_matches());
  page.draft.dialog = ui::HelpShown{};
  page.screen.press(ImGuiKey_DownArrow);
  page.screen.press(ImGuiKey_Enter);
  CHECK(page.actions.empty());
  CHECK(page.draft.page == ui::Page::Matches);
}
