#include "../catch.hpp"
#include "played.hpp"

namespace {

struct Asking {
  Table table;
  Headless screen;

  explicit Asking(ui::PinAsked asked) : screen(table.drawing()) {
    table.draft.dialog = std::move(asked);
    screen.frame(3);
  }

  [[nodiscard]] const ui::PinAsked& asked() const {
    return std::get<ui::PinAsked>(table.draft.dialog);
  }
};

ui::PinAsked another_for_asha() {
  return {.what = ui::PinAsked::For::Set,
          .who = 0,
          .person = 1,
          .whose = "Asha",
          .has_pin = true,
          .typed = {},
          .at = ui::PinAsked::Now};
}

ui::PinAsked place_of_asha() {
  ui::PinAsked asked = another_for_asha();
  asked.what = ui::PinAsked::For::Place;
  return asked;
}

}  // namespace

TEST_CASE("What is typed as a PIN is shown as dots and nowhere as digits") {
  Asking page(place_of_asha());
  page.screen.type("١٢3");
  CHECK(page.screen.sees("\u25CF\u25CF\u25CF"));
  CHECK(page.asked().typed[0].text() == "123");
  CHECK_FALSE(page.screen.sees_part("123"));
  page.screen.press(ImGuiKey_Delete);
  CHECK(page.asked().typed[0].count() == 0);
  page.screen.type("1234567890123");  // no more than a PIN can have
  CHECK(page.asked().typed[0].text() == "123456789012");
  CHECK(page.table.draft.typed.empty());  // nothing of it reached the sheet
}

TEST_CASE("Enter gives a PIN once, and one that is being looked at takes nothing more") {
  Asking page(place_of_asha());
  page.screen.type("2580");
  page.screen.hold(ImGuiKey_Enter, 4);
  CHECK(page.table.asked<ui::GivePin>().size() == 1);
  page.table.view.pin.is_checking = true;
  page.screen.frame(2);
  CHECK(page.screen.sees_part("Looking whether"));
  page.screen.type("9");
  page.screen.press(ImGuiKey_Enter);
  CHECK(page.asked().typed[0].count() == 4);
  CHECK(page.table.asked<ui::GivePin>().size() == 1);
  page.table.view.pin = {.is_checking = false, .says = "That is not the PIN."};
  page.screen.frame(2);
  CHECK(page.screen.sees("That is not the PIN."));
}

TEST_CASE("Another PIN is asked for after the one there is, and twice; Tab goes through all") {
  Asking page(another_for_asha());
  page.screen.type("1111");
  page.screen.press(ImGuiKey_Enter);
  page.screen.type("22");
  page.screen.press(ImGuiKey_Tab);
  page.screen.type("33");
  CHECK(page.asked().typed[0].text() == "1111");
  CHECK(page.asked().typed[1].text() == "22");
  CHECK(page.asked().typed[2].text() == "33");
  page.screen.click("The new PIN");
  page.screen.type("4");
  CHECK(page.asked().typed[1].text() == "224");
  CHECK(page.table.asked<ui::GivePin>().empty());
  page.screen.press(ImGuiKey_Tab);
  page.screen.press(ImGuiKey_Enter);
  CHECK(page.table.asked<ui::GivePin>().size() == 1);
}

TEST_CASE("The mouse alone leaves the question, and Esc does") {
  Asking page(place_of_asha());
  page.screen.click("Leave it");
  CHECK(std::holds_alternative<std::monostate>(page.table.draft.dialog));
  page.table.draft.dialog = place_of_asha();
  page.screen.frame(3);
  page.screen.press(ImGuiKey_Escape);
  CHECK(std::holds_alternative<std::monostate>(page.table.draft.dialog));
}

TEST_CASE("A sheet whose place is guarded is shown, says whose PIN is asked, and takes nothing") {
  Table table(Table::with_deals({{2, 5, 3}}));
  table.open().is_locked = true;
  table.open().may_undo = true;
  Headless screen(table.drawing());
  CHECK(screen.sees_part("The place of Asha has a PIN."));
  CHECK(screen.has_control("cell 2 Asha"));
  for (const char* const control :
       {"Undo", "cell 2 Asha", "Line up", "End match", "cell 1 Bimal"}) {
    CAPTURE(control);
    if (screen.has_control(control)) {
      screen.double_click(control);
    }
    CHECK(std::holds_alternative<std::monostate>(table.draft.dialog));
  }
  CHECK(table.done.empty());
  screen.click("Give the PIN");
  REQUIRE(std::holds_alternative<ui::PinAsked>(table.draft.dialog));
  screen.press(ImGuiKey_Escape);
  screen.press(ImGuiKey_Enter);
  REQUIRE(std::holds_alternative<ui::PinAsked>(table.draft.dialog));
  CHECK(table.asked<ui::GivePin>().empty());
  screen.press(ImGuiKey_Escape);
  screen.press(ImGuiKey_F3);  // somebody else may still come
  CHECK(table.asked<ui::SitDown>().size() == 1);
}
