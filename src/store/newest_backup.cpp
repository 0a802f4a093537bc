#include "store/newest_backup.hpp"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <system_error>
#include <tuple>
#include <utility>
#include <vector>

#include "store/backup_schedule.hpp"
#include "store/database.hpp"
#include "store/first_look.hpp"
#include "store/matches.hpp"

namespace store {
namespace {

namespace fs = std::filesystem;

// A match as it came into one database. In another one it has the same id and another time.
struct Arrived {
  std::string id;
  std::int64_t added_ms = 0;

  bool operator==(const Arrived&) const = default;
};

// A score sheet that may be a backup.
struct Found {
  fs::path path;
  std::map<int, Arrived> matches;  // by their numbers
  std::int64_t last_done_ms = 0;   // the time of the last thing done in it
  fs::file_time_type written;
};

enum class Kinship { Earlier, Other, Unknown };

// The matches of the damaged file, each read when it is asked for.
class Damaged {
 public:
  explicit Damaged(const fs::path& file) {
    try {
      connection_ = std::make_unique<SQLite::Database>(open_damaged(file));
      reader_ = std::make_unique<HeaderReader>(*connection_);
    } catch (const SQLite::Exception&) {
      reader_.reset();  // nothing in it can be read
    }
  }

  [[nodiscard]] Kinship kinship_of(const Found& found) {
    Kinship kinship = Kinship::Unknown;
    for (const auto& [number, theirs] : found.matches) {
      if (const std::optional<Arrived>& ours = match(number)) {
        if (*ours != theirs) {
          return Kinship::Other;
        }
        kinship = Kinship::Earlier;
      }
    }
    return kinship;
  }

 private:
  // nullopt if it cannot be read.
  const std::optional<Arrived>& match(int number) {
    const auto [place, is_new] = matches_.try_emplace(number);
    if (is_new && reader_ != nullptr) {
      try {
        const Header header = reader_->read(number);
        place->second = {.id = header.id, .added_ms = header.added.milliseconds};
      } catch (const Trouble&) {
        // Damaged or lost: it says nothing for or against any file.
      } catch (const SQLite::Exception&) {
        // The same.
      }
    }
    return place->second;
  }

  std::unique_ptr<SQLite::Database> connection_;
  std::unique_ptr<HeaderReader> reader_;
  std::map<int, std::optional<Arrived>> matches_;
};

// nullopt if `path` is not a score sheet whose matches can be read.
std::optional<Found> look_into(const fs::path& path) {
  try {
    if (look_first(path).application_id != kApplicationId) {
      return std::nullopt;
    }
    Found found;
    found.path = path;
    SQLite::Database connection = open_untouched(path);
    SQLite::Statement matches(connection, "SELECT number, id, added_ms FROM match");
    while (matches.executeStep()) {
      found.matches[matches.getColumn(0).getInt()] = {.id = matches.getColumn(1).getString(),
                                                      .added_ms = matches.getColumn(2).getInt64()};
    }
    found.last_done_ms = connection
                             .execAndGet(
                                 "SELECT max(coalesce((SELECT max(added_ms) FROM match), 0), "
                                 "coalesce((SELECT max(at_ms) FROM change), 0))")
                             .getInt64();
    std::error_code unknown;
    found.written = fs::last_write_time(path, unknown);
    return found;
  } catch (const SQLite::Exception&) {
    return std::nullopt;
  }
}

// The files in `folder` but `file`.
std::vector<fs::path> others_in(const fs::path& folder, const fs::path& file) {
  std::vector<fs::path> others;
  std::error_code error;
  for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
    std::error_code unreadable;
    if (at->is_regular_file(unreadable) && !fs::equivalent(at->path(), file, unreadable)) {
      others.push_back(at->path());
    }
  }
  return others;
}

// The backups of `file`, whether good or not, the newest first.
std::vector<Found> backups_of(const fs::path& file) {
  std::vector<Found> backups;
  Damaged damaged(file);
  for (const fs::path& folder : {file.parent_path(), backup_folder(file)}) {
    for (const fs::path& path : others_in(folder, file)) {
      std::optional<Found> found = look_into(path);
      if (!found) {
        continue;
      }
      const Kinship kinship = damaged.kinship_of(*found);
      if (kinship == Kinship::Earlier ||
          (kinship == Kinship::Unknown && is_daily_backup(path, file))) {
        backups.push_back(std::move(*found));
      }
    }
  }
  std::ranges::sort(backups, std::greater(), [](const Found& found) {
    return std::tie(found.last_done_ms, found.written, found.path);
  });
  return backups;
}

}  // namespace

std::optional<fs::path> newest_good_backup(const fs::path& named) {
  std::error_code unreadable;
  // Where a link leads, there its backups are.
  const fs::path file = fs::weakly_canonical(fs::absolute(named, unreadable), unreadable);
  if (unreadable) {
    return std::nullopt;
  }
  const std::vector<Found> backups = backups_of(file);
  const auto good =
      std::ranges::find_if(backups, [](const Found& found) { return is_sound(found.path); });
  return good == backups.end() ? std::nullopt : std::optional(good->path);
}

std::string backup_offer(const fs::path& file) {
  const std::optional<fs::path> backup = newest_good_backup(file);
  return backup ? " The newest good backup of it is " + backup->string() + "." : "";
}

}  // namespace store
