#include "words/days.hpp"

#include <algorithm>
#include <vector>

#include "core/name.hpp"

namespace words {
namespace {

constexpr int kFirstYear = 1;

// The numbers between the dashes, one to three of them.
std::optional<std::vector<int>> numbers_in(std::string_view text) {
  std::vector<int> numbers;
  while (true) {
    const std::size_t end = std::min(text.find('-'), text.size());
    const std::optional<int> number = core::whole_number(text.substr(0, end), 4);
    if (!number || numbers.size() == 3) {
      return std::nullopt;
    }
    numbers.push_back(*number);
    if (end == text.size()) {
      return numbers;
    }
    text.remove_prefix(end + 1);
  }
}

std::optional<std::chrono::year_month_day> day_in(std::string_view text, bool is_last) {
  const std::optional<std::vector<int>> numbers = numbers_in(text);
  if (!numbers || numbers->front() < kFirstYear) {
    return std::nullopt;
  }
  const std::chrono::year year(numbers->front());
  const std::chrono::month month(numbers->size() > 1 ? static_cast<unsigned>((*numbers)[1])
                                                     : (is_last ? 12U : 1U));
  std::chrono::year_month_day day = year / month / std::chrono::day(1);
  if (numbers->size() > 2) {
    day = year / month / std::chrono::day(static_cast<unsigned>((*numbers)[2]));
  } else if (is_last && month.ok()) {
    day = std::chrono::year_month_day(year / month / std::chrono::last);
  }
  return day.ok() ? std::optional(day) : std::nullopt;
}

}  // namespace

std::optional<std::chrono::year_month_day> first_day(std::string_view text) {
  return day_in(text, false);
}

std::optional<std::chrono::year_month_day> last_day(std::string_view text) {
  return day_in(text, true);
}

}  // namespace words
