#include "core/name.hpp"

#include <utf8proc.h>

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <vector>

namespace core {
namespace {

// The code points of `text`; nullopt if it is not valid UTF-8.
std::optional<std::vector<char32_t>> code_points(std::string_view text) {
  std::vector<char32_t> points;
  while (!text.empty()) {
    utf8proc_int32_t point = 0;
    const utf8proc_ssize_t length =
        utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                         static_cast<utf8proc_ssize_t>(text.size()), &point);
    if (length <= 0) {
      return std::nullopt;
    }
    points.push_back(static_cast<char32_t>(point));
    text.remove_prefix(static_cast<std::size_t>(length));
  }
  return points;
}

utf8proc_category_t category(char32_t point) {
  return utf8proc_category(static_cast<utf8proc_int32_t>(point));
}

bool is_blank(char32_t point) {
  return category(point) == UTF8PROC_CATEGORY_ZS || (point >= U'\t' && point <= U'\r') ||
         point == U'\u0085';
}

// Controls, line and paragraph separators, code points that are nothing, and the embeddings,
// overrides and isolates that turn the direction of text after them (Unicode UAX 9). The marks
// U+200E, U+200F and U+061C only hint, and joiners shape letters: both belong in names.
bool is_unfit(char32_t point) {
  const utf8proc_category_t kind = category(point);
  return kind == UTF8PROC_CATEGORY_CC || kind == UTF8PROC_CATEGORY_CS ||
         kind == UTF8PROC_CATEGORY_CN || kind == UTF8PROC_CATEGORY_ZL ||
         kind == UTF8PROC_CATEGORY_ZP || (point >= U'\u202A' && point <= U'\u202E') ||
         (point >= U'\u2066' && point <= U'\u2069');
}

std::string utf8(const std::vector<char32_t>& points) {
  std::string text;
  for (const char32_t point : points) {
    std::array<utf8proc_uint8_t, 4> bytes{};
    const utf8proc_ssize_t length =
        utf8proc_encode_char(static_cast<utf8proc_int32_t>(point), bytes.data());
    text.append(reinterpret_cast<const char*>(bytes.data()), static_cast<std::size_t>(length));
  }
  return text;
}

void trim(std::vector<char32_t>& points) {
  const auto first = std::find_if_not(points.begin(), points.end(), is_blank);
  points.erase(points.begin(), first);
  while (!points.empty() && is_blank(points.back())) {
    points.pop_back();
  }
}

// How many characters a reader counts (extended grapheme clusters, Unicode UAX 29).
int characters(const std::vector<char32_t>& points) {
  int count = points.empty() ? 0 : 1;
  utf8proc_int32_t state = 0;
  for (std::size_t i = 1; i < points.size(); ++i) {
    if (utf8proc_grapheme_break_stateful(static_cast<utf8proc_int32_t>(points[i - 1]),
                                         static_cast<utf8proc_int32_t>(points[i]), &state)) {
      ++count;
    }
  }
  return count;
}

struct Release {
  void operator()(utf8proc_uint8_t* bytes) const { std::free(bytes); }
};

std::string normalised(const std::string& text, int options) {
  utf8proc_uint8_t* bytes = nullptr;
  const utf8proc_ssize_t length = utf8proc_map(
      reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
      static_cast<utf8proc_ssize_t>(text.size()), &bytes, static_cast<utf8proc_option_t>(options));
  const std::unique_ptr<utf8proc_uint8_t, Release> held(bytes);
  if (length < 0) {
    return text;
  }
  return {reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(length)};
}

}  // namespace

KeptName kept_name(std::string_view text) {
  std::optional<std::vector<char32_t>> points = code_points(text);
  if (!points) {
    return {.text = "", .fault = NameFault::NotText};
  }
  trim(*points);
  if (std::any_of(points->begin(), points->end(), is_unfit)) {
    return {.text = "", .fault = NameFault::Invisible};
  }
  const std::string kept = normalised(utf8(*points), UTF8PROC_STABLE | UTF8PROC_COMPOSE);
  const std::string folded = folded_name(kept);
  if (folded.empty()) {
    return {.text = "", .fault = NameFault::Empty};
  }
  if (characters(*code_points(kept)) > kLongestName) {
    return {.text = "", .fault = NameFault::TooLong};
  }
  if (folded == "host" || folded == "none") {
    return {.text = "", .fault = NameFault::WordInUse};
  }
  return {.text = kept, .fault = std::nullopt};
}

std::string folded_name(std::string_view text) {
  std::optional<std::vector<char32_t>> points = code_points(text);
  if (!points) {
    return std::string(text);
  }
  trim(*points);
  return normalised(utf8(*points), UTF8PROC_STABLE | UTF8PROC_COMPOSE | UTF8PROC_COMPAT |
                                       UTF8PROC_CASEFOLD | UTF8PROC_IGNORE);
}

std::optional<Seat> find_player(const PerSeat<std::string>& players, std::string_view text) {
  const std::string folded = folded_name(text);
  for (const Seat seat : kAllSeats) {
    if (folded_name(players[static_cast<std::size_t>(seat)]) == folded) {
      return seat;
    }
  }
  return std::nullopt;
}

std::optional<int> digit_value(char32_t code_point) {
  if (category(code_point) != UTF8PROC_CATEGORY_ND) {
    return std::nullopt;
  }
  // Decimal digits come in unbroken runs of ten from zero to nine (Unicode's stability policy for
  // Nd), so the distance from the start of the run tells the value.
  char32_t zero = code_point;
  while (category(zero - 1) == UTF8PROC_CATEGORY_ND) {
    --zero;
  }
  return static_cast<int>((code_point - zero) % 10);
}

std::optional<int> whole_number(std::string_view text, int most_digits, bool signed_number) {
  std::optional<std::vector<char32_t>> points = code_points(text);
  if (!points) {
    return std::nullopt;
  }
  trim(*points);
  const bool is_negative = signed_number && !points->empty() &&
                           (points->front() == U'-' || points->front() == U'\u2212');
  if (is_negative) {
    points->erase(points->begin());
  }
  if (points->empty() || points->size() > static_cast<std::size_t>(most_digits)) {
    return std::nullopt;
  }
  int number = 0;
  for (const char32_t point : *points) {
    const std::optional<int> digit = digit_value(point);
    if (!digit) {
      return std::nullopt;
    }
    number = number * 10 + *digit;
  }
  return is_negative ? -number : number;
}

}  // namespace core
