// Everything the mouse can do the keys can do too, and where they are is seen.
#include <algorithm>
#include <set>
#include <string>

#include "../catch.hpp"
#include "played.hpp"

namespace {

// What Tab does not stop at, each with the keys that do the same.
bool has_own_keys(const std::string& name) {
  static const std::vector<std::string> kBeginnings = {
      "cell ",        // the arrows, and Enter
      "hand of ",     // it is said in the journal, Ctrl+J
      "explain ",     // E
      "count ",       // J, K, L
      "Match ",       // the arrows in the list, and Enter
      "Person ",      // likewise
      "The host",     // the last of them
      "whole name ",  // E has it, and so have the dialogs
      "sum of totals",
  };
  return std::ranges::any_of(kBeginnings,
                             [&](const std::string& begins) { return name.starts_with(begins); }) ||
         name.find(" of cell ") != std::string::npos ||  // signs behind a row's numbers: E there
         name.find(": ") != std::string::npos ||         // a word of a choice: left and right
         name.ends_with(", in words");                   // of a box to be ticked
}

// Goes all round by Tab. Whatever can be pressed must have had the focus, in sight, or have keys of
// its own. Gives what was come by.
std::set<std::string> go_round(Headless& window) {
  const ImVec2 display = ImGui::GetIO().DisplaySize;
  std::set<std::string> pressable;
  std::set<std::string> reached;
  std::string first;
  for (int i = 0; i < 80; ++i) {
    window.frame(2);
    for (const ui::Seen& seen : window.seen()) {
      if (seen.is_control && seen.is_enabled && !has_own_keys(seen.text)) {
        pressable.insert(seen.text);
        CAPTURE(seen.text);
        CHECK(std::ranges::count(
                  window.seen(), std::pair(seen.text, true),
                  [](const ui::Seen& one) { return std::pair(one.text, one.is_control); }) == 1);
      }
    }
    const std::string focused = window.focused();
    CAPTURE(focused);
    if (focused.empty()) {  // a list, which shows it by the row chosen
      window.press(ImGuiKey_Tab);
      continue;
    }
    if (focused == first) {
      break;
    }
    first = first.empty() ? focused : first;
    reached.insert(focused);
    const ui::Rect rect = window.control(focused).rect;
    CHECK(rect.min.y >= -1);
    CHECK(rect.max.y <= display.y + 1);
    CHECK(rect.min.x >= -1);
    CHECK(rect.max.x <= display.x + 1);
    window.press(ImGuiKey_Tab);
  }
  for (const std::string& name : pressable) {
    CAPTURE(name, first);
    CHECK(reached.contains(name));
  }
  return reached;
}

struct Display {
  ImVec2 size;
  float zoom = 1;
};
const std::vector<Display> kDisplays = {
    {{1280, 800}, 1}, {{800, 600}, 1}, {{1280, 800}, 2}, {{480, 800}, 1}};

// The sheet gone round on displays of every kind.
void check_sheet(const core::Match& match, core::Actor at_sheet,
                 const std::vector<std::string>& among) {
  for (const Display& display : kDisplays) {
    CAPTURE(display.size.x, display.size.y, display.zoom);
    Table table(match);
    table.sit(at_sheet);
    Headless window(table.drawing(), display.size, display.zoom);
    CHECK(window.focused().empty());  // it is in a cell
    window.press(ImGuiKey_F6);
    const std::set<std::string> reached = go_round(window);
    for (const std::string& name : among) {
      CAPTURE(name);
      CHECK(reached.contains(name));
    }
    CHECK(table.done.empty());  // going by changes nothing
  }
}

core::Match wrongly_pulled() {
  core::Match match = Table::with_deals({{1, 4, 5}});
  match = core::apply(match, 1, core::Ticked{1, {2, 1, 1}}, {});
  match = core::apply(match, 1, core::Ticked{1, {2, 0, 1}}, {});
  return core::apply(match, 0, core::Correction{1, {2, 3, 5}}, {});
}

core::Match crossed() { return Table::with_deals({{0, 0, 10}, {0, 0, 10}, {0, 0, 10}}); }

}  // namespace

TEST_CASE("On the sheet F6 and Tab reach whatever can be pressed, the cards and the trade too") {
  check_sheet(
      Table::with_deals({{1, 4, 5}}), 0,
      {"card 1 of Chandra from Bimal", "trade Chandra from Bimal", "Trump", "Rules", "Journal",
       "Hand over the host's place", "Line up", "End match", "At the sheet", "Keys", "History"});
}

TEST_CASE("Questions beside the sheet are answered by keys") {
  check_sheet(wrongly_pulled(), 2, {"Make it up of deal 1", "Leave it of deal 1"});
  core::Match match = Table::three();
  match.rules = core::Rules(*core::find_game("3-5-9"));
  match.rules.deal_tricks = 16;
  match.target = core::usual_target(*match.rules.game);
  match = Table::with_deals(match, {{2, 8, 7}});
  REQUIRE(core::sheet_of(match).next->asks_first_up);
  check_sheet(match, match.host, {"first overtrick by Bimal", "first overtrick by Chandra"});
}

