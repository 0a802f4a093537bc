#include "words/language.hpp"

#include <libintl.h>

#include <array>
#include <clocale>
#include <cstdlib>

// glibc's count of changes: gettext looks again for its catalogue when it has grown (GNU gettext
// manual, 11.2.7, 'Being a gettext grok').
extern "C" int _nl_msg_cat_cntr;  // NOLINT(bugprone-reserved-identifier): glibc's name

namespace words {
namespace {

constexpr const char* kDomain = "squarescores";

constexpr std::array kLanguages = {
    Language{"en", "English", U'0'},
    Language{"hi", "\u0939\u093f\u0928\u094d\u0926\u0940", U'\u0966'},
    Language{"ne", "\u0928\u0947\u092a\u093e\u0932\u0940", U'\u0966'},
};

struct Speech {
  const Language* language = kLanguages.data();
  Digits digits = Digits::Western;
};
Speech speech;  // the program's; see the header

bool is_english() { return speech.language == kLanguages.data(); }

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
  speech = {.language = &language_of(language.code), .digits = digits};
  // gettext translates nothing in the locale 'C', and its catalogue goes by LANGUAGE in any other;
  // this one is part of glibc, whatever else is installed.
  std::setlocale(LC_MESSAGES, "C.UTF-8");
  ::setenv("LANGUAGE", std::string(speech.language->code).c_str(), 1);
  ::bindtextdomain(kDomain, catalogues.c_str());
  ::bind_textdomain_codeset(kDomain, "UTF-8");
  ++_nl_msg_cat_cntr;
}

const Language& spoken() { return *speech.language; }

Digits digits() { return speech.digits; }

std::string numeral(int n) { return in_digits(std::to_string(n)); }

std::string in_digits(std::string_view text) {
  const char32_t zero = speech.language->zero;
  if (speech.digits == Digits::Western || zero == U'0') {
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
  // An empty text asks gettext for the catalogue's own head.
  return is_english() || *english == '\0' ? english : ::dgettext(kDomain, english);
}

const char* tr_as(const char* meaning, const char* english) {
  if (is_english()) {
    return english;
  }
  const std::string key = std::string(meaning) + '\004' + english;  // how catalogues keep it
  const char* const found = ::dgettext(kDomain, key.c_str());
  return found == key.c_str() ? english : found;
}

std::string tr_count(const char* one, const char* more, int n) {
  const char* const english = n == 1 ? one : more;
  const char* const found =
      is_english() ? english
                   : ::dngettext(kDomain, one, more, static_cast<unsigned long>(n < 0 ? -n : n));
  const std::string written = numeral(n);
  return told::filled(found, english, fmt::make_format_args(written));
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
