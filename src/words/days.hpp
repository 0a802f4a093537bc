// Days as people type them where a list is limited to a time: a year, a month or a day. It knows no
// calendar but the one that dates are written in.
#pragma once

#include <chrono>
#include <optional>
#include <string_view>

namespace words {

// The first and the last day of what `text` says: '2026', '2026-11' or '2026-11-30', in the digits
// of any script. Nullopt for anything else, and for a day there is not.
[[nodiscard]] std::optional<std::chrono::year_month_day> first_day(std::string_view text);
[[nodiscard]] std::optional<std::chrono::year_month_day> last_day(std::string_view text);

}  // namespace words
