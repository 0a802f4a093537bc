#include "store/people.hpp"

#include "../catch.hpp"
#include "store/history.hpp"
#include "store/table.hpp"

using store::Database;
using store::Failure;
using store::People;

namespace {

store::Header match_of(const char* first, int number, bool is_imported = false) {
  core::Match start = table::start_of();
  start.players[0] = first;
  store::Header header = table::header_of(start, number);
  header.is_imported = is_imported;
  return header;
}

}  // namespace

TEST_CASE("Whoever plays becomes a person, the same one under every form of the name") {
  const table::Folder folder;
  Database database(folder / "matches.db", 1000);
  const int first = database.add(match_of("Asha", 1), {});
  const int second = database.add(match_of("ＡＳＨＡ", 2), {});
  const People people(database);
  CHECK(people.at(first) == people.at(second));
  REQUIRE(people.list().size() == 3);
  CHECK(people.find(" asha ")->matches == 2);
  CHECK(people.get(people.at(first)[1]).name == "Bimal");
  CHECK(!people.find("Nobody"));
  CHECK(table::trouble_of([&] { (void)people.at(99); }).failure == Failure::NoSuchMatch);
  CHECK(table::trouble_of([&] { (void)people.get(99); }).failure == Failure::Refused);
}

TEST_CASE(
    "A renamed person keeps matches, the match its names, and renamed back it is one person") {
  const table::Folder folder;
  Database database(folder / "matches.db", 1000);
  const int match = database.add(match_of("Asha", 1), {});
  People people(database);
  const int asha = people.at(match)[0];
  CHECK(!people.rename(asha, "Asha Rai"));
  CHECK(database.load(match).header.start.players[0] == "Asha");
  CHECK(people.at(match)[0] == asha);
  CHECK(people.get(asha).matches == 1);
  const int later = database.add(match_of("asha rai", 2), {});
  CHECK(people.at(later)[0] == asha);
  CHECK(!people.rename(asha, "Asha"));
  CHECK(people.find("asha")->number == asha);
  CHECK(people.get(asha).matches == 2);
  CHECK(people.list().size() == 3);
  CHECK(database.faults().empty());
}

TEST_CASE("Two people are not called the same, and nobody what a name cannot be") {
  const table::Folder folder;
  Database database(folder / "matches.db", 1000);
  (void)database.add(match_of("Asha", 1), {});
  People people(database);
  const int asha = people.find("Asha")->number;
  const int bimal = people.find("Bimal")->number;
  CHECK(people.rename(asha, "BIMAL")->same_as == bimal);
  CHECK(people.rename(asha, "  ")->name == core::NameFault::Empty);
  CHECK(people.rename(asha, "host")->name == core::NameFault::WordInUse);
  CHECK(!people.rename(asha, "ASHA"));  // her own, written otherwise
  CHECK(people.get(asha).name == "ASHA");
  CHECK(std::get<store::PersonFault>(people.add("asha")).same_as == asha);
  people.set_archived(bimal, true);
  CHECK(people.rename(asha, "Bimal")->same_as == bimal);
}

TEST_CASE("Somebody who has played is archived and not taken out; a new match brings them back") {
  const table::Folder folder;
  Database database(folder / "matches.db", 1000);
  (void)database.add(match_of("Asha", 1), {});
  People people(database);
  const int asha = people.find("Asha")->number;
  CHECK(!people.remove(asha));
  people.set_archived(asha, true);
  CHECK(people.list().size() == 2);
  CHECK(people.list(true).size() == 3);
  CHECK(database.names(10) == std::vector<std::string>{"Bimal", "Chandra"});
  (void)database.add(match_of("Asha", 2, true), {});
  CHECK(people.get(asha).is_archived);  // what comes from a document is not of today
  (void)database.add(match_of("Asha", 3), {});
  CHECK(!people.get(asha).is_archived);

  const int guest = std::get<int>(people.add("Deepa"));
  CHECK(people.get(guest).matches == 0);
  people.set_pin(guest, "$argon2id$x");
  CHECK(people.remove(guest));
  CHECK(!people.find("Deepa"));
  CHECK(!people.pin(guest));
  CHECK(table::trouble_of([&] { (void)people.remove(guest); }).failure == Failure::Refused);
}

TEST_CASE("A colour is kept, and can be the seat's own again") {
  const table::Folder folder;
  Database database(folder / "matches.db", 1000);
  People people(database);
  const int asha = std::get<int>(people.add("Asha"));
  CHECK(!people.get(asha).colour);
  people.set_colour(asha, 0xC02080U);
  CHECK(people.get(asha).colour == 0xC02080U);
  CHECK(people.colour(asha) == 0xC02080U);
  people.set_colour(asha, std::nullopt);
  CHECK(!people.get(asha).colour);
  CHECK(!people.colour(asha));
  CHECK(table::trouble_of([&] { static_cast<void>(people.colour(asha + 1)); }).failure ==
        store::Failure::Refused);
  CHECK(table::trouble_of([&] { people.set_colour(asha, 0x1000000U); }).failure ==
        Failure::Refused);
}

TEST_CASE("A try counts once, whoever else tries at the same time") {
  const table::Folder folder;
  Database database(folder / "matches.db", 1000);
  People people(database);
  CHECK(!people.pin(store::kKeeperPerson));
  people.set_pin(store::kKeeperPerson, "$argon2id$x");
  const store::KeptPin seen = *people.pin(store::kKeeperPerson);
  CHECK(seen.wrong_tries == 0);
  CHECK(people.count_try(store::kKeeperPerson, seen, 5000));
  CHECK(!people.count_try(store::kKeeperPerson, seen, 5000));
  Database other(folder / "matches.db", 1000);
  CHECK(People(other).pin(store::kKeeperPerson)->wrong_tries == 1);
  CHECK(People(other).pin(store::kKeeperPerson)->last_try_ms == 5000);
  people.forget_tries(store::kKeeperPerson);
  CHECK(people.pin(store::kKeeperPerson)->wrong_tries == 0);
  people.set_pin(store::kKeeperPerson, std::nullopt);
  CHECK(!people.pin(store::kKeeperPerson));
}

TEST_CASE("The file itself refuses to lose who sat where, and a PIN that is no hash") {
  const table::Folder folder;
  Database database(folder / "matches.db", 1000);
  (void)database.add(match_of("Asha", 1), {});
  SQLite::Database raw = table::open_raw(folder / "matches.db");
  raw.exec("PRAGMA recursive_triggers = ON; PRAGMA foreign_keys = ON");
  CHECK(!table::answer(raw, "DELETE FROM person WHERE number = 1").empty());
  CHECK(!table::answer(raw, "UPDATE person SET number = 9 WHERE number = 1").empty());
  CHECK(!table::answer(raw, "DELETE FROM sat").empty());
  CHECK(!table::answer(raw, "UPDATE sat SET person = 2 WHERE seat = 0").empty());
  CHECK(!table::answer(raw, "INSERT OR REPLACE INTO sat VALUES (1, 0, 2)").empty());
  CHECK(!table::answer(raw, "INSERT INTO pin (person, hash) VALUES (1, '1234')").empty());
  CHECK(table::answer(raw, "DELETE FROM summary").empty());
}
