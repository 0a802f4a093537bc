#include "session/pin.hpp"

#include "../catch.hpp"
#include "store/people.hpp"
#include "store/table.hpp"

namespace {

using std::chrono::seconds;

// A clock that stands until it is set.
struct StoppedClock {
  std::int64_t ms = 1'796'061'900'000;
  [[nodiscard]] session::Clock clock() {
    return [this] { return core::Instant{.milliseconds = ms}; };
  }
};

session::PinRight right_of(const session::PinAnswer& answer) {
  return std::get<session::PinRight>(answer);
}

}  // namespace

TEST_CASE(
    "A PIN opens a place, in the digits of any script; nothing else does, and later is slower") {
  const table::Folder folder;
  store::Database database(folder / "matches.db", 1000);
  store::People people(database);
  const int asha = std::get<int>(people.add("Asha"));
  StoppedClock time;
  const auto check = [&](const char* typed) {
    return session::check_pin(database, asha, typed, time.clock());
  };
  CHECK(!session::needs_pin(database, asha));
  CHECK(std::holds_alternative<session::PinRight>(check("")));
  for (const char* const none :
       {"", "123", "12a4", "12 34", "-1234", "1234567890123", "\xff\xff\xff\xff"}) {
    CHECK(!session::set_pin(database, right_of(check("")), none));
  }
  REQUIRE(session::set_pin(database, right_of(check("")), "2580"));
  CHECK(session::needs_pin(database, asha));
  CHECK(people.pin(asha)->hash.find("$argon2id$") == 0);
  CHECK(table::bytes_of(folder / "matches.db").find("2580") == std::string::npos);
  CHECK(std::holds_alternative<session::PinRight>(check("२५८०")));

  CHECK(std::get<session::PinWrong>(check("2581")).wait == seconds(0));
  CHECK(std::get<session::PinWrong>(check("")).wait == seconds(0));
  CHECK(std::get<session::PinWrong>(check("2581")).wait == seconds(2));
  time.ms += 1500;
  CHECK(std::get<session::PinTooSoon>(check("2580")).wait == seconds(1));
  CHECK(people.pin(asha)->wrong_tries == 3);  // it was not looked at
  time.ms += 500;
  CHECK(std::get<session::PinWrong>(check("2581")).wait == seconds(4));
  CHECK(session::pin_wait(database, asha, time.clock()) == seconds(4));
  time.ms -= 1'000'000;  // a clock set back locks nobody out for longer
  CHECK(session::pin_wait(database, asha, time.clock()) == seconds(4));
  time.ms += 1'004'000;
  CHECK(std::holds_alternative<session::PinRight>(check("2580")));
  CHECK(people.pin(asha)->wrong_tries == 0);
  session::remove_pin(database, right_of(check("2580")));
  CHECK(std::holds_alternative<session::PinRight>(check("x")));
}

TEST_CASE("Waiting grows to five minutes and is not forgotten by another start of the program") {
  const table::Folder folder;
  StoppedClock time;
  {
    store::Database database(folder / "matches.db", 1000);
    store::People people(database);
    people.set_pin(store::kKeeperPerson, "$argon2id$");
    for (int i = 0; i < 30; ++i) {
      const store::KeptPin pin = *people.pin(store::kKeeperPerson);
      REQUIRE(people.count_try(store::kKeeperPerson, pin, time.ms));
    }
  }
  const store::Database database(folder / "matches.db", 1000);
  CHECK(session::pin_wait(database, store::kKeeperPerson, time.clock()) == seconds(300));
}

TEST_CASE("A place belongs to the person who sat there, and the keeper's to the host") {
  const table::Folder folder;
  store::Database database(folder / "matches.db", 1000);
  const int match = database.add(table::header_of(table::start_of()), {});
  CHECK(session::person_at(database, match, 1) == store::People(database).find("Bimal")->number);
  CHECK(session::person_at(database, match, core::kKeeper) == store::kKeeperPerson);
  REQUIRE(session::as_owner(database, 2));
  CHECK(session::as_owner(database, 2)->person() == 2);
}

TEST_CASE("What was typed is wiped") {
  std::string typed = "2580";
  const session::Secret secret(typed);
  CHECK(typed.empty());
  CHECK(secret.text() == "2580");
}
