// What the window shows, as values made anew whenever something changed: the match, the sheet that
// follows from it, who sits in front of it, and what there is to say. Drawing reads it and changes
// nothing of it.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/journal.hpp"
#include "core/race.hpp"
#include "core/sheet.hpp"
#include "core/statistics.hpp"
#include "ui/colours.hpp"
#include "ui/pen.hpp"
#include "words/journal.hpp"

namespace ui {

// One line of the history.
struct HistoryLine {
  int number = 0;
  bool is_damaged = false;  // then nothing else is known
  std::string day;          // '30 November 2026', on the clock of that night
  std::string time;         // '18:05'
  std::string title;
  std::string game;
  core::PerSeat<std::string> names;                // of that night
  core::PerSeat<std::optional<Colour>> colours{};  // that those people have chosen since
  core::PerSeat<std::string> totals;               // as they are written in that game
  std::vector<core::Seat> winners;
  int deals = 0;
  std::string outcome;  // 'Chandra wins, decided in deal 5'
  bool has_note = false;
};

// What the filter lets through: every number, and the lines around those in sight.
struct HistoryFound {
  std::vector<int> matches;  // newest first
  std::size_t first = 0;     // which of them the first of `lines` is
  std::vector<HistoryLine> lines;
  // These were found by what was typed before; those that are meant now are being looked for.
  bool is_behind = false;
};

// What there is to read about the open match besides its sheet.
struct Record {
  std::string title;
  std::string note;  // lines ending in line feeds
  bool is_archived = false;
  std::vector<std::string> moves;           // after each settled deal; empty where cards never move
  std::vector<words::JournalLine> journal;  // newest first
};

// An entry that the disk has refused so far. It stays in its cell, and nothing else is taken.
struct Unsaved {
  core::Change change;
  std::string sentence;  // what is wrong, in words
};

struct OpenMatch {
  int number = 0;
  core::Match match;
  core::Sheet sheet;
  core::Actor at_sheet = 0;
  bool is_passed_round = false;
  std::optional<core::Step> undo;
  std::optional<core::Step> redo;
  bool may_undo = false;  // whoever is at the sheet
  bool may_redo = false;
  std::string day;  // of its start, when that is not today; else empty
  core::PerSeat<std::optional<Colour>> colours{};  // that the people in the seats have chosen
  // The place of `at_sheet` has a PIN that is still to be given: nothing can be written.
  bool is_locked = false;
  int person_at_sheet = 0;  // who that is, in the list of people; 0: a host who is not in it
  std::optional<core::Race> race = std::nullopt;  // until it is decided or ended
};

// Somebody of the list of people.
struct ListedPerson {
  int number = 0;
  std::string name;
  std::optional<Colour> colour;
  int matches = 0;
  bool has_pin = false;
  bool is_archived = false;
};

// The page of people.
struct PeopleView {
  std::vector<ListedPerson> people;  // by name, those laid aside too
  bool host_has_pin = false;         // the host who is not one of the three
  std::string says;                  // why the last thing was not done; empty if it was
};

// What there is to say about the PIN being asked for.
struct PinView {
  bool is_checking = false;  // it takes a second
  std::string says;          // what was wrong with the last one; empty without
};

// The page of statistics.
struct StatisticsView {
  bool is_counting = false;  // what is below is of the limits before
  bool is_counted = false;   // false: nothing has been counted yet
  std::string game;
  core::Statistics statistics;
  std::vector<ListedPerson> people;  // everybody the statistics may name
  std::optional<int> only;           // one person, and the trios with this one
  std::string says;                  // what is wrong with the limits; empty if nothing is
};

struct View {
  std::string unusable;  // why the database cannot be used; if set there is nothing else to show
  std::optional<OpenMatch> open;
  HistoryFound history;
  std::optional<Record> record;          // while the window shows it
  std::vector<std::string> known_names;  // most recent first
  std::optional<Unsaved> unsaved;
  std::string trouble;  // the disk's trouble until it is over; empty without
  std::string notice;   // what the sheet says about the last thing done; empty without
  bool notice_is_refusal = false;
  Theme theme = Theme::Dark;
  float zoom = 1.0F;
  bool is_still = false;  // a picture, in which nothing can be pressed
  PeopleView people;
  PinView pin;
  StatisticsView statistics;
  bool is_damaged = false;  // `unusable` for that reason: some matches may still be read
  std::string readable;     // what became of saving those; empty before
  std::string backup;  // the newest good one, that could be put back if `unusable`; empty without
  bool shows_hint = false;  // to somebody who has never settled a deal here
};

}  // namespace ui
