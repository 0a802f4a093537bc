// The disk fails at every single write, sync, open and delete of a short match, one after the
// other. Whatever was reported as accepted must be there when the file is opened again, and once
// the disk is well the match goes on.
#include "../failing_disk.hpp"

#include <array>
#include <fstream>
#include <iterator>
#include <random>
#include <string>
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
  acts.emplace_back(core::Entry{.deal = 2, .seat = 1, .tricks = 7});
  acts.emplace_back(TakeBack{});
  acts.emplace_back(core::MatchEnded{});
  return acts;
}

session::Answer make(session::Session& session, const session::Place& host, const Act& act) {
  const core::Change* const change = std::get_if<core::Change>(&act);
  return change == nullptr ? session.undo(host) : session.make(host, *change);
}

bool is_accepted(const session::Answer& answer) {
  return std::holds_alternative<session::Accepted>(answer);
}

// A score sheet with a match that nobody has written in yet, as bytes.
const std::string& sheet_with_match() {
  static const std::string kBytes = [] {
    const Folder folder;
    {
      store::Database database(folder.file(), 1000);
      start(database);
    }
    std::ifstream in(folder.file(), std::ios::binary);
    return std::string(std::istreambuf_iterator<char>(in), {});
  }();
  return kBytes;
}
constexpr int kMatch = 1;

void put_sheet_with_match(const std::filesystem::path& file) {
  std::ofstream(file, std::ios::binary) << sheet_with_match();
}

struct Played {
  std::size_t accepted = 0;  // of acts()
  bool had_trouble = false;
};

// Opens the sheet and plays the whole match, with the disk failing in between: to the failure if it
// is for good, else through it.
Played play(FailingDisk& disk, const std::filesystem::path& file, bool is_mended) {
  Played played;
  for (int tries = 0; tries < 2; ++tries) {
    try {
      store::Database database(file, 20);
      session::Session session(database, kMatch);
      const session::Place host = *session.place(0);
      for (const Act& act : acts()) {
        session::Answer answer = make(session, host, act);
        if (std::holds_alternative<session::Unsaved>(answer)) {
          played.had_trouble = true;
          CHECK(session.waiting());
          // Nothing else is taken while an entry waits.
          CHECK(std::holds_alternative<session::Unsaved>(session.make(host, core::MatchEnded{})));
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
    } catch (const store::Trouble&) {  // while opening or loading
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
  put_sheet_with_match(folder.file());
  FailingDisk disk;
  REQUIRE(play(disk, folder.file(), true).accepted == acts().size());
  return disk.done();
}

std::size_t rows_in(const std::filesystem::path& file) {
  const store::Database database(file, 1000);
  CHECK(database.faults().empty());
  return static_cast<std::size_t>(database.row_count(kMatch));
}

}  // namespace

TEST_CASE("a failure at any operation of a match loses nothing, and the match goes on") {
  const int all = all_operations();
  REQUIRE(all > 40);
  constexpr std::array kFaults = {Fault::Error, Fault::Full, Fault::ShortWrite};
  int troubles = 0;
  for (int n = 1; n <= all; ++n) {
    CAPTURE(n);
    const Folder folder;
    put_sheet_with_match(folder.file());
    Played played;
    {
      FailingDisk disk;
      disk.fail_at(n, kFaults.at(static_cast<std::size_t>(n) % kFaults.size()));
      played = play(disk, folder.file(), true);
      CHECK(disk.done() >= n);
    }
    troubles += played.had_trouble ? 1 : 0;
    CHECK(rows_in(folder.file()) == acts().size());
  }
  // Some failures are SQLite's own business: it finds another way.
  CHECK(troubles > all / 2);
}

TEST_CASE("a disk that stays broken keeps what was accepted, and not more than one thing besides") {
  const int all = all_operations();
  for (int n = 1; n <= all; n += 2) {
    CAPTURE(n);
    const Folder folder;
    put_sheet_with_match(folder.file());
    Played played;
    {
      FailingDisk disk;
      disk.fail_at(n, Fault::Error, true);
      played = play(disk, folder.file(), false);
    }
    const std::size_t rows = rows_in(folder.file());
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
    put_sheet_with_match(folder.file());
    Played played;
    {
      FailingDisk disk;
      disk.fail_at(n, Fault::PowerLoss);
      played = play(disk, folder.file(), false);
      disk.lose_power(chance);
    }
    store::Database database(folder.file(), 1000);
    CHECK(database.faults().empty());
    const auto rows = static_cast<std::size_t>(database.row_count(kMatch));
    CHECK(rows >= played.accepted);
    CHECK(rows <= played.accepted + 1);
    session::Session session(database, kMatch);
    if (rows < acts().size()) {
      CHECK(is_accepted(make(session, *session.place(0), acts()[rows])));
    }
  }
}

TEST_CASE("a disk that fails while a score sheet is made leaves none, or a whole one") {
  int all = 0;
  {
    const Folder folder;
    FailingDisk disk;
    const store::Database database(folder.file(), 20);
    all = disk.done();
  }
  for (int n = 1; n <= all; n += 7) {
    CAPTURE(n);
    const Folder folder;
    {
      FailingDisk disk;
      disk.fail_at(n, Fault::Error, true);
      try {
        const store::Database database(folder.file(), 20);
      } catch (const store::Trouble&) {
      }
    }
    store::Database database(folder.file(), 1000);
    CHECK(database.faults().empty());
    CHECK(start(database) == 1);
  }
}
