#include "session/readable.hpp"

#include "../catch.hpp"
#include "core/start.hpp"
#include "session/session.hpp"

namespace {

store::KeptMatch kept_match(int number) {
  store::KeptMatch kept;
  kept.header.match = number;
  kept.header.id = std::string(32, 'a');
  kept.header.started = core::Instant{.milliseconds = 1'796'061'900'000, .offset_minutes = 345};
  kept.header.start.players = {"Asha", "Bimal", "Chandra"};
  kept.header.start.rules = core::Rules(*core::find_game("3-2-5"));
  kept.header.start.target = 25;
  core::JournalRow row;
  row.row = 1;
  row.act = core::Entry{.deal = 1, .seat = 0, .tricks = 2};
  kept.rows = {row};
  return kept;
}

}  // namespace

TEST_CASE("A stored match is played and keeps what the outside calls it") {
  const store::KeptMatch kept = kept_match(7);
  const core::NumberedMatch match = session::numbered(kept);
  CHECK(match.number == 7);
  CHECK(match.id == kept.header.id);
  CHECK(match.started == kept.header.started);
  CHECK(core::deal_at(match.match, 1).tricks[0] == 2);
}

TEST_CASE(
    "Of a damaged sheet every match that can be played is there, and each other one is told") {
  store::Everything all;
  all.lost = {"Match 1 is damaged."};
  all.matches = {kept_match(2), kept_match(3), kept_match(4)};
  all.matches[1].rows[0].act = core::Entry{.deal = 5, .seat = 0, .tricks = 2};  // long before it
  const session::Readable readable = session::readable(all);
  REQUIRE(readable.matches.size() == 2);
  CHECK(readable.matches[0].number == 2);
  CHECK(readable.matches[1].number == 4);
  REQUIRE(readable.lost.size() == 2);
  CHECK(readable.lost[0] == "Match 1 is damaged.");
  CHECK(readable.lost[1].find("atch 3") != std::string::npos);
}
