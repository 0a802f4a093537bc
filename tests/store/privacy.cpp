// Who may read what the store writes, and what it does to a link that lies in the way.
#include <sys/stat.h>

#include "../catch.hpp"
#include "store/backup_schedule.hpp"
#include "store/files.hpp"
#include "store/restore.hpp"
#include "store/schema.hpp"
#include "store/table.hpp"

using store::Database;
using store::Failure;
using table::entry;
using table::row;

namespace {

namespace fs = std::filesystem;

// An account that lets everybody read and write everything.
class Careless {
 public:
  Careless() : before_(::umask(0)) {}
  ~Careless() { ::umask(before_); }
  Careless(const Careless&) = delete;
  Careless& operator=(const Careless&) = delete;
  Careless(Careless&&) = delete;
  Careless& operator=(Careless&&) = delete;

 private:
  mode_t before_;
};

// What somebody else may do to anything below `folder`.
unsigned others_may(const fs::path& folder) {
  unsigned may = 0;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    struct stat found{};
    REQUIRE(::lstat(entry.path().c_str(), &found) == 0);
    may |= found.st_mode & (S_IRWXG | S_IRWXO);
  }
  return may;
}

Database sheet_in(const fs::path& file) {
  Database database(file, 1000);
  (void)database.add(table::header_of(table::start_of()), {row(1, 0, entry(1, 0, 1))});
  return database;
}

}  // namespace

TEST_CASE("Nobody else may read a score sheet, its backups, the replaced one or their folders") {
  const Careless careless;
  const table::Folder folder;
  const fs::path file = folder / "data/squarescores/matches.db";
  Database database = sheet_in(file);
  database.back_up(folder / "copy.db");
  REQUIRE(store::back_up_if_due(database, table::kEvening));
  REQUIRE(!store::restore(file, folder / "copy.db", table::kEvening, 1000).empty());
  REQUIRE(store::write_file(folder / "export", "bytes", store::Existing::Keep));
  CHECK(others_may(folder.path()) == 0U);
  CHECK(folder.names() == std::vector<std::string>{"copy.db", "data", "export"});
}

TEST_CASE("Nobody else may read the journal that SQLite keeps while a match is saved") {
  const Careless careless;
  const table::Folder folder;
  const Database database = sheet_in(folder.file());
  SQLite::Database saving = table::open_raw(folder.file());
  saving.exec("BEGIN IMMEDIATE; UPDATE sitting SET at_sheet = 1");
  REQUIRE(fs::exists(folder / "matches.db-journal"));
  CHECK(others_may(folder.path()) == 0U);
}

TEST_CASE(
    "A link to a score sheet is followed: the sheet, its backups and its journal stay there") {
  const table::Folder folder;
  fs::create_directory(folder / "far");
  fs::create_symlink(folder / "far/matches.db", folder.file());
  {
    const Database far = sheet_in(folder / "far/matches.db");
    far.back_up(folder / "copy.db");
  }
  (void)store::restore(folder.file(), folder / "copy.db", table::kEvening, 1000);
  CHECK(fs::is_symlink(folder.file()));
  CHECK(Database(folder.file(), 1000).list().size() == 1);
  CHECK(fs::exists(folder / "far/matches.db.replaced-2026-11-30-235000"));
  CHECK(folder.names() == std::vector<std::string>{"copy.db", "far", "matches.db"});
}

TEST_CASE("A link that leads nowhere is no place for a score sheet") {
  const table::Folder folder;
  fs::create_symlink(folder / "nowhere", folder.file());
  CHECK(table::trouble_of([&] { const Database database(folder.file(), 100); }).failure ==
        Failure::NoFile);
  CHECK(folder.names() == std::vector<std::string>{"matches.db"});
}

TEST_CASE(
    "A link in the place of a backup, a restored sheet or a journal is never written through") {
  const table::Folder folder;
  table::write_bytes(folder / "precious", "mine");
  Database database = sheet_in(folder.file());
  database.back_up(folder / "copy.db");
  const auto lead_to_precious = [&](const char* name) {
    fs::create_directories((folder / name).parent_path());
    fs::create_symlink(folder / "precious", folder / name);
  };
  SECTION("a backup") {
    lead_to_precious("taken.db");
    CHECK(table::trouble_of([&] { database.back_up(folder / "taken.db"); }).failure ==
          Failure::Refused);
  }
  SECTION("a daily one: it counts as made") {
    lead_to_precious("backups/matches-2026-11-30.db");
    CHECK_FALSE(store::back_up_if_due(database, table::kEvening));
  }
  SECTION("what a restore sets aside") {
    lead_to_precious("matches.db.replaced-2026-11-30-235000");
    CHECK(store::restore(folder.file(), folder / "copy.db", table::kEvening, 1000) ==
          folder / "matches.db.replaced-2026-11-30-235000-2");
  }
  SECTION("the journal: nothing is saved then") {
    lead_to_precious("matches.db-journal");
    CHECK(table::trouble_of([&] {
            (void)database.add(table::header_of(table::start_of(), 2), {});
          }).failure.has_value());
  }
  CHECK(table::bytes_of(folder / "precious") == "mine");
}

TEST_CASE("A path may hold any bytes, and is a path whatever it looks like") {
  const table::Folder folder;
  const fs::path before = fs::current_path();
  fs::current_path(folder.path());
  for (const char* const name :
       {" ", "-rf", "line\nend", "\xff\xfe", "file:a?mode=memory", ":memory:", "a?immutable=1#b%41",
        "'; $(touch x)", "\x1b[31m\u202E"}) {
    const std::string copy = std::string(name) + "~";
    {
      const Database database = sheet_in(name);
      database.back_up(copy);
    }
    CHECK(Database(folder / copy, 100).list().size() == 1);
    (void)store::restore(name, copy, table::kEvening, 1000);
    CHECK(Database(folder / name, 100).list().size() == 1);
    const table::Failed failed =
        table::trouble_of([&] { Database(folder / name, 100).back_up(copy); });
    CHECK(failed.failure == Failure::Refused);
    CHECK(core::fit_to_show(failed.sentence) == failed.sentence);
    // The sheet, its copy and what the restore set aside.
    CHECK(folder.names().size() == 3);
    for (const std::string& there : folder.names()) {
      CHECK(there.starts_with(name));
      fs::remove(folder / there);
    }
  }
  fs::current_path(before);
}
