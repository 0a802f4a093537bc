// How the window looks and in which language it speaks: what is chosen here holds at once, and the
// choice of a language is in the languages' own names, so that it is found by who reads no other.
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "ui/dialogs.hpp"
#include "ui/keys.hpp"
#include "words/language.hpp"

namespace ui {
namespace {

void heading(Card& card, std::string_view words) {
  card.pen.text({card.x, card.y}, words, Type::Small, card.pen.palette().soft);
  card.room(25);
}

// True when another word was chosen.
bool choice(Card& card, const std::string& name, const std::vector<std::string>& words,
            int& chosen) {
  Rect drawn{};
  const bool is_changed = card.pen.choice(name, {card.x, card.y}, words, chosen, &drawn);
  card.y = drawn.max.y + card.px(16);
  return is_changed;
}

void languages(Card& card) {
  heading(card, words::tr("Language"));
  std::vector<std::string> names;
  int chosen = 0;
  for (const words::Language& language : words::languages()) {
    if (language.code == words::spoken().code) {
      chosen = static_cast<int>(names.size());
    }
    names.emplace_back(language.name);
  }
  if (choice(card, "Language", names, chosen)) {
    card.actions.emplace_back(
        SetLanguage{std::string(words::languages()[static_cast<std::size_t>(chosen)].code)});
  }
}

// Where the language has digits of its own.
void digits(Card& card) {
  if (words::spoken().zero == U'0') {
    return;
  }
  heading(card, words::tr("Digits"));
  int chosen = words::digits() == words::Digits::Own ? 1 : 0;
  if (choice(card, "Digits", {"1 2 3", words::in_own_digits("1 2 3")}, chosen)) {
    card.actions.emplace_back(SetDigits{chosen == 1 ? words::Digits::Own : words::Digits::Western});
  }
}

void theme(Card& card) {
  heading(card, words::tr("Colours"));
  int chosen = static_cast<int>(card.view.theme);
  if (choice(card, "Colours", {words::tr("dark"), words::tr("light"), words::tr("high contrast")},
             chosen)) {
    card.actions.emplace_back(SetTheme{static_cast<Theme>(chosen)});
  }
}

}  // namespace

void draw_looks(Card& card) {
  card.title(words::tr("Looks and language"));
  languages(card);
  digits(card);
  theme(card);
  const bool is_closed = card.buttons(words::later("Close"), true) == 0;
  card.closes = is_closed || (is_pressed(Command::ShowLooks) && !card.has_just_opened);
}

}  // namespace ui
