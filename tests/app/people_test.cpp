// People, their PINs and their colours at the window, on a real file.
#include "store/people.hpp"

#include "../catch.hpp"
#include "../quick_pin.hpp"
#include "evening.hpp"

namespace {

void guard(const Evening& evening, const std::string& name, const std::string& pin) {
  const store::Database database(evening.file(), 1000);
  store::People people(database);
  const int person = name == "host" ? store::kKeeperPerson : people.find(name)->number;
  people.set_pin(person, quick_hash(pin));
}

std::optional<store::Person> person(const Evening& evening, const std::string& name) {
  return store::People(store::Database(evening.file(), 1000)).find(name);
}

int cells(const Evening& evening) {
  const core::Match& match = evening.match();
  return core::cells_in(core::deal_at(match, core::settled_deals(match) + 1));
}

core::Actor at_sheet(Evening& evening) { return evening.desk().view().open->at_sheet; }
bool is_locked(Evening& evening) { return evening.desk().view().open->is_locked; }
bool asks(Evening& evening) {
  return std::holds_alternative<ui::PinAsked>(evening.desk().draft().dialog);
}

void give(Evening& evening, const std::string& digits) {
  evening->type(digits);
  evening->press(ImGuiKey_Enter);
  evening.settle();
  evening->frame(2);
}

}  // namespace

TEST_CASE("A place with a PIN is taken with it, in the digits of any script, and stays open") {
  Evening evening;
  evening.start_match();
  guard(evening, "Bimal", "7380");
  evening->press(ImGuiKey_F3);
  REQUIRE(asks(evening));
  CHECK(evening->sees("The PIN of Bimal"));
  CHECK(at_sheet(evening) == 0);
  evening->type("73");
  CHECK(evening->sees("\u25CF\u25CF"));
  CHECK_FALSE(evening->sees_part("73"));
  evening->press(ImGuiKey_Backspace);
  CHECK(evening->sees("\u25CF"));
  evening->press(ImGuiKey_Backspace);
  give(evening, "७३८०");
  CHECK_FALSE(asks(evening));
  CHECK(at_sheet(evening) == 1);
  evening->type("4");
  evening->press(ImGuiKey_Enter);
  CHECK(core::deal_at(evening.match(), 1).tricks[1] == 4);
  evening->press(ImGuiKey_F3);  // already there
  CHECK_FALSE(asks(evening));
  evening->press(ImGuiKey_F2);  // somebody else sits down, without a PIN
  CHECK(at_sheet(evening) == 0);
  evening->press(ImGuiKey_F3);
  CHECK(asks(evening));
}

TEST_CASE("A wrong PIN is told, with the wait, and nobody comes to the sheet") {
  Evening evening;
  evening.start_match();
  guard(evening, "Chandra", "2580");
  evening->press(ImGuiKey_F4);
  for (const char* const wrong : {"1111", "2222"}) {
    give(evening, wrong);
    CHECK(evening->sees("That is not the PIN."));
  }
  give(evening, "3333");
  CHECK(evening->sees("That is not the PIN. The next try is taken in 2 seconds."));
  give(evening, "2580");
  CHECK(evening->sees_part("the next is taken in 2 seconds"));
  CHECK(at_sheet(evening) == 0);
  evening.at("2026-11-30T18:05:03Z");
  give(evening, "2580");
  CHECK_FALSE(asks(evening));
  CHECK(at_sheet(evening) == 2);
}

TEST_CASE("Whoever leaves the question stays out, also when the PIN was right a second later") {
  Evening evening;
  evening.start_match();
  guard(evening, "Bimal", "2580");
  evening->press(ImGuiKey_F3);
  evening->press(ImGuiKey_Escape);
  CHECK_FALSE(asks(evening));
  CHECK(at_sheet(evening) == 0);
  evening->press(ImGuiKey_F3);
  evening->type("2580");
  evening->press(ImGuiKey_Enter);
  evening->press(ImGuiKey_Escape);
  evening.settle();
  CHECK(at_sheet(evening) == 0);
  CHECK_FALSE(asks(evening));
}

TEST_CASE("After a start whoever was at the sheet is not before the PIN was given") {
  Evening evening;
  evening.start_match();
  evening.enter("2", "5", "3");
  guard(evening, "Asha", "2580");
  evening.open();
  REQUIRE(is_locked(evening));
  CHECK_FALSE(asks(evening));
  CHECK(evening->sees_part("The place of Asha has a PIN."));
  CHECK(evening->sees_part("2"));  // the sheet is shown
  // Nothing that can be pressed writes.
  const core::Match before = evening.match();
  for (const ImGuiKey key : {ImGuiKey_Z, ImGuiKey_Y, ImGuiKey_L, ImGuiKey_T, ImGuiKey_E}) {
    evening->press(key, ImGuiMod_Ctrl);
    CHECK(std::holds_alternative<std::monostate>(evening.desk().draft().dialog));
    CHECK_FALSE(evening.desk().draft().line);
  }
  evening->press(ImGuiKey_Delete);
  evening->click("Undo");
  CHECK(evening.match() == before);
  // A digit is the PIN's first.
  give(evening, "2580");
  CHECK_FALSE(is_locked(evening));
  CHECK(evening.match() == before);
  evening->type("4");
  evening->press(ImGuiKey_Enter);
  CHECK(cells(evening) == 1);
}

