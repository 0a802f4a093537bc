// Copies of a database that are whole: one file that alone holds every match, verified before it
// gets its name, and never in the place of another file.
#pragma once

#include <SQLiteCpp/Database.h>

#include <filesystem>

namespace store {

// Writes what `connection` sees to the new file `to`, durably. Throws Trouble if there is a file of
// that name, or if the copy does not read back; SQLite::Exception or std::system_error.
void write_backup(SQLite::Database& connection, const std::filesystem::path& to);

}  // namespace store
