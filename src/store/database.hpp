// The file in which every match is kept for good: one SQLite database, whose heart is an
// append-only journal. It knows how rows are stored and what the file refuses; it does not know
// what a change means (core's) nor who sits in front of the screen (session's).
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/journal.hpp"
#include "core/name.hpp"

namespace store {

// The world failing, as one exception with what went wrong; what() is a whole sentence for a
// player. It may quote a path, or what SQLite found in a damaged file, and can be shown all the
// same.
enum class Failure {
  Busy,      // somebody else writes, longer than we wait
  Full,      // no room on the disk
  ReadOnly,  // the file or its folder cannot be written
  NoFile,    // the file or its folder cannot be opened or made
  Disk,      // an I/O error
  NotOurs,   // a file, but not one of this program's; untouched
  Newer,     // a later version of the program wrote it; untouched
  Damaged,   // the file, or one match in it, is not what was written; untouched
  NoBackup,  // the backup before an upgrade failed, so there was no upgrade
  NoSuchMatch,
  Refused,  // a trigger or constraint refused what got past the program's own checks
};

class Trouble : public std::runtime_error {
 public:
  Trouble(Failure failure, const std::string& sentence)
      : std::runtime_error(core::fit_to_show(sentence)), failure_(failure) {}
  [[nodiscard]] Failure failure() const { return failure_; }

 private:
  Failure failure_;
};

// How long work that nobody at the table waits for, and a verb, wait for another writer.
inline constexpr int kUnhurriedMs = 5000;

// How a match is kept at the table: by its host, or passed round to whoever writes next.
enum class Keeping { ByHost, PassedRound };

// What is known of a match besides its journal.
struct Header {
  int match = 0;                         // its number in this database, from 1
  std::string id;                        // 32 hex digits, the same wherever the match goes
  std::optional<core::Instant> started;  // unknown for a document that does not say
  core::Instant added;                   // when it came into this database
  bool is_imported = false;
  Keeping keeping = Keeping::ByHost;
  std::optional<core::Actor> at_sheet;  // who was at the sheet last
  core::Match start;                    // before anything was done
};

struct KeptMatch {
  Header header;
  std::vector<core::JournalRow> rows;
};

// Every match of a file, as far as it can be read.
struct Everything {
  std::vector<KeptMatch> matches;  // the oldest first
  std::vector<std::string> lost;   // a sentence for each that is damaged
};

// What opening does where there is no file. Whoever opens one that is open already, for work of its
// own, refuses: a file that has gone meanwhile is not started afresh.
enum class IfMissing { Make, Refuse };

class Database {
 public:
  // Opens the file, makes it if it is not there, upgrades it if it is older (a verified backup
  // beside it first). `patience_ms`: how long a write waits for another writer. Throws Trouble.
  Database(std::filesystem::path file, int patience_ms, IfMissing if_missing = IfMissing::Make);
  ~Database();
  Database(Database&&) noexcept;
  Database& operator=(Database&&) noexcept;
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;

  // Adds a match with the journal it comes with (none for a new one), all or nothing, durable when
  // it returns. Gives its number. header.match is not looked at.
  int add(const Header& header, const std::vector<core::JournalRow>& rows);

  // The same with several, all of them or none; their numbers in the same order.
  std::vector<int> add_all(std::span<const KeptMatch> matches);

  // Appends one row. False, and nothing done, if its number is taken: somebody else was first.
  // Durable when it returns true.
  [[nodiscard]] bool append(int match, const core::JournalRow& row);

  [[nodiscard]] KeptMatch load(int match) const;

  // All matches. Those that are damaged are told, and hide no others.
  [[nodiscard]] Everything load_all() const;

  // The rows of `match` after row `after`, for following other writers.
  [[nodiscard]] std::vector<core::JournalRow> rows_after(int match, int after) const;

  // How many rows the journal of `match` has.
  [[nodiscard]] int row_count(int match) const;

  // Headers, newest first (by when they started, else when they were added), at most `limit` of
  // them from the `offset`-th on; only those in which a player of that name sat if `player` is
  // given (compared as core::folded_name). A match that is damaged is left out; faults() names it.
  [[nodiscard]] std::vector<Header> list(std::optional<std::string> player = std::nullopt,
                                         int limit = -1, int offset = 0) const;

  // The number of the newest match that is not ended, nullopt if there is none, among the `newest`
  // matches: whether one has ended is looked up in its journal, match by match. -1: among all.
  [[nodiscard]] std::optional<int> newest_unfinished(int newest = -1) const;

  [[nodiscard]] std::optional<int> find(const std::string& id) const;

  // What those who are not in the archive are called today, whoever came in with the newest match
  // first.
  [[nodiscard]] std::vector<std::string> names(int limit) const;

  void set_at_sheet(int match, core::Actor who);
  void set_keeping(int match, Keeping keeping);

  // Differs from the last call's answer if somebody else has changed the file since.
  [[nodiscard]] std::int64_t version() const;

  // How often a file was opened under the name: goes up when another one took the place of ours and
  // is open now, as after a restore. Noticed by version() and by writing.
  [[nodiscard]] int openings() const;

  // What is wrong with the file, a sentence each; empty if nothing is. Reads everything.
  [[nodiscard]] std::vector<std::string> faults() const;

  // A consistent copy of the database, also while others write. Refuses to replace a file.
  void back_up(const std::filesystem::path& to) const;

  [[nodiscard]] const std::filesystem::path& file() const;

 private:
  friend class People;   // people.hpp: who plays, and what guards their places
  friend class History;  // history.hpp: years of matches, page by page
  struct Open;
  std::unique_ptr<Open> open_;
};

// The database used unless another is named: $SQUARESCORES_DB, else squarescores/matches.db in the
// XDG data home.
[[nodiscard]] std::filesystem::path usual_file();

// What can be read of a score sheet that does not open, so that it can be kept elsewhere; nothing
// in it is changed. Throws Trouble where nothing can be read.
[[nodiscard]] Everything salvage(const std::filesystem::path& file);

}  // namespace store
