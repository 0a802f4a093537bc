#include "session/session.hpp"

#include <array>
#include <chrono>
#include <ctime>
#include <random>
#include <stdexcept>
#include <utility>

#include "core/check.hpp"

namespace session {
namespace {

// How often a change is tried when others keep taking its row; each try checks it anew.
constexpr int kTries = 100;

std::string new_id() {
  std::random_device chance;
  std::string id;
  constexpr std::string_view kDigits = "0123456789abcdef";
  for (int i = 0; i < 32; ++i) {
    id += kDigits[chance() % kDigits.size()];
  }
  return id;
}

}  // namespace

core::Instant now() {
  using namespace std::chrono;
  const auto instant = time_point_cast<seconds>(system_clock::now());
  const std::time_t time = system_clock::to_time_t(instant);
  std::tm local{};
  localtime_r(&time, &local);
  return {.milliseconds = duration_cast<milliseconds>(instant.time_since_epoch()).count(),
          .offset_minutes = static_cast<int>(local.tm_gmtoff / 60)};
}

Session::Session(store::Database& database, int match, Clock clock)
    : database_(&database), clock_(std::move(clock)) {
  store::KeptMatch kept = database.load(match);
  header_ = std::move(kept.header);
  replay(std::move(kept.rows));
}

std::optional<Place> Session::place(core::Actor who, const std::optional<PinRight>& right) const {
  const int person = person_at(*database_, number(), who);
  const bool is_open = (right && right->person() == person) || !needs_pin(*database_, person);
  return is_open ? std::optional(Place(header_.id, who)) : std::nullopt;
}

core::Actor Session::at(const Place& place) const {
  if (place.match_ != header_.id) {
    throw std::logic_error("a place at another match");
  }
  return place.who_;
}

Answer Session::make(const Place& place, const core::Change& change) {
  return carry_out({.who = at(place), .act = core::as_kept(match().rules, change), .at = clock_()});
}

Answer Session::undo(const Place& place) {
  return carry_out({.who = at(place), .act = UndoNewest{}, .at = clock_()});
}

Answer Session::redo(const Place& place) {
  return carry_out({.who = at(place), .act = RedoNewest{}, .at = clock_()});
}

Answer Session::retry() {
  if (!waiting_) {
    return Accepted{.consequences = {}, .nothing_changed = true};
  }
  const Wish wish = *std::exchange(waiting_, std::nullopt);
  return carry_out(wish);
}

bool Session::follow() {
  const std::vector<core::JournalRow> newer = database_->rows_after(number(), played_.rows);
  if (newer.empty()) {
    return false;
  }
  std::vector<core::JournalRow> rows = rows_;
  rows.insert(rows.end(), newer.begin(), newer.end());
  replay(std::move(rows));
  return true;
}

Answer Session::carry_out(const Wish& wish) {
  if (waiting_) {
    return Unsaved{.failure = store::Failure::Busy,
                   .sentence = "The entry before this one is not saved yet."};
  }
  try {
    for (int tries = 0; tries < kTries; ++tries) {
      if (const std::optional<core::Refusal> refusal = check(wish)) {
        return *refusal;
      }
      const core::Change* const change = std::get_if<core::Change>(&wish.act);
      if (change != nullptr && core::changes_nothing(match(), *change)) {
        return Accepted{.consequences = {}, .nothing_changed = true};
      }
      const core::JournalRow row = row_of(wish);
      const core::Match before = match();
      if (database_->append(number(), row)) {
        std::vector<core::JournalRow> rows = rows_;
        rows.push_back(row);
        replay(std::move(rows));
        return Accepted{.consequences = core::consequences(before, match())};
      }
      // Somebody was first, an earlier try of ours reached the disk after all, or the file was
      // replaced by one in which less had been done.
      reload();
      const auto taken = static_cast<std::size_t>(row.row) - 1;
      if (taken < rows_.size() && rows_[taken] == row) {
        return Accepted{.consequences = core::consequences(before, match())};
      }
    }
    waiting_ = wish;
    return Unsaved{.failure = store::Failure::Busy,
                   .sentence = "Somebody else keeps writing to this match."};
  } catch (const store::Trouble& trouble) {
    if (trouble.failure() != store::Failure::Refused) {
      waiting_ = wish;
    }
    return Unsaved{.failure = trouble.failure(), .sentence = trouble.what()};
  }
}

std::optional<core::Refusal> Session::check(const Wish& wish) const {
  if (std::holds_alternative<UndoNewest>(wish.act)) {
    return core::check_undo(played_, wish.who);
  }
  if (std::holds_alternative<RedoNewest>(wish.act)) {
    return core::check_redo(played_, wish.who);
  }
  return core::check(match(), wish.who, std::get<core::Change>(wish.act));
}

core::JournalRow Session::row_of(const Wish& wish) const {
  core::JournalRow row{.row = played_.rows + 1,
                       .who = wish.who,
                       .at = wish.at,
                       .act = core::Undone{},
                       .redoes = std::nullopt};
  if (std::holds_alternative<UndoNewest>(wish.act)) {
    row.act = core::Undone{.row = played_.undo->row};
  } else if (std::holds_alternative<RedoNewest>(wish.act)) {
    row.act = played_.redo->change;
    row.redoes = played_.redo->row;
  } else {
    row.act = std::get<core::Change>(wish.act);
  }
  return row;
}

void Session::reload() {
  store::KeptMatch kept = database_->load(number());
  if (kept.header.id != header_.id) {
    throw store::Trouble(store::Failure::Refused, "The score sheet was replaced, and match " +
                                                      std::to_string(number()) +
                                                      " is another one now. Nothing was entered.");
  }
  header_ = std::move(kept.header);
  replay(std::move(kept.rows));
}

void Session::replay(std::vector<core::JournalRow> rows) {
  played_ = played_of(header_, rows);
  rows_ = std::move(rows);
  sheet_ = core::sheet_of(match());
}

core::Played played_of(const store::Header& header, const std::vector<core::JournalRow>& rows) {
  core::Played played = core::play(header.start, rows);
  if (played.unsound_row) {
    throw store::Trouble(store::Failure::Damaged,
                         "The record of match " + std::to_string(header.match) +
                             " is damaged: its entry " + std::to_string(*played.unsound_row) +
                             " cannot have been made. Nothing was changed.");
  }
  return played;
}

std::variant<int, core::StartFault> start(store::Database& database, const core::Proposal& proposal,
                                          store::Keeping keeping, const Clock& clock) {
  std::variant<core::Match, core::StartFault> begun = core::start_match(proposal);
  if (const core::StartFault* const fault = std::get_if<core::StartFault>(&begun)) {
    return *fault;
  }
  const core::Instant at = clock();
  return database.add({.match = 0,
                       .id = new_id(),
                       .started = at,
                       .added = at,
                       .is_imported = false,
                       .keeping = keeping,
                       .at_sheet = std::get<core::Match>(begun).host,
                       .start = std::get<core::Match>(begun)},
                      {});
}

std::vector<int> bring_in(store::Database& database, std::span<const Arrival> arrivals,
                          const Clock& clock) {
  std::vector<store::KeptMatch> kept;
  kept.reserve(arrivals.size());
  for (const Arrival& one : arrivals) {
    kept.push_back({.header = {.match = 0,
                               .id = one.id.value_or(new_id()),
                               .started = one.started,
                               .added = clock(),
                               .is_imported = true,
                               .keeping = store::Keeping::ByHost,
                               .at_sheet = one.match.host,
                               .start = core::start_of(one.match)},
                    .rows = core::journal_of(one.match)});
  }
  return database.add_all(kept);
}

}  // namespace session