TEST_CASE("Every act that the window can ask for is refused before the PIN was given") {
  Evening evening;
  evening.start_match();
  evening.enter("2", "5", "3");
  guard(evening, "Asha", "2580");
  evening.open();
  REQUIRE(is_locked(evening));
  const core::Match before = evening.match();
  const std::vector<core::Change> changes = {
      core::Entry{.deal = 2, .seat = 0, .tricks = 4},
      core::Correction{.deal = 1, .tricks = {3, 4, 3}},
      core::LineMove{.after_deal = 1, .target = 30},
      core::DealerSet{.deal = 2, .dealer = 2},
      core::TradeMade{.deal = 1, .trade = {.from = 1, .to = 2, .tricks = 1}},
      core::HostMoved{.host = 1},
      core::TrumpNamed{.deal = 2, .suit = core::Suit::Hearts},
      core::Ticked{.deal = 1, .tick = {.taker = 0, .giver = 1, .drawn = 1}},
      core::MatchEnded{.by = 0},
      core::MatchReopened{}};
  for (const core::Change& change : changes) {
    CAPTURE(change.index());
    evening.desk().carry_out(ui::Actions{ui::Make{change}});
    CHECK(evening.match() == before);
    CHECK(asks(evening));
    evening.desk().draft().dialog = std::monostate{};
  }
  evening.desk().carry_out(ui::Actions{ui::Undo{}, ui::Redo{}});
  CHECK(evening.match() == before);
  CHECK(store::Database(evening.file(), 1000).row_count(1) == 3);
}

TEST_CASE("A match that is over is read without a PIN; reopening it asks") {
  Evening evening;
  evening.start_match();
  evening.enter("2", "5", "3");
  evening->press(ImGuiKey_E, ImGuiMod_Ctrl);
  evening->press(ImGuiKey_Enter);
  REQUIRE(evening.match().ended);
  guard(evening, "Asha", "2580");
  evening.desk().carry_out(ui::Actions{ui::OpenMatchNumber{1}});
  evening->frame(2);
  CHECK_FALSE(is_locked(evening));
  CHECK_FALSE(evening->sees_part("has a PIN"));
  CHECK(evening->has_control("Rematch"));
  evening.desk().carry_out(ui::Actions{ui::Make{core::MatchReopened{}}});
  CHECK(asks(evening));
  CHECK(evening.match().ended);
  evening->frame(2);
  give(evening, "2580");
  evening.desk().carry_out(ui::Actions{ui::Make{core::MatchReopened{}}});
  CHECK_FALSE(evening.match().ended);
}

TEST_CASE("Passed round, the sheet stops at a player with a PIN until it was given") {
  Evening evening;
  evening.type_names();
  evening.desk().draft().new_match.is_passed_round = true;
  evening->press(ImGuiKey_Enter);
  guard(evening, "Bimal", "2580");
  evening->type("1");
  evening->press(ImGuiKey_Enter);
  REQUIRE(asks(evening));
  CHECK(cells(evening) == 1);
  CHECK(at_sheet(evening) == 0);
  give(evening, "2580");
  CHECK(at_sheet(evening) == 1);
  evening->type("4");
  evening->press(ImGuiKey_Enter);
  CHECK(at_sheet(evening) == 2);
  CHECK(cells(evening) == 2);
}

TEST_CASE("A host who is not one of the three has a PIN of his own, in every match") {
  Evening evening;
  evening.type_names();
  evening.desk().draft().new_match.host = core::kKeeper;
  evening->press(ImGuiKey_Enter);
  guard(evening, "host", "2580");
  evening->press(ImGuiKey_F2);
  CHECK(at_sheet(evening) == 0);
  evening->press(ImGuiKey_F5);
  REQUIRE(asks(evening));
  CHECK(evening->sees("The PIN of the host"));
  give(evening, "2580");
  CHECK(at_sheet(evening) == core::kKeeper);
  // The place is open in the next match too.
  evening->press(ImGuiKey_E, ImGuiMod_Ctrl);
  evening->press(ImGuiKey_Enter);
  evening->click("Rematch");
  evening->press(ImGuiKey_Enter, ImGuiMod_Ctrl);
  REQUIRE(evening.desk().view().open->number == 2);
  CHECK(at_sheet(evening) == core::kKeeper);
  CHECK_FALSE(is_locked(evening));
}

TEST_CASE("A PIN that is taken away at the command line opens the place at once") {
  Evening evening;
  evening.start_match();
  guard(evening, "Asha", "2580");
  evening.open();
  REQUIRE(is_locked(evening));
  {
    const store::Database database(evening.file(), 1000);
    store::People(database).set_pin(person(evening, "Asha")->number, std::nullopt);
  }
  evening.follow();
  CHECK_FALSE(is_locked(evening));
}

