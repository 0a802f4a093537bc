// In which language everything is said. The sentences stand in the code in English; what they are
// in another language is in a gettext catalogue, LANGUAGE.po beside this file, and where it has
// nothing, English is shown. The language is the whole program's, chosen once at the start or from
// the window, in the main thread.
#pragma once

#include <fmt/format.h>

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>

namespace words {

struct Language {
  std::string_view code;  // ISO 639-1
  std::string_view name;  // in the language itself
  char32_t zero;          // its own digits, which stand in a row in Unicode
};

// Those the program has, English first.
[[nodiscard]] std::span<const Language> languages();

// The language of languages() that `locale` ('ne_NP.UTF-8', 'hi') asks for; English for any other.
[[nodiscard]] const Language& language_of(std::string_view locale);

enum class Digits { Western, Own };

// From now on. `catalogues` is the folder that holds CODE/LC_MESSAGES/squarescores.mo; without a
// catalogue there it stays English. Not while another thread speaks.
void speak(const Language& language, Digits digits, const std::filesystem::path& catalogues);

// The same from the catalogues of the last time: another language chosen meanwhile.
void speak(const Language& language, Digits digits);

// The locale that the environment asks for as gettext reads it: the first of LANGUAGE that the
// program has, unless the locale is 'C'; else LC_ALL, LC_MESSAGES or LANG. As it was at the start.
[[nodiscard]] const std::string& locale_of_environment();

// Where the program's own catalogues are: locale/ beside it, or ../share/locale where it is
// installed.
[[nodiscard]] std::filesystem::path catalogues_of_program();

[[nodiscard]] const Language& spoken();
[[nodiscard]] Digits digits();

// `n` in the digits chosen; a minus is '-'.
[[nodiscard]] std::string numeral(int n);

// The ASCII digits of `text` in the digits chosen: for numbers that were written otherwise.
[[nodiscard]] std::string in_digits(std::string_view text);

// The same in the language's own digits, whether they are chosen or not.
[[nodiscard]] std::string in_own_digits(std::string_view text);

// Marks a text for the catalogues that is translated later, where it is shown: by tr(text).
[[nodiscard]] constexpr const char* later(const char* english) { return english; }

// `english` in the language spoken: a literal, or what was marked by later().
[[nodiscard]] const char* tr(const char* english);

// The same where one English word has several meanings: `meaning` tells translators which.
[[nodiscard]] const char* tr_as(const char* meaning, const char* english);

// later() for that: shown by tr_as with the same meaning.
[[nodiscard]] constexpr const char* later_as(const char* /*meaning*/, const char* english) {
  return english;
}

// One text or the other by number, as the language counts, with its place {} filled with `n`.
[[nodiscard]] std::string tr_count(const char* one, const char* more, int n);

// The same with the number in words where it has one: 'two tricks'.
[[nodiscard]] std::string tr_counted(const char* one, const char* more, int n);

namespace told {

// What a place of a text is filled with: whole numbers in the digits chosen.
template <typename T>
[[nodiscard]] auto argument(const T& value) {
  if constexpr (std::is_integral_v<T>) {
    return numeral(static_cast<int>(value));
  } else {
    return std::string_view(value);
  }
}

// `format` with `arguments`, or `english` with them if a translator has spoiled it.
[[nodiscard]] std::string filled(std::string_view format, fmt::string_view english,
                                 fmt::format_args arguments);

// The same with what is to stand in its places.
template <typename... Args>
[[nodiscard]] std::string filled_with(std::string_view format, fmt::string_view english,
                                      const Args&... arguments) {
  const auto filling = std::make_tuple(argument(arguments)...);
  return std::apply(
      [&](const auto&... one) { return filled(format, english, fmt::make_format_args(one...)); },
      filling);
}

}  // namespace told

// `english` in the language spoken, its places {} filled with texts and whole numbers. Translations
// may put them in another order, as {1} {0}.
template <typename... Args>
  requires(sizeof...(Args) > 0)
[[nodiscard]] std::string tr(fmt::format_string<Args...> english, const Args&... arguments) {
  const fmt::string_view text = english;
  return told::filled_with(tr(text.data()), text, arguments...);
}

// The same where one English text has several meanings.
template <typename... Args>
  requires(sizeof...(Args) > 0)
[[nodiscard]] std::string tr_as(const char* meaning, fmt::format_string<Args...> english,
                                const Args&... arguments) {
  const fmt::string_view text = english;
  return told::filled_with(tr_as(meaning, text.data()), text, arguments...);
}

}  // namespace words
