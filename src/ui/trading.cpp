#include <algorithm>
#include <string>

#include "core/check.hpp"
#include "ui/dialogs.hpp"
#include "words/language.hpp"
#include "words/words.hpp"

namespace ui {
namespace {

std::string offer_in_words(const core::Match& match, const Trading& trading) {
  const std::string from = words::person(match, trading.from);
  const std::string to = words::person(match, trading.to);
  const std::string count = words::number(trading.tricks);
  return trading.tricks == 1
             ? words::tr("{} gives one trick to {} instead of a pull.", from, to)
             // Translators: who gives, how many tricks, to whom, instead of how many pulls.
             : words::tr("{} gives {} tricks to {} instead of {} pulls.", from, count, to, count);
}

bool any_pressed(std::initializer_list<ImGuiKey> keys) {
  return std::ranges::any_of(keys, [](ImGuiKey key) { return ImGui::IsKeyPressed(key); });
}

// Minus, the number, plus.
void stepper(Card& card, Trading& trading) {
  const float side = card.px(44);
  const float top = card.y;
  int step = 0;
  if (card.pen.button("Fewer", "\u2212", {{card.x, top}, {card.x + side, top + side}}, Look::Chip,
                      trading.tricks > 1)) {
    step = -1;
  }
  card.pen.text({card.x + side + card.px(34), top + card.px(3)}, words::numeral(trading.tricks),
                Type::Title, card.pen.palette().ink, Weight::Strong, Align::Center);
  const float right = card.x + side + card.px(68);
  if (card.pen.button("More", "+", {{right, top}, {right + side, top + side}}, Look::Chip,
                      trading.tricks < trading.most)) {
    step = 1;
  }
  card.pen.text({right + side + card.px(16), top + card.px(11)},
                words::tr_counted("of the one pull between the two",
                                  "of the {} pulls between the two", trading.most),
                Type::Note, card.pen.palette().soft);
  if (any_pressed({ImGuiKey_LeftArrow, ImGuiKey_Minus, ImGuiKey_KeypadSubtract})) {
    step = -1;
  } else if (any_pressed({ImGuiKey_RightArrow, ImGuiKey_Equal, ImGuiKey_KeypadAdd})) {
    step = 1;
  }
  trading.tricks = std::clamp(trading.tricks + step, 1, std::max(trading.most, 1));
  card.y = top + side + card.px(18);
}

}  // namespace

void draw_trading(Card& card, Trading& trading) {
  const core::Match& match = card.open().match;
  if (card.has_just_opened) {
    card.ring.focused = "Trade";
  }
  const Palette& palette = card.pen.palette();
  card.title(words::tr("Trade a trick for a pull"));
  card.say(offer_in_words(match, trading), Type::Body, palette.ink);
  card.room(6);
  stepper(card, trading);
  card.pen.line({card.x, card.y}, {card.x + card.width, card.y}, palette.line);
  card.room(14);

  const core::TradeMade trade{core::settled_deals(match),
                              {trading.from, trading.to, trading.tricks}};
  const std::optional<core::Refusal> refusal = core::check(match, card.open().at_sheet, trade);
  if (refusal) {
    show_totals(card, card.open().sheet, card.open().sheet);
    card.say(words::refusal(*refusal, match), Type::Note, palette.bad);
  } else {
    show_outcome(card, trade);
  }
  const int pressed = card.buttons(words::later("Trade"), !refusal, words::later("Pull instead"));
  if (pressed == 0) {
    card.actions.emplace_back(Make{trade});
  }
  card.closes = pressed >= 0;
}

}  // namespace ui
