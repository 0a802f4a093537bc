// The one door to a change. Whoever sits in front of a window or types a verb comes through here:
// may they (core), is it legal (core), then it is made durable (store), and only then does the
// sheet show it. One Session per open match. It knows nothing of windows or words.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "core/journal.hpp"
#include "core/sheet.hpp"
#include "core/start.hpp"
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

using Clock = std::function<core::Instant()>;

// The system's clock, with the local offset from UTC of this moment.
[[nodiscard]] core::Instant now();

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

  [[nodiscard]] Answer make(core::Actor who, const core::Change& change);
  [[nodiscard]] Answer undo(core::Actor who);
  [[nodiscard]] Answer redo(core::Actor who);

  // What the disk has refused so far; nullopt when all is saved.
  [[nodiscard]] const std::optional<Wish>& waiting() const { return waiting_; }

  // Tries again what waits. Nothing else is accepted before it has gone through or been refused.
  [[nodiscard]] Answer retry();

  // Takes up what others have written since; true if there was anything. Throws store::Trouble.
  bool follow();

 private:
  [[nodiscard]] Answer carry_out(const Wish& wish);
  [[nodiscard]] std::optional<core::Refusal> check(const Wish& wish) const;
  [[nodiscard]] core::JournalRow row_of(const Wish& wish) const;
  void replay();

  store::Database* database_;
  Clock clock_;
  store::Header header_;
  std::vector<core::JournalRow> rows_;
  core::Played played_;
  core::Sheet sheet_;
  std::optional<Wish> waiting_;
};

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
