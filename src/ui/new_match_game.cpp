// Which game a new match is of: the box at the head of the page 'New match', and the list of all
// games that it opens.
#include <algorithm>
#include <string>

#include "core/game.hpp"
#include "ui/dialogs.hpp"
#include "ui/new_match_form.hpp"
#include "ui/readiness.hpp"
#include "words/language.hpp"

namespace ui {
namespace {

constexpr const char* kGameBox = "Game";
// A box this wide has the game's two lines beside its name, else below it; design units.
constexpr float kGameBesideFrom = 900.0F;
constexpr float kGameNameWide = 220.0F;

// The game so many steps on in the list, from the last back to the first.
const core::Game& game_from(const core::Game& game, int step) {
  const auto all = core::games();
  const auto count = static_cast<int>(all.size());
  const auto now = static_cast<int>(&game - all.data());
  return all[static_cast<std::size_t>((now + step + count) % count)];
}

}  // namespace

void NewMatchForm::game(FormColumn& column) {
  const core::Game& chosen = *filled_in_.rules.game;
  const bool is_wide = column.width >= px(kGameBesideFrom);
  const Rect rect{{column.x, column.y},
                  {column.x + column.width, column.y + px(is_wide ? 58 : 84)}};
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddRectFilled(rect.min, rect.max, palette().ground, px(10));
  list.AddRect(rect.min, rect.max, palette().line, px(10), 0, px(2));
  if (pen_.area(kGameBox, rect)) {
    draft_.dialog = GameAsked{};
  }
  const int step = !is_at(kGameBox)                           ? 0
                   : ImGui::IsKeyPressed(ImGuiKey_RightArrow) ? 1
                   : ImGui::IsKeyPressed(ImGuiKey_LeftArrow)  ? -1
                                                              : 0;
  const float pad = px(16);
  pen_.text({rect.min.x + pad, rect.min.y + px(is_wide ? 15 : 7)}, chosen.name,
            is_wide ? Type::Name : Type::Heading, palette().ink, Weight::Strong);
  // Which key lists the others, at the right end of the name's line.
  const float hint =
      pen_.text({rect.max.x - pad, rect.min.y + px(is_wide ? 19 : 10)},
                words::tr("Enter or a click: all games"), Type::Small,
                is_at(kGameBox) ? palette().ink : palette().soft, Weight::Regular, Align::Right);
  const ImVec2 lines{rect.min.x + (is_wide ? px(kGameNameWide) : pad),
                     rect.min.y + px(is_wide ? 8 : 34)};
  const float room = rect.max.x - pad - (is_wide ? hint + pad : 0.0F) - lines.x;
  float y = lines.y;
  for (const char* const line : chosen.differs) {
    pen_.text({lines.x, y}, words::tr(line), Type::Small, palette().soft, Weight::Regular,
              Align::Left, room);
    y += px(21);
  }
  column.y = rect.max.y + px(14);
  if (step != 0) {
    choose_game(filled_in_, game_from(chosen, step));
    has_changed_ = true;
  }
}

namespace {

// Of the two lines that tell a game from the others; pixels.
float widest_difference(const Pen& pen) {
  float widest = 0.0F;
  for (const core::Game& game : core::games()) {
    for (const char* const line : game.differs) {
      widest = std::max(widest, pen.text_size(words::tr(line), Type::Small).x);
    }
  }
  return widest;
}

}  // namespace

void draw_games(Card& card, NewMatchDraft& filled_in) {
  Pen& pen = card.pen;
  const Palette& palette = pen.palette();
  if (card.has_just_opened) {
    card.ring.focused = filled_in.rules.game->name;
  }
  card.title(words::tr("Which game?"));
  const core::Game* chosen = nullptr;
  int number = 0;
  const float beside = std::min(card.px(220), card.width * 0.32F);
  const bool is_below = card.width - beside < widest_difference(pen);
  for (const core::Game& game : core::games()) {
    ++number;
    const Rect rect{{card.x, card.y}, {card.x + card.width, card.y + card.px(is_below ? 80 : 54)}};
    const bool is_now = &game == filled_in.rules.game;
    ImGui::GetWindowDrawList()->AddRectFilled(rect.min, rect.max,
                                              is_now ? palette.raised : palette.panel, card.px(10));
    const auto key = static_cast<ImGuiKey>(ImGuiKey_0 + number);
    const bool is_typed = number <= 9 && !card.has_just_opened &&
                          ImGui::GetIO().KeyMods == ImGuiMod_None &&
                          ImGui::IsKeyPressed(key, false);
    if (pen.area(std::string(game.name), rect) || is_typed) {
      chosen = &game;
    }
    pen.text({rect.min.x + card.px(12), rect.min.y + card.px(7)}, words::numeral(number),
             Type::Note, palette.faint);
    pen.text({rect.min.x + card.px(40), rect.min.y + card.px(5)}, game.name, Type::Heading,
             palette.ink, Weight::Strong);
    const float x = rect.min.x + (is_below ? card.px(40) : beside);
    float y = rect.min.y + card.px(is_below ? 31 : 5);
    for (const char* const line : game.differs) {
      pen.text({x, y}, words::tr(line), Type::Small, palette.soft, Weight::Regular, Align::Left,
               rect.max.x - x);
      y += card.px(22);
    }
    card.y = rect.max.y + card.px(2);
  }
  if (chosen != nullptr) {
    choose_game(filled_in, *chosen);
    card.closes = true;
  }
}

}  // namespace ui
