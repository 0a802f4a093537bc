#include "document/reading.hpp"

#include "../catch.hpp"

using document::Json;

TEST_CASE("the first fault is the one that is told") {
  document::Reading reading;
  CHECK_FALSE(reading.has_failed());
  CHECK(reading.number(Json("1"), "a") == 0);
  CHECK(reading.text(Json(1), "b", "a word").empty());
  REQUIRE(reading.has_failed());
  CHECK(reading.fault()->place == "a");
}

TEST_CASE("what is asked for is given as it is") {
  document::Reading reading;
  const Json object = Json::Object{{"a", 5}, {"b", Json::Array{1, 2, 3}}};
  const Json::Object& members = reading.object(object, "", {"a", "b"});
  CHECK(reading.number(reading.required(members, "", "a"), "a") == 5);
  CHECK(reading.three(reading.required(members, "", "b"), "b", "three numbers").size() == 3);
  CHECK(document::find(members, "c") == nullptr);
  CHECK_FALSE(reading.has_failed());
}

TEST_CASE("after a fault there are still three of what there should be three of") {
  document::Reading reading;
  CHECK(reading.three(Json::Array{1}, "a", "three numbers").size() == 3);
  CHECK(reading.has_failed());
}

TEST_CASE("a number is one that a score sheet can hold") {
  const auto fails = [](const Json& json) {
    document::Reading reading;
    (void)reading.number(json, "");
    return reading.has_failed();
  };
  CHECK_FALSE(fails(2'147'483'647));
  CHECK(fails(std::int64_t{2'147'483'648}));
  CHECK(fails(document::NotWhole{}));
  CHECK(fails(true));
  CHECK(fails(nullptr));
}
