#include "../catch.hpp"
#include "headless.hpp"
#include "tables.hpp"
#include "ui/readiness.hpp"
#include "ui/window.hpp"

namespace {

struct NewMatchPage {
  ui::View view;
  ui::Draft draft;
  ui::Actions actions;
  Headless screen;

  explicit NewMatchPage(const ui::NewMatchDraft& filled_in = {}, ImVec2 size = {1280, 800},
                        float zoom = 1.0F)
      : screen(
            [this, filled_in, is_first = true](ui::Pen& pen) mutable {
              if (is_first) {
                draft.page = ui::Page::NewMatch;
                draft.new_match = filled_in;
                view.known_names = {"Chandra", "Asha", "Bimal", "Élodie", "Charlotte"};
                is_first = false;
              }
              ui::draw_window(pen, view, draft, actions);
            },
            size, zoom) {}

  [[nodiscard]] bool starts() const { return only<ui::StartMatch>(actions) != nullptr; }
};

ui::NewMatchDraft three_names() {
  ui::NewMatchDraft filled_in;
  filled_in.names = {"Asha", "Bimal", "Chandra"};
  return filled_in;
}

}  // namespace

TEST_CASE("three names and Enter start a match") {
  NewMatchPage page;
  CHECK(page.screen.focused() == "First name");
  page.screen.type("Asha");
  page.screen.press(ImGuiKey_Enter);
  CHECK(page.screen.focused() == "Second name");
  page.screen.type("Bimal");
  page.screen.press(ImGuiKey_Enter);
  CHECK(page.screen.focused() == "Third name");
  CHECK(page.actions.empty());
  page.screen.type("Chandra");
  page.screen.press(ImGuiKey_Enter);
  CHECK(page.starts());
  CHECK(page.draft.new_match.names == core::PerSeat<std::string>{"Asha", "Bimal", "Chandra"});
  CHECK(page.draft.new_match.target == "25");
}

TEST_CASE("an Enter held down goes on by one name, not through the form") {
  NewMatchPage page(three_names());
  page.screen.click("First name");
  page.screen.hold(ImGuiKey_Enter, 12);
  CHECK(page.screen.focused() == "Second name");
  CHECK(page.actions.empty());
}

TEST_CASE("an Enter held down on the last name starts one match") {
  NewMatchPage page(three_names());
  page.screen.click("Third name");
  page.screen.hold(ImGuiKey_Enter, 12);
  CHECK(page.starts());
}

TEST_CASE("a page with three names begins at Start, and Enter or Space or a click presses it") {
  NewMatchPage page(three_names());
  CHECK(page.screen.focused() == "Start");
  SECTION("Enter") { page.screen.press(ImGuiKey_Enter); }
  SECTION("Space") { page.screen.press(ImGuiKey_Space); }
  SECTION("a click") { page.screen.click("Start"); }
  CHECK(page.starts());
}

TEST_CASE("Ctrl+Enter starts from anywhere and presses nothing on its way") {
  for (const std::string place : {"First name", "First dealer", "Host", "Keeping", "Line",
                                  "Sweep bonus", "Card given back", "Trumps", "Sevens"}) {
    CAPTURE(place);
    NewMatchPage page(three_names());
    page.draft.ring.focused = place;
    page.screen.frame(2);
    REQUIRE(page.screen.focused() == place);
    const ui::NewMatchDraft before = page.draft.new_match;
    page.screen.press(ImGuiKey_Enter, ImGuiMod_Ctrl);
    CHECK(page.starts());
    CHECK(page.draft.new_match.rules.sweep_bonus == before.rules.sweep_bonus);
    CHECK(page.draft.new_match.rules.keep_of_suit == before.rules.keep_of_suit);
    CHECK(page.draft.new_match.rules.trump_by == before.rules.trump_by);
    CHECK(page.draft.new_match.rules.sevens == before.rules.sevens);
  }
}

TEST_CASE("names are taken as they are kept: trimmed") {
  ui::NewMatchDraft filled_in = three_names();
  filled_in.names[1] = "  Bimal ";
  NewMatchPage page(filled_in);
  page.screen.click("Start");
  CHECK(page.starts());
  CHECK(page.draft.new_match.names[1] == "Bimal");
}