TEST_CASE("A decided match, an ended one and another's column are gone round by keys") {
  check_sheet(crossed(), 0, {"End now"});
  check_sheet(core::apply(crossed(), 0, core::MatchEnded{0}, {}), 0, {"Reopen", "Rematch"});
  check_sheet(Table::with_deals({{1, 4, 5}}), 1, {"card 1 of Chandra from Bimal"});
}

TEST_CASE("While a place is guarded, the keys reach what gives the PIN and nothing of the sheet") {
  Table table(Table::with_deals({{1, 4, 5}}));
  table.view.open->is_locked = true;
  Headless window(table.drawing());
  window.press(ImGuiKey_F6);
  CHECK(window.focused() == "Give the PIN");
  for (int i = 0; i < 20; ++i) {
    window.press(ImGuiKey_Tab);
    CHECK_FALSE(window.focused().starts_with("card "));
    CHECK(window.focused() != "Trump");
  }
  while (window.focused() != "History") {
    window.press(ImGuiKey_Tab);
  }
  window.press(ImGuiKey_Enter);
  CHECK(table.draft.page == ui::Page::Matches);
}

TEST_CASE("The journal beside the sheet is gone round by keys") {
  for (const Display& display : kDisplays) {
    Table table(Table::with_deals({{1, 4, 5}}));
    table.draft.shows_record = true;
    table.view.record.emplace();
    Headless window(table.drawing(), display.size, display.zoom);
    window.press(ImGuiKey_F6);
    CHECK(go_round(window).contains("Title and note"));
  }
}

TEST_CASE("Every other page is gone round by Tab, with the row at its top") {
  for (const ui::Page page :
       {ui::Page::Matches, ui::Page::NewMatch, ui::Page::People, ui::Page::Statistics}) {
    for (const Display& display : kDisplays) {
      CAPTURE(static_cast<int>(page), display.size.x, display.zoom);
      Table table;
      table.is_stubborn = true;
      table.view.people.people.push_back({.number = 1,
                                          .name = "Asha",
                                          .colour = std::nullopt,
                                          .matches = 0,
                                          .has_pin = false,
                                          .is_archived = false});
      table.draft.page = page;
      Headless window(table.drawing(), display.size, display.zoom);
      CHECK(go_round(window).contains("Keys"));
      CHECK(table.draft.page == page);
    }
  }
}

TEST_CASE("Without a match, and with a file that cannot be read, Tab and Enter are enough") {
  Table table;
  table.view.open.reset();
  SECTION("no match") {
    Headless window(table.drawing());
    CHECK(go_round(window).contains("Begin a match"));
    while (window.focused() != "Begin a match") {
      window.press(ImGuiKey_Tab);
    }
    window.press(ImGuiKey_Enter);
    CHECK(table.draft.page == ui::Page::NewMatch);
  }
  SECTION("a damaged file") {
    table.view.unusable =
        "The score sheet /home/asha/.local/share/squarescores/scores.db is damaged. Nothing in it "
        "was "
        "changed. The newest good backup is of 30 November 2026.";
    table.view.is_damaged = true;
    table.view.backup = "/home/asha/.local/share/squarescores/backups/scores-2026-11-30.db";
    for (const Display& display : kDisplays) {
      CAPTURE(display.size.x, display.size.y, display.zoom);
      table.draft = {};
      table.done.clear();
      Headless window(table.drawing(), display.size, display.zoom);
      const std::set<std::string> reached = go_round(window);
      CHECK(reached.contains("Put the backup back"));
      CHECK(reached.contains("Save what can be read"));
      while (window.focused() != "Save what can be read") {
        window.press(ImGuiKey_Tab);
      }
      window.press(ImGuiKey_Enter);
      CHECK(table.asked<ui::SaveReadable>().size() == 1);
    }
  }
}

TEST_CASE("Cards are ticked by F6, Tab and Space, and any digit goes back to the cell") {
  Table table(Table::with_deals({{1, 4, 5}}));
  table.sit(0);
  Headless window(table.drawing());
  window.press(ImGuiKey_F6);
  CHECK(window.focused() == "card 1 of Chandra from Bimal");
  window.press(ImGuiKey_Space);
  CHECK(table.made<core::Ticked>() == std::vector<core::Ticked>{{1, {2, 1, 1}}});
  CHECK(window.focused() == "card 1 of Chandra from Bimal");
  window.type("4");
  CHECK(window.focused().empty());
  window.press(ImGuiKey_Enter);
  CHECK(table.tricks(2, 0) == 4);
  window.press(ImGuiKey_F6);
  CHECK(window.focused() == "card 1 of Chandra from Asha");  // the next that is to be drawn
  window.press(ImGuiKey_Space);
  window.press(ImGuiKey_Tab);
  const std::string left = window.focused();
  window.press(ImGuiKey_F6);
  window.press(ImGuiKey_F6);
  CHECK(window.focused() == left);
}

