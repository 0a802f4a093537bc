// Statistics, backups and restored files at the window, on real files.
#include <SQLiteCpp/Database.h>

#include <fstream>
#include <iterator>
#include <vector>

#include "../catch.hpp"
#include "document/document.hpp"
#include "evening.hpp"
#include "store/backup_schedule.hpp"
#include "store/restore.hpp"

namespace {

namespace fs = std::filesystem;

std::size_t files_in(const fs::path& folder) {
  std::error_code missing;
  const auto count = std::distance(fs::directory_iterator(folder, missing), {});
  return static_cast<std::size_t>(count);
}

}  // namespace

TEST_CASE("A backup is made once a day, aside, and one that fails is told and stops nobody") {
  Evening evening;
  evening.desk().keep_up();
  evening.settle();
  CHECK(files_in(store::backup_folder(evening.file())) == 0);  // nothing has been played
  evening.start_match();
  evening.desk().keep_up();  // not within the hour
  CHECK_FALSE(evening.desk().is_busy());
  evening.at("2026-11-30T19:10:00Z");
  evening.desk().keep_up();
  evening.settle();
  CHECK(files_in(store::backup_folder(evening.file())) == 1);
  evening.at("2026-11-30T20:20:00Z");
  evening.desk().keep_up();
  evening.settle();
  CHECK(files_in(store::backup_folder(evening.file())) == 1);

  evening.at("2026-12-01T20:00:00Z");
  fs::remove_all(store::backup_folder(evening.file()));
  std::ofstream(store::backup_folder(evening.file())) << "in the way";
  evening.desk().keep_up();
  evening.settle();
  evening->frame(2);
  CHECK(evening->sees_part("Today's backup could not be made."));
  evening->type("4");
  evening->press(ImGuiKey_Enter);
  CHECK(core::deal_at(evening.match(), 1).tricks[0] == 4);
}

TEST_CASE("A file restored under the open window is shown, and the next entry is its own") {
  Evening evening;
  evening.start_match();
  evening.enter("2", "5", "3");
  const fs::path kept = evening.file().parent_path() / "kept.db";
  store::Database(evening.file(), 1000).back_up(kept);
  evening.enter("1", "4", "5");
  (void)store::restore(evening.file(), kept, *core::parse_instant("2026-11-30T18:05:00Z"), 1000);
  SECTION("noticed") {
    evening.follow();
    CHECK(evening->sees_part("Another score sheet was put in the place of this one."));
  }
  SECTION("met by writing") {
    evening->type("4");
    evening->press(ImGuiKey_Enter);
    CHECK(evening->sees_part("Another score sheet was put in the place of this one."));
  }
  CHECK(core::settled_deals(evening.match()) == 1);
  evening.enter("4", "4", "2");
  CHECK(core::settled_deals(evening.match()) == 2);
  CHECK(store::Database(evening.file(), 1000).faults().empty());
}

TEST_CASE("A damaged score sheet is shown as such, and the newest good backup can be put back") {
  Evening evening;
  evening.start_match();
  evening.enter("2", "5", "3");
  evening.at("2026-11-30T19:10:00Z");
  evening.desk().keep_up();
  evening.settle();
  fs::resize_file(evening.file(), 5000);
  evening.open();
  REQUIRE_FALSE(evening.desk().view().unusable.empty());
  CHECK(evening->sees_part("matches-2026-11-30.db"));
  evening->click("Put the backup back");
  CHECK(evening.desk().view().unusable.empty());
  REQUIRE(evening.desk().view().open);
  CHECK(core::settled_deals(evening.match()) == 1);
  CHECK(evening->sees_part("What was there is kept in"));
}

TEST_CASE("What can be read of a damaged score sheet is saved beside it, and can be imported") {
  Evening evening;
  evening.start_match();
  {
    store::Database database(evening.file(), 1000);
    session::Arrival one{.match = evening.match(), .id = std::nullopt, .started = std::nullopt};
    (void)session::bring_in(database, std::vector<session::Arrival>(200, one));
  }
  fs::resize_file(evening.file(), fs::file_size(evening.file()) - 3 * 4096);
  evening.open();
  REQUIRE(evening.desk().view().is_damaged);
  evening->click("Save what can be read");
  evening->frame(2);
  const fs::path saved = evening.file().string() + ".readable.jsonl";
  CHECK(evening->sees_part("Damaged and left out: "));
  CHECK(evening->sees_part(saved.string()));
  std::ifstream in(saved);
  const std::string text(std::istreambuf_iterator<char>(in), {});
  const auto matches = std::get<std::vector<document::Document>>(document::read_all(text));
  CHECK(matches.size() > 100);
  CHECK(matches.size() < 201);
}

