// A look at a file that may or may not be ours, as it lies there: nothing is written, no lock is
// taken, no journal rolled back. It is read through SQLite and never opened past it: this program
// may have it open already, and the first close of any other opening would let go of SQLite's
// locks.
#pragma once

#include <SQLiteCpp/Database.h>

#include <cstdint>
#include <filesystem>

namespace store {

// 'SqSc', in the header of every file of ours. schema/001 sets it.
inline constexpr std::uint32_t kApplicationId = 1399935843;

// What the first bytes tell.
struct FirstLook {
  bool is_empty = true;
  bool is_sqlite = false;
  std::uint32_t application_id = 0;
  std::int64_t user_version = 0;
};

// Throws SQLite::Exception if the file cannot be read.
[[nodiscard]] FirstLook look_first(const std::filesystem::path& file);

// Whether there is anything in this SQLite file. Throws SQLite::Exception.
[[nodiscard]] bool has_tables(const std::filesystem::path& file);

// Whether its pages and references are whole.
[[nodiscard]] bool is_sound(const std::filesystem::path& file);

// A connection that reads the file as it lies there, and cannot write it. Throws SQLite::Exception.
[[nodiscard]] SQLite::Database open_untouched(const std::filesystem::path& file);

// A connection that reads what is left of a damaged file of ours: also of one that is cut short,
// which SQLite otherwise refuses whole. Nothing can be written through it. Throws
// SQLite::Exception.
[[nodiscard]] SQLite::Database open_damaged(const std::filesystem::path& file);

// What every connection is set to, so that the file's own rules hold on it.
void configure(SQLite::Database& connection);

}  // namespace store
