// The right column of the page 'New match' below the game: its line and its house rules.
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "core/rules.hpp"
#include "ui/cycler.hpp"
#include "ui/new_match_form.hpp"
#include "ui/readiness.hpp"
#include "words/language.hpp"
#include "words/quoted.hpp"
#include "words/words.hpp"

namespace ui {
namespace {

constexpr float kRuleRow = 50.0F;  // design units

std::vector<int> numbers_from(int least, int most, int step = 1) {
  std::vector<int> numbers;
  for (int number = least; number <= most; number += step) {
    numbers.push_back(number);
  }
  return numbers;
}

}  // namespace

void NewMatchForm::line(FormColumn& column) {
  if (!core::has_line(*filled_in_.rules.game)) {
    return;
  }
  label(column, words::tr("Line"));
  std::vector<std::string> lines;  // as typed
  std::vector<std::string> words;
  for (const int usual : filled_in_.rules.game->lines) {
    lines.push_back(std::to_string(usual));
    words.push_back(words::numeral(usual));
  }
  const auto usual = std::ranges::find(lines, filled_in_.target);
  const auto own = static_cast<int>(lines.size());
  // While a line of one's own is typed it stays one, also on the way to 300 past 30.
  bool is_own = is_at(kOwnLine) || usual == lines.end();
  int chosen = is_own ? own : static_cast<int>(usual - lines.begin());
  words.emplace_back("\u2026");
  Rect drawn{};
  if (pen_.choice("Line", {column.x, column.y}, words, chosen, &drawn)) {
    has_changed_ = true;
    filled_in_.target = chosen == own ? "" : lines[static_cast<std::size_t>(chosen)];
    if (chosen == own && ring_ != nullptr && ImGui::IsMouseReleased(ImGuiMouseButton_Left)) {
      ring_->focused = kOwnLine;
    }
    is_own = chosen == own;
  }
  if (is_own) {
    const Rect rect{{drawn.max.x + px(10), drawn.min.y}, {drawn.max.x + px(130), drawn.max.y}};
    has_changed_ |= pen_.field(kOwnLine, rect, filled_in_.target, words::tr("1 to 9999"));
  }
  column.y = drawn.max.y + px(10);
  fault(column, kOwnLine, filled_in_.target.empty() ? "" : line_fault(filled_in_));
  column.y += px(8);
}

Rect NewMatchForm::rule_row(FormColumn& column, std::string_view rule, std::string_view meaning,
                            bool is_open) {
  const Rect rect{{column.x, column.y}, {column.x + column.width, column.y + px(kRuleRow)}};
  pen_.line(rect.min, {rect.max.x, rect.min.y}, palette().line);
  pen_.text({rect.min.x, rect.min.y + px(5)}, rule, Type::Body,
            is_open ? palette().ink : palette().faint);
  pen_.text({rect.min.x, rect.min.y + px(27)}, meaning, Type::Small, palette().soft,
            Weight::Regular, Align::Left, rect.width() - px(40));
  column.y = rect.max.y;
  return rect;
}

void NewMatchForm::rule(FormColumn& column, const std::string& name, std::string_view label,
                        std::string_view meaning, bool& is_on, bool is_open) {
  const Rect rect = rule_row(column, label, meaning, is_open);
  const ImVec2 box{rect.max.x - px(20), rect.center().y - px(10)};
  if (!is_open) {
    ImGui::GetWindowDrawList()->AddRect(box, {box.x + px(20), box.y + px(20)}, palette().line,
                                        px(5), 0, px(2));
    return;
  }
  has_changed_ |= pen_.check_box(name, box, is_on);
  // The words are pressed as well as the box, up to where it begins.
  if (pen_.mouse_area(name + ", in words", {rect.min, {box.x - px(4), rect.max.y}})) {
    is_on = !is_on;
    has_changed_ = true;
  }
}

void NewMatchForm::rule_of_several(FormColumn& column, const std::string& name,
                                   const std::vector<std::string>& words, std::string_view meaning,
                                   int& chosen) {
  const Rect rect = rule_row(column, words::tr(name.c_str()), meaning, true);
  has_changed_ |= cycler(pen_, name, {rect.max.x, rect.min.y + px(3)}, words, chosen);
}

void NewMatchForm::several(FormColumn& column, const std::string& name, std::string_view meaning,
                           const std::vector<int>& numbers, int& chosen) {
  std::vector<std::string> words;
  words.reserve(numbers.size());
  for (const int number : numbers) {
    words.push_back(words::numeral(number));
  }
  auto index = static_cast<int>(std::ranges::find(numbers, chosen) - numbers.begin());
  rule_of_several(column, name, words, meaning, index);
  chosen = numbers[static_cast<std::size_t>(index)];
}

// Ticked where the table plays the other way round than the game does.
void NewMatchForm::direction(FormColumn& column) {
  core::Rules& rules = filled_in_.rules;
  const core::Direction own = rules.game->direction;
  const core::Direction other = own == core::Direction::Clockwise
                                    ? core::Direction::Counterclockwise
                                    : core::Direction::Clockwise;
  bool is_other = rules.direction == other;
  const char* const name = other == core::Direction::Clockwise ? words::later("Clockwise")
                                                               : words::later("Counter-clockwise");
  rule(column, name, words::tr(name),
       words::tr("the next player sits to the dealer's {}", words::side(other, core::Role::Next)),
       is_other);
  rules.direction = is_other ? other : own;
}

void NewMatchForm::trumps(FormColumn& column) {
  core::Rules& rules = filled_in_.rules;
  if (has(core::Rule::KeepOfSuit)) {
    int given_back = 2 - rules.keep_of_suit;
    constexpr std::array<const char*, 3> kKept = {words::later("keep at least two of its suit"),
                                                  words::later("keep at least one of its suit"),
                                                  words::later("any card but the one just drawn")};
    rule_of_several(column, words::later("Card given back"),
                    {words::tr("two"), words::tr("one"), words::tr("none")},
                    words::tr(kKept[static_cast<std::size_t>(given_back)]), given_back);
    rules.keep_of_suit = 2 - given_back;
  }
  if (has(core::Rule::TrumpBy)) {
    constexpr std::array<const char*, 5> kFound = {
        words::later("the five names them after five cards"),
        words::later("the five names them, or the next three turned up do"),
        words::later("the seventh card dealt to the five shows them"),
        words::later("the highest of the five's second batch shows them"),
        words::later("a card drawn from the five's hand shows them")};
    auto found = static_cast<int>(rules.trump_by);
    rule_of_several(column, words::later("Trumps"),
                    {words::tr("named"), words::tr("named or turned up"), words::tr("seventh card"),
                     words::tr("highest of three"), words::tr("drawn")},
                    words::tr(kFound[static_cast<std::size_t>(found)]), found);
    rules.trump_by = static_cast<core::TrumpBy>(found);
  }
  if (has(core::Rule::Sevens)) {
    constexpr std::array<const char*, 3> kSevens = {
        words::later("the lowest of their suits"),
        words::later("above every trump, the seven of hearts first"),
        words::later("above every trump, the seven of spades first")};
    auto sevens = static_cast<int>(rules.sevens);
    rule_of_several(column, words::later("Sevens"),
                    {words::tr("low"), words::tr("hearts high"), words::tr("spades high")},
                    words::tr(kSevens[static_cast<std::size_t>(sevens)]), sevens);
    rules.sevens = static_cast<core::Sevens>(sevens);
  }
}

// What decides the match, where the table has a say in it. Of two numbers only the one that counts
// is shown, and the other goes back to the usual one.
void NewMatchForm::ending(FormColumn& column) {
  core::Rules& rules = filled_in_.rules;
  const core::Rules usual(*rules.game);
  if (has(core::Rule::Deals)) {
    several(column, words::later("Deals"), words::tr("the highest total after them wins"),
            numbers_from(3, 99, 3), rules.deals);
  }
  if (has(core::Rule::Ends)) {
    int ends = rules.ending == core::Ending::OverInDeal ? 1 : 0;
    rule_of_several(column, words::later("Won by"), {words::tr("tricks"), words::tr("overtricks")},
                    ends == 1 ? words::tr("so many over quota in one deal")
                              : words::tr("so many tricks in one deal"),
                    ends);
    rules.ending = ends == 1 ? core::Ending::OverInDeal : core::Ending::TricksInDeal;
  }
  if (has(core::Rule::Overtricks) && rules.ending == core::Ending::OverInDeal) {
    rules.deal_tricks = usual.deal_tricks;
    several(column, words::later("Over quota"), words::tr("so many or more in one deal win"),
            numbers_from(1, 8), rules.overtricks);
  }
  if (has(core::Rule::DealTricks) && rules.ending == core::Ending::TricksInDeal) {
    rules.overtricks = usual.overtricks;
    several(column, words::later("Tricks"), words::tr("so many or more in one deal win"),
            numbers_from(9, 16), rules.deal_tricks);
  }
}

void NewMatchForm::exchange(FormColumn& column) {
  core::Rules& rules = filled_in_.rules;
  if (has(core::Rule::Kitty)) {
    int kitty = rules.kitty == core::Kitty::TakeFirst ? 1 : 0;
    rule_of_several(column, words::later("Kitty"),
                    {words::tr("discard first"), words::tr("take first")},
                    kitty == 1 ? words::tr("the dealer takes it up, then discards four")
                               : words::tr("the dealer discards four, then takes it up"),
                    kitty);
    rules.kitty = kitty == 1 ? core::Kitty::TakeFirst : core::Kitty::DiscardFirst;
  }
  if (has(core::Rule::MaxBleed)) {
    int most = rules.max_bleed.value_or(0);
    std::vector<std::string> limits = {words::tr("no limit")};
    for (const int cards : numbers_from(1, 8)) {
      limits.push_back(words::numeral(cards));
    }
    rule_of_several(column, words::later("Most cards exchanged"), limits,
                    words::tr("per player who was over, and per player who was under"), most);
    rules.max_bleed = most == 0 ? std::nullopt : std::optional(most);
  }
}

void NewMatchForm::stake(FormColumn& column) {
  const Rect rect =
      rule_row(column, words::tr("Stake"), words::tr("a trick over or short is worth that"), true);
  const Rect field{{rect.max.x - px(150), rect.min.y + px(4)}, {rect.max.x, rect.max.y - px(4)}};
  has_changed_ |= pen_.field(kStakeField, field, filled_in_.stake, words::tr("as NPR 5"));
  column.y += px(8);
  fault(column, kStakeField, stake_fault(filled_in_));
}

// One may be left out, but not the last.
void NewMatchForm::calls(FormColumn& column) {
  std::vector<core::Call>& agreed = filled_in_.rules.calls;
  for (const core::Call call : core::Rules(*filled_in_.rules.game).calls) {
    const auto found = std::ranges::find(agreed, call);
    bool is_on = found != agreed.end();
    const bool was_on = is_on;
    const bool is_last = is_on && agreed.size() == 1;
    const std::string_view meaning =
        is_last                   ? words::tr("one call there must be")
        : call == core::Call::Miz ? words::tr("as few tricks as one can: quotas are the most")
                                  : words::tr("each player makes it once");
    rule(column, std::string(core::key_of(call)), words::capital(std::string(words::call(call))),
         meaning, is_on, !is_last);
    if (is_on && !was_on) {
      agreed.push_back(call);
      std::ranges::sort(agreed);
    } else if (was_on && !is_on) {
      agreed.erase(found);
    }
  }
}

void NewMatchForm::rules(FormColumn& column) {
  core::Rules& rules = filled_in_.rules;
  label(column, words::tr("House rules"));
  direction(column);
  if (has(core::Rule::SweepBonus)) {
    rule(column, "Sweep bonus", words::tr("Sweep bonus"),
         words::tr("ten tricks in a deal score fifteen"), rules.sweep_bonus);
  }
  if (has(core::Rule::LoserDeals)) {
    rule(column, "Loser deals", words::tr("Loser deals"),
         rules.full_rotation ? words::tr("not while the rotation is played out: see below")
                             : words::tr("whoever was furthest below deals next"),
         rules.loser_deals, !rules.full_rotation);
  }
  if (has(core::Rule::FullRotation)) {
    rule(column, "Play out the rotation", words::tr("Play out the rotation"),
         rules.loser_deals ? words::tr("three deals are no rotation while the loser deals")
                           : words::tr("the line is only looked at after every third deal"),
         rules.full_rotation, !rules.loser_deals);
  }
  ending(column);
  trumps(column);
  exchange(column);
  if (has(core::Rule::Stake)) {
    stake(column);
  }
  if (has(core::Rule::Calls)) {
    calls(column);
  }
}

void NewMatchForm::right(FormColumn& column) {
  line(column);
  rules(column);
}

}  // namespace ui
