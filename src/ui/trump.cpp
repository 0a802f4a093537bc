#include <array>
#include <string>

#include "core/check.hpp"
#include "ui/dialogs.hpp"
#include "words/language.hpp"
#include "words/words.hpp"

namespace ui {
namespace {

struct SuitKey {
  core::Suit suit;
  ImGuiKey key;
  const char* letter;
};

constexpr std::array kSuits = {
    SuitKey{core::Suit::Spades, ImGuiKey_S, "S"}, SuitKey{core::Suit::Hearts, ImGuiKey_H, "H"},
    SuitKey{core::Suit::Diamonds, ImGuiKey_D, "D"}, SuitKey{core::Suit::Clubs, ImGuiKey_C, "C"},
    SuitKey{core::Suit::NoTrumps, ImGuiKey_N, "N"}};

void stem(ImDrawList& list, ImVec2 center, float size, ImU32 colour) {
  list.AddTriangleFilled({center.x, center.y + size * 0.1F},
                         {center.x + size * 0.3F, center.y + size},
                         {center.x - size * 0.3F, center.y + size}, colour);
}

// A heart with its point down, or, with `up` -1, up.
void heart(ImDrawList& list, ImVec2 center, float size, float up, ImU32 colour) {
  const float radius = size * 0.47F;
  const float lobes = center.y - up * size * 0.33F;
  list.AddCircleFilled({center.x - radius, lobes}, radius, colour);
  list.AddCircleFilled({center.x + radius, lobes}, radius, colour);
  // Closes the gap that the two lobes and the point leave between them.
  list.AddTriangleFilled({center.x - radius, lobes}, {center.x + radius, lobes},
                         {center.x, center.y + up * size * 0.9F}, colour);
  list.AddTriangleFilled({center.x - size * 0.88F, lobes + up * radius * 0.48F},
                         {center.x + size * 0.88F, lobes + up * radius * 0.48F},
                         {center.x, center.y + up * size * 0.95F}, colour);
}

}  // namespace

void draw_suit(core::Suit suit, ImVec2 center, float size, ImU32 colour) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  switch (suit) {
    case core::Suit::Spades:
      heart(list, center, size * 0.85F, -1, colour);
      stem(list, center, size, colour);
      break;
    case core::Suit::Hearts:
      heart(list, center, size, 1, colour);
      break;
    case core::Suit::Diamonds:
      list.AddQuadFilled({center.x, center.y - size}, {center.x + size * 0.75F, center.y},
                         {center.x, center.y + size}, {center.x - size * 0.75F, center.y}, colour);
      break;
    case core::Suit::Clubs: {
      const float leaf = size * 0.42F;
      list.AddCircleFilled({center.x, center.y - size * 0.52F}, leaf, colour);
      list.AddCircleFilled({center.x - size * 0.5F, center.y + size * 0.15F}, leaf, colour);
      list.AddCircleFilled({center.x + size * 0.5F, center.y + size * 0.15F}, leaf, colour);
      stem(list, {center.x, center.y - size * 0.3F}, size * 1.15F, colour);
      break;
    }
    case core::Suit::NoTrumps: {
      const float reach = size * 0.55F;
      list.AddCircle(center, size * 0.8F, colour, 0, size * 0.16F);
      list.AddLine({center.x - reach, center.y + reach}, {center.x + reach, center.y - reach},
                   colour, size * 0.16F);
      break;
    }
  }
}

namespace {

bool suit_tile(Card& card, const SuitKey& suit, const Rect& rect, bool is_named) {
  Pen& pen = card.pen;
  const Palette& palette = pen.palette();
  const std::string word(words::suit(suit.suit));
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddRectFilled(rect.min, rect.max, palette.raised, card.px(10));
  const bool is_pressed = pen.area(std::string(core::key_of(suit.suit)), rect);
  list.AddRect(rect.min, rect.max, ImGui::IsItemHovered() ? palette.faint : palette.line,
               card.px(10));
  const bool is_red = suit.suit == core::Suit::Hearts || suit.suit == core::Suit::Diamonds;
  draw_suit(suit.suit, {rect.center().x, rect.min.y + card.px(38)}, card.px(18),
            is_red ? palette.bad : palette.ink);
  pen.text({rect.center().x, rect.min.y + card.px(66)}, word, Type::Note, palette.ink,
           is_named ? Weight::Strong : Weight::Regular, Align::Center);
  pen.text({rect.center().x, rect.min.y + card.px(88)}, is_named ? words::tr("named") : suit.letter,
           Type::Small, palette.soft, Weight::Regular, Align::Center);
  return is_pressed;
}

}  // namespace

void draw_trump(Card& card) {
  const OpenMatch& open = card.open();
  const int deal = core::settled_deals(open.match) + 1;
  const std::optional<core::Suit> named = core::deal_at(open.match, deal).trump;
  if (card.has_just_opened && named) {
    card.ring.focused = core::key_of(*named);
  }
  card.title(words::tr("The trump of deal {}", deal));
  card.say(words::tr("So that nobody has to ask again. It changes no score."), Type::Note,
           card.pen.palette().soft);
  card.room(4);
  std::optional<core::Suit> chosen;
  const float gap = card.px(10);
  const float wide = (card.width - 4 * gap) / 5;
  float x = card.x;
  for (const SuitKey& suit : kSuits) {
    const Rect rect{{x, card.y}, {x + wide, card.y + card.px(118)}};
    const bool is_typed =
        ImGui::GetIO().KeyMods == ImGuiMod_None && ImGui::IsKeyPressed(suit.key, false);
    if (suit_tile(card, suit, rect, named == suit.suit) || (is_typed && !card.has_just_opened)) {
      chosen = suit.suit;
    }
    x += wide + gap;
  }
  card.room(126);
  if (const std::optional<core::Refusal> refusal =
          core::check(open.match, open.at_sheet, core::TrumpNamed{deal, core::Suit::Spades})) {
    card.say(words::refusal(*refusal, open.match), Type::Note, card.pen.palette().bad);
    return;
  }
  if (chosen) {
    card.actions.emplace_back(Make{core::TrumpNamed{deal, *chosen}});
    card.closes = true;
  }
}

}  // namespace ui
