#include <cmath>

#include "../catch.hpp"
#include "played.hpp"
#include "ui/before_deal_parts.hpp"

namespace {

using Ticks = std::vector<core::Ticked>;

// Bimal deals the next; Chandra draws one from Bimal, then one from Asha.
core::Match worked() { return Table::with_deals({{1, 4, 5}}); }

}  // namespace

TEST_CASE("Counterclockwise the next player sits to the right of the one at the bottom") {
  const auto place = [](core::Seat seat) {
    return ui::place_at_table(seat, core::Direction::Counterclockwise);
  };
  CHECK(place(0).y > 0.9F);  // the display grows downwards
  CHECK(place(1).x > 0.5F);
  CHECK(place(1).y < 0.0F);
  CHECK(place(2).x < -0.5F);
  CHECK(place(2).y < 0.0F);
}

TEST_CASE("Clockwise is the same table in a mirror") {
  for (const core::Seat seat : core::kAllSeats) {
    const ImVec2 one = ui::place_at_table(seat, core::Direction::Counterclockwise);
    const ImVec2 other = ui::place_at_table(seat, core::Direction::Clockwise);
    CHECK(std::abs(other.x + one.x) < 0.001F);
    CHECK(std::abs(other.y - one.y) < 0.001F);
  }
}

TEST_CASE("Beside the sheet stands who deals and what is pulled, in order") {
  Table table(worked());
  Headless window(table.drawing());
  CHECK(window.sees("Before deal 2"));
  CHECK(window.sees_part("Bimal deals. Chandra names trump and leads."));
  CHECK(window.sees("Chandra draws 1 from Bimal"));
  CHECK(window.sees("Chandra draws 1 from Asha"));
  CHECK(window.control("card 1 of Chandra from Bimal").rect.max.y <
        window.control("card 1 of Chandra from Asha").rect.min.y);
}

TEST_CASE("Why nothing is pulled is said before the first deal and after one on quota") {
  Table table;
  Headless window(table.drawing());
  CHECK(window.sees_part("before the first deal"));
  table.show(Table::with_deals({{2, 5, 3}}));
  window.frame();
  CHECK(window.sees_part("all three met their quota"));
}

TEST_CASE("A box is ticked up to, and unticked, by a press") {
  Table table(Table::with_deals({{2, 5, 3}, {7, 2, 1}}));
  table.sit(1);  // anybody may
  Headless window(table.drawing());
  window.click("card 2 of Asha from Chandra");
  CHECK(table.made<core::Ticked>() == Ticks{{2, {0, 2, 2}}});
  window.click("card 1 of Asha from Chandra");
  CHECK(table.made<core::Ticked>().back() == core::Ticked{2, {0, 2, 0}});
}

TEST_CASE("A number half-typed is kept before a card is ticked") {
  Table table(worked());
  table.draft.focus = {2, 0};
  Headless window(table.drawing());
  window.type("4");
  window.click("card 1 of Chandra from Bimal");
  CHECK(table.tricks(2, 0) == 4);
  CHECK(table.made<core::Ticked>().size() == 1);
}

TEST_CASE("The host sets the dealer while the deal has no entry") {
  Table table(worked());
  Headless window(table.drawing());
  window.click("dealer Asha");
  CHECK(table.made<core::DealerSet>() == std::vector<core::DealerSet>{{2, 0}});
  window.click("dealer Asha");  // who is the dealer now
  CHECK(table.made<core::DealerSet>().size() == 1);
  table.show(core::apply(table.match(), 0, core::Entry{2, 0, 4}, {}));
  window.frame();
  CHECK_FALSE(window.has_control("dealer Bimal"));
  CHECK_FALSE(window.control("dealer Asha").is_enabled);
}

TEST_CASE("Nobody but the host is offered the dealer's mark, a trade or the host's place") {
  Table table(worked());
  Headless window(table.drawing());
  CHECK(window.has_control("trade Chandra from Bimal"));
  CHECK(window.has_control("Hand over the host's place"));
  table.sit(1);
  window.frame();
  CHECK_FALSE(window.has_control("dealer Asha"));
  CHECK_FALSE(window.has_control("trade Chandra from Bimal"));
  CHECK_FALSE(window.has_control("Hand over the host's place"));
  CHECK(window.has_control("Trump"));
}

