#include "store/backup_schedule.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <functional>
#include <string>
#include <system_error>
#include <vector>

#include "store/errors.hpp"
#include "store/files.hpp"

namespace store {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kDateLength = 10;  // 2026-11-30
constexpr std::size_t kMonthLength = 7;  // 2026-11

std::string date_of(const core::Instant& now) {
  const core::LocalTime time = core::local_time(now);
  std::array<char, 40> date{};
  std::snprintf(date.data(), date.size(), "%04d-%02d-%02d", time.year, time.month, time.day);
  return date.data();
}

bool is_date(const std::string& text) {
  constexpr std::string_view kForm = "0000-00-00";
  return text.size() == kForm.size() &&
         std::equal(text.begin(), text.end(), kForm.begin(), [](char c, char form) {
           return form == '0' ? c >= '0' && c <= '9' : c == form;
         });
}

fs::path named(const fs::path& file, const std::string& date) {
  return backup_folder(file) / (file.stem().string() + "-" + date + ".db");
}

// The date in the name of a daily backup of `file`; nullopt if `path` is none by its name.
std::optional<std::string> date_of(const fs::path& path, const fs::path& file) {
  const std::string stem = path.stem().string();
  if (stem.size() <= kDateLength) {
    return std::nullopt;
  }
  const std::string date = stem.substr(stem.size() - kDateLength);
  return is_date(date) && path == named(file, date) ? std::optional(date) : std::nullopt;
}

// The dates of the backups of `file` that are there, the newest first.
std::vector<std::string> dates_of(const fs::path& file) {
  std::vector<std::string> dates;
  std::error_code error;
  for (fs::directory_iterator at(backup_folder(file), error), end; !error && at != end;
       at.increment(error)) {
    if (const std::optional<std::string> date = date_of(at->path(), file)) {
      dates.push_back(*date);
    }
  }
  std::ranges::sort(dates, std::greater<>());
  return dates;
}

// Those whose time is over, of `dates`, the newest first.
std::vector<std::string> old_of(const std::vector<std::string>& dates) {
  std::vector<std::string> old;
  std::vector<std::string> months;
  for (std::size_t i = kDailyBackups; i < dates.size(); ++i) {
    const std::string month = dates[i].substr(0, kMonthLength);
    const bool is_last_of_month = dates[i - 1].substr(0, kMonthLength) != month;
    if (is_last_of_month && months.size() < std::size_t{kMonthlyBackups}) {
      months.push_back(month);
    } else {
      old.push_back(dates[i]);
    }
  }
  return old;
}

}  // namespace

fs::path backup_folder(const fs::path& file) { return file.parent_path() / "backups"; }

bool is_daily_backup(const fs::path& path, const fs::path& file) {
  return date_of(path, file).has_value();
}

std::optional<fs::path> back_up_if_due(const Database& database, const core::Instant& now) {
  const fs::path& file = database.file();
  fs::path today = named(file, date_of(now));
  try {
    if (fs::exists(today) || database.list(std::nullopt, 1).empty()) {
      return std::nullopt;
    }
    if (!make_folder_of(today)) {
      throw Trouble(Failure::NoFile, "The folder " + today.parent_path().string() +
                                         " for backups is not there and cannot be made.");
    }
    try {
      database.back_up(today);
    } catch (const Trouble& trouble) {
      if (trouble.failure() == Failure::Refused) {
        return std::nullopt;  // another program was faster
      }
      throw;
    }
    for (const std::string& date : old_of(dates_of(file))) {
      fs::remove(named(file, date));
    }
    return today;
  } catch (const fs::filesystem_error& error) {
    throw trouble(error, today);
  }
}

}  // namespace store
