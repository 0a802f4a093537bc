#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "../catch.hpp"
#include "app/usual_folder.hpp"
#include "evening.hpp"
#include "store/restore.hpp"

namespace {

namespace fs = std::filesystem;

std::string contents(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

void end_match(Evening& evening) {
  evening->press(ImGuiKey_E, ImGuiMod_Ctrl);
  evening->press(ImGuiKey_Enter);
}

// Three deals of the worked match, and its end.
void play(Evening& evening) {
  evening.start_match();
  evening.enter("2", "5", "3");
  evening.enter("4", "2", "4");
  evening->press(ImGuiKey_Z, ImGuiMod_Ctrl);
  evening->type("4");
  evening->press(ImGuiKey_Enter);
  end_match(evening);
}

// Fills in the open dialog for a file and presses Enter in it.
void name_file(Evening& evening, const fs::path& file) {
  evening.desk().draft().dialog_ring.focused = "File";
  evening->frame(2);
  evening->press(ImGuiKey_A, ImGuiMod_Ctrl);
  evening->type(file.string());
  evening->press(ImGuiKey_Enter);
}

template <typename Kind>
const Kind* dialog(Evening& evening) {
  return std::get_if<Kind>(&evening.desk().draft().dialog);
}

// A match of these three, started on the desk's own database by somebody else.
void add_match(Evening& evening, const core::PerSeat<std::string>& names) {
  store::Database database(evening.file(), 200);
  const auto started = session::start(
      database,
      {.names = names, .rules = core::Rules(), .first_dealer = 0, .host = 0, .target = 25},
      store::Keeping::ByHost);
  session::Session session(database, std::get<int>(started));
  const core::PerSeat<int> tricks = {2, 5, 3};
  for (const core::Seat seat : core::kAllSeats) {
    (void)session.make(*session.place(seat),
                       core::Entry{1, seat, tricks[static_cast<std::size_t>(seat)]});
  }
  evening.follow();
}

const core::PerSeat<std::string> kOddNames = {"A, B", "\"Q\"", "=1+1"};
const core::PerSeat<std::string> kFarNames = {
    "\u0622\u0645\u0646\u06C1", "\U0001F0CF\U0001F468\u200D\U0001F469\u200D\U0001F467",
    "Forty letters are the most a name may be"};

}  // namespace

TEST_CASE("an ended match is in the history, opens read-only, and tells its journal") {
  Evening evening;
  play(evening);
  evening->press(ImGuiKey_O, ImGuiMod_Ctrl);
  REQUIRE(evening.desk().view().history.lines.size() == 1);
  CHECK(evening->sees("30 November 2026"));
  CHECK(evening->sees_part("furthest ahead \u00B7 2 deals"));
  evening->press(ImGuiKey_Enter);
  REQUIRE(evening.desk().draft().page == ui::Page::Sheet);
  CHECK(evening->sees("Journal, newest first"));
  REQUIRE(evening.desk().view().record);
  const ui::Record& record = *evening.desk().view().record;
  CHECK(record.journal.front().sentence == "Asha ended the match.");
  CHECK(record.journal.size() == 9);
  CHECK(record.journal.at(2).sentence == "Asha took back: Chandra 4 in deal 2.");
  CHECK(record.journal.at(3).is_taken_back);
  CHECK(record.moves == std::vector<std::string>{"no pulls", "Asha draws 1 from Chandra"});
}

TEST_CASE("a title and a note are kept, shown, found by, and there after a restart") {
  Evening evening;
  play(evening);
  evening->click("Title and note");
  evening->type("a long night");
  evening->press(ImGuiKey_Tab);
  evening->type("rain");
  evening->press(ImGuiKey_Enter);
  evening->type("tea");
  evening->press(ImGuiKey_Enter, ImGuiMod_Ctrl);
  CHECK(evening->sees("a long night"));
  CHECK(evening->sees("tea"));
  evening.open();
  evening->press(ImGuiKey_O, ImGuiMod_Ctrl);
  CHECK(evening->sees("a long night"));
  evening->type("/");
  evening->type("tea rain");
  CHECK(evening.desk().view().history.matches.size() == 1);
  evening->type("x");
  CHECK(evening.desk().view().history.matches.empty());
  CHECK(evening->sees("No match is like that"));
}

TEST_CASE("the filter narrows the history down by player, day, game and what is laid aside") {
  Evening evening;
  play(evening);
  add_match(evening, {"Dipa", "Esha", "Farid"});
  evening->press(ImGuiKey_O, ImGuiMod_Ctrl);
  ui::HistoryDraft& filter = evening.desk().draft().history;
  const auto found = [&] {
    evening->frame(3);
    return evening.desk().view().history.matches.size();
  };
  CHECK(found() == 2);
  filter.person = "dip";
  CHECK(found() == 1);
  filter.person = "nobody";
  CHECK(found() == 0);
  filter = {};
  filter.game = 2;
  CHECK(found() == 0);
  filter = {};
  filter.from = "2026-11-30";
  filter.to = "2026-11-30";
  CHECK(found() >= 1);
  filter.to = "2025";
  filter.from = "";
  CHECK(found() == 0);
  filter = {};
  filter.is_archived = true;
  CHECK(found() == 0);
}

TEST_CASE("a match is laid aside and taken back, and its journal stays as it is") {
  Evening evening;
  play(evening);
  evening->click("Lay aside");
  CHECK(evening->sees_part("the history shows it only when asked to"));
  evening->press(ImGuiKey_O, ImGuiMod_Ctrl);
  CHECK(evening.desk().view().history.matches.empty());
  evening->click("Laid aside");
  evening->frame(2);
  REQUIRE(evening.desk().view().history.matches.size() == 1);
  evening->click("Match 1");
  evening->click("Take back out");
  CHECK(evening.desk().view().record->journal.size() == 9);
  evening.desk().draft().history = {};
  evening->press(ImGuiKey_O, ImGuiMod_Ctrl);
  CHECK(evening.desk().view().history.matches.size() == 1);
}

TEST_CASE("the sheet is copied as text") {
  Evening evening;
  play(evening);
  evening->press(ImGuiKey_C, ImGuiMod_Ctrl | ImGuiMod_Shift);
  CHECK(evening->clipboard().starts_with("3-2-5, 30 November 2026\n"));
  CHECK(evening->clipboard().find("Chandra: 7\n") != std::string::npos);
  CHECK(evening->sees("The sheet is copied as text."));
}

TEST_CASE("a number half typed is in the copy, as it is in the sheet") {
  Evening evening;
  evening.start_match();
  evening.enter("2", "5", "3");
  evening->type("4");
  evening->press(ImGuiKey_C, ImGuiMod_Ctrl | ImGuiMod_Shift);
  CHECK(core::deal_at(evening.match(), 2).tricks[0] == 4);
}

TEST_CASE("the sheet is saved in every form, and never over a file without asking") {
  Evening evening;
  evening.desk().set_painter([](const ui::View& view) {
    return view.is_still && view.open ? std::string("a picture") : std::string();
  });
  play(evening);
  const fs::path folder = evening.file().parent_path();
  for (const auto& [ending, form] :
       {std::pair{"csv", "Form: CSV"}, std::pair{"txt", "Form: text"},
        std::pair{"jsonl", "Form: JSON"}, std::pair{"png", "Form: picture"}}) {
    const fs::path file = folder / (std::string("a.") + ending);
    evening->press(ImGuiKey_S, ImGuiMod_Ctrl | ImGuiMod_Shift);
    REQUIRE(dialog<ui::OutAsked>(evening) != nullptr);
    evening->click(form);
    name_file(evening, file);
    REQUIRE(dialog<ui::OutAsked>(evening) == nullptr);
    CHECK_FALSE(contents(file).empty());
  }
  CHECK(contents(folder / "a.png") == "a picture");
  const std::string before = contents(folder / "a.csv");
  std::ofstream(folder / "a.csv") << "mine";
  evening->press(ImGuiKey_S, ImGuiMod_Ctrl | ImGuiMod_Shift);
  evening->click("Form: CSV");
  name_file(evening, folder / "a.csv");
  CHECK(contents(folder / "a.csv") == "mine");
  CHECK(evening->sees("A file of that name is there already."));
  evening->click("Replace it");
  CHECK(contents(folder / "a.csv") == before);
  CHECK(dialog<ui::OutAsked>(evening) == nullptr);
}

TEST_CASE("where a file cannot be written the dialog says why and stays") {
  Evening evening;
  play(evening);
  evening->press(ImGuiKey_S, ImGuiMod_Ctrl | ImGuiMod_Shift);
  evening->click("Form: CSV");
  const fs::path file = evening.file().parent_path() / "no folder" / "a.csv";
  name_file(evening, file);
  CHECK(evening->sees_part("a.csv cannot be written: No such file or directory."));
  CHECK(dialog<ui::OutAsked>(evening) != nullptr);
}

TEST_CASE("without a painter a picture is refused in words") {
  Evening evening;
  play(evening);
  evening->press(ImGuiKey_S, ImGuiMod_Ctrl | ImGuiMod_Shift);
  name_file(evening, evening.file().parent_path() / "a.png");
  CHECK(evening->sees_part("cannot be drawn as a picture"));
}

TEST_CASE("a file is suggested in the usual folder, after who played and when") {
  Evening evening;
  play(evening);
  evening->press(ImGuiKey_S, ImGuiMod_Ctrl | ImGuiMod_Shift);
  REQUIRE(dialog<ui::OutAsked>(evening) != nullptr);
  CHECK(fs::path(dialog<ui::OutAsked>(evening)->path) ==
        app::usual_folder() / "Asha, Bimal, Chandra 2026-11-30.png");
}

TEST_CASE("everything goes out as JSON lines and comes back into another database") {
  Evening evening;
  play(evening);
  add_match(evening, kOddNames);
  add_match(evening, kFarNames);
  evening->press(ImGuiKey_O, ImGuiMod_Ctrl);
  const fs::path file = evening.file().parent_path() / "all.jsonl";
  evening->click("Export these");
  name_file(evening, file);
  CHECK(evening->sees_part("Saved as "));

  Evening other;
  other->press(ImGuiKey_O, ImGuiMod_Ctrl);
  other->click("Import");
  name_file(other, file);
  CHECK(other->sees("3 imported, 0 here already."));
  other->press(ImGuiKey_Enter);
  CHECK(dialog<ui::InAsked>(other) == nullptr);
  REQUIRE(other.desk().view().history.matches.size() == 3);
  CHECK(other->sees("A, B"));
  CHECK(other->sees("=1+1"));
  CHECK(other->sees(kFarNames[0]));
  other->click("Import");
  name_file(other, file);
  CHECK(other->sees("0 imported, 3 here already."));
  other->press(ImGuiKey_Enter);
  other->click("Export these");
  const fs::path again = other.file().parent_path() / "again.jsonl";
  name_file(other, again);
  CHECK(contents(again) == contents(file));
}

TEST_CASE("names of every kind make files that are written where they are meant to be") {
  for (const core::PerSeat<std::string>& names :
       {kOddNames, kFarNames, core::PerSeat<std::string>{"../../a", "-rf", ".b"}}) {
    Evening evening;
    add_match(evening, names);
    evening->press(ImGuiKey_O, ImGuiMod_Ctrl);
    evening->press(ImGuiKey_S, ImGuiMod_Ctrl | ImGuiMod_Shift);
    REQUIRE(dialog<ui::OutAsked>(evening) != nullptr);
    const fs::path suggested = dialog<ui::OutAsked>(evening)->path;
    CHECK(suggested.parent_path() == app::usual_folder());
    evening->click("Form: CSV");
    const fs::path file = evening.file().parent_path() / suggested.filename();
    name_file(evening, file);
    CHECK(dialog<ui::OutAsked>(evening) == nullptr);
    CHECK(contents(file).find("2,") != std::string::npos);
  }
}

TEST_CASE("an import that has anything wrong says where, and stores nothing") {
  Evening evening;
  evening->press(ImGuiKey_O, ImGuiMod_Ctrl);
  const fs::path file = evening.file().parent_path() / "bad.jsonl";
  std::ofstream(file)
      << R"({"squarescores":1,"game":"3-2-5","players":["A","B","C"],"deals":[]})" << "\n"
      << R"({"squarescores":1,"game":"3-2-5","players":["A","B","C"],"deals":[{"tricks":[9,9,9]}]})"
      << "\n";
  evening->click("Import");
  name_file(evening, file);
  CHECK(evening->sees_part("line 2: deals[0]"));
  CHECK(evening->sees_part("Nothing was imported."));
  CHECK(evening.desk().view().history.matches.empty());
  name_file(evening, evening.file().parent_path());
  CHECK(evening->sees("This file cannot be read."));
}

TEST_CASE("a path is meant as it is typed, from the home, or in the usual folder") {
  CHECK(app::path_meant("/tmp/a b.csv ") == "/tmp/a b.csv");
  CHECK(app::path_meant(" a.csv") == app::usual_folder() / "a.csv");
  CHECK(app::path_meant("~/a.csv").filename() == "a.csv");
  CHECK(app::path_meant("~/a.csv").is_absolute());
  CHECK(app::path_meant("   ").empty());
}

TEST_CASE("the history follows what others write while it is shown") {
  Evening evening;
  evening->press(ImGuiKey_O, ImGuiMod_Ctrl);
  CHECK(evening->sees("No match has been played here yet"));
  add_match(evening, {"Dipa", "Esha", "Farid"});
  CHECK(evening->sees("Dipa"));
}

TEST_CASE("the desktop's dialog fills in the file, and a desktop without one says so") {
  Evening evening;
  play(evening);
  evening->press(ImGuiKey_S, ImGuiMod_Ctrl | ImGuiMod_Shift);
  evening->click("Browse");
  CHECK(evening->sees_part("This desktop has no dialog for files."));
  std::string asked;
  evening.desk().set_desktop(
      [&](const app::FileQuestion& question) { asked = question.suggested.filename().string(); });
  evening->click("Form: CSV");
  evening->click("Browse");
  CHECK(asked == "Asha, Bimal, Chandra 2026-11-30.csv");
  const fs::path file = evening.file().parent_path() / "a.csv";
  std::ofstream(file) << "agreed to be replaced in the desktop's dialog";
  evening.desk().take_file({.came = app::FileAnswer::Came::Chosen, .file = file});
  evening->frame(2);
  evening->click("Save");
  CHECK(contents(file).starts_with("match,"));
  evening.desk().take_file({.came = app::FileAnswer::Came::Chosen, .file = "/tmp/late"});
  CHECK(dialog<ui::OutAsked>(evening) == nullptr);
}

namespace {

// Two matches, of which each has a name that the other has not, and the page that lists them with
// the keys in the words, where nothing that is looked for has been found before it settles.
void type_into_a_slow_history(Evening& evening, const std::string& words) {
  add_match(evening, {"Asha", "Bimal", "Chandra"});
  add_match(evening, {"Dipa", "Esha", "Farid"});
  evening->press(ImGuiKey_O, ImGuiMod_Ctrl);
  REQUIRE(evening.desk().view().history.matches.size() == 2);
  evening.finds_at_once(false);
  evening->type("/");
  evening->type(words);
}

const std::vector<int>& listed(Evening& evening) { return evening.desk().view().history.matches; }

}  // namespace

TEST_CASE("what is typed while matches are looked for is all there and is what is found") {
  Evening evening;
  type_into_a_slow_history(evening, "chandra");
  CHECK(evening.desk().draft().history.words == "chandra");
  CHECK(evening.desk().is_finding());
  CHECK(evening.desk().view().history.is_behind);
  CHECK(listed(evening).size() == 2);  // until the others are there
  CHECK(evening->sees("Dipa"));
  evening.settle();
  CHECK_FALSE(evening.desk().view().history.is_behind);
  CHECK(listed(evening) == std::vector{1});
  CHECK(evening->sees("Chandra"));
  CHECK_FALSE(evening->sees("Dipa"));
  SECTION("more words") {
    evening->type(" x");
    evening.settle();
    CHECK(listed(evening).empty());
    CHECK(evening->sees("No match is like that"));
  }
  SECTION("other words, of which the first found are not the last") {
    evening->press(ImGuiKey_A, ImGuiMod_Ctrl);
    evening->type("d");
    CHECK(evening.desk().is_finding());
    evening->type("ipa");
    CHECK(listed(evening) == std::vector{1});
    evening.settle();
    CHECK(listed(evening) == std::vector{2});
  }
  SECTION("a player whom nobody is called, typed while words are looked for") {
    evening->type(" b");
    CHECK(evening.desk().is_finding());
    evening.desk().draft().history.person = "nobody";
    evening->frame();
    evening.settle();
    CHECK(listed(evening).empty());
  }
}

TEST_CASE("no key opens, copies or saves a match of a list that is about to be another one") {
  Evening evening;
  type_into_a_slow_history(evening, "asha");
  evening->press(ImGuiKey_Enter);  // from the words into the list
  evening->press(ImGuiKey_Enter);
  evening->press(ImGuiKey_C, ImGuiMod_Ctrl | ImGuiMod_Shift);
  evening->press(ImGuiKey_S, ImGuiMod_Ctrl | ImGuiMod_Shift);
  CHECK(evening.desk().draft().page == ui::Page::Matches);
  CHECK_FALSE(evening.desk().view().open);
  CHECK(evening->clipboard().empty());
  CHECK(dialog<ui::OutAsked>(evening) == nullptr);
  SECTION("nor all of them") {
    evening->click("Export these");
    CHECK(dialog<ui::OutAsked>(evening) == nullptr);
    return;
  }
  evening.settle();
  evening->press(ImGuiKey_Enter);
  REQUIRE(evening.desk().view().open);
  CHECK(evening.desk().view().open->number == 1);
}

TEST_CASE("before it is known which matches there are, none is said to be missing") {
  Evening evening;
  evening.finds_at_once(false);
  evening->press(ImGuiKey_O, ImGuiMod_Ctrl);
  CHECK_FALSE(evening->sees("No match has been played here yet"));
  evening.settle();
  CHECK(evening->sees("No match has been played here yet"));
}

TEST_CASE("a match that comes while others are looked for is found as well") {
  Evening evening;
  type_into_a_slow_history(evening, "esha");
  add_match(evening, {"Esha", "Gita", "Hari"});
  CHECK(evening.desk().is_finding());
  evening.settle();
  CHECK(listed(evening) == std::vector{3, 2});
}

TEST_CASE("what was found in a score sheet is not shown as another one's") {
  Evening evening;
  evening.start_match();
  const fs::path kept = evening.file().parent_path() / "kept.db";
  store::Database(evening.file(), 1000).back_up(kept);
  add_match(evening, {"Dipa", "Esha", "Farid"});
  evening.finds_at_once(false);
  evening->press(ImGuiKey_O, ImGuiMod_Ctrl);
  REQUIRE(evening.desk().is_finding());
  (void)store::restore(evening.file(), kept, *core::parse_instant("2026-11-30T18:05:00Z"), 1000);
  evening.follow();
  evening->press(ImGuiKey_O, ImGuiMod_Ctrl);
  while (!evening.desk().take_up()) {
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  CHECK(listed(evening).empty());
  evening.settle();
  CHECK(listed(evening) == std::vector{1});
}

TEST_CASE("a score sheet that has gone is not made anew by looking for matches or counting them") {
  Evening evening;
  type_into_a_slow_history(evening, "");
  fs::rename(evening.file(), evening.file().string() + ".away");
  SECTION("looking") {
    evening->type("esha");
    evening.settle();
    CHECK(evening->sees_part("is no longer there"));
    CHECK(evening.desk().view().history.is_behind);
  }
  SECTION("counting") {
    evening.desk().draft().statistics.game = 0;
    evening.desk().carry_out(ui::Actions{ui::CountStatistics{}});
    evening.settle();
  }
  CHECK_FALSE(fs::exists(evening.file()));
}

TEST_CASE("a window may close while matches are looked for") {
  Evening evening;
  type_into_a_slow_history(evening, "esha");
  REQUIRE(evening.desk().is_finding());
  evening.open();
  CHECK_FALSE(evening.desk().is_finding());
}
