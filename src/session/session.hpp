// The one door to a change. Whoever sits in front of a window or types a verb comes through here:
// may they (core), is it legal (core), then it is made durable (store), and only then does the
// sheet show it. One Session per open match. It knows nothing of windows or words.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/journal.hpp"
#include "core/sheet.hpp"
#include "core/start.hpp"
#include "session/clock.hpp"
#include "session/pin.hpp"
#include "store/database.hpp"

namespace session {

// The change is on disk.
struct Accepted {
  core::Consequences consequences;
  bool nothing_changed = false;  // it was so already; no row was written
};

// The disk refuses. The change waits in the session, and until it is saved nothing else is taken.
struct Unsaved {
  store::Failure failure;
  std::string sentence;
};

using Answer = std::variant<Accepted, core::Refusal, Unsaved>;

// Somebody's place at the sheet of one match, taken by right: nothing is written without one, and
// only Session::place gives it. It stays good until it is given up, also when its person gets a PIN
// meanwhile: a PIN guards the taking of a place.
class Place {
 public:
  [[nodiscard]] core::Actor who() const { return who_; }

 private:
  friend class Session;
  Place(std::string match, core::Actor who) : match_(std::move(match)), who_(who) {}

  std::string match_;  // its id: numbers mean other matches in another file
  core::Actor who_;
};

struct UndoNewest {};
struct RedoNewest {};

// What somebody asked for, and when.
struct Wish {
  core::Actor who = 0;
  std::variant<core::Change, UndoNewest, RedoNewest> act;
  core::Instant at;
};

class Session {
 public:
  // Throws store::Trouble if the match is not there or its journal is damaged. `database` must
  // outlive the session.
  Session(store::Database& database, int match, Clock clock = now);

  [[nodiscard]] int number() const { return header_.match; }
  [[nodiscard]] const store::Header& header() const { return header_; }
  [[nodiscard]] const core::Played& played() const { return played_; }
  [[nodiscard]] const core::Match& match() const { return played_.match; }
  [[nodiscard]] const core::Sheet& sheet() const { return sheet_; }
  [[nodiscard]] const std::vector<core::JournalRow>& journal() const { return rows_; }

  // The place of `who`; nullopt if it has a PIN and `right` is not that person's. Throws
  // store::Trouble.
  [[nodiscard]] std::optional<Place> place(
      core::Actor who, const std::optional<PinRight>& right = std::nullopt) const;

  // Throw std::logic_error for a place at another match.
  [[nodiscard]] Answer make(const Place& place, const core::Change& change);
  [[nodiscard]] Answer undo(const Place& place);
  [[nodiscard]] Answer redo(const Place& place);

  // What the disk has refused so far; nullopt when all is saved.
  [[nodiscard]] const std::optional<Wish>& waiting() const { return waiting_; }

  // Tries again what waits. Nothing else is accepted before it has gone through or been refused.
  [[nodiscard]] Answer retry();

  // Takes up what others have written since; true if there was anything. Throws store::Trouble.
  bool follow();

 private:
  // Who has that place.
  [[nodiscard]] core::Actor at(const Place& place) const;
  [[nodiscard]] Answer carry_out(const Wish& wish);
  [[nodiscard]] std::optional<core::Refusal> check(const Wish& wish) const;
  [[nodiscard]] core::JournalRow row_of(const Wish& wish) const;
  // Takes `rows` for the journal; throws store::Trouble, and nothing is changed, if it is unsound.
  void replay(std::vector<core::JournalRow> rows);
  // Takes the match anew from the file. Throws store::Trouble Refused if that was replaced and has
  // another match under this number.
  void reload();

  store::Database* database_;
  Clock clock_;
  store::Header header_;
  std::vector<core::JournalRow> rows_;
  core::Played played_;
  core::Sheet sheet_;
  std::optional<Wish> waiting_;
};

// A stored match as it stands. Throws store::Trouble Damaged if its journal cannot have been made.
[[nodiscard]] core::Played played_of(const store::Header& header,
                                     const std::vector<core::JournalRow>& rows);

// Starts a match, which is on disk when this returns its number. Throws store::Trouble.
[[nodiscard]] std::variant<int, core::StartFault> start(store::Database& database,
                                                        const core::Proposal& proposal,
                                                        store::Keeping keeping,
                                                        const Clock& clock = now);

// A match that comes from a document, with its id if that says one.
struct Arrival {
  core::Match match;
  std::optional<std::string> id;
  std::optional<core::Instant> started;
};

// Takes in matches, each under its id or, without one, a new id, all of them or none. On disk when
// this returns their numbers. Throws store::Trouble.
[[nodiscard]] std::vector<int> bring_in(store::Database& database,
                                        std::span<const Arrival> arrivals,
                                        const Clock& clock = now);

}  // namespace session
