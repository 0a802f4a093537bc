#include "words/language.hpp"

#include <string>

#include "../catalogue.hpp"
#include "../catch.hpp"

namespace {

class Nepali : public Catalogue {
 public:
  Nepali()
      : Catalogue("ne", R"(
msgid "{} needs {} tricks"
msgstr "{1} हात {0}"
msgid "{} spoiled"
msgstr "{7}"
msgid "one card"
msgid_plural "{} cards"
msgstr[0] "एक पत्ती"
msgstr[1] "{} पत्ती"
msgid "two"
msgstr "दुई"
msgctxt "what a dealer does"
msgid "deals"
msgstr "बाँड्छ"
)") {}
};

}  // namespace

TEST_CASE("English is said as it stands in the code, with its places filled") {
  CHECK(std::string(words::tr("every call made")) == "every call made");
  CHECK(words::tr("{} needs {} tricks", "Asha", 5) == "Asha needs 5 tricks");
  CHECK(words::tr_count("one card", "{} cards", 1) == "one card");
  CHECK(words::tr_count("one card", "{} cards", 3) == "3 cards");
  CHECK(std::string(words::tr_as("what a dealer does", "deals")) == "deals");
  CHECK(words::tr_counted("one card", "{} cards", 1) == "one card");
  CHECK(words::tr_counted("one card", "{} cards", 3) == "three cards");
}

TEST_CASE("Another language puts the places in its own order, and its digits on request") {
  const Nepali catalogue;
  const words::Language& nepali = words::language_of("ne_NP.UTF-8");
  words::speak(nepali, words::Digits::Western, catalogue.path());
  CHECK(words::spoken().code == "ne");
  CHECK(words::tr("{} needs {} tricks", "आशा", 5) == "5 हात आशा");
  CHECK(words::tr_count("one card", "{} cards", 1) == "एक पत्ती");
  CHECK(words::tr_count("one card", "{} cards", 3) == "3 पत्ती");
  CHECK(std::string(words::tr_as("what a dealer does", "deals")) == "बाँड्छ");
  CHECK(words::tr_counted("one card", "{} cards", 2) == "दुई पत्ती");
  CHECK(words::numeral(-107) == "-107");
  CHECK(words::in_own_digits("1 2 3") == "१ २ ३");
  words::speak(nepali, words::Digits::Own, catalogue.path());
  CHECK(words::tr("{} needs {} tricks", "Bimal 2", 10) == "१० हात Bimal 2");
  CHECK(words::numeral(-107) == "-१०७");
  CHECK(words::in_digits("18:05") == "१८:०५");
  words::speak(words::language_of("en"), words::Digits::Own);
  CHECK(words::tr("{} needs {} tricks", "Asha", 5) == "Asha needs 5 tricks");
  words::speak(nepali, words::Digits::Western);  // from the same catalogues
  CHECK(words::tr("{} needs {} tricks", "आशा", 5) == "5 हात आशा");
}

TEST_CASE("What is missing or spoiled in a catalogue is said in English, never as a key") {
  const Nepali catalogue;
  words::speak(words::language_of("ne"), words::Digits::Western, catalogue.path());
  CHECK(words::tr("{} spoiled", "Asha") == "Asha spoiled");
  CHECK(std::string(words::tr("a text nobody has translated")) == "a text nobody has translated");
  CHECK(std::string(words::tr_as("another meaning", "deals")) == "deals");
  words::speak(words::language_of("hi"), words::Digits::Western, catalogue.path());
  CHECK(words::tr("{} needs {} tricks", "Asha", 5) == "Asha needs 5 tricks");
}

TEST_CASE("A locale asks for its language, and an unknown one for English") {
  CHECK(words::language_of("hi_IN.UTF-8").code == "hi");
  CHECK(words::language_of("ne").code == "ne");
  CHECK(words::language_of("hin").code == "en");
  CHECK(words::language_of("C").code == "en");
  CHECK(words::language_of("").code == "en");
}
