#include "core/rules.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <functional>

namespace core {
namespace {

template <typename Value>
struct Word {
  std::string_view key;
  Value value;
};

constexpr std::array<Word<Direction>, 2> kDirections = {
    {{"counterclockwise", Direction::Counterclockwise}, {"clockwise", Direction::Clockwise}}};
constexpr std::array<Word<TrumpBy>, 5> kTrumpBys = {{{"called", TrumpBy::Called},
                                                     {"called_or_three", TrumpBy::CalledOrThree},
                                                     {"seventh_card", TrumpBy::SeventhCard},
                                                     {"highest_of_three", TrumpBy::HighestOfThree},
                                                     {"drawn", TrumpBy::Drawn}}};
constexpr std::array<Word<Sevens>, 3> kSevens = {{{"low", Sevens::Low},
                                                  {"hearts_high", Sevens::HeartsHigh},
                                                  {"spades_high", Sevens::SpadesHigh}}};
constexpr std::array<Word<Ending>, 2> kEndings = {
    {{"deal_tricks", Ending::TricksInDeal}, {"overtricks", Ending::OverInDeal}}};
constexpr std::array<Word<Kitty>, 2> kKitties = {
    {{"discard_first", Kitty::DiscardFirst}, {"take_first", Kitty::TakeFirst}}};
constexpr std::array<Word<Suit>, 5> kSuits = {{{"spades", Suit::Spades},
                                               {"hearts", Suit::Hearts},
                                               {"diamonds", Suit::Diamonds},
                                               {"clubs", Suit::Clubs},
                                               {"no_trumps", Suit::NoTrumps}}};
constexpr std::array<Word<Call>, 6> kCalls = {{{"hearts", Call::Hearts},
                                               {"clubs", Call::Clubs},
                                               {"diamonds", Call::Diamonds},
                                               {"spades", Call::Spades},
                                               {"no_trumps", Call::NoTrumps},
                                               {"miz", Call::Miz}}};

// ISO 4217, circulating currencies, by the digits of their minor unit.
constexpr std::string_view kTwoDigits =
    "AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BTN BWP BYN BZD CAD "
    "CDF "
    "CHF CNY COP CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD "
    "HKD "
    "HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD "
    "MMK "
    "MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON "
    "RSD "
    "RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD "
    "TZS "
    "UAH USD UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG ";
constexpr std::string_view kNoDigits =
    "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF ";
constexpr std::string_view kThreeDigits = "BHD IQD JOD KWD LYD OMR TND ";

template <typename Words>
auto find_word(const Words& words, std::string_view key) {
  const auto found = std::ranges::find_if(words, [&](const auto& word) { return word.key == key; });
  using Value = decltype(words.front().value);
  return found == words.end() ? std::nullopt : std::optional<Value>(found->value);
}

template <typename Words, typename Value>
std::string_view key_in(const Words& words, Value value) {
  return std::ranges::find_if(words, [&](const auto& word) { return word.value == value; })->key;
}

using Fault = std::optional<RuleFault>;

Fault read_bool(bool& into, const RuleValue& value) {
  const bool* const given = std::get_if<bool>(&value);
  if (given == nullptr) {
    return RuleFault::WrongType;
  }
  into = *given;
  return std::nullopt;
}

Fault read_number(std::optional<int>& into, const RuleValue& value, int least, int most,
                  int multiple_of = 1) {
  const int* const given = std::get_if<int>(&value);
  if (given == nullptr) {
    return RuleFault::WrongType;
  }
  if (*given < least || *given > most || *given % multiple_of != 0) {
    return RuleFault::OutOfRange;
  }
  into = *given;
  return std::nullopt;
}

Fault read_number(int& into, const RuleValue& value, int least, int most, int multiple_of = 1) {
  std::optional<int> number;
  const Fault fault = read_number(number, value, least, most, multiple_of);
  into = number.value_or(into);
  return fault;
}

template <typename Value, typename Words>
Fault read_word(Value& into, const RuleValue& value, const Words& words) {
  const std::string* const given = std::get_if<std::string>(&value);
  if (given == nullptr) {
    return RuleFault::WrongType;
  }
  const auto found = find_word(words, *given);
  if (!found) {
    return RuleFault::OutOfRange;
  }
  into = *found;
  return std::nullopt;
}

Fault read_calls(std::vector<Call>& into, const RuleValue& value) {
  const auto* const given = std::get_if<std::vector<std::string>>(&value);
  if (given == nullptr) {
    return RuleFault::WrongType;
  }
  std::vector<Call> calls;
  for (const std::string& key : *given) {
    const std::optional<Call> call = find_call(key);
    if (!call || std::ranges::find(calls, *call) != calls.end()) {
      return RuleFault::OutOfRange;
    }
    calls.push_back(*call);
  }
  if (calls.empty()) {
    return RuleFault::OutOfRange;
  }
  into = std::move(calls);
  return std::nullopt;
}

std::string word(std::string_view text) { return std::string(text); }

// A line of the rule book: a rule's key, how a value of its kind looks, how it is read into Rules
// and how it is read off.
struct BookRule {
  Rule rule;
  std::string_view key;
  RuleValue kind;  // any value of the right type
  Fault (*read)(Rules&, const RuleValue&);
  RuleValue (*value)(const Rules&);
};

const std::vector<BookRule>& rule_book() {
  static const std::vector<BookRule> kBook = {
      {Rule::Direction, "direction", word(""),
       [](Rules& r, const RuleValue& v) { return read_word(r.direction, v, kDirections); },
       [](const Rules& r) -> RuleValue { return word(key_in(kDirections, r.direction)); }},
      {Rule::SweepBonus, "sweep_bonus", 0,
       [](Rules& r, const RuleValue& v) {
         int bonus = 0;
         const Fault fault = read_number(bonus, v, kSweepBonus, kSweepBonus);
         r.sweep_bonus = r.sweep_bonus || !fault;
         return fault;
       },
       [](const Rules& r) -> RuleValue { return r.sweep_bonus ? kSweepBonus : 0; }},
      {Rule::LoserDeals, "loser_deals", false,
       [](Rules& r, const RuleValue& v) { return read_bool(r.loser_deals, v); },
       [](const Rules& r) -> RuleValue { return r.loser_deals; }},
      {Rule::FullRotation, "full_rotation", false,
       [](Rules& r, const RuleValue& v) { return read_bool(r.full_rotation, v); },
       [](const Rules& r) -> RuleValue { return r.full_rotation; }},
      {Rule::KeepOfSuit, "keep_of_suit", 0,
       [](Rules& r, const RuleValue& v) { return read_number(r.keep_of_suit, v, 0, 2); },
       [](const Rules& r) -> RuleValue { return r.keep_of_suit; }},
      {Rule::TrumpBy, "trump_by", word(""),
       [](Rules& r, const RuleValue& v) { return read_word(r.trump_by, v, kTrumpBys); },
       [](const Rules& r) -> RuleValue { return word(key_in(kTrumpBys, r.trump_by)); }},
      {Rule::Sevens, "sevens", word(""),
       [](Rules& r, const RuleValue& v) { return read_word(r.sevens, v, kSevens); },
       [](const Rules& r) -> RuleValue { return word(key_in(kSevens, r.sevens)); }},
      {Rule::Deals, "deals", 0,
       [](Rules& r, const RuleValue& v) { return read_number(r.deals, v, 3, 99, 3); },
       [](const Rules& r) -> RuleValue { return r.deals; }},
      {Rule::Ends, "ends", word(""),
       [](Rules& r, const RuleValue& v) { return read_word(r.ending, v, kEndings); },
       [](const Rules& r) -> RuleValue { return word(key_in(kEndings, r.ending)); }},
      {Rule::DealTricks, "deal_tricks", 0,
       [](Rules& r, const RuleValue& v) { return read_number(r.deal_tricks, v, 9, 16); },
       [](const Rules& r) -> RuleValue { return r.deal_tricks; }},
      {Rule::Overtricks, "overtricks", 0,
       [](Rules& r, const RuleValue& v) { return read_number(r.overtricks, v, 1, 8); },
       [](const Rules& r) -> RuleValue { return r.overtricks; }},
      {Rule::MaxBleed, "max_bleed", 0,
       [](Rules& r, const RuleValue& v) { return read_number(r.max_bleed, v, 1, 8); },
       [](const Rules& r) -> RuleValue { return r.max_bleed.value_or(0); }},
      {Rule::Stake, "stake", 0,
       [](Rules& r, const RuleValue& v) { return read_number(r.stake, v, 1, 1'000'000); },
       [](const Rules& r) -> RuleValue { return r.stake.value_or(0); }},
      {Rule::Currency, "currency", word(""),
       [](Rules& r, const RuleValue& v) -> Fault {
         const std::string* const code = std::get_if<std::string>(&v);
         if (code == nullptr) {
           return RuleFault::WrongType;
         }
         if (!minor_digits(*code)) {
           return RuleFault::OutOfRange;
         }
         r.currency = *code;
         return std::nullopt;
       },
       [](const Rules& r) -> RuleValue { return r.currency; }},
      {Rule::Calls, "calls", std::vector<std::string>{},
       [](Rules& r, const RuleValue& v) { return read_calls(r.calls, v); },
       [](const Rules& r) -> RuleValue {
         std::vector<std::string> keys;
         keys.reserve(r.calls.size());
         for (const Call call : r.calls) {
           keys.push_back(word(key_of(call)));
         }
         return keys;
       }},
      {Rule::Kitty, "kitty", word(""),
       [](Rules& r, const RuleValue& v) { return read_word(r.kitty, v, kKitties); },
       [](const Rules& r) -> RuleValue { return word(key_in(kKitties, r.kitty)); }},
  };
  return kBook;
}

const BookRule* find_entry(std::string_view key) {
  const auto& book = rule_book();
  const auto found =
      std::ranges::find_if(book, [&](const BookRule& entry) { return entry.key == key; });
  return found == book.end() ? nullptr : &*found;
}

}  // namespace

Rules::Rules(const Game& row)
    : game(&row),
      direction(row.direction),
      deals(row.ending == Ending::DealCount ? row.ending_number : 6),
      ending(row.ending),
      deal_tricks(row.ending == Ending::TricksInDeal ? row.ending_number : 12),
      calls(row.has_calls ? std::vector<Call>{Call::Hearts, Call::Clubs, Call::Diamonds,
                                              Call::Spades, Call::NoTrumps, Call::Miz}
                          : std::vector<Call>{}),
      kitty(row.kitty) {}

std::optional<RuleFault> set_rule(Rules& rules, std::string_view key, const RuleValue& value) {
  const BookRule* const entry = find_entry(key);
  if (entry == nullptr) {
    return RuleFault::UnknownRule;
  }
  if (!rules.game->rules.has(entry->rule)) {
    return RuleFault::NotInGame;
  }
  return entry->read(rules, value);
}

std::optional<RuleFault> check_rules(const Rules& rules) {
  if (rules.full_rotation && rules.loser_deals) {
    return RuleFault::RotationAndLoser;
  }
  if (rules.stake.has_value() == rules.currency.empty()) {
    return RuleFault::StakeNeedsBoth;
  }
  return std::nullopt;
}

RuleValue rule_value(std::string_view key, std::string_view text) {
  const BookRule* const entry = find_entry(key);
  if (entry != nullptr && std::holds_alternative<bool>(entry->kind) &&
      (text == "true" || text == "false")) {
    return text == "true";
  }
  if (entry != nullptr && std::holds_alternative<int>(entry->kind)) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error == std::errc{} && end == text.data() + text.size()) {
      return number;
    }
  }
  if (entry != nullptr && std::holds_alternative<std::vector<std::string>>(entry->kind)) {
    std::vector<std::string> words;
    while (true) {
      const std::size_t comma = text.find(',');
      words.push_back(word(text.substr(0, comma)));
      if (comma == std::string_view::npos) {
        return words;
      }
      text.remove_prefix(comma + 1);
    }
  }
  return word(text);
}

