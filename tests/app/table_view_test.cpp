// The table view of an evening: it follows what others enter.
#include "../catch.hpp"
#include "../folder.hpp"
#include "evening.hpp"
#include "session/session.hpp"

TEST_CASE("The table view follows entries made elsewhere, and a count is entered from it") {
  Evening evening({1280, 720});
  evening.start_match();
  evening.enter("2", "5", "3");
  evening->press(ImGuiKey_F11);
  CHECK(evening->sees("Deal 2 \u00B7 line 25"));
  {
    store::Database database(evening.file(), 1000);
    session::Session elsewhere(database, evening.desk().view().open->number);
    for (const core::Seat seat : core::kAllSeats) {
      const auto answer =
          elsewhere.make(*elsewhere.place(seat),
                         core::Entry{.deal = 2, .seat = seat, .tricks = seat == 0 ? 8 : 1});
      REQUIRE(std::holds_alternative<session::Accepted>(answer));
    }
  }
  evening.follow();
  CHECK(evening->sees("10"));
  CHECK(evening->sees("Deal 3 \u00B7 line 25"));
  CHECK(evening->sees_part("Somebody can cross in deal 4 at the earliest"));
  for (int i = 0; i < 5; ++i) {
    evening->press(ImGuiKey_J);
    evening->press(ImGuiKey_L);
  }
  evening->press(ImGuiKey_Enter);
  CHECK(evening.sheet().totals == core::PerSeat<int>{15, 6, 9});
  evening->press(ImGuiKey_Escape);
  CHECK(evening->has_control("cell 4 Asha"));
}

TEST_CASE("The hint of a first evening goes when its first deal has settled, and stays away") {
  const Folder folder;
  app::Desk desk(folder / "matches.db", {.shows_hint = true});
  Headless window([&](ui::Pen& pen) {
    ui::Actions actions;
    ui::draw_window(pen, desk.view(), desk.draft(), actions);
    desk.carry_out(actions);
  });
  for (const char* const name : {"Asha", "Bimal", "Chandra"}) {
    window.type(name);
    window.press(ImGuiKey_Enter);
  }
  REQUIRE(desk.view().open);
  for (const char* const tricks : {"4", "3", "3"}) {
    CHECK(window.sees_part("F1 lists all keys"));
    window.type(tricks);
    window.press(ImGuiKey_Enter);
  }
  CHECK_FALSE(window.sees_part("F1 lists all keys"));
  CHECK_FALSE(desk.view().shows_hint);
  window.press(ImGuiKey_Z, ImGuiMod_Ctrl);
  CHECK_FALSE(window.sees_part("F1 lists all keys"));
}
