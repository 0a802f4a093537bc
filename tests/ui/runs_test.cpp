#include "ui/runs.hpp"

#include "../catch.hpp"

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
