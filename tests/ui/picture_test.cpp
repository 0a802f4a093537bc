#include "ui/picture.hpp"

#include "../catch.hpp"
#include "headless.hpp"
#include "tables.hpp"

namespace {

struct Picture {
  ui::View view;
  Headless screen;
  ImVec2 size;

  explicit Picture(core::Match match)
      : screen([this, match = std::move(match), is_first = true](ui::Pen& pen) mutable {
          if (is_first) {
            put_on_sheet(view, std::move(match));
            view.is_still = true;
            view.open->day = "30 November 2026";
            is_first = false;
          }
          size = ui::size_of_picture(pen, view);
          ImGui::GetIO().DisplaySize = size;
          ui::draw_picture(pen, view);
        }) {
    screen.frame(2);
  }
};

core::Match of_deals(int count) {
  return match_of(std::vector<core::PerSeat<int>>(static_cast<std::size_t>(count), {4, 4, 2}));
}

}  // namespace

TEST_CASE("a picture shows the game, the day, everybody and the totals, and nothing to press") {
  const Picture picture(core::apply(four_deals(), 0, core::MatchEnded{0}, std::nullopt));
  CHECK(picture.screen.sees("3-2-5 \u00B7 30 November 2026"));
  CHECK(picture.screen.sees("Chandra"));
  CHECK(picture.screen.sees_part("furthest ahead"));
  for (const char* const name : {"Undo", "Redo", "Rematch", "Reopen"}) {
    CHECK_FALSE(picture.screen.has_control(name));
  }
}

TEST_CASE("all deals of a long match are in its picture") {
  const Picture few(of_deals(10));
  const Picture many(of_deals(60));
  CHECK(many.size.y - few.size.y > 50 * 40);
  CHECK_FALSE(few.screen.sees("60"));
  CHECK(many.screen.sees("60"));
}

TEST_CASE("in a picture of a match in the middle of a deal nothing is offered") {
  core::Match match = four_deals();
  match = core::apply(match, 0, core::Entry{5, 0, 4}, std::nullopt);
  match = core::apply(match, 0, core::Entry{5, 1, 4}, std::nullopt);
  const Picture picture(match);
  CHECK(picture.screen.focused().empty());
  CHECK_FALSE(picture.screen.sees_part("Enter takes"));
}