TEST_CASE("a missing name keeps the match from starting and gets the keys") {
  ui::NewMatchDraft filled_in = three_names();
  filled_in.names[1] = "";
  NewMatchPage page(filled_in);
  page.screen.click("Start");
  CHECK(page.actions.empty());
  CHECK_FALSE(page.draft.new_match.fault.empty());
  CHECK(page.screen.sees(page.draft.new_match.fault));
  CHECK(page.screen.focused() == "Second name");
  SECTION("and the fault goes as soon as something is typed") {
    page.screen.type("B");
    CHECK(page.draft.new_match.fault.empty());
  }
}

TEST_CASE("two players with one name are refused at the table, with a way to tell them apart") {
  NewMatchPage page;
  page.screen.type("Asha");
  page.screen.press(ImGuiKey_Tab);
  page.screen.type("\u00A0ASHA");
  CHECK_FALSE(page.screen.sees_part("tell them apart"));  // not while it is being typed
  page.screen.press(ImGuiKey_Tab);
  CHECK(page.screen.focused() == "Third name");
  CHECK(page.screen.sees_part("tell them apart"));
  page.screen.type("Chandra");
  page.screen.press(ImGuiKey_Enter);
  CHECK(page.actions.empty());
  CHECK(page.screen.focused() == "Second name");
  page.screen.press(ImGuiKey_End);
  page.screen.type(" B");
  page.screen.press(ImGuiKey_Enter, ImGuiMod_Ctrl);
  CHECK(page.starts());
}

TEST_CASE("every fault of a name is said beside it once it has been left") {
  for (const std::string& name :
       {std::string("host"), std::string("None"), std::string(41, 'a'), std::string("a\u202Eb")}) {
    CAPTURE(name);
    ui::NewMatchDraft filled_in = three_names();
    filled_in.names[2] = name;
    const std::string fault = ui::name_fault(filled_in, 2);
    REQUIRE_FALSE(fault.empty());
    NewMatchPage page(filled_in);
    CHECK(page.screen.focused() == "Third name");
    CHECK_FALSE(page.screen.sees(fault));
    page.screen.press(ImGuiKey_Tab);
    CHECK(page.screen.sees(fault));
    page.screen.press(ImGuiKey_Enter, ImGuiMod_Ctrl);
    CHECK(page.actions.empty());
    CHECK(page.draft.new_match.fault == fault);
  }
}

TEST_CASE("known names are completed in grey as one types") {
  NewMatchPage page;
  page.screen.type("ch");
  CHECK(page.screen.sees("andra"));
  SECTION("the right arrow takes the rest, and the known spelling") {
    page.screen.press(ImGuiKey_RightArrow);
    CHECK_FALSE(page.screen.sees("andra"));
    page.screen.press(ImGuiKey_Enter);
    CHECK(page.draft.new_match.names[0] == "Chandra");
  }
  SECTION("so does End") {
    page.screen.press(ImGuiKey_End);
    page.screen.press(ImGuiKey_Tab);
    CHECK(page.draft.new_match.names[0] == "Chandra");
  }
  SECTION("Enter takes only what was typed") {
    page.screen.press(ImGuiKey_Enter);
    CHECK(page.draft.new_match.names[0] == "ch");
  }
  SECTION("more letters look for another name") {
    page.screen.type("ar");
    CHECK(page.screen.sees("lotte"));
  }
  SECTION("letters of nobody are left alone") {
    page.screen.type("x");
    CHECK_FALSE(page.screen.sees("andra"));
  }
}

TEST_CASE("nobody is offered twice at one table") {
  ui::NewMatchDraft filled_in;
  filled_in.names = {"Chandra", "ch", ""};
  const std::vector<std::string> known = {"Chandra", "Charlotte"};
  REQUIRE(ui::completion(known, filled_in, 1));
  CHECK(ui::completion(known, filled_in, 1)->name == "Charlotte");
  filled_in.names = {"", "é", ""};
  REQUIRE(ui::completion({"Élodie"}, filled_in, 1));
  CHECK(ui::completion({"Élodie"}, filled_in, 1)->rest == "lodie");
  filled_in.names = {"", "", ""};
  CHECK_FALSE(ui::completion(known, filled_in, 1));
  filled_in.names = {"", "Chandra", ""};
  CHECK_FALSE(ui::completion({"Chandra"}, filled_in, 1));
}

