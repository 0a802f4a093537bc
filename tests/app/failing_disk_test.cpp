// An evening at the window on a disk that fails: it says what is wrong, keeps what was typed, and
// goes on as if nothing had been once the disk is well.
#include "../failing_disk.hpp"

#include <array>
#include <cstdlib>
#include <string>
#include <string_view>

#include "../catch.hpp"
#include "evening.hpp"

namespace {

using Fault = FailingDisk::Fault;

// What the window says of a fault, in a player's words.
std::string_view words_for(Fault fault) {
  switch (fault) {
    case Fault::Full:
      return "cannot be saved: the disk is full.";
    case Fault::ReadOnly:
      return "cannot be saved: the file or its folder cannot be written.";
    default:  // the same, or that the disk does not answer, by what it was that failed
      return "cannot be ";
  }
}

// The evening at the table, act by act; each leaves the window as the next one needs it.
constexpr int kActs = 6;
void act(Evening& evening, int number) {
  switch (number) {
    case 0:
      evening->type("2");
      evening->press(ImGuiKey_Enter);
      return;
    case 1:
      evening->type("5");
      evening->press(ImGuiKey_Enter);
      return;
    case 2:
      evening->type("3");
      evening->press(ImGuiKey_Enter);
      return;
    case 3:  // the line
      evening->press(ImGuiKey_L, ImGuiMod_Ctrl);
      evening->press(ImGuiKey_Backspace);
      evening->press(ImGuiKey_Backspace);
      evening->type("30");
      evening->press(ImGuiKey_Enter);
      return;
    case 4:
      evening->press(ImGuiKey_Z, ImGuiMod_Ctrl);
      return;
    default:
      evening->press(ImGuiKey_E, ImGuiMod_Ctrl);
      evening->press(ImGuiKey_Enter);
      return;
  }
}

// How many operations on the disk each act takes.
std::array<int, kActs> operations() {
  std::array<int, kActs> all{};
  FailingDisk disk;
  Evening evening;
  evening.start_match();
  for (int i = 0; i < kActs; ++i) {
    const int before = disk.done();
    act(evening, i);
    all.at(static_cast<std::size_t>(i)) = disk.done() - before;
  }
  return all;
}

}  // namespace

TEST_CASE("on a full, read-only or broken disk the window says so, keeps the entry and saves it") {
  for (const Fault fault : {Fault::Full, Fault::ReadOnly, Fault::Error}) {
    FailingDisk disk;
    Evening evening;
    evening.start_match();
    disk.fail_at(1, fault, true);
    evening->type("4");
    evening->press(ImGuiKey_Enter);
    CHECK(evening.desk().wants_retry());
    CHECK(evening->sees_part(words_for(fault)));
    CHECK(evening->sees_part("not saved"));
    CHECK(evening->sees("4"));  // in its cell
    // Nothing is claimed saved that is not, and nothing else is taken meanwhile.
    CHECK_FALSE(core::deal_at(evening.match(), 1).tricks[0]);
    evening->type("3");
    evening->press(ImGuiKey_Enter);
    evening.desk().retry();
    evening->frame(2);
    CHECK(evening->sees_part(words_for(fault)));
    // Other pages can be looked at, and it waits all the same.
    evening->press(ImGuiKey_O, ImGuiMod_Ctrl);
    evening->press(ImGuiKey_S, ImGuiMod_Ctrl);
    CHECK(evening.desk().wants_retry());
    disk.mend();
    evening.desk().retry();
    evening->frame(2);
    CHECK_FALSE(evening.desk().wants_retry());
    CHECK(evening.desk().view().trouble.empty());
    CHECK_FALSE(evening->sees_part("not saved"));
    CHECK(core::deal_at(evening.match(), 1).tricks[0] == 4);
    CHECK(store::Database(evening.file(), 1000).row_count(1) == 1);
  }
}

TEST_CASE("a window closed while an entry waits warns, and the entry is not claimed") {
  FailingDisk disk;
  Evening evening;
  evening.start_match();
  disk.fail_at(1, Fault::Full, true);
  evening->type("4");
  evening.close();
  evening->frame(2);
  CHECK(evening.desk().wants_retry());
  CHECK(evening->sees_part("Close the window once more to leave without it."));
  disk.mend();
  evening.desk().retry();
  CHECK(core::deal_at(evening.match(), 1).tricks[0] == 4);
}

