#include "ui/count.hpp"

#include "../catch.hpp"
#include "played.hpp"

namespace {

struct Counting {
  Table table;
  Headless window;

  explicit Counting(core::Match match = Table::three(), ImVec2 size = {1280, 800})
      : table(std::move(match)), window(table.drawing(), size) {}

  void count(ImGuiKey key, int times, int modifiers = ImGuiMod_None) {
    for (int i = 0; i < times; ++i) {
      window.press(key, modifiers);
    }
  }
  [[nodiscard]] core::PerSeat<int> counted() const {
    return ui::counted(*table.view.open, table.draft);
  }
};

using Tricks = core::PerSeat<int>;

}  // namespace

TEST_CASE("J, K and L count a trick each, Shift takes one back, and none goes below nothing") {
  Counting deal;
  deal.count(ImGuiKey_J, 2);
  deal.count(ImGuiKey_K, 3);
  deal.count(ImGuiKey_L, 1);
  CHECK(deal.counted() == Tricks{2, 3, 1});
  CHECK(deal.window.sees("6 of 10 tricks counted: J Asha, K Bimal, L Chandra."));
  deal.count(ImGuiKey_K, 1, ImGuiMod_Shift);
  CHECK(deal.counted() == Tricks{2, 2, 1});
  deal.count(ImGuiKey_L, 3, ImGuiMod_Shift);
  CHECK(deal.counted() == Tricks{2, 2, 0});
  CHECK(deal.table.done.empty());
  deal.count(ImGuiKey_J, 2, ImGuiMod_Shift);
  deal.count(ImGuiKey_K, 2, ImGuiMod_Shift);
  CHECK_FALSE(ui::is_counting(*deal.table.view.open, deal.table.draft));
  CHECK_FALSE(deal.window.sees_part("counted"));
}

TEST_CASE("No more tricks are counted than a deal has") {
  Counting deal;
  deal.count(ImGuiKey_J, 12);
  CHECK(deal.counted() == Tricks{10, 0, 0});
  deal.count(ImGuiKey_K, 1);
  CHECK(deal.counted() == Tricks{10, 0, 0});
}

TEST_CASE("At the last trick the row is offered, and the host enters all of it at once") {
  Counting deal;
  deal.count(ImGuiKey_J, 4);
  deal.count(ImGuiKey_K, 3);
  CHECK_FALSE(deal.window.sees("4"));
  deal.count(ImGuiKey_L, 3);
  CHECK(deal.window.sees("4"));
  CHECK(deal.window.sees("All 10 tricks counted. Enter enters Asha 4, Bimal 3, Chandra 3."));
  CHECK(deal.table.done.empty());
  deal.window.press(ImGuiKey_Enter);
  CHECK(core::settled_deals(deal.table.match()) == 1);
  CHECK(deal.table.open().sheet.totals == Tricks{4, 3, 3});
  deal.window.frame();
  CHECK_FALSE(deal.table.draft.count);
}

TEST_CASE("A player enters only the own column of a counted row; the others stay offered") {
  Counting deal;
  deal.table.sit(1);
  deal.count(ImGuiKey_J, 4);
  deal.count(ImGuiKey_K, 3);
  deal.count(ImGuiKey_L, 3);
  CHECK(deal.window.sees("All 10 tricks counted. Enter enters Bimal 3."));
  deal.window.press(ImGuiKey_Enter);
  CHECK(deal.table.tricks(1, 0) == std::nullopt);
  CHECK(deal.table.tricks(1, 1) == 3);
  CHECK(deal.table.tricks(1, 2) == std::nullopt);
  CHECK(deal.window.sees("4"));
  CHECK(
      deal.window.sees("All 10 tricks counted. What is in grey waits for those who may enter it."));
  deal.window.press(ImGuiKey_Enter);
  CHECK(deal.table.made<core::Entry>().size() == 1);
  deal.table.sit(2);
  deal.window.frame(2);
  deal.window.press(ImGuiKey_Enter);
  CHECK(deal.table.tricks(1, 2) == 3);
  CHECK(core::settled_deals(deal.table.match()) == 0);
}

TEST_CASE("A sheet that is passed round has one column entered at a time, the host's too") {
  Counting deal;
  deal.table.open().is_passed_round = true;
  deal.count(ImGuiKey_J, 10);
  CHECK(deal.window.sees("All 10 tricks counted. Enter enters Asha 10."));
  deal.window.press(ImGuiKey_Enter);
  CHECK(deal.table.made<core::Entry>().size() == 1);
}

