#include "../catch.hpp"
#include "headless.hpp"
#include "tables.hpp"
#include "ui/dialogs.hpp"
#include "ui/window.hpp"

namespace {

struct Asked {
  ui::View view;
  ui::Draft draft;
  ui::Actions actions;
  Headless screen;

  explicit Asked(ui::Dialog dialog, ImVec2 size = {1280, 800})
      : screen(
            [this, dialog = std::move(dialog), is_first = true](ui::Pen& pen) mutable {
              if (is_first) {
                put_on_sheet(view, four_deals());
                draft.dialog = std::move(dialog);
                is_first = false;
              }
              ui::draw_window(pen, view, draft, actions);
            },
            size) {
    screen.frame(2);
  }

  template <typename Kind>
  [[nodiscard]] Kind* is() {
    return std::get_if<Kind>(&draft.dialog);
  }
};

}  // namespace

TEST_CASE("a title and a note of several lines are typed and kept with Ctrl+Enter") {
  Asked asked(ui::NoteAsked{});
  CHECK(asked.screen.focused() == "Title");
  asked.screen.type("a long night");
  asked.screen.press(ImGuiKey_Tab);
  CHECK(asked.screen.focused() == "Note");
  asked.screen.type("one");
  asked.screen.press(ImGuiKey_Enter);
  asked.screen.type("two");
  asked.screen.press(ImGuiKey_UpArrow);
  CHECK(asked.screen.focused() == "Note");
  REQUIRE(asked.is<ui::NoteAsked>() != nullptr);
  CHECK(asked.is<ui::NoteAsked>()->title == "a long night");
  CHECK(asked.is<ui::NoteAsked>()->text == "one\ntwo");
  CHECK(asked.actions.empty());
  asked.screen.press(ImGuiKey_Enter, ImGuiMod_Ctrl);
  CHECK(only<ui::SetNote>(asked.actions) != nullptr);
  CHECK(asked.is<ui::NoteAsked>()->text == "one\ntwo");
}

TEST_CASE("a note can be left as it was, and why it cannot be kept is said") {
  ui::NoteAsked note;
  note.fault = "That is too long to be kept with a match.";
  Asked asked(note);
  CHECK(asked.screen.sees("That is too long to be kept with a match."));
  asked.screen.click("Leave as it was");
  CHECK(asked.is<ui::NoteAsked>() == nullptr);
  CHECK(asked.actions.empty());
}

TEST_CASE("Esc drops a note that was typed only when it is pressed twice") {
  ui::NoteAsked note;
  note.title = note.kept_title = "lake";
  Asked asked(note);
  asked.screen.press(ImGuiKey_Tab);
  asked.screen.type("rain");
  asked.screen.press(ImGuiKey_Escape);
  REQUIRE(asked.is<ui::NoteAsked>() != nullptr);
  CHECK(asked.is<ui::NoteAsked>()->text == "rain");
  CHECK(asked.screen.sees("Not kept yet: Ctrl+Enter keeps it, Esc once more drops it."));
  asked.screen.type("y");  // then it is asked anew
  CHECK_FALSE(asked.screen.sees_part("Not kept yet"));
  asked.screen.press(ImGuiKey_Escape);
  REQUIRE(asked.is<ui::NoteAsked>() != nullptr);
  CHECK(asked.is<ui::NoteAsked>()->text == "rainy");
  SECTION("kept") {
    asked.screen.press(ImGuiKey_Enter, ImGuiMod_Ctrl);
    CHECK(only<ui::SetNote>(asked.actions) != nullptr);
  }
  SECTION("dropped") {
    asked.screen.press(ImGuiKey_Escape);
    CHECK(asked.is<ui::NoteAsked>() == nullptr);
    CHECK(asked.actions.empty());
  }
}

TEST_CASE("Esc leaves a note as it was at once where nothing was typed") {
  ui::NoteAsked note;
  note.title = note.kept_title = "lake";
  Asked asked(note);
  asked.screen.press(ImGuiKey_Escape);
  CHECK(asked.is<ui::NoteAsked>() == nullptr);
}

