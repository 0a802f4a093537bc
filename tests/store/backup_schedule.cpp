#include "store/backup_schedule.hpp"

#include "../catch.hpp"
#include "store/table.hpp"

using store::Database;

namespace {

core::Instant at(const std::string& day) { return *core::parse_instant(day + "T21:00:00+05:45"); }

std::vector<std::string> names_in(const table::fs::path& folder) {
  std::vector<std::string> names;
  for (const auto& entry : table::fs::directory_iterator(folder)) {
    names.push_back(entry.path().filename().string());
  }
  std::ranges::sort(names);
  return names;
}

}  // namespace

TEST_CASE("One backup is made a day, whole, and none of a score sheet without matches") {
  const table::Folder folder;
  Database database(folder / "matches.db", 1000);
  CHECK(!store::back_up_if_due(database, at("2026-03-01")));
  (void)database.add(table::header_of(table::start_of()), {});
  const auto first = store::back_up_if_due(database, at("2026-03-01"));
  REQUIRE(first.has_value());
  CHECK(first->filename() == "matches-2026-03-01.db");
  CHECK(!store::back_up_if_due(database, at("2026-03-01")));
  CHECK(store::back_up_if_due(database, at("2026-03-02")).has_value());
  CHECK(Database(*first, 1000).list().size() == 1);
}

TEST_CASE("The newest seven are kept, the last of twelve months before, and nobody else's files") {
  const table::Folder folder;
  Database database(folder / "matches.db", 1000);
  (void)database.add(table::header_of(table::start_of()), {});
  const table::fs::path backups = store::backup_folder(database.file());
  table::fs::create_directory(backups);
  for (int year = 2024; year <= 2025; ++year) {
    for (int month = 1; month <= 12; ++month) {
      for (const char* const day : {"03", "17"}) {
        table::write_bytes(
            backups / ("matches-" + std::to_string(year) + (month < 10 ? "-0" : "-") +
                       std::to_string(month) + "-" + day + ".db"),
            "old");
      }
    }
  }
  table::write_bytes(backups / "letter.txt", "Dear Asha");
  table::write_bytes(backups / "matches-2020-01-01-mine.db", "kept by hand");
  table::write_bytes(backups / "other-2020-01-01.db", "another sheet's");
  REQUIRE(store::back_up_if_due(database, at("2026-01-05")).has_value());
  CHECK(names_in(backups) == std::vector<std::string>{"letter.txt",
                                                      "matches-2020-01-01-mine.db",

                                                      "matches-2024-10-17.db",
                                                      "matches-2024-11-17.db",
                                                      "matches-2024-12-17.db",
                                                      "matches-2025-01-17.db",
                                                      "matches-2025-02-17.db",
                                                      "matches-2025-03-17.db",
                                                      "matches-2025-04-17.db",
                                                      "matches-2025-05-17.db",
                                                      "matches-2025-06-17.db",
                                                      "matches-2025-07-17.db",
                                                      "matches-2025-08-17.db",
                                                      "matches-2025-09-17.db",
                                                      "matches-2025-10-03.db",
                                                      "matches-2025-10-17.db",
                                                      "matches-2025-11-03.db",
                                                      "matches-2025-11-17.db",
                                                      "matches-2025-12-03.db",
                                                      "matches-2025-12-17.db",
                                                      "matches-2026-01-05.db",
                                                      "other-2020-01-01.db"});
}
