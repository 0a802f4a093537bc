#include <algorithm>

#include "../catch.hpp"
#include "played.hpp"
#include "ui/keys.hpp"

namespace {

using Entries = std::vector<core::Entry>;

bool is_dialog_shown(const Table& table) {
  return !std::holds_alternative<std::monostate>(table.draft.dialog);
}

}  // namespace

TEST_CASE("Digits and Enter fill the cells one after the other") {
  Table table;
  Headless window(table.drawing());
  window.type("2");
  CHECK(table.made<core::Entry>().empty());
  window.press(ImGuiKey_Enter);
  window.type("5");
  window.press(ImGuiKey_Tab);
  CHECK(table.made<core::Entry>() == Entries{{1, 0, 2}, {1, 1, 5}});
  CHECK(table.draft.focus == ui::Cell{1, 2});
}

TEST_CASE("1 then 0 is ten and never counted as one on the way") {
  Table table;
  Headless window(table.drawing());
  window.type("1");
  CHECK(window.sees("1"));
  CHECK_FALSE(window.sees_part("of 10 tricks"));
  window.type("0");
  window.press(ImGuiKey_KeypadEnter);
  CHECK(table.made<core::Entry>() == Entries{{1, 0, 10}});
}

TEST_CASE("Digits of other scripts count as digits") {
  for (const char* const five : {"५", "۵", "５"}) {
    Table table;
    Headless window(table.drawing());
    window.type(five);
    window.press(ImGuiKey_Enter);
    CHECK(table.made<core::Entry>() == Entries{{1, 0, 5}});
  }
}

TEST_CASE("Letters and a plus are no tricks") {
  Table table;
  Headless window(table.drawing());
  window.type("x+");
  CHECK(table.draft.typed.empty());
}

TEST_CASE("A minus, from either keyboard or as it is printed, is told and never becomes tricks") {
  for (const char* const minus : {"-", "keypad", "\u2212"}) {
    CAPTURE(minus);
    Table table;
    Headless window(table.drawing());
    if (std::string(minus) == "keypad") {
      ImGui::GetIO().AddInputCharacter('-');
      window.press(ImGuiKey_KeypadSubtract);
    } else {
      window.type(minus);
    }
    CHECK(window.sees("\u2212"));
    CHECK(window.sees_part("Tricks have no minus"));
    window.press(ImGuiKey_Enter);
    CHECK(table.done.empty());
    window.type("3");
    CHECK(window.sees("\u22123"));
    window.press(ImGuiKey_Enter);
    CHECK(core::cells_in(core::deal_at(table.view.open->match, 1)) == 0);
    window.press(ImGuiKey_Escape);
    window.type("3");
    CHECK_FALSE(window.sees_part("Tricks have no minus"));
    window.press(ImGuiKey_Enter);
    CHECK(table.tricks(1, 0) == 3);
  }
}

TEST_CASE("A minus typed behind the digits is one too, and Backspace takes it away last") {
  Table table;
  Headless window(table.drawing());
  window.type("1-0");
  CHECK(window.sees("\u221210"));
  window.press(ImGuiKey_Backspace);
  window.press(ImGuiKey_Backspace);
  CHECK(window.sees_part("Tricks have no minus"));
  window.press(ImGuiKey_Backspace);
  CHECK(table.draft.typed.empty());
}

TEST_CASE("Enter on 0 is an entry, Enter on an empty cell is none") {
  Table table;
  Headless window(table.drawing());
  window.press(ImGuiKey_Enter);
  CHECK(table.done.empty());
  CHECK(window.sees_part("how many tricks?"));
  window.type("0");
  window.press(ImGuiKey_Enter);
  CHECK(table.made<core::Entry>() == Entries{{1, 0, 0}});
}

TEST_CASE("A key held down enters once, and does not take the offer") {
  Table table;
  Headless window(table.drawing());
  window.type("4");
  window.press(ImGuiKey_Enter);
  window.type("3");
  window.hold(ImGuiKey_Enter, 20);
  CHECK(table.made<core::Entry>() == Entries{{1, 0, 4}, {1, 1, 3}});
  CHECK(table.draft.focus == ui::Cell{1, 2});
  CHECK(window.sees_part("Enter takes it"));
  window.press(ImGuiKey_Enter);
  CHECK(table.made<core::Entry>().size() == 3);
  CHECK(table.tricks(1, 2) == 3);
}

