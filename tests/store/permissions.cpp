// The permission table, held against the file itself: every row goes straight into the table, past
// the program, and is then rolled back.
#include <algorithm>
#include <random>

#include "../catch.hpp"
#include "core/check.hpp"
#include "core/sheet.hpp"
#include "store/rows.hpp"
#include "store/table.hpp"

namespace {

using core::Refused;
using table::entry;

// A way into one match of a file, below the program.
class Journal {
 public:
  Journal(const table::fs::path& file, int match)
      : raw_(table::open_raw(file)), match_(match), begun_(raw_) {
    insert_.emplace(raw_, std::string("INSERT INTO change (match, ") + store::kRowColumns +
                              ") VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)");
  }

  // Whether the file takes the row; it stays there if `keep`.
  bool takes(const core::JournalRow& row, core::Seat dealer, bool keep = false) {
    raw_.exec("SAVEPOINT try");
    said_.clear();
    try {
      insert_->bind(1, match_);
      store::bind_row(*insert_, 2, row, dealer);
      insert_->exec();
    } catch (const SQLite::Exception& error) {
      said_ = error.what();
    }
    insert_->tryReset();
    raw_.exec(keep ? "RELEASE try" : "ROLLBACK TO try; RELEASE try");
    return said_.empty();
  }

  [[nodiscard]] const std::string& said() const { return said_; }

 private:
  struct Begun {
    explicit Begun(SQLite::Database& raw) { raw.exec("BEGIN"); }
  };

  SQLite::Database raw_;
  int match_;
  Begun begun_;
  std::optional<SQLite::Statement> insert_;
  std::string said_;
};

// What core says to a row at this point; nullopt: in order.
std::optional<core::Refusal> core_says(const core::Match& start,
                                       const std::vector<core::JournalRow>& rows,
                                       const core::JournalRow& row) {
  const core::Played played = core::play(start, rows);
  if (const auto* const undone = std::get_if<core::Undone>(&row.act)) {
    if (std::optional<core::Refusal> refusal = core::check_undo(played, row.who)) {
      return refusal;
    }
    return undone->row == played.undo->row
               ? std::nullopt
               : std::optional(core::Refusal{.why = Refused::NothingToUndo});
  }
  const auto& change = std::get<core::Change>(row.act);
  if (row.redoes) {
    if (std::optional<core::Refusal> refusal = core::check_redo(played, row.who)) {
      return refusal;
    }
    const bool is_newest = *row.redoes == played.redo->row && change == played.redo->change;
    return is_newest ? std::nullopt : std::optional(core::Refusal{.why = Refused::NothingToRedo});
  }
  return core::check(played.match, row.who, change);
}

// What the game does not allow is core's to refuse; everything else the file refuses too.
bool is_left_to_core(const core::Refusal& refusal) {
  switch (refusal.why) {
    case Refused::NotInGame:
    case Refused::OutOfRange:
    case Refused::DealerNeedsOne:
    case Refused::NoPullsBetween:
    case Refused::MoreThanPulls:
    case Refused::PointsBelowZero:
    case Refused::CallNotOnTable:
    case Refused::CallMade:
    case Refused::AllCallsMade:
    case Refused::OnlyFirstDeal:
    case Refused::NotATaker:
      return true;
    default:
      return false;
  }
}

std::vector<core::Change> acts_on_deal(const core::Match& match, int deal) {
  const int tricks = match.rules.game->tricks;
  std::vector<core::Change> acts = {
      core::Correction{.deal = deal, .tricks = {1, 2, tricks - 3}},
      core::Correction{.deal = deal, .tricks = {1, 2, tricks - 4}},
      core::TrumpNamed{.deal = deal, .suit = core::Suit::Hearts},
      core::BidMade{.deal = deal, .tricks = 9},
      core::CallMade{.deal = deal, .call = core::Call::Hearts},
      core::CallMade{.deal = deal, .call = core::Call::Miz},
      core::LineMove{.after_deal = deal, .target = 30},
  };
  for (const core::Seat seat : core::kAllSeats) {
    acts.emplace_back(entry(deal, seat, std::nullopt));
    acts.emplace_back(entry(deal, seat, 3));
    acts.emplace_back(entry(deal, seat, tricks));
    acts.emplace_back(core::DealerSet{.deal = deal, .dealer = seat});
    acts.emplace_back(core::FirstUp{.deal = deal, .seat = seat});
    for (const core::Seat other : core::kAllSeats) {
      if (other != seat) {
        acts.emplace_back(
            core::TradeMade{.deal = deal, .trade = {.from = seat, .to = other, .tricks = 1}});
        acts.emplace_back(
            core::Ticked{.deal = deal, .tick = {.taker = seat, .giver = other, .drawn = 1}});
      }
    }
  }
  return acts;
}

std::vector<core::Change> acts_on(const core::Match& match) {
  const int settled = core::settled_deals(match);
  std::vector<core::Change> acts = {core::MatchReopened{}, core::MatchEnded{},
                                    core::LineMove{.after_deal = 0, .target = 20}};
  for (core::Actor who = 0; who <= core::kKeeper; ++who) {
    acts.emplace_back(core::HostMoved{.host = who});
    acts.emplace_back(core::MatchEnded{.by = who});
  }
  for (int deal = std::max(1, settled - 1); deal <= settled + 2; ++deal) {
    const std::vector<core::Change> more = acts_on_deal(match, deal);
    acts.insert(acts.end(), more.begin(), more.end());
  }
  return acts;
}

// Every row that could come next: each act by each person, every undo and redo.
std::vector<core::JournalRow> rows_to_try(const core::Match& match,
                                          const std::vector<core::JournalRow>& rows) {
  const int next = static_cast<int>(rows.size()) + 1;
  std::vector<core::JournalRow> tries;
  for (core::Actor who = 0; who <= core::kKeeper; ++who) {
    for (const core::Change& act : acts_on(match)) {
      tries.push_back(table::row(next, who, act));
    }
    for (int back = std::max(1, next - 6); back < next; ++back) {
      tries.push_back(table::undo(next, who, back));
      const core::JournalRow& made = rows[static_cast<std::size_t>(back - 1)];
      const auto* const change = std::get_if<core::Change>(&made.act);
      if (change != nullptr && !std::holds_alternative<core::Ticked>(*change)) {
        tries.push_back(table::row(next, who, *change, back));
        tries.push_back(table::row(next, who, core::HostMoved{.host = who}, back));
        if (const auto* const cell = std::get_if<core::Entry>(change)) {
          tries.push_back(table::row(
              next, who, entry(cell->deal, cell->seat, cell->tricks.value_or(0) + 1), back));
          tries.push_back(table::row(
              next, who, core::BidMade{.deal = cell->deal, .tricks = cell->tricks.value_or(8)},
              back));
        }
      }
    }
  }
  return tries;
}

// The cell that a table would fill next, so that deals do settle.
core::JournalRow natural_row(const core::Match& match, int next, std::mt19937& random) {
  const int number = core::settled_deals(match) + 1;
  const core::Deal& deal = core::deal_at(match, number);
  const core::Seat dealer = core::dealer_of(match, number);
  const int left = std::max(0, match.rules.game->tricks - core::tricks_in(deal));
  if (match.rules.game->has_calls && !deal.call) {
    const std::vector<core::Call> made = core::calls_made(match, dealer, number);
    for (const core::Call call : match.rules.calls) {
      if (std::ranges::find(made, call) == made.end()) {
        return table::row(next, dealer, core::CallMade{.deal = number, .call = call});
      }
    }
  }
  for (const core::Seat seat : core::kAllSeats) {
    if (!deal.tricks[static_cast<std::size_t>(seat)]) {
      const bool is_last = core::cells_in(deal) == 2;
      const int tricks = is_last ? left : static_cast<int>(random() % 6);
      return table::row(next, seat, entry(number, seat, std::min(tricks, left)));
    }
  }
  return table::row(next, 0, entry(number, 0, std::nullopt));
}

core::Seat dealer_now(const core::Match& match) {
  return core::dealer_of(match, core::settled_deals(match) + 1);
}

class Evening {
 public:
  Evening(Journal& journal, core::Match start, unsigned seed)
      : journal_(journal), start_(std::move(start)), random_(seed) {}

