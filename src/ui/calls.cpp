// The call of the open deal, by its dealer, where each deal has one: the dialog that records it and
// what each player has left.
#include <algorithm>
#include <array>
#include <string>

#include "core/check.hpp"
#include "ui/before_deal_parts.hpp"
#include "ui/dialogs.hpp"
#include "words/language.hpp"
#include "words/quoted.hpp"
#include "words/words.hpp"

namespace ui {
namespace {

struct CallKey {
  core::Call call;
  ImGuiKey key;
  const char* letter;
};

constexpr std::array kCalls = {
    CallKey{core::Call::Hearts, ImGuiKey_H, "H"},   CallKey{core::Call::Clubs, ImGuiKey_C, "C"},
    CallKey{core::Call::Diamonds, ImGuiKey_D, "D"}, CallKey{core::Call::Spades, ImGuiKey_S, "S"},
    CallKey{core::Call::NoTrumps, ImGuiKey_N, "N"}, CallKey{core::Call::Miz, ImGuiKey_M, "M"}};

const CallKey& sign_of(core::Call call) {
  return *std::ranges::find_if(kCalls, [&](const CallKey& one) { return one.call == call; });
}

bool call_row(Card& card, core::Call call, bool is_made, bool is_now) {
  Pen& pen = card.pen;
  const Palette& palette = pen.palette();
  const std::string name(core::key_of(call));
  const Rect rect{{card.x, card.y}, {card.x + card.width, card.y + card.px(44)}};
  ImGui::GetWindowDrawList()->AddRectFilled(rect.min, rect.max, palette.raised, card.px(10));
  const bool is_pressed = pen.area(name, rect, !is_made);
  const float y = rect.center().y - pen.text_size("0", Type::Heading).y / 2;
  const bool is_red = call == core::Call::Hearts || call == core::Call::Diamonds;
  draw_call_sign(pen, call, {rect.min.x + card.px(24), rect.center().y}, 11,
                 is_made  ? palette.faint
                 : is_red ? palette.bad
                          : palette.ink);
  pen.text({rect.min.x + card.px(48), y}, words::capital(std::string(words::call(call))),
           Type::Heading, is_made ? palette.faint : palette.ink,
           is_now ? Weight::Strong : Weight::Regular);
  pen.text({rect.max.x - card.px(16), rect.center().y - pen.text_size("0", Type::Note).y / 2},
           is_made  ? words::tr("made")
           : is_now ? words::tr("called")
                    : sign_of(call).letter,
           Type::Note, palette.soft, Weight::Regular, Align::Right);
  card.y = rect.max.y + card.px(6);
  const bool is_typed = !is_made && !card.has_just_opened &&
                        ImGui::GetIO().KeyMods == ImGuiMod_None &&
                        ImGui::IsKeyPressed(sign_of(call).key, false);
  return is_pressed || is_typed;
}

}  // namespace

void draw_call_sign(Pen& pen, core::Call call, ImVec2 center, float units, ImU32 colour) {
  const std::optional<core::Suit> suit = core::find_suit(core::key_of(call));
  if (suit) {
    draw_suit(*suit, center, pen.px(units), colour);
  } else {
    pen.letter_mark(center, "M", colour);
  }
}

void draw_call(Card& card) {
  const OpenMatch& open = card.open();
  const int deal = core::settled_deals(open.match) + 1;
  const core::Seat dealer = core::dealer_of(open.match, deal);
  const std::optional<core::Call> now = core::deal_at(open.match, deal).call;
  if (card.has_just_opened && now) {
    card.ring.focused = core::key_of(*now);
  }
  card.title(words::tr("The call of deal {}", deal));
  card.say(words::tr("{} deals and makes it.", words::person(open.match, dealer)), Type::Note,
           card.pen.palette().soft);
  std::optional<core::Call> chosen;
  const std::vector<core::Call> made = core::calls_made(open.match, dealer, deal);
  for (const core::Call call : open.match.rules.calls) {
    const bool is_made = std::ranges::find(made, call) != made.end();
    if (call_row(card, call, is_made, now == call)) {
      chosen = call;
    }
  }
  if (!chosen) {
    // Who may record it does not depend on which call it is.
    const auto refusal = core::check(
        open.match, open.at_sheet,
        core::CallMade{.deal = deal, .call = now.value_or(open.match.rules.calls.front())});
    if (refusal && refusal->why != core::Refused::CallMade) {
      card.say(words::refusal(*refusal, open.match), Type::Note, card.pen.palette().bad);
    }
    return;
  }
  const core::CallMade change{.deal = deal, .call = *chosen};
  if (!core::check(open.match, open.at_sheet, change)) {
    card.actions.emplace_back(Make{change});
    card.closes = true;
  }
}

float draw_calls_left(const Drawing& drawing, ImVec2 at, float width) {
  Pen& pen = drawing.pen;
  float y = at.y;
  for (const core::Seat seat : core::kAllSeats) {
    const std::string& name = drawing.open.match.players[static_cast<std::size_t>(seat)];
    pen.mark({at.x + pen.px(6), y + pen.px(10)}, seat, 10);
    pen.text({at.x + pen.px(20), y}, name, Type::Note, drawing.palette().ink, Weight::Strong,
             Align::Left, width - pen.px(20));
    y += pen.px(22);
    y += pen.paragraph({at.x + pen.px(20), y}, words::calls_left(drawing.open.match, seat),
                       Type::Note, drawing.palette().soft, width - pen.px(20)) +
         pen.px(6);
  }
  return y;
}

}  // namespace ui
