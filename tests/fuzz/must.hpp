// What every fuzz target needs: a way to say that something does not hold, the same for one score
// sheet, and what may reach a terminal. See docs/testing.md.
#pragma once

#include <utf8proc.h>

#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <string>
#include <string_view>

#include "core/sheet.hpp"
#include "document/out.hpp"

namespace fuzz {

// Stops as a crash does, so that libFuzzer keeps the input.
inline void must(bool holds, std::string_view what) {
  if (!holds) {
    std::fprintf(stderr, "It does not hold that %.*s.\n", static_cast<int>(what.size()),
                 what.data());
    std::abort();
  }
}

// Whether `text` is UTF-8 that cannot upset a terminal: no controls but line ends, nothing that
// turns the direction of what follows but the isolates that the program puts around a name.
inline bool is_fit_to_show(std::string_view text) {
  while (!text.empty()) {
    utf8proc_int32_t point = 0;
    const auto length = utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                                         static_cast<utf8proc_ssize_t>(text.size()), &point);
    const bool is_control = utf8proc_category(point) == UTF8PROC_CATEGORY_CC && point != '\n';
    const bool turns = (point >= 0x202A && point <= 0x202E) || point == 0x2067;
    if (length <= 0 || is_control || turns) {
      return false;
    }
    text.remove_prefix(static_cast<std::size_t>(length));
  }
  return true;
}

// That the totals are those of the deals, and all tricks are somewhere.
inline void must_add_up(const core::Match& match) {
  const core::Sheet sheet = core::sheet_of(match);
  core::PerSeat<int> totals{};
  for (const core::ScoredDeal& deal : sheet.deals) {
    const int tricks = std::accumulate(deal.tricks.begin(), deal.tricks.end(), 0);
    const int points = std::accumulate(deal.points.begin(), deal.points.end(), 0);
    must(tricks == match.rules.game->tricks, "a settled deal has all its tricks");
    if (match.rules.game->points == core::Points::Difference) {
      must(points == 0, "what is over and what is short of the quotas is the same");
    } else {
      must(points == tricks || (match.rules.sweep_bonus && points == tricks + core::kSweepBonus),
           "a trick is a point");
    }
    for (std::size_t i = 0; i < totals.size(); ++i) {
      totals.at(i) += deal.points.at(i);
    }
    must(totals == deal.totals, "a total is the sum of the points so far");
  }
  must(totals == sheet.totals, "the totals are those after the last deal");
  must(sheet.next.has_value() != match.ended.has_value(), "there is a next deal until the end");
  must(sheet.result.has_value() == match.ended.has_value(), "there is a result at the end");
}

// That whatever is printed of a match can be shown.
inline void must_be_fit_to_show(const core::NumberedMatch& match) {
  must(is_fit_to_show(document::text_sheet(match)), "the sheet can be shown");
  must(is_fit_to_show(document::chat_text(match)), "the sheet can be pasted");
  must(is_fit_to_show(document::show_json(match)), "the score can be shown");
  std::string csv = document::csv({&match, 1});
  std::erase(csv, '\r');
  must(is_fit_to_show(csv), "the table can be shown");
  const std::string file = document::file_name(match.match, match.started, "csv");
  must(is_fit_to_show(file) && file.size() <= document::kLongestFileName && file.front() != '.' &&
           file.front() != '-' && file.find('/') == std::string::npos,
       "a file can be called so");
}

}  // namespace fuzz
