// The games of the family, as rows of one table. A game is data: how many tricks, who needs how
// many, what a trick is worth, what decides a match, what moves before the next deal. Nothing else
// in the program asks which game is being played; it asks the row.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string_view>

#include "core/seat.hpp"

namespace core {

enum class Direction { Counterclockwise, Clockwise };

// What a deal adds to a total: the tricks taken, or the tricks taken less the quota.
enum class Points { Tricks, Difference };

// What decides a match.
enum class Ending {
  Line,           // first to reach or pass the target; of several in one deal the highest
  LineEitherWay,  // anyone at +target or -target; then the highest total wins
  DealCount,      // after an agreed number of deals the highest total wins
  TricksInDeal,   // so many tricks in one deal
  OverInDeal,     // so many tricks over quota in one deal
  AllCalls,       // when all three have made every call the highest total wins
};

// What happens between two deals.
enum class Moving {
  Pull,      // the player over draws unseen and gives one back
  Exchange,  // the player over gives one, the player under returns his highest of its suit
  Nothing,
};

// The things a table may agree on besides the game. Which of them a game has is in its row.
enum class Rule : std::uint8_t {
  Direction,
  SweepBonus,
  LoserDeals,
  FullRotation,
  KeepOfSuit,
  TrumpBy,
  Sevens,
  Deals,
  Ends,
  DealTricks,
  Overtricks,
  MaxBleed,
  Stake,
  Currency,
  Calls,
  Kitty,
};

// A set of rules, small enough to sit in a constant.
class RuleSet {
 public:
  constexpr RuleSet(std::initializer_list<Rule> rules) {
    for (const Rule rule : rules) {
      bits_ |= bit(rule);
    }
  }
  [[nodiscard]] constexpr bool has(Rule rule) const { return (bits_ & bit(rule)) != 0; }

 private:
  static constexpr std::uint32_t bit(Rule rule) {
    return std::uint32_t{1} << static_cast<std::uint8_t>(rule);
  }
  std::uint32_t bits_ = 0;
};

// Marks a sentence of a row for the catalogues of other languages: whoever shows it translates it.
[[nodiscard]] constexpr const char* shown_by_words(const char* english) { return english; }

enum class Kitty { None, DiscardFirst, TakeFirst };

struct Game {
  std::string_view name;        // as documents and the command line write it
  int tricks = 10;              // in one deal
  std::array<int, 3> quotas{};  // by Role: dealer, next, last; they add up to `tricks`
  Direction direction = Direction::Clockwise;
  Points points = Points::Difference;
  Ending ending = Ending::Line;
  int ending_number = 0;  // the target, the deals, the tricks or the overtricks unless agreed
  Moving moving = Moving::Exchange;
  RuleSet rules;
  Role makes_trump = Role::Dealer;
  bool exchanges_around_trump = false;  // takers give before trump is named, givers return after
  bool has_trades = false;              // a trick may be traded for a pull
  bool has_bid = false;                 // the first deal may be bid for
  bool has_calls = false;               // each deal has a call by its dealer
  bool asks_first_up = false;           // who made the first overtrick decides who gives first
  bool kitty_is_dealers_trick = false;  // the dealer cannot have fewer than one
  bool has_draw = false;                // who deals first may be drawn for, a card per quota
  Kitty kitty = Kitty::None;            // what the dealer does with it unless agreed
  std::array<int, 4> lines{};           // the lines that tables usually choose from, if it has one
  // For whoever chooses a game: two sentences on how it differs from the others.
  std::array<const char*, 2> differs{"", ""};
  // What becomes of a card that does not go round, a sentence.
  std::optional<const char*> odd_card = std::nullopt;
};

// Every game, the one the sheet is for first. The rows live as long as the program.
[[nodiscard]] std::span<const Game> games();

// The game of that name, exactly as written in its row; null if there is none.
[[nodiscard]] const Game* find_game(std::string_view name);

// Whether matches of this game have a target that the host can move.
[[nodiscard]] constexpr bool has_line(const Game& game) {
  return game.ending == Ending::Line || game.ending == Ending::LineEitherWay;
}

}  // namespace core