TEST_CASE("the order of play says to which side the next player sits") {
  NewMatchPage page(three_names());
  CHECK(page.screen.sees_part("each next player to the right"));
  page.screen.click("Clockwise");
  CHECK(page.draft.new_match.rules.direction == core::Direction::Clockwise);
  CHECK(page.screen.sees_part("each next player to the left"));
}

TEST_CASE("by the draw the places say what was drawn") {
  NewMatchPage page(three_names());
  CHECK_FALSE(page.screen.sees("drew the 2: deals"));
  page.draft.ring.focused = "First dealer";
  page.screen.frame();
  for (int i = 0; i < 4; ++i) {
    page.screen.press(ImGuiKey_RightArrow);
  }
  CHECK(page.draft.new_match.first_dealer == 3);
  CHECK(page.screen.sees("drew the 2: deals"));
  CHECK(page.screen.sees("drew the 5: next"));
  CHECK(page.screen.sees("drew the 3: last"));
}

TEST_CASE("the page says who would be what in the first deal") {
  NewMatchPage page(three_names());
  CHECK(page.screen.sees("deals, needs 2"));
  page.screen.click("First dealer: Chandra");
  CHECK(page.draft.new_match.first_dealer == 2);
  CHECK(page.screen.sees("names trump and leads, needs 5"));
}

TEST_CASE("the host is one of the three or someone else") {
  NewMatchPage page(three_names());
  page.screen.click("Host: someone else");
  CHECK(page.draft.new_match.host == core::kKeeper);
  page.screen.press(ImGuiKey_LeftArrow);
  CHECK(page.draft.new_match.host == 2);
}

TEST_CASE("the sheet is kept by the host or passed round") {
  NewMatchPage page(three_names());
  CHECK_FALSE(page.draft.new_match.is_passed_round);
  page.screen.click("Keeping: pass it round");
  CHECK(page.draft.new_match.is_passed_round);
}

TEST_CASE("the line is one of the usual or one's own") {
  NewMatchPage page(three_names());
  page.screen.click("Line: 30");
  CHECK(page.draft.new_match.target == "30");
  CHECK_FALSE(page.screen.has_control("Own line"));
  page.screen.click("Line: \u2026");
  CHECK(page.screen.focused() == "Own line");
  SECTION("in the digits of any script") {
    page.screen.type("\u0967\u0968\u0966");
    page.screen.press(ImGuiKey_Enter);
    CHECK(page.starts());
    CHECK(page.draft.new_match.target == "\u0967\u0968\u0966");
  }
  SECTION("past a usual one without losing the place") {
    page.screen.type("300");
    CHECK(page.draft.new_match.target == "300");
    CHECK(page.screen.focused() == "Own line");
  }
  SECTION("and, being a usual one when it is left, is shown as that") {
    page.screen.type("20");
    page.screen.press(ImGuiKey_Tab);
    CHECK_FALSE(page.screen.has_control("Own line"));
    CHECK(page.draft.new_match.target == "20");
  }
  SECTION("and not nothing") {
    page.screen.press(ImGuiKey_Enter);
    CHECK(page.actions.empty());
    CHECK_FALSE(page.draft.new_match.fault.empty());
  }
}

TEST_CASE("a line that is none is said to be that once it has been left, and starts nothing") {
  for (const std::string wrong : {"0", "10000", "many", "-5", "2.5"}) {
    CAPTURE(wrong);
    ui::NewMatchDraft filled_in = three_names();
    filled_in.target = wrong;
    NewMatchPage page(filled_in);
    page.draft.ring.focused = "Own line";
    page.screen.frame(2);
    CHECK_FALSE(page.screen.sees_part("from 1 to 9999"));
    page.screen.press(ImGuiKey_Tab);
    CHECK(page.screen.sees_part("from 1 to 9999"));
    page.screen.click("Start");
    CHECK(page.actions.empty());
    CHECK(page.screen.focused() == "Own line");
  }
}

TEST_CASE("9999 and 1 are lines") {
  for (const std::string target : {"1", "9999"}) {
    ui::NewMatchDraft filled_in = three_names();
    filled_in.target = target;
    CHECK_FALSE(ui::not_ready(filled_in));
  }
}

