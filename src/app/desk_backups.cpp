// The part of the desk that has backups made without anybody thinking of it, and, where the score
// sheet cannot be used any more, puts one back or saves what can still be read.
#include <system_error>
#include <utility>
#include <vector>

#include "app/desk.hpp"
#include "document/out.hpp"
#include "session/readable.hpp"
#include "store/backup_schedule.hpp"
#include "store/files.hpp"
#include "store/newest_backup.hpp"
#include "store/restore.hpp"
#include "words/language.hpp"
#include "words/words.hpp"

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
    name = store::free_name(file_.string() + ".readable", ".jsonl");
    const session::Readable readable = session::readable(store::salvage(file_));
    if (readable.matches.empty()) {
      view_.readable = words::tr("Nothing in it can be read.");
    } else if (store::write_file(name, document::written(document::Form::Json, readable.matches),
                                 store::Existing::Keep)) {
      view_.readable = words::tr("Saved as {}.", name.string()) + std::string(" ") +
                       words::tr("Damaged and left out: {}.", readable.lost.size());
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
