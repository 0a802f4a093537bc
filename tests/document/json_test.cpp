#include "document/json.hpp"

#include "../catch.hpp"

using document::Fault;
using document::Json;

namespace {

std::string again(std::string_view text) {
  const auto json = document::parse_json(text);
  REQUIRE(std::holds_alternative<Json>(json));
  return document::write_json(std::get<Json>(json));
}

Fault fault(std::string_view text) {
  const auto json = document::parse_json(text);
  REQUIRE(std::holds_alternative<Fault>(json));
  return std::get<Fault>(json);
}

std::string nested(std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); }

}  // namespace

TEST_CASE("JSON is written in one line, a blank after comma and colon, in the order it was in") {
  CHECK(again("{\"b\":[1,-2,null,true],\n\"a\":{},\"c\":[]}") ==
        R"({"b": [1, -2, null, true], "a": {}, "c": []})");
}

TEST_CASE("letters of every script are written as they are, quotes and controls escaped") {
  CHECK(again(R"(["आशा", "کمال", "👩‍👩‍👧", "\u0041", "\"\\\n\u0001"])") ==
        R"(["आशा", "کمال", "👩‍👩‍👧", "A", "\"\\\n\u0001"])");
}

TEST_CASE("a key given twice is refused where it stands, also when it is written differently") {
  CHECK(fault(R"({"a": 1, "a": 1})").place == "a");
  CHECK(fault(R"({"a": [0, {"b": 1, "\u0062": 2}]})").place == "a[1].b");
  CHECK(fault(R"({"a": {"b": 1, "c": {"d": [], "d": 1}}})").place == "a.c.d");
  CHECK(again(R"([{"a": 1}, {"a": 1}])") == R"([{"a": 1}, {"a": 1}])");
}

TEST_CASE("nesting is let pass to the depth of 32 and no further") {
  CHECK(again(nested(32)) == nested(32));
  CHECK(fault(nested(33)).reason.find("32") != std::string::npos);
  CHECK(fault(std::string(1'000'000, '[')).reason.find("32") != std::string::npos);
}

TEST_CASE("a text of 16 MiB is read, one byte more is not") {
  const std::string most = "[" + std::string(document::kMostBytes - 2, ' ') + "]";
  CHECK(again(most) == "[]");
  CHECK(fault(most + " ").reason.find("16 MiB") != std::string::npos);
}

TEST_CASE("numbers keep to whole ones") {
  for (const char* const text :
       {"25.0", "1e1", "-0.5", "1E2", "9223372036854775808", "123456789012345678901234567890"}) {
    const auto json = document::parse_json(text);
    REQUIRE(std::holds_alternative<Json>(json));
    CHECK(std::holds_alternative<document::NotWhole>(std::get<Json>(json).value));
  }
  CHECK(again("9223372036854775807") == "9223372036854775807");
  CHECK(fault(R"({"a": [1, 1e999]})").place == "a[1]");
  CHECK(fault(R"({"a": 1e999})").reason == document::kWholeNumberBelongsHere);
}

TEST_CASE("what is not JSON is refused at its place") {
  for (const char* const text :
       {"[1,]", "{'a': 1}", "[1] [2]", "[01]", "[1] x", "/* */ []", "[NaN]", R"({"a" 1})",
        "[\"\t\"]", "[\"\xff\"]", R"(["\ud800"])", "[\"\xed\xa0\x80\"]"}) {
    INFO(text);
    CHECK(fault(text).reason.find("It is not JSON") == 0);
  }
  CHECK(fault("[1,\n \"é\", x]").reason.find("line 2, column 7") != std::string::npos);
  CHECK(fault("").reason.find("empty") != std::string::npos);
  CHECK(fault(" \r\n\t").reason.find("empty") != std::string::npos);
  CHECK(fault("{\"a\": [1, ").reason.find("breaks off") != std::string::npos);
}

TEST_CASE("a zero byte ends nothing") {
  CHECK(fault(std::string_view("[1]\0[2]", 7)).reason.find("It is not JSON") == 0);
  CHECK(fault(std::string_view("[1]\0", 4)).reason.find("It is not JSON") == 0);
  CHECK(fault(std::string_view("\0", 1)).reason.find("It is not JSON") == 0);
}

TEST_CASE("one byte-order mark can be taken off") {
  CHECK(document::without_mark("\xEF\xBB\xBF[]") == "[]");
  CHECK(document::without_mark("\xEF\xBB\xBF\xEF\xBB\xBF[]") == "\xEF\xBB\xBF[]");
  CHECK(document::without_mark("[]") == "[]");
  CHECK(fault("\xEF\xBB\xBF[]").reason.find("It is not JSON") == 0);
}

TEST_CASE("a place never repeats what could upset a terminal") {
  CHECK(document::place_of("", "tricks") == "tricks");
  CHECK(document::place_of("deals[2]", "tricks") == "deals[2].tricks");
  CHECK(document::place_of("deals", std::size_t{2}) == "deals[2]");
  CHECK(document::place_of("deals", "\x1b[31m") == "deals");
  CHECK(document::place_of("deals", std::string(1000, 'a')) == "deals");
  CHECK(fault(R"({"\u001b[31m": 1, "\u001b[31m": 2})").place.empty());
}
