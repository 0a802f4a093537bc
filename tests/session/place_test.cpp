// Nothing is written without a place, and no place with a PIN is given without it: every act, by
// everybody, with and without PINs.
#include <array>
#include <stdexcept>
#include <type_traits>
#include <vector>

#include "../catch.hpp"
#include "../quick_pin.hpp"
#include "session/pin.hpp"
#include "session/session.hpp"
#include "store/people.hpp"
#include "store/restore.hpp"
#include "store/table.hpp"

namespace {

using session::PinRight;
using session::Place;
using session::Session;

// Nobody makes these up: what takes one cannot be asked by somebody who was not let in.
static_assert(!std::is_default_constructible_v<Place>);
static_assert(!std::is_constructible_v<Place, std::string, core::Actor>);
static_assert(!std::is_constructible_v<PinRight, int>);
template <typename By>
constexpr bool kMayAct =
    requires(Session session, By by, core::Change change) { session.make(by, change); } ||
    requires(Session session, By by) { session.undo(by); } ||
    requires(Session session, By by) { session.redo(by); };
static_assert(kMayAct<Place>);
static_assert(!kMayAct<core::Actor>);
static_assert(!kMayAct<PinRight>);

core::Match with_keeper() {
  core::Match start = table::start_of();
  start.host = core::kKeeper;
  return start;
}

std::string pin_of(core::Actor who) { return "258" + std::to_string(who); }

struct Guarded {
  table::Folder folder;
  store::Database database{folder / "matches.db", 1000};
  int match = database.add(table::header_of(with_keeper()), {});
  Session session{database, match};

  [[nodiscard]] int person(core::Actor who) const {
    return session::person_at(database, match, who);
  }
  void guard(core::Actor who) {
    store::People(database).set_pin(person(who), quick_hash(pin_of(who)));
  }
  [[nodiscard]] session::PinAnswer give(core::Actor who, const std::string& typed) {
    return session::check_pin(database, person(who), typed);
  }
  [[nodiscard]] PinRight right(core::Actor who) {
    return std::get<PinRight>(give(who, pin_of(who)));
  }
};

constexpr std::array<core::Actor, 4> kEverybody = {0, 1, 2, core::kKeeper};

}  // namespace

TEST_CASE("A place is given without asking exactly if nobody guards it, for each set of PINs") {
  Guarded table;
  for (unsigned set = 0; set < 16; ++set) {
    CAPTURE(set);
    store::People people(table.database);
    for (const core::Actor who : kEverybody) {
      const bool is_guarded = (set >> static_cast<unsigned>(who) & 1U) != 0;
      people.set_pin(table.person(who),
                     is_guarded ? std::optional(quick_hash(pin_of(who))) : std::nullopt);
    }
    std::vector<PinRight> rights;
    rights.reserve(kEverybody.size());
    for (const core::Actor who : kEverybody) {
      rights.push_back(table.right(who));
    }
    for (const core::Actor who : kEverybody) {
      CAPTURE(who);
      const bool is_guarded = (set >> static_cast<unsigned>(who) & 1U) != 0;
      CHECK(table.session.place(who).has_value() == !is_guarded);
      CHECK(std::holds_alternative<PinRight>(table.give(who, "0000")) == !is_guarded);
      for (const PinRight& right : rights) {
        const bool is_his = right.person() == table.person(who);
        CHECK(table.session.place(who, right).has_value() == (!is_guarded || is_his));
      }
    }
  }
}

TEST_CASE("Whoever was let in acts as that player and nobody else") {
  Guarded table;
  for (const core::Actor who : kEverybody) {
    table.guard(who);
  }
  const Place bimal = *table.session.place(1, table.right(1));
  CHECK(bimal.who() == 1);
  const auto other = table.session.make(bimal, table::entry(1, 0, 3));
  CHECK(std::get<core::Refusal>(other).why == core::Refused::NotYourColumn);
  CHECK(
      std::holds_alternative<session::Accepted>(table.session.make(bimal, table::entry(1, 1, 3))));
  CHECK(table.session.journal().back().who == 1);
}

TEST_CASE("A place stays good when its person gets a PIN; the next taking of it asks") {
  Guarded table;
  const Place asha = *table.session.place(0);
  table.guard(0);
  CHECK(std::holds_alternative<session::Accepted>(table.session.make(asha, table::entry(1, 0, 3))));
  CHECK_FALSE(table.session.place(0));
}

TEST_CASE("A place is one at one match, whatever its number") {
  Guarded table;
  const int second = table.database.add(table::header_of(with_keeper(), 2), {});
  Session other(table.database, second);
  const Place there = *other.place(0);
  CHECK_THROWS_AS(table.session.make(there, table::entry(1, 0, 3)), std::logic_error);
  CHECK_THROWS_AS(table.session.undo(there), std::logic_error);
  CHECK_THROWS_AS(table.session.redo(there), std::logic_error);
  CHECK(table.database.row_count(table.match) == 0);
}

TEST_CASE("After a restore an entry goes to the match as it is now, or nowhere") {
  Guarded table;
  const Place asha = *table.session.place(0);
  const Place bimal = *table.session.place(1);
  table.database.back_up(table.folder / "empty.db");
  REQUIRE(
      std::holds_alternative<session::Accepted>(table.session.make(asha, table::entry(1, 0, 3))));
  (void)store::restore(table.folder / "matches.db", table.folder / "empty.db", table::kEvening,
                       1000);
  REQUIRE(
      std::holds_alternative<session::Accepted>(table.session.make(bimal, table::entry(1, 1, 5))));
  CHECK(table.session.journal().size() == 1);
  CHECK_FALSE(core::deal_at(table.session.match(), 1).tricks[0]);

  // Another match under the same number.
  {
    store::Database another(table.folder / "another.db", 1000);
    (void)another.add(table::header_of(with_keeper(), 9), {});
  }
  (void)store::restore(table.folder / "matches.db", table.folder / "another.db", table::kEvening,
                       1000);
  const session::Answer answer = table.session.make(bimal, table::entry(1, 1, 4));
  REQUIRE(std::holds_alternative<session::Unsaved>(answer));
  CHECK(std::get<session::Unsaved>(answer).failure == store::Failure::Refused);
  CHECK_FALSE(table.session.waiting());
  CHECK(table.database.row_count(1) == 0);
}