TEST_CASE("A trade is asked about with no more tricks than the pulls between the two") {
  Table table(Table::with_deals({{2, 5, 3}, {7, 2, 1}}));
  Headless window(table.drawing());
  window.click("trade Asha from Chandra");
  REQUIRE(std::holds_alternative<ui::Trading>(table.draft.dialog));
  const auto trading = std::get<ui::Trading>(table.draft.dialog);
  CHECK(trading.from == 2);
  CHECK(trading.to == 0);
  CHECK(trading.most == 1);  // two pulls, and Chandra has one point to give
}

TEST_CASE("The buttons beside the sheet stand in one row in a usual window") {
  Table table(worked());
  table.sit(table.match().host);
  Headless window(table.drawing());
  const float row = window.control("Trump").rect.min.y;
  for (const char* const name : {"Rules", "Journal", "Hand over the host's place"}) {
    CHECK(window.control(name).rect.min.y == row);
  }
}

TEST_CASE("The trump is recorded by anyone and then named") {
  Table table(worked());
  table.sit(2);
  Headless window(table.drawing());
  CHECK(window.sees("Trump?"));
  window.click("Trump");
  CHECK(std::holds_alternative<ui::TrumpAsked>(table.draft.dialog));
  table.draft.dialog = std::monostate{};
  table.show(core::apply(table.match(), 2, core::TrumpNamed{2, core::Suit::Hearts}, {}));
  window.frame();
  CHECK(window.sees("Trump: hearts"));
}

TEST_CASE("In a small window the pulls stay and the table's picture gives way") {
  Table table(worked());
  Headless window(table.drawing(), {800, 600});
  CHECK(window.sees("Chandra draws 1 from Bimal"));
  CHECK_FALSE(window.has_control("dealer Asha"));
  CHECK(window.has_control("cell 2 Asha"));
}

TEST_CASE("Cards drawn before a correction are asked about, in place of what would be drawn") {
  core::Match match = worked();
  match = core::apply(match, 1, core::Ticked{1, {2, 1, 1}}, {});
  match = core::apply(match, 1, core::Ticked{1, {2, 0, 1}}, {});
  match = core::apply(match, 0, core::Correction{1, {2, 3, 5}}, {});
  Table table(match);
  table.sit(2);  // anybody may say it
  Headless window(table.drawing());
  CHECK(window.sees_part("Deal 1 was changed after its cards had moved."));
  CHECK_FALSE(window.has_control("card 1 of Chandra from Bimal"));
  CHECK_FALSE(window.has_control("It is made up of deal 1"));
  window.click("Make it up of deal 1");
  CHECK(table.made<core::MakeUpSaid>() == std::vector<core::MakeUpSaid>{{1, core::MakeUp::Owed}});
  window.frame();
  CHECK(window.sees_part("To make up from deal 1: Chandra draws 1 from Bimal, then Asha draws 1"));
  CHECK_FALSE(window.has_control("Make it up of deal 1"));
  window.click("It is made up of deal 1");
  window.frame();
  CHECK_FALSE(window.sees_part("To make up"));
  CHECK(window.has_control("card 2 of Chandra from Bimal"));
}

TEST_CASE("Of an older deal it is asked above the pulls, until the table leaves it") {
  core::Match match = Table::with_deals({{1, 4, 5}, {4, 1, 5}});
  match = core::apply(match, 1, core::Ticked{1, {2, 1, 1}}, {});
  match = core::apply(match, 1, core::Ticked{1, {2, 0, 1}}, {});
  match = core::apply(match, 0, core::Correction{1, {2, 3, 5}}, {});
  Table table(match);
  Headless window(table.drawing());
  CHECK(window.sees_part("Deal 1 was changed after its cards had moved."));
  CHECK(window.has_control("card 1 of Asha from Bimal"));  // what follows deal 2 is there too
  window.click("Leave it of deal 1");
  window.frame();
  CHECK_FALSE(window.sees_part("Deal 1 was changed"));
  CHECK_FALSE(window.sees_part("stay as they are"));
}
