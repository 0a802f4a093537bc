// The window is killed without warning at random moments of an evening, over and over. The next one
// shows every entry that was on the sheet, on the same match and deal.
#include <unistd.h>

#include <array>
#include <chrono>
#include <random>

#include "../catch.hpp"
#include "../kills.hpp"
#include "evening.hpp"

namespace {

// How many rows the window's match has when what it shows as entered is counted.
int rows_shown(Evening& evening) {
  const core::Match& match = evening.match();
  const int settled = core::settled_deals(match);
  return core::kSeats * settled + core::cells_in(core::deal_at(match, settled + 1));
}

// Types deal after deal, and writes a byte for each entry that the sheet shows. Never returns.
[[noreturn]] void play_until_killed(const std::filesystem::path& file, int report) {
  Evening evening(file);
  constexpr std::array<const char*, core::kSeats> kTricks = {"2", "5", "3"};
  int shown = rows_shown(evening);
  while (true) {
    evening->type(kTricks.at(static_cast<std::size_t>(shown % core::kSeats)));
    evening->press(ImGuiKey_Enter);
    for (; shown < rows_shown(evening); ++shown) {
      if (write(report, "+", 1) != 1) {
        _exit(1);
      }
    }
  }
}

// How many entries the window showed before it was killed, `later` after it had shown `first`.
int shown_until_killed(const std::filesystem::path& file, int first,
                       std::chrono::microseconds later) {
  return told_until_killed(first, later, [&](int report) { play_until_killed(file, report); });
}

}  // namespace

TEST_CASE("after kills at random moments the window shows every entry that was on the sheet") {
  const int wanted = kills_wanted(15);
  std::mt19937 chance(325);
  Evening evening;
  evening.start_match();
  const core::PerSeat<std::string> players = evening.match().players;
  int rows = 0;
  for (int kills = 0; kills < wanted; ++kills) {
    if (kills % 50 == 0 && kills > 0) {  // the next evening: a match is not played for ever
      evening->press(ImGuiKey_E, ImGuiMod_Ctrl);
      evening->press(ImGuiKey_Enter);
      REQUIRE(evening.match().ended);
      evening->press(ImGuiKey_N, ImGuiMod_Ctrl);
      evening.start_match();
      rows = 0;
    }
    const int first = static_cast<int>(chance() % 4);
    const std::chrono::microseconds later(chance() % 30'000);
    const int shown = shown_until_killed(evening.file(), first, later);
    evening.open();
    REQUIRE(evening.desk().view().open);
    CHECK(evening.match().players == players);
    const int found = rows_shown(evening);
    CHECK(found >= rows + shown);
    CHECK(found <= rows + shown + 1);  // durable, and killed before it was drawn
    rows = found;
  }
  const store::Database database(evening.file(), 1000);
  CHECK(database.faults().empty());
  CHECK(database.list().size() == static_cast<std::size_t>((wanted - 1) / 50 + 1));
}
