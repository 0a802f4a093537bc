// Names of any script, and the numbers people type.
#include "core/name.hpp"

#include "../catch.hpp"

namespace {

using core::folded_name;
using core::kept_name;
using core::NameFault;
using core::whole_number;

std::string repeated(const std::string& text, int times) {
  std::string all;
  for (int i = 0; i < times; ++i) {
    all += text;
  }
  return all;
}

TEST_CASE("A name is trimmed and kept in NFC, in any script") {
  CHECK(kept_name("  Asha\t").text == "Asha");
  CHECK(kept_name("\u00A0\u3000Asha\u2003").text == "Asha");
  CHECK(kept_name("e\u0301").text == "\u00E9");
  CHECK(kept_name("\u1112\u1161\u11AB").text == "\uD55C");
  for (const char* name : {"Asha", "A, B", "\"Q\"", "=1+1", "आशा", "نور\u200Cجہاں", "陳大文",
                           "אבי\u200F", "Zoë", "👩‍👩‍👧‍👦", "❤️", "क्षत्रिय",
                           "D'Arcy O\u2019Neill", "-", "0", "Hosten", "nonet"}) {
    CAPTURE(name);
    CHECK_FALSE(kept_name(name).fault);
    CHECK(kept_name(name).text == name);
  }
}

TEST_CASE("Forty characters are counted as a reader counts them") {
  for (const char* one : {"x", "é", "e\u0301", "👩‍👩‍👧‍👦", "🇳🇵", "👍🏽", "नि",
                          "क्ष", "क्\u200Dष", "ক্ষ", "ക്ഷ", "한"}) {
    CAPTURE(one);
    CHECK_FALSE(kept_name(repeated(one, 40)).fault);
    CHECK(kept_name(repeated(one, 41)).fault == NameFault::TooLong);
    CHECK(kept_name(repeated(one, 41)).text.empty());
  }
  // A virama alone joins nothing across a non-joiner, nor a letter that takes no conjunct.
  CHECK(kept_name(repeated("क्\u200Cष", 21)).fault == NameFault::TooLong);
  CHECK_FALSE(kept_name(repeated("क्\u200Cष", 20)).fault);
  CHECK_FALSE(kept_name(repeated("a\u094Dक", 20)).fault);
  CHECK(kept_name(repeated("a\u094Dक", 21)).fault == NameFault::TooLong);
  CHECK(kept_name("  " + repeated("x", 40) + "  ").text.size() == 40);
}

TEST_CASE("Nothing, and what shows nothing, is no name") {
  for (const char* name : {"", " ", "\t\n", "\u200B", "\u200B\u200B", "\u00AD", "\u2060", "\uFEFF",
                           "\u3164", "\u200E", " \u200B "}) {
    CAPTURE(name);
    CHECK(kept_name(name).fault == NameFault::Empty);
    CHECK(kept_name(name).text.empty());
  }
}

TEST_CASE("Controls, line ends and whatever turns the direction of the text are refused") {
  for (const char* name :
       {"A\nB",     "A\tB",     "A\u0001B",   "A\u007F",  "A\u0085B", "A\u2028B", "A\u2029B",
        "A\u202AB", "A\u202BB", "A\u202CB",   "A\u202DB", "A\u202EB", "A\u2066B", "A\u2067B",
        "A\u2068B", "A\u2069B", "\u202Eahsa", "A\u001BB", "A\uFFFE",  "A\u0378"}) {
    CAPTURE(name);
    CHECK(kept_name(name).fault == NameFault::Invisible);
  }
  CHECK(kept_name(std::string_view("A\0B", 3)).fault == NameFault::Invisible);
}

TEST_CASE("What is not UTF-8 is refused") {
  for (const char* name : {"\xFF", "A\x80", "\xC0\xAF", "\xE0\x80\xAF", "\xED\xA0\x80", "\xC3",
                           "\xF4\x90\x80\x80", "\xF0\x9F\x91"}) {
    CHECK(kept_name(name).fault == NameFault::NotText);
  }
  CHECK(folded_name("\xFF") == "\xFF");
}

TEST_CASE("'host' and 'none' are refused however they are written") {
  for (const char* name : {"host", "Host", "HOST", "none", "NONE", " host ", "ｈｏｓｔ", "ＮＯＮＥ",
                           "ho\u200Bst", "\u200Bhost", "host \u200B", "hoﬆ", "𝐡𝐨𝐬𝐭"}) {
    CAPTURE(name);
    CHECK(kept_name(name).fault == NameFault::WordInUse);
  }
}

TEST_CASE("Two ways to write a name are one name, two names are two") {
  const std::vector<std::pair<const char*, const char*>> same = {{"Asha", "ASHA"},
                                                                 {"Asha", " asha "},
                                                                 {"\u00E9", "e\u0301"},
                                                                 {"Straße", "STRASSE"},
                                                                 {"ﬁ", "FI"},
                                                                 {"Ａｓｈａ", "asha"},
                                                                 {"Asha\u200B", "asha"},
                                                                 {"Asha \u200B", "asha"},
                                                                 {"\u200B Asha", "asha"},
                                                                 {"❤️", "❤"},
                                                                 {"ΣΑΣ", "σας"},
                                                                 {"ک\u200Cا", "کا"}};
  for (const auto& [one, other] : same) {
    CAPTURE(one, other);
    CHECK(folded_name(one) == folded_name(other));
  }
  const std::vector<std::pair<const char*, const char*>> different = {
      {"Asha", "Asha B"}, {"Zoe", "Zoë"}, {"कि", "की"}, {"", "A"}};
  for (const auto& [one, other] : different) {
    CAPTURE(one, other);
    CHECK(folded_name(one) != folded_name(other));
  }
}

TEST_CASE("Folding what is kept, and folding twice, is folding once") {
  for (char32_t point = 0xA0; point < 0x3000; ++point) {
    // Two letters around it, and a mark after it that may have to change places.
    std::string text = "a";
    if (point < 0x800) {
      text += static_cast<char>(0xC0 | (point >> 6));
    } else {
      text += static_cast<char>(0xE0 | (point >> 12));
      text += static_cast<char>(0x80 | ((point >> 6) & 0x3F));
    }
    text += static_cast<char>(0x80 | (point & 0x3F));
    text += "\u0301b";
    const core::KeptName kept = kept_name(text);
    if (kept.fault) {
      continue;
    }
    CAPTURE(static_cast<std::uint32_t>(point));
    REQUIRE(kept_name(kept.text).text == kept.text);
    REQUIRE(folded_name(kept.text) == folded_name(text));
    REQUIRE(folded_name(folded_name(text)) == folded_name(text));
  }
}

TEST_CASE("A player is found by any way to write the name") {
  const core::PerSeat<std::string> players = {"Asha", "Zoë", "आशा"};
  CHECK(core::find_player(players, " ASHA") == 0);
  CHECK(core::find_player(players, "zoe\u0308") == 1);
  CHECK(core::find_player(players, "आशा") == 2);
  CHECK_FALSE(core::find_player(players, "Ash"));
  CHECK_FALSE(core::find_player(players, "host"));
  CHECK_FALSE(core::find_player(players, ""));
  CHECK_FALSE(core::find_player(players, "\xFF"));
}

TEST_CASE("Text from outside is shown without what could upset a terminal") {
  CHECK(core::fit_to_show("Zoë आशा 李小龍, two\nlines") == "Zoë आशा 李小龍, two\nlines");
  CHECK(core::fit_to_show("\x1b[31m") == "\uFFFD[31m");
  CHECK(core::fit_to_show("a\tb\r") == "a\uFFFDb\uFFFD");
  CHECK(core::fit_to_show("\u202Egnp.exe") == "\uFFFDgnp.exe");
  CHECK(core::fit_to_show("a\xff\xe0\xa4z") == "a\uFFFD\uFFFD\uFFFDz");
  CHECK(core::fit_to_show("\xc2\x9b") == "\uFFFD");
  CHECK(core::fit_to_show("\u2068کمال\u2069 \u2067x") == "\u2068کمال\u2069 \uFFFDx");
  CHECK(core::fit_to_show("\u2066کمال x\u2069") == "\u2066کمال x\u2069");
  CHECK(core::fit_to_show("").empty());
}

TEST_CASE("Digits of every script are digits") {
  for (const char* ten : {"10", "१०", "۱۰", "١٠", "১০", "๑๐", "１０", "𝟏𝟎", "𝟙𝟘", "༡༠", "១០"}) {
    CAPTURE(ten);
    CHECK(whole_number(ten, 2) == 10);
  }
  CHECK(whole_number("۵", 2) == 5);
  CHECK(whole_number("५", 2) == 5);
  CHECK(core::digit_value(U'0') == 0);
  CHECK(core::digit_value(U'9') == 9);
  CHECK(core::digit_value(U'\u0966') == 0);
  CHECK(core::digit_value(U'\u096F') == 9);
  CHECK(core::digit_value(U'\U0001D7D8') == 0);  // the second of five runs without a gap
  CHECK(core::digit_value(U'\U0001D7FF') == 9);
  for (const char32_t other : {U'a', U'\u00B2', U'\u2167', U'\u0BF0', U'\u19DA', U'-', U'\0',
                               char32_t(0x110000), char32_t(0xFFFFFFFF)}) {
    CHECK_FALSE(core::digit_value(other));
  }
}

TEST_CASE("A whole number has digits of one script, few enough, and nothing else") {
  CHECK(whole_number("0", 2) == 0);
  CHECK(whole_number(" 7 ", 2) == 7);
  CHECK(whole_number("07", 2) == 7);
  CHECK(whole_number("999999999", 9) == 999'999'999);
  for (const char* text : {"", " ", "1000000000", "-1", "+1", "1.0", "1,0", "1 0", "x", "１x", "1०",
                           "१0", "𝟏𝟘", "½", "²", "Ⅷ", "\xFF", "0x1", "１۰"}) {
    CAPTURE(text);
    CHECK_FALSE(whole_number(text, 9));
  }
  CHECK_FALSE(whole_number("100", 2));
  CHECK_FALSE(whole_number("007", 2));
}

TEST_CASE("Letters from the right are told from all others") {
  CHECK(core::has_letters_from_right("بلال"));
  CHECK(core::has_letters_from_right("Bilal (بلال)"));
  CHECK(core::has_letters_from_right("יעל"));
  for (const char* text : {"", "Bilal", "बिलाल", "١٢", "12", "\xFF"}) {
    CAPTURE(text);
    CHECK_FALSE(core::has_letters_from_right(text));
  }
}

TEST_CASE("A sign, from both keyboards, only where numbers have one") {
  CHECK(whole_number("-5", 2, true) == -5);
  CHECK(whole_number("\u22125", 2, true) == -5);
  CHECK(whole_number("-५", 2, true) == -5);
  CHECK(whole_number("5", 2, true) == 5);
  CHECK(whole_number("-0", 2, true) == 0);
  for (const char* text : {"-", "--5", "5-", "\u2212", "- 5", "\u20135"}) {
    CAPTURE(text);
    CHECK_FALSE(whole_number(text, 2, true));
  }
  CHECK_FALSE(whole_number("\u22125", 2));
}

}  // namespace
