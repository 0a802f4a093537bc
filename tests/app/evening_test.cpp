#include "evening.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

#include "../catch.hpp"
#include "core/journal.hpp"

TEST_CASE("the worked deal is played by keys alone, from the first start on") {
  Evening evening;
  REQUIRE(evening.desk().draft().page == ui::Page::NewMatch);
  evening.start_match();
  REQUIRE(evening.desk().view().open);
  evening.enter("1", "4", "5");
  CHECK(evening.sheet().totals == core::PerSeat<int>{1, 4, 5});
  CHECK(evening->sees_part("draws 1 from"));
  CHECK(evening->sees_part("Bimal deals. Chandra names trump and leads."));
}

TEST_CASE("a full match to its end by keys alone") {
  Evening evening;
  evening.start_match();
  evening.enter("4", "4", "2");
  evening.enter("10", "0", "0");
  evening.enter("1", "4", "5");
  evening.enter("8", "1", "1");
  CHECK(evening.sheet().totals == core::PerSeat<int>{23, 9, 8});
  CHECK_FALSE(evening.sheet().decided);
  evening.enter("2", "6", "2");
  REQUIRE(evening.sheet().decided);
  CHECK(evening.sheet().decided->winners == std::vector<core::Seat>{0});
  CHECK(evening->sees_part("Asha crossed"));
  evening.enter("0", "5", "5");  // the table plays on, and it changes nothing
  CHECK(evening.sheet().decided->after_deal == 5);
  evening->press(ImGuiKey_E, ImGuiMod_Ctrl);
  CHECK_FALSE(evening.match().ended);
  evening->press(ImGuiKey_Enter);
  REQUIRE(evening.match().ended);
  CHECK(evening.sheet().result->reason == core::Reason::Decided);
  CHECK(evening->has_control("Rematch"));
}

TEST_CASE("two in, and the third is offered; only a fresh press of Enter takes it") {
  Evening evening;
  evening.start_match();
  evening->type("4");
  evening->press(ImGuiKey_Enter);
  evening->type("3");
  evening->hold(ImGuiKey_Enter, 5);
  CHECK(core::settled_deals(evening.match()) == 0);
  CHECK(core::cells_in(core::deal_at(evening.match(), 1)) == 2);
  evening->press(ImGuiKey_Enter);
  CHECK(evening.sheet().totals == core::PerSeat<int>{4, 3, 3});
}

TEST_CASE("one then nought is ten, and never one on the way") {
  Evening evening;
  evening.start_match();
  evening->type("1");
  CHECK(core::cells_in(core::deal_at(evening.match(), 1)) == 0);
  evening->type("0");
  evening->press(ImGuiKey_Enter);
  CHECK(core::deal_at(evening.match(), 1).tricks[0] == 10);
}

TEST_CASE("a half-typed number survives resizing, zoom, theme and another page") {
  Evening evening;
  evening.start_match();
  evening->type("7");
  evening->resize({800, 600});
  evening->press(ImGuiKey_Equal, ImGuiMod_Ctrl);
  evening->press(ImGuiKey_D, ImGuiMod_Ctrl);
  evening->resize({1280, 800});
  CHECK(evening.desk().draft().typed == "7");
  evening->press(ImGuiKey_O, ImGuiMod_Ctrl);
  evening->press(ImGuiKey_S, ImGuiMod_Ctrl);
  CHECK(core::deal_at(evening.match(), 1).tricks[0] == 7);
}

TEST_CASE("a number typed without Enter is kept when the window is closed") {
  Evening evening;
  evening.start_match();
  evening->type("6");
  evening.close();
  evening.open();
  REQUIRE(evening.desk().view().open);
  CHECK(core::deal_at(evening.match(), 1).tricks[0] == 6);
}

TEST_CASE("after a kill in the middle of a deal the same match is open at the same deal") {
  Evening evening;
  evening.start_match();
  evening.enter("2", "5", "3");
  evening->type("4");
  evening->press(ImGuiKey_Enter);
  evening->press(ImGuiKey_F3);
  const core::Match before = evening.match();
  evening.at("2026-12-02T09:00:00Z");
  evening.open();
  CHECK(evening.match() == before);
  CHECK(evening.desk().view().open->at_sheet == 1);
  CHECK(evening.desk().draft().focus == ui::Cell{.deal = 2, .seat = 1});
  CHECK(evening->sees_part("30 November 2026"));
  const store::Database database(evening.file(), 200);
  CHECK(database.list().size() == 1);
}

TEST_CASE("undo of the newest deal takes rows, dealer, quotas, pulls and decision back together") {
  Evening evening;
  evening.start_match();
  evening.enter("2", "5", "3");
  const core::Sheet before = evening.sheet();
  evening.enter("1", "4", "5");
  REQUIRE_FALSE(evening.sheet().next->moves.empty());
  evening->press(ImGuiKey_Z, ImGuiMod_Ctrl);
  CHECK(evening.sheet() == before);
  CHECK_FALSE(evening->sees_part("draws"));
  evening->press(ImGuiKey_Y, ImGuiMod_Ctrl);
  CHECK(core::settled_deals(evening.match()) == 2);
}

