// The table view of an evening: it follows what others enter.
#include "../catch.hpp"
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
          elsewhere.make(seat, core::Entry{.deal = 2, .seat = seat, .tricks = seat == 0 ? 8 : 1});
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
