// The journal of a match: who did what, in the order in which it was done, nothing ever taken out.
// A match as it stands is a fold over it. An undo is a row that names the row it takes back; a redo
// does the act anew and names the row it was first done in.
#pragma once

#include <optional>
#include <span>
#include <variant>
#include <vector>

#include "core/change.hpp"
#include "core/refusal.hpp"

namespace core {

// Takes back row `row`.
struct Undone {
  int row = 0;

  bool operator==(const Undone&) const = default;
};

struct JournalRow {
  int row = 1;  // 1, 2, 3 ... without gaps within a match
  Actor who = 0;
  std::optional<Instant> at;  // unknown for what came out of a document that does not say
  std::variant<Change, Undone> act;
  std::optional<int> redoes;  // the row in which this change was first made

  bool operator==(const JournalRow&) const = default;
};

// Carries out `change`, which check() has passed, on `match`. A correction or a reopening that
// makes a trade, or the note of who made the first overtrick, unfit removes it.
[[nodiscard]] Match apply(Match match, Actor who, const Change& change, std::optional<Instant> at);

// A change that an undo or a redo is about.
struct Step {
  int row = 0;    // the row to be named by Undone, or by `redoes`
  Actor who = 0;  // who made it
  Change change;

  bool operator==(const Step&) const = default;
};

struct Played {
  Match match;
  std::optional<Step> undo;  // the newest change, which an undo takes back
  std::optional<Step> redo;  // the newest undone one, which a redo does anew
  int rows = 0;
  // The first row that cannot have been made by this program; `match` is as it was before it. Set
  // only for a journal that was damaged or tampered with.
  std::optional<int> unsound_row;

  bool operator==(const Played&) const = default;
};

// The match that `rows`, all of them in order, make of `start`, a match with no deals. Each row
// that counts is held against check() once more, so no damaged journal becomes a wrong score.
[[nodiscard]] Played play(const Match& start, std::span<const JournalRow> rows);

// Why `who` may not undo, or redo; nullopt if he may.
[[nodiscard]] std::optional<Refusal> check_undo(const Played& played, Actor who);
[[nodiscard]] std::optional<Refusal> check_redo(const Played& played, Actor who);

// The match before anything was done: players, rules, first dealer, host and line, no deals.
[[nodiscard]] Match start_of(const Match& match);

// A journal that leads from start_of(match) to `match`, as if every player had entered his own
// column: play() of it gives `match` back, but for ticks, and for whose hand wrote a cell.
[[nodiscard]] std::vector<JournalRow> journal_of(const Match& match);

// What else changed with a change, for the sheet to say.
struct Consequences {
  std::optional<int> settled;         // this deal settled
  std::optional<int> reopened;        // this deal was reopened
  std::vector<Trade> trades_removed;  // trades that no longer fit
  bool first_up_removed = false;
  std::vector<int> pulls_asked;  // deals after which other cards were drawn than now follow
};

[[nodiscard]] Consequences consequences(const Match& before, const Match& after);

}  // namespace core
