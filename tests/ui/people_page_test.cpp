#include <string>

#include "../catch.hpp"
#include "played.hpp"

namespace {

ui::ListedPerson person(int number, std::string name, int matches = 3) {
  return {.number = number,
          .name = std::move(name),
          .colour = std::nullopt,
          .matches = matches,
          .has_pin = false,
          .is_archived = false};
}

// The page with three who have played, one who has not and one laid aside.
struct People {
  Table table;
  Headless screen;

  explicit People(ImVec2 size = {1280, 800}, float zoom = 1.0F)
      : screen(table.drawing(), size, zoom) {
    table.is_stubborn = true;
    table.view.people.people = {person(1, "Asha"), person(2, "Bimal"), person(3, "Chandra"),
                                person(4, "Deepa", 0), person(5, "Eka")};
    table.view.people.people[1].has_pin = true;
    table.view.people.people[1].colour = 0x4fa45c;
    table.view.people.people[4].is_archived = true;
    table.draft.page = ui::Page::People;
    table.draft.people.chosen = 2;
    screen.frame(3);
  }
};

}  // namespace

TEST_CASE("The list of people says at a glance who has a PIN; those laid aside are asked for") {
  People page;
  CHECK(page.screen.sees("3 matches \u00B7 PIN"));
  CHECK_FALSE(page.screen.sees("Eka"));
  page.screen.click("Laid aside too");
  CHECK(page.screen.sees("Eka"));
  CHECK(page.screen.sees("3 matches \u00B7 laid aside"));
  CHECK(page.screen.sees("the host, who is not one of the three"));
}

TEST_CASE("Keys choose somebody, and rename with Enter") {
  People page;
  page.screen.press(ImGuiKey_DownArrow);
  CHECK(page.table.draft.people.chosen == 3);
  page.screen.press(ImGuiKey_UpArrow);
  page.screen.press(ImGuiKey_UpArrow);
  CHECK(page.table.draft.people.chosen == 1);
  page.screen.press(ImGuiKey_UpArrow);
  CHECK(page.table.draft.people.chosen == 1);
  page.screen.press(ImGuiKey_Tab);  // 'Add' cannot be pressed yet
  while (page.screen.focused() != "Name") {
    page.screen.press(ImGuiKey_Tab);
  }
  page.screen.type("k");
  page.screen.press(ImGuiKey_Enter);
  const auto renamed = page.table.asked<ui::RenamePerson>();
  REQUIRE(renamed.size() == 1);
  CHECK(renamed.front().person == 1);
  CHECK(renamed.front().name.find('k') != std::string::npos);
}

TEST_CASE("What can be done with a person is what that person allows") {
  People page;
  CHECK(page.screen.has_control("Another PIN"));
  CHECK(page.screen.has_control("Take the PIN away"));
  CHECK_FALSE(page.screen.has_control("Remove"));
  page.screen.click("Person 4");
  CHECK(page.screen.has_control("Remove"));
  CHECK(page.screen.has_control("Set a PIN"));
  page.screen.click("The host");
  CHECK_FALSE(page.screen.has_control("Rename"));
  CHECK_FALSE(page.screen.has_control("Lay aside"));
  page.screen.click("Set a PIN");
  const auto* const asked = std::get_if<ui::PinAsked>(&page.table.draft.dialog);
  REQUIRE(asked != nullptr);
  CHECK(asked->person == 0);
  CHECK_FALSE(asked->has_pin);
}

TEST_CASE("The page of people fits a small display, and at twice the size everything is reached") {
  for (const auto& [size, zoom] : {std::pair{ImVec2{800, 600}, 1.0F}, {ImVec2{1280, 800}, 2.0F}}) {
    People page(size, zoom);
    for (std::size_t i = 0; i < page.table.draft.ring.controls.size(); ++i) {
      page.screen.press(ImGuiKey_Tab);
      page.screen.frame(2);
      CAPTURE(zoom, page.screen.focused());
      const ui::Rect rect = page.screen.control(page.screen.focused()).rect;
      CHECK(rect.min.y >= 0);
      CHECK(rect.max.y <= size.y);
      CHECK(rect.min.x >= 0);
      CHECK(rect.max.x <= size.x);
    }
  }
}

TEST_CASE("Hundreds of people are drawn as quickly as a dozen") {
  People page;
  for (int number = 6; number < 900; ++number) {
    page.table.view.people.people.push_back(person(number, "Player " + std::to_string(number)));
  }
  page.screen.frame(3);
  CHECK(page.screen.sees("Player 6"));
  CHECK_FALSE(page.screen.sees("Player 500"));
}
