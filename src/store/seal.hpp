// The number by which a row is known to be as it was written: it follows from the row's values, is
// kept with them, and is worked out again when they are read. So damage that leaves a row readable
// is found before it becomes a score. It guards against disks, not against people, who can work it
// out as well. It knows nothing of what the values mean.
#pragma once

#include <SQLiteCpp/Database.h>

namespace store {

// Gives statements on `connection` the function seal_of(value, ...): a whole number that differs
// when any value, its type or its place does. A schema must not use it: other programs could not
// write the file any more. Throws SQLite::Exception.
void add_seal_function(SQLite::Database& connection);

}  // namespace store
