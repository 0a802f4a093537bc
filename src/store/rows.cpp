#include "store/rows.hpp"

#include <string>
#include <string_view>
#include <type_traits>

#include "store/columns.hpp"

namespace store {
namespace {

// What the table says of cards drawn wrongly is a kind of its own each.
const char* kind_of(core::MakeUp said) {
  switch (said) {
    case core::MakeUp::Left:
      return "pulls_left";
    case core::MakeUp::Owed:
      return "pulls_owed";
    default:
      return "pulls_made_up";
  }
}

constexpr int kMostTricks = 52;
constexpr int kMostTarget = 9999;

// Places in kRowColumns.
struct Column {
  enum : int {
    Row,
    Who,
    At,
    AtOffset,
    Kind,
    Deal,
    Seat,
    Other,
    Tricks,
    Tricks0,
    Tricks1,
    Tricks2,
    Target,
    Suit,
    Call,
    Undoes,
    Redoes,
    IsSealed  // of query_for_rows()
  };
};

// Fills the columns that an act has; the others stay NULL.
class Binder {
 public:
  Binder(SQLite::Statement& statement, int first, core::Seat dealer)
      : statement_(statement), first_(first), dealer_(dealer) {}

  void operator()(const core::Entry& entry) {
    act("entry", entry.deal);
    set(Column::Seat, entry.seat);
    if (entry.tricks) {
      set(Column::Tricks, *entry.tricks);
    }
  }
  void operator()(const core::Correction& correction) {
    act("correction", correction.deal);
    set(Column::Tricks0, correction.tricks[0]);
    set(Column::Tricks1, correction.tricks[1]);
    set(Column::Tricks2, correction.tricks[2]);
  }
  void operator()(const core::LineMove& move) {
    act("line", move.after_deal);
    set(Column::Target, move.target);
  }
  void operator()(const core::DealerSet& dealer) {
    act("dealer", dealer.deal);
    set(Column::Seat, dealer.dealer);
  }
  void operator()(const core::TradeMade& made) {
    act("trade", made.deal);
    set(Column::Seat, made.trade.from);
    set(Column::Other, made.trade.to);
    set(Column::Tricks, made.trade.tricks);
  }
  void operator()(const core::HostMoved& moved) {
    act("host");
    set(Column::Other, moved.host);
  }
  void operator()(const core::TrumpNamed& named) {
    act("trump", named.deal);
    word(Column::Suit, core::key_of(named.suit));
  }
  void operator()(const core::BidMade& made) {
    act("bid", made.deal);
    set(Column::Seat, dealer_);
    set(Column::Tricks, made.tricks);
  }
  void operator()(const core::CallMade& made) {
    act("call", made.deal);
    set(Column::Seat, dealer_);
    word(Column::Call, core::key_of(made.call));
  }
  void operator()(const core::FirstUp& first_up) {
    act("first_up", first_up.deal);
    set(Column::Seat, first_up.seat);
  }
  void operator()(const core::MatchEnded& ended) {
    act("end");
    if (ended.by) {
      set(Column::Other, *ended.by);
    }
  }
  void operator()(const core::MatchReopened&) { act("reopen"); }
  void operator()(const core::Ticked& ticked) {
    act("tick", ticked.deal);
    set(Column::Seat, ticked.tick.taker);
    set(Column::Other, ticked.tick.giver);
    set(Column::Tricks, ticked.tick.drawn);
  }
  void operator()(const core::MakeUpSaid& made) { act(kind_of(made.said), made.deal); }
  void operator()(const core::Undone& undone) {
    act("undo");
    set(Column::Undoes, undone.row);
  }
  void operator()(const core::Change& change) { std::visit(*this, change); }

  void set(int column, int value) { statement_.bind(first_ + column, value); }

 private:
  void act(const char* kind) { statement_.bind(first_ + Column::Kind, kind); }
  void act(const char* kind, int deal) {
    act(kind);
    set(Column::Deal, deal);
  }
  void word(int column, std::string_view text) {
    statement_.bind(first_ + column, std::string(text));
  }

