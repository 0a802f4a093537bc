#include <array>
#include <string_view>

#include "ui/dialogs.hpp"
#include "ui/keys.hpp"

namespace ui {
namespace {

struct FormKey {
  std::string_view keys;
  std::string_view does;
};

// Of New match and the dialogs, where the ring of controls has the keys.
constexpr std::array kFormKeys = {
    FormKey{"Tab, Shift+Tab", "in a form: the next control, the one before"},
    FormKey{"\u2190 \u2192", "in a form: another of several words"},
    FormKey{"Ctrl+Enter", "in New match: start"},
};

void key_row(Card& card, ImVec2 at, float width, std::string_view keys, std::string_view does) {
  const float keys_wide = card.px(132);
  card.pen.text(at, keys, Type::Small, card.pen.palette().ink, Weight::Strong, Align::Left,
                keys_wide - card.px(6));
  card.pen.text({at.x + keys_wide, at.y}, does, Type::Small, card.pen.palette().soft,
                Weight::Regular, Align::Left, width - keys_wide);
}

void keys(Card& card) {
  const float gap = card.px(24);
  const float column = (card.width - gap) / 2;
  const float row = card.px(20);
  const auto bindings = key_bindings();
  const std::size_t count = bindings.size() + kFormKeys.size();
  const std::size_t half = (count + 1) / 2;
  for (std::size_t i = 0; i < count; ++i) {
    const ImVec2 at{card.x + (i < half ? 0 : column + gap),
                    card.y + row * static_cast<float>(i % half)};
    if (i < bindings.size()) {
      key_row(card, at, column, bindings[i].keys, bindings[i].does);
    } else {
      const FormKey& key = kFormKeys[i - bindings.size()];
      key_row(card, at, column, key.keys, key.does);
    }
  }
  card.y += row * static_cast<float>(half) + card.px(10);
}

void marks(Card& card) {
  Pen& pen = card.pen;
  const Palette& palette = pen.palette();
  const float column = card.width / 2;
  const float row = card.px(24);
  const auto words = [&](int column_number, int row_number, std::string_view says) {
    const ImVec2 at{card.x + column * static_cast<float>(column_number) + card.px(62),
                    card.y + row * static_cast<float>(row_number)};
    pen.text(at, says, Type::Small, palette.soft, Weight::Regular, Align::Left,
             column - card.px(70));
    return ImVec2{at.x - card.px(62), at.y + card.px(10)};  // the middle of the mark's line
  };
  const ImVec2 players = words(0, 0, "the three players, in order of play");
  for (const core::Seat seat : core::kAllSeats) {
    pen.mark({players.x + card.px(8 + 18 * static_cast<float>(seat)), players.y}, seat, 10);
  }
  const ImVec2 dealer = words(0, 1, "dealt this deal");
  pen.letter_mark({dealer.x + card.px(10), dealer.y}, "D", palette.faint);
  const ImVec2 over = words(1, 0, "tricks over the quota, or short of it");
  pen.up_down({over.x, over.y - card.px(9)}, 1);
  pen.up_down({over.x + card.px(28), over.y - card.px(9)}, -1);
  const ImVec2 drawn = words(1, 1, "this card of the pulls has been drawn");
  pen.tick({drawn.x + card.px(10), drawn.y}, 18, true);
  card.y += 2 * row + card.px(10);
}

}  // namespace

void draw_help(Card& card) {
  const Palette& palette = card.pen.palette();
  card.title("Keys and marks");
  keys(card);
  card.pen.line({card.x, card.y}, {card.x + card.width, card.y}, palette.line);
  card.room(12);
  marks(card);
  card.pen.line({card.x, card.y}, {card.x + card.width, card.y}, palette.line);
  card.room(10);
  card.say(
      "Who is at the sheet decides which columns can be written. Without a PIN this stops slips, "
      "not cheats.",
      Type::Small, palette.ink);
  card.closes = card.buttons("Close", true) == 0;
}

}  // namespace ui
