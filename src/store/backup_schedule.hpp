// Backups that nobody has to think of: one a day, in a folder `backups` beside the score sheet. The
// newest are kept, and one of each month before them; only files of our own naming are ever taken
// out again.
#pragma once

#include <filesystem>
#include <optional>

#include "core/instant.hpp"
#include "store/database.hpp"

namespace store {

// The newest so many daily backups are kept, and the last of each of so many months before.
inline constexpr int kDailyBackups = 7;
inline constexpr int kMonthlyBackups = 12;

// Where they lie: NAME-2026-11-30.db for a score sheet NAME.db.
[[nodiscard]] std::filesystem::path backup_folder(const std::filesystem::path& file);

// Whether `path` lies there under such a name: a daily backup of `file`, by its name.
[[nodiscard]] bool is_daily_backup(const std::filesystem::path& path,
                                   const std::filesystem::path& file);

// Makes today's backup if there is none, on the local date of `now`, and takes out those whose time
// is over. A score sheet without matches needs none. Gives the new file. Throws Trouble; that a
// backup failed is worth a warning, and no reason to stop playing.
std::optional<std::filesystem::path> back_up_if_due(const Database& database,
                                                    const core::Instant& now);

}  // namespace store
