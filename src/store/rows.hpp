// A row of the journal as the table `change` keeps it, and back. What is read is held against the
// ranges of core, so a damaged row is found here and never becomes a seat or a suit that is not.
#pragma once

#include <SQLiteCpp/Statement.h>

#include <optional>
#include <string>

#include "core/journal.hpp"

namespace store {

// The columns in the order in which bind_row() and read_row() take them.
inline constexpr const char* kRowColumns =
    "row, who, at_ms, at_offset, kind, deal, seat, other, tricks, tricks0, tricks1, tricks2, "
    "target, "
    "suit, call, undoes, redoes";
inline constexpr int kRowColumnCount = 17;

// The statement that adds a sealed row to the journal: the match as its first parameter, then
// kRowColumns. Its connection knows seal_of().
[[nodiscard]] std::string insert_of_row();

// The query for the rows of a match (its first parameter) after a row (its second), in order:
// kRowColumns, then whether the seal is whole or there is none.
[[nodiscard]] std::string query_for_rows();

// Binds the columns of `row` from parameter `first` on. `dealer`: who deals the row's deal; looked
// at only for a bid or a call (names_dealer), whose row records it.
void bind_row(SQLite::Statement& statement, int first, const core::JournalRow& row,
              core::Seat dealer);

// Whether the row of this act records the dealer.
[[nodiscard]] bool names_dealer(const core::JournalRow& row);

// The row at which `statement` stands, a query_for_rows(); nullopt if it is not one that this
// program writes.
[[nodiscard]] std::optional<core::JournalRow> read_row(SQLite::Statement& statement);

}  // namespace store
