#include "../catch.hpp"
#include "played.hpp"

TEST_CASE("The heads say what each player is in the open deal, in seat order") {
  Table table;
  Headless window(table.drawing(), {1600, 900});
  CHECK(window.sees("deals, needs 2"));
  CHECK(window.sees("names trump and leads, needs 5"));
  CHECK(window.sees("needs 3"));
  CHECK(window.control("cell 1 Asha").rect.max.x < window.control("cell 1 Bimal").rect.min.x);
  CHECK(window.control("cell 1 Bimal").rect.max.x < window.control("cell 1 Chandra").rect.min.x);
}

TEST_CASE("The sheet counts the tricks that are in and names nobody when they are too many") {
  Table table;
  Headless window(table.drawing());
  window.type("4");
  window.press(ImGuiKey_Enter);
  CHECK(window.sees_part("4 of 10 tricks in"));
  window.type("6");
  window.press(ImGuiKey_Enter);
  window.type("1");
  window.press(ImGuiKey_Enter);
  CHECK(window.sees_part("One too many: 11 of 10 tricks"));
}

TEST_CASE("The foot has each total and who leads") {
  Table table(Table::with_deals({{2, 5, 3}, {4, 2, 4}}));
  Headless window(table.drawing());
  CHECK(window.sees_part("19 to the line"));
  CHECK(window.sees_part("18 to the line"));
  CHECK(window.count("shares the lead") == 2);
  table.show(Table::with_deals(table.match(), {{7, 2, 1}}));
  window.frame();
  CHECK(window.count("leads") == 1);
}

TEST_CASE("A locked cell says who may write it and offers his place by name") {
  Table table;
  table.sit(1);
  Headless window(table.drawing());
  window.click("cell 1 Chandra");
  CHECK(window.sees_part("Only Chandra or the host Asha can write in Chandra's column."));
  window.type("4");
  CHECK(table.draft.typed.empty());
  window.click("Sit down as Chandra");
  CHECK(table.open().at_sheet == 2);
  window.type("4");
  window.press(ImGuiKey_Enter);
  CHECK(table.tricks(1, 2) == 4);
}

TEST_CASE("A cell written by another hand says whose when pointed at") {
  Table table(core::apply(Table::three(), 0, core::Entry{1, 1, 4}, {}));
  Headless window(table.drawing());
  window.point_at("hand of cell 1 Bimal");
  CHECK(window.sees("Written by Asha."));
}

TEST_CASE("A sweep and a trade have marks that explain themselves") {
  core::Match match = Table::three();
  match.rules.sweep_bonus = true;
  match = Table::with_deals(match, {{2, 5, 3}, {10, 0, 0}});
  match = core::apply(match, 0, core::TradeMade{2, {1, 0, 1}}, {});
  Table table(match);
  Headless window(table.drawing());
  CHECK(window.sees("S"));
  CHECK(window.sees("+5"));
  CHECK(window.count("T") == 2);
  window.point_at("sweep of cell 2 Asha");
  CHECK(window.sees("A sweep: 10 tricks score 15."));
}

TEST_CASE("With sixty deals the open one is in sight and every older one can be reached") {
  std::vector<core::PerSeat<int>> deals(60, {3, 4, 3});
  core::Match match = Table::with_deals(deals);
  match.target = 9999;
  Table table(match);
  table.draft.focus = {61, 0};
  Headless window(table.drawing());
  window.frame(3);
  CHECK(window.has_control("cell 61 Asha"));
  CHECK(window.has_control("cell 60 Asha"));
  CHECK_FALSE(window.has_control("cell 1 Asha"));
  window.point_at(ImVec2{200, 300});
  for (int i = 0; i < 40; ++i) {
    window.scroll(5);
  }
  CHECK(window.has_control("cell 1 Asha"));
  CHECK(window.has_control("cell 61 Asha"));
  SECTION("and the host corrects it whole") {
    window.click("cell 1 Bimal");
    REQUIRE(std::holds_alternative<ui::Correcting>(table.draft.dialog));
    const auto& correcting = std::get<ui::Correcting>(table.draft.dialog);
    CHECK(correcting.deal == 1);
    CHECK(correcting.seat == 1);
    CHECK(correcting.typed == std::array<std::string, 3>{"3", "4", "3"});
  }
  SECTION("and it can be shown by its number") {
    table.draft.shown_deal = 30;
    window.frame(2);
    CHECK(window.has_control("cell 30 Asha"));
    CHECK_FALSE(table.draft.shown_deal);
  }
}

