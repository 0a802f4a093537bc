#include "ui/flow.hpp"

#include "../catch.hpp"
#include "played.hpp"

namespace {

core::Match with_entry(core::Match match, core::Seat seat, int tricks) {
  const int deal = core::settled_deals(match) + 1;
  return core::apply(std::move(match), seat, core::Entry{deal, seat, tricks}, {});
}

}  // namespace

TEST_CASE("The host starts in the first empty cell of the open deal") {
  Table table;
  CHECK(ui::first_cell(table.open()) == ui::Cell{1, 0});
  table.show(with_entry(Table::three(), 0, 4));
  CHECK(ui::first_cell(table.open()) == ui::Cell{1, 1});
}

TEST_CASE("A player starts in his own column, filled or not") {
  Table table;
  table.sit(2);
  CHECK(ui::first_cell(table.open()) == ui::Cell{1, 2});
  table.show(with_entry(Table::three(), 2, 4));
  CHECK(ui::first_cell(table.open()) == ui::Cell{1, 2});
}

TEST_CASE("After a cell comes the next empty one this person may fill, round to the first") {
  Table table(with_entry(Table::three(), 2, 4));
  CHECK(ui::cell_after(table.open(), {1, 0}) == ui::Cell{1, 1});
  CHECK(ui::cell_after(table.open(), {1, 2}) == ui::Cell{1, 0});
  table.sit(1);
  CHECK(ui::cell_after(table.open(), {1, 1}) == ui::Cell{1, 1});
}

TEST_CASE("After the cell that settles a deal comes the first one of the next") {
  Table table(Table::with_deals({{2, 5, 3}}));
  CHECK(ui::cell_after(table.open(), {1, 2}) == ui::Cell{2, 0});
}

TEST_CASE("Going back reaches into the deal that has just settled, while it may be changed") {
  Table table(Table::with_deals({{2, 5, 3}}));
  CHECK(ui::cell_before(table.open(), {2, 0}) == ui::Cell{1, 2});
  CHECK(ui::cell_before(table.open(), {1, 0}) == ui::Cell{1, 0});
  CHECK(ui::cell_beyond(table.open(), {1, 2}) == ui::Cell{2, 0});
  CHECK(ui::cell_beyond(table.open(), {2, 2}) == ui::Cell{2, 2});
  SECTION("not once the next deal has an entry") {
    table.show(with_entry(table.match(), 0, 4));
    CHECK(ui::cell_before(table.open(), {2, 0}) == ui::Cell{2, 0});
  }
  SECTION("a player goes from his own cell to his own") {
    table.sit(1);
    CHECK(ui::cell_before(table.open(), {2, 1}) == ui::Cell{1, 1});
  }
}

TEST_CASE("Nobody writes in a match that has ended") {
  Table table(core::apply(Table::with_deals({{2, 5, 3}}), 0, core::MatchEnded{0}, {}));
  CHECK_FALSE(ui::may_enter(table.open(), {2, 0}));
  CHECK_FALSE(ui::may_enter(table.open(), {1, 0}));
}

TEST_CASE("The sheet passes to the next player whose cell is empty") {
  Table table(with_entry(Table::three(), 1, 4));
  CHECK(ui::passes_to(table.match(), 0) == core::Seat{2});
  CHECK(ui::passes_to(table.match(), 2) == core::Seat{0});
  table.show(with_entry(with_entry(table.match(), 0, 4), 2, 4));
  CHECK_FALSE(ui::passes_to(table.match(), 0));
}

TEST_CASE("With two cells in the third is offered, if it can make the sum right") {
  Table table(with_entry(Table::three(), 0, 4));
  CHECK_FALSE(ui::offer(table.open()));
  table.show(with_entry(table.match(), 2, 3));
  REQUIRE(ui::offer(table.open()));
  CHECK(ui::offer(table.open())->seat == 1);
  CHECK(ui::offer(table.open())->tricks == 3);
  table.show(with_entry(table.match(), 2, 6));
  CHECK(ui::offer(table.open())->tricks == 0);
  table.show(with_entry(table.match(), 2, 7));
  CHECK_FALSE(ui::offer(table.open()));
}

TEST_CASE("Digits of every script are a number, other things none") {
  const Table table;
  CHECK(ui::typed_number("10") == 10);
  CHECK(ui::typed_number("५") == 5);
  CHECK(ui::typed_number("۵") == 5);
  CHECK_FALSE(ui::typed_number(""));
  CHECK_FALSE(ui::typed_number("x"));
}
