#include "ui/explained.hpp"

#include "../catch.hpp"
#include "played.hpp"
#include "words/explain.hpp"

namespace {

struct Explaining {
  Table table;
  Headless window;

  explicit Explaining(
      core::Match match = Table::with_deals({{2, 5, 3}, {4, 2, 4}, {7, 2, 1}, {1, 4, 5}}))
      : table(std::move(match)), window(table.drawing()) {}

  // What the dialog shows is this explanation, whole; then it closes.
  void check_explained(const words::Explanation& explanation) {
    REQUIRE(std::holds_alternative<ui::Explained>(table.draft.dialog));
    INFO(window.listed());
    CHECK(window.sees(explanation.title));
    for (const std::string& sentence : explanation.sentences) {
      INFO(sentence);
      CHECK(window.sees(sentence));
    }
    for (const words::ExplainedRow& row : explanation.rows) {
      INFO(row.what);
      CHECK(window.sees(row.what));
    }
    window.press(ImGuiKey_Escape);
    CHECK(std::holds_alternative<std::monostate>(table.draft.dialog));
  }

  void click(std::string_view control, const words::Explanation& explanation) {
    INFO(control);
    window.click(control);
    check_explained(explanation);
  }
};

}  // namespace

TEST_CASE("A click on a total, a quota, a dealer or a pull explains it") {
  Explaining page;
  const core::Match& match = page.table.match();
  page.click("explain total Bimal", words::total_of(match, 1));
  page.click("explain needs Chandra", words::quota_of(match, 5, 2));
  page.click("explain dealer", words::dealer_of(match, 5));
  page.click("dealer mark of cell 2 Bimal", words::dealer_of(match, 2));
  page.click("surplus of cell 3 Asha", words::quota_of(match, 3, 0));
  page.click("explain Chandra from Bimal", words::pulls_of(match));
  CHECK(page.table.done.empty());
}

TEST_CASE("A click on what decides the match explains it, before and after its end") {
  Explaining page(Table::with_deals({{10, 0, 0}, {10, 0, 0}, {6, 2, 2}}));
  page.click("explain winner", words::winner_of(page.table.match()));
  page.table.show(core::apply(page.table.match(), 0, core::MatchEnded{0}, {}));
  page.window.frame(2);
  page.click("explain winner", words::winner_of(page.table.match()));
  page.click("explain total Asha", words::total_of(page.table.match(), 0));
}

TEST_CASE("E explains the total in focus, and arrows go on to everything else") {
  Explaining page;
  const core::Match& match = page.table.match();
  page.window.press(ImGuiKey_E);
  CHECK(page.window.sees(words::total_of(match, 0).title));
  page.window.press(ImGuiKey_Tab);  // from what to whom
  page.window.press(ImGuiKey_RightArrow);
  CHECK(page.window.sees(words::total_of(match, 1).title));
  page.window.press(ImGuiKey_Tab, ImGuiMod_Shift);
  for (const std::string& title :
       {words::quota_of(match, 5, 1).title, words::dealer_of(match, 5).title,
        words::pulls_of(match).title, words::winner_of(match).title}) {
    page.window.press(ImGuiKey_RightArrow);
    CHECK(page.window.sees(title));
  }
  page.window.press(ImGuiKey_E);
  CHECK(std::holds_alternative<std::monostate>(page.table.draft.dialog));
}

TEST_CASE("What is half-typed is entered before something is explained") {
  Explaining page;
  page.window.type("4");
  page.window.press(ImGuiKey_E);
  CHECK(page.table.tricks(5, 0) == 4);
}

TEST_CASE("The table view explains its totals, quotas, pulls and winner too") {
  Explaining page;
  page.window.press(ImGuiKey_F11);
  const core::Match match = page.table.match();
  page.click("explain total Chandra", words::total_of(match, 2));
  page.click("explain needs Asha", words::quota_of(match, 5, 0));
  page.click("explain line 1", words::pulls_of(match));
  CHECK(page.table.draft.shows_table);
  core::Match won = match;
  won.target = 13;
  page.table.show(won);
  page.window.frame(2);
  page.click("explain line 1", words::winner_of(won));
  page.window.press(ImGuiKey_E);
  page.check_explained(words::total_of(won, 0));
}

TEST_CASE("Every total of every game is explained with its rows") {
  for (const core::Game& game : core::games()) {
    core::Match match = Table::three();
    match.rules = core::Rules(game);
    match.target = core::usual_target(game);
    if (game.has_calls) {
      match = core::apply(match, 0, core::CallMade{1, core::Call::Miz}, {});
    }
    match = Table::with_deals(match, {{game.tricks - 6, 4, 2}});
    INFO(game.name);
    Explaining page(match);
    for (const core::Seat seat : core::kAllSeats) {
      page.click("explain total " + match.players[static_cast<std::size_t>(seat)],
                 words::total_of(match, seat));
    }
  }
}