TEST_CASE("On the page of people a PIN is set, changed and taken away, the old one first") {
  Evening evening;
  evening.start_match();
  evening->press(ImGuiKey_P, ImGuiMod_Ctrl);
  evening->click("Person " + std::to_string(person(evening, "Asha")->number));
  evening->click("Set a PIN");
  give(evening, "123");
  give(evening, "123");
  CHECK(evening->sees_part("A PIN is 4 to 12 digits."));
  evening->press(ImGuiKey_Escape);
  evening->click("Set a PIN");
  evening->type("2580");
  evening->press(ImGuiKey_Enter);
  evening->type("2581");
  evening->press(ImGuiKey_Enter);
  CHECK(evening->sees("The two are not the same."));
  give(evening, "2580");
  CHECK_FALSE(asks(evening));
  CHECK(person(evening, "Asha")->has_pin);
  CHECK(evening->sees_part("PIN"));
  CHECK_FALSE(is_locked(evening));  // she sits there still

  evening->click("Another PIN");
  evening->type("9999");
  evening->press(ImGuiKey_Enter);
  evening->type("1357");
  evening->press(ImGuiKey_Enter);
  give(evening, "1357");
  CHECK(evening->sees("That is not the PIN."));
  CHECK(asks(evening));
  evening->press(ImGuiKey_Escape);
  evening->click("Take the PIN away");
  give(evening, "2580");
  CHECK_FALSE(person(evening, "Asha")->has_pin);
}

TEST_CASE("Somebody is added, renamed, coloured, laid aside, brought back and taken out") {
  Evening evening;
  evening.start_match();
  evening->press(ImGuiKey_P, ImGuiMod_Ctrl);
  evening->type("Deepa");
  evening->press(ImGuiKey_Enter);
  REQUIRE(person(evening, "Deepa"));
  CHECK(evening->sees("Has not played yet."));
  evening->click("blue");
  CHECK(person(evening, "Deepa")->colour == 0x3d94d1);
  evening->click("the seat's own");
  CHECK_FALSE(person(evening, "Deepa")->colour);
  evening->click("Lay aside");
  CHECK(person(evening, "Deepa")->is_archived);
  evening->click("Bring back");
  CHECK_FALSE(person(evening, "Deepa")->is_archived);

  evening->click("Person " + std::to_string(person(evening, "Asha")->number));
  CHECK(evening->sees("Sat in 1 match."));
  CHECK_FALSE(evening->has_control("Remove"));
  evening->click("Name");
  evening->press(ImGuiKey_A, ImGuiMod_Ctrl);
  evening->type("BIMAL");
  evening->press(ImGuiKey_Enter);
  CHECK(evening->sees("Bimal is called so already."));
  evening->press(ImGuiKey_A, ImGuiMod_Ctrl);
  evening->type("Asha Rai");
  evening->press(ImGuiKey_Enter);
  REQUIRE(person(evening, "Asha Rai"));
  CHECK(person(evening, "Asha Rai")->matches == 1);
  CHECK(evening.match().players[0] == "Asha");  // as she was called that night

  evening->click("Person " + std::to_string(person(evening, "Deepa")->number));
  evening->click("Remove");
  CHECK_FALSE(person(evening, "Deepa"));
}

TEST_CASE("A name that cannot be is told on the page, and nothing changes") {
  Evening evening;
  evening.start_match();
  evening->press(ImGuiKey_P, ImGuiMod_Ctrl);
  evening->type("asha");
  evening->press(ImGuiKey_Enter);
  CHECK(evening->sees("Asha is called so already."));
  CHECK(store::People(store::Database(evening.file(), 1000)).list(true).size() == 3);
}

TEST_CASE("The players have the colours they have chosen, two of one colour apart") {
  Evening evening;
  evening.start_match();
  {
    const store::Database database(evening.file(), 1000);
    store::People people(database);
    people.set_colour(people.find("Asha")->number, 0x4fa45c);
    people.set_colour(people.find("Chandra")->number, 0x4fa45c);
  }
  evening.follow();
  const auto& colours = evening.desk().view().open->colours;
  CHECK(colours[0] == 0x4fa45cU);
  CHECK_FALSE(colours[1]);
  const auto shown =
      ui::player_colours(colours, ui::dark_palette().player, ui::dark_palette().ground);
  CHECK(shown[0] == ui::readable(0x4fa45c, ui::dark_palette().ground));
  CHECK(shown[2] == ui::dark_palette().player[2]);
}

TEST_CASE("The history shows the players in the colours they have chosen since") {
  Evening evening;
  evening.start_match();
  {
    const store::Database database(evening.file(), 1000);
    store::People people(database);
    people.set_colour(people.find("Bimal")->number, 0x4fa45c);
  }
  evening->press(ImGuiKey_O, ImGuiMod_Ctrl);
  const ui::HistoryLine& line = evening.desk().view().history.lines.at(0);
  CHECK_FALSE(line.colours[0]);
  CHECK(line.colours[1] == 0x4fa45cU);
}
