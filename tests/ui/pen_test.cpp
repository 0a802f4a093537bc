#include "ui/pen.hpp"

#include <algorithm>

#include "../catch.hpp"
#include "../headless.hpp"

namespace {

ui::Rect at(float x, float y, float width = 120, float height = 40) {
  return {{x, y}, {x + width, y + height}};
}

// A form with every kind of control.
struct Form {
  ui::Ring ring;
  std::string name;
  std::string completion;
  bool is_ticked = false;
  int chosen = 0;
  int saved = 0;
  int locked = 0;
  int quiet = 0;

  void draw(ui::Pen& pen) {
    pen.begin(ring);
    pen.field("Name", at(10, 10, 300, 50), name, "who plays", completion);
    pen.check_box("Sweep", {10, 80}, is_ticked);
    pen.choice("Dealer", {10, 120}, {"Asha", "Bimal", "Chandra"}, chosen);
    locked +=
        pen.button("Locked", "Locked", at(10, 200), ui::Look::Chip, false, "Only the host may.")
            ? 1
            : 0;
    saved += pen.button("Save", "Save it", at(150, 200), ui::Look::Accent) ? 1 : 0;
    pen.end();
    quiet += pen.mouse_area("Quiet", at(300, 200)) ? 1 : 0;
  }
  [[nodiscard]] Headless::Draw drawing() {
    return Headless::full_screen([this](ui::Pen& pen) { draw(pen); });
  }
};

}  // namespace

TEST_CASE("A click presses a button once, a double click twice") {
  Form form;
  Headless window(form.drawing());
  window.click("Save");
  CHECK(form.saved == 1);
  CHECK(window.focused() == "Save");
  window.double_click("Save");
  CHECK(form.saved == 3);
  window.click("Quiet");
  CHECK(form.quiet == 1);
}

TEST_CASE("Tab goes through the controls in drawing order and past a disabled one") {
  Form form;
  Headless window(form.drawing());
  CHECK(window.focused() == "Name");
  for (const char* const next : {"Sweep", "Dealer", "Save", "Name"}) {
    window.press(ImGuiKey_Tab);
    CHECK(window.focused() == next);
  }
  window.press(ImGuiKey_Tab, ImGuiMod_Shift);
  CHECK(window.focused() == "Save");
}

TEST_CASE("Enter and Space press what has the focus, a repeated key does not press again") {
  Form form;
  Headless window(form.drawing());
  window.press(ImGuiKey_Tab, ImGuiMod_Shift);
  window.press(ImGuiKey_Enter);
  window.press(ImGuiKey_Space);
  CHECK(form.saved == 2);
  window.hold(ImGuiKey_Enter, 5);
  CHECK(form.saved == 3);
}

TEST_CASE("The Enter that opens a dialog does not press the dialog's first button") {
  bool is_open = false;
  int agreed = 0;
  ui::Ring page;
  ui::Ring dialog;
  Headless window(Headless::full_screen([&](ui::Pen& pen) {
    if (is_open) {
      pen.begin(dialog);
      agreed += pen.button("Yes", "Yes", at(10, 80), ui::Look::Accent) ? 1 : 0;
      pen.end();
      return;
    }
    pen.begin(page);
    is_open = pen.button("Open", "Open", at(10, 10), ui::Look::Chip);
    pen.end();
  }));
  window.hold(ImGuiKey_Enter, 5);
  CHECK(is_open);
  CHECK(agreed == 0);
  window.press(ImGuiKey_Enter);
  CHECK(agreed == 1);
}

TEST_CASE("A disabled button is not pressed and says why") {
  Form form;
  Headless window(form.drawing());
  CHECK_FALSE(window.sees("Only the host may."));
  window.click("Locked");
  CHECK(form.locked == 0);
  CHECK(window.focused() == "Name");
  CHECK_FALSE(window.control("Locked").is_enabled);
  CHECK(window.sees("Only the host may."));
}

TEST_CASE("Arrows change a choice up to its ends, and so does a click") {
  Form form;
  Headless window(form.drawing());
  window.press(ImGuiKey_Tab);
  window.press(ImGuiKey_Tab);
  window.press(ImGuiKey_LeftArrow);
  CHECK(form.chosen == 0);
  window.press(ImGuiKey_RightArrow);
  window.press(ImGuiKey_RightArrow);
  window.press(ImGuiKey_RightArrow);
  CHECK(form.chosen == 2);
  window.click("Dealer: Bimal");
  CHECK(form.chosen == 1);
}

TEST_CASE("A box is ticked by keys and mouse") {
  Form form;
  Headless window(form.drawing());
  window.click("Sweep");
  CHECK(form.is_ticked);
  window.press(ImGuiKey_Space);
  CHECK_FALSE(form.is_ticked);
}

TEST_CASE("What is typed goes to the field in focus, whatever its script") {
  Form form;
  Headless window(form.drawing());
  CHECK(window.sees("who plays"));
  window.type("Zoë आशा \U0001F0A1");
  CHECK(form.name == "Zoë आशा \U0001F0A1");
  window.press(ImGuiKey_Tab);
  window.type("x");
  CHECK(form.name == "Zoë आशा \U0001F0A1");
  window.click("Name");
  CHECK(window.focused() == "Name");
  window.press(ImGuiKey_End);
  window.type("!");
  CHECK(form.name == "Zoë आशा \U0001F0A1!");
}