  // Holds a share of all rows that could come next against core, then takes one that may come.
  void play(int steps, unsigned one_in) {
    for (int step = 0; step < steps; ++step) {
      const core::Match match = core::play(start_, rows_).match;
      std::vector<core::JournalRow> in_order;
      for (const core::JournalRow& row : rows_to_try(match, rows_)) {
        if (random_() % one_in == 0) {
          if (agree_on(match, row)) {
            in_order.push_back(row);
          }
        }
      }
      const core::JournalRow natural =
          natural_row(match, static_cast<int>(rows_.size()) + 1, random_);
      if (random_() % 3 != 0 && !core_says(start_, rows_, natural)) {
        take(match, natural);
      } else if (!in_order.empty()) {
        take(match, in_order[random_() % in_order.size()]);
      }
    }
    CHECK(!core::play(start_, rows_).unsound_row);
  }

  // Takes these rows, numbered on, holding all that could come against core before and after each.
  void follow(const std::vector<core::JournalRow>& script) {
    for (core::JournalRow row : script) {
      const core::Match match = try_all();
      row.row = static_cast<int>(rows_.size()) + 1;
      CHECK(!core_says(start_, rows_, row));
      take(match, row);
    }
    try_all();
  }

  [[nodiscard]] int deals() const { return core::settled_deals(core::play(start_, rows_).match); }

 private:
  core::Match try_all() {
    core::Match match = core::play(start_, rows_).match;
    for (const core::JournalRow& row : rows_to_try(match, rows_)) {
      agree_on(match, row);
    }
    return match;
  }

  void take(const core::Match& match, const core::JournalRow& row) {
    CAPTURE(rows_.size());
    const bool is_taken = journal_.takes(row, dealer_now(match), true);
    INFO(journal_.said());
    REQUIRE(is_taken);
    rows_.push_back(row);
  }

