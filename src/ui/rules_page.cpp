// The rules of the match at hand, as its table agreed on them.
#include "ui/dialogs.hpp"
#include "ui/keys.hpp"
#include "words/language.hpp"
#include "words/rulebook.hpp"

namespace ui {

void draw_rules(Card& card, const core::Rules& rules, std::optional<int> target) {
  const Palette& palette = card.pen.palette();
  const float wide = card.pen.button_width(words::tr("Close"), 96);
  const float right = card.x + card.width;
  const bool is_closed = card.pen.button(
      "Close", words::tr("Close"),
      {{right - wide, card.y - card.px(4)}, {right, card.y + card.px(34)}}, Look::Accent);
  card.closes = is_closed || (is_pressed(Command::ShowRules) && !card.has_just_opened);
  const words::RulePage page = words::rulebook(rules, target);
  card.title(words::tr("The rules of {}", page.title));
  const float whole = card.width;
  const float left = card.x;
  const float beside = card.px(172);  // the headings have a column of their own
  const bool has_column = whole > card.px(560);
  for (const words::RuleSection& section : page.sections) {
    card.pen.text({left, card.y}, section.heading, Type::Note, palette.ink, Weight::Strong);
    if (has_column) {
      card.x = left + beside;
      card.width = whole - beside;
    } else {
      card.room(26);
    }
    for (const std::string& paragraph : section.paragraphs) {
      card.say(paragraph, Type::Note, palette.soft);
    }
    card.x = left;
    card.width = whole;
    card.room(6);
  }
}

}  // namespace ui
