#include <string>

#include "core/check.hpp"
#include "core/sheet.hpp"
#include "ui/dialogs.hpp"
#include "ui/ended.hpp"
#include "ui/explained.hpp"
#include "words/words.hpp"

namespace ui {

void draw_ending(Card& card) {
  const core::Match& match = card.open().match;
  const core::Sheet& sheet = card.open().sheet;
  const core::MatchEnded end{card.open().at_sheet};
  const std::optional<core::Refusal> refusal = core::check(match, card.open().at_sheet, end);
  const Palette& palette = card.pen.palette();
  card.title("End the match?");
  if (refusal) {
    card.say(words::refusal(*refusal, match), Type::Body, palette.bad);
  } else {
    const core::Result result = core::result_now(match);
    card.say(words::result(match, sheet, result) + ".", Type::Heading, palette.ink);
    if (result.reason == core::Reason::Early && sheet.target) {
      card.say("Nobody has crossed the line of " + std::to_string(*sheet.target) + " yet.",
               Type::Note, palette.soft);
    }
    const int open_deal = core::settled_deals(match) + 1;
    if (core::has_entry(core::deal_at(match, open_deal))) {
      card.say("What is entered of deal " + std::to_string(open_deal) +
                   " stays on the record and counts nowhere.",
               Type::Note, palette.soft);
    }
    card.say(
        "The sheet is then read-only. Undo takes the end back, and the host can reopen the match.",
        Type::Note, palette.soft);
  }
  const int pressed = card.buttons("End match", !refusal, "Play on");
  if (pressed == 0) {
    card.actions.emplace_back(Make{end});
  }
  card.closes = pressed >= 0;
}

void draw_ended_banner(Pen& pen, const View& view, Draft& draft, Actions& actions,
                       const Rect& where) {
  if (!view.open || !view.open->sheet.result) {
    return;
  }
  const OpenMatch& open = *view.open;
  const bool is_wide = where.width() >= pen.px(kEndedBannerWide);
  const bool is_host = open.at_sheet == open.match.host;
  const float pad = pen.px(18);
  const float buttons = view.is_still ? 0.0F : pen.px(is_host ? 236 : 122);
  const float words_wide = where.width() - 2 * pad - (is_wide ? buttons + pad : 0);

  const float top = where.min.y + pen.px(16);
  pen.text({where.min.x + pad, top},
           words::result(open.match, open.sheet, *open.sheet.result) + ".", Type::Heading,
           pen.palette().ink, Weight::Strong, Align::Left, words_wide);
  if (view.is_still) {
    return;
  }
  press_to_explain({pen, view, open, draft, actions}, "explain winner",
                   {{where.min.x + pad, top}, {where.min.x + pad + words_wide, top + pen.px(24)}},
                   Topic::Winner, 0, std::nullopt, "Why this is so (E)");
  pen.text({where.min.x + pad, top + pen.px(26)},
           is_host ? "This match has ended and is read-only."
                   : "This match has ended and is read-only; the host can reopen it.",
           Type::Note, pen.palette().soft, Weight::Regular, Align::Left, words_wide);

  const float y = is_wide ? where.min.y + pen.px(20) : top + pen.px(60);
  float x = is_wide ? where.max.x - pad - buttons : where.min.x + pad;
  if (is_host) {
    if (pen.button(nullptr, "Reopen", "Reopen", {{x, y}, {x + pen.px(104), y + pen.px(44)}},
                   Look::Chip)) {
      actions.emplace_back(Make{core::MatchReopened{}});
    }
    x += pen.px(114);
  }
  if (pen.button(nullptr, "Rematch", "Rematch", {{x, y}, {x + pen.px(122), y + pen.px(44)}},
                 Look::Accent)) {
    actions.emplace_back(Rematch{});
  }
}

}  // namespace ui