TEST_CASE("Tab does not take the offer") {
  Table table;
  Headless window(table.drawing());
  window.type("4");
  window.press(ImGuiKey_Tab);
  window.type("3");
  window.press(ImGuiKey_Tab);
  window.press(ImGuiKey_Tab);
  CHECK(table.made<core::Entry>().size() == 2);
}

TEST_CASE("The offer is for one who may fill that column") {
  Table table;
  table.show(core::apply(core::apply(Table::three(), 1, core::Entry{1, 1, 3}, {}), 2,
                         core::Entry{1, 2, 3}, {}));
  table.sit(1);
  Headless window(table.drawing());
  CHECK(window.sees_part("The last column would be 4."));
  CHECK_FALSE(window.sees_part("Enter takes it"));
  window.press(ImGuiKey_Enter);
  CHECK(table.done.empty());
  window.click("cell 1 Asha");
  window.press(ImGuiKey_Enter);
  CHECK(table.done.empty());
}

TEST_CASE("An entry typed while Enter is still down goes to the next cell") {
  Table table;
  Headless window(table.drawing());
  ImGuiIO& io = ImGui::GetIO();
  io.AddInputCharacter('4');
  io.AddKeyEvent(ImGuiKey_Enter, true);
  io.AddInputCharacter('5');
  io.AddKeyEvent(ImGuiKey_Enter, false);
  window.frame(6);
  CHECK(table.made<core::Entry>() == Entries{{1, 0, 4}});
  CHECK(table.draft.focus == ui::Cell{1, 1});
  CHECK(table.draft.typed == "5");
}

TEST_CASE("Backspace rubs out, Esc takes back, and neither is an entry") {
  Table table;
  Headless window(table.drawing());
  window.type("12");
  window.press(ImGuiKey_Backspace);
  CHECK(table.draft.typed == "1");
  window.press(ImGuiKey_Escape);
  CHECK(table.draft.typed.empty());
  window.press(ImGuiKey_Backspace);
  CHECK(table.done.empty());
}

TEST_CASE("Delete empties a filled cell, and nothing else") {
  Table table;
  Headless window(table.drawing());
  window.press(ImGuiKey_Delete);
  CHECK(table.done.empty());
  window.type("4");
  window.press(ImGuiKey_Enter);
  window.press(ImGuiKey_LeftArrow);
  CHECK(table.draft.focus == ui::Cell{1, 0});
  window.press(ImGuiKey_Delete);
  CHECK(table.made<core::Entry>() == Entries{{1, 0, 4}, {1, 0, std::nullopt}});
}

TEST_CASE("Typing over a filled cell replaces it, also in the deal that has just settled") {
  Table table(Table::with_deals({{2, 5, 3}}));
  table.draft.focus = {2, 0};
  Headless window(table.drawing());
  window.press(ImGuiKey_Tab, ImGuiMod_Shift);
  CHECK(table.draft.focus == ui::Cell{1, 2});
  CHECK(window.sees_part("opens it again"));
  window.type("4");
  window.press(ImGuiKey_Enter);
  CHECK(table.made<core::Entry>() == Entries{{1, 2, 4}});
  CHECK(window.sees_part("One too many"));
}

TEST_CASE("Going back with a number half-typed keeps it and then goes back") {
  Table table;
  Headless window(table.drawing());
  window.type("4");
  window.press(ImGuiKey_Enter);
  window.type("3");
  window.press(ImGuiKey_LeftArrow);
  CHECK(table.made<core::Entry>() == Entries{{1, 0, 4}, {1, 1, 3}});
  CHECK(table.draft.focus == ui::Cell{1, 0});
}

TEST_CASE("A click elsewhere keeps what is typed, and the hand is where it clicked") {
  Table table;
  Headless window(table.drawing());
  window.type("4");
  window.click("cell 1 Chandra");
  CHECK(table.made<core::Entry>() == Entries{{1, 0, 4}});
  CHECK(table.draft.focus == ui::Cell{1, 2});
}

