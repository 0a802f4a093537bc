#include <string>

#include "core/check.hpp"
#include "core/journal.hpp"
#include "core/sheet.hpp"
#include "ui/dialogs.hpp"
#include "words/language.hpp"
#include "words/words.hpp"

namespace ui {
namespace {

std::string signed_text(int number) {
  return number < 0 ? "\u2212" + words::numeral(-number) : words::numeral(number);
}

// '14 → 13', or '14' where nothing changes. The arrow is drawn: not every face has one.
void change_of_total(Card& card, ImVec2 at, int before, int after) {
  Pen& pen = card.pen;
  const std::string was = signed_text(before);
  if (before == after) {
    pen.text(at, was, Type::Trick, pen.palette().soft);
    return;
  }
  const std::string is = signed_text(after);
  const float wide = pen.text(at, was, Type::Trick, pen.palette().soft);
  const float middle = at.y + pen.text_size(was, Type::Trick).y / 2;
  const float from = at.x + wide + card.px(8);
  const float to = from + card.px(18);
  pen.line({from, middle}, {to, middle}, pen.palette().soft, 1.5F);
  pen.line({to - card.px(5), middle - card.px(5)}, {to, middle}, pen.palette().soft, 1.5F);
  pen.line({to - card.px(5), middle + card.px(5)}, {to, middle}, pen.palette().soft, 1.5F);
  const float end =
      to + card.px(8) +
      pen.text({to + card.px(8), at.y}, is, Type::Trick, pen.palette().ink, Weight::Strong);
  pen.show(was + " to " + is, {at, {end, at.y + card.px(30)}});
}

}  // namespace

void show_totals(Card& card, const core::Sheet& before, const core::Sheet& after) {
  card.pen.text(
      {card.x, card.y},
      before.totals == after.totals ? words::tr("Totals as they stand") : words::tr("Totals then"),
      Type::Small, card.pen.palette().soft);
  card.room(26);
  const float column = card.width / core::kSeats;
  for (const core::Seat seat : core::kAllSeats) {
    const auto index = static_cast<std::size_t>(seat);
    const float x = card.x + column * static_cast<float>(seat);
    card.pen.mark({x + card.px(6), card.y + card.px(11)}, seat, 10);
    card.pen.text({x + card.px(20), card.y}, card.open().match.players[index], Type::Body,
                  card.pen.palette().soft, Weight::Regular, Align::Left, column - card.px(32));
    change_of_total(card, {x, card.y + card.px(24)}, before.totals[index], after.totals[index]);
  }
  card.room(64);
}

void show_outcome(Card& card, const core::Change& change) {
  const core::Match& before = card.open().match;
  const core::Sheet& sheet = card.open().sheet;
  const core::Match after = core::apply(before, card.open().at_sheet, change, std::nullopt);
  const core::Sheet then = core::sheet_of(after);
  show_totals(card, sheet, then);

  const Palette& palette = card.pen.palette();
  const std::string decision = words::decision(after, then);
  if (!decision.empty()) {
    card.say(words::tr("{}.", decision), Type::Body, palette.ink);
  } else if (sheet.decided) {
    card.say(words::tr("The match would not be decided any more."), Type::Body, palette.ink);
  } else {
    card.say(then.target ? words::tr("Nobody would be at the line of {} yet.", *then.target)
                         : words::tr("Nobody would have won yet."),
             Type::Note, palette.soft);
  }
  if (const std::string also = words::consequences(before, core::consequences(before, after));
      !also.empty()) {
    card.say(also, Type::Note, palette.ink);
  }
  if (then.next && sheet.next && then.next->dealer != sheet.next->dealer) {
    card.say(words::who_deals(after, *then.next), Type::Note, palette.ink);
  }
}

}  // namespace ui