TEST_CASE("F6 and Esc go back to the cell, and what is half-typed is entered before it is left") {
  Table table(Table::with_deals({{1, 4, 5}}));
  table.sit(0);
  Headless window(table.drawing());
  window.type("4");
  window.press(ImGuiKey_F6);
  CHECK(table.tricks(2, 0) == 4);
  CHECK_FALSE(window.focused().empty());
  SECTION("F6") { window.press(ImGuiKey_F6); }
  SECTION("Esc") { window.press(ImGuiKey_Escape); }
  CHECK(window.focused().empty());
  window.type("5");
  window.press(ImGuiKey_Enter);
  CHECK(table.tricks(2, 1) == 5);
}

TEST_CASE("What is answered goes away, and the focus is where it was") {
  Table table(wrongly_pulled());
  Headless window(table.drawing());
  window.press(ImGuiKey_F6);
  while (window.focused() != "Make it up of deal 1") {
    window.press(ImGuiKey_Tab);
  }
  window.press(ImGuiKey_Enter);
  window.frame(2);
  CHECK(window.focused() == "It is made up of deal 1");
  window.press(ImGuiKey_Enter);
  CHECK(table.made<core::MakeUpSaid>().size() == 2);
}

TEST_CASE("The arrow up goes to the deals played, where Enter corrects one, for the host") {
  Table table(Table::with_deals({{1, 4, 5}, {2, 5, 3}, {3, 3, 4}}));
  Headless window(table.drawing());
  window.press(ImGuiKey_UpArrow);  // the newest can still be written
  CHECK_FALSE(table.draft.older);
  CHECK(table.draft.focus == ui::Cell{3, 0});
  window.press(ImGuiKey_UpArrow);
  window.press(ImGuiKey_RightArrow);
  CHECK(table.draft.older == ui::Cell{2, 1});
  CHECK(window.sees_part("Deal 2: Enter corrects it"));
  window.press(ImGuiKey_Enter);
  const auto* const correcting = std::get_if<ui::Correcting>(&table.draft.dialog);
  REQUIRE(correcting != nullptr);
  CHECK(correcting->deal == 2);
  CHECK(correcting->seat == 1);
  window.press(ImGuiKey_Escape);
  window.press(ImGuiKey_Escape);
  CHECK_FALSE(table.draft.older);
}

TEST_CASE("To others an older deal says why not, and the digits go on where they were") {
  Table table(Table::with_deals({{1, 4, 5}, {2, 5, 3}}));
  table.sit(1);
  Headless window(table.drawing());
  SECTION("by keys") {
    window.press(ImGuiKey_UpArrow);
    window.press(ImGuiKey_UpArrow);
    window.press(ImGuiKey_Enter);
  }
  SECTION("by mouse") { window.click("cell 1 Asha"); }
  CHECK(std::holds_alternative<std::monostate>(table.draft.dialog));
  CHECK(table.draft.older->deal == 1);
  CHECK(window.sees_part("host"));
  window.type("5");
  CHECK_FALSE(table.draft.older);
  window.press(ImGuiKey_Enter);
  CHECK(table.tricks(3, 1) == 5);
}

TEST_CASE("From a deal played F6 leads to the buttons too, and back to it") {
  Table table(Table::with_deals({{1, 4, 5}, {2, 5, 3}, {3, 3, 4}}));
  Headless window(table.drawing());
  window.press(ImGuiKey_UpArrow);
  window.press(ImGuiKey_UpArrow);
  window.press(ImGuiKey_F6);
  const std::string first = window.focused();
  window.press(ImGuiKey_Tab);
  CHECK_FALSE(window.focused().empty());
  CHECK(window.focused() != first);
  window.press(ImGuiKey_F6);
  CHECK(window.focused().empty());
  CHECK(table.draft.older == ui::Cell{2, 0});
}

TEST_CASE("E explains the deal that the arrows went to") {
  Table table(Table::with_deals({{1, 4, 5}, {2, 5, 3}, {3, 3, 4}}));
  Headless window(table.drawing());
  window.press(ImGuiKey_UpArrow);
  window.press(ImGuiKey_UpArrow);
  window.press(ImGuiKey_E);
  window.press(ImGuiKey_RightArrow);  // from the total to what was needed
  const auto* const about = std::get_if<ui::Explained>(&table.draft.dialog);
  REQUIRE(about != nullptr);
  CHECK(about->topic == ui::Topic::Needs);
  CHECK(about->deal == 2);
}
