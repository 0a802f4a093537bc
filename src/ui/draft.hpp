// What is half done in the window and not yet anybody's entry: digits without Enter, an open
// dialog, a page being filled in. Drawing changes this and nothing else. It survives resizing,
// another theme and another zoom, and it is not saved.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <variant>

#include "core/rules.hpp"
#include "core/seat.hpp"
#include "ui/pen.hpp"

namespace ui {

enum class Page { Sheet, Matches, NewMatch };

// A cell of the sheet.
struct Cell {
  int deal = 1;
  core::Seat seat = 0;
  bool operator==(const Cell&) const = default;
};

// The row of an older deal while the host corrects it.
struct Correcting {
  int deal = 1;
  std::array<std::string, 3> typed;
  core::Seat seat = 0;  // where the keys go
};

struct Trading {
  core::Seat from = 0;
  core::Seat to = 0;
  int tricks = 1;
  int most = 1;
};

struct EndAsked {};
struct HelpShown {};
struct WhoAsked {};   // who is at the sheet
struct HostAsked {};  // whose the host's place is to be
struct TrumpAsked {};
struct CallAsked {};
struct GameAsked {};   // which game a new match is of
struct RulesShown {};  // of the open match, or else of the new one

// The bid for the first deal, while it is being recorded.
struct BidAsked {
  core::Seat bidder = 0;
  int tricks = 8;
};

// What a number of the sheet is explained about: `deal` and `seat` where they belong to it.
enum class Topic { Total, Needs, Dealer, Cards, Winner };
struct Explained {
  Topic topic = Topic::Total;
  int deal = 1;
  core::Seat seat = 0;
};

using Dialog =
    std::variant<std::monostate, Correcting, Trading, EndAsked, HelpShown, WhoAsked, HostAsked,
                 TrumpAsked, CallAsked, GameAsked, RulesShown, BidAsked, Explained>;

// The line that a game has unless its table says otherwise, as typed; empty without one.
[[nodiscard]] inline std::string usual_line(const core::Game& game) {
  const std::optional<int> target = core::usual_target(game);
  return target ? std::to_string(*target) : "";
}

// The page 'New match', as far as it is filled in.
struct NewMatchDraft {
  std::array<std::string, 3> names;
  int first_dealer = 0;               // 0 to 2; 3: by the draw, and the names stand in its order
  core::Actor host = 0;               // a seat, or core::kKeeper
  core::Rules rules = core::Rules();  // what the table agrees on, but for the stake
  std::string target = usual_line(*rules.game);  // as typed, in a game that has a line
  std::string stake;                             // as typed, 'NPR 5'; empty without one
  bool is_passed_round = false;
  bool starts_with_rematch = false;  // filled in from a match just ended
  std::string fault;                 // why it cannot start yet; empty without
};

// Tricks counted while a deal is played, before anybody enters them. A kitty that is the dealer's
// first trick is not in it: who deals may still change.
struct LiveCount {
  int match = 0;  // what it was begun in: another match, or another deal, has none
  int deal = 1;
  std::array<int, 3> tricks{};
};

struct Draft {
  Page page = Page::Sheet;
  Cell focus;                       // the cell of the sheet that digits go to
  std::string typed;                // digits in it, not entered yet
  std::optional<Cell> bound_for;    // where the hand goes once what is typed has been taken
  std::optional<std::string> line;  // a line being prepared, as typed
  Dialog dialog;
  NewMatchDraft new_match;
  Ring ring;                      // of the page, if it has one
  Ring dialog_ring;               // of the open dialog
  int chosen_match = 0;           // in the list of matches
  std::optional<int> shown_deal;  // scrolled to this deal next frame
  bool shows_table = false;       // the table view, over whatever page there is
  std::optional<LiveCount> count;
};

}  // namespace ui
