// What the window shows, as values made anew whenever something changed: the match, the sheet that
// follows from it, who sits in front of it, and what there is to say. Drawing reads it and changes
// nothing of it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/journal.hpp"
#include "core/race.hpp"
#include "core/sheet.hpp"
#include "ui/pen.hpp"

namespace ui {

// One line of the list of matches.
struct ListedMatch {
  int number = 0;
  std::string day;      // '30 November 2026', or 'today'
  std::string players;  // 'Asha, Bimal, Chandra'
  std::string game;
  std::string standing;  // '14 · 13 · 13 after 4 deals'
  std::string ended;     // who won and why; empty while unfinished
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
  std::optional<core::Race> race = std::nullopt;  // until it is decided or ended
};

struct View {
  std::string unusable;  // why the database cannot be used; if set there is nothing else to show
  std::optional<OpenMatch> open;
  std::vector<ListedMatch> matches;      // unfinished first, newest first
  std::vector<std::string> known_names;  // most recent first
  std::optional<Unsaved> unsaved;
  std::string trouble;  // the disk's trouble until it is over; empty without
  std::string notice;   // what the sheet says about the last thing done; empty without
  bool notice_is_refusal = false;
  Theme theme = Theme::Dark;
  float zoom = 1.0F;
  bool shows_hint = false;  // to somebody who has never settled a deal here
};

}  // namespace ui