TEST_CASE("the rotation and the loser deals exclude each other, with the reason") {
  NewMatchPage page(three_names());
  page.screen.click("Loser deals");
  CHECK(page.draft.new_match.rules.loser_deals);
  CHECK_FALSE(page.screen.has_control("Play out the rotation"));
  CHECK(page.screen.sees_part("three deals are no rotation"));
  page.screen.click("Loser deals");
  page.screen.click("Play out the rotation");
  CHECK(page.draft.new_match.rules.full_rotation);
  CHECK_FALSE(page.screen.has_control("Loser deals"));
  SECTION("and not even a page filled in otherwise starts with both") {
    page.draft.new_match.rules.loser_deals = true;
    page.screen.click("Start");
    CHECK(page.actions.empty());
    CHECK(page.screen.sees(page.draft.new_match.fault));
  }
}

TEST_CASE("a rule is set by its words as well as by its box") {
  NewMatchPage page(three_names());
  page.screen.click("Sweep bonus, in words");
  CHECK(page.draft.new_match.rules.sweep_bonus);
  page.screen.double_click("Sweep bonus");
  CHECK(page.draft.new_match.rules.sweep_bonus);
}

TEST_CASE("rules of several values go round, by keys and by either half") {
  NewMatchPage page(three_names());
  page.draft.ring.focused = "Card given back";
  page.screen.frame(2);
  page.screen.press(ImGuiKey_RightArrow);
  CHECK(page.draft.new_match.rules.keep_of_suit == 1);
  page.screen.press(ImGuiKey_Space);
  CHECK(page.draft.new_match.rules.keep_of_suit == 0);
  page.screen.press(ImGuiKey_RightArrow);
  CHECK(page.draft.new_match.rules.keep_of_suit == 2);
  page.screen.press(ImGuiKey_LeftArrow);
  CHECK(page.draft.new_match.rules.keep_of_suit == 0);

  const ui::Rect trumps = page.screen.control("Trumps").rect;
  page.screen.point_at({trumps.min.x + 4, trumps.center().y});
  page.screen.click_here();
  CHECK(static_cast<int>(page.draft.new_match.rules.trump_by) == 4);
  page.screen.point_at({page.screen.control("Trumps").rect.max.x - 4, trumps.center().y});
  page.screen.click_here();
  CHECK(static_cast<int>(page.draft.new_match.rules.trump_by) == 0);
  page.screen.click("Sevens");
  CHECK(static_cast<int>(page.draft.new_match.rules.sevens) == 1);
}

TEST_CASE("Tab reaches every control once, in order, and comes round by the row at the top") {
  NewMatchPage page(three_names());
  for (const char* const above : {"Sheet", "History", "People", "Statistics", "Keys"}) {
    page.screen.press(ImGuiKey_Tab);
    CHECK(page.screen.focused() == above);
  }
  std::vector<std::string> order;
  do {
    page.screen.press(ImGuiKey_Tab);
    order.push_back(page.screen.focused());
  } while (page.screen.focused() != "Start" && order.size() < 40);
  CHECK(order == std::vector<std::string>{"Game", "First name", "Second name", "Third name",
                                          "First dealer", "Host", "Keeping", "Line", "Clockwise",
                                          "Sweep bonus", "Loser deals", "Play out the rotation",
                                          "Card given back", "Trumps", "Sevens", "Start"});
  page.screen.press(ImGuiKey_Tab, ImGuiMod_Shift);
  CHECK(page.screen.focused() == "Sevens");
}

TEST_CASE("the page can be left for the sheet and keeps what was filled in") {
  NewMatchPage page;
  put_on_sheet(page.view, four_deals());
  page.screen.frame();
  CHECK(page.screen.sees("Your open match stays unfinished and in the list."));
  page.screen.type("Devi");
  SECTION("with Esc, what is in the field too") { page.screen.press(ImGuiKey_Escape); }
  SECTION("with the button") { page.screen.click("Back to the sheet"); }
  CHECK(page.draft.page == ui::Page::Sheet);
  CHECK(page.draft.new_match.names[0] == "Devi");
  CHECK(page.actions.empty());
}

TEST_CASE("without an open match there is no sheet to go back to") {
  NewMatchPage page(three_names());
  page.view.known_names.clear();  // nobody has played here
  CHECK_FALSE(page.screen.has_control("Back to the sheet"));
  CHECK_FALSE(page.screen.sees_part("stays unfinished"));
  page.screen.press(ImGuiKey_Escape);
  CHECK(page.draft.page == ui::Page::NewMatch);
  CHECK(page.draft.new_match.names[0] == "Asha");
  SECTION("but there may be a history") {
    page.view.known_names = {"Asha"};
    page.screen.press(ImGuiKey_Escape);
    CHECK(page.draft.page == ui::Page::Matches);
  }
}

