#include "store/backup.hpp"

#include <sys/stat.h>

#include <atomic>
#include <chrono>
#include <thread>

#include "../catch.hpp"
#include "store/table.hpp"

using store::Database;
using store::Failure;
using table::entry;
using table::row;

TEST_CASE("A backup taken right after an entry holds it, alone in one file") {
  const table::Folder folder;
  Database database(folder / "matches.db", 1000);
  const int match = database.add(table::header_of(table::start_of()), {});
  REQUIRE(database.append(match, row(1, 0, entry(1, 0, 3))));
  database.back_up(folder / "kept.db");
  CHECK(folder.names() == std::vector<std::string>{"kept.db", "matches.db"});
  struct stat facts{};
  REQUIRE(::stat((folder / "kept.db").c_str(), &facts) == 0);
  CHECK((facts.st_mode & 0777U) == 0600U);
  table::fs::create_directory(folder / "elsewhere");
  table::fs::rename(folder / "kept.db", folder.path() / "elsewhere" / "kept.db");
  const Database kept(folder.path() / "elsewhere" / "kept.db", 1000);
  CHECK(kept.load(match).rows == database.load(match).rows);
  CHECK(kept.faults().empty());
}

TEST_CASE("A backup replaces no file") {
  const table::Folder folder;
  const Database database(folder / "matches.db", 1000);
  table::write_bytes(folder / "letter.txt", "Dear Asha");
  CHECK(table::trouble_of([&] { database.back_up(folder / "letter.txt"); }).failure ==
        Failure::Refused);
  CHECK(table::trouble_of([&] { database.back_up(folder / "matches.db"); }).failure ==
        Failure::Refused);
  CHECK(table::bytes_of(folder / "letter.txt") == "Dear Asha");
  CHECK(folder.names() == std::vector<std::string>{"letter.txt", "matches.db"});
}

TEST_CASE("A backup into a folder that is not there says so and leaves nothing") {
  const table::Folder folder;
  const Database database(folder / "matches.db", 1000);
  CHECK(table::trouble_of([&] { database.back_up(folder / "nowhere/kept.db"); }).failure ==
        Failure::NoFile);
  CHECK(folder.names() == std::vector<std::string>{"matches.db"});
}

TEST_CASE(
    "Backups taken while another connection writes are whole and hold what was there before") {
  const table::Folder folder;
  Database database(folder / "matches.db", 5000);
  const int match = database.add(table::header_of(table::start_of()), {});
  std::atomic<int> written = 0;
  std::jthread writer([&](const std::stop_token& is_enough) {
    Database other(folder / "matches.db", 5000);
    for (int number = 1; !is_enough.stop_requested(); ++number) {
      if (!other.append(match, row(number, 0, entry(1, 0, number % 10)))) {
        return;
      }
      written = number;
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
  });
  for (int copy = 0; copy < 8; ++copy) {
    const int before = written;
    const table::fs::path file = folder.path() / ("kept" + std::to_string(copy) + ".db");
    database.back_up(file);
    const Database kept(file, 1000);
    CHECK(kept.row_count(match) >= before);
    CHECK(kept.faults().empty());
  }
  writer.request_stop();
  writer.join();
  CHECK(written > 0);
}

TEST_CASE("A backup of a damaged file is not passed off as one") {
  const table::Folder folder;
  {
    Database database(folder / "matches.db", 1000);
    for (int number = 1; number <= 300; ++number) {
      (void)database.add(table::header_of(table::start_of(), number), {});
    }
  }
  std::string bytes = table::bytes_of(folder / "matches.db");
  for (std::size_t at = bytes.size() - 8192; at < bytes.size(); ++at) {
    bytes[at] = '\x5a';
  }
  table::write_bytes(folder / "matches.db", bytes);
  const Database database(folder / "matches.db", 1000);
  CHECK(table::trouble_of([&] { database.back_up(folder / "kept.db"); }).failure ==
        Failure::Damaged);
  CHECK(folder.names() == std::vector<std::string>{"matches.db"});
}
