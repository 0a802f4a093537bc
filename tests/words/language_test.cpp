#include "words/language.hpp"

#include <cstdlib>
#include <fstream>
#include <string>

#include "../catch.hpp"
#include "../folder.hpp"

namespace {

// A Nepali catalogue of a few texts, made as the program's own are.
class Catalogue {
 public:
  Catalogue() {
    const std::filesystem::path folder = folder_ / "ne/LC_MESSAGES";
    std::filesystem::create_directories(folder);
    std::ofstream(folder_ / "ne.po") << R"(
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"
msgid "{} needs {} tricks"
msgstr "{1} हात {0}"
msgid "{} spoiled"
msgstr "{7}"
msgid "one card"
msgid_plural "{} cards"
msgstr[0] "एक पत्ती"
msgstr[1] "{} पत्ती"
msgctxt "what a dealer does"
msgid "deals"
msgstr "बाँड्छ"
)";
    const std::string compile = "msgfmt -o '" + (folder / "squarescores.mo").string() + "' '" +
                                (folder_ / "ne.po").string() + "'";
    REQUIRE(std::system(compile.c_str()) == 0);
  }
  Catalogue(const Catalogue&) = delete;
  Catalogue& operator=(const Catalogue&) = delete;
  ~Catalogue() { words::speak(words::languages().front(), words::Digits::Western, {}); }

  [[nodiscard]] const std::filesystem::path& path() const { return folder_.path(); }

 private:
  Folder folder_;
};

}  // namespace

TEST_CASE("English is said as it stands in the code, with its places filled") {
  CHECK(std::string(words::tr("every call made")) == "every call made");
  CHECK(words::tr("{} needs {} tricks", "Asha", 5) == "Asha needs 5 tricks");
  CHECK(words::tr_count("one card", "{} cards", 1) == "one card");
  CHECK(words::tr_count("one card", "{} cards", 3) == "3 cards");
  CHECK(std::string(words::tr_as("what a dealer does", "deals")) == "deals");
}

TEST_CASE("Another language puts the places in its own order, and its digits on request") {
  const Catalogue catalogue;
  const words::Language& nepali = words::language_of("ne_NP.UTF-8");
  words::speak(nepali, words::Digits::Western, catalogue.path());
  CHECK(words::spoken().code == "ne");
  CHECK(words::tr("{} needs {} tricks", "आशा", 5) == "5 हात आशा");
  CHECK(words::tr_count("one card", "{} cards", 1) == "एक पत्ती");
  CHECK(words::tr_count("one card", "{} cards", 3) == "3 पत्ती");
  CHECK(std::string(words::tr_as("what a dealer does", "deals")) == "बाँड्छ");
  CHECK(words::numeral(-107) == "-107");
  words::speak(nepali, words::Digits::Own, catalogue.path());
  CHECK(words::tr("{} needs {} tricks", "Bimal 2", 10) == "१० हात Bimal 2");
  CHECK(words::numeral(-107) == "-१०७");
  CHECK(words::in_digits("18:05") == "१८:०५");
}

TEST_CASE("What is missing or spoiled in a catalogue is said in English, never as a key") {
  const Catalogue catalogue;
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
