#include "store/database.hpp"

#include <sqlite3.h>

#include <utility>

#include "store/backup.hpp"
#include "store/faults.hpp"
#include "store/matches.hpp"
#include "store/open.hpp"
#include "store/rows.hpp"
#include "store/salvage.hpp"

namespace store {
namespace {

namespace fs = std::filesystem;

// A link is followed once, here: it is the file's own folder that others write in, and in which a
// restored backup takes its place.
fs::path settled_path(const fs::path& file) { return fs::weakly_canonical(fs::absolute(file)); }

void insert_row(SQLite::Statement& insert, int match, const core::JournalRow& row,
                core::Seat dealer) {
  insert.tryReset();  // of a row that was refused
  insert.bind(1, match);
  bind_row(insert, 2, row, dealer);
  insert.exec();
  insert.reset();
}

// Who deals the deal of a row that follows `rows`; no more than 0 where nobody asks.
core::Seat dealer_for(const core::JournalRow& row, const core::Match& start,
                      std::span<const core::JournalRow> rows) {
  if (!names_dealer(row)) {
    return 0;
  }
  const core::Match match = core::play(start, rows).match;
  return core::dealer_of(match, core::settled_deals(match) + 1);
}

}  // namespace

void Database::Open::connect(IfMissing if_missing) {
  auto fresh = open_database(file, patience_ms, if_missing, schema_files());
  insert.reset();
  connection = std::move(fresh);
  ++times_opened;
}

bool Database::Open::has_moved() const {
  int has_moved = 0;
  const int answer =
      sqlite3_file_control(connection->getHandle(), "main", SQLITE_FCNTL_HAS_MOVED, &has_moved);
  return answer == SQLITE_OK && has_moved != 0;
}

void Database::Open::follow_name() {
  if (has_moved()) {
    connect(IfMissing::Refuse);
  }
}

SQLite::Statement& Database::Open::insert_statement() {
  if (!insert) {
    insert.emplace(*connection, insert_of_row());
  }
  return *insert;
}

Database::Database(fs::path file, int patience_ms, IfMissing if_missing)
    : open_(std::make_unique<Open>()) {
  try {
    open_->file = std::move(file);
    open_->file = settled_path(open_->file);
  } catch (const fs::filesystem_error& error) {
    throw trouble(error, open_->file);
  }
  open_->patience_ms = patience_ms;
  open_->connect(if_missing);
}

Database::~Database() = default;
Database::Database(Database&&) noexcept = default;
Database& Database::operator=(Database&&) noexcept = default;

int Database::add(const Header& header, const std::vector<core::JournalRow>& rows) {
  const KeptMatch match{.header = header, .rows = rows};
  return add_all({&match, 1}).front();
}

std::vector<int> Database::add_all(std::span<const KeptMatch> matches) {
  return open_->write([&] {
    SQLite::Database& connection = *open_->connection;
    std::vector<int> numbers;
    for (const KeptMatch& one : matches) {
      const int match = connection.execAndGet("SELECT coalesce(max(number), 0) + 1 FROM match");
      insert_header(connection, match, one.header);
      for (std::size_t i = 0; i < one.rows.size(); ++i) {
        insert_row(open_->insert_statement(), match, one.rows[i],
                   dealer_for(one.rows[i], one.header.start, std::span(one.rows).first(i)));
      }
      numbers.push_back(match);
    }
    return numbers;
  });
}

bool Database::append(int match, const core::JournalRow& row) {
  return open_->write([&] {
    SQLite::Database& connection = *open_->connection;
    // Further on than the next: the file was replaced by one in which less had been done.
    if (row.row != count_rows(connection, match) + 1) {
      return false;
    }
    core::Seat dealer = 0;
    if (names_dealer(row)) {
      dealer = dealer_for(row, HeaderReader(connection).read(match).start,
                          read_rows(connection, match, 0));
    }
    insert_row(open_->insert_statement(), match, row, dealer);
    return true;
  });
}

KeptMatch Database::load(int match) const {
  return open_->read([&] {
    return KeptMatch{.header = HeaderReader(*open_->connection).read(match),
                     .rows = read_rows(*open_->connection, match, 0)};
  });
}

Everything Database::load_all() const {
  return open_->read([&] { return read_everything(*open_->connection); });
}

std::vector<core::JournalRow> Database::rows_after(int match, int after) const {
  return open_->read([&] { return read_rows(*open_->connection, match, after); });
}

int Database::row_count(int match) const {
  return open_->read([&] { return count_rows(*open_->connection, match); });
}

std::vector<Header> Database::list(std::optional<std::string> player, int limit, int offset) const {
  return open_->read([&] {
    std::vector<Header> headers;
    HeaderReader reader(*open_->connection);
    for (const int match : list_matches(*open_->connection, player, limit, offset)) {
      try {
        headers.push_back(reader.read(match));
      } catch (const Trouble&) {
        // One damaged match must not hide the others; faults() names it.
      }
    }
    return headers;
  });
}

std::optional<int> Database::newest_unfinished(int newest) const {
  return open_->read([&] { return newest_unfinished_match(*open_->connection, newest); });
}

std::optional<int> Database::find(const std::string& id) const {
  return open_->read([&]() -> std::optional<int> {
    SQLite::Statement select(*open_->connection, "SELECT number FROM match WHERE id = ?");
    select.bind(1, id);
    return select.executeStep() ? std::optional<int>(select.getColumn(0).getInt()) : std::nullopt;
  });
}

std::vector<std::string> Database::names(int limit) const {
  return open_->read([&] { return list_names(*open_->connection, limit); });
}

void Database::set_at_sheet(int match, core::Actor who) {
  open_->write([&] {
    update_at_sheet(*open_->connection, match, who);
    return true;
  });
}

void Database::set_keeping(int match, Keeping keeping) {
  open_->write([&] {
    update_keeping(*open_->connection, match, keeping);
    return true;
  });
}

std::int64_t Database::version() const {
  try {
    open_->follow_name();
    const std::int64_t version = open_->connection->execAndGet("PRAGMA data_version").getInt64();
    // The number starts anew with each opening.
    return std::int64_t{open_->times_opened} << 32 | version;
  } catch (const SQLite::Exception& error) {
    throw trouble(error, open_->file, Doing::Reading);
  }
}

int Database::openings() const { return open_->times_opened; }

std::vector<std::string> Database::faults() const {
  // In no transaction: a reader of everything would keep writers waiting all the while.
  try {
    return find_faults(*open_->connection);
  } catch (const SQLite::Exception& error) {
    throw trouble(error, open_->file, Doing::Reading);
  }
}

void Database::back_up(const fs::path& to) const {
  try {
    write_backup(*open_->connection, to);
  } catch (const SQLite::Exception& error) {
    const Trouble reading = trouble(error, open_->file, Doing::Reading);
    const bool is_ours =
        reading.failure() == Failure::Busy || reading.failure() == Failure::Damaged;
    throw is_ours ? reading : trouble(error, to, Doing::Writing);
  } catch (const std::system_error& error) {
    throw trouble(error, to);
  }
}

const fs::path& Database::file() const { return open_->file; }

}  // namespace store
