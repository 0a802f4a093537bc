#include "words/catalogue.hpp"

#include <fstream>
#include <iterator>
#include <string>

#include "../catalogue.hpp"
#include "../catch.hpp"
#include "../folder.hpp"

namespace {

constexpr const char* kPo = R"(
msgid "two"
msgstr "दुई"
msgid "one card"
msgid_plural "{} cards"
msgstr[0] "एक पत्ती"
msgstr[1] "{} पत्ती"
msgid "nothing yet"
msgstr ""
)";

std::string said(const char* text) { return text == nullptr ? "(nothing)" : text; }

std::string compiled() {
  const Catalogue written("ne", kPo);
  std::ifstream stream(written.path() / "ne" / "LC_MESSAGES" / "squarescores.mo", std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

}  // namespace

TEST_CASE("A compiled catalogue says what its source said, by number where it goes by number") {
  const Folder folder;
  std::ofstream(folder.file(), std::ios::binary) << compiled();
  const words::Catalogue catalogue(folder.file());
  CHECK(said(catalogue.find("two")) == "दुई");
  CHECK(said(catalogue.find("one card")) == "एक पत्ती");
  CHECK(said(catalogue.find_more("one card")) == "{} पत्ती");
  CHECK(catalogue.find_more("two") == nullptr);
  CHECK(catalogue.find("three") == nullptr);
  CHECK(catalogue.find("nothing yet") == nullptr);
  CHECK(catalogue.find("") == nullptr);
}

TEST_CASE("What is no whole catalogue says nothing, wherever it is cut or damaged") {
  const Folder folder;
  CHECK(words::Catalogue(folder.file()).find("two") == nullptr);
  const std::string whole = compiled();
  REQUIRE(whole.size() > 100);
  for (std::size_t length = 0; length < whole.size(); ++length) {
    std::ofstream(folder.file(), std::ios::binary) << whole.substr(0, length);
    CHECK(words::Catalogue(folder.file()).find("two") == nullptr);
  }
  for (std::size_t i = 0; i < whole.size(); ++i) {
    for (const char with : {'\0', '\x7f', '\xff'}) {
      std::string damaged = whole;
      damaged[i] = with;
      std::ofstream(folder.file(), std::ios::binary) << damaged;
      const words::Catalogue catalogue(folder.file());
      const std::string two = said(catalogue.find("two"));  // whatever it is, it can be read
      CHECK(two.size() < whole.size());
      static_cast<void>(catalogue.find_more("one card"));
    }
  }
}
