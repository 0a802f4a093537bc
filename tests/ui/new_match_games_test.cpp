// The page 'New match' for each of the games: what it asks, and that no control of it can make
// rules that a match could not start with.
#include <map>
#include <string>

#include "../catch.hpp"
#include "core/check.hpp"
#include "headless.hpp"
#include "tables.hpp"
#include "ui/readiness.hpp"
#include "ui/window.hpp"

namespace {

struct Page {
  ui::View view;
  ui::Draft draft;
  ui::Actions actions;
  Headless screen;

  explicit Page(const core::Game& game, ImVec2 size = {1280, 800})
      : screen(
            [this, &game, is_first = true](ui::Pen& pen) mutable {
              if (is_first) {
                draft.page = ui::Page::NewMatch;
                draft.new_match.names = {"Asha", "Bimal", "Chandra"};
                ui::choose_game(draft.new_match, game);
                is_first = false;
              }
              ui::draw_window(pen, view, draft, actions);
            },
            size) {}

  [[nodiscard]] const core::Rules& rules() const { return draft.new_match.rules; }
};

const core::Game& game_of(std::string_view name) { return *core::find_game(name); }

}  // namespace

TEST_CASE("the arrows go through the games, each with its two lines, and round") {
  Page page(game_of("3-2-5"));
  while (page.screen.focused() != "Game") {
    page.screen.press(ImGuiKey_Tab);
  }
  for (const core::Game& game : core::games()) {
    CHECK(page.rules().game == &game);
    CHECK(page.screen.sees(game.name));
    CHECK(page.screen.sees(game.differs[0]));  // not cut off
    CHECK(page.screen.sees(game.differs[1]));
    page.screen.press(ImGuiKey_RightArrow);
  }
  CHECK(page.rules().game == &game_of("3-2-5"));
  page.screen.press(ImGuiKey_LeftArrow);
  CHECK(page.rules().game == &game_of("9-5-3"));
}

TEST_CASE("another game brings its own rules and line, and keeps the people") {
  ui::NewMatchDraft filled_in;
  filled_in.names = {"Asha", "Bimal", "Chandra"};
  filled_in.rules.sweep_bonus = true;
  filled_in.target = "40";
  filled_in.first_dealer = 3;
  filled_in.host = 2;
  ui::choose_game(filled_in, game_of("9-5-2"));
  CHECK(filled_in.rules == core::Rules(game_of("9-5-2")));
  CHECK(filled_in.target == "10");
  CHECK(filled_in.first_dealer == 0);  // nobody draws cards for it there
  CHECK(filled_in.host == 2);
  CHECK(filled_in.names[1] == "Bimal");
  CHECK_FALSE(ui::not_ready(filled_in));
}

TEST_CASE("the line is asked for only in a game that has one") {
  for (const core::Game& game : core::games()) {
    CAPTURE(game.name);
    Page page(game);
    CHECK(page.screen.has_control("Line") == core::has_line(game));
    page.screen.press(ImGuiKey_Enter, ImGuiMod_Ctrl);
    CHECK(only<ui::StartMatch>(page.actions) != nullptr);
  }
}

TEST_CASE("exactly the rules of a game have a control, and each changes its rule alone") {
  struct Control {
    core::Rule rule;
    const char* name;
  };
  const std::vector<Control> controls = {{core::Rule::SweepBonus, "Sweep bonus"},
                                         {core::Rule::LoserDeals, "Loser deals"},
                                         {core::Rule::FullRotation, "Play out the rotation"},
                                         {core::Rule::KeepOfSuit, "Card given back"},
                                         {core::Rule::TrumpBy, "Trumps"},
                                         {core::Rule::Sevens, "Sevens"},
                                         {core::Rule::Deals, "Deals"},
                                         {core::Rule::Ends, "Won by"},
                                         {core::Rule::DealTricks, "Tricks"},
                                         {core::Rule::MaxBleed, "Most cards exchanged"},
                                         {core::Rule::Stake, "Stake"},
                                         {core::Rule::Calls, "miz"},
                                         {core::Rule::Kitty, "Kitty"}};
  for (const core::Game& game : core::games()) {
    for (const Control& control : controls) {
      CAPTURE(game.name, control.name);
      Page page(game);
      CHECK(page.screen.has_control(control.name) == game.rules.has(control.rule));
      if (!game.rules.has(control.rule) || control.rule == core::Rule::Stake) {
        continue;
      }
      while (page.screen.focused() != control.name) {
        page.screen.press(ImGuiKey_Tab);
      }
      page.screen.press(ImGuiKey_Space);
      CHECK(core::agreed_rules(page.rules()).size() == 1);
      CHECK_FALSE(ui::not_ready(page.draft.new_match));
    }
  }
}

