#include "store/newest_backup.hpp"

#include <chrono>

#include "../catch.hpp"
#include "store/backup_schedule.hpp"
#include "store/table.hpp"

using store::Database;

namespace {

namespace fs = std::filesystem;

constexpr int kMinuteMs = 60'000;

// A match added so many minutes into the evening; the matches of one group have ids from `group`.
void add_match(Database& database, int number, int group = 1000) {
  store::Header header = table::header_of(table::start_of(), group + number);
  header.added.milliseconds += std::int64_t{number} * kMinuteMs;
  (void)database.add(header, {});
}

void make_sheet(const fs::path& file, int matches, int group = 1000) {
  Database database(file, 1000);
  for (int number = 1; number <= matches; ++number) {
    add_match(database, number, group);
  }
}

void keep_copy(const fs::path& file, const fs::path& to) {
  fs::create_directories(to.parent_path());
  Database(file, 1000).back_up(to);
}

void play_on(const fs::path& file, int number, int group = 1000) {
  Database database(file, 1000);
  add_match(database, number, group);
}

// The file ends before its last pages, but the matches in the ones before can be read.
void cut_off(const fs::path& file) {
  fs::resize_file(file, fs::file_size(file) - 2UL * 4096);
  REQUIRE_FALSE(store::salvage(file).matches.empty());
}

// How old the files look is not how old they are.
void date_back(const fs::path& file, int hours) {
  fs::last_write_time(file, fs::last_write_time(file) - std::chrono::hours(hours));
}

std::string offered(const fs::path& file) {
  const auto backup = store::newest_good_backup(file);
  return backup ? backup->filename().string() : "";
}

constexpr int kMany = 100;

}  // namespace

TEST_CASE("What a damaged file once was is its backup, whatever it is called, and offered") {
  const table::Folder folder;
  make_sheet(folder.file(), kMany);
  keep_copy(folder.file(), folder / "usb stick");
  cut_off(folder.file());
  CHECK(store::newest_good_backup(folder.file()) == folder / "usb stick");
  const std::string before = table::bytes_of(folder.file());
  const table::Failed failed =
      table::trouble_of([&] { const Database database(folder.file(), 100); });
  CHECK(failed.failure == store::Failure::Damaged);
  CHECK(failed.sentence.find((folder / "usb stick").string()) != std::string::npos);
  CHECK(table::bytes_of(folder.file()) == before);
}

TEST_CASE("Another group's sheet beside a damaged file is no backup of it") {
  const table::Folder folder;
  make_sheet(folder.file(), kMany);
  make_sheet(folder / "office.db", kMany + 7, 5000);
  cut_off(folder.file());
  CHECK(offered(folder.file()).empty());
  const table::Failed failed =
      table::trouble_of([&] { const Database database(folder.file(), 100); });
  CHECK(failed.sentence.find("office.db") == std::string::npos);
  CHECK(failed.sentence.find("backup") == std::string::npos);
}

TEST_CASE("A sheet that took in matches of a damaged file is no backup of it") {
  const table::Folder folder;
  make_sheet(folder.file(), kMany);
  {
    // The same ids under the same numbers, as an import of all of them gives.
    Database other(folder / "other.db", 1000);
    for (store::KeptMatch& kept : Database(folder.file(), 1000).load_all().matches) {
      kept.header.is_imported = true;
      kept.header.added.milliseconds += 24L * 60 * kMinuteMs;
      (void)other.add(kept.header, kept.rows);
    }
  }
  cut_off(folder.file());
  CHECK(offered(folder.file()).empty());
}

TEST_CASE("A copy in which others played on is no backup, as far as the damaged file can tell") {
  const table::Folder folder;
  make_sheet(folder.file(), 50);
  keep_copy(folder.file(), folder / "lent.db");
  play_on(folder / "lent.db", 51, 5000);
  for (int number = 51; number <= kMany; ++number) {
    play_on(folder.file(), number);
  }
  cut_off(folder.file());
  CHECK(offered(folder.file()).empty());
}

TEST_CASE("The newest backup is the one in which something was done last") {
  const table::Folder folder;
  make_sheet(folder.file(), kMany);
  keep_copy(folder.file(), store::backup_folder(folder.file()) / "matches-2026-11-30.db");
  play_on(folder.file(), kMany + 1);
  keep_copy(folder.file(), folder / "newer.db");
  date_back(folder / "newer.db", 48);
  play_on(folder.file(), kMany + 2);

  SECTION("whatever the files' own dates") {
    cut_off(folder.file());
    CHECK(offered(folder.file()) == "newer.db");
  }
  SECTION("if it is good") {
    fs::resize_file(folder / "newer.db", 8192);
    cut_off(folder.file());
    CHECK(offered(folder.file()) == "matches-2026-11-30.db");
  }
}

TEST_CASE(
    "Of a file in which nothing can be read only the daily backups are known, by their name") {
  const table::Folder folder;
  make_sheet(folder.file(), kMany);
  const fs::path backups = store::backup_folder(folder.file());
  keep_copy(folder.file(), backups / "matches-2026-11-29.db");
  play_on(folder.file(), kMany + 1);
  keep_copy(folder.file(), backups / "matches-2026-11-30.db");
  date_back(backups / "matches-2026-11-30.db", 72);
  play_on(folder.file(), kMany + 2);
  keep_copy(folder.file(), folder / "copy.db");
  make_sheet(backups / "office-2026-11-30.db", kMany + 8, 5000);
  make_sheet(backups / "matches-of-office.db", kMany + 8, 5000);
  make_sheet(folder / "matches-2026-12-01.db", kMany + 8, 5000);
  for (const std::string& bytes :
       {std::string(), std::string("text"), table::bytes_of(folder.file()).substr(0, 9000)}) {
    table::write_bytes(folder.file(), bytes);
    CHECK(offered(folder.file()) == "matches-2026-11-30.db");
  }
  table::write_bytes(folder / "office.db", "");
  CHECK(offered(folder / "office.db") == "office-2026-11-30.db");
}

TEST_CASE("A daily backup of what lay there before is none of the sheet that lies there now") {
  const table::Folder folder;
  make_sheet(folder.file(), kMany);
  keep_copy(folder.file(), store::backup_folder(folder.file()) / "matches-2026-11-30.db");
  make_sheet(folder / "office.db", kMany, 5000);
  fs::rename(folder / "office.db", folder.file());
  cut_off(folder.file());
  CHECK(offered(folder.file()).empty());
}

TEST_CASE("The backups of a score sheet behind a link are found where it leads") {
  const table::Folder folder;
  const fs::path sheet = folder.path() / "cloud" / "matches.db";
  make_sheet(sheet, kMany);
  keep_copy(sheet, store::backup_folder(sheet) / "matches-2026-11-30.db");
  fs::create_symlink(sheet, folder / "link.db");
  table::write_bytes(sheet, "");
  CHECK(offered(folder / "link.db") == "matches-2026-11-30.db");
}
