// Which of the files that lie about a damaged score sheet are backups of it, and the newest that is
// good. A file that is somebody else's sheet, or of which it cannot be told, is never called one:
// put in the damaged one's place it would hide every match. It looks and changes nothing.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace store {

// A backup of `file` is an earlier state of it. No match is ever taken out of a sheet or gets
// another number, so such a state holds, under each number that both have, the very match that
// `file` holds. That decides, for the files beside `file` and those in its backup_folder(), as soon
// as one match in common can be read in `file`. Where none can, the daily backups are known by
// their names, and nothing else is.
//
// The newest is the one in which something was done last, whatever the dates of the files say; good
// is one that is_sound(). nullopt if there is none. Reads all that come into question.
[[nodiscard]] std::optional<std::filesystem::path> newest_good_backup(
    const std::filesystem::path& file);

// A sentence that offers it, with a blank before; empty if there is none.
[[nodiscard]] std::string backup_offer(const std::filesystem::path& file);

}  // namespace store
