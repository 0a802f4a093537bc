#include "store/summaries.hpp"

#include <SQLiteCpp/Statement.h>

#include <charconv>
#include <cstdint>
#include <limits>

#include "store/matches.hpp"

namespace store {
namespace {

// The facts are whole numbers with a blank after each, in one fixed order; what may be missing is
// its own kNone.
constexpr std::int64_t kNone = std::numeric_limits<std::int64_t>::min();

class Writer {
 public:
  void number(std::int64_t value) { text_ += std::to_string(value) + " "; }
  void number_or_none(const std::optional<int>& value) {
    if (value) {
      number(*value);
    } else {
      none();
    }
  }
  void none() { text_ += "- "; }
  void seats(const std::vector<core::Seat>& seats) {
    int bits = 0;
    for (const core::Seat seat : seats) {
      bits |= 1 << seat;
    }
    number(bits);
  }
  [[nodiscard]] std::string take() { return std::move(text_); }

 private:
  std::string text_;
};

class Reader {
 public:
  explicit Reader(const std::string& text) : at_(text.data()), end_(text.data() + text.size()) {}

  // kNone for a missing one; unfit for anything else.
  std::int64_t number() {
    if (end_ - at_ >= 2 && at_[0] == '-' && at_[1] == ' ') {
      at_ += 2;
      return kNone;
    }
    std::int64_t value = 0;
    const auto [after, error] = std::from_chars(at_, end_, value);
    if (error != std::errc() || after == end_ || *after != ' ') {
      is_fit_ = false;
      return 0;
    }
    at_ = after + 1;
    return value;
  }
  int whole() { return static_cast<int>(within(number(), std::numeric_limits<int>::min())); }
  int count() { return static_cast<int>(within(number(), 0)); }
  std::optional<int> whole_or_none() {
    const std::int64_t value = number();
    return value == kNone
               ? std::nullopt
               : std::optional(static_cast<int>(within(value, std::numeric_limits<int>::min())));
  }
  std::vector<core::Seat> seats() {
    const int bits = count();
    std::vector<core::Seat> seats;
    for (const core::Seat seat : core::kAllSeats) {
      if ((bits >> seat & 1) != 0) {
        seats.push_back(seat);
      }
    }
    return seats;
  }
  [[nodiscard]] bool is_done() const { return is_fit_ && at_ == end_; }

 private:
  std::int64_t within(std::int64_t value, std::int64_t least) {
    if (value < least || value > std::numeric_limits<int>::max()) {
      is_fit_ = false;
      return 0;
    }
    return value;
  }

