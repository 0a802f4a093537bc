// The verbs, by what they work on. Each gives the exit status; store::Trouble passes through to
// run(), which catches it once. A Stop thrown by a verb ends it with a sentence and the status.
#pragma once

#include <string>

#include "cli/arguments.hpp"
#include "core/numbered_match.hpp"
#include "session/session.hpp"
#include "store/database.hpp"
#include "store/history.hpp"

namespace cli {

// What a verb throws when it cannot go on: a sentence, and the status to exit with.
struct Stop {
  Exit exit;
  std::string sentence;
};

// Everything that changes a match that is there: enter, correct, target ... undo, redo.
[[nodiscard]] Exit change(store::Database& database, const Arguments& arguments);

[[nodiscard]] Exit start(store::Database& database, const Arguments& arguments);
[[nodiscard]] Exit show(store::Database& database, const Arguments& arguments);
[[nodiscard]] Exit list(store::Database& database, const Arguments& arguments);

[[nodiscard]] Exit write_out(store::Database& database, const Arguments& arguments);
// `export --all` of what can be read; those matches that cannot are told, and then the status is
// NoDatabase.
[[nodiscard]] Exit write_out(const store::Everything& all, const Arguments& arguments);
[[nodiscard]] Exit take_in(store::Database& database, const Arguments& arguments);
[[nodiscard]] Exit check(store::Database& database);
[[nodiscard]] Exit back_up(store::Database& database, const Arguments& arguments);

[[nodiscard]] Exit people(store::Database& database, const Arguments& arguments);
[[nodiscard]] Exit person(store::Database& database, const Arguments& arguments);
[[nodiscard]] Exit pin(store::Database& database, const Arguments& arguments);
[[nodiscard]] Exit note(store::Database& database, const Arguments& arguments);
[[nodiscard]] Exit statistics(store::Database& database, const Arguments& arguments);

// Puts a backup in the place of the database, which is not open.
[[nodiscard]] Exit restore(const Arguments& arguments);

// Asks for the PIN of `person` (or store::kKeeperPerson), if there is one, and stops if it is not
// typed. `whose` is what that person is called.
[[nodiscard]] session::PinRight require_pin(store::Database& database, int person,
                                            const std::string& whose, const Arguments& arguments);

// Whom a name means: store::kKeeperPerson for 'host'. Stops if nobody is called so.
[[nodiscard]] int person_named(const store::Database& database, const std::string& name);

// Which matches --player, --game, --words, --from, --to and --archived mean. Stops if one of them
// means nothing.
[[nodiscard]] store::MatchFilter filter_of(const store::Database& database,
                                           const Arguments& arguments);

// Reads files only.
[[nodiscard]] Exit score(const Arguments& arguments);

// Needs neither database nor file.
[[nodiscard]] Exit print_rules(const Arguments& arguments);

// The number of the match meant: --match, else the newest not ended, else the newest. Stops if
// there is none.
[[nodiscard]] int match_meant(const store::Database& database, const Arguments& arguments);

// A stored match as it stands. Throws store::Trouble if it is not there or damaged.
[[nodiscard]] core::NumberedMatch loaded(const store::Database& database, int number);

}  // namespace cli
