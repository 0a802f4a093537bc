// The part of the desk that has backups made without anybody thinking of it, and puts one back
// where the score sheet cannot be used any more.
#include <utility>

#include "app/desk.hpp"
#include "store/backup_schedule.hpp"
#include "store/restore.hpp"
#include "words/language.hpp"

namespace app {
namespace {

constexpr std::int64_t kHourMs = 3'600'000;

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
      const store::Database database(file, store::kUnhurriedMs);
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
