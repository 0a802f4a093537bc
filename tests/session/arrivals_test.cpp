#include "session/arrivals.hpp"

#include "../catch.hpp"
#include "folder.hpp"

namespace {

using session::Standing;

constexpr const char* kId = "5c0f9b0e77d24a1c8f3e6a5d4b3c2a19";

// What is compared: the names, the tricks and the start.
std::string describe(const session::Arrival& one) {
  std::string text = one.started ? core::instant_text(*one.started) : "";
  for (const std::string& name : one.match.players) {
    text += "|" + name;
  }
  for (const core::Deal& deal : one.match.deals) {
    for (const std::optional<int>& tricks : deal.tricks) {
      text += "," + std::to_string(tricks.value_or(-1));
    }
  }
  return text;
}

session::Arrival arrival(std::optional<std::string> id, int first = 2) {
  core::Match match;
  match.players = {"Asha", "Bimal", "Chandra"};
  match.target = 25;
  for (const core::Seat seat : core::kAllSeats) {
    const core::PerSeat<int> tricks = {first, 5, 5 - first};
    match =
        core::apply(match, seat, core::Entry{1, seat, tricks[static_cast<std::size_t>(seat)]}, {});
  }
  return {
      .match = match, .id = std::move(id), .started = core::parse_instant("2026-11-30T18:05:00Z")};
}

struct Desk {
  Folder folder;
  store::Database database{folder.file(), 200};
  session::Arrivals arrivals{database, &describe};
};

}  // namespace

TEST_CASE("what is new is stored, and recognised the next time") {
  Desk desk;
  CHECK(desk.arrivals.take(arrival(kId)) == Standing::New);
  CHECK(desk.database.list().empty());
  REQUIRE(desk.arrivals.bring_in().size() == 1);
  CHECK(desk.database.list().size() == 1);
  session::Arrivals again(desk.database, &describe);
  CHECK(again.take(arrival(kId)) == Standing::HereAlready);
  CHECK(again.take(arrival(std::nullopt)) == Standing::HereAlready);
  CHECK(again.bring_in().empty());
}

TEST_CASE("within one file a match comes once") {
  Desk desk;
  CHECK(desk.arrivals.take(arrival(kId)) == Standing::New);
  CHECK(desk.arrivals.take(arrival(kId)) == Standing::HereAlready);
  CHECK(desk.arrivals.coming().size() == 1);
}

TEST_CASE("another match under a known id is a conflict, in the file or in the database") {
  Desk desk;
  CHECK(desk.arrivals.take(arrival(kId)) == Standing::New);
  CHECK(desk.arrivals.take(arrival(kId, 1)) == Standing::Conflicts);
  REQUIRE(desk.arrivals.bring_in().size() == 1);
  session::Arrivals again(desk.database, &describe);
  CHECK(again.take(arrival(kId, 1)) == Standing::Conflicts);
  CHECK(again.coming().empty());
}

TEST_CASE("two matches of the same people that differ are two") {
  Desk desk;
  CHECK(desk.arrivals.take(arrival(std::nullopt, 2)) == Standing::New);
  CHECK(desk.arrivals.take(arrival(std::nullopt, 1)) == Standing::New);
  CHECK(desk.arrivals.bring_in().size() == 2);
}
