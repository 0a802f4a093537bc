#include <string>

#include "core/check.hpp"
#include "core/sheet.hpp"
#include "ui/dialogs.hpp"
#include "ui/ended.hpp"
#include "ui/explained.hpp"
#include "words/language.hpp"
#include "words/words.hpp"

namespace ui {

void draw_ending(Card& card) {
  const core::Match& match = card.open().match;
  const core::Sheet& sheet = card.open().sheet;
  const core::MatchEnded end{card.open().at_sheet};
  const std::optional<core::Refusal> refusal = core::check(match, card.open().at_sheet, end);
  const Palette& palette = card.pen.palette();
  card.title(words::tr("End the match?"));
  if (refusal) {
    card.say(words::refusal(*refusal, match), Type::Body, palette.bad);
  } else {
    const core::Result result = core::result_now(match);
    card.say(words::tr("{}.", words::result(match, sheet, result)), Type::Heading, palette.ink);
    if (result.reason == core::Reason::Early && sheet.target) {
      card.say(words::tr("Nobody has crossed the line of {} yet.", *sheet.target), Type::Note,
               palette.soft);
    }
    const int open_deal = core::settled_deals(match) + 1;
    if (core::has_entry(core::deal_at(match, open_deal))) {
      card.say(words::tr("What is entered of deal {} stays on the record and counts nowhere.",
                         open_deal),
               Type::Note, palette.soft);
    }
    card.say(words::tr("The sheet is then read-only. Undo takes the end back, and the host can "
                       "reopen the match."),
             Type::Note, palette.soft);
  }
  const int pressed = card.buttons(words::later("End match"), !refusal, words::later("Play on"));
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
  const float reopen = pen.button_width(words::tr("Reopen"), 104);
  const float rematch = pen.button_width(words::tr("Rematch"), 122);
  const float both = rematch + (is_host ? reopen + pen.px(10) : 0.0F);
  const float buttons = view.is_still ? 0.0F : both;
  const float words_wide = where.width() - 2 * pad - (is_wide ? buttons + pad : 0);

  const float top = where.min.y + pen.px(16);
  const std::string result =
      words::tr("{}.", words::result(open.match, open.sheet, *open.sheet.result));
  Type type = Type::Heading;
  for (const Type smaller : {Type::Note, Type::Small}) {
    type = pen.text_size(result, type, Weight::Strong).x <= words_wide ? type : smaller;
  }
  pen.text({where.min.x + pad, top}, result, type, pen.palette().ink, Weight::Strong, Align::Left,
           words_wide);
  if (view.is_still) {
    return;
  }
  press_to_explain({pen, view, open, draft, actions}, "explain winner",
                   {{where.min.x + pad, top}, {where.min.x + pad + words_wide, top + pen.px(24)}},
                   Topic::Winner, 0, std::nullopt, words::tr("Why this is so (E)"));
  pen.text({where.min.x + pad, top + pen.px(26)},
           is_host ? words::tr("This match has ended and is read-only.")
                   : words::tr("This match has ended and is read-only; the host can reopen it."),
           Type::Note, pen.palette().soft, Weight::Regular, Align::Left, words_wide);

  const float y = is_wide ? where.min.y + pen.px(20) : top + pen.px(60);
  float x = is_wide ? where.max.x - pad - buttons : where.min.x + pad;
  if (is_host) {
    if (pen.button("Reopen", words::tr("Reopen"), {{x, y}, {x + reopen, y + pen.px(44)}},
                   Look::Chip)) {
      actions.emplace_back(Make{core::MatchReopened{}});
    }
    x += reopen + pen.px(10);
  }
  if (pen.button("Rematch", words::tr("Rematch"), {{x, y}, {x + rematch, y + pen.px(44)}},
                 Look::Accent)) {
    actions.emplace_back(Rematch{});
  }
}

}  // namespace ui
