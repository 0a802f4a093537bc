// Everything that can be wrong with a file that opens: its pages, its own rules, what refers to
// what, and every match in it, played from the first row.
#pragma once

#include <SQLiteCpp/Database.h>

#include <string>
#include <vector>

namespace store {

// A sentence for each; none if all is well. Reads everything, match by match, so that others can
// write in between. Throws SQLite::Exception.
[[nodiscard]] std::vector<std::string> find_faults(SQLite::Database& connection);

}  // namespace store
