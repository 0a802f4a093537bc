// Everything the program says about a match, in a player's words, once: the window, the command
// line and the text sheet take their sentences from here. It knows what happened and what is true,
// and refuses to know where it is shown: no lay-out, no key to press. Text is UTF-8. What is called
// a sentence ends in a full stop; everything else is a phrase, to be set in a line or joined to
// others.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/change.hpp"
#include "core/journal.hpp"
#include "core/make_up.hpp"
#include "core/money.hpp"
#include "core/name.hpp"
#include "core/refusal.hpp"
#include "core/sheet.hpp"
#include "words/language.hpp"

namespace words {

// A whole sentence: why the sheet would not do it, and what would be in order. It names nobody as
// guilty, and says nothing of a person but the name.
[[nodiscard]] std::string refusal(const core::Refusal& refusal, const core::Match& match);

// '4, 4 and 3 make 11 tricks, not 10.'
[[nodiscard]] std::string wrong_sum(const core::PerSeat<int>& tricks, int of);

// Why a name cannot be one; `name` as it was typed, any bytes. What could upset a terminal is not
// repeated.
[[nodiscard]] std::string name_fault(core::NameFault fault, std::string_view name);

// Why a rule cannot be set so, and what would be in order; `key` and `value` as they were typed,
// any bytes.
[[nodiscard]] std::string rule_fault(core::RuleFault fault, const core::Game& game,
                                     std::string_view key, std::string_view value);

// What somebody is called: a player's name, or 'the host' for a host who is not at the table. A
// name with letters from the right is isolated (U+2066 or U+2068, U+2069), so that a number behind
// it stays behind it.
[[nodiscard]] std::string person(const core::Match& match, core::Actor who);

// 'Asha', 'Asha and Bimal', 'Asha, Bimal and Chandra'.
[[nodiscard]] std::string people(const core::Match& match, const std::vector<core::Seat>& seats);

// 'one', 'two' ... 'ten', then digits.
[[nodiscard]] std::string number(int n);

// What a player is in the open deal: 'deals, needs 2', 'names trump and leads, needs 5', 'needs 3'.
// In few words: 'trump, leads, needs 5'; beside the mark of a dealer, who deals is not said again.
enum class Length { Whole, Few, BesideMark };
[[nodiscard]] std::string role(const core::Match& match, const core::NextDeal& next,
                               core::Seat seat, Length length = Length::Whole);

// The two halves of a role: 'names trump and leads', empty for who does nothing; 'needs 5'.
[[nodiscard]] std::string part(const core::Match& match, const core::NextDeal& next,
                               core::Seat seat, Length length);
[[nodiscard]] std::string needs(const core::Match& match, const core::NextDeal& next,
                                core::Seat seat);

// 'Bimal deals. Chandra names trump and leads.'
[[nodiscard]] std::string who_deals(const core::Match& match, const core::NextDeal& next);

// 'Chandra draws 2 from Bimal' (or, in an exchange, 'gives 2 to').
[[nodiscard]] std::string move(const core::Match& match, const core::Move& move);
// The same with the two called as you like.
[[nodiscard]] std::string move(const core::Game& game, int cards, std::string_view taker,
                               std::string_view giver);

// 'Bimal was one short of 5'.
[[nodiscard]] std::string short_of(const core::Match& match, int deal, core::Seat seat);

// When cards move before the next deal, once for the whole list.
[[nodiscard]] std::string when_cards_move(const core::Rules& rules);

// What may be given back, once for the whole list; empty in a game in which nothing moves.
[[nodiscard]] std::string what_goes_back(const core::Rules& rules);

// 'one trick from Bimal to Asha'.
[[nodiscard]] std::string trade(const core::Match& match, const core::Trade& trade);

// 'deal 4', or 'deal 4 of 6' while so many are agreed on and not all played: the open deal.
[[nodiscard]] std::string deal_of(const core::Match& match);

// The calls a player still has to make, 'hearts, spades and miz', or 'every call made'.
[[nodiscard]] std::string calls_left(const core::Match& match, core::Seat seat);

// Asks who of the two takers of a settled deal made its first overtrick; a question and a sentence.
[[nodiscard]] std::string who_was_first_up(const core::Match& match, int deal);

// 'Rs 12.50', '€0.50', or 'CHF 12.50' where the currency has no sign that all know, in a match with
// a stake; with `is_signed` '+Rs 12.50', '−Rs 12.50' or 'Rs 0.00'.
[[nodiscard]] std::string money(const core::Rules& rules, core::Money amount,
                                bool is_signed = false);

// 'Bimal pays Rs 12.50', 'receives', or 'neither pays nor receives', for a settled deal of a match
// with a stake.
[[nodiscard]] std::string payment(const core::Match& match, int deal, core::Seat seat);

// '+2', '−3' with the sign of a minus, '0': points and totals where they count either way.
[[nodiscard]] std::string signed_number(int n);

// Why a minus does not belong before tricks, and what does: sentences.
[[nodiscard]] std::string no_sign(const core::Rules& rules);

// Why nothing moves before the next deal, a sentence.
[[nodiscard]] std::string still(core::Still still, const core::Match& match);

// '7 of 10 tricks in', 'One too many: 11 of 10 tricks', 'One too few: 9 of 10 tricks', naming
// nobody; empty before the first cell.
[[nodiscard]] std::string tricks_in(const core::Rules& rules, const core::Deal& deal);

// What a change was or would be, as 'Bimal 4 in deal 5', for undo, redo and the journal.
[[nodiscard]] std::string change(const core::Match& match, const core::Change& change);

// What else happened with a change; empty if nothing did.
[[nodiscard]] std::string consequences(const core::Match& match,
                                       const core::Consequences& consequences);

// 'Chandra crossed the line of 25 in deal 5', in the words of the game; empty if nothing is
// decided.
[[nodiscard]] std::string decision(const core::Match& match, const core::Sheet& sheet);

// 'Chandra wins: first to 25, in deal 5', 'Asha and Bimal share it: furthest ahead', 'Not played:
// no deal was settled'.
[[nodiscard]] std::string result(const core::Match& match, const core::Sheet& sheet,
                                 const core::Result& result);

// How a match came out, for a list that has no sheet at hand: 'Chandra wins, decided in deal 5',
// 'Asha and Bimal share it, furthest ahead', 'not played', 'unfinished' (no result).
[[nodiscard]] std::string outcome(const core::PerSeat<std::string>& names,
                                  const std::optional<core::Result>& result,
                                  const std::optional<core::Decision>& decided);

// The moves that followed settled deal `deal`, as a phrase: 'Chandra draws 2 from Bimal, then Asha
// draws 1 from Bimal', or 'no pulls'; empty where cards never move.
[[nodiscard]] std::string moves_after(const core::Match& match, int deal);

// The same of any moves.
[[nodiscard]] std::string moves(const core::Match& match, const std::vector<core::Move>& moves);

// '11 to the line', 'at the line', '2 over the line', in a game with a line; empty otherwise. Where
// the match ends at the line either way, pass that ending: the nearer of the two is told, as '8 to
// -15'.
[[nodiscard]] std::string to_line(const core::Sheet& sheet, core::Seat seat,
                                  core::Ending ending = core::Ending::Line);

// What moved after a deal and what should have, or what the table has said of it: sentences.
[[nodiscard]] std::string wrong_pulls(const core::Match& match, const core::WrongPulls& wrong);

// What the table can say of it, as it stands on a button.
[[nodiscard]] std::string_view make_up(core::MakeUp said);

// The agreed house rules, a short phrase each ('clockwise', 'ten tricks score fifteen'); empty if
// the table plays the game as it is.
[[nodiscard]] std::vector<std::string> house_rules(const core::Rules& rules);

// Where a player sits from the dealer, as the direction of play has it: 'right' or 'left' for next
// and last; empty for the dealer.
[[nodiscard]] std::string_view side(core::Direction direction, core::Role role);

// 'Play goes counter-clockwise: next sits to the right of the dealer, last to the left.'
[[nodiscard]] std::string direction(core::Direction direction);

// How trump is found, a sentence; empty in a game whose tables do not agree on it.
[[nodiscard]] std::string how_trump_is_found(const core::Rules& rules);

// What the sevens are, a sentence or more; empty in a game whose tables do not agree on it.
[[nodiscard]] std::string what_sevens_are(const core::Rules& rules);

// A suit or a call as people say it.
[[nodiscard]] std::string_view suit(core::Suit suit);
[[nodiscard]] std::string_view call(core::Call call);

// Why a title or a note cannot be kept, a sentence.
[[nodiscard]] std::string_view note_fault(core::NameFault fault);

// '/home/asha/sheet.csv cannot be written: No space left on device.' `file` is what was asked for.
[[nodiscard]] std::string cannot_write(std::string_view file, std::string_view why);

// '2 imported, 1 here already.'
[[nodiscard]] std::string imported(int added, int here_already);

// Why a match that comes from a document is not taken in, nor any with it.
inline constexpr const char* kIdIsTaken = later(
    "id: A match with this id is here already, and it is not the same. Nothing was imported.");

// '30 November 2026', '18:05', on the clock it was written down by.
[[nodiscard]] std::string date(const core::Instant& instant);
[[nodiscard]] std::string time_of_day(const core::Instant& instant);

}  // namespace words
