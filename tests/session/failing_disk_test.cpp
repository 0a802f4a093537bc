// The disk fails at every single write, sync, open and delete of a whole match, one after the
// other. Whatever was reported as accepted must be there when the file is opened again, and once
// the disk is well the match goes on.
#include "../failing_disk.hpp"

#include <random>
#include <variant>
#include <vector>

#include "../catch.hpp"
#include "../folder.hpp"
#include "session/session.hpp"

namespace {

using Fault = FailingDisk::Fault;

int start(store::Database& database) {
  return std::get<int>(session::start(database,
                                      {.names = {"Asha", "Bimal", "Chandra"},
                                       .rules = core::Rules(),
                                       .first_dealer = 0,
                                       .host = 0,
                                       .target = std::nullopt},
                                      store::Keeping::ByHost));
}

struct TakeBack {};
using Act = std::variant<core::Change, TakeBack>;

// A short match with a change of every usual kind, all by the host.
std::vector<Act> acts() {
  std::vector<Act> acts;
  const auto deal = [&](int number, core::PerSeat<int> tricks) {
    for (const core::Seat seat : core::kAllSeats) {
      acts.emplace_back(core::Entry{
          .deal = number, .seat = seat, .tricks = tricks[static_cast<std::size_t>(seat)]});
    }
  };
  deal(1, {1, 4, 5});
  acts.emplace_back(core::LineMove{.after_deal = 1, .target = 30});
  deal(2, {4, 1, 5});
  acts.emplace_back(core::Correction{.deal = 1, .tricks = {2, 4, 4}});
  acts.emplace_back(core::Entry{.deal = 3, .seat = 1, .tricks = 7});
  acts.emplace_back(TakeBack{});
  acts.emplace_back(core::MatchEnded{});
  return acts;
}

session::Answer make(session::Session& session, const Act& act) {
  const core::Change* const change = std::get_if<core::Change>(&act);
  return change == nullptr ? session.undo(*session.place(0))
                           : session.make(*session.place(0), *change);
}

bool is_accepted(const session::Answer& answer) {
  return std::holds_alternative<session::Accepted>(answer);
}

// Opening, the whole match, with the disk failing in between.
struct Played {
  int match = 0;
  std::size_t accepted = 0;  // of acts()
  bool had_trouble = false;
};

// Plays until the disk fails for good, or through a failure that passes.
Played play(FailingDisk& disk, const std::filesystem::path& file, bool is_mended) {
  Played played;
  for (int tries = 0; tries < 2; ++tries) {
    try {
      store::Database database(file, 20);
      played.match = start(database);
      session::Session session(database, played.match);
      for (const Act& act : acts()) {
        session::Answer answer = make(session, act);
        if (std::holds_alternative<session::Unsaved>(answer)) {
          played.had_trouble = true;
          CHECK(session.waiting());
          // Nothing else is taken while an entry waits.
          CHECK(std::holds_alternative<session::Unsaved>(
              session.make(*session.place(0), core::MatchEnded{})));
          if (!is_mended) {
            return played;
          }
          disk.mend();
          answer = session.retry();
        }
        REQUIRE(is_accepted(answer));
        ++played.accepted;
      }
      return played;
    } catch (const store::Trouble&) {  // while opening, starting or loading
      played.had_trouble = true;
      if (!is_mended) {
        return played;
      }
      disk.mend();
    }
  }
  FAIL("the disk was mended, and still there was trouble");
  return played;
}

int all_operations() {
  const Folder folder;
  FailingDisk disk;
  const Played played = play(disk, folder.file(), true);
  REQUIRE(played.accepted == acts().size());
  return disk.done();
}

std::size_t rows_in(const std::filesystem::path& file, int match) {
  const store::Database database(file, 1000);
  CHECK(database.faults().empty());
  return static_cast<std::size_t>(database.row_count(match));
}

}  // namespace

TEST_CASE("a failure at any operation of a match loses nothing, and the match goes on") {
  const int all = all_operations();
  REQUIRE(all > 100);
  for (const Fault fault : {Fault::Error, Fault::Full, Fault::ShortWrite}) {
    int troubles = 0;
    for (int n = 1; n <= all; ++n) {
      CAPTURE(n);
      const Folder folder;
      Played played;
      {
        FailingDisk disk;
        disk.fail_at(n, fault);
        played = play(disk, folder.file(), true);
        CHECK(disk.done() >= n);
      }
      troubles += played.had_trouble ? 1 : 0;
      CHECK(rows_in(folder.file(), played.match) == acts().size());
    }
    // Some failures are SQLite's own business: it finds another way.
    CHECK(troubles > all / 2);
  }
}

TEST_CASE("a disk that stays broken keeps what was accepted, and not more than one thing besides") {
  const int all = all_operations();
  for (int n = 1; n <= all; ++n) {
    CAPTURE(n);
    const Folder folder;
    Played played;
    {
      FailingDisk disk;
      disk.fail_at(n, Fault::Error, true);
      played = play(disk, folder.file(), false);
    }
    if (played.match == 0) {
      continue;  // it never came to a match
    }
    const std::size_t rows = rows_in(folder.file(), played.match);
    CHECK(rows >= played.accepted);
    CHECK(rows <= played.accepted + 1);
  }
}

TEST_CASE("after the power went at any operation, everything accepted is there") {
  const int all = all_operations();
  std::mt19937 chance(325);
  for (int n = 1; n <= all; ++n) {
    CAPTURE(n);
    const Folder folder;
    Played played;
    {
      FailingDisk disk;
      disk.fail_at(n, Fault::PowerLoss);
      played = play(disk, folder.file(), false);
      disk.lose_power(chance);
    }
    store::Database database(folder.file(), 1000);
    CHECK(database.faults().empty());
    if (played.match == 0) {
      continue;
    }
    const auto rows = static_cast<std::size_t>(database.row_count(played.match));
    CHECK(rows >= played.accepted);
    CHECK(rows <= played.accepted + 1);
    session::Session session(database, played.match);
    if (rows < acts().size()) {
      CHECK(is_accepted(make(session, acts()[rows])));
    }
  }
}
