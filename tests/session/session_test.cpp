#include "session/session.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

#include <random>
#include <string>
#include <vector>

#include "../catch.hpp"
#include "../folder.hpp"
#include "core/check.hpp"
#include "core/sheet.hpp"

namespace {

core::Proposal proposal() {
  return {.names = {"Asha", "Bimal", "Chandra"},
          .rules = core::Rules(),
          .first_dealer = 0,
          .host = 0,
          .target = std::nullopt};
}

int start_match(store::Database& database) {
  return std::get<int>(session::start(database, proposal(), store::Keeping::ByHost));
}

core::Entry entry(int deal, core::Seat seat, std::optional<int> tricks) {
  return {.deal = deal, .seat = seat, .tricks = tricks};
}

bool was_accepted(const session::Answer& answer) {
  return std::holds_alternative<session::Accepted>(answer);
}

std::optional<core::Refused> refused(const session::Answer& answer) {
  const core::Refusal* const refusal = std::get_if<core::Refusal>(&answer);
  return refusal == nullptr ? std::nullopt : std::optional<core::Refused>(refusal->why);
}

}  // namespace

TEST_CASE("an accepted entry is in the file before the answer comes") {
  const Folder folder;
  store::Database database(folder.file(), 200);
  session::Session session(database, start_match(database));
  REQUIRE(was_accepted(session.make(*session.place(0), entry(1, 0, 4))));
  store::Database other(folder.file(), 200);
  const session::Session seen(other, session.number());
  CHECK(core::deal_at(seen.match(), 1).tricks[0] == 4);
  CHECK(seen.sheet() == session.sheet());
}

TEST_CASE("a refused change leaves no row") {
  const Folder folder;
  store::Database database(folder.file(), 200);
  session::Session session(database, start_match(database));
  CHECK(refused(session.make(*session.place(1), entry(1, 2, 4))) == core::Refused::NotYourColumn);
  CHECK(refused(session.make(*session.place(1), entry(1, 1, 11))) == core::Refused::OutOfRange);
  CHECK(refused(session.make(*session.place(2), core::LineMove{.after_deal = 0, .target = 30})) ==
        core::Refused::OnlyHost);
  CHECK(refused(session.undo(*session.place(0))) == core::Refused::NothingToUndo);
  CHECK(database.row_count(session.number()) == 0);
}

TEST_CASE("looking at a cell and confirming it unchanged writes nothing") {
  const Folder folder;
  store::Database database(folder.file(), 200);
  session::Session session(database, start_match(database));
  REQUIRE(was_accepted(session.make(*session.place(0), entry(1, 0, 0))));
  const session::Answer again = session.make(*session.place(0), entry(1, 0, 0));
  REQUIRE(was_accepted(again));
  CHECK(std::get<session::Accepted>(again).nothing_changed);
  CHECK(database.row_count(session.number()) == 1);
}

TEST_CASE("with the sweep bonus fifteen is kept as ten") {
  const Folder folder;
  store::Database database(folder.file(), 200);
  core::Proposal with_bonus = proposal();
  with_bonus.rules.sweep_bonus = true;
  session::Session session(
      database, std::get<int>(session::start(database, with_bonus, store::Keeping::ByHost)));
  REQUIRE(was_accepted(session.make(*session.place(0), entry(1, 1, 15))));
  CHECK(core::deal_at(session.match(), 1).tricks[1] == 10);
}

TEST_CASE("two who write at once lose nothing and double nothing") {
  const Folder folder;
  store::Database one(folder.file(), 200);
  store::Database other(folder.file(), 200);
  const int number = start_match(one);
  session::Session asha(one, number);
  session::Session bimal(other, number);
  REQUIRE(was_accepted(asha.make(*asha.place(0), entry(1, 0, 2))));
  REQUIRE(was_accepted(bimal.make(*bimal.place(1), entry(1, 1, 5))));
  REQUIRE(was_accepted(asha.make(*asha.place(0), entry(1, 2, 3))));
  CHECK(bimal.follow());
  CHECK_FALSE(bimal.follow());
  CHECK(asha.match() == bimal.match());
  CHECK(core::settled_deals(bimal.match()) == 1);
  CHECK(one.row_count(number) == 3);
}

TEST_CASE("an undo that comes second takes back what is newest then, and only one's own") {
  const Folder folder;
  store::Database one(folder.file(), 200);
  store::Database other(folder.file(), 200);
  const int number = start_match(one);
  session::Session asha(one, number);
  session::Session bimal(other, number);
  REQUIRE(was_accepted(bimal.make(*bimal.place(1), entry(1, 1, 5))));
  REQUIRE(was_accepted(asha.make(*asha.place(0), entry(1, 0, 2))));
  // Bimal's sheet does not show Asha's entry yet; his undo must not take it back.
  CHECK(refused(bimal.undo(*bimal.place(1))) == core::Refused::NotYourChange);
  CHECK(core::deal_at(bimal.match(), 1).tricks[0] == 2);
}

