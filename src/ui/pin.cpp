// Asking for a PIN: dots for the digits, what was wrong with the last one, and that it is being
// looked at, which takes a second.
#include <algorithm>
#include <array>
#include <vector>

#include "core/name.hpp"
#include "ui/dialogs.hpp"
#include "ui/keys.hpp"
#include "ui/runs.hpp"
#include "words/language.hpp"
#include "words/persons.hpp"
#include "words/words.hpp"

namespace ui {
namespace {

constexpr std::array kFields = {words::later("The PIN now"), words::later("The new PIN"),
                                words::later("The new PIN once more")};

std::string title_of(const PinAsked& asked) {
  switch (asked.what) {
    case PinAsked::For::Place:
      return words::tr("The PIN of {}", asked.whose);
    case PinAsked::For::Set:
      return asked.has_pin ? words::tr("Another PIN for {}", asked.whose)
                           : words::tr("A PIN for {}", asked.whose);
    case PinAsked::For::Remove:
      return words::tr("No PIN any more for {}", asked.whose);
  }
  return {};
}

bool is_asked_for(const PinAsked& asked, PinAsked::Field field) {
  return field == PinAsked::Now ? asked.has_pin : asked.what == PinAsked::For::Set;
}

PinAsked::Field last_of(const PinAsked& asked) {
  return asked.what == PinAsked::For::Set ? PinAsked::Again : PinAsked::Now;
}

// The digits typed in this frame, of any script.
void take_digits(PinDigits& typed) {
  for (const ImWchar character : ImGui::GetIO().InputQueueCharacters) {
    if (const auto digit = core::digit_value(static_cast<char32_t>(character))) {
      typed.add(*digit);
    }
  }
  if (ImGui::IsKeyPressed(ImGuiKey_Backspace)) {
    typed.rub_out();
  } else if (ImGui::IsKeyPressed(ImGuiKey_Delete)) {
    typed.clear();
  }
}

// A row of dots in a box; pressed, or reached with Tab, it takes the digits.
void draw_field(Card& card, PinAsked& asked, PinAsked::Field field) {
  Pen& pen = card.pen;
  const auto index = static_cast<std::size_t>(field);
  if (asked.what == PinAsked::For::Set) {
    pen.text({card.x, card.y}, words::tr(kFields[index]), Type::Small, pen.palette().soft);
    card.room(22);
  }
  const Rect box{{card.x, card.y}, {card.x + card.width, card.y + card.px(46)}};
  ImGui::GetWindowDrawList()->AddRectFilled(box.min, box.max, pen.palette().ground, card.px(10));
  ImGui::GetWindowDrawList()->AddRect(box.min, box.max, pen.palette().line, card.px(10), 0,
                                      card.px(2));
  static_cast<void>(pen.area(kFields[index], box));
  std::string dots;
  for (std::size_t i = 0; i < asked.typed[index].count(); ++i) {
    const ImVec2 center{box.min.x + card.px(22 + 20 * static_cast<float>(i)), box.center().y};
    ImGui::GetWindowDrawList()->AddCircleFilled(center, card.px(5), pen.palette().ink);
    dots += "\u25CF";
  }
  pen.show(dots, box);
  card.y = box.max.y + card.px(10);
}

// The field that has the focus takes the digits. Without a focus it is set to where they go.
void follow_ring(Card& card, PinAsked& asked) {
  if (card.ring.focused.empty()) {
    card.ring.focused = kFields[static_cast<std::size_t>(asked.at)];
  }
  for (const PinAsked::Field field : {PinAsked::Now, PinAsked::New, PinAsked::Again}) {
    if (card.ring.focused == kFields[static_cast<std::size_t>(field)]) {
      asked.at = field;
    }
  }
}

bool is_enter() {
  return ImGui::IsKeyPressed(ImGuiKey_Enter, false) ||
         ImGui::IsKeyPressed(ImGuiKey_KeypadEnter, false);
}

std::string_view button_of(const PinAsked& asked) {
  switch (asked.what) {
    case PinAsked::For::Place:
      return words::later("Sit down");
    case PinAsked::For::Set:
      return words::later("Set the PIN");
    case PinAsked::For::Remove:
      return words::later("Take it away");
  }
  return {};
}

}  // namespace

void draw_pin(Card& card, PinAsked& asked) {
  const PinView& view = card.view.pin;
  const Palette& palette = card.pen.palette();
  if (card.has_just_opened && asked.at == PinAsked::Now && !asked.has_pin) {
    asked.at = PinAsked::New;
  }
  follow_ring(card, asked);
  bool gives = false;
  if (!view.is_checking) {
    take_digits(asked.typed[static_cast<std::size_t>(asked.at)]);
    const bool is_in_field = card.ring.focused == kFields[static_cast<std::size_t>(asked.at)];
    // Not the Enter that opened this.
    if (is_enter() && is_in_field && !card.has_just_opened) {
      gives = asked.at == last_of(asked);
      if (!gives) {
        asked.at = asked.at == PinAsked::Now ? PinAsked::New : PinAsked::Again;
        card.ring.focused = kFields[static_cast<std::size_t>(asked.at)];
      }
    }
  }
  card.title(title_of(asked));
  for (const PinAsked::Field field : {PinAsked::Now, PinAsked::New, PinAsked::Again}) {
    if (is_asked_for(asked, field)) {
      draw_field(card, asked, field);
    }
  }
  if (view.is_checking) {
    card.say(words::tr("Looking whether it is the one \u2026"), Type::Note, palette.soft);
  } else if (!view.says.empty()) {
    card.say(view.says, Type::Note, palette.bad);
  } else {
    card.say(words::tr("Digits, then Enter."), Type::Note, palette.soft);
  }
  const int pressed =
      card.buttons(std::string(button_of(asked)), !view.is_checking, words::later("Leave it"));
  if (pressed == 1) {
    card.closes = true;
  } else if (pressed == 0 || gives) {
    card.actions.emplace_back(GivePin{});
  }
}

PinAsked pin_of_sitter(const OpenMatch& open) {
  return {.what = PinAsked::For::Place,
          .who = open.at_sheet,
          .person = open.person_at_sheet,
          .whose = words::person(open.match, open.at_sheet),
          .has_pin = true,
          .typed = {},
          .at = PinAsked::Now};
}

float draw_locked(Pen& pen, const View& view, Draft& draft, const Rect& below) {
  if (!view.open || !view.open->is_locked || draft.page != Page::Sheet) {
    return 0.0F;
  }
  const std::string name = words::person(view.open->match, view.open->at_sheet);
  const std::string says = words::place_is_guarded(name);
  const float margin = pen.px(24);
  const float wide = pen.px(190);
  const float room = below.width() - 2 * margin - wide - pen.px(16);
  const std::vector<Run> runs = {{.words = says, .colour = pen.palette().ink}};
  const float text = height_of_runs(pen, runs, Type::Body, room);
  const float height = std::max(text, pen.px(34)) + pen.px(16);
  const Rect bar{below.min, {below.max.x, below.min.y + height}};
  ImGui::GetWindowDrawList()->AddRectFilled(bar.min, bar.max, pen.palette().raised);
  pen.line({bar.min.x, bar.max.y - pen.px(1)}, {bar.max.x, bar.max.y - pen.px(1)},
           pen.palette().line);
  draw_runs(pen, {bar.min.x + margin, bar.center().y - text / 2}, runs, Type::Body, room);
  const float y = bar.center().y - pen.px(17);
  const float x = bar.max.x - margin - wide;
  if (pen.button("Give the PIN", words::tr("Give the PIN: Enter"),
                 {{x, y}, {x + wide, y + pen.px(34)}}, Look::Accent)) {
    draft.dialog = pin_of_sitter(*view.open);
  }
  return height;
}

}  // namespace ui
