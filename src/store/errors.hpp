// What SQLite's and the system's errors mean to a player: the one place that turns them into
// Trouble.
#pragma once

#include <SQLiteCpp/Exception.h>

#include <filesystem>
#include <system_error>

#include "store/database.hpp"

namespace store {

enum class Doing { Opening, Reading, Writing };

[[nodiscard]] Trouble trouble(const SQLite::Exception& error, const std::filesystem::path& file,
                              Doing doing);

// Whether it means that the file is not what was written.
[[nodiscard]] bool is_damage(const SQLite::Exception& error);

[[nodiscard]] Trouble trouble(const std::system_error& error, const std::filesystem::path& file);

}  // namespace store
