#include "store/history.hpp"

#include <algorithm>
#include <cstdint>

#include "store/columns.hpp"
#include "store/matches.hpp"
#include "store/open.hpp"

namespace store {
namespace {

// More words than anybody types; the rest narrow nothing down.
constexpr std::size_t kMostWords = 8;
// So many summaries go into one transaction, that nobody else waits long to write.
constexpr std::size_t kSummariesAtOnce = 200;
constexpr std::int64_t kMillisecondsInDay = 86'400'000;

// The query for the matches that a filter lets through, and what is bound in it.
class Search {
 public:
  explicit Search(const MatchFilter& filter) : is_archived_(filter.is_archived) {
    if (filter.person) {
      where("m.number IN (SELECT s.match FROM sat s WHERE s.person = " +
            bound(std::int64_t{*filter.person}) + ")");
    }
    if (!filter.game.empty()) {
      where("m.game = " + bound(filter.game));
    }
    add_days(filter);
    for (const std::string& word : words_of(filter.words)) {
      add_word(word);
    }
  }

  // `columns` of each match m, newest first. `more` joins.
  [[nodiscard]] SQLite::Statement statement(SQLite::Database& connection,
                                            const std::string& columns,
                                            const std::string& more) const {
    SQLite::Statement select(
        connection, "SELECT " + columns + " FROM match m LEFT JOIN note n ON n.match = m.number " +
                        more + " WHERE coalesce(n.is_archived, 0) = " + (is_archived_ ? "1" : "0") +
                        where_ +
                        " ORDER BY coalesce(m.started_ms, m.added_ms) DESC, m.number DESC");
    int index = 0;
    for (const Bound& value : bound_) {
      ++index;
      if (value.is_text) {
        select.bind(index, value.text);
      } else {
        select.bind(index, value.number);
      }
    }
    return select;
  }

 private:
  struct Bound {
    bool is_text = false;
    std::string text;
    std::int64_t number = 0;
  };

  static std::vector<std::string> words_of(const std::string& typed) {
    const std::string folded = core::folded_name(typed);
    std::vector<std::string> words;
    std::size_t at = 0;
    while (words.size() < kMostWords &&
           (at = folded.find_first_not_of(" \n\t", at)) != std::string::npos) {
      const std::size_t end = std::min(folded.find_first_of(" \n\t", at), folded.size());
      words.push_back(folded.substr(at, end - at));
      at = end;
    }
    return words;
  }

  void where(const std::string& condition) { where_ += " AND " + condition; }

  std::string bound(const std::string& text) {
    bound_.push_back({.is_text = true, .text = text, .number = 0});
    return "?" + std::to_string(bound_.size());
  }
  std::string bound(std::int64_t number) {
    bound_.push_back({.is_text = false, .text = "", .number = number});
    return "?" + std::to_string(bound_.size());
  }

  // A day is up to 24 hours off on another clock: the first condition is for the index.
  void add_days(const MatchFilter& filter) {
    const std::string at = "coalesce(m.started_ms, m.added_ms)";
    const std::string local = "(" + at +
                              " + 60000 * CASE WHEN m.started_ms IS NULL THEN m.added_offset "
                              "ELSE m.started_offset END)";
    if (filter.from) {
      const std::int64_t start =
          std::chrono::sys_days(*filter.from).time_since_epoch().count() * kMillisecondsInDay;
      where(at + " >= " + bound(start - kMillisecondsInDay));
      where(local + " >= " + bound(start));
    }
    if (filter.to) {
      const std::int64_t end =
          (std::chrono::sys_days(*filter.to).time_since_epoch().count() + 1) * kMillisecondsInDay;
      where(at + " < " + bound(end + kMillisecondsInDay));
      where(local + " < " + bound(end));
    }
  }

  void add_word(const std::string& word) {
    const std::string place = bound(word);
    where("(EXISTS (SELECT 1 FROM player p WHERE p.match = m.number AND instr(p.folded, " + place +
          ")) OR EXISTS (SELECT 1 FROM sat s WHERE s.match = m.number AND s.person IN "
          "(SELECT q.number FROM person q WHERE instr(q.folded, " +
          place + "))) OR instr(coalesce(n.folded, ''), " + place + "))");
  }

  bool is_archived_;
  std::string where_;
  std::vector<Bound> bound_;
};

// What is known of a match from its journal: as it is kept, if that is of today's journal.
class SummaryReader {
 public:
  explicit SummaryReader(SQLite::Database& connection)
      : connection_(connection),
        select_(connection,
                std::string("SELECT y.facts, y.rows FROM summary y WHERE y.match = ? "
                            "AND y.maker = ? AND ") +
                    kIsSummarySealed +
                    " AND y.rows = "
                    "coalesce((SELECT max(c.row) FROM change c WHERE c.match = y.match), 0)") {}

  // Throws Trouble.
  [[nodiscard]] Summary read(int match) {
    select_.tryReset();
    select_.bind(1, match);
    select_.bind(2, kSummaryMaker);
    if (select_.executeStep()) {
      if (auto kept =
              summary_from(select_.getColumn(0).getString(), select_.getColumn(1).getInt())) {
        return *kept;
      }
    }
    return played_summary(connection_, match);
  }

