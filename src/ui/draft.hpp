// What is half done in the window and not yet anybody's entry: digits without Enter, an open
// dialog, a page being filled in. Drawing changes this and nothing else. It survives resizing,
// another theme and another zoom, and it is not saved.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <variant>

#include "core/match.hpp"
#include "core/rules.hpp"
#include "core/seat.hpp"
#include "ui/pen.hpp"

namespace ui {

enum class Page { Sheet, Matches, NewMatch, People, Statistics };

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
struct LooksShown {};  // the window's language and colours
struct RulesShown {};  // of the open match, or else of the new one

// The bid for the first deal, while it is being recorded.
struct BidAsked {
  core::Seat bidder = 0;
  int tricks = core::kLeastBid;
};

// The title of the open match and what there is to say about it, while they are being written.
struct NoteAsked {
  std::string title;
  std::string text;
  std::string fault;       // why it cannot be kept; empty without
  std::string kept_title;  // as they are kept so far
  std::string kept_text;
  bool is_warned = false;  // that leaving drops what was typed
};

// In which form a sheet leaves the window, in the order in which they are offered.
enum class OutForm { Picture, Csv, Json, Text };

// A file being named that a match, or all that the history shows, is to be written to.
struct OutAsked {
  std::optional<int> match;  // nullopt: all that the history shows
  OutForm form = OutForm::Picture;
  std::string path;        // as typed
  std::string fault;       // why it could not be written; empty without
  bool is_there = false;   // a file of that name is there, and may be replaced or not
  bool is_agreed = false;  // the desktop has asked that already
};

// A file being named from which matches are to be taken in.
struct InAsked {
  std::string path;
  std::string fault;  // what was wrong with it; empty without
  std::string done;   // what was taken in; empty before
};

// The digits of a PIN while it is typed, overwritten when they are not needed any more.
class PinDigits {
 public:
  static constexpr std::size_t kMost = 12;

  PinDigits() = default;
  ~PinDigits() { clear(); }
  PinDigits(const PinDigits&) = default;
  PinDigits& operator=(const PinDigits&) = default;
  PinDigits(PinDigits&&) = default;
  PinDigits& operator=(PinDigits&&) = default;

  bool operator==(const PinDigits&) const = default;
  [[nodiscard]] std::string text() const { return {digits_.data(), count_}; }
  [[nodiscard]] std::size_t count() const { return count_; }
  void add(int digit);  // 0 to 9; nothing once there are kMost
  void rub_out();
  void clear();

 private:
  std::array<char, kMost> digits_{};
  std::size_t count_ = 0;
};

// A PIN is asked for: to sit down, or to set another one, or to take it away.
struct PinAsked {
  enum class For { Place, Set, Remove };
  enum Field { Now, New, Again };  // the PIN there is, the new one, and that once more

  For what = For::Place;
  core::Actor who = 0;  // the place
  int person = 0;       // whose PIN is set; 0: of the host who is not one of the three
  std::string whose;
  bool has_pin = true;  // there is one to be given first
  std::array<PinDigits, 3> typed;
  Field at = Now;
};

// What a number of the sheet is explained about: `deal` and `seat` where they belong to it.
enum class Topic { Total, Needs, Dealer, Cards, Winner };
struct Explained {
  Topic topic = Topic::Total;
  int deal = 1;
  core::Seat seat = 0;
};

using Dialog = std::variant<std::monostate, Correcting, Trading, EndAsked, HelpShown, WhoAsked,
                            HostAsked, TrumpAsked, CallAsked, GameAsked, RulesShown, BidAsked,
                            NoteAsked, OutAsked, InAsked, PinAsked, Explained, LooksShown>;

// Which matches the history shows, as typed, and how far it is scrolled.
struct HistoryDraft {
  std::string words;
  std::string person;  // the beginning of a name is enough
  int game = 0;        // 0: any, else the place of its row in core::games() and one more
  std::string from;    // a year, a month or a day, as words/days.hpp has it
  std::string to;
  bool is_archived = false;
  bool shows_rest = false;         // of the fields, where there is little room
  std::size_t first_in_sight = 0;  // which of those found; nothing to do with the filter
  std::size_t in_sight = 0;        // how many
};

// The line that a game has unless its table says otherwise, as typed; empty without one.
[[nodiscard]] inline std::string usual_line(const core::Game& game) {
  const std::optional<int> target = core::usual_target(game);
  return target ? std::to_string(*target) : "";
}

// The page 'New match', as far as it is filled in.
struct NewMatchDraft {
  std::array<std::string, 3> names;
  int first_dealer = 0;  // 0 to 2; 3: by the draw, and the names stand in its order
  core::Actor host = 0;  // a seat, or core::kKeeper
  core::Rules rules = core::Rules(core::games().front());  // agreed on, but for the stake
  std::string target = usual_line(*rules.game);            // as typed, in a game that has a line
  std::string stake;                                       // as typed, 'NPR 5'; empty without one
  bool is_passed_round = false;
  bool starts_with_rematch = false;  // filled in from a match just ended
  std::string fault;                 // why it cannot start yet; empty without
};

struct PeopleDraft {
  int chosen = -1;       // the person shown; 0: the host who is not one of the three; -1: the first
  std::string name;      // as typed, of the person shown
  int name_is_of = 0;    // whose `name` is; another one was chosen since if not `chosen`
  std::string new_name;  // of somebody to be added
  bool shows_archived = false;
};

// What the statistics count, as typed.
struct StatisticsDraft {
  int game = -1;     // a row of core::games(); -1: that of the open match, or the first
  std::string name;  // the beginning of one is enough; empty: everybody
  int person = 0;    // whom `name` means; 0: everybody
  std::string from;  // a year, a month or a day, as words/days.hpp has it
  std::string to;
  std::string asked_for;  // all of the above, when it was last asked for
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
  Cell focus;                     // the cell of the sheet that digits go to
  std::string typed;              // digits in it, not entered yet; '-' before them if one was typed
  std::optional<Cell> bound_for;  // where the hand goes once what is typed has been taken
  std::optional<std::string> line;  // a line being prepared, as typed
  Dialog dialog;
  NewMatchDraft new_match;
  Ring ring;                      // of what the page and the row above it can be pressed for
  Page ring_is_of = Page::Sheet;  // the page it was begun on
  bool is_around = false;         // on the sheet: the keys go to the ring and not to a cell
  std::optional<Cell> older;      // of the deals played, where the arrow up has taken the hand
  Ring dialog_ring;               // of the open dialog
  int chosen_match = 0;           // in the history
  std::optional<int> shown_deal;  // scrolled to this deal next frame
  HistoryDraft history;
  bool shows_record = false;  // beside the sheet of a match that is not over: its journal
  PeopleDraft people;
  StatisticsDraft statistics;
  bool shows_table = false;  // the table view, over whatever page there is
  std::optional<LiveCount> count;
};

}  // namespace ui