  // Whether both are for it; fails if they differ in what the file has to know.
  bool agree_on(const core::Match& match, const core::JournalRow& row) {
    const std::optional<core::Refusal> refusal = core_says(start_, rows_, row);
    const bool is_taken = journal_.takes(row, dealer_now(match));
    const bool agree = refusal ? !is_taken || is_left_to_core(*refusal) : is_taken;
    if (!agree) {
      const auto* const change = std::get_if<core::Change>(&row.act);
      CAPTURE(row.row, row.who, change != nullptr ? static_cast<int>(change->index()) : -1);
      CAPTURE(refusal ? static_cast<int>(refusal->why) : -1, journal_.said());
      CHECK(agree);
    }
    return !refusal;
  }

  Journal& journal_;
  core::Match start_;
  std::mt19937 random_;
  std::vector<core::JournalRow> rows_;
};

}  // namespace

TEST_CASE("The file takes what core takes and refuses what the permission table forbids") {
  const table::Folder folder;
  store::Database database(folder / "matches.db", 1000);
  int number = 0;
  for (const core::Game& game : core::games()) {
    for (const core::Actor host : {0, core::kKeeper}) {
      CAPTURE(game.name, host);
      core::Match start = table::start_of(std::string(game.name).c_str(), host);
      if (host == core::kKeeper && game.has_trades) {
        start.rules.loser_deals = true;
      }
      const int match = database.add(table::header_of(start, ++number), {});
      Journal journal(folder / "matches.db", match);
      Evening evening(journal, start, static_cast<unsigned>(number));
      evening.play(50, 9);
      CHECK(evening.deals() > 0);
    }
  }
}

// What a random evening seldom comes to.
TEST_CASE("The file and core agree after undos, redos, waiting lines and calls") {
  using table::row;
  using table::undo;
  const table::Folder folder;
  store::Database database(folder / "matches.db", 1000);
  const auto follow = [&](const core::Match& start, const std::vector<core::JournalRow>& script) {
    Journal journal(folder / "matches.db", database.add(table::header_of(start), {}));
    Evening(journal, start, 1).follow(script);
  };

  SECTION("two undone, one done anew by the host, and taken back by its maker") {
    follow(table::start_of(),
           {row(1, 0, entry(1, 0, 1)), row(2, 1, entry(1, 1, 4)), row(3, 2, entry(1, 2, 3)),
            undo(4, 2, 3), undo(5, 1, 2), row(6, 0, entry(1, 1, 4), 2), undo(7, 1, 6),
            row(8, 1, entry(1, 1, 4), 2), row(9, 2, entry(1, 2, 3), 3)});
  }
  SECTION("a new change, after which nothing undone before it comes back") {
    follow(table::start_of(), {row(1, 0, entry(1, 0, 1)), row(2, 1, entry(1, 1, 4)), undo(3, 1, 2),
                               undo(4, 0, 1), row(5, 1, entry(1, 1, 6)), undo(6, 1, 5)});
  }
  SECTION("a line that waits for a deal which was reopened and emptied") {
    follow(table::start_of(),
           {row(1, 0, entry(1, 0, 1)), row(2, 1, entry(1, 1, 4)), row(3, 2, entry(1, 2, 5)),
            row(4, 0, entry(2, 0, 1)), row(5, 1, entry(2, 1, 4)), row(6, 2, entry(2, 2, 5)),
            row(7, 0, core::LineMove{.after_deal = 2, .target = 30}),
            row(8, 0, entry(2, 0, std::nullopt)), row(9, 1, entry(2, 1, std::nullopt)),
            row(10, 2, entry(2, 2, std::nullopt)),
            row(11, 0, core::LineMove{.after_deal = 1, .target = 20})});
  }
  SECTION("an entry undone in a game with bids") {
    follow(table::start_of("3-5-8"), {row(1, 0, entry(1, 0, 9)), undo(2, 0, 1)});
  }
  SECTION("three cells that add up before their deal has its call") {
    follow(table::start_of("8-5-3 calls"),
           {row(1, 0, entry(1, 0, 8)), row(2, 1, entry(1, 1, 5)), row(3, 2, entry(1, 2, 3)),
            row(4, 0, core::CallMade{.deal = 1, .call = core::Call::Miz})});
  }
  SECTION("a dealer who has made every call and is passed over") {
    core::Match start = table::start_of("8-5-3 calls", core::kKeeper);
    start.rules.calls = {core::Call::Miz, core::Call::Hearts};
    std::vector<core::JournalRow> script;
    const auto deal = [&](int number, core::Seat dealer, core::Call call) {
      script.push_back(row(0, dealer, core::CallMade{.deal = number, .call = call}));
      for (const core::Seat seat : core::kAllSeats) {
        script.push_back(row(0, seat, entry(number, seat, seat == 0 ? 8 : 4)));
      }
    };
    deal(1, 0, core::Call::Miz);
    script.push_back(row(0, core::kKeeper, core::DealerSet{.deal = 2, .dealer = 0}));
    deal(2, 0, core::Call::Hearts);
    deal(3, 1, core::Call::Miz);
    deal(4, 2, core::Call::Miz);
    deal(5, 1, core::Call::Hearts);
    deal(6, 2, core::Call::Hearts);
    follow(start, script);
  }
}
