#include "store/database.hpp"

#include "../catch.hpp"
#include "store/table.hpp"

using store::Database;
using store::Failure;
using table::entry;
using table::row;
using table::undo;

TEST_CASE("What is appended is what is read, by the same and by another connection") {
  const table::Folder folder;
  Database database(folder / "matches.db", 1000);
  const int match = database.add(table::header_of(table::start_of()), {});
  CHECK(match == 1);
  const std::vector<core::JournalRow> rows = {row(1, 0, entry(1, 0, 1)), row(2, 1, entry(1, 1, 4)),
                                              row(3, 2, entry(1, 2, 5)), undo(4, 2, 3),
                                              row(5, 2, entry(1, 2, 5), 3)};
  for (const core::JournalRow& one : rows) {
    CHECK(database.append(match, one));
  }
  CHECK(database.load(match).rows == rows);
  CHECK(Database(folder / "matches.db", 1000).load(match).rows == rows);
  CHECK(database.faults().empty());
}
