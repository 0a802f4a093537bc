#include "document/width.hpp"

#include "../catch.hpp"

using document::width_of;

TEST_CASE("width is what a terminal shows") {
  CHECK(width_of("") == 0);
  CHECK(width_of("Asha") == 4);
  CHECK(width_of("Zoe\u0308") == 3);
  CHECK(width_of("李小龍") == 6);
  CHECK(width_of("کمال") == 4);
  CHECK(width_of("👩‍👩‍👧") == 2);
  CHECK(width_of("🇳🇵") == 2);
}

TEST_CASE("text is filled up to a width, never cut for it") {
  CHECK(document::padded("李", 4) == "李  ");
  CHECK(document::padded_left("Zoe\u0308", 5) == "  Zoe\u0308");
  CHECK(document::padded("Asha", 2) == "Asha");
}

TEST_CASE("text is shortened between characters") {
  CHECK(document::shortened("Chandra", 7) == "Chandra");
  CHECK(document::shortened("Chandra", 6) == "Chand…");
  CHECK(document::shortened("李小龍", 4) == "李…");
  CHECK(document::shortened("e\u0301e\u0301e\u0301", 2) == "e\u0301…");
  CHECK(document::shortened("Maximilian the second", 9, true) == "Maxi…cond");
  for (int width = 3; width < 30; ++width) {
    CHECK(width_of(document::shortened("李小龍 👩‍👩‍👧 Zoe\u0308 and others",
                                       width)) <= width);
    CHECK(width_of(document::shortened("李小龍 👩‍👩‍👧 Zoe\u0308 and others", width,
                                       true)) <= width);
  }
}

TEST_CASE("a paragraph is broken at blanks") {
  using Lines = std::vector<std::string>;
  CHECK(document::wrapped("one two three", 7) == Lines{"one two", "three"});
  CHECK(document::wrapped("one two three", 7, 2) == Lines{"one two", "  three"});
  CHECK(document::wrapped("impossible to", 5) == Lines{"impossible", "to"});
  CHECK(document::wrapped("  1. one", 20) == Lines{"  1. one"});
  CHECK(document::wrapped("", 5).empty());
}
