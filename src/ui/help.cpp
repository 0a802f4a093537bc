#include <algorithm>
#include <array>
#include <string_view>

#include "ui/dialogs.hpp"
#include "ui/keys.hpp"
#include "words/language.hpp"

namespace ui {
namespace {

struct FormKey {
  const char* keys;
  const char* does;
};

// Of New match and the dialogs, where the ring of controls has the keys.
constexpr std::array kFormKeys = {
    FormKey{words::later("Tab, Shift+Tab"), words::later("in a form: on, and back")},
    FormKey{words::later("\u2190 \u2192"), words::later("in a form: another word")},
    FormKey{words::later("Ctrl+Enter"), words::later("in New match: start")},
};

// The whole page is seen at once, on a small display in smaller letters.
Type type_of_rows(const Card& card) {
  return ImGui::GetIO().DisplaySize.y < card.px(680) ? Type::Tiny : Type::Small;
}

// How wide the keys are, so that what they do stands in a straight column beside them.
float widest_keys(const Card& card) {
  float widest = 0.0F;
  for (const KeyBinding& binding : key_bindings()) {
    widest = std::max(
        widest, card.pen.text_size(words::tr(binding.keys), type_of_rows(card), Weight::Strong).x);
  }
  return widest;
}

// Gives the height of the row.
float key_row(Card& card, ImVec2 at, float width, float keys_wide, std::string_view keys,
              std::string_view does) {
  const Type type = type_of_rows(card);
  card.pen.text(at, keys, type, card.pen.palette().ink, Weight::Strong, Align::Left, keys_wide);
  const float left = keys_wide + card.px(14);
  return card.pen.paragraph({at.x + left, at.y}, does, type, card.pen.palette().soft, width - left);
}

void keys(Card& card) {
  const float gap = card.px(24);
  const float column = (card.width - gap) / 2;
  const float keys_wide = widest_keys(card);
  const auto bindings = key_bindings();
  const std::size_t count = bindings.size() + kFormKeys.size();
  const std::size_t half = (count + 1) / 2;
  ImVec2 at{card.x, card.y};
  float bottom = card.y;
  for (std::size_t i = 0; i < count; ++i) {
    if (i == half) {
      at = {card.x + column + gap, card.y};
    }
    const FormKey key = i < bindings.size() ? FormKey{bindings[i].keys, bindings[i].does}
                                            : kFormKeys[i - bindings.size()];
    at.y += key_row(card, at, column, keys_wide, words::tr(key.keys), words::tr(key.does));
    bottom = std::max(bottom, at.y);
  }
  card.y = bottom + card.px(10);
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
  const ImVec2 players = words(0, 0, words::tr("the three players, in order of play"));
  for (const core::Seat seat : core::kAllSeats) {
    pen.mark({players.x + card.px(8 + 18 * static_cast<float>(seat)), players.y}, seat, 10);
  }
  const ImVec2 dealer = words(0, 1, words::tr("dealt this deal"));
  pen.letter_mark({dealer.x + card.px(10), dealer.y}, "D", palette.faint);
  const ImVec2 house = words(0, 2, words::tr("a sweep with its bonus, a trade"));
  pen.letter_mark({house.x + card.px(10), house.y}, "S", palette.faint);
  pen.letter_mark({house.x + card.px(34), house.y}, "T", palette.faint);
  const ImVec2 over = words(1, 0, words::tr("tricks over the quota, or short of it"));
  pen.up_down({over.x, over.y - card.px(9)}, 1);
  pen.up_down({over.x + card.px(28), over.y - card.px(9)}, -1);
  const ImVec2 drawn = words(1, 1, words::tr("this card of the pulls has been drawn"));
  pen.tick({drawn.x + card.px(10), drawn.y}, 18, true);
  const ImVec2 hand = words(1, 2, words::tr("small: whose hand wrote the number"));
  pen.mark({hand.x + card.px(10), hand.y}, 1, 6);
  card.y += 3 * row + card.px(8);
}

}  // namespace

bool draw_help(Card& card) {
  const Palette& palette = card.pen.palette();
  // The button is beside the title, as the page needs all of a small display's height.
  const float wide = card.pen.button_width(words::tr("Close"), 96);
  const float right = card.x + card.width;
  const bool is_closed = card.pen.button(
      "Close", words::tr("Close"),
      {{right - wide, card.y - card.px(4)}, {right, card.y + card.px(34)}}, Look::Accent);
  const char* const looks = words::tr("Looks and language");
  const float looks_wide = card.pen.button_width(looks, 0);
  const float looks_right = right - wide - card.px(12);
  const bool asks_for_looks = card.pen.button(
      "Looks and language", looks,
      {{looks_right - looks_wide, card.y - card.px(4)}, {looks_right, card.y + card.px(34)}},
      Look::Chip);
  const bool is_asked_again = is_pressed(Command::Help) && !card.has_just_opened;
  card.closes = is_closed || is_asked_again;
  const float title = card.pen.text_size(words::tr("Keys and marks"), Type::Name, Weight::Strong).x;
  // Where there is room for it; the dialog of who is at the sheet says it too.
  const char* const caution = words::tr("Without a PIN this stops slips, not cheats.");
  if (card.pen.text_size(caution, Type::Small).x <=
      looks_right - looks_wide - card.x - title - card.px(36)) {
    card.pen.text({card.x + title + card.px(24), card.y + card.px(8)}, caution, Type::Small,
                  palette.soft);
  }
  card.title(words::tr("Keys and marks"));
  keys(card);
  card.pen.line({card.x, card.y}, {card.x + card.width, card.y}, palette.line);
  card.room(12);
  marks(card);
  return asks_for_looks;
}

}  // namespace ui
