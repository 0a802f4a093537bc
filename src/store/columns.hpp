// Columns of a result read as what they should be. One that is not, in a damaged file, makes the
// row unfit instead of a wrong value.
#pragma once

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Statement.h>

#include <cstdint>
#include <limits>
#include <optional>
#include <string>

#include "core/instant.hpp"

namespace store {

// Where a column has no bound of its own.
inline constexpr int kMostWhole = std::numeric_limits<int>::max();

class Columns {
 public:
  explicit Columns(SQLite::Statement& statement) : statement_(statement) {}

  // Whether every column read so far was what it should be.
  [[nodiscard]] bool are_fit() const { return are_fit_; }

  void mark_unfit() { are_fit_ = false; }

  // A whole number from `least` to `most`; `least` if it is not one.
  [[nodiscard]] int whole(int column, int least, int most);

  // The same, or nothing where the column is NULL.
  [[nodiscard]] std::optional<int> whole_or_none(int column, int least, int most);

  [[nodiscard]] std::string text(int column);

  // From two columns, milliseconds and minutes; nothing where they are NULL.
  [[nodiscard]] std::optional<core::Instant> instant_or_none(int column);

  [[nodiscard]] bool is_null(int column) const { return statement_.isColumnNull(column); }

 private:
  [[nodiscard]] std::int64_t number(int column, std::int64_t least, std::int64_t most);

  SQLite::Statement& statement_;
  bool are_fit_ = true;
};

void bind_instant(SQLite::Statement& statement, int first,
                  const std::optional<core::Instant>& instant);

}  // namespace store
