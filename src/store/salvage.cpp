#include "store/salvage.hpp"

#include <SQLiteCpp/Statement.h>

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <tuple>
#include <utility>

#include "store/errors.hpp"
#include "store/first_look.hpp"
#include "store/matches.hpp"

namespace store {
namespace {

// How many matches there are. Their numbers have no gaps, and each is in several tables: a number
// that only one of them knows is that table's damage.
int count_matches(SQLite::Database& connection) {
  std::vector<int> newest;
  std::optional<SQLite::Exception> failure;
  for (const char* const query :
       {"SELECT coalesce(max(number), 0) FROM match", "SELECT coalesce(max(match), 0) FROM player",
        "SELECT coalesce(max(match), 0) FROM sitting"}) {
    try {
      newest.push_back(connection.execAndGet(query).getInt());
    } catch (const SQLite::Exception& error) {
      failure = error;
    }
  }
  if (newest.empty()) {
    throw *failure;
  }
  std::ranges::sort(newest, std::greater());
  return newest.size() == 1 ? newest[0] : newest[1];
}

auto age(const KeptMatch& kept) {
  const Header& header = kept.header;
  return std::tuple(header.started.value_or(header.added).milliseconds, header.match);
}

}  // namespace

Everything read_everything(SQLite::Database& connection) {
  Everything all;
  HeaderReader headers(connection);
  const int count = count_matches(connection);
  for (int match = 1; match <= count; ++match) {
    try {
      Header header = headers.read(match);
      all.matches.push_back({.header = std::move(header), .rows = read_rows(connection, match, 0)});
    } catch (const Trouble& trouble) {
      all.lost.emplace_back(trouble.what());
    }
  }
  std::ranges::sort(all.matches, {}, &age);
  return all;
}

Everything salvage(const std::filesystem::path& file) {
  try {
    SQLite::Database connection = open_damaged(file);
    return read_everything(connection);
  } catch (const SQLite::Exception& error) {
    throw trouble(error, file, Doing::Reading);
  }
}

}  // namespace store