TEST_CASE("Where nothing can be read of a damaged score sheet that is said, and no file is made") {
  Evening evening;
  evening.start_match();
  fs::resize_file(evening.file(), 5000);
  evening.open();
  evening->click("Save what can be read");
  evening->frame(2);
  CHECK(evening->sees_part("Nothing in it can be read."));
  CHECK_FALSE(fs::exists(evening.file().string() + ".readable.jsonl"));
}

TEST_CASE("A damaged match is left out of a file of several, and that is told") {
  Evening evening;
  evening.start_match();
  evening.enter("2", "5", "3");
  {
    store::Database database(evening.file(), 1000);
    (void)session::bring_in(
        database, std::vector<session::Arrival>(
                      2, {.match = evening.match(), .id = std::nullopt, .started = std::nullopt}));
    SQLite::Database raw(evening.file().string(), SQLite::OPEN_READWRITE, 1000);
    raw.exec("DROP TRIGGER match_refuses_update; UPDATE match SET target = 24 WHERE number = 2");
  }
  evening->press(ImGuiKey_O, ImGuiMod_Ctrl);
  evening->frame(2);
  evening.desk().carry_out(ui::Actions{ui::AskOut{.match = std::nullopt}});
  const fs::path saved = evening.file().parent_path() / "all.jsonl";
  std::get<ui::OutAsked>(evening.desk().draft().dialog).path = saved.string();
  evening.desk().carry_out(ui::Actions{ui::PutOut{}});
  evening->frame(2);
  CHECK(evening->sees_part("Damaged and left out: 1."));
  CHECK(fs::file_size(saved) > 100);
}

TEST_CASE("A score sheet that cannot be used is opened as soon as it can be") {
  Evening evening;
  evening.start_match();
  const fs::path kept = evening.file().parent_path() / "kept.db";
  store::Database(evening.file(), 1000).back_up(kept);
  fs::resize_file(evening.file(), 5000);
  evening.open();
  REQUIRE_FALSE(evening.desk().view().unusable.empty());
  (void)store::restore(evening.file(), kept, *core::parse_instant("2026-11-30T18:05:00Z"), 1000);
  evening.follow();
  CHECK(evening.desk().view().unusable.empty());
  CHECK(evening.desk().view().open);
}

TEST_CASE("Statistics without a match say so, and with one they count it") {
  Evening evening;
  evening->press(ImGuiKey_I, ImGuiMod_Ctrl);
  evening->frame(2);
  evening.settle();
  CHECK(evening->sees("Nothing has been played that counts here."));
  evening->press(ImGuiKey_N, ImGuiMod_Ctrl);
  evening.start_match();
  evening.enter("4", "4", "2");
  evening.enter("1", "4", "5");
  evening->press(ImGuiKey_I, ImGuiMod_Ctrl);
  evening->frame(2);
  evening.settle();
  CHECK(evening->sees("1 match with settled deals"));
  CHECK(evening->sees("Fair comparison"));
  CHECK(evening->sees("Asha, Bimal and Chandra"));
  CHECK(evening->sees("100 %"));
  // Another game, and a person.
  evening->click("Person");
  evening->type("chan");
  evening->frame(2);
  evening.settle();
  CHECK(evening.desk().view().statistics.only);
  CHECK(evening->count("Asha") == 1);  // at the sheet
  evening->type("x");
  CHECK(evening->sees("Nobody here is called so."));
  evening->press(ImGuiKey_Backspace);
  evening->click("To");
  evening->type("2025");
  evening->frame(2);
  evening.settle();
  CHECK(evening->sees("Nothing has been played that counts here."));
  evening->type("-13");
  CHECK(evening->sees_part("A day is"));
}
