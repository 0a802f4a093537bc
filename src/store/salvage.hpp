// What can still be had of a damaged score sheet: every match whose rows are all as they were
// written, and of the others that they are not. It reads, and changes nothing.
#pragma once

#include <SQLiteCpp/Database.h>

#include <filesystem>
#include <string>
#include <vector>

#include "store/database.hpp"

namespace store {

// All matches that can be read through `connection`, and a sentence for each that cannot. Throws
// SQLite::Exception if it cannot even be told how many there are.
[[nodiscard]] Everything read_everything(SQLite::Database& connection);

}  // namespace store