TEST_CASE("of tricks and overtricks the one that counts is shown, the other is as usual") {
  Page page(game_of("3-5-8"));
  page.draft.new_match.rules.deal_tricks = 16;
  page.screen.click("Won by");
  CHECK(page.rules().ending == core::Ending::OverInDeal);
  page.screen.frame();
  CHECK(page.screen.has_control("Over quota"));
  CHECK_FALSE(page.screen.has_control("Tricks"));
  CHECK(page.rules().deal_tricks == 12);
}

TEST_CASE("the last call cannot be left out") {
  Page page(game_of("8-5-3 calls"));
  for (const char* call : {"hearts", "clubs", "diamonds", "spades", "no_trumps"}) {
    page.screen.click(call);
  }
  CHECK(page.rules().calls == std::vector<core::Call>{core::Call::Miz});
  CHECK_FALSE(page.screen.has_control("miz"));
  CHECK(page.screen.sees("one call there must be"));
  page.screen.click("hearts");
  CHECK(page.rules().calls == std::vector<core::Call>{core::Call::Hearts, core::Call::Miz});
}

TEST_CASE("a stake that cannot be read is told, and the match does not start") {
  Page page(game_of("3-5-8"));
  page.screen.click("Stake");
  page.screen.type("5");
  page.screen.press(ImGuiKey_Tab);
  CHECK(page.screen.sees_part("three letters"));
  page.screen.press(ImGuiKey_Enter, ImGuiMod_Ctrl);
  CHECK(page.actions.empty());
  page.draft.new_match.stake = "5 npr";
  page.screen.press(ImGuiKey_Enter, ImGuiMod_Ctrl);
  CHECK(only<ui::StartMatch>(page.actions) != nullptr);
}

TEST_CASE("the game stands at the head, and at 1280 by 800 the page of every game fits") {
  for (const core::Game& game : core::games()) {
    CAPTURE(game.name);
    Page page(game);
    CHECK(page.screen.control("Game").rect.max.y < page.screen.control("First name").rect.min.y);
    CHECK(page.screen.control("Game").rect.min.x == page.screen.control("First name").rect.min.x);
    const float foot = page.screen.control("Start").rect.min.y - 12;
    for (const ui::Seen& seen : page.screen.seen()) {
      CAPTURE(seen.text, seen.rect.max.y);
      CHECK((seen.rect.max.y <= foot || seen.rect.min.y >= foot));
    }
  }
}

TEST_CASE("a page that was left scrolled begins with the game again") {
  Page page(game_of("3-2-5"), {800, 600});
  page.screen.press(ImGuiKey_Tab, ImGuiMod_Shift);
  CHECK(page.screen.control("Game").rect.max.y < 60);
  page.draft.page = ui::Page::Sheet;
  page.screen.frame(2);
  page.draft.page = ui::Page::NewMatch;
  page.screen.frame(2);
  CHECK(page.screen.control("Game").rect.min.y >= 60);
}

TEST_CASE("at 800 by 600 every control of every game is reached by keys, in sight") {
  for (const core::Game& game : core::games()) {
    CAPTURE(game.name);
    Page page(game, {800, 600});
    const std::string first = page.screen.focused();
    for (int i = 0; i < 40; ++i) {
      page.screen.press(ImGuiKey_Tab);
      const std::string focused = page.screen.focused();
      REQUIRE_FALSE(focused.empty());
      const ui::Rect& rect = page.screen.control(focused).rect;
      CAPTURE(focused);
      CHECK(rect.min.y >= 0);
      CHECK(rect.max.y <= 600);
      if (focused == first) {
        break;
      }
    }
  }
}

TEST_CASE("No line of the list of games is cut, at 200 % in 1280x800 either") {
  for (const float zoom : {1.0F, 2.0F}) {
    ui::View view;
    ui::Draft draft;
    draft.page = ui::Page::NewMatch;
    draft.dialog = ui::GameAsked{};
    ui::Actions actions;
    std::map<std::string, float> whole;
    const Headless window(
        [&](ui::Pen& pen) {
          for (const core::Game& game : core::games()) {
            for (const char* const line : game.differs) {
              whole[line] = pen.text_size(line, ui::Type::Small).x;
            }
          }
          ui::draw_window(pen, view, draft, actions);
        },
        {1280, 800}, zoom);
    int seen = 0;
    for (const ui::Seen& one : window.seen()) {
      if (const auto line = whole.find(one.text); line != whole.end() && !one.is_control) {
        CAPTURE(one.text, zoom);
        CHECK(one.rect.width() >= line->second - 1);
        ++seen;
      }
    }
    CHECK(seen >= 18);
  }
}
