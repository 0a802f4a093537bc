// What a sheet says, written out: for programs as JSON, for spreadsheets as CSV, for people as
// text. The same sheet_of() stands behind all of them. docs/formats.md is the contract.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/match.hpp"
#include "core/numbered_match.hpp"
#include "core/sheet.hpp"

namespace document {

// One line of JSON, as `score --json` prints it.
[[nodiscard]] std::string score_json(const core::Match& match);

// The same with "match", "players" and "open" (null between deals), as `show --json` prints it.
[[nodiscard]] std::string show_json(const core::NumberedMatch& match);

// An array of {"match", "id", "started", "ended", "game", "players", "deals", "totals", "winners"},
// as `list --json` prints it.
[[nodiscard]] std::string list_json(std::span<const core::NumberedMatch> matches);

// The sheet for a terminal, lines ending in line feeds, columns aligned by what a terminal shows.
[[nodiscard]] std::string text_sheet(const core::NumberedMatch& match);

// One line per match for `list` in a terminal.
[[nodiscard]] std::string text_list(std::span<const core::NumberedMatch> matches);

// RFC 4180 with CRLF: a header line, then a line per settled deal and player: match, started, game,
// deal, dealer, player, seat role, quota, tricks, points, total. A text that a spreadsheet would
// run as a formula is written so that it does not.
[[nodiscard]] std::string csv(std::span<const core::NumberedMatch> matches);

}  // namespace document