TEST_CASE("A double click on a cell enters nothing twice") {
  Table table;
  Headless window(table.drawing());
  window.type("4");
  window.double_click("cell 1 Bimal");
  CHECK(table.made<core::Entry>() == Entries{{1, 0, 4}});
}

TEST_CASE("Another page, another person and a dialog keep what is typed") {
  Table table;
  Headless window(table.drawing());
  window.type("4");
  SECTION("page") { window.press(ImGuiKey_O, ImGuiMod_Ctrl); }
  SECTION("person") { window.press(ImGuiKey_F3); }
  SECTION("help") { window.press(ImGuiKey_F1); }
  SECTION("end") { window.press(ImGuiKey_E, ImGuiMod_Ctrl); }
  CHECK(table.made<core::Entry>() == Entries{{1, 0, 4}});
}

TEST_CASE("Zoom and theme leave what is half-typed as it is") {
  Table table;
  Headless window(table.drawing());
  window.type("4");
  window.press(ImGuiKey_Equal, ImGuiMod_Ctrl);
  window.press(ImGuiKey_D, ImGuiMod_Ctrl);
  CHECK(table.draft.typed == "4");
  CHECK(table.asked<ui::SetZoom>().size() == 1);
  CHECK(table.asked<ui::SetZoom>().at(0).zoom > 1.0F);
  CHECK(table.asked<ui::SetTheme>().at(0).theme == ui::Theme::Light);
}

TEST_CASE("F2 to F5 seat the three and the host") {
  core::Match match = Table::three();
  match.host = core::kKeeper;
  Table table(match);
  Headless window(table.drawing());
  for (const ImGuiKey key : {ImGuiKey_F2, ImGuiKey_F3, ImGuiKey_F4, ImGuiKey_F5}) {
    window.press(key);
  }
  std::vector<core::Actor> who;
  for (const ui::SitDown& sit : table.asked<ui::SitDown>()) {
    who.push_back(sit.who);
  }
  CHECK(who == std::vector<core::Actor>{0, 1, 2, core::kKeeper});
}

TEST_CASE("Undo takes back what is half-typed first, then asks for the newest change") {
  Table table;
  Headless window(table.drawing());
  window.type("4");
  window.press(ImGuiKey_Z, ImGuiMod_Ctrl);
  CHECK(table.done.empty());
  CHECK(table.draft.typed.empty());
  window.press(ImGuiKey_Z, ImGuiMod_Ctrl);
  CHECK(table.asked<ui::Undo>().size() == 1);
  window.press(ImGuiKey_Z, ImGuiMod_Ctrl | ImGuiMod_Shift);
  window.press(ImGuiKey_Y, ImGuiMod_Ctrl);
  CHECK(table.asked<ui::Redo>().size() == 2);
}

TEST_CASE("While an entry is not saved nothing further is taken") {
  Table table;
  table.view.unsaved = ui::Unsaved{core::Entry{1, 0, 4}, "There is no room on the disk."};
  Headless window(table.drawing());
  CHECK(window.sees_part("Not saved yet"));
  CHECK(window.sees("4"));
  window.type("7");
  window.press(ImGuiKey_Enter);
  window.press(ImGuiKey_F3);
  CHECK(table.done.empty());
  CHECK(table.draft.typed.empty());
}

TEST_CASE("The focus never stays on a deal that others have played past") {
  Table table(Table::with_deals({{2, 5, 3}, {4, 2, 4}}));
  table.draft.focus = {1, 1};
  Headless window(table.drawing());
  CHECK(table.draft.focus == ui::Cell{3, 0});
}

TEST_CASE("Keys of the sheet do nothing under a dialog") {
  Table table;
  Headless window(table.drawing());
  window.press(ImGuiKey_F1);
  REQUIRE(is_dialog_shown(table));
  window.type("4");
  CHECK(table.draft.typed.empty());
}

TEST_CASE("No chord stands for two commands") {
  std::vector<ImGuiKeyChord> chords;
  for (const ui::KeyBinding& binding : ui::key_bindings()) {
    for (const ImGuiKeyChord chord : binding.chords) {
      if (chord != 0) {
        CHECK(std::count(chords.begin(), chords.end(), chord) == 0);
        chords.push_back(chord);
      }
    }
  }
}