  SQLite::Statement& statement_;
  int first_;
  core::Seat dealer_;
};

core::Seat seat(Columns& columns, int column = Column::Seat) {
  return columns.whole(column, 0, core::kSeats - 1);
}

int tricks(Columns& columns, int column = Column::Tricks) {
  return columns.whole(column, 0, kMostTricks);
}

core::Suit suit(Columns& columns) {
  const std::optional<core::Suit> found = core::find_suit(columns.text(Column::Suit));
  if (!found) {
    columns.mark_unfit();
  }
  return found.value_or(core::Suit::Spades);
}

core::Call call(Columns& columns) {
  const std::optional<core::Call> found = core::find_call(columns.text(Column::Call));
  if (!found) {
    columns.mark_unfit();
  }
  return found.value_or(core::Call::Hearts);
}

// A change that belongs to a deal; nullopt if `kind` is not one of those.
std::optional<core::Change> read_deal_change(Columns& columns, std::string_view kind, int deal) {
  if (kind == "entry") {
    return core::Entry{.deal = deal,
                       .seat = seat(columns),
                       .tricks = columns.whole_or_none(Column::Tricks, 0, kMostTricks)};
  }
  if (kind == "correction") {
    return core::Correction{
        .deal = deal,
        .tricks = {tricks(columns, Column::Tricks0), tricks(columns, Column::Tricks1),
                   tricks(columns, Column::Tricks2)}};
  }
  if (kind == "dealer") {
    return core::DealerSet{.deal = deal, .dealer = seat(columns)};
  }
  if (kind == "trade") {
    return core::TradeMade{
        .deal = deal,
        .trade = {
            .from = seat(columns), .to = seat(columns, Column::Other), .tricks = tricks(columns)}};
  }
  if (kind == "trump") {
    return core::TrumpNamed{.deal = deal, .suit = suit(columns)};
  }
  if (kind == "bid") {
    return core::BidMade{.deal = deal, .tricks = tricks(columns)};
  }
  if (kind == "call") {
    return core::CallMade{.deal = deal, .call = call(columns)};
  }
  if (kind == "first_up") {
    return core::FirstUp{.deal = deal, .seat = seat(columns)};
  }
  if (kind == "tick") {
    return core::Ticked{.deal = deal,
                        .tick = {.taker = seat(columns),
                                 .giver = seat(columns, Column::Other),
                                 .drawn = tricks(columns)}};
  }
  for (const core::MakeUp said : {core::MakeUp::Left, core::MakeUp::Owed, core::MakeUp::Done}) {
    if (kind == kind_of(said)) {
      return core::MakeUpSaid{.deal = deal, .said = said};
    }
  }
  return std::nullopt;
}

std::optional<core::Change> read_change(Columns& columns, std::string_view kind) {
  if (kind == "line") {
    return core::LineMove{.after_deal = columns.whole(Column::Deal, 0, kMostWhole),
                          .target = columns.whole(Column::Target, 1, kMostTarget)};
  }
  if (kind == "host") {
    return core::HostMoved{.host = columns.whole(Column::Other, 0, core::kKeeper)};
  }
  if (kind == "end") {
    return core::MatchEnded{.by = columns.whole_or_none(Column::Other, 0, core::kKeeper)};
  }
  if (kind == "reopen") {
    return core::MatchReopened{};
  }
  return read_deal_change(columns, kind, columns.whole(Column::Deal, 1, kMostWhole));
}

}  // namespace

void bind_row(SQLite::Statement& statement, int first, const core::JournalRow& row,
              core::Seat dealer) {
  for (int column = 0; column < kRowColumnCount; ++column) {
    statement.bind(first + column);
  }
  Binder binder(statement, first, dealer);
  binder.set(Column::Row, row.row);
  binder.set(Column::Who, row.who);
  bind_instant(statement, first + Column::At, row.at);
  std::visit(binder, row.act);
  if (row.redoes) {
    binder.set(Column::Redoes, *row.redoes);
  }
}

bool names_dealer(const core::JournalRow& row) {
  const auto* const change = std::get_if<core::Change>(&row.act);
  return change != nullptr && (std::holds_alternative<core::BidMade>(*change) ||
                               std::holds_alternative<core::CallMade>(*change));
}

std::string insert_of_row() {
  std::string values = "?1";
  for (int column = 2; column <= kRowColumnCount + 1; ++column) {
    values += ", ?" + std::to_string(column);
  }
  return std::string("INSERT INTO change (match, ") + kRowColumns + ", seal) VALUES (" + values +
         ", seal_of(" + values + "))";
}

std::string query_for_rows() {
  const std::string columns = kRowColumns;
  return "SELECT " + columns + ", seal IS NULL OR seal = seal_of(match, " + columns +
         ") FROM change WHERE match = ?1 AND row > ?2 ORDER BY row";
}

std::optional<core::JournalRow> read_row(SQLite::Statement& statement) {
  Columns columns(statement);
  if (columns.whole(Column::IsSealed, 0, 1) != 1) {
    columns.mark_unfit();
  }
  core::JournalRow row;
  row.row = columns.whole(Column::Row, 1, kMostWhole);
  row.who = columns.whole(Column::Who, 0, core::kKeeper);
  row.at = columns.instant_or_none(Column::At);
  row.redoes = columns.whole_or_none(Column::Redoes, 1, row.row - 1);
  const std::string kind = columns.text(Column::Kind);
  if (kind == "undo") {
    row.act = core::Undone{.row = columns.whole(Column::Undoes, 1, row.row - 1)};
  } else if (std::optional<core::Change> change = read_change(columns, kind)) {
    row.act = *change;
  } else {
    columns.mark_unfit();
  }
  return columns.are_fit() ? std::optional(row) : std::nullopt;
}

}  // namespace store