TEST_CASE("while another program holds the file the entry waits, and nothing else is taken") {
  const Folder folder;
  store::Database database(folder.file(), 20);
  session::Session session(database, start_match(database));
  const session::Place asha = *session.place(0);
  SQLite::Database blocker(folder.file().string(), SQLite::OPEN_READWRITE);
  blocker.exec("BEGIN EXCLUSIVE");

  CHECK(std::holds_alternative<session::Unsaved>(session.make(asha, entry(1, 0, 4))));
  REQUIRE(session.waiting());
  CHECK(std::get<core::Change>(session.waiting()->act) == core::Change(entry(1, 0, 4)));
  CHECK(core::cells_in(core::deal_at(session.match(), 1)) == 0);
  CHECK(std::holds_alternative<session::Unsaved>(session.make(asha, entry(1, 1, 3))));
  CHECK(std::holds_alternative<session::Unsaved>(session.retry()));
  CHECK(session.waiting());

  blocker.exec("ROLLBACK");
  CHECK(was_accepted(session.retry()));
  CHECK_FALSE(session.waiting());
  CHECK(database.row_count(session.number()) == 1);
  CHECK(was_accepted(session.make(asha, entry(1, 1, 3))));
}

TEST_CASE("what waits is held against the rules again before it is saved") {
  const Folder folder;
  store::Database database(folder.file(), 20);
  const int number = start_match(database);
  session::Session session(database, number);
  const session::Place asha = *session.place(0);
  SQLite::Database blocker(folder.file().string(), SQLite::OPEN_READWRITE);
  blocker.exec("BEGIN EXCLUSIVE");
  REQUIRE(std::holds_alternative<session::Unsaved>(session.make(asha, entry(1, 0, 4))));
  blocker.exec("ROLLBACK");
  store::Database other(folder.file(), 200);
  session::Session bimal(other, number);
  REQUIRE(was_accepted(bimal.make(*bimal.place(1), core::MatchEnded{.by = 1})));
  CHECK(refused(session.retry()) == core::Refused::MatchEnded);
  CHECK_FALSE(session.waiting());
}

TEST_CASE("after any number of random acts the file holds what the sheet shows") {
  const Folder folder;
  store::Database database(folder.file(), 200);
  for (unsigned seed = 1; seed <= 6; ++seed) {
    std::mt19937 chance(seed);
    const auto below = [&](int n) { return static_cast<int>(chance() % static_cast<unsigned>(n)); };
    session::Session session(database, start_match(database));
    int accepted = 0;
    for (int step = 0; step < 250; ++step) {
      const int open = core::settled_deals(session.match()) + 1;
      const core::Actor who = below(4) == 0 ? below(4) : session.match().host;
      session::Answer answer;
      switch (below(10)) {
        case 0:
          answer = session.undo(*session.place(who));
          break;
        case 1:
          answer = session.redo(*session.place(who));
          break;
        case 2:
          answer = session.make(
              *session.place(who),
              core::Correction{.deal = 1 + below(open), .tricks = {2 + below(3), 3, 5 - below(3)}});
          break;
        case 3:
          answer = session.make(*session.place(who),
                                core::LineMove{.after_deal = open - 1, .target = 20 + below(9)});
          break;
        case 4:
          answer = below(6) != 0 ? session.make(*session.place(who), core::MatchReopened{})
                                 : session.make(*session.place(who), core::MatchEnded{.by = who});
          break;
        default:
          answer = session.make(*session.place(who),
                                entry(below(7) == 0 ? open - 1 : open, below(3), below(6)));
      }
      accepted += was_accepted(answer) ? 1 : 0;
    }
    CHECK(accepted > 50);
    const session::Session again(database, session.number());
    CHECK(again.played() == session.played());
    CHECK(again.sheet() == session.sheet());
  }
}

TEST_CASE("a match does not start with names or a line that cannot be") {
  const Folder folder;
  store::Database database(folder.file(), 200);
  core::Proposal twice = proposal();
  twice.names[2] = " ASHA ";
  const auto started = session::start(database, twice, store::Keeping::ByHost);
  REQUIRE(std::holds_alternative<core::StartFault>(started));
  CHECK(std::get<core::StartFault>(started).same_as == 0);
  core::Proposal no_line = proposal();
  no_line.target = 0;
  CHECK(std::get<core::StartFault>(session::start(database, no_line, store::Keeping::ByHost))
            .target->why == core::Refused::OutOfRange);
  CHECK(database.list().empty());
}
