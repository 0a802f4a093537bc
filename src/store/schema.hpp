// The numbered files of schema/, which the build writes into the program. Each brings a database
// from the version before it to its own, and ends by saying so in user_version.
#pragma once

#include <span>
#include <string_view>

namespace store {

struct SchemaFile {
  int version;           // 1, 2, 3 ... without gaps
  std::string_view sql;  // the whole file
};

// In order of version; at least one.
[[nodiscard]] std::span<const SchemaFile> schema_files();

}  // namespace store
