// Which game a new match is of: the box at the head of the page 'New match', and the list of all
// games that it opens.
#include <algorithm>
#include <string>

#include "core/game.hpp"
#include "ui/dialogs.hpp"
#include "ui/new_match_form.hpp"
#include "ui/readiness.hpp"

namespace ui {
namespace {

constexpr const char* kGameBox = "Game";

// The game so many steps on in the list, from the last back to the first.
const core::Game& game_from(const core::Game& game, int step) {
  const auto all = core::games();
  const auto count = static_cast<int>(all.size());
  const auto now = static_cast<int>(&game - all.data());
  return all[static_cast<std::size_t>((now + step + count) % count)];
}

}  // namespace

void NewMatchForm::game(FormColumn& column) {
  label(column, "Game: Enter or a click lists all of them");
  const core::Game& chosen = *filled_in_.rules.game;
  const Rect rect{{column.x, column.y}, {column.x + column.width, column.y + px(84)}};
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddRectFilled(rect.min, rect.max, palette().ground, px(10));
  list.AddRect(rect.min, rect.max, palette().line, px(10), 0, px(2));
  if (pen_.area(ring_, kGameBox, rect)) {
    draft_.dialog = GameAsked{};
  }
  const int step = !is_at(kGameBox)                           ? 0
                   : ImGui::IsKeyPressed(ImGuiKey_RightArrow) ? 1
                   : ImGui::IsKeyPressed(ImGuiKey_LeftArrow)  ? -1
                                                              : 0;
  const float x = rect.min.x + px(16);
  pen_.text({x, rect.min.y + px(7)}, chosen.name, Type::Heading, palette().ink, Weight::Strong);
  float y = rect.min.y + px(34);
  for (const std::string_view line : chosen.differs) {
    pen_.text({x, y}, line, Type::Small, palette().soft, Weight::Regular, Align::Left,
              rect.width() - px(24));
    y += px(21);
  }
  column.y = rect.max.y + px(14);
  if (step != 0) {
    choose_game(filled_in_, game_from(chosen, step));
    has_changed_ = true;
  }
}

void draw_games(Card& card, NewMatchDraft& filled_in) {
  Pen& pen = card.pen;
  const Palette& palette = pen.palette();
  if (card.has_just_opened) {
    card.ring.focused = filled_in.rules.game->name;
  }
  card.title("Which game?");
  const core::Game* chosen = nullptr;
  int number = 0;
  for (const core::Game& game : core::games()) {
    ++number;
    const Rect rect{{card.x, card.y}, {card.x + card.width, card.y + card.px(62)}};
    const bool is_now = &game == filled_in.rules.game;
    ImGui::GetWindowDrawList()->AddRectFilled(rect.min, rect.max,
                                              is_now ? palette.raised : palette.panel, card.px(10));
    const auto key = static_cast<ImGuiKey>(ImGuiKey_0 + number);
    const bool is_typed = number <= 9 && !card.has_just_opened &&
                          ImGui::GetIO().KeyMods == ImGuiMod_None &&
                          ImGui::IsKeyPressed(key, false);
    if (pen.area(&card.ring, std::string(game.name), rect) || is_typed) {
      chosen = &game;
    }
    pen.text({rect.min.x + card.px(12), rect.min.y + card.px(10)}, std::to_string(number),
             Type::Note, palette.faint);
    pen.text({rect.min.x + card.px(40), rect.min.y + card.px(8)}, game.name, Type::Heading,
             palette.ink, Weight::Strong);
    const float x = rect.min.x + std::min(card.px(220), card.width * 0.32F);
    float y = rect.min.y + card.px(9);
    for (const std::string_view line : game.differs) {
      pen.text({x, y}, line, Type::Small, palette.soft, Weight::Regular, Align::Left,
               rect.max.x - x);
      y += card.px(22);
    }
    card.y = rect.max.y + card.px(4);
  }
  if (chosen != nullptr) {
    choose_game(filled_in, *chosen);
    card.closes = true;
  }
}

}  // namespace ui
