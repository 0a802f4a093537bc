// A point in time as people wrote it down: the instant, and how far their clock was from UTC, so
// that a match played around midnight keeps the date of that night wherever it is read. Reading the
// clock is not done here.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace core {

struct Instant {
  std::int64_t milliseconds = 0;  // since 1970-01-01T00:00:00Z
  int offset_minutes = 0;         // local time less UTC, -1439 to 1439

  bool operator==(const Instant&) const = default;
};

// A day and a time of day on the clock the instant was written down by.
struct LocalTime {
  int year, month, day, hour, minute, second;
};

[[nodiscard]] LocalTime local_time(const Instant& instant);

// RFC 3339 with an offset, years 1 to 9999; nullopt for anything else. Fractions of a second are
// kept to the millisecond, a leap second counts as the second after it.
[[nodiscard]] std::optional<Instant> parse_instant(std::string_view text);

// RFC 3339; 'Z' for no offset, a fraction only where there is one. parse_instant gives it back.
[[nodiscard]] std::string instant_text(const Instant& instant);

}  // namespace core
