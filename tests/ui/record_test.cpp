#include "../catch.hpp"
#include "headless.hpp"
#include "tables.hpp"
#include "ui/window.hpp"

namespace {

struct SheetPage {
  ui::View view;
  ui::Draft draft;
  ui::Actions actions;
  Headless screen;

  explicit SheetPage(core::Match match, ImVec2 size = {1280, 800})
      : screen(
            [this, match = std::move(match), is_first = true](ui::Pen& pen) mutable {
              if (is_first) {
                put_on_sheet(view, std::move(match));
                view.record = record();
                is_first = false;
              }
              ui::draw_window(pen, view, draft, actions);
            },
            size) {
    screen.frame(2);
  }

  static ui::Record record() {
    ui::Record record{.title = "A long night",
                      .note = "first line\n\nthird line\n",
                      .is_archived = false,
                      .moves = {"no pulls", "Asha draws 1 from Bimal"},
                      .journal = {}};
    record.journal.push_back({.row = 2,
                              .who = 1,
                              .day = "1 December 2026",
                              .time = "00:10",
                              .sentence = "Bimal entered 5 in deal 1.",
                              .is_taken_back = false});
    record.journal.push_back({.row = 1,
                              .who = 0,
                              .day = "30 November 2026",
                              .time = "23:50",
                              .sentence = "Asha entered 2 in deal 1.",
                              .is_taken_back = true});
    return record;
  }
};

core::Match ended() { return core::apply(four_deals(), 0, core::MatchEnded{0}, std::nullopt); }

}  // namespace

TEST_CASE("beside an ended match stand its title, note, chart, pulls and journal") {
  SheetPage page(ended());
  CHECK(page.screen.sees("A long night"));
  CHECK(page.screen.sees("first line"));
  CHECK(page.screen.sees("third line"));
  CHECK(page.screen.sees("How it went"));
  CHECK(page.screen.sees("Pulls after each deal"));
  CHECK(page.screen.sees("Asha draws 1 from Bimal"));
  CHECK(page.screen.sees("Journal, newest first"));
}

TEST_CASE("the journal says the day, the time, and what was taken back") {
  SheetPage page(ended(), {1280, 1400});
  CHECK(page.screen.sees("1 December 2026"));
  CHECK(page.screen.sees("30 November 2026"));
  CHECK(page.screen.sees("23:50"));
  CHECK(page.screen.sees("Bimal entered 5 in deal 1."));
  CHECK(page.screen.sees("Asha entered 2 in deal 1. (taken back)"));
}

TEST_CASE("Ctrl+J shows the journal of a match that is being played, and the deal again") {
  SheetPage page(four_deals());
  CHECK(page.screen.sees("Before deal 5"));
  page.screen.press(ImGuiKey_J, ImGuiMod_Ctrl);
  CHECK(page.screen.sees("Journal, newest first"));
  CHECK_FALSE(page.screen.sees("Before deal 5"));
  SECTION("by the key") { page.screen.press(ImGuiKey_J, ImGuiMod_Ctrl); }
  SECTION("by the button") { page.screen.click("Back to the deal"); }
  CHECK(page.screen.sees("Before deal 5"));
  page.screen.click("Journal");
  CHECK(page.screen.sees("Journal, newest first"));
}

TEST_CASE("digits still go to the sheet while the journal is shown") {
  SheetPage page(four_deals());
  page.draft.focus = {5, 0};
  page.screen.press(ImGuiKey_J, ImGuiMod_Ctrl);
  page.screen.type("4");
  CHECK(page.draft.typed == "4");
}

TEST_CASE("the ways out and the note are one press away") {
  SheetPage page(ended());
  SECTION("copy") {
    page.screen.click("Copy");
    REQUIRE(only<ui::CopySheet>(page.actions) != nullptr);
    CHECK(only<ui::CopySheet>(page.actions)->match == 7);
  }
  SECTION("copy by keys") {
    page.screen.press(ImGuiKey_C, ImGuiMod_Ctrl | ImGuiMod_Shift);
    CHECK(only<ui::CopySheet>(page.actions) != nullptr);
  }
  SECTION("save") {
    page.screen.click("Save as");
    CHECK(only<ui::AskOut>(page.actions) != nullptr);
  }
  SECTION("save by keys") {
    page.screen.press(ImGuiKey_S, ImGuiMod_Ctrl | ImGuiMod_Shift);
    CHECK(only<ui::AskOut>(page.actions) != nullptr);
  }
  SECTION("note") {
    page.screen.click("Title and note");
    CHECK(only<ui::AskNote>(page.actions) != nullptr);
  }
  SECTION("lay aside") {
    page.screen.click("Lay aside");
    REQUIRE(only<ui::SetArchived>(page.actions) != nullptr);
    CHECK(only<ui::SetArchived>(page.actions)->is_archived);
  }
}

TEST_CASE("a match laid aside says so and can be taken back out") {
  SheetPage page(ended());
  page.view.record->is_archived = true;
  page.screen.frame();
  CHECK(page.screen.sees_part("Laid aside"));
  page.screen.click("Take back out");
  REQUIRE(only<ui::SetArchived>(page.actions) != nullptr);
  CHECK_FALSE(only<ui::SetArchived>(page.actions)->is_archived);
}

TEST_CASE("of thousands of rows only those in sight are drawn") {
  SheetPage page(ended());
  for (int i = 0; i < 3000; ++i) {
    page.view.record->journal.push_back({.row = 1,
                                         .who = 0,
                                         .day = "30 November 2026",
                                         .time = "23:50",
                                         .sentence = "Asha entered 2 in deal 1.",
                                         .is_taken_back = false});
  }
  page.screen.frame();
  CHECK(page.screen.count("Asha entered 2 in deal 1.") < 60);
}
