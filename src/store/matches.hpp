// Matches as rows: what is kept of one besides its journal, and the journal itself. Statements
// only; the transaction around them, and what an error means, are the caller's.
#pragma once

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <optional>
#include <string>
#include <vector>

#include "store/database.hpp"

namespace store {

// Every function here throws SQLite::Exception when the file does, and Trouble as it says. Pages
// that cannot be read are Damaged where a match is read.

// Writes the match as number `match`, which is free, with an empty journal.
void insert_header(SQLite::Database& connection, int match, const Header& header);

// Reads headers, many with the same compiled statements.
class HeaderReader {
 public:
  explicit HeaderReader(SQLite::Database& connection);

  // Throws Trouble: NoSuchMatch, or Damaged if what is kept is not what this program writes.
  [[nodiscard]] Header read(int match);

 private:
  [[nodiscard]] std::optional<Header> read_if_sound(int match);
  [[nodiscard]] std::optional<core::PerSeat<std::string>> read_players(int match);
  [[nodiscard]] std::optional<core::Rules> read_rules(int match, const core::Game& game);

  SQLite::Statement header_;
  SQLite::Statement players_;
  SQLite::Statement rules_;
};

// The rows after `after`, in order. Throws Trouble Damaged.
[[nodiscard]] std::vector<core::JournalRow> read_rows(SQLite::Database& connection, int match,
                                                      int after);

// Throw Trouble NoSuchMatch.
void update_at_sheet(SQLite::Database& connection, int match, core::Actor who);
void update_keeping(SQLite::Database& connection, int match, Keeping keeping);

// How many rows the journal has. Throws Trouble NoSuchMatch.
[[nodiscard]] int count_rows(SQLite::Database& connection, int match);

// Numbers of matches, newest first; as Database::list.
[[nodiscard]] std::vector<int> list_matches(SQLite::Database& connection,
                                            const std::optional<std::string>& player, int limit,
                                            int offset);

[[nodiscard]] std::vector<std::string> list_names(SQLite::Database& connection, int limit);

// As Database::newest_unfinished.
[[nodiscard]] std::optional<int> newest_unfinished_match(SQLite::Database& connection, int newest);

}  // namespace store