TEST_CASE("after an undo six, three and two are still told to be eleven, not ten") {
  Evening evening;
  evening.start_match();
  evening.enter("6", "3", "1");
  evening->press(ImGuiKey_Z, ImGuiMod_Ctrl);
  evening->type("2");
  evening->press(ImGuiKey_Enter);
  CHECK(core::settled_deals(evening.match()) == 0);
  CHECK(evening->sees_part("11"));
}

TEST_CASE("a player writes only in his own column, and the sheet says who may") {
  Evening evening;
  evening.start_match();
  evening->press(ImGuiKey_F3);  // Bimal
  evening->type("4");
  evening->press(ImGuiKey_Enter);
  CHECK(core::deal_at(evening.match(), 1).tricks[1] == 4);
  evening->press(ImGuiKey_LeftArrow);
  evening->press(ImGuiKey_LeftArrow);
  evening->type("3");
  evening->press(ImGuiKey_Enter);
  CHECK_FALSE(core::deal_at(evening.match(), 1).tricks[0]);
  CHECK_FALSE(core::deal_at(evening.match(), 1).tricks[2]);
}

TEST_CASE("passed round, the sheet goes to the next empty column's player") {
  Evening evening;
  evening.type_names();
  evening.desk().draft().new_match.is_passed_round = true;
  evening->press(ImGuiKey_Enter);
  REQUIRE(evening.desk().view().open);
  evening.enter("1", "4", "5");
  CHECK(evening.sheet().totals == core::PerSeat<int>{1, 4, 5});
  CHECK(core::deal_at(evening.match(), 1).hands == core::PerSeat<core::Actor>{0, 1, 2});
}

TEST_CASE("what another program writes shows in the open window, and half-typed digits stay") {
  Evening evening;
  evening.start_match();
  evening->type("3");
  {
    store::Database database(evening.file(), 200);
    session::Session session(database, 1);
    REQUIRE(std::holds_alternative<session::Accepted>(
        session.make(*session.place(2), core::Entry{.deal = 1, .seat = 2, .tricks = 5})));
  }
  evening.follow();
  CHECK(core::deal_at(evening.match(), 1).tricks[2] == 5);
  CHECK(evening.desk().draft().typed == "3");
}

TEST_CASE("a rematch has the same people, the starting line and rules, and the next dealer") {
  Evening evening;
  evening.start_match();
  evening->press(ImGuiKey_L, ImGuiMod_Ctrl);
  evening->press(ImGuiKey_Backspace);
  evening->press(ImGuiKey_Backspace);
  evening->type("30");
  evening->press(ImGuiKey_Enter);
  REQUIRE(core::line_now(evening.match()) == 30);
  evening.enter("2", "5", "3");
  evening->press(ImGuiKey_E, ImGuiMod_Ctrl);
  evening->press(ImGuiKey_Enter);
  REQUIRE(evening.match().ended);
  evening->click("Rematch");
  REQUIRE(evening.desk().draft().page == ui::Page::NewMatch);
  evening->press(ImGuiKey_Enter, ImGuiMod_Ctrl);
  REQUIRE(evening.desk().view().open->number == 2);
  CHECK(evening.match().first_dealer == 1);
  CHECK(evening.match().target == 25);
  CHECK(evening.match().players[2] == "Chandra");
}

TEST_CASE("an ended match is in the list each time, and opens read-only") {
  Evening evening;
  evening.start_match();
  evening.enter("2", "5", "3");
  evening->press(ImGuiKey_E, ImGuiMod_Ctrl);
  evening->press(ImGuiKey_Enter);
  evening->press(ImGuiKey_O, ImGuiMod_Ctrl);
  CHECK(evening.desk().view().history.matches.size() == 1);
  CHECK(evening->sees_part("furthest ahead"));
  evening->press(ImGuiKey_Enter);
  REQUIRE(evening.desk().draft().page == ui::Page::Sheet);
  evening->type("3");
  evening->press(ImGuiKey_Enter);
  CHECK(core::cells_in(core::deal_at(evening.match(), 2)) == 0);
}

TEST_CASE(
    "while another program holds the file the entry stays in its cell, not saved, and is saved "
    "as soon as it may be") {
  Evening evening;
  evening.start_match();
  {
    SQLite::Database blocker(evening.file().string(), SQLite::OPEN_READWRITE);
    blocker.exec("BEGIN EXCLUSIVE");
    evening->type("4");
    evening->press(ImGuiKey_Enter);
    CHECK(evening.desk().wants_retry());
    CHECK_FALSE(evening.desk().view().trouble.empty());
    CHECK(evening->sees_part("not saved"));
    evening->type("3");
    evening->press(ImGuiKey_Enter);
    evening.desk().close();
    evening.desk().retry();  // what the window does five times a second
    evening->frame(2);
    CHECK(evening->sees_part("Close the window once more to leave without it."));
    blocker.exec("ROLLBACK");
  }
  evening.desk().retry();
  evening->frame(2);
  CHECK_FALSE(evening.desk().wants_retry());
  CHECK(evening.desk().view().trouble.empty());
  CHECK(core::deal_at(evening.match(), 1).tricks[0] == 4);
  CHECK_FALSE(core::deal_at(evening.match(), 1).tricks[1]);
}
