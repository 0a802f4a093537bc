// What was typed after `squarescores`, taken apart: a verb and its words. It knows the shape of
// every verb and nothing of what they mean. docs/command-line.md is the contract.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "document/out.hpp"

namespace cli {

// The exit status of the program.
enum class Exit {
  Done = 0,
  Refused = 1,  // a rule, a permission, a bad document
  WrongUsage = 2,
  NoDatabase = 3,  // the database cannot be used
};

enum class Verb {
  Window,  // none was given
  New,
  Enter,
  Correct,
  Target,
  Dealer,
  Trade,
  Host,
  Trump,
  Bid,
  Call,
  FirstUp,
  Pulled,
  MakeUp,
  End,
  Reopen,
  Undo,
  Redo,
  Show,
  List,
  Export,
  Import,
  Score,
  Rules,
  Check,
  Backup,
  Restore,
  People,
  Person,
  Pin,
  Note,
  Stats,
};

struct Arguments {
  Verb verb = Verb::Window;
  std::filesystem::path database;  // --db, else the usual one
  std::optional<int> match;
  std::optional<int> deal;
  std::string as;                     // who does it
  bool is_pin_stdin = false;          // PINs come in lines on standard input
  std::optional<std::string> whom;    // --for
  std::string from, to;               // of a trade
  std::string taker, giver;           // of a pull
  std::string word;                   // a name, a suit, a call
  std::optional<std::string> number;  // tricks, a target, a bid, as typed
  std::vector<std::string> numbers;   // the three of a correction
  bool is_clear = false;
  bool is_json = false;
  bool is_all = false;
  document::Form format = document::Form::Json;
  std::optional<std::filesystem::path> output;
  std::vector<std::filesystem::path> files;
  // of a new match
  std::string players;
  std::optional<std::string> game;
  std::optional<std::string> target;
  std::optional<std::string> host;
  std::optional<std::string> first_dealer;
  std::vector<std::string> rules;  // KEY=VALUE
  // of a list and of statistics
  std::optional<std::string> player;       // in whose matches
  std::optional<std::string> listed_game;  // of which game
  std::string search;                      // words that occur
  std::optional<std::string> from_day, to_day;
  bool is_archived = false;  // what was laid aside, instead or too
  // of a person, a PIN and a note
  std::optional<std::string> rename, colour, title, text;
  bool is_archive = false;    // lay aside
  bool is_unarchive = false;  // and back
  bool is_remove = false;
  bool is_reset = false;
};

// The arguments; or the exit status, when help, the version or what is wrong has been printed.
[[nodiscard]] std::variant<Arguments, Exit> parse(int argc, const char* const* argv);

}  // namespace cli