TEST_CASE("an ended match is not said to stay unfinished") {
  NewMatchPage page;
  put_on_sheet(page.view, core::apply(four_deals(), 0, core::MatchEnded{0}, std::nullopt));
  page.screen.frame();
  CHECK_FALSE(page.screen.sees_part("stays unfinished"));
}

TEST_CASE("a rematch says so and waits at Start") {
  ui::NewMatchDraft filled_in = three_names();
  filled_in.starts_with_rematch = true;
  NewMatchPage page(filled_in);
  CHECK(page.screen.sees("Same people, same rules as the match just ended."));
  CHECK(page.screen.focused() == "Start");
}

TEST_CASE("under a dialog the page takes no keys") {
  NewMatchPage page(three_names());
  page.draft.dialog = ui::HelpShown{};
  page.screen.frame();
  page.screen.press(ImGuiKey_Enter, ImGuiMod_Ctrl);
  CHECK(page.actions.empty());
  page.screen.press(ImGuiKey_Escape);
  CHECK(std::holds_alternative<std::monostate>(page.draft.dialog));
  CHECK(page.draft.page == ui::Page::NewMatch);
}

TEST_CASE("at 1280 by 800 all of it is seen at once") {
  NewMatchPage page(three_names());
  for (const ui::Seen& seen : page.screen.seen()) {
    CAPTURE(seen.text);
    CHECK(seen.rect.min.x >= 0);
    CHECK(seen.rect.max.x <= 1280);
    CHECK(seen.rect.max.y <= 800);
  }
  // Nothing scrolled in either direction: the last rule ends above the foot.
  CHECK(page.screen.control("Sevens").rect.max.y < page.screen.control("Start").rect.min.y);
}

TEST_CASE("where there is less room, Tab brings each control into sight") {
  struct Display {
    ImVec2 size;
    float zoom = 1;
  };
  for (const Display& display : {Display{{800, 600}, 1}, Display{{1280, 800}, 2}}) {
    CAPTURE(display.zoom);
    NewMatchPage page(three_names(), display.size, display.zoom);
    for (int i = 0; i < 16; ++i) {
      page.screen.press(ImGuiKey_Tab);
      page.screen.frame(2);
      const ui::Rect rect = page.screen.control(page.screen.focused()).rect;
      CAPTURE(page.screen.focused());
      CHECK(rect.min.x >= 0);
      CHECK(rect.max.x <= display.size.x);
      CHECK(rect.min.y >= 0);
      CHECK(rect.max.y <= display.size.y);
    }
    page.screen.press(ImGuiKey_Enter, ImGuiMod_Ctrl);
    CHECK(page.starts());
  }
}

TEST_CASE("names of forty letters stay inside their places") {
  ui::NewMatchDraft filled_in;
  filled_in.names = {std::string(40, 'W'), std::string(40, 'M'), "Chandra"};
  for (const ImVec2 size : {ImVec2{1280, 800}, ImVec2{800, 600}}) {
    NewMatchPage page(filled_in, size);
    const float column = page.screen.control("First name").rect.max.x;
    CHECK(page.screen.control("First dealer").rect.max.x <= column);
    CHECK(page.screen.control("Host").rect.max.x <= column);
    page.screen.click("Start");
    CHECK(page.starts());
  }
}

TEST_CASE("of two players with one name so far, the one pressed is chosen") {
  ui::NewMatchDraft filled_in;
  filled_in.names = {"Asha", "Asha", "Chandra"};
  NewMatchPage page(filled_in);
  const ui::Rect host = page.screen.control("Host").rect;
  page.screen.point_at({host.min.x + 100, host.center().y});
  page.screen.click_here();
  CHECK(page.draft.new_match.host == 1);
}

TEST_CASE("what is filled in survives another size of the window") {
  NewMatchPage page;
  page.screen.type("Asha");
  page.screen.resize({800, 600});
  page.screen.type(" K");
  page.screen.resize({1280, 800});
  CHECK(page.draft.new_match.names[0] == "Asha K");
}