TEST_CASE("a note in Nepali is typed character by character") {
  Asked asked(ui::NoteAsked{});
  asked.screen.press(ImGuiKey_Tab);
  asked.screen.type("\u0930\u093E\u0924\u093F");
  CHECK(asked.is<ui::NoteAsked>()->text == "\u0930\u093E\u0924\u093F");
}

TEST_CASE("the file keeps its name and changes its ending with the form") {
  ui::OutAsked out;
  out.match = 7;
  out.path = "/home/asha/Asha, Bimal, Chandra.png";
  Asked asked(out);
  CHECK(asked.screen.focused() == "File");
  asked.screen.click("Form: CSV");
  CHECK(asked.is<ui::OutAsked>()->path == "/home/asha/Asha, Bimal, Chandra.csv");
  asked.screen.click("Form: JSON");
  CHECK(asked.is<ui::OutAsked>()->path == "/home/asha/Asha, Bimal, Chandra.jsonl");
  asked.screen.click("Form: text");
  CHECK(asked.is<ui::OutAsked>()->path == "/home/asha/Asha, Bimal, Chandra.txt");
  asked.screen.click("Save");
  REQUIRE(only<ui::PutOut>(asked.actions) != nullptr);
  CHECK_FALSE(only<ui::PutOut>(asked.actions)->replaces);
}

TEST_CASE("all matches together are no picture") {
  ui::OutAsked out;
  out.form = ui::OutForm::Json;
  out.path = "/home/asha/matches.jsonl";
  Asked asked(out);
  CHECK_FALSE(asked.screen.has_control("Form: picture"));
  asked.screen.click("Form: CSV");
  CHECK(asked.is<ui::OutAsked>()->form == ui::OutForm::Csv);
  CHECK(asked.is<ui::OutAsked>()->path == "/home/asha/matches.csv");
}

TEST_CASE("a file that is there is replaced only when that is said") {
  ui::OutAsked out;
  out.match = 7;
  out.path = "/home/asha/a.png";
  out.is_there = true;
  Asked asked(out);
  CHECK(asked.screen.sees("A file of that name is there already."));
  CHECK_FALSE(asked.screen.has_control("Save"));
  SECTION("Enter in the name does not") {
    asked.screen.press(ImGuiKey_Enter);
    CHECK(asked.actions.empty());
  }
  SECTION("the button does") {
    asked.screen.click("Replace it");
    REQUIRE(only<ui::PutOut>(asked.actions) != nullptr);
    CHECK(only<ui::PutOut>(asked.actions)->replaces);
  }
  SECTION("another name asks anew") {
    asked.screen.click("Choose another name");
    CHECK_FALSE(asked.is<ui::OutAsked>()->is_there);
    asked.screen.type("x");
    CHECK(asked.screen.has_control("Save"));
    CHECK(asked.actions.empty());
  }
}

TEST_CASE("Enter in the name of the file saves, and imports") {
  SECTION("saves") {
    ui::OutAsked out;
    out.match = 7;
    out.path = "/home/asha/a.png";
    Asked asked(out);
    asked.screen.press(ImGuiKey_Enter);
    CHECK(only<ui::PutOut>(asked.actions) != nullptr);
  }
  SECTION("imports") {
    ui::InAsked in;
    in.path = "/home/asha/a.jsonl";
    Asked asked(in);
    asked.screen.press(ImGuiKey_Enter);
    CHECK(only<ui::TakeIn>(asked.actions) != nullptr);
  }
}

TEST_CASE("what was imported is told, and Enter is done with it") {
  ui::InAsked in;
  in.path = "/home/asha/a.jsonl";
  in.done = "2 imported, 1 here already.";
  Asked asked(in);
  CHECK(asked.screen.sees("2 imported, 1 here already."));
  asked.screen.press(ImGuiKey_Enter);
  CHECK(asked.actions.empty());
  CHECK(asked.is<ui::InAsked>() == nullptr);
}

TEST_CASE("the dialogs fit a small window") {
  ui::OutAsked out;
  out.match = 7;
  out.path = "/home/asha/a.png";
  Asked asked(out, {640, 480});
  CHECK(asked.screen.control("Save").rect.max.y < 480);
  CHECK(asked.screen.control("Form: text").rect.max.x < 640);
}
