// Years of matches: which of them are looked for, newest first, what the list shows of each, what
// people have said about them afterwards, and what the statistics count. It shows and remembers; a
// change to a match is session's door, and a journal is never touched from here.
#pragma once

#include <chrono>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/name.hpp"
#include "core/statistics.hpp"
#include "store/database.hpp"
#include "store/summaries.hpp"

namespace store {

// Which matches; each limit that is set must hold.
struct MatchFilter {
  std::optional<int> person;  // sat there
  std::string game;           // as its row in core::games() is called; empty: any
  // Each of the words must occur, as names are compared, in a name of that night or of today, in
  // the title or in the note.
  std::string words;
  // Days on the clock the match was written down by, both included.
  std::optional<std::chrono::year_month_day> from;
  std::optional<std::chrono::year_month_day> to;
  bool is_archived = false;  // those laid aside, instead of the others
};

// What people say about a match afterwards.
struct Note {
  std::string title;  // one line
  std::string text;   // lines ending in line feeds
  bool is_archived = false;

  bool operator==(const Note&) const = default;
};

// The longest a title and a text may be, in bytes.
inline constexpr std::size_t kLongestTitle = 400;
inline constexpr std::size_t kLongestText = 20'000;

// A line of the list.
struct ListedMatch {
  int match = 0;
  bool is_damaged = false;  // then nothing below is known
  core::Instant at;         // when it started, or else came into the database
  std::string game;
  core::PerSeat<std::string> names;  // of that night, by seat
  core::PerSeat<int> people{};       // who that was, by seat
  Note note;
  Summary summary;
};

// Everything here throws Trouble as Database does. It is a view of `database`, which must outlive
// it and stay where it is.
class History {
 public:
  explicit History(const Database& database) : open_(database.open_.get()) {}

  // The numbers of the matches, newest first. They are what a list scrolls over; the lines in sight
  // are listed()'s.
  [[nodiscard]] std::vector<int> find(const MatchFilter& filter) const;

  // A line for each of `matches`, in their order.
  [[nodiscard]] std::vector<ListedMatch> listed(std::span<const int> matches) const;

  // An empty note if nothing was said.
  [[nodiscard]] Note note(int match) const;

  // Replaces what was said. Why it cannot be kept: TooLong, NotText or Invisible (a control).
  [[nodiscard]] std::optional<core::NameFault> set_note(int match, const Note& note);

  // Makes up to `most` summaries that are missing or old and gives how many it made; 0 when all are
  // there. Nothing depends on it but how long the others take. Around 0.1 ms each.
  int remake_summaries(int most);

  // Everything that was played of filter.game (the sheet's own game if that is empty) in matches
  // that the filter lets through. Damaged matches are left out.
  [[nodiscard]] core::Statistics statistics(MatchFilter filter) const;

 private:
  Database::Open* open_;
};

}  // namespace store
