#include "store/columns.hpp"

namespace store {
namespace {

// The years 1 to 9999, which is as far as core can write a time down.
constexpr std::int64_t kEarliest = -62'135'596'800'000;
constexpr std::int64_t kLatest = 253'402'300'799'999;
constexpr int kFurthestOffset = 1439;

}  // namespace

std::int64_t Columns::number(int column, std::int64_t least, std::int64_t most) {
  const SQLite::Column value = statement_.getColumn(column);
  const std::int64_t number = value.getInt64();
  if (!value.isInteger() || number < least || number > most) {
    are_fit_ = false;
    return least;
  }
  return number;
}

int Columns::whole(int column, int least, int most) {
  return static_cast<int>(number(column, least, most));
}

std::optional<int> Columns::whole_or_none(int column, int least, int most) {
  return is_null(column) ? std::nullopt : std::optional<int>(whole(column, least, most));
}

std::string Columns::text(int column) {
  const SQLite::Column value = statement_.getColumn(column);
  if (!value.isText()) {
    are_fit_ = false;
    return {};
  }
  return value.getString();
}

std::optional<core::Instant> Columns::instant_or_none(int column) {
  if (is_null(column) && is_null(column + 1)) {
    return std::nullopt;
  }
  return core::Instant{.milliseconds = number(column, kEarliest, kLatest),
                       .offset_minutes = whole(column + 1, -kFurthestOffset, kFurthestOffset)};
}

void bind_instant(SQLite::Statement& statement, int first,
                  const std::optional<core::Instant>& instant) {
  if (instant) {
    statement.bind(first, instant->milliseconds);
    statement.bind(first + 1, instant->offset_minutes);
  } else {
    statement.bind(first);
    statement.bind(first + 1);
  }
}

}  // namespace store