TEST_CASE("Enter leaves the field in focus, and nothing typed right after it is lost") {
  Form form;
  Headless window(form.drawing());
  window.type("A");
  ImGui::GetIO().AddKeyEvent(ImGuiKey_Enter, true);
  ImGui::GetIO().AddKeyEvent(ImGuiKey_Enter, false);
  ImGui::GetIO().AddInputCharacter('B');
  window.frame(4);
  CHECK(form.name == "B");  // coming back, all of it is selected
}

TEST_CASE("The right arrow takes the completion, Tab leaves what was typed") {
  Form form;
  Headless window(form.drawing());
  window.type("Cha");
  form.completion = "ndra";
  window.frame();
  CHECK(window.sees("ndra"));
  window.press(ImGuiKey_Tab);
  CHECK(form.name == "Cha");
  window.press(ImGuiKey_Tab, ImGuiMod_Shift);
  window.press(ImGuiKey_End);
  window.press(ImGuiKey_RightArrow);
  CHECK(form.name.substr(0, 7) == "Chandra");
}

TEST_CASE("Text that is too long ends in an ellipsis, between characters") {
  float full = 0;
  float cut = 0;
  Headless window(Headless::full_screen([&](ui::Pen& pen) {
    full = pen.text({0, 0}, "Chandrashekhar", ui::Type::Name, pen.palette().ink);
    cut = pen.text({0, 40}, "Chandrashekhar", ui::Type::Name, pen.palette().ink,
                   ui::Weight::Regular, ui::Align::Left, 80.0F);
  }));
  CHECK(full > 100);
  CHECK(cut <= 80);
  CHECK(cut > 50);
  CHECK(window.count("Chandrashekhar") == 2);
}

TEST_CASE("Words that the face has no letters for are shaped, and cut between characters") {
  std::vector<std::string> shaped;
  ui::Probe probe;
  const ui::Shaper shaper = [&](std::string_view words, float pixels, ui::Weight) {
    shaped.emplace_back(words);
    return ui::Shaped{{}, {static_cast<float>(words.size()) * 3, pixels}, pixels * 0.8F};
  };
  Headless window(Headless::full_screen([&](ui::Pen& plain) {
    ui::Pen pen(plain.palette(), HeadlessFonts::of_zoom(1).fonts, 1.0F, shaper, nullptr);
    // Three characters of six, nine and six bytes; the ellipsis is three bytes.
    pen.text({0, 0}, "किक्षिकि", ui::Type::Name, plain.palette().ink, ui::Weight::Regular,
             ui::Align::Left, 33.0F);
    pen.text({0, 40}, "Asha", ui::Type::Name, plain.palette().ink);
  }));
  REQUIRE_FALSE(shaped.empty());
  CHECK(shaped.back() == "कि…");
}

TEST_CASE("What is selected in a field of shaped words is marked from end to end") {
  const ui::Shaper shaper = [](std::string_view words, float pixels, ui::Weight) {
    return ui::Shaped{{}, {static_cast<float>(words.size()) * 3, pixels}, pixels * 0.8F};
  };
  std::string name = "किक्षिकि";
  std::vector<float> marked;  // how far from the left, at the corners of the mark
  ui::Ring ring;
  ui::Probe probe;
  Headless window(Headless::full_screen([&](ui::Pen& plain) {
    ui::Pen pen(plain.palette(), HeadlessFonts::of_zoom(1).fonts, 1.0F, shaper, &probe);
    pen.begin(ring);
    pen.field("Name", at(10, 10, 300, 50), name, "", "");
    pen.end();
    const ImU32 mark = (plain.palette().focus & ~IM_COL32_A_MASK) | IM_COL32(0, 0, 0, 76);
    marked.clear();
    for (const ImDrawVert& corner : ImGui::GetWindowDrawList()->VtxBuffer) {
      if (corner.col == mark) {
        marked.push_back(corner.pos.x);
      }
    }
  }));
  window.press(ImGuiKey_A, ImGuiMod_Ctrl);
  REQUIRE(marked.size() == 4);
  const auto [left, right] = std::ranges::minmax(marked);
  CHECK(right - left == static_cast<float>(name.size()) * 3);
}

TEST_CASE("A paragraph breaks at blanks and gives its height") {
  float one = 0;
  float three = 0;
  Headless window(Headless::full_screen([&](ui::Pen& pen) {
    one = pen.paragraph({0, 0}, "drawn unseen", ui::Type::Body, pen.palette().ink, 400);
    three = pen.paragraph({0, 90}, "drawn unseen\nfrom the fan of the giver", ui::Type::Body,
                          pen.palette().ink, 120);
  }));
  CHECK(one == ui::units_of(ui::Type::Body) * 1.375F);
  CHECK(three == 3 * one);
  CHECK(window.sees("drawn unseen"));
}

TEST_CASE("The type sizes are ems, in pixels at every zoom") {
  for (const float zoom : {1.0F, 1.25F, 2.0F}) {
    const ui::Fonts& fonts = HeadlessFonts::of_zoom(zoom).fonts;
    for (std::size_t type = 0; type < ui::kTypes; ++type) {
      const float em = ui::units_of(static_cast<ui::Type>(type)) * zoom;
      REQUIRE(fonts.face[type][0] != nullptr);
      CHECK(std::abs(fonts.face[type][0]->FontSize / em - 1.362F) < 0.03F);
    }
  }
}
