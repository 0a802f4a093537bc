// Matches on their way out: in which forms they are written to files, how such a file is called
// until somebody says otherwise, and a sheet to be pasted into a conversation. No files here.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "document/score.hpp"

namespace document {

// JSON lines that can be read in again, a table for a spreadsheet, the sheets as text.
enum class Form { Json, Csv, Text };

[[nodiscard]] std::string written(Form form, std::span<const core::NumberedMatch> matches);

// 'Asha, Bimal, Chandra 2026-11-30.csv' for `ending` csv. One component of a path, in any script,
// at most kLongestFileName bytes, without separators, controls and what other systems refuse, and
// never beginning with a dot, a dash or a blank.
inline constexpr std::size_t kLongestFileName = 200;
[[nodiscard]] std::string file_name(const core::Match& match,
                                    const std::optional<core::Instant>& started,
                                    std::string_view ending);

// The sheet in a few short lines that need no fixed width of letters: what was played and when, how
// it stands or ended, and each deal with the totals after it.
[[nodiscard]] std::string chat_text(const core::NumberedMatch& match);

}  // namespace document