  const char* at_;
  const char* end_;
  bool is_fit_ = true;
};

void write_chair(Writer& writer, const core::ChairTally& chair) {
  for (const int number : {chair.deals, chair.deals_over, chair.deals_under, chair.over,
                           chair.under, chair.tricks, chair.points}) {
    writer.number(number);
  }
}

core::ChairTally read_chair(Reader& reader) {
  core::ChairTally chair;
  for (int* const number : {&chair.deals, &chair.deals_over, &chair.deals_under, &chair.over,
                            &chair.under, &chair.tricks, &chair.points}) {
    *number = reader.whole();
  }
  return chair;
}

void write_tally(Writer& writer, const core::MatchTally& tally) {
  writer.number(tally.deals);
  writer.seats(tally.winners);
  for (const core::SeatTally& seat : tally.seats) {
    writer.number(seat.pulled);
    writer.number(seat.given);
    for (const core::ChairTally& chair : seat.chairs) {
      write_chair(writer, chair);
    }
  }
}

core::MatchTally read_tally(Reader& reader) {
  core::MatchTally tally;
  tally.deals = reader.count();
  tally.winners = reader.seats();
  for (core::SeatTally& seat : tally.seats) {
    seat.pulled = reader.count();
    seat.given = reader.count();
    for (core::ChairTally& chair : seat.chairs) {
      chair = read_chair(reader);
    }
  }
  return tally;
}

std::optional<core::Reason> reason_from(int number) {
  return number < 0 || number > static_cast<int>(core::Reason::NotPlayed)
             ? std::nullopt
             : std::optional(static_cast<core::Reason>(number));
}

}  // namespace

Summary summary_of(const core::Match& match, int rows) {
  const core::Sheet sheet = core::sheet_of(match);
  return {.rows = rows,
          .ended_at = match.ended ? match.ended->at : std::nullopt,
          .result = sheet.result,
          .decided = sheet.decided,
          .target = sheet.target,
          .totals = sheet.totals,
          .tally = core::tally_of(match, sheet)};
}

std::string facts_of(const Summary& summary) {
  Writer writer;
  writer.number(summary.result ? static_cast<int>(summary.result->reason) : -1);
  writer.seats(summary.result ? summary.result->winners : std::vector<core::Seat>{});
  if (summary.ended_at) {
    writer.number(summary.ended_at->milliseconds);
    writer.number(summary.ended_at->offset_minutes);
  } else {
    writer.none();
    writer.none();
  }
  if (summary.decided) {
    writer.number(summary.decided->after_deal);
    writer.seats(summary.decided->winners);
  } else {
    writer.none();
    writer.number(0);
  }
  writer.number_or_none(summary.target);
  for (const int total : summary.totals) {
    writer.number(total);
  }
  write_tally(writer, summary.tally);
  return writer.take();
}

std::optional<Summary> summary_from(const std::string& facts, int rows) {
  Reader reader(facts);
  Summary summary;
  summary.rows = rows;
  const std::optional<core::Reason> reason = reason_from(reader.whole());
  const std::vector<core::Seat> winners = reader.seats();
  if (reason) {
    summary.result = core::Result{.winners = winners, .reason = *reason};
  }
  const std::int64_t ended_ms = reader.number();
  const std::optional<int> ended_offset = reader.whole_or_none();
  if (ended_offset) {
    summary.ended_at = core::Instant{.milliseconds = ended_ms, .offset_minutes = *ended_offset};
  }
  const std::optional<int> after_deal = reader.whole_or_none();
  const std::vector<core::Seat> ahead = reader.seats();
  if (after_deal) {
    summary.decided = core::Decision{.winners = ahead, .after_deal = *after_deal};
  }
  summary.target = reader.whole_or_none();
  for (int& total : summary.totals) {
    total = reader.whole();
  }
  summary.tally = read_tally(reader);
  return reader.is_done() ? std::optional(summary) : std::nullopt;
}

Summary played_summary(SQLite::Database& connection, int match) {
  const Header header = HeaderReader(connection).read(match);
  const core::Played played = core::play(header.start, read_rows(connection, match, 0));
  if (played.unsound_row) {
    throw Trouble(Failure::Damaged,
                  "The record of match " + std::to_string(match) + " is damaged.");
  }
  return summary_of(played.match, played.rows);
}

void keep_summary(SQLite::Database& connection, int match, const Summary& summary) {
  SQLite::Statement keep(connection,
                         "INSERT INTO summary (match, rows, maker, facts, seal) "
                         "VALUES (?1, ?2, ?3, ?4, seal_of(?1, ?2, ?3, ?4)) ON CONFLICT (match) "
                         "DO UPDATE SET rows = ?2, maker = ?3, facts = ?4, seal = excluded.seal");
  keep.bind(1, match);
  keep.bind(2, summary.rows);
  keep.bind(3, kSummaryMaker);
  keep.bind(4, facts_of(summary));
  keep.exec();
}

std::vector<int> matches_without_summary(SQLite::Database& connection, int most) {
  SQLite::Statement select(
      connection,
      std::string("SELECT m.number FROM match m LEFT JOIN summary y ON y.match = m.number "
                  "AND y.maker = ?1 AND ") +
          kIsSummarySealed +
          " WHERE y.rows IS NULL OR y.rows <> "
          "coalesce((SELECT max(c.row) FROM change c WHERE c.match = m.number), 0) "
          "LIMIT ?2");
  select.bind(1, kSummaryMaker);
  select.bind(2, most);
  std::vector<int> matches;
  while (select.executeStep()) {
    matches.push_back(select.getColumn(0).getInt());
  }
  return matches;
}

}  // namespace store