std::string rule_text(const RuleValue& value) {
  if (const bool* const truth = std::get_if<bool>(&value)) {
    return *truth ? "true" : "false";
  }
  if (const int* const number = std::get_if<int>(&value)) {
    return std::to_string(*number);
  }
  if (const auto* const words = std::get_if<std::vector<std::string>>(&value)) {
    std::string text;
    for (const std::string& one : *words) {
      text += (text.empty() ? "" : ",") + one;
    }
    return text;
  }
  return std::get<std::string>(value);
}

std::vector<AgreedRule> agreed_rules(const Rules& rules) {
  const Rules usual(*rules.game);
  std::vector<AgreedRule> agreed;
  for (const BookRule& entry : rule_book()) {
    if (!rules.game->rules.has(entry.rule)) {
      continue;
    }
    RuleValue value = entry.value(rules);
    if (value != entry.value(usual)) {
      agreed.push_back({entry.key, std::move(value)});
    }
  }
  return agreed;
}

std::string_view key_of(Suit suit) { return key_in(kSuits, suit); }
std::string_view key_of(Call call) { return key_in(kCalls, call); }
std::optional<Suit> find_suit(std::string_view key) { return find_word(kSuits, key); }
std::optional<Call> find_call(std::string_view key) { return find_word(kCalls, key); }

std::optional<int> minor_digits(std::string_view currency) {
  if (currency.size() != 3 || currency.find(' ') != std::string_view::npos) {
    return std::nullopt;
  }
  if (kTwoDigits.find(currency) != std::string_view::npos) {
    return 2;
  }
  if (kNoDigits.find(currency) != std::string_view::npos) {
    return 0;
  }
  if (kThreeDigits.find(currency) != std::string_view::npos) {
    return 3;
  }
  return std::nullopt;
}

std::optional<int> usual_target(const Game& game) {
  return has_line(game) ? std::optional<int>(game.ending_number) : std::nullopt;
}

}  // namespace core
