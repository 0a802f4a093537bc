#include "core/instant.hpp"

#include <chrono>
#include <cstddef>

namespace core {
namespace {

constexpr std::int64_t kMillisecondsPerSecond = 1000;
constexpr std::int64_t kMillisecondsPerMinute = 60 * kMillisecondsPerSecond;

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Takes `digits` digits off the front of `text`; nullopt if there are fewer.
std::optional<int> take_number(std::string_view& text, std::size_t digits) {
  if (text.size() < digits) {
    return std::nullopt;
  }
  int number = 0;
  for (std::size_t i = 0; i < digits; ++i) {
    if (!is_digit(text[i])) {
      return std::nullopt;
    }
    number = number * 10 + (text[i] - '0');
  }
  text.remove_prefix(digits);
  return number;
}

bool take(std::string_view& text, std::string_view any_of) {
  if (text.empty() || any_of.find(text.front()) == std::string_view::npos) {
    return false;
  }
  text.remove_prefix(1);
  return true;
}

// A number of `digits` digits between `least` and `most`, and then one of `ending` if any is given.
bool take_part(std::string_view& text, std::size_t digits, int least, int most,
               std::string_view ending, int& into) {
  const std::optional<int> number = take_number(text, digits);
  into = number.value_or(least);
  return number && *number >= least && *number <= most && (ending.empty() || take(text, ending));
}

std::optional<int> take_offset(std::string_view& text) {
  if (take(text, "Zz")) {
    return 0;
  }
  const bool is_west = !text.empty() && text.front() == '-';
  int hours = 0;
  int minutes = 0;
  if (!take(text, "+-") || !take_part(text, 2, 0, 23, ":", hours) ||
      !take_part(text, 2, 0, 59, "", minutes)) {
    return std::nullopt;
  }
  return (is_west ? -1 : 1) * (hours * 60 + minutes);
}

std::string padded(std::int64_t number, std::size_t digits) {
  std::string text = std::to_string(number);
  return text.size() < digits ? std::string(digits - text.size(), '0') + text : text;
}

}  // namespace

LocalTime local_time(const Instant& instant) {
  using namespace std::chrono;
  const sys_time<milliseconds> there{
      milliseconds(instant.milliseconds + instant.offset_minutes * kMillisecondsPerMinute)};
  const auto day = floor<days>(there);
  const year_month_day date(day);
  const hh_mm_ss time(there - day);
  return {.year = static_cast<int>(date.year()),
          .month = static_cast<int>(static_cast<unsigned>(date.month())),
          .day = static_cast<int>(static_cast<unsigned>(date.day())),
          .hour = static_cast<int>(time.hours().count()),
          .minute = static_cast<int>(time.minutes().count()),
          .second = static_cast<int>(time.seconds().count())};
}

std::optional<Instant> parse_instant(std::string_view text) {
  using namespace std::chrono;
  int year = 0;
  int month = 0;
  int day = 0;
  int hour = 0;
  int minute = 0;
  int second = 0;
  if (!take_part(text, 4, 1, 9999, "-", year) || !take_part(text, 2, 1, 12, "-", month) ||
      !take_part(text, 2, 1, 31, "Tt ", day) || !take_part(text, 2, 0, 23, ":", hour) ||
      !take_part(text, 2, 0, 59, ":", minute) || !take_part(text, 2, 0, 60, "", second)) {
    return std::nullopt;
  }
  const year_month_day date{std::chrono::year(year),
                            std::chrono::month(static_cast<unsigned>(month)),
                            std::chrono::day(static_cast<unsigned>(day))};
  if (!date.ok()) {
    return std::nullopt;
  }
  std::int64_t fraction = 0;
  if (take(text, ".")) {
    if (text.empty() || !is_digit(text.front())) {
      return std::nullopt;
    }
    for (std::int64_t unit = 100; !text.empty() && is_digit(text.front()); unit /= 10) {
      fraction += unit * (text.front() - '0');
      text.remove_prefix(1);
    }
  }
  const std::optional<int> offset = take_offset(text);
  if (!offset || !text.empty()) {
    return std::nullopt;
  }
  const milliseconds written = sys_days(date).time_since_epoch() + hours(hour) + minutes(minute) +
                               seconds(second) + milliseconds(fraction);
  const Instant instant{.milliseconds = written.count() - *offset * kMillisecondsPerMinute,
                        .offset_minutes = *offset};
  const sys_time<milliseconds> utc{milliseconds(instant.milliseconds)};
  const bool is_midnight = floor<seconds>(utc) == floor<days>(utc);
  if (second == 60 && !is_midnight) {
    return std::nullopt;  // leap seconds come at the end of a day in UTC
  }
  return local_time(instant).year <= 9999 ? std::optional<Instant>(instant) : std::nullopt;
}

std::string instant_text(const Instant& instant) {
  const LocalTime at = local_time(instant);
  std::string text = padded(at.year, 4) + "-" + padded(at.month, 2) + "-" + padded(at.day, 2) +
                     "T" + padded(at.hour, 2) + ":" + padded(at.minute, 2) + ":" +
                     padded(at.second, 2);
  const std::int64_t fraction =
      ((instant.milliseconds % kMillisecondsPerSecond) + kMillisecondsPerSecond) %
      kMillisecondsPerSecond;
  if (fraction != 0) {
    text += "." + padded(fraction, 3);
  }
  if (instant.offset_minutes == 0) {
    return text + "Z";
  }
  const int distance =
      instant.offset_minutes < 0 ? -instant.offset_minutes : instant.offset_minutes;
  return text + (instant.offset_minutes < 0 ? "-" : "+") + padded(distance / 60, 2) + ":" +
         padded(distance % 60, 2);
}

}  // namespace core