 private:
  SQLite::Database& connection_;
  SQLite::Statement select_;
};

Note read_note(SQLite::Database& connection, int match) {
  SQLite::Statement select(connection, "SELECT title, text, is_archived FROM note WHERE match = ?");
  select.bind(1, match);
  if (!select.executeStep()) {
    return {};
  }
  return {.title = select.getColumn(0).getString(),
          .text = select.getColumn(1).getString(),
          .is_archived = select.getColumn(2).getInt() != 0};
}

core::PerSeat<int> read_people(SQLite::Statement& select, int match) {
  select.tryReset();
  select.bind(1, match);
  core::PerSeat<int> people{};
  for (int& person : people) {
    if (select.executeStep()) {
      person = select.getColumn(0).getInt();
    }
  }
  return people;
}

// What can upset a terminal or a line is no part of a text; what a name may not otherwise be, a
// line of a text may.
std::optional<core::NameFault> fault_of(std::string_view text, std::size_t longest) {
  if (text.size() > longest) {
    return core::NameFault::TooLong;
  }
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::optional<core::NameFault> fault = core::kept_name(text.substr(0, end)).fault;
    if (fault == core::NameFault::NotText || fault == core::NameFault::Invisible) {
      return fault;
    }
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return std::nullopt;
}

}  // namespace

std::vector<int> History::find(const MatchFilter& filter) const {
  return open_->read([&] {
    SQLite::Statement select = Search(filter).statement(*open_->connection, "m.number", "");
    std::vector<int> matches;
    while (select.executeStep()) {
      matches.push_back(select.getColumn(0).getInt());
    }
    return matches;
  });
}

std::vector<ListedMatch> History::listed(std::span<const int> matches) const {
  return open_->read([&] {
    SQLite::Database& connection = *open_->connection;
    HeaderReader headers(connection);
    SummaryReader summaries(connection);
    SQLite::Statement people(connection, "SELECT person FROM sat WHERE match = ? ORDER BY seat");
    std::vector<ListedMatch> listed;
    for (const int match : matches) {
      ListedMatch line;
      line.match = match;
      try {
        const Header header = headers.read(match);
        line.at = header.started.value_or(header.added);
        line.game = header.start.rules.game->name;
        line.names = header.start.players;
        line.people = read_people(people, match);
        line.note = read_note(connection, match);
        line.summary = summaries.read(match);
      } catch (const Trouble&) {
        line = {};
        line.match = match;
        line.is_damaged = true;
      }
      listed.push_back(std::move(line));
    }
    return listed;
  });
}

Note History::note(int match) const {
  return open_->read([&] { return read_note(*open_->connection, match); });
}

std::optional<core::NameFault> History::set_note(int match, const Note& note) {
  const bool is_one_line = note.title.find('\n') == std::string::npos;
  const std::optional<core::NameFault> fault =
      is_one_line ? fault_of(note.title, kLongestTitle) : core::NameFault::Invisible;
  if (fault) {
    return fault;
  }
  if (const std::optional<core::NameFault> in_text = fault_of(note.text, kLongestText)) {
    return in_text;
  }
  return open_->write([&]() -> std::optional<core::NameFault> {
    (void)count_rows(*open_->connection, match);  // throws if there is no such match
    SQLite::Statement set(*open_->connection,
                          "INSERT INTO note (match, title, text, folded, is_archived) "
                          "VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT (match) DO UPDATE "
                          "SET title = ?2, text = ?3, folded = ?4, is_archived = ?5");
    set.bind(1, match);
    set.bind(2, note.title);
    set.bind(3, note.text);
    set.bind(4, core::folded_name(note.title) + "\n" + core::folded_name(note.text));
    set.bind(5, note.is_archived ? 1 : 0);
    set.exec();
    return std::nullopt;
  });
}

int History::remake_summaries(int most) {
  const std::vector<int> missing =
      open_->read([&] { return matches_without_summary(*open_->connection, most); });
  int made = 0;
  for (std::size_t begin = 0; begin < missing.size(); begin += kSummariesAtOnce) {
    const std::size_t end = std::min(begin + kSummariesAtOnce, missing.size());
    made += open_->write([&] {
      int written = 0;
      for (std::size_t i = begin; i < end; ++i) {
        try {
          keep_summary(*open_->connection, missing[i],
                       played_summary(*open_->connection, missing[i]));
          ++written;
        } catch (const Trouble&) {
          // A damaged match has none.
        }
      }
      return written;
    });
  }
  return made;
}

core::Statistics History::statistics(MatchFilter filter) const {
  if (filter.game.empty()) {
    filter.game = core::games().front().name;
  }
  return open_->read([&] {
    SQLite::Database& connection = *open_->connection;
    // Who sat, and the summary if it is of today's journal, in one pass.
    SQLite::Statement select = Search(filter).statement(
        connection,
        "m.number, s0.person, s1.person, s2.person, y.facts, "
        "y.rows = coalesce((SELECT max(c.row) FROM change c WHERE c.match = m.number), 0)",
        "JOIN sat s0 ON s0.match = m.number AND s0.seat = 0 "
        "JOIN sat s1 ON s1.match = m.number AND s1.seat = 1 "
        "JOIN sat s2 ON s2.match = m.number AND s2.seat = 2 "
        "LEFT JOIN summary y ON y.match = m.number AND y.maker = " +
            std::to_string(kSummaryMaker) + " AND " + kIsSummarySealed);
    core::Statistics statistics;
    while (select.executeStep()) {
      const core::PerSeat<int> people = {select.getColumn(1).getInt(), select.getColumn(2).getInt(),
                                         select.getColumn(3).getInt()};
      std::optional<Summary> summary;
      if (select.getColumn(5).getInt() == 1) {
        summary = summary_from(select.getColumn(4).getString(), 0);
      }
      try {
        statistics.add(people,
                       summary ? summary->tally
                               : played_summary(connection, select.getColumn(0).getInt()).tally);
      } catch (const Trouble&) {
        // A damaged match counts nowhere; faults() names it.
      }
    }
    return statistics;
  });
}

}  // namespace store
