#include "words/days.hpp"

#include "../catch.hpp"

using std::chrono::day;
using std::chrono::month;
using std::chrono::year;

TEST_CASE("a year, a month and a day have a first and a last day") {
  CHECK(words::first_day("2026") == year(2026) / month(1) / day(1));
  CHECK(words::last_day("2026") == year(2026) / month(12) / day(31));
  CHECK(words::first_day("2024-02") == year(2024) / month(2) / day(1));
  CHECK(words::last_day("2024-02") == year(2024) / month(2) / day(29));
  CHECK(words::first_day("2026-11-30") == year(2026) / month(11) / day(30));
  CHECK(words::last_day("2026-11-30") == year(2026) / month(11) / day(30));
  CHECK(words::first_day("\u0968\u0966\u0968\u096C-\u0967\u0967") ==
        year(2026) / month(11) / day(1));
}

TEST_CASE("what is no day is none") {
  for (const char* const text : {"", "today", "2026-", "2026-13", "2026-02-30", "0", "2026-1-1-1",
                                 "-2026", "2026-11-30T18:05"}) {
    INFO(text);
    CHECK_FALSE(words::first_day(text));
    CHECK_FALSE(words::last_day(text));
  }
}
