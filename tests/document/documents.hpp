// What the tests of documents begin with.
#pragma once

#include <string>
#include <string_view>

#include "../catch.hpp"
#include "document/document.hpp"

// The document that `text` is; the test fails if it is none.
inline document::Document document_of(std::string_view text) {
  auto read = document::read(text);
  if (const auto* const fault = std::get_if<document::Fault>(&read)) {
    FAIL(text << "\n" << fault->place << ": " << fault->reason);
  }
  return std::get<document::Document>(std::move(read));
}

// Why `text` is no document, as 'place: reason'; empty if it is one.
inline std::string fault_of(std::string_view text) {
  const auto read = document::read(text);
  const auto* const fault = std::get_if<document::Fault>(&read);
  return fault == nullptr ? "" : fault->place + ": " + fault->reason;
}

// Where the fault is.
inline std::string place_in(std::string_view text) {
  const auto read = document::read(text);
  const auto* const fault = std::get_if<document::Fault>(&read);
  return fault == nullptr ? "no fault" : fault->place;
}

// A document with three players and `more` members, in `game`.
inline std::string with(const std::string& more, const std::string& game = "3-2-5") {
  return R"({"squarescores": 1, "game": ")" + game +
         R"(", "players": ["Asha", "Bimal", "Chandra"])" + (more.empty() ? "" : ", " + more) + "}";
}

// The example of the contract.
inline constexpr std::string_view kExample = R"({
  "squarescores": 1,
  "id": "5c0f9b0e77d24a1c8f3e6a5d4b3c2a19",
  "game": "3-2-5",
  "rules": {"loser_deals": true},
  "players": ["Asha", "Bimal", "Chandra"],
  "first_dealer": "Asha",
  "host": "Asha",
  "started": "2026-11-30T18:05:00Z",
  "target": 25,
  "target_moves": [{"after_deal": 2, "target": 30}],
  "deals": [
    {"tricks": [1, 4, 5]},
    {"tricks": [4, 1, 5], "dealer": "Bimal", "trump": "hearts",
     "trades": [{"from": "Bimal", "to": "Asha", "tricks": 1}]}
  ],
  "open": {"tricks": [3, null, null]},
  "ended": {"at": "2026-11-30T19:10:00Z", "by": "Chandra"}
}
)";
