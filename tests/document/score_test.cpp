#include "document/score.hpp"

#include <fstream>
#include <nlohmann/json.hpp>

#include "documents.hpp"

using nlohmann::json;

namespace {

core::NumberedMatch numbered(const document::Document& read, std::optional<int> number = 12) {
  return {.number = number,
          .id = read.id.value_or("0123456789abcdef0123456789abcdef"),
          .started = read.started,
          .match = read.match};
}

}  // namespace

TEST_CASE("every worked case scores as it was worked out") {
  std::ifstream cases(SQUARESCORES_TESTS_DIR "/document/scores.jsonl");
  int count = 0;
  for (std::string line; std::getline(cases, line);) {
    ++count;
    const json one = json::parse(line);
    INFO("case " << count << ": " << one["document"].dump());
    const document::Document read = document_of(one["document"].dump());
    CHECK(json::parse(document::score_json(read.match)) == one["score"]);
  }
  CHECK(count == 360);
}

TEST_CASE("a score is one line, its keys in the order of the contract") {
  CHECK(document::score_json(document_of(with(R"("deals": [{"tricks": [1, 4, 5]}])")).match) ==
        R"({"deals": [{"number": 1, "dealer": "Asha", "quotas": [2, 5, 3], "tricks": [1, 4, 5], )"
        R"("points": [1, 4, 5], "totals": [1, 4, 5]}], "totals": [1, 4, 5], "target": 25, )"
        R"("decided": null, "next": {"dealer": "Bimal", "quotas": [3, 2, 5], "exchange": [)"
        R"({"taker": "Chandra", "giver": "Bimal", "cards": 1}, )"
        R"({"taker": "Chandra", "giver": "Asha", "cards": 1}]}, "result": null})");
}

TEST_CASE("an ended match has a result and no next deal") {
  const auto score = [](const std::string& more) {
    return json::parse(document::score_json(document_of(with(more + R"("ended": {})")).match));
  };
  CHECK(score("")["next"] == nullptr);
  CHECK(score("")["result"] == json::parse(R"({"winners": [], "reason": "not_played"})"));
  CHECK(score(R"("deals": [{"tricks": [5, 5, 0]}], )")["result"] ==
        json::parse(R"({"winners": ["Asha", "Bimal"], "reason": "early"})"));
  CHECK(score(R"("target": 5, "deals": [{"tricks": [0, 4, 6]}], )")["result"] ==
        json::parse(R"({"winners": ["Chandra"], "reason": "decided"})"));
}

TEST_CASE("a shown match is its score with its number, its players and the open deal") {
  const document::Document read = document_of(kExample);
  const json shown = json::parse(document::show_json(numbered(read)));
  json expected = json::parse(document::score_json(read.match));
  expected["match"] = 12;
  expected["players"] = {"Asha", "Bimal", "Chandra"};
  expected["open"] = json::parse(R"({"tricks": [3, null, null]})");
  CHECK(shown == expected);
  CHECK(json::parse(document::show_json(numbered(document_of(with("")), std::nullopt)))["match"] ==
        nullptr);
}

TEST_CASE("the open deal is shown with its cells as soon as anything is known of it") {
  const auto open = [](const std::string& more) {
    return json::parse(document::show_json(numbered(document_of(with(more)))))["open"];
  };
  CHECK(open("") == nullptr);
  CHECK(open(R"("deals": [{"tricks": [1, 4, 5]}])") == nullptr);
  CHECK(open(R"("open": {"trump": "clubs"})") ==
        json::parse(R"({"tricks": [null, null, null], "trump": "clubs"})"));
  CHECK(open(R"("open": {"dealer": "Bimal"})")["dealer"] == "Bimal");
}

TEST_CASE("a list has a match per element, with when it ended as far as that is known") {
  const std::vector<core::NumberedMatch> matches = {
      numbered(document_of(kExample), 3), numbered(document_of(with(R"("ended": {})")), 2),
      numbered(document_of(with(R"("target": 5, "deals": [{"tricks": [0, 4, 6]}])")), 1)};
  const json list = json::parse(document::list_json(matches));
  REQUIRE(list.size() == 3);
  CHECK(list[0] == json::parse(R"({"match": 3, "id": "5c0f9b0e77d24a1c8f3e6a5d4b3c2a19",
      "started": "2026-11-30T18:05:00Z", "ended": "2026-11-30T19:10:00Z", "game": "3-2-5",
      "players": ["Asha", "Bimal", "Chandra"], "deals": 2, "totals": [6, 4, 10],
      "winners": ["Chandra"]})"));
  CHECK(list[1]["started"] == nullptr);
  CHECK(list[1]["ended"] == true);
  CHECK(list[1]["winners"] == json::array());
  CHECK(list[2]["ended"] == nullptr);
  CHECK(list[2]["winners"] == json::array({"Chandra"}));
  CHECK(document::list_json({}) == "[]");
}
