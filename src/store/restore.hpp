// A score sheet as it was when a backup was made, put back in the place of the one that is there.
// The one that is there is set aside under a dated name, never lost.
#pragma once

#include <filesystem>

#include "core/instant.hpp"

namespace store {

// Puts a copy of `backup` in the place of `file`, whole, also while a window has `file` open: that
// window opens the copy with its next look. `backup` is verified first, as is the copy, and is not
// touched. Gives the name under which the replaced file lies beside it now; empty if there was
// none. `now` dates the name. Throws Trouble, and then nothing has changed: NoFile or NotOurs or
// Newer or Damaged for the backup, Refused if it is `file` itself, Busy if somebody keeps writing
// for longer than `patience_ms`.
[[nodiscard]] std::filesystem::path restore(const std::filesystem::path& file,
                                            const std::filesystem::path& backup,
                                            const core::Instant& now, int patience_ms);

}  // namespace store
