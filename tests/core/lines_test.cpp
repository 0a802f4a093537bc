#include "core/lines.hpp"

#include "../catch.hpp"

TEST_CASE("A text is its lines, the last one even if it is empty, joined by their ends") {
  using Lines = std::vector<std::string_view>;
  CHECK(core::lines_of("") == Lines{""});
  CHECK(core::lines_of("one") == Lines{"one"});
  CHECK(core::lines_of("one\n\ntwo\r\n") == Lines{"one", "", "two\r", ""});
}
