// A score sheet to be mistreated: the same bytes in every run of the program, a match of several
// kinds in it, and a folder it lies in.
#pragma once

#include <algorithm>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "document/document.hpp"
#include "folder.hpp"
#include "session/session.hpp"
#include "store/history.hpp"
#include "store/people.hpp"

namespace fuzz {

// One after the other in play: open, decided, in another game, ended.
inline const std::vector<std::string>& documents() {
  static const std::vector<std::string> kTexts = {
      R"({"squarescores":1,"id":"0123456789abcdef0123456789abcde1","players":["Asha","Bimal","Chandra"],"started":"2026-11-30T18:05:00+05:45","deals":[{"tricks":[1,4,5]},{"tricks":[4,1,5],"trump":"hearts","trades":[{"from":"Bimal","to":"Asha","tricks":1}]}],"open":{"tricks":[3,null,null]}})",
      R"({"squarescores":1,"id":"0123456789abcdef0123456789abcde2","game":"8-5-3 calls","players":["Zoë","आशा","A, \"B\""],"host":null,"deals":[{"tricks":[8,5,3],"call":"miz"}]})",
      R"({"squarescores":1,"id":"0123456789abcdef0123456789abcde3","game":"3-5-8","rules":{"stake":5,"currency":"NPR"},"players":["Asha","Zoë","Dil"],"deals":[{"tricks":[10,4,2],"bid":10}],"ended":{"at":"2026-11-30T19:10:00Z","by":"Dil"}})",
      R"({"squarescores":1,"id":"0123456789abcdef0123456789abcde4","players":["Bimal","Asha","Chandra"],"host":"Chandra","target":12,"target_moves":[{"after_deal":1,"target":15}],"deals":[{"tricks":[2,5,3]},{"tricks":[3,2,5]},{"tricks":[5,3,2]}],"ended":{"by":"host"}})"};
  return kTexts;
}

// Makes that sheet.
inline void make_sheet(const std::filesystem::path& file) {
  store::Database database(file, 0);
  for (const std::string& text : documents()) {
    auto one = std::get<document::Document>(document::read(text));
    const session::Arrival arrival{
        .match = std::move(one.match), .id = std::move(one.id), .started = one.started};
    static_cast<void>(session::bring_in(database, {&arrival, 1}, [] {
      return core::Instant{.milliseconds = 1'790'000'000'000, .offset_minutes = 345};
    }));
  }
  store::History history(database);
  static_cast<void>(history.set_note(2, {.title = "Dashain", .text = "A note.\n"}));
  static_cast<void>(history.remake_summaries(2));
  store::People(database).set_colour(1, 0x3366CC);
}

inline std::string bytes_of(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

inline void write_bytes(const std::filesystem::path& file, const std::string& bytes) {
  std::ofstream(file, std::ios::binary | std::ios::trunc) << bytes;
}

}  // namespace fuzz
