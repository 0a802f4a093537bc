#include "../catalogue.hpp"
#include "../catch.hpp"
#include "app/settings.hpp"
#include "evening.hpp"

namespace {

class Nepali : public Catalogue {
 public:
  Nepali()
      : Catalogue("ne", R"(
msgid "Sheet"
msgstr "पाना"
msgid "Undo"
msgstr "फिर्ता"
msgid "needs {}"
msgstr "{} हात चाहिन्छ"
msgid "{} draws {} from {}"
msgstr "{0} ले {2} बाट {1} तान्छ"
msgid "{}: how many tricks? Then Enter."
msgstr "कति हात, {}?"
msgid "Close"
msgstr "बन्द"
msgid "Winner"
msgstr "विजेता"
)") {
    words::speak(words::languages().front(), words::Digits::Western, path());
  }
};

// From English on to Nepali, by keys.
void choose_nepali(Evening& evening) {
  evening->press(ImGuiKey_F10);
  REQUIRE(evening->focused() == "Language");
  evening->press(ImGuiKey_RightArrow);
  evening->press(ImGuiKey_RightArrow);
  REQUIRE(words::spoken().code == "ne");
  evening->press(ImGuiKey_Escape);
}

}  // namespace

TEST_CASE("Another language is spoken at once, and what is half-typed stays") {
  const Nepali catalogue;
  Evening evening;
  evening.start_match();
  CHECK(evening->sees("Sheet"));
  evening->type("1");
  choose_nepali(evening);
  CHECK(evening.desk().draft().typed == "1");
  CHECK(evening->sees("पाना"));
  CHECK(evening->sees("फिर्ता"));
  CHECK(evening->has_control("Undo"));  // what is pressed keeps its name
  CHECK(evening->sees_part("हात चाहिन्छ"));
  evening->type("0");
  evening->press(ImGuiKey_Enter);
  CHECK(core::deal_at(evening.match(), 1).tricks[0] == 10);
}

TEST_CASE("What can be explained is named in the language spoken") {
  const Nepali catalogue;
  Evening evening;
  evening.start_match();
  choose_nepali(evening);
  evening->press(ImGuiKey_E);
  CHECK(evening->sees("विजेता"));
}

TEST_CASE("In own digits what is typed, entered and asked for stands in them") {
  const Nepali catalogue;
  Evening evening;
  evening.start_match();
  choose_nepali(evening);
  evening->press(ImGuiKey_F10);
  evening->press(ImGuiKey_Tab);
  REQUIRE(evening->focused() == "Digits");
  evening->press(ImGuiKey_RightArrow);
  evening->press(ImGuiKey_Escape);
  CHECK(evening->sees("कति हात, Asha?"));
  evening->type("4");
  CHECK(evening->sees("४"));
  evening->press(ImGuiKey_Enter);
  CHECK(evening->sees("४"));
  CHECK(evening->sees("५ हात चाहिन्छ"));
  evening->type("१");  // and so they may be typed
  evening->press(ImGuiKey_Enter);
  CHECK(core::deal_at(evening.match(), 1).tricks[1] == 1);
  evening->press(ImGuiKey_Enter);
  CHECK(evening->sees("Asha ले Bimal बाट २ तान्छ"));
}

TEST_CASE("A press of the mouse in the dialog for looks keeps what is half-typed") {
  const Nepali catalogue;
  Evening evening;
  evening.start_match();
  evening->type("1");
  evening->press(ImGuiKey_F10);
  evening->click("Colours: light");
  CHECK(evening.desk().view().theme == ui::Theme::Light);
  CHECK(evening.desk().draft().typed == "1");
  CHECK(core::cells_in(core::deal_at(evening.match(), 1)) == 0);
}

TEST_CASE("The language chosen is remembered, and the desktop's own is not written down") {
  const Nepali catalogue;
  app::Settings settings;
  CHECK_FALSE(app::take_speech(settings));
  words::speak(words::language_of("ne"), words::Digits::Own);
  CHECK(app::take_speech(settings));
  CHECK(settings.language == "ne");
  CHECK(settings.digits == words::Digits::Own);
  words::speak(words::language_of("en"), words::Digits::Western);
  CHECK(app::take_speech(settings));
  CHECK(settings.language == "en");
}
