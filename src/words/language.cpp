#include "words/language.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <system_error>

#include "words/catalogue.hpp"
#include "words/words.hpp"

namespace words {
namespace {

constexpr std::array kLanguages = {
    Language{"en", "English", U'0'},
    Language{"hi", "\u0939\u093f\u0928\u094d\u0926\u0940", U'\u0966'},
    Language{"ne", "\u0928\u0947\u092a\u093e\u0932\u0940", U'\u0966'},
};

struct Speech {
  const Language* language = kLanguages.data();
  Digits digits = Digits::Western;
  std::filesystem::path catalogues;
  const Catalogue* catalogue = nullptr;  // none is needed for English
};
Speech speech;  // the program's; see the header

bool is_known(std::string_view locale) {
  return locale.starts_with("en") || &language_of(locale) != kLanguages.data();
}

std::string_view of_environment(const char* name) {
  const char* const value = std::getenv(name);
  return value == nullptr ? std::string_view() : std::string_view(value);
}

std::string read_environment() {
  std::string_view locale;
  for (const char* const name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    locale = locale.empty() ? of_environment(name) : locale;
  }
  if (locale.empty() || locale == "C" || locale == "POSIX") {
    return "";
  }
  std::string_view wanted = of_environment("LANGUAGE");  // 'ne:hi', the dearest first
  while (!wanted.empty()) {
    const std::string_view one = wanted.substr(0, wanted.find(':'));
    if (is_known(one)) {
      return std::string(one);
    }
    wanted.remove_prefix(std::min(one.size() + 1, wanted.size()));
  }
  return std::string(locale);
}

// Read once and kept: what was said before another language was chosen may still be shown.
const Catalogue& catalogue_of(const Language& language, const std::filesystem::path& catalogues) {
  static std::map<std::filesystem::path, Catalogue> read;
  const std::filesystem::path file = catalogues / language.code / "LC_MESSAGES" / "squarescores.mo";
  return read.try_emplace(file, file).first->second;
}

// Every language here has one text for one and another for more, as English has
// (tests/lint/check_catalogues.sh holds the catalogues to it).
std::string counted_as(const char* one, const char* more, int n, const std::string& written) {
  const bool is_one = n == 1 || n == -1;
  const char* const english = n == 1 ? one : more;
  const char* found = nullptr;
  if (speech.catalogue != nullptr) {
    found = is_one ? speech.catalogue->find(one) : speech.catalogue->find_more(one);
  }
  return told::filled(found == nullptr ? english : found, english, fmt::make_format_args(written));
}

// The digit n from `zero` up, which is of the Basic Multilingual Plane.
void append_digit(std::string& text, char32_t zero, char digit) {
  const char32_t point = zero + static_cast<char32_t>(digit - '0');
  text += static_cast<char>(0xE0U | (point >> 12U));
  text += static_cast<char>(0x80U | ((point >> 6U) & 0x3FU));
  text += static_cast<char>(0x80U | (point & 0x3FU));
}

}  // namespace

std::span<const Language> languages() { return kLanguages; }

const Language& language_of(std::string_view locale) {
  const std::string_view code = locale.substr(0, locale.find_first_of("_.@-"));
  for (const Language& language : kLanguages) {
    if (language.code == code) {
      return language;
    }
  }
  return kLanguages.front();
}

void speak(const Language& language, Digits digits, const std::filesystem::path& catalogues) {
  const Language& chosen = language_of(language.code);
  const bool is_english = &chosen == kLanguages.data();
  speech = {.language = &chosen,
            .digits = digits,
            .catalogues = catalogues,
            .catalogue = is_english ? nullptr : &catalogue_of(chosen, catalogues)};
}

void speak(const Language& language, Digits digits) {
  const std::filesystem::path catalogues = speech.catalogues;
  speak(language, digits, catalogues);
}

const std::string& locale_of_environment() {
  static const std::string kLocale = read_environment();
  return kLocale;
}

std::filesystem::path catalogues_of_program() {
  std::error_code error;
  const std::filesystem::path folder =
      std::filesystem::read_symlink("/proc/self/exe", error).parent_path();
  const std::filesystem::path beside = folder / "locale";
  return std::filesystem::is_directory(beside, error) ? beside
                                                      : folder.parent_path() / "share" / "locale";
}

const Language& spoken() { return *speech.language; }

Digits digits() { return speech.digits; }

std::string numeral(int n) { return in_digits(std::to_string(n)); }

std::string in_digits(std::string_view text) {
  return speech.digits == Digits::Own ? in_own_digits(text) : std::string(text);
}

std::string in_own_digits(std::string_view text) {
  const char32_t zero = speech.language->zero;
  if (zero == U'0') {
    return std::string(text);
  }
  std::string own;
  for (const char one : text) {
    if (one >= '0' && one <= '9') {
      append_digit(own, zero, one);
    } else {
      own += one;
    }
  }
  return own;
}

const char* tr(const char* english) {
  const char* const found = speech.catalogue == nullptr ? nullptr : speech.catalogue->find(english);
  return found == nullptr ? english : found;
}

const char* tr_as(const char* meaning, const char* english) {
  if (speech.catalogue == nullptr) {
    return english;
  }
  const std::string key = std::string(meaning) + '\004' + english;  // how catalogues keep it
  const char* const found = speech.catalogue->find(key);
  return found == nullptr ? english : found;
}

std::string tr_count(const char* one, const char* more, int n) {
  return counted_as(one, more, n, numeral(n));
}

std::string tr_counted(const char* one, const char* more, int n) {
  return counted_as(one, more, n, number(n));
}

namespace told {

std::string filled(std::string_view format, fmt::string_view english, fmt::format_args arguments) {
  try {
    return fmt::vformat(fmt::string_view(format.data(), format.size()), arguments);
  } catch (const fmt::format_error&) {
    return fmt::vformat(english, arguments);
  }
}

}  // namespace told
}  // namespace words