TEST_CASE("a match that could not be started on a full disk is started with the next Enter") {
  FailingDisk disk;
  Evening evening;
  evening.type_names();
  disk.fail_at(1, Fault::Full, true);
  evening->press(ImGuiKey_Enter);
  CHECK_FALSE(evening.desk().view().open);
  CHECK(evening->sees_part(words_for(Fault::Full)));
  CHECK(evening.desk().draft().new_match.names[2] == "Chandra");
  disk.mend();
  evening->press(ImGuiKey_Enter);
  REQUIRE(evening.desk().view().open);
  CHECK(evening.desk().view().trouble.empty());
  CHECK(store::Database(evening.file(), 1000).list().size() == 1);
}

TEST_CASE("a note and a person that a broken disk refused are saved when it is asked again") {
  FailingDisk disk;
  Evening evening;
  evening.start_match();
  SECTION("who is at the sheet") {
    disk.fail_at(1, Fault::Error, true);
    evening->press(ImGuiKey_F3);
    CHECK(evening->sees_part(words_for(Fault::Error)));
    disk.mend();
    evening->press(ImGuiKey_F3);
    CHECK(evening.desk().view().open->at_sheet == 1);
  }
  SECTION("a page of people") {
    evening->press(ImGuiKey_P, ImGuiMod_Ctrl);
    evening.desk().draft().people.new_name = "Deepa";
    disk.fail_at(1, Fault::Full, true);
    evening.desk().carry_out(ui::Actions{ui::AddPerson{.name = "Deepa"}});
    evening->frame(2);
    CHECK(evening->sees_part(words_for(Fault::Full)));
    disk.mend();
    evening.desk().carry_out(ui::Actions{ui::AddPerson{.name = "Deepa"}});
    evening->frame(2);
    CHECK(evening->sees("Deepa"));
  }
  CHECK(evening.desk().view().trouble.empty());
}

TEST_CASE("a score sheet that cannot be opened says why, and opens when it can be") {
  Folder folder;
  const std::filesystem::path file = folder.file();
  {
    const store::Database made(file, 1000);
  }
  FailingDisk disk;
  disk.fail_at(1, Fault::Error, true);
  Evening evening(file);
  CHECK_FALSE(evening.desk().view().unusable.empty());
  disk.mend();
  evening.follow();
  CHECK(evening.desk().view().unusable.empty());
  evening.start_match();
  CHECK(evening.desk().view().open);
}

// SQUARESCORES_FAULTS=all: at every operation and in every way; else at some.
TEST_CASE("a failure at any operation of an evening at the window loses nothing and is over soon") {
  const char* const wanted = std::getenv("SQUARESCORES_FAULTS");
  const bool is_whole = wanted != nullptr && std::string_view(wanted) == "all";
  const std::array<int, kActs> all = operations();
  constexpr std::array kFaults = {Fault::Error, Fault::Full, Fault::ShortWrite, Fault::ReadOnly};
  int shown = 0;
  int runs = 0;
  for (int failing = 0; failing < kActs; ++failing) {
    const int operations_of_act = all.at(static_cast<std::size_t>(failing));
    REQUIRE(operations_of_act > 5);
    for (int n = 1; n <= operations_of_act; n += is_whole ? 1 : 7) {
      for (std::size_t kind = 0; kind < kFaults.size(); ++kind) {
        if (!is_whole && static_cast<std::size_t>(failing + n) % kFaults.size() != kind) {
          continue;
        }
        CAPTURE(failing, n, kind);
        FailingDisk disk;
        Evening evening;
        evening.start_match();
        for (int i = 0; i < kActs; ++i) {
          if (i == failing) {
            disk.fail_at(n, kFaults.at(kind), true);
          }
          act(evening, i);
          if (i == failing) {
            shown += evening.desk().view().trouble.empty() ? 0 : 1;
            disk.mend();
            evening.desk().retry();
            evening->frame(2);
            CHECK(evening.desk().view().trouble.empty());
            CHECK_FALSE(evening.desk().wants_retry());
          }
        }
        ++runs;
        CHECK(evening.match().ended);
        CHECK(evening.sheet().totals == core::PerSeat<int>{2, 5, 3});
        CHECK(core::line_now(evening.match()) == 25);
        const store::Database database(evening.file(), 1000);
        CHECK(database.row_count(1) == kActs);
        CHECK(database.faults().empty());
      }
    }
  }
  CHECK(shown > runs / 2);
}
