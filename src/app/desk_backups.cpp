// The part of the desk that has backups made without anybody thinking of it, and, where the score
// sheet cannot be used any more, puts one back or saves what can still be read.
#include <system_error>
#include <utility>
#include <vector>

#include "app/desk.hpp"
#include "document/out.hpp"
#include "store/backup_schedule.hpp"
#include "store/files.hpp"
#include "store/restore.hpp"
#include "words/language.hpp"
#include "words/words.hpp"

namespace app {
namespace {

constexpr std::int64_t kHourMs = 3'600'000;

// A free name for what can be read of a damaged file, beside it.
std::filesystem::path readable_name(const std::filesystem::path& file) {
  for (int number = 1;; ++number) {
    const std::string behind = number == 1 ? "" : "-" + std::to_string(number);
    std::filesystem::path name = file.string() + ".readable" + behind + ".jsonl";
    if (!std::filesystem::exists(std::filesystem::symlink_status(name))) {
      return name;
    }
  }
}

}  // namespace

void Desk::keep_up() {
  const core::Instant now = clock_();
  if (database_ == nullptr || now.milliseconds < next_backup_ms_) {
    return;
  }
  next_backup_ms_ = now.milliseconds + kHourMs;
  // On a connection of its own: a copy of years takes longer than a frame may.
  files_.begin([this, file = database_->file(), now]() -> Aside::After {
    std::string trouble;
    try {
      const store::Database database(file, store::kUnhurriedMs, store::IfMissing::Refuse);
      static_cast<void>(store::back_up_if_due(database, now));
    } catch (const store::Trouble& why) {
      trouble = why.what();
    }
    return [this, trouble] {
      if (!trouble.empty()) {
        say(words::tr("Today's backup could not be made. {}", trouble), true);
      }
    };
  });
}

void Desk::offer_backup(store::Failure failure) {
  view_.backup.clear();
  if (failure == store::Failure::Damaged) {
    const std::optional<std::filesystem::path> backup = store::newest_good_backup(file_);
    view_.backup = backup ? backup->string() : "";
  }
}

void Desk::carry_out(const ui::SaveReadable&) {
  if (!view_.is_damaged) {
    return;
  }
  std::filesystem::path name;
  try {
    name = readable_name(file_);
    const store::Everything all = store::salvage(file_);
    std::vector<document::NumberedMatch> matches;
    std::size_t left_out = all.lost.size();
    for (const store::KeptMatch& kept : all.matches) {
      try {
        matches.push_back(numbered(kept));
      } catch (const store::Trouble&) {
        ++left_out;
      }
    }
    if (matches.empty()) {
      view_.readable = words::tr("Nothing in it can be read.");
    } else if (store::write_file(name, document::written(document::Form::Json, matches),
                                 store::Existing::Keep)) {
      view_.readable = words::tr("Saved as {}.", name.string()) + std::string(" ") +
                       words::tr("Damaged and left out: {}.", left_out);
    }
  } catch (const store::Trouble& trouble) {
    view_.readable = words::tr("Nothing in it can be read.") + std::string(" ") + trouble.what();
  } catch (const std::system_error& error) {
    view_.readable = words::cannot_write(name.string(), error.code().message());
  }
}

void Desk::carry_out(const ui::RestoreBackup&) {
  if (view_.unusable.empty() || view_.backup.empty()) {
    return;
  }
  try {
    const std::string backup = view_.backup;
    const std::filesystem::path aside =
        store::restore(file_, backup, clock_(), store::kUnhurriedMs);
    open_file();
    say(words::tr("This is the score sheet as it was in {}. What was there is kept in {}.", backup,
                  aside.string()));
  } catch (const store::Trouble& trouble) {
    view_.unusable = trouble.what();
  }
}

}  // namespace app
