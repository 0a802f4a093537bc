// How a database file is opened: new, ours, older, newer, somebody else's or damaged. Nothing is
// written to a file before it is known to be ours and of a version this program knows.
#pragma once

#include <SQLiteCpp/Database.h>

#include <filesystem>
#include <memory>
#include <span>

#include "store/database.hpp"
#include "store/schema.hpp"

namespace store {

// A connection to `file`, made or upgraded to the last of `schema` as needed, that waits
// `patience_ms` for locks. Throws Trouble.
[[nodiscard]] std::unique_ptr<SQLite::Database> open_database(const std::filesystem::path& file,
                                                              int patience_ms, IfMissing if_missing,
                                                              std::span<const SchemaFile> schema);

// Carries out the files of `schema` after `version`. In a transaction of the caller's.
void carry_out(SQLite::Database& connection, std::span<const SchemaFile> schema, int version);

}  // namespace store
