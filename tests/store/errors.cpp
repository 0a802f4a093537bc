#include "store/errors.hpp"

#include <sqlite3.h>
#include <sys/resource.h>

#include <csignal>

#include "../catch.hpp"
#include "store/table.hpp"

using store::Database;
using store::Doing;
using store::Failure;
using table::entry;
using table::row;

namespace {

// No file of this process may grow past `bytes` while this lives: the disk refuses.
class NarrowDisk {
 public:
  explicit NarrowDisk(rlim_t bytes) : before_(::signal(SIGXFSZ, SIG_IGN)) {
    ::getrlimit(RLIMIT_FSIZE, &limit_);
    const rlimit narrow{bytes, limit_.rlim_max};
    ::setrlimit(RLIMIT_FSIZE, &narrow);
  }
  ~NarrowDisk() {
    ::setrlimit(RLIMIT_FSIZE, &limit_);
    ::signal(SIGXFSZ, before_);
  }
  NarrowDisk(const NarrowDisk&) = delete;
  NarrowDisk& operator=(const NarrowDisk&) = delete;
  NarrowDisk(NarrowDisk&&) = delete;
  NarrowDisk& operator=(NarrowDisk&&) = delete;

 private:
  rlimit limit_{};
  void (*before_)(int);
};

Failure failure_of(int code, Doing doing) {
  return store::trouble(SQLite::Exception("text", code), "/home/asha/matches.db", doing).failure();
}

}  // namespace

TEST_CASE("What SQLite says is told by what it means to a player") {
  CHECK(failure_of(SQLITE_BUSY, Doing::Writing) == Failure::Busy);
  CHECK(failure_of(SQLITE_BUSY_SNAPSHOT, Doing::Writing) == Failure::Busy);
  CHECK(failure_of(SQLITE_FULL, Doing::Writing) == Failure::Full);
  CHECK(failure_of(SQLITE_READONLY_DBMOVED, Doing::Writing) == Failure::ReadOnly);
  CHECK(failure_of(SQLITE_CANTOPEN, Doing::Opening) == Failure::NoFile);
  CHECK(failure_of(SQLITE_CANTOPEN, Doing::Writing) == Failure::ReadOnly);
  CHECK(failure_of(SQLITE_IOERR_FSYNC, Doing::Writing) == Failure::Disk);
  CHECK(failure_of(SQLITE_NOTADB, Doing::Opening) == Failure::NotOurs);
  CHECK(failure_of(SQLITE_CORRUPT, Doing::Reading) == Failure::Damaged);
  CHECK(failure_of(SQLITE_CONSTRAINT_TRIGGER, Doing::Writing) == Failure::Refused);
}

TEST_CASE("A sentence names the file and ends with what the library said") {
  const store::Trouble trouble =
      store::trouble(SQLite::Exception("database or disk is full", SQLITE_FULL),
                     "/home/asha/matches.db", Doing::Writing);
  CHECK(
      std::string(trouble.what()) ==
      "The score sheet /home/asha/matches.db cannot be saved: the disk is full. (database or disk "
      "is full)");
}

TEST_CASE("An entry that the disk refuses is not there, and goes in when it can") {
  const table::Folder folder;
  Database database(folder / "matches.db", 1000);
  const int match = database.add(table::header_of(table::start_of()), {});
  const std::string before = table::bytes_of(folder / "matches.db");
  {
    const NarrowDisk narrow(512);
    const table::Failed failed =
        table::trouble_of([&] { (void)database.append(match, row(1, 0, entry(1, 0, 3))); });
    CHECK((failed.failure == Failure::Disk || failed.failure == Failure::Full));
  }
  CHECK(database.row_count(match) == 0);
  CHECK(table::bytes_of(folder / "matches.db") == before);
  CHECK(database.append(match, row(1, 0, entry(1, 0, 3))));
  CHECK(Database(folder / "matches.db", 1000).row_count(match) == 1);
}

TEST_CASE("A new file that the disk refuses leaves nothing behind, so the next start makes it") {
  const table::Folder folder;
  {
    const NarrowDisk narrow(8192);
    CHECK(table::trouble_of([&] {
            const Database database(folder / "matches.db", 100);
          }).failure.has_value());
  }
  CHECK(folder.names().empty());
  CHECK(Database(folder / "matches.db", 1000).list().empty());
}

TEST_CASE("A backup that the disk refuses leaves nothing behind") {
  const table::Folder folder;
  const Database database(folder / "matches.db", 1000);
  {
    const NarrowDisk narrow(8192);
    CHECK(table::trouble_of([&] { database.back_up(folder / "kept.db"); }).failure.has_value());
  }
  CHECK(folder.names() == std::vector<std::string>{"matches.db"});
}
