#include "store/faults.hpp"

#include <SQLiteCpp/Statement.h>
#include <sqlite3.h>

#include "core/name.hpp"
#include "store/database.hpp"
#include "store/matches.hpp"
#include "store/opening.hpp"

namespace store {
namespace {

// So many sentences say it.
constexpr int kMostPageFaults = 10;

void find_page_faults(SQLite::Database& connection, std::vector<std::string>& faults) {
  SQLite::Statement check(connection,
                          "PRAGMA integrity_check(" + std::to_string(kMostPageFaults) + ")");
  while (check.executeStep()) {
    const std::string found = check.getColumn(0).getString();
    if (found != "ok") {
      faults.push_back("The file is damaged (" + found + ").");
    }
  }
  SQLite::Statement keys(connection, "PRAGMA foreign_key_check");
  while (keys.executeStep()) {
    faults.push_back("The table '" + keys.getColumn(0).getString() +
                     "' has a row that belongs to nothing.");
  }
}

std::vector<std::string> schema_of(SQLite::Database& connection) {
  SQLite::Statement select(
      connection,
      "SELECT type || ' ' || name || ' ' || coalesce(sql, '') FROM sqlite_schema "
      "ORDER BY type, name");
  std::vector<std::string> parts;
  while (select.executeStep()) {
    parts.push_back(select.getColumn(0).getString());
  }
  return parts;
}

// Triggers and constraints can only be missing if another program took them out.
void find_schema_faults(SQLite::Database& connection, std::vector<std::string>& faults) {
  SQLite::Database fresh(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
  carry_out(fresh, schema_files(), 0);
  if (schema_of(connection) != schema_of(fresh)) {
    faults.emplace_back("What the file itself refuses is not what this program set up.");
  }
}

void find_match_faults(SQLite::Database& connection, HeaderReader& reader, int match,
                       std::vector<std::string>& faults) {
  try {
    const Header header = reader.read(match);
    const core::Played played = core::play(header.start, read_rows(connection, match, 0));
    if (played.unsound_row) {
      faults.push_back("Match " + std::to_string(match) + ": row " +
                       std::to_string(*played.unsound_row) +
                       " of its journal cannot have been made by this program.");
    }
  } catch (const Trouble& trouble) {
    faults.emplace_back(trouble.what());
  }
}

}  // namespace

std::vector<std::string> find_faults(SQLite::Database& connection) {
  std::vector<std::string> faults;
  find_page_faults(connection, faults);
  find_schema_faults(connection, faults);
  HeaderReader reader(connection);
  for (const int match : list_matches(connection, std::nullopt, -1, 0)) {
    find_match_faults(connection, reader, match, faults);
  }
  for (std::string& fault : faults) {  // which may quote what lies in the file
    fault = core::fit_to_show(fault);
  }
  return faults;
}

}  // namespace store
