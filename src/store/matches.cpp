#include "store/matches.hpp"

#include <SQLiteCpp/Statement.h>

#include <limits>
#include <utility>

#include "core/name.hpp"
#include "store/columns.hpp"
#include "store/errors.hpp"
#include "store/rows.hpp"

namespace store {
namespace {

constexpr int kMost = std::numeric_limits<int>::max();

using core::at;

// Lets a statement go of its lock on the file when it has been read as far as wanted.
class ResetAfter {
 public:
  explicit ResetAfter(SQLite::Statement& statement) : statement_(statement) {}
  ~ResetAfter() { statement_.tryReset(); }
  ResetAfter(const ResetAfter&) = delete;
  ResetAfter& operator=(const ResetAfter&) = delete;
  ResetAfter(ResetAfter&&) = delete;
  ResetAfter& operator=(ResetAfter&&) = delete;

 private:
  SQLite::Statement& statement_;
};

// The calls each player makes in a match of these rules; the schema knows games without calls by 0.
int calls_of(const core::Rules& rules) { return static_cast<int>(rules.calls.size()); }

[[noreturn]] void refuse_damaged(int match) {
  throw Trouble(Failure::Damaged, "Match " + std::to_string(match) +
                                      " is damaged: what the file holds of it is not what this "
                                      "program writes. The other matches are not affected.");
}

// Reads something of a match, where a page that cannot be read is that match's damage.
template <typename Work>
auto of_match(int match, Work work) {
  try {
    return work();
  } catch (const SQLite::Exception& error) {
    if (is_damage(error)) {
      refuse_damaged(match);
    }
    throw;
  }
}

[[noreturn]] void refuse_missing(int match) {
  throw Trouble(Failure::NoSuchMatch, "There is no match " + std::to_string(match) + ".");
}

const char* word_of(Keeping keeping) { return keeping == Keeping::ByHost ? "host" : "round"; }

void insert_players(SQLite::Database& connection, int match, const core::Match& start) {
  SQLite::Statement insert(connection,
                           "INSERT INTO player (match, seat, name, folded) VALUES (?, ?, ?, ?)");
  for (const core::Seat seat : core::kAllSeats) {
    insert.bind(1, match);
    insert.bind(2, seat);
    insert.bind(3, start.players[at(seat)]);
    insert.bind(4, core::folded_name(start.players[at(seat)]));
    insert.exec();
    insert.reset();
  }
}

void insert_rules(SQLite::Database& connection, int match, const core::Rules& rules) {
  SQLite::Statement insert(connection, "INSERT INTO rule (match, key, value) VALUES (?, ?, ?)");
  for (const core::AgreedRule& agreed : core::agreed_rules(rules)) {
    insert.bind(1, match);
    insert.bind(2, std::string(agreed.key));
    insert.bind(3, core::rule_text(agreed.value));
    insert.exec();
    insert.reset();
  }
}

void insert_sitting(SQLite::Database& connection, int match, const Header& header) {
  SQLite::Statement insert(connection,
                           "INSERT INTO sitting (match, keeping, at_sheet) VALUES (?, ?, ?)");
  insert.bind(1, match);
  insert.bind(2, word_of(header.keeping));
  if (header.at_sheet) {
    insert.bind(3, *header.at_sheet);
  }
  insert.exec();
}

// How many rows the journal of `match` has by an index of its own: a page of the table that lost
// its last rows looks whole by itself.
int count_in_index(SQLite::Database& connection, int match) {
  SQLite::Statement count(connection,
                          "SELECT count(*) FROM change INDEXED BY change_of_deal WHERE match = ?");
  count.bind(1, match);
  count.executeStep();
  return count.getColumn(0).getInt();
}

// The seal of a match over its own row, whose values are `values` and begin with its number, its
// players and its rules.
std::string seal_of_match(const std::string& number, const std::string& values) {
  return "seal_of(" + values +
         ", (SELECT group_concat(p.name || char(10) || p.folded, char(10)) FROM "
         "(SELECT name, folded FROM player WHERE match = " +
         number +
         " ORDER BY seat) p), "
         "(SELECT group_concat(r.key || '=' || r.value, char(10)) FROM "
         "(SELECT key, value FROM rule WHERE match = " +
         number + " ORDER BY key) r))";
}

constexpr const char* kMatchColumns =
    "number, id, game, tricks, calls, first_dealer, host, target, started_ms, started_offset, "
    "added_ms, added_offset, is_imported";

std::string read_id(Columns& columns, int column) {
  std::string id = columns.text(column);
  if (id.size() != 32 || id.find_first_not_of("0123456789abcdef") != std::string::npos) {
    columns.mark_unfit();
  }
  return id;
}

Keeping read_keeping(Columns& columns, int column) {
  const std::string keeping = columns.text(column);
  if (keeping != "host" && keeping != "round") {
    columns.mark_unfit();
  }
  return keeping == "round" ? Keeping::PassedRound : Keeping::ByHost;
}

// read_rows(), for a file whose pages can be read.
std::vector<core::JournalRow> read_sealed_rows(SQLite::Database& connection, int match, int after) {
  SQLite::Statement select(connection, query_for_rows());
  select.bind(1, match);
  select.bind(2, after);
  std::vector<core::JournalRow> rows;
  while (select.executeStep()) {
    const std::optional<core::JournalRow> row = read_row(select);
    if (!row || row->row != after + 1 + static_cast<int>(rows.size())) {
      refuse_damaged(match);
    }
    rows.push_back(*row);
  }
  if (after + static_cast<int>(rows.size()) != count_in_index(connection, match)) {
    refuse_damaged(match);
  }
  return rows;
}

}  // namespace

void insert_header(SQLite::Database& connection, int match, const Header& header) {
  insert_players(connection, match, header.start);
  insert_rules(connection, match, header.start.rules);
  const std::string values = "?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13";
  SQLite::Statement insert(connection, std::string("INSERT INTO match (") + kMatchColumns +
                                           ", seal) VALUES (" + values + ", " +
                                           seal_of_match("?1", values) + ")");
  insert.bind(1, match);
  insert.bind(2, header.id);
  insert.bind(3, std::string(header.start.rules.game->name));
  insert.bind(4, header.start.rules.game->tricks);
  insert.bind(5, calls_of(header.start.rules));
  insert.bind(6, header.start.first_dealer);
  insert.bind(7, header.start.host);
  if (header.start.target) {
    insert.bind(8, *header.start.target);
  }
  bind_instant(insert, 9, header.started);
  bind_instant(insert, 11, header.added);
  insert.bind(13, header.is_imported ? 1 : 0);
  insert.exec();
  insert_sitting(connection, match, header);
}

HeaderReader::HeaderReader(SQLite::Database& connection)
    : header_(
          connection,
          "SELECT m.id, m.game, m.tricks, m.calls, m.first_dealer, m.host, m.target, "
          "m.started_ms, m.started_offset, m.added_ms, m.added_offset, m.is_imported, s.keeping, "
          "s.at_sheet, m.seal IS NULL OR m.seal = " +
              seal_of_match("m.number", kMatchColumns) +
              " FROM match m LEFT JOIN sitting s ON s.match = m.number WHERE m.number = ?"),
      players_(connection, "SELECT seat, name, folded FROM player WHERE match = ? ORDER BY seat"),
      rules_(connection, "SELECT key, value FROM rule WHERE match = ?") {}

Header HeaderReader::read(int match) {
  return of_match(match, [&] {
    std::optional<Header> header = read_if_sound(match);
    if (!header) {
      refuse_damaged(match);
    }
    return std::move(*header);
  });
}

std::optional<Header> HeaderReader::read_if_sound(int match) {
  const ResetAfter reset(header_);
  header_.bind(1, match);
  if (!header_.executeStep()) {
    refuse_missing(match);
  }
  Columns columns(header_);
  const core::Game* const game = core::find_game(columns.text(1));
  if (game == nullptr) {
    return std::nullopt;
  }
  const std::optional<core::Rules> rules = read_rules(match, *game);
  const std::optional<core::PerSeat<std::string>> players = read_players(match);
  const std::optional<core::Instant> added = columns.instant_or_none(9);
  if (!rules || !players || !added) {
    return std::nullopt;
  }
  Header header;
  header.match = match;
  header.id = read_id(columns, 0);
  header.started = columns.instant_or_none(7);
  header.added = *added;
  header.is_imported = columns.whole(11, 0, 1) == 1;
  header.keeping = read_keeping(columns, 12);
  header.at_sheet = columns.whole_or_none(13, 0, core::kKeeper);
  header.start.players = *players;
  header.start.rules = *rules;
  header.start.first_dealer = columns.whole(4, 0, core::kSeats - 1);
  header.start.host = columns.whole(5, 0, core::kKeeper);
  header.start.target = columns.whole_or_none(6, 1, kMost);
  const bool has_fit_target = header.start.target.has_value() == core::has_line(*game) &&
                              (!header.start.target || core::is_target(*header.start.target));
  const bool fits_game =
      columns.whole(2, 1, kMost) == game->tricks && columns.whole(3, 0, kMost) == calls_of(*rules);
  const bool is_sealed = columns.whole(14, 0, 1) == 1;
  if (!columns.are_fit() || !has_fit_target || !fits_game || !is_sealed) {
    return std::nullopt;
  }
  return header;
}

// The names of the three, or nothing if they are not three names fit to be kept.
std::optional<core::PerSeat<std::string>> HeaderReader::read_players(int match) {
  const ResetAfter reset(players_);
  players_.bind(1, match);
  core::PerSeat<std::string> players;
  core::Seat seat = 0;
  for (; players_.executeStep(); ++seat) {
    Columns columns(players_);
    const bool is_in_order = seat < core::kSeats && columns.whole(0, 0, core::kSeats - 1) == seat;
    const std::string name = columns.text(1);
    const core::KeptName kept = core::kept_name(name);
    if (!is_in_order || kept.fault || kept.text != name ||
        columns.text(2) != core::folded_name(name) || !columns.are_fit()) {
      return std::nullopt;
    }
    players[at(seat)] = name;
  }
  return seat == core::kSeats ? std::optional(players) : std::nullopt;
}

std::optional<core::Rules> HeaderReader::read_rules(int match, const core::Game& game) {
  const ResetAfter reset(rules_);
  rules_.bind(1, match);
  core::Rules rules(game);
  while (rules_.executeStep()) {
    Columns columns(rules_);
    const std::string key = columns.text(0);
    const std::string value = columns.text(1);
    if (!columns.are_fit() || core::set_rule(rules, key, core::rule_value(key, value))) {
      return std::nullopt;
    }
  }
  return core::check_rules(rules) ? std::nullopt : std::optional(rules);
}

void update_at_sheet(SQLite::Database& connection, int match, core::Actor who) {
  SQLite::Statement update(connection, "UPDATE sitting SET at_sheet = ? WHERE match = ?");
  update.bind(1, who);
  update.bind(2, match);
  if (update.exec() == 0) {
    refuse_missing(match);
  }
}

void update_keeping(SQLite::Database& connection, int match, Keeping keeping) {
  SQLite::Statement update(connection, "UPDATE sitting SET keeping = ? WHERE match = ?");
  update.bind(1, word_of(keeping));
  update.bind(2, match);
  if (update.exec() == 0) {
    refuse_missing(match);
  }
}

std::vector<core::JournalRow> read_rows(SQLite::Database& connection, int match, int after) {
  return of_match(match, [&] { return read_sealed_rows(connection, match, after); });
}

int count_rows(SQLite::Database& connection, int match) {
  SQLite::Statement select(
      connection,
      "SELECT (SELECT max(c.row) FROM change c WHERE c.match = m.number) FROM match m "
      "WHERE m.number = ?");
  select.bind(1, match);
  if (!select.executeStep()) {
    refuse_missing(match);
  }
  Columns columns(select);
  const std::optional<int> newest = columns.whole_or_none(0, 1, kMost);
  if (!columns.are_fit()) {
    refuse_damaged(match);
  }
  return newest.value_or(0);
}

std::vector<int> list_matches(SQLite::Database& connection,
                              const std::optional<std::string>& player, int limit, int offset) {
  const std::string of_player =
      player ? "JOIN player p ON p.match = m.number AND p.folded = ?3 " : "";
  SQLite::Statement select(connection,
                           "SELECT m.number FROM match m " + of_player +
                               "ORDER BY coalesce(m.started_ms, m.added_ms) DESC, m.number DESC "
                               "LIMIT ?1 OFFSET ?2");
  select.bind(1, limit);
  select.bind(2, offset);
  if (player) {
    select.bind(3, core::folded_name(*player));
  }
  std::vector<int> matches;
  while (select.executeStep()) {
    matches.push_back(select.getColumn(0).getInt());
  }
  return matches;
}

std::vector<std::string> list_names(SQLite::Database& connection, int limit) {
  SQLite::Statement select(
      connection,
      "SELECT q.name FROM person q LEFT JOIN sat s ON s.person = q.number "
      "AND s.match = (SELECT max(t.match) FROM sat t WHERE t.person = q.number) "
      "WHERE NOT q.is_archived ORDER BY s.match DESC NULLS LAST, s.seat, q.folded LIMIT ?");
  select.bind(1, limit);
  std::vector<std::string> names;
  while (select.executeStep()) {
    names.push_back(select.getColumn(0).getString());
  }
  return names;
}

// One match after the other, so that none is looked into behind the one that is found.
std::optional<int> newest_unfinished_match(SQLite::Database& connection, int newest) {
  SQLite::Statement matches(connection,
                            "SELECT number FROM match "
                            "ORDER BY coalesce(started_ms, added_ms) DESC, number DESC LIMIT ?");
  SQLite::Statement standing(connection,
                             "SELECT 1 FROM standing s WHERE s.match = ? AND NOT s.is_ended");
  matches.bind(1, newest);
  while (matches.executeStep()) {
    const int match = matches.getColumn(0).getInt();
    standing.tryReset();
    standing.bind(1, match);
    if (standing.executeStep()) {
      return match;
    }
  }
  return std::nullopt;
}

}  // namespace store
