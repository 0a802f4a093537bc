#include "core/name.hpp"

#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <memory>
#include <vector>

namespace core {
namespace {

// Takes the first code point off `text`, which is not empty; nullopt, and one byte taken off, where
// it does not begin with valid UTF-8.
std::optional<char32_t> take_code_point(std::string_view& text) {
  utf8proc_int32_t point = 0;
  const utf8proc_ssize_t length =
      utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                       static_cast<utf8proc_ssize_t>(text.size()), &point);
  text.remove_prefix(length > 0 ? static_cast<std::size_t>(length) : 1);
  return length > 0 ? std::optional(static_cast<char32_t>(point)) : std::nullopt;
}

// The code points of `text`; nullopt if it is not valid UTF-8.
std::optional<std::vector<char32_t>> code_points(std::string_view text) {
  std::vector<char32_t> points;
  while (!text.empty()) {
    const std::optional<char32_t> point = take_code_point(text);
    if (!point) {
      return std::nullopt;
    }
    points.push_back(*point);
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

// Whether `is` says so of the direction, UTF8PROC_BIDI_CLASS_…, of any code point.
template <typename Is>
bool has_any(std::string_view text, const Is& is) {
  const std::optional<std::vector<char32_t>> points = code_points(text);
  return points && std::ranges::any_of(*points, [&](char32_t point) {
           return is(utf8proc_get_property(static_cast<utf8proc_int32_t>(point))->bidi_class);
         });
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
  const auto first = std::ranges::find_if_not(points, is_blank);
  points.erase(points.begin(), first);
  while (!points.empty() && is_blank(points.back())) {
    points.pop_back();
  }
}

struct Range {
  char32_t first;
  char32_t last;
};

// The consonants that a virama joins to one conjunct, in the six scripts that have them (Unicode's
// Indic_Conjunct_Break, since 15.1; the system's library may be older).
constexpr std::array<Range, 26> kConjunctConsonants = {
    {{0x0915, 0x0939}, {0x0958, 0x095F}, {0x0978, 0x097F}, {0x0995, 0x09A8}, {0x09AA, 0x09B0},
     {0x09B2, 0x09B2}, {0x09B6, 0x09B9}, {0x09DC, 0x09DD}, {0x09DF, 0x09DF}, {0x09F0, 0x09F1},
     {0x0A95, 0x0AA8}, {0x0AAA, 0x0AB0}, {0x0AB2, 0x0AB3}, {0x0AB5, 0x0AB9}, {0x0AF9, 0x0AF9},
     {0x0B15, 0x0B28}, {0x0B2A, 0x0B30}, {0x0B32, 0x0B33}, {0x0B35, 0x0B39}, {0x0B5C, 0x0B5D},
     {0x0B5F, 0x0B5F}, {0x0B71, 0x0B71}, {0x0C15, 0x0C28}, {0x0C2A, 0x0C39}, {0x0C58, 0x0C5A},
     {0x0D15, 0x0D3A}}};
constexpr std::array<char32_t, 6> kViramas = {0x094D, 0x09CD, 0x0ACD, 0x0B4D, 0x0C4D, 0x0D4D};
constexpr char32_t kJoiner = 0x200D;

bool is_conjunct_consonant(char32_t point) {
  return std::ranges::any_of(kConjunctConsonants, [&](const Range& range) {
    return point >= range.first && point <= range.last;
  });
}

// Follows a text through its conjuncts: whether the next consonant belongs to the one before.
class Conjuncts {
 public:
  [[nodiscard]] bool joins(char32_t next) const {
    return is_linked_ && is_conjunct_consonant(next);
  }
  void pass(char32_t point) {
    const bool is_virama = std::ranges::find(kViramas, point) != kViramas.end();
    const bool only_extends =
        point == kJoiner ||
        utf8proc_get_property(static_cast<utf8proc_int32_t>(point))->combining_class != 0;
    if (is_conjunct_consonant(point)) {
      has_consonant_ = true;
      is_linked_ = false;
    } else if (is_virama) {
      is_linked_ = has_consonant_;
    } else if (!only_extends) {
      has_consonant_ = false;
      is_linked_ = false;
    }
  }

 private:
  bool has_consonant_ = false;
  bool is_linked_ = false;
};

// How many characters a reader counts (extended grapheme clusters, Unicode UAX 29).
int characters(const std::vector<char32_t>& points) {
  int count = 0;
  utf8proc_int32_t state = 0;
  Conjuncts conjuncts;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const bool begins = i == 0 || utf8proc_grapheme_break_stateful(
                                      static_cast<utf8proc_int32_t>(points[i - 1]),
                                      static_cast<utf8proc_int32_t>(points[i]), &state);
    count += begins && !conjuncts.joins(points[i]) ? 1 : 0;
    conjuncts.pass(points[i]);
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
  if (std::ranges::any_of(*points, is_unfit)) {
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
  // Marks first into their order: folding turns one of them (U+0345) into a letter.
  const std::string ordered = normalised(utf8(*points), UTF8PROC_STABLE | UTF8PROC_DECOMPOSE);
  const std::string folded =
      normalised(ordered, UTF8PROC_STABLE | UTF8PROC_COMPOSE | UTF8PROC_COMPAT | UTF8PROC_CASEFOLD |
                              UTF8PROC_IGNORE);
  // Blanks that stood beside characters that show nothing are at an end now.
  points = code_points(folded);
  trim(*points);
  return utf8(*points);
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

std::string fit_to_show(std::string_view text) {
  std::vector<char32_t> points;
  while (!text.empty()) {
    const std::optional<char32_t> point = take_code_point(text);
    const bool isolates_name = point == U'\u2066' || point == U'\u2068' || point == U'\u2069';
    const bool is_fit = point && (point == U'\n' || isolates_name || !is_unfit(*point));
    points.push_back(is_fit ? *point : U'\uFFFD');
  }
  return utf8(points);
}

bool has_letters_from_right(std::string_view text) {
  return has_any(text, [](int direction) {
    return direction == UTF8PROC_BIDI_CLASS_R || direction == UTF8PROC_BIDI_CLASS_AL;
  });
}

bool has_letters_from_left(std::string_view text) {
  return has_any(text, [](int direction) { return direction == UTF8PROC_BIDI_CLASS_L; });
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
  std::optional<char32_t> zero;  // of the script that the first digit is of
  for (const char32_t point : *points) {
    const std::optional<int> digit = digit_value(point);
    if (!digit || zero.value_or(point - static_cast<char32_t>(*digit)) !=
                      point - static_cast<char32_t>(*digit)) {
      return std::nullopt;
    }
    zero = point - static_cast<char32_t>(*digit);
    number = number * 10 + *digit;
  }
  return is_negative ? -number : number;
}

}  // namespace core
