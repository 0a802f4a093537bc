// What one table agreed on before its first deal: the game and the house rules, fixed for the
// match. A rule has a key and a value that documents, the command line and the database write
// alike; this is the one place that reads and lists them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/game.hpp"
#include "core/seat.hpp"

namespace core {

enum class TrumpBy { Called, CalledOrThree, SeventhCard, HighestOfThree, Drawn };
enum class Sevens { Low, HeartsHigh, SpadesHigh };
enum class Suit { Spades, Hearts, Diamonds, Clubs, NoTrumps };
enum class Call { Hearts, Clubs, Diamonds, Spades, NoTrumps, Miz };

// The extra points of a sweep, where the table plays it; no other number is played.
inline constexpr int kSweepBonus = 5;

struct Rules {
  // Rules as the game has them when a table says nothing. `game` must outlive the value: a row of
  // games().
  explicit Rules(const Game& row = games().front());

  const Game* game;
  Direction direction;
  bool sweep_bonus = false;
  bool loser_deals = false;
  bool full_rotation = false;
  int keep_of_suit = 2;  // 2, 1 or 0 cards of its suit stay when a card is given back
  TrumpBy trump_by = TrumpBy::Called;
  Sevens sevens = Sevens::Low;
  int deals = 6;  // a multiple of three, to 99
  Ending ending;
  int deal_tricks = 12;          // in one deal; 9 to 16 where a table may say
  int overtricks = 5;            // over quota in one deal; 1 to 8
  std::optional<int> max_bleed;  // most cards per taker and per giver; 1 to 8
  std::optional<int> stake;      // minor units of `currency` per trick; 1 to 1'000'000
  std::string currency;          // ISO 4217 code, or empty without a stake
  std::vector<Call> calls;       // in the table's order, none twice
  Kitty kitty;

  bool operator==(const Rules&) const = default;
};

using RuleValue = std::variant<bool, int, std::string, std::vector<std::string>>;

enum class RuleFault {
  UnknownRule,       // no rule has this key
  NotInGame,         // the rule is not one of this game's
  WrongType,         // a number where a word belongs, and so on
  OutOfRange,        // the right type, and not one of the values
  RotationAndLoser,  // 'play out the rotation' and 'the loser deals' do not go together
  StakeNeedsBoth,    // a stake without a currency, or the other way round
};

// Sets the rule `key` of `rules`; on a fault nothing is changed. What only shows when all rules are
// known (two that do not go together) is check_rules' to find.
[[nodiscard]] std::optional<RuleFault> set_rule(Rules& rules, std::string_view key,
                                                const RuleValue& value);

// Whether the rules go together; call it after the last set_rule.
[[nodiscard]] std::optional<RuleFault> check_rules(const Rules& rules);

// The value that `text` stands for, as KEY=VALUE and the database write it: true, false, a whole
// number, a word, or words with commas between, whichever the key wants. A text that is not of the
// key's kind comes back as a word, which set_rule then refuses.
[[nodiscard]] RuleValue rule_value(std::string_view key, std::string_view text);

// The text of a value; rule_value gives the value back.
[[nodiscard]] std::string rule_text(const RuleValue& value);

struct AgreedRule {
  std::string_view key;
  RuleValue value;
};

// The rules in which a table departs from the game's own, in one fixed order.
[[nodiscard]] std::vector<AgreedRule> agreed_rules(const Rules& rules);

// The words of a suit and of a call in documents and on the command line, and back.
[[nodiscard]] std::string_view key_of(Suit suit);
[[nodiscard]] std::string_view key_of(Call call);
[[nodiscard]] std::optional<Suit> find_suit(std::string_view key);
[[nodiscard]] std::optional<Call> find_call(std::string_view key);

// How many decimal digits a currency's minor unit has (2 for NPR, 0 for JPY); nullopt if the code
// is not in ISO 4217's list of circulating currencies.
[[nodiscard]] std::optional<int> minor_digits(std::string_view currency);

// The line a match starts with unless its table says otherwise; nullopt in a game without one.
[[nodiscard]] std::optional<int> usual_target(const Game& game);

// Whether `value` can be a line: 1 to 9999.
[[nodiscard]] constexpr bool is_target(int value) { return value >= 1 && value <= 9999; }

}  // namespace core
