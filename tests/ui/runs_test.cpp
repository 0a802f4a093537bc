#include "ui/runs.hpp"

#include "../catch.hpp"
#include "../headless.hpp"

TEST_CASE("What is marked in a sentence is a run of its own, and its danda goes with it") {
  const ui::Run strong{.words = "10", .colour = IM_COL32_WHITE, .weight = ui::Weight::Strong};
  const std::string text = std::string("a ") + ui::kMarks[0] + "\u0964 b";
  const std::vector<ui::Run> runs = ui::marked_runs(text, {.words = ""}, {strong});
  REQUIRE(runs.size() == 3);
  CHECK(runs[0].words == "a ");
  CHECK(runs[1].words == "10\u0964");
  CHECK(runs[1].weight == ui::Weight::Strong);
  CHECK(runs[2].words == " b");
}

TEST_CASE("A run begins where the one before it ends, also where words are wider together") {
  const ui::Shaper shaper = [](std::string_view words, float pixels, ui::Weight) {
    const bool are_together = words.size() > 8;  // bytes: of both words
    return ui::Shaped{
        {},
        {static_cast<float>(words.size()) * 3 + (are_together ? 40.0F : 0.0F), pixels},
        pixels * 0.8F};
  };
  ui::Probe probe;
  Headless window(Headless::full_screen([&](ui::Pen& plain) {
    probe.seen.clear();
    ui::Pen pen(plain.palette(), HeadlessFonts::of_zoom(1).fonts, 1.0F, shaper, &probe);
    const std::vector<ui::Run> runs = {{.words = "\u0915\u093f \u0916", .colour = IM_COL32_WHITE},
                                       {.words = " \u0917", .colour = IM_COL32_WHITE}};
    draw_runs(pen, {10, 10}, runs, ui::Type::Note, 900);
  }));
  REQUIRE(probe.seen.size() >= 2);
  CHECK(probe.seen[1].rect.min.x >= probe.seen[0].rect.max.x);
}
