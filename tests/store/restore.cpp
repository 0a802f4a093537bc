#include "store/restore.hpp"

#include "../catch.hpp"
#include "store/table.hpp"

using store::Database;
using store::Failure;
using table::entry;
using table::row;

namespace {

table::Failed refused(const table::Folder& folder, const char* backup) {
  const std::string before = table::bytes_of(folder / "matches.db");
  const std::vector<std::string> names = folder.names();
  table::Failed failed = table::trouble_of(
      [&] { (void)store::restore(folder / "matches.db", folder / backup, table::kEvening, 100); });
  CHECK(table::bytes_of(folder / "matches.db") == before);
  CHECK(folder.names() == names);
  return failed;
}

}  // namespace

TEST_CASE("A restore ends with exactly the backup, the replaced file set aside, a window open") {
  const table::Folder folder;
  Database open(folder / "matches.db", 1000);
  const int match = open.add(table::header_of(table::start_of()), {});
  REQUIRE(open.append(match, row(1, 0, entry(1, 0, 3))));
  open.back_up(folder / "kept.db");
  REQUIRE(open.append(match, row(2, 1, entry(1, 1, 4))));
  const std::string replaced = table::bytes_of(folder / "matches.db");
  const std::int64_t version = open.version();

  const table::fs::path aside =
      store::restore(folder / "matches.db", folder / "kept.db", table::kEvening, 1000);
  // The time on the clock of whoever restores, 18:05 in UTC.
  CHECK(aside == folder / "matches.db.replaced-2026-11-30-235000");
  CHECK(table::bytes_of(aside) == replaced);
  CHECK(open.version() != version);
  CHECK(open.row_count(match) == 1);
  // The next row of the restored sheet, not of the one set aside.
  CHECK(!open.append(match, row(3, 2, entry(1, 2, 3))));
  CHECK(open.append(match, row(2, 2, entry(1, 2, 5))));
  CHECK(open.faults().empty());
  CHECK(table::bytes_of(aside) == replaced);
  CHECK(folder.names() ==
        std::vector<std::string>{"kept.db", "matches.db", "matches.db.replaced-2026-11-30-235000"});
  // Twice in one second.
  CHECK(store::restore(folder / "matches.db", folder / "kept.db", table::kEvening, 1000) ==
        folder / "matches.db.replaced-2026-11-30-235000-2");
}

TEST_CASE("What could not be opened afterwards is not restored, and nothing changes") {
  const table::Folder folder;
  {
    Database database(folder / "matches.db", 1000);
    for (int number = 1; number <= 200; ++number) {
      (void)database.add(table::header_of(table::start_of(), number), {});
    }
    database.back_up(folder / "kept.db");
  }
  table::write_bytes(folder / "letter.txt", "Dear Asha");
  table::write_bytes(folder / "empty.db", "");
  std::string bytes = table::bytes_of(folder / "kept.db");
  for (std::size_t at = bytes.size() / 2; at < bytes.size(); ++at) {
    bytes[at] = '\x5a';
  }
  table::write_bytes(folder / "damaged.db", bytes);
  table::fs::copy(folder / "kept.db", folder / "newer.db");
  table::open_raw(folder / "newer.db").exec("PRAGMA user_version = 99");
  CHECK(refused(folder, "letter.txt").failure == Failure::NotOurs);
  CHECK(refused(folder, "empty.db").failure == Failure::NotOurs);
  CHECK(refused(folder, "damaged.db").failure == Failure::Damaged);
  CHECK(refused(folder, "newer.db").failure == Failure::Newer);
  CHECK(refused(folder, "nothing.db").failure == Failure::NoFile);
  CHECK(refused(folder, "matches.db").failure == Failure::Refused);
}

TEST_CASE("A damaged or missing score sheet is restored too") {
  const table::Folder folder;
  {
    Database database(folder / "other.db", 1000);
    (void)database.add(table::header_of(table::start_of()), {});
  }
  table::write_bytes(folder / "matches.db", "no score sheet any more");
  const auto aside =
      store::restore(folder / "matches.db", folder / "other.db", table::kEvening, 100);
  CHECK(table::bytes_of(aside) == "no score sheet any more");
  CHECK(Database(folder / "matches.db", 1000).list().size() == 1);
  CHECK(store::restore(folder / "fresh.db", folder / "other.db", table::kEvening, 100).empty());
  CHECK(Database(folder / "fresh.db", 1000).list().size() == 1);
}

TEST_CASE("A restore waits for whoever writes, and says so when that takes too long") {
  const table::Folder folder;
  Database database(folder / "matches.db", 1000);
  (void)database.add(table::header_of(table::start_of()), {});
  database.back_up(folder / "kept.db");
  SQLite::Database writer = table::open_raw(folder / "matches.db");
  writer.exec("BEGIN IMMEDIATE");
  const table::Failed failed = table::trouble_of([&] {
    (void)store::restore(folder / "matches.db", folder / "kept.db", table::kEvening, 100);
  });
  CHECK(failed.failure == Failure::Busy);
  writer.exec("ROLLBACK");
  CHECK(folder.names() == std::vector<std::string>{"kept.db", "matches.db"});
}