TEST_CASE("An older cell is corrected by nobody but the host") {
  Table table(Table::with_deals({{2, 5, 3}, {4, 2, 4}}));
  table.sit(1);
  Headless window(table.drawing());
  window.click("cell 1 Bimal");
  CHECK(std::holds_alternative<std::monostate>(table.draft.dialog));
  window.point_at("cell 1 Bimal");
  CHECK(window.sees_part("Only the host Asha"));
}

TEST_CASE("A cell of the deal just settled takes the hand back by a click") {
  Table table(Table::with_deals({{2, 5, 3}}));
  table.draft.focus = {2, 0};
  Headless window(table.drawing());
  window.click("cell 1 Bimal");
  CHECK(table.draft.focus == ui::Cell{1, 1});
}

TEST_CASE("A decided match says who crossed in which deal, and plays on") {
  Table table(Table::with_deals({{10, 0, 0}, {10, 0, 0}, {6, 2, 2}, {2, 5, 3}}));
  table.draft.focus = {5, 0};
  Headless window(table.drawing());
  CHECK(window.sees_part("Asha crossed the line of 25 in deal 3"));
  CHECK(window.sees("won in deal 3"));
  window.type("4");
  window.press(ImGuiKey_Enter);
  CHECK(table.tricks(5, 0) == 4);
  window.click("End now");
  CHECK(std::holds_alternative<ui::EndAsked>(table.draft.dialog));
}

TEST_CASE("What was entered of a deal the match ended in stays on the sheet and counts nowhere") {
  core::Match match = Table::with_deals({{2, 5, 3}});
  match = core::apply(match, 0, core::Entry{2, 0, 9}, {});
  match = core::apply(match, 0, core::MatchEnded{0}, {});
  Table table(match);
  Headless window(table.drawing());
  CHECK(window.sees("9"));
  CHECK(window.sees("not counted"));
  window.type("4");
  window.press(ImGuiKey_Enter);
  CHECK(table.done.empty());
}

TEST_CASE("Undo and redo say what they would take back and do again") {
  Table table;
  table.open().undo = core::Step{1, 0, core::Entry{1, 0, 4}};
  table.open().may_undo = true;
  table.open().redo = core::Step{2, 1, core::Entry{1, 1, 3}};
  Headless window(table.drawing());
  CHECK(window.sees("Asha 4 in deal 1"));
  CHECK(window.sees("Bimal 3 in deal 1"));
  window.click("Undo");
  CHECK(table.asked<ui::Undo>().size() == 1);
  CHECK_FALSE(window.control("Redo").is_enabled);
  window.point_at("Redo");
  CHECK(window.sees_part("can undo or redo this change of Bimal"));
}

TEST_CASE("Nothing on the sheet reaches out of the window, at any size and zoom") {
  core::Match match = Table::three();
  match.players = {"Wolfeschlegelsteinhausenbergerdorff Juni",
                   "Bartholomew Maximilian Featherstonehaugh", "C"};
  match = Table::with_deals(match, {{10, 0, 0}, {0, 7, 3}});
  for (const ImVec2 size : {ImVec2{1280, 800}, ImVec2{800, 600}}) {
    for (const float zoom : {0.75F, 1.0F, 1.5F, 2.0F, 2.5F}) {
      Table table(match);
      table.draft.focus = {3, 0};
      Headless window(table.drawing(), size, zoom);
      window.frame(2);
      for (const ui::Seen& seen : window.seen()) {
        CAPTURE(seen.text, size.x, zoom);
        CHECK(seen.rect.min.x >= -0.5F);
        CHECK(seen.rect.max.x <= size.x + 0.5F);
      }
    }
  }
}
