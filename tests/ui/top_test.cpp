#include <algorithm>

#include "../catch.hpp"
#include "played.hpp"

namespace {

using LineMoves = std::vector<core::LineMove>;

}  // namespace

TEST_CASE("Two quick presses of + prepare a line two higher and change nothing") {
  Table table;
  Headless window(table.drawing());
  window.double_click("Line up");
  CHECK(table.draft.line == "27");
  CHECK(table.done.empty());
  window.press(ImGuiKey_Enter);
  CHECK(table.made<core::LineMove>() == LineMoves{{0, 27}});
  CHECK_FALSE(table.draft.line);
}

TEST_CASE("Esc leaves the line as it was") {
  Table table;
  Headless window(table.drawing());
  window.click("Line down");
  CHECK(table.draft.line == "24");
  window.press(ImGuiKey_Escape);
  CHECK_FALSE(table.draft.line);
  CHECK(table.done.empty());
}

TEST_CASE("A line typed says what it would decide and is one move") {
  Table table(Table::with_deals({{2, 5, 3}, {4, 2, 4}, {7, 2, 1}, {1, 4, 5}}));
  Headless window(table.drawing());
  window.click("Line number");
  window.type("14");
  CHECK(window.sees_part("With 14, Asha would have won after deal 4."));
  CHECK(table.draft.typed.empty());
  window.press(ImGuiKey_Enter);
  CHECK(table.made<core::LineMove>() == LineMoves{{4, 14}});
}

TEST_CASE("A line that cannot be stays prepared and says why") {
  Table table;
  Headless window(table.drawing());
  window.press(ImGuiKey_L, ImGuiMod_Ctrl);
  window.type("0");
  window.press(ImGuiKey_Enter);
  CHECK(table.done.empty());
  CHECK(window.sees_part("from 1 to 9999"));
}

TEST_CASE("The line as it is is no move") {
  Table table;
  Headless window(table.drawing());
  window.press(ImGuiKey_L, ImGuiMod_Ctrl);
  window.type("25");
  window.press(ImGuiKey_Enter);
  CHECK(table.done.empty());
  CHECK_FALSE(table.draft.line);
}

TEST_CASE("Only the host, and only between deals, is offered another line") {
  Table table;
  Headless window(table.drawing());
  CHECK(window.has_control("Line up"));
  SECTION("a player") { table.sit(1); }
  SECTION("in the middle of a deal") {
    table.show(core::apply(table.match(), 0, core::Entry{1, 0, 4}, {}));
  }
  window.frame();
  CHECK_FALSE(window.has_control("Line up"));
  window.press(ImGuiKey_L, ImGuiMod_Ctrl);
  CHECK_FALSE(table.draft.line);
  window.point_at("Line number");
  CHECK(window.sees_part("This is done between deals") != window.sees_part("Only the host Asha"));
}

TEST_CASE("The top says who is at the sheet and asks who should be") {
  Table table;
  Headless window(table.drawing());
  CHECK(window.sees("host"));
  window.click("At the sheet");
  CHECK(std::holds_alternative<ui::WhoAsked>(table.draft.dialog));
}

TEST_CASE("A page is turned by its word and by its key") {
  Table table;
  Headless window(table.drawing());
  window.click("History");
  CHECK(table.draft.page == ui::Page::Matches);
  window.press(ImGuiKey_S, ImGuiMod_Ctrl);
  CHECK(table.draft.page == ui::Page::Sheet);
  window.press(ImGuiKey_N, ImGuiMod_Ctrl);
  CHECK(table.draft.page == ui::Page::NewMatch);
}

TEST_CASE("End match asks before it ends") {
  Table table;
  Headless window(table.drawing());
  window.click("End match");
  CHECK(std::holds_alternative<ui::EndAsked>(table.draft.dialog));
  CHECK(table.made<core::MatchEnded>().empty());
}

TEST_CASE("The disk's trouble is a line across the window until it is over") {
  Table table;
  table.view.trouble = "There is no room on the disk.";
  Headless window(table.drawing());
  CHECK(window.sees("There is no room on the disk."));
  table.view.trouble.clear();
  window.frame();
  CHECK_FALSE(window.sees("There is no room on the disk."));
}

TEST_CASE("Nothing of the top reaches out of a narrow window or lies over another part") {
  for (const ImVec2 size : {ImVec2{1280, 800}, ImVec2{800, 600}}) {
    for (const float zoom : {0.75F, 1.0F, 1.5F, 2.0F, 2.5F}) {
      Table table;
      Headless window(table.drawing(), size, zoom);
      std::vector<ui::Rect> rects;
      for (const char* const name :
           {"History", "New match", "Line up", "At the sheet", "End match", "Keys"}) {
        const ui::Rect rect = window.control(name).rect;
        CAPTURE(name, size.x, zoom);
        CHECK(rect.min.x >= 0.0F);
        CHECK(rect.max.x <= size.x);
        for (const ui::Rect& other : rects) {
          CHECK((rect.min.x >= other.max.x || rect.max.x <= other.min.x ||
                 rect.min.y >= other.max.y || rect.max.y <= other.min.y));
        }
        rects.push_back(rect);
      }
    }
  }
}

TEST_CASE("At 200 % in 1280x800 the top is one row, and the totals are in sight") {
  Table table(Table::with_deals({{2, 5, 3}, {4, 2, 4}}));
  const Headless window(table.drawing(), {1280, 800}, 2.0F);
  const float row = window.control("History").rect.center().y;
  for (const char* const name : {"Line down", "Line up", "At the sheet", "End match", "Keys"}) {
    CHECK(window.control(name).rect.center().y == row);
  }
  CHECK(window.control("explain total Asha").rect.max.y <= 800);
  CHECK_FALSE(window.sees_part("As\u2026"));  // a name that short is whole
}

TEST_CASE("At 200 % in 1280x800 a short name of whoever is at the sheet is written out") {
  Table table;
  const auto width_of_name = [&](ImVec2 size) {
    const Headless window(table.drawing(), size, 2.0F);
    REQUIRE(window.has_control("Line up"));
    const ui::Rect chip = window.control("At the sheet").rect;
    const auto name = std::ranges::find_if(window.seen(), [&](const ui::Seen& seen) {
      return !seen.is_control && seen.text == "Asha" && seen.rect.max.y <= chip.max.y;
    });
    REQUIRE(name != window.seen().end());
    return name->rect.width();
  };
  CHECK(width_of_name({1280, 800}) == width_of_name({2560, 1600}));
}
