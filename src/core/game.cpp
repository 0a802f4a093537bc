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
     .makes_trump = Role::Next,
     .has_trades = true,
     .has_draw = true,
     .lines = {15, 20, 25, 30},
     .differs = {shown_by_words("Ten tricks, and every trick taken is a point."),
                 shown_by_words("First to the line wins. Tricks over the quota become pulls.")}},
    {.name = "3-2-5 over-under",
     .tricks = 10,
     .quotas = {2, 5, 3},
     .direction = Direction::Counterclockwise,
     .ending = Ending::DealCount,
     .ending_number = 6,
     .moving = Moving::Pull,
     .rules = {Rule::Direction, Rule::LoserDeals, Rule::KeepOfSuit, Rule::TrumpBy, Rule::Sevens,
               Rule::Deals},
     .makes_trump = Role::Next,
     .has_draw = true,
     .differs = {shown_by_words("Ten tricks: a point for each over quota, one off for each under."),
                 shown_by_words("Highest after the agreed deals wins. Tricks over become pulls.")}},
    {.name = "3-5-8",
     .tricks = 16,
     .quotas = {8, 5, 3},
     .ending = Ending::TricksInDeal,
     .ending_number = 12,
     .rules = {Rule::Direction, Rule::Ends, Rule::DealTricks, Rule::Overtricks, Rule::MaxBleed,
               Rule::Stake, Rule::Currency, Rule::Kitty},
     .has_bid = true,
     .kitty = Kitty::DiscardFirst,
     .differs = {shown_by_words("Sixteen tricks, over and under; the dealer needs eight of them."),
                 shown_by_words(
                     "One great deal wins. The first may be bid for, tricks staked on.")}},
    {.name = "8-5-3 calls",
     .tricks = 16,
     .quotas = {8, 5, 3},
     .ending = Ending::AllCalls,
     .moving = Moving::Nothing,
     .rules = {Rule::Direction, Rule::Calls},
     .has_calls = true,
     .differs = {shown_by_words("Sixteen tricks, over and under; the dealer makes each call once."),
                 shown_by_words("Highest with every call made wins. No cards move.")}},
    {.name = "6-3-8",
     .tricks = 17,
     .quotas = {8, 6, 3},
     .ending_number = 10,
     .rules = {Rule::Direction},
     .lines = {10, 15, 20, 30},
     .differs = {shown_by_words("Seventeen tricks, over and under; a card is out of the pack."),
                 shown_by_words("First to ten over wins. Tricks over become an exchange.")},
     .odd_card = shown_by_words("One card, usually the two of clubs, is out of the pack.")},
    {.name = "9-5-2",
     .tricks = 16,
     .quotas = {9, 5, 2},
     .ending_number = 10,
     .rules = {Rule::Direction, Rule::Kitty},
     .kitty = Kitty::TakeFirst,
     .lines = {10, 15, 20, 30},
     .differs = {shown_by_words("Sixteen tricks, over and under; the dealer needs nine of them."),
                 shown_by_words("First to ten over wins. Tricks over become an exchange.")}},
    {.name = "9-5-2 swapped",
     .tricks = 16,
     .quotas = {9, 2, 5},
     .ending = Ending::LineEitherWay,
     .ending_number = 15,
     .rules = {Rule::Direction},
     .exchanges_around_trump = true,
     .lines = {10, 15, 20, 30},
     .differs = {shown_by_words("The dealer needs nine, and the five sits last, after the two."),
                 shown_by_words(
                     "Fifteen over or under ends it, highest wins. Four-step exchange.")}},
    {.name = "3-5-9",
     .tricks = 17,
     .quotas = {9, 5, 3},
     .ending = Ending::TricksInDeal,
     .ending_number = 12,
     .rules = {Rule::Direction},
     .asks_first_up = true,
     .kitty_is_dealers_trick = true,
     .differs = {shown_by_words(
                     "Seventeen tricks, over and under; the kitty is the dealer's first."),
                 shown_by_words("Twelve in one deal win. The first overtrick gives first.")}},
    {.name = "9-5-3",
     .tricks = 17,
     .quotas = {9, 5, 3},
     .ending = Ending::TricksInDeal,
     .ending_number = 13,
     .rules = {Rule::Direction},
     .differs = {shown_by_words("Seventeen tricks, over and under; one card lies face up."),
                 shown_by_words("Thirteen in one deal win. Tricks over become an exchange.")},
     .odd_card = shown_by_words(
         "The card left over lies face up; whoever holds the two of diamonds may swap it for that "
         "card.")},
}};

}  // namespace

std::span<const Game> games() { return kGames; }

const Game* find_game(std::string_view name) {
  const auto* const found =
      std::ranges::find_if(kGames, [&](const Game& game) { return game.name == name; });
  return found == kGames.end() ? nullptr : found;
}

}  // namespace core
