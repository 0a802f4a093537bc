#include "core/game.hpp"

#include <algorithm>
#include <array>

namespace core {
namespace {

constexpr std::array<Game, 9> kGames = {{
    {.name = "3-2-5",
     .tricks = 10,
     .quotas = {2, 5, 3},
     .direction = Direction::Counterclockwise,
     .points = Points::Tricks,
     .ending = Ending::Line,
     .ending_number = 25,
     .moving = Moving::Pull,
     .rules = {Rule::Direction, Rule::SweepBonus, Rule::LoserDeals, Rule::FullRotation,
               Rule::KeepOfSuit, Rule::TrumpBy, Rule::Sevens},
     .has_trades = true},
    {.name = "3-2-5 over-under",
     .tricks = 10,
     .quotas = {2, 5, 3},
     .direction = Direction::Counterclockwise,
     .ending = Ending::DealCount,
     .ending_number = 6,
     .moving = Moving::Pull,
     .rules = {Rule::Direction, Rule::LoserDeals, Rule::KeepOfSuit, Rule::TrumpBy, Rule::Sevens,
               Rule::Deals}},
    {.name = "3-5-8",
     .tricks = 16,
     .quotas = {8, 5, 3},
     .ending = Ending::TricksInDeal,
     .ending_number = 12,
     .rules = {Rule::Direction, Rule::Ends, Rule::DealTricks, Rule::Overtricks, Rule::MaxBleed,
               Rule::Stake, Rule::Currency, Rule::Kitty},
     .has_bid = true,
     .kitty = Kitty::DiscardFirst},
    {.name = "8-5-3 calls",
     .tricks = 16,
     .quotas = {8, 5, 3},
     .ending = Ending::AllCalls,
     .moving = Moving::Nothing,
     .rules = {Rule::Direction, Rule::Calls},
     .has_calls = true},
    {.name = "6-3-8",
     .tricks = 17,
     .quotas = {8, 6, 3},
     .ending_number = 10,
     .rules = {Rule::Direction}},
    {.name = "9-5-2",
     .tricks = 16,
     .quotas = {9, 5, 2},
     .ending_number = 10,
     .rules = {Rule::Direction, Rule::Kitty},
     .kitty = Kitty::TakeFirst},
    {.name = "9-5-2 swapped",
     .tricks = 16,
     .quotas = {9, 2, 5},
     .ending = Ending::LineEitherWay,
     .ending_number = 15,
     .rules = {Rule::Direction}},
    {.name = "3-5-9",
     .tricks = 17,
     .quotas = {9, 5, 3},
     .ending = Ending::TricksInDeal,
     .ending_number = 12,
     .rules = {Rule::Direction},
     .asks_first_up = true,
     .kitty_is_dealers_trick = true},
    {.name = "9-5-3",
     .tricks = 17,
     .quotas = {9, 5, 3},
     .ending = Ending::TricksInDeal,
     .ending_number = 13,
     .rules = {Rule::Direction}},
}};

}  // namespace

std::span<const Game> games() { return kGames; }

const Game* find_game(std::string_view name) {
  const auto* const found =
      std::ranges::find_if(kGames, [&](const Game& game) { return game.name == name; });
  return found == kGames.end() ? nullptr : found;
}

}  // namespace core