TEST_CASE("In 3-5-9 the kitty is the dealer's first trick") {
  core::Match match = Table::three();
  match.rules = core::Rules(*core::find_game("3-5-9"));
  match.target.reset();
  Counting deal(match);
  CHECK(deal.counted() == Tricks{1, 0, 0});
  deal.count(ImGuiKey_J, 8);
  CHECK(deal.counted() == Tricks{9, 0, 0});
  deal.count(ImGuiKey_K, 5);
  deal.count(ImGuiKey_L, 4);
  CHECK(deal.counted() == Tricks{9, 5, 3});
  deal.window.press(ImGuiKey_Enter);
  CHECK(core::settled_deals(deal.table.match()) == 1);
  deal.count(ImGuiKey_J, 1, ImGuiMod_Shift);
  CHECK(deal.counted() == Tricks{0, 1, 0});  // Bimal deals
}

TEST_CASE("The count is not of another deal, another match or one that is over") {
  Counting deal;
  deal.count(ImGuiKey_J, 3);
  SECTION("another deal") { deal.table.show(Table::with_deals({{2, 5, 3}})); }
  SECTION("another match") { deal.table.open().number = 8; }
  SECTION("over") {
    deal.table.show(core::apply(Table::with_deals({{2, 5, 3}}), 0, core::MatchEnded{0}, {}));
  }
  deal.window.frame(2);
  CHECK_FALSE(ui::is_counting(deal.table.open(), deal.table.draft));
  CHECK(deal.counted() == Tricks{0, 0, 0});
}

TEST_CASE("The count survives another size, theme and zoom, and the table view") {
  Counting deal;
  deal.count(ImGuiKey_J, 3);
  deal.window.resize({800, 600});
  deal.window.look(false, 1.0F);
  deal.window.press(ImGuiKey_F11);
  CHECK(deal.window.sees("3 pips of Asha"));
  deal.count(ImGuiKey_K, 2);
  deal.window.press(ImGuiKey_Escape);
  CHECK(deal.counted() == Tricks{3, 2, 0});
  CHECK(deal.window.sees("2 pips of Bimal"));
}

TEST_CASE("A click on a player's pips counts, with Shift it takes back, and Enter enters the row") {
  Counting deal;
  deal.window.press(ImGuiKey_F11);
  for (int i = 0; i < 6; ++i) {
    deal.window.click("count Asha");
  }
  for (int i = 0; i < 4; ++i) {
    deal.window.click("count Chandra");
  }
  CHECK(deal.counted() == Tricks{6, 0, 4});
  ImGui::GetIO().AddKeyEvent(ImGuiMod_Shift, true);
  deal.window.frame();
  deal.window.click("count Asha");
  ImGui::GetIO().AddKeyEvent(ImGuiMod_Shift, false);
  deal.window.frame();
  CHECK(deal.counted() == Tricks{5, 0, 4});
  deal.window.click("count Bimal");
  deal.window.press(ImGuiKey_Enter);
  CHECK(deal.table.open().sheet.totals == Tricks{5, 1, 4});
  CHECK(deal.window.sees("0 pips of Asha"));
  CHECK(deal.table.draft.shows_table);
}

TEST_CASE("What is typed or entered goes before what is counted") {
  Counting deal;
  deal.count(ImGuiKey_J, 4);
  deal.count(ImGuiKey_K, 3);
  deal.count(ImGuiKey_L, 3);
  deal.window.type("5");
  deal.window.press(ImGuiKey_Enter);
  CHECK(deal.table.tricks(1, 0) == 5);
  deal.window.press(ImGuiKey_RightArrow);
  deal.window.type("4");
  deal.window.press(ImGuiKey_Enter);
  CHECK(deal.window.sees("1"));  // what is left of ten, not what was counted
  deal.window.press(ImGuiKey_Enter);
  CHECK(deal.table.open().sheet.totals == Tricks{5, 1, 4});
}

TEST_CASE("At 200 % in 1280x800 the pips beside a cell are large enough to be told apart") {
  Table table(Table::three());
  Headless window(table.drawing(), {1280, 800}, 2.0F);
  window.press(ImGuiKey_J);
  const ui::Rect& pips = window.control("count Asha").rect;
  CHECK(pips.width() / 5 >= 12);  // pixels a pip, five in a row
  CHECK(pips.min.x >= window.control("cell 1 Asha").rect.max.x);
}
