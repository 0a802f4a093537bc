// A process that enters tricks is killed without warning at random moments, over and over. Whatever
// it had reported as accepted must be there when the match is opened again.
#include <unistd.h>

#include <chrono>
#include <random>

#include "../catch.hpp"
#include "../folder.hpp"
#include "../kills.hpp"
#include "session/session.hpp"

namespace {

// Enters deal after deal, in varying ways, and writes a byte for each accepted change. Never
// returns.
[[noreturn]] void play_until_killed(const std::filesystem::path& file, int match, int report) {
  store::Database database(file, 1000);
  session::Session session(database, match);
  constexpr core::PerSeat<core::PerSeat<int>> kResults = {{{2, 5, 3}, {4, 4, 2}, {0, 1, 9}}};
  while (true) {
    const int deal = core::settled_deals(session.match()) + 1;
    const auto& result = kResults[static_cast<std::size_t>(deal) % 3];
    for (const core::Seat seat : core::kAllSeats) {
      const core::Entry entry{
          .deal = deal, .seat = seat, .tricks = result[static_cast<std::size_t>(seat)]};
      const session::Answer answer = session.make(*session.place(seat), entry);
      const session::Accepted* const accepted = std::get_if<session::Accepted>(&answer);
      if (accepted == nullptr) {
        _exit(1);
      }
      if (!accepted->nothing_changed && write(report, "+", 1) != 1) {
        _exit(1);
      }
    }
  }
}

// How many changes the child reported before it was killed: `later` after it had reported `first`.
int reported_until_killed(const std::filesystem::path& file, int match, int first,
                          std::chrono::microseconds later) {
  return told_until_killed(first, later,
                           [&](int report) { play_until_killed(file, match, report); });
}

}  // namespace

TEST_CASE("every entry reported as accepted is there after kills at random moments") {
  const int wanted = kills_wanted(60);
  const Folder folder;
  std::mt19937 chance(325);
  int match = 0;
  {
    store::Database database(folder.file(), 1000);
    match = std::get<int>(session::start(database,
                                         {.names = {"Asha", "Bimal", "Chandra"},
                                          .rules = core::Rules(),
                                          .first_dealer = 0,
                                          .host = 0,
                                          .target = std::nullopt},
                                         store::Keeping::ByHost));
  }
  int rows = 0;
  for (int kills = 0; kills < wanted; ++kills) {
    // Sometimes while it is still opening the file, mostly in the middle of an entry.
    const int first = static_cast<int>(chance() % 5);
    const std::chrono::microseconds later(chance() % 8'000);
    const int reported = reported_until_killed(folder.file(), match, first, later);
    const store::Database database(folder.file(), 1000);
    const int found = database.row_count(match);
    // One more than reported may be there: durable, and killed before it could say so.
    CHECK(found >= rows + reported);
    CHECK(found <= rows + reported + 1);
    rows = found;
  }
  CHECK(rows > wanted);
  store::Database database(folder.file(), 1000);
  CHECK(database.faults().empty());
  const session::Session session(database, match);
  CHECK(core::settled_deals(session.match()) == rows / core::kSeats);
}
