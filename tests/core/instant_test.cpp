// Points in time as written down, and back.
#include "core/instant.hpp"

#include "../catch.hpp"

namespace {

using core::Instant;
using core::instant_text;
using core::parse_instant;

TEST_CASE("An instant is read and written back as it was") {
  for (const char* text :
       {"1970-01-01T00:00:00Z", "2026-11-30T18:05:00Z", "2026-11-30T23:50:00+05:45",
        "2026-11-30T18:05:00.250-09:30", "2024-02-29T12:00:00.001Z", "0001-01-01T00:00:00Z",
        "9999-12-31T23:59:59.999Z", "0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-23:59",
        "1969-12-31T23:59:59.999Z", "1900-03-01T00:00:00+23:59"}) {
    CAPTURE(text);
    const std::optional<Instant> instant = parse_instant(text);
    REQUIRE(instant);
    CHECK(instant_text(*instant) == text);
    CHECK(parse_instant(instant_text(*instant)) == instant);
  }
}

TEST_CASE("Other ways to write an instant come to the same one") {
  const std::optional<Instant> noon = parse_instant("2026-11-30T12:00:00Z");
  for (const char* text :
       {"2026-11-30t12:00:00z", "2026-11-30 12:00:00Z", "2026-11-30T12:00:00.0Z",
        "2026-11-30T12:00:00.000999Z", "2026-11-30T12:00:00+00:00", "2026-11-30T12:00:00-00:00"}) {
    CAPTURE(text);
    CHECK(parse_instant(text) == noon);
  }
  CHECK(noon->milliseconds == 1'796'040'000'000);
  CHECK(parse_instant("2026-11-30T12:00:00.25Z")->milliseconds == noon->milliseconds + 250);
}

TEST_CASE("A match around midnight in Kathmandu has one date, the local one, and the true order") {
  const std::optional<Instant> begin = parse_instant("2026-11-30T23:50:00+05:45");
  const std::optional<Instant> end = parse_instant("2026-12-01T00:10:00+05:45");
  REQUIRE(begin);
  REQUIRE(end);
  CHECK(end->milliseconds - begin->milliseconds == std::int64_t{20} * 60 * 1000);
  CHECK(begin->offset_minutes == 345);
  const core::LocalTime there = core::local_time(*begin);
  CHECK(there.year == 2026);
  CHECK(there.month == 11);
  CHECK(there.day == 30);
  CHECK(there.hour == 23);
  CHECK(there.minute == 50);
  CHECK(there.second == 0);
  CHECK(core::local_time(*end).day == 1);
  CHECK(core::local_time(*end).month == 12);
  // 18:05 in UTC is earlier than 23:51 in Kathmandu, which is 18:06.
  CHECK(parse_instant("2026-11-30T18:05:00Z")->milliseconds ==
        parse_instant("2026-11-30T23:50:00+05:45")->milliseconds);
}

TEST_CASE("A leap second counts as the second after it, wherever the clock stood") {
  CHECK(parse_instant("2016-12-31T23:59:60Z")->milliseconds ==
        parse_instant("2017-01-01T00:00:00Z")->milliseconds);
  CHECK(instant_text(*parse_instant("2017-01-01T05:44:60+05:45")) == "2017-01-01T05:45:00+05:45");
  CHECK_FALSE(parse_instant("2016-12-31T23:59:61Z"));
  CHECK_FALSE(parse_instant("2016-12-31T12:34:60Z"));
  CHECK_FALSE(parse_instant("9999-12-31T23:59:60Z"));  // the second after is in year 10000
}

TEST_CASE("What is no date, no time or no instant is refused") {
  for (const char* text : {"",
                           "2026",
                           "2026-11-30",
                           "2026-11-30T12:00:00",
                           "2026-11-30T12:00Z",
                           "2026-11-31T12:00:00Z",
                           "2026-02-29T12:00:00Z",
                           "2100-02-29T12:00:00Z",
                           "2026-13-01T12:00:00Z",
                           "2026-00-10T12:00:00Z",
                           "2026-01-00T12:00:00Z",
                           "2026-11-30T24:00:00Z",
                           "2026-11-30T12:60:00Z",
                           "2026-11-30T12:00:00+24:00",
                           "2026-11-30T12:00:00+05:60",
                           "2026-11-30T12:00:00+0545",
                           "2026-11-30T12:00:00.Z",
                           "2026-11-30T12:00:00Zx",
                           " 2026-11-30T12:00:00Z",
                           "2026-11-30T12:00:00Z ",
                           "26-11-30T12:00:00Z",
                           "0000-01-01T00:00:00Z",
                           "-2026-11-30T12:00:00Z",
                           "2026-11-30T12:00:00,5Z",
                           "2026/11/30T12:00:00Z",
                           "2026-11-30T1a:00:00Z",
                           "10000-01-01T00:00:00Z"}) {
    CAPTURE(text);
    CHECK_FALSE(parse_instant(text));
  }
}

TEST_CASE("Any number of digits after the second is let pass, to the millisecond") {
  const std::string many(5000, '9');
  const std::optional<Instant> instant = parse_instant("2026-11-30T12:00:00." + many + "Z");
  REQUIRE(instant);
  CHECK(instant_text(*instant) == "2026-11-30T12:00:00.999Z");
}

}  // namespace
