// What people are called, and the numbers they type: text of any script, brought to the one form in
// which it is kept and the one in which it is compared.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/seat.hpp"

namespace core {

// The longest a name may be, in characters as a reader counts them.
inline constexpr int kLongestName = 40;

enum class NameFault {
  Empty,      // nothing but blanks and characters that show nothing
  TooLong,    // more than kLongestName
  NotText,    // not valid UTF-8
  Invisible,  // a control, or a character that turns the direction of what follows
  WordInUse,  // 'host' or 'none', which the command line needs
};

struct KeptName {
  std::string text;  // trimmed, NFC; empty with a fault
  std::optional<NameFault> fault;
};

// The form in which a name is kept, or why it cannot be one. `text` may hold any bytes.
[[nodiscard]] KeptName kept_name(std::string_view text);

// The form in which names are compared: trimmed, NFKC with case folded and characters that show
// nothing left out. Two names with one folded form are one name. Bytes that are not UTF-8 come back
// as they are.
[[nodiscard]] std::string folded_name(std::string_view text);

// `text`, which may quote anything from outside (a path, words that were typed, what a library
// says), with U+FFFD for whatever could upset a terminal or a reader: bytes that are not UTF-8, and
// what is Invisible in a name. Line feeds stay, and U+2066, U+2068 and U+2069, which isolate a name
// from what is around it. `text` may hold any bytes.
[[nodiscard]] std::string fit_to_show(std::string_view text);

// Whether any letter of `text` is written from the right, as Arabic and Hebrew ones are.
[[nodiscard]] bool has_letters_from_right(std::string_view text);
// Whether any is written from the left, as most are.
[[nodiscard]] bool has_letters_from_left(std::string_view text);

// The seat whose player is called `text`; nullopt if nobody at the table is.
[[nodiscard]] std::optional<Seat> find_player(const PerSeat<std::string>& players,
                                              std::string_view text);

// A whole number of at most `most_digits` digits in the digits of any one script ("१०" is 10),
// blanks around it let pass, and a sign, '-' or the minus sign, if `signed_number`. Nullopt for
// anything else. `most_digits` is 1 to 9.
[[nodiscard]] std::optional<int> whole_number(std::string_view text, int most_digits,
                                              bool signed_number = false);

// The value 0 to 9 of a decimal digit of any script; nullopt if `code_point` is not one.
[[nodiscard]] std::optional<int> digit_value(char32_t code_point);

}  // namespace core
