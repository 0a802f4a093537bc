#include "../catch.hpp"
#include "core/check.hpp"
#include "headless.hpp"
#include "tables.hpp"
#include "ui/ended.hpp"
#include "ui/keys.hpp"
#include "ui/window.hpp"
#include "words/words.hpp"

namespace {

// A dialog over a button that must not be pressed through it.
struct DialogPage {
  ui::View view;
  ui::Draft draft;
  ui::Actions actions;
  bool is_pressed_below = false;
  Headless screen;

  DialogPage(const ui::Dialog& dialog, const core::Match& match, core::Actor at_sheet = 0,
             ImVec2 size = {1280, 800}, float zoom = 1.0F)
      : screen(Headless::full_screen(
                   [this, dialog, match, at_sheet, is_first = true](ui::Pen& pen) mutable {
                     if (is_first) {
                       put_on_sheet(view, match, at_sheet);
                       draft.dialog = dialog;
                       is_first = false;
                     }
                     const ImVec2 display = ImGui::GetIO().DisplaySize;
                     is_pressed_below |=
                         pen.button("below", "below", {{0, 0}, display}, ui::Look::Plain);
                     ui::draw_dialog(pen, view, draft, actions, {{0, 0}, display});
                   }),
               size, zoom) {
    screen.frame(2);
  }

  [[nodiscard]] bool is_open() const {
    return !std::holds_alternative<std::monostate>(draft.dialog);
  }
  ui::Correcting& correcting() { return std::get<ui::Correcting>(draft.dialog); }
};

ui::Correcting third_row() { return {.deal = 3, .typed = {"7", "2", "1"}, .seat = 1}; }

core::Match decided() {
  return match_of({{2, 5, 3}, {4, 2, 4}, {7, 2, 1}, {1, 4, 5}, {2, 0, 8}, {1, 5, 4}});
}

core::Match with_entry(const core::Match& match) {
  return core::apply(match, 0, core::Entry{core::settled_deals(match) + 1, 0, 4}, std::nullopt);
}

const std::vector<ui::Dialog>& all_dialogs() {
  static const std::vector<ui::Dialog> kAll = {
      third_row(),      ui::Trading{.from = 0, .to = 2, .tricks = 1, .most = 1},
      ui::EndAsked{},   ui::HelpShown{},
      ui::WhoAsked{},   ui::HostAsked{},
      ui::TrumpAsked{}, ui::Explained{}};
  return kAll;
}

}  // namespace

TEST_CASE("Esc closes every dialog and changes nothing") {
  for (const ui::Dialog& dialog : all_dialogs()) {
    CAPTURE(dialog.index());
    DialogPage page(dialog, four_deals());
    REQUIRE(page.is_open());
    CHECK_FALSE(page.screen.focused().empty());
    page.screen.press(ImGuiKey_Escape);
    CHECK_FALSE(page.is_open());
    CHECK(page.actions.empty());
  }
}

TEST_CASE("nothing under a dialog can be pressed") {
  for (const ui::Dialog& dialog : all_dialogs()) {
    CAPTURE(dialog.index());
    DialogPage page(dialog, four_deals());
    page.screen.point_at(ImVec2{5, 5});
    page.screen.click_here();
    page.screen.point_at(ImVec2{640, 400});
    page.screen.click_here();
    CHECK_FALSE(page.is_pressed_below);
  }
}

TEST_CASE("Tab and the arrows stay inside a dialog and come round") {
  for (const ui::Dialog& dialog : all_dialogs()) {
    CAPTURE(dialog.index());
    DialogPage page(dialog, four_deals());
    const std::string first = page.screen.focused();
    const auto count = page.draft.dialog_ring.controls.size();
    for (std::size_t i = 0; i < count; ++i) {
      page.screen.press(ImGuiKey_Tab);
      CHECK_FALSE(page.screen.focused().empty());
    }
    CHECK(page.screen.focused() == first);
    page.screen.press(ImGuiKey_DownArrow);
    page.screen.press(ImGuiKey_UpArrow);
    CHECK(page.screen.focused() == first);
    CHECK(page.actions.empty());
  }
}

TEST_CASE(
    "every dialog but the list of keys fits a display of 800 by 600, and scrolls at twice the "
    "size") {
  for (const ui::Dialog& dialog : all_dialogs()) {
    CAPTURE(dialog.index());
    DialogPage page(dialog, four_deals(), 0, {800, 600});
    for (const ui::Seen& seen : page.screen.seen()) {
      CAPTURE(seen.text);
      CHECK(seen.rect.min.x >= 0);
      CHECK(seen.rect.min.y >= 0);
      CHECK(seen.rect.max.x <= 800);
      if (!std::holds_alternative<ui::HelpShown>(dialog)) {
        CHECK(seen.rect.max.y <= 600);
      }
    }
    DialogPage large(dialog, four_deals(), 0, {800, 600}, 2.0F);
    for (std::size_t i = 0; i < large.draft.dialog_ring.controls.size(); ++i) {
      large.screen.press(ImGuiKey_Tab);
      large.screen.frame(2);
      CAPTURE(large.screen.focused());
      const ui::Rect rect = large.screen.control(large.screen.focused()).rect;
      CHECK(rect.max.y <= 600);
      CHECK(rect.min.y >= 0);
    }
  }
}

TEST_CASE("a dialog opens anew with its own first control") {
  DialogPage page(ui::WhoAsked{}, four_deals());
  page.screen.press(ImGuiKey_Tab);
  page.screen.press(ImGuiKey_Escape);
  page.draft.dialog = ui::EndAsked{};
  page.screen.frame(3);
  CHECK(page.screen.focused() == "End match");
}

// Corrections

TEST_CASE("a correction shows the row as it stands and can be saved only when it adds up") {
  DialogPage page(third_row(), four_deals());
  CHECK(page.screen.focused() == "Tricks of Bimal");
  CHECK(page.screen.sees_part("nothing changed"));
  CHECK_FALSE(page.screen.control("Save").is_enabled);
  page.screen.type("3");
  CHECK(page.correcting().typed[1] == "3");
  CHECK(page.screen.sees("One too many: 11 of 10 tricks."));
  CHECK_FALSE(page.screen.control("Save").is_enabled);
  page.screen.press(ImGuiKey_Enter);
  CHECK(page.screen.focused() == "Tricks of Chandra");
  CHECK(page.actions.empty());
  page.screen.type("0");
  CHECK(page.screen.control("Save").is_enabled);
  CHECK(page.screen.sees("13 to 14"));  // Bimal's total
  CHECK(page.screen.sees("13 to 12"));  // Chandra's
  page.screen.press(ImGuiKey_Enter);
  REQUIRE(only_change<core::Correction>(page.actions) != nullptr);
  CHECK(*only_change<core::Correction>(page.actions) == core::Correction{3, {7, 3, 0}});
  CHECK_FALSE(page.is_open());
}

TEST_CASE("a correction is saved once, however it is pressed") {
  DialogPage page(third_row(), four_deals());
  page.screen.type("3");
  page.screen.press(ImGuiKey_Tab);
  page.screen.type("0");
  SECTION("a double click") { page.screen.double_click("Save"); }
  SECTION("Enter held down") { page.screen.hold(ImGuiKey_Enter, 12); }
  SECTION("by Tab and Space") {
    page.screen.press(ImGuiKey_Tab);
    CHECK(page.screen.focused() == "Save");
    page.screen.press(ImGuiKey_Space);
  }
  CHECK(only_change<core::Correction>(page.actions) != nullptr);
}

TEST_CASE("an unchanged row is never saved") {
  DialogPage page(third_row(), four_deals());
  page.screen.press(ImGuiKey_Enter);
  page.screen.press(ImGuiKey_Enter);
  page.screen.press(ImGuiKey_Enter);
  CHECK(page.screen.focused() == "Tricks of Bimal");
  page.screen.press(ImGuiKey_Tab);
  page.screen.type("1");
  page.screen.click("Save");
  CHECK(page.actions.empty());
  CHECK(page.is_open());
  page.screen.click("Leave it");
  CHECK(page.actions.empty());
  CHECK_FALSE(page.is_open());
}

TEST_CASE("a correction takes digits of any script and refuses what is no number of tricks") {
  DialogPage page({ui::Correcting{.deal = 3, .typed = {"\u096D", "2", "0"}, .seat = 1}},
                  four_deals());
  page.screen.type("\u06F3");
  CHECK(page.screen.control("Save").is_enabled);
  for (const std::string wrong : {"", "x", "-1", "100", "2.5"}) {
    CAPTURE(wrong);
    DialogPage other(third_row(), four_deals());
    other.correcting().typed = {"7", "3", wrong};
    other.draft.dialog_ring.focused = "Tricks of Asha";
    other.screen.frame(2);
    CHECK_FALSE(other.screen.control("Save").is_enabled);
    CHECK(other.screen.sees("A whole number in each box."));
  }
}

TEST_CASE("with the sweep bonus fifteen is a sweep, and without it too many") {
  core::Match match = four_deals();
  SECTION("with it") {
    match.rules.sweep_bonus = true;
    DialogPage page({ui::Correcting{.deal = 3, .typed = {"15", "0", "0"}, .seat = 0}}, match);
    CHECK(page.screen.sees("10 of 10 tricks in."));
    CHECK(page.screen.sees("14 to 22"));
    page.screen.click("Save");
    REQUIRE(only_change<core::Correction>(page.actions) != nullptr);
    CHECK(core::as_kept(match.rules, *only_change<core::Correction>(page.actions)) ==
          core::Change{core::Correction{3, {10, 0, 0}}});
  }
  SECTION("without") {
    DialogPage page({ui::Correcting{.deal = 3, .typed = {"15", "0", "0"}, .seat = 0}}, match);
    CHECK_FALSE(page.screen.control("Save").is_enabled);
  }
}

TEST_CASE("a correction shows the decision that would follow") {
  SECTION("one that falls") {
    DialogPage page({ui::Correcting{.deal = 5, .typed = {"8", "0", "2"}, .seat = 0}},
                    match_of({{2, 5, 3}, {4, 2, 4}, {7, 2, 1}, {1, 4, 5}, {0, 0, 10}, {3, 5, 2}}));
    CHECK(page.screen.sees_part("crossed the line"));
  }
  SECTION("one that is taken back") {
    core::Match match = match_of({{0, 0, 10}, {0, 0, 10}, {3, 2, 5}, {5, 5, 0}});
    DialogPage page({ui::Correcting{.deal = 1, .typed = {"5", "5", "0"}, .seat = 0}}, match);
    CHECK(page.screen.sees("The match would not be decided any more."));
  }
  SECTION("none") {
    DialogPage page({ui::Correcting{.deal = 3, .typed = {"6", "3", "1"}, .seat = 0}}, four_deals());
    CHECK(page.screen.sees("Nobody would be at the line of 25 yet."));
  }
}

TEST_CASE("a correction says which trade it would remove") {
  core::Match match = four_deals();  // deal 4: Chandra two over, Asha and Bimal one short each
  match = core::apply(match, 0, core::TradeMade{4, {0, 2, 1}}, std::nullopt);
  DialogPage page({ui::Correcting{.deal = 4, .typed = {"2", "4", "4"}, .seat = 0}}, match);
  const core::Match after = core::apply(match, 0, core::Correction{4, {2, 4, 4}}, std::nullopt);
  const std::string sentence = words::consequences(match, core::consequences(match, after));
  REQUIRE_FALSE(sentence.empty());
  CHECK(page.screen.sees(sentence));
}

TEST_CASE("a correction says who would deal next, if that changes") {
  core::Match match = four_deals();
  match.rules.loser_deals = true;  // Bimal deals next, furthest below with Asha and after her
  REQUIRE(core::sheet_of(match).next->dealer == 1);
  SECTION("it does") {
    DialogPage page({ui::Correcting{.deal = 4, .typed = {"0", "5", "5"}, .seat = 0}}, match);
    CHECK(page.screen.sees_part("Asha deals."));
  }
  SECTION("it does not") {
    DialogPage page({ui::Correcting{.deal = 4, .typed = {"2", "1", "7"}, .seat = 0}}, match);
    REQUIRE(page.screen.sees("Totals then"));
    CHECK_FALSE(page.screen.sees_part("deals."));
  }
}

TEST_CASE("only the host corrects") {
  DialogPage page({ui::Correcting{.deal = 3, .typed = {"6", "3", "1"}, .seat = 0}}, four_deals(),
                  1);
  CHECK_FALSE(page.screen.control("Save").is_enabled);
  page.screen.press(ImGuiKey_Enter);
  CHECK(page.actions.empty());
}

TEST_CASE("a correction of a deal that has been undone meanwhile closes") {
  DialogPage page(third_row(), four_deals());
  put_on_sheet(page.view, match_of({{2, 5, 3}, {4, 2, 4}}));
  page.screen.frame();
  CHECK_FALSE(page.is_open());
  CHECK(page.actions.empty());
}

TEST_CASE("a dialog about a match closes when there is none") {
  for (const ui::Dialog& dialog : all_dialogs()) {
    CAPTURE(dialog.index());
    DialogPage page(dialog, four_deals());
    page.view.open.reset();
    page.screen.frame(2);
    CHECK(page.is_open() == std::holds_alternative<ui::HelpShown>(dialog));
  }
}

// Trades

namespace {

// Deal 4 of these: Chandra three over, Asha two short of 2, Bimal one short of 5.
core::Match three_over() { return match_of({{2, 5, 3}, {4, 2, 4}, {7, 2, 1}, {0, 4, 6}}); }

}  // namespace

TEST_CASE("a trade is worded, previewed and made with Enter") {
  DialogPage page({ui::Trading{.from = 1, .to = 2, .tricks = 1, .most = 1}}, four_deals());
  CHECK(page.screen.sees("Bimal gives one trick to Chandra instead of a pull."));
  CHECK(page.screen.sees("13 to 12"));
  CHECK(page.screen.sees("13 to 14"));
  CHECK_FALSE(page.screen.control("More").is_enabled);
  CHECK_FALSE(page.screen.control("Fewer").is_enabled);
  page.screen.hold(ImGuiKey_Enter, 10);
  REQUIRE(only_change<core::TradeMade>(page.actions) != nullptr);
  CHECK(*only_change<core::TradeMade>(page.actions) == core::TradeMade{4, {1, 2, 1}});
  CHECK_FALSE(page.is_open());
}

TEST_CASE("the tricks traded go from one to the most there are, by keys and clicks") {
  DialogPage page({ui::Trading{.from = 0, .to = 2, .tricks = 1, .most = 2}}, three_over());
  const auto tricks = [&] { return std::get<ui::Trading>(page.draft.dialog).tricks; };
  SECTION("keys") {
    page.screen.press(ImGuiKey_RightArrow);
    CHECK(tricks() == 2);
    page.screen.hold(ImGuiKey_RightArrow, 5);
    CHECK(tricks() == 2);
    page.screen.press(ImGuiKey_LeftArrow);
    page.screen.press(ImGuiKey_LeftArrow);
    CHECK(tricks() == 1);
    page.screen.press(ImGuiKey_KeypadAdd);
    CHECK(tricks() == 2);
    page.screen.press(ImGuiKey_Minus);
    CHECK(tricks() == 1);
  }
  SECTION("a double click on more") {
    page.screen.double_click("More");
    CHECK(tricks() == 2);
    page.screen.click("Fewer");
    CHECK(tricks() == 1);
  }
}

TEST_CASE("a trade that cannot be made says why and is not made") {
  // Asha has no point in deal 4 to give.
  DialogPage page({ui::Trading{.from = 0, .to = 2, .tricks = 1, .most = 1}}, three_over());
  CHECK_FALSE(page.screen.control("Trade").is_enabled);
  page.screen.press(ImGuiKey_Enter);
  CHECK(only_change<core::TradeMade>(page.actions) == nullptr);
}

TEST_CASE("'Pull instead' leaves the pull as it is") {
  DialogPage page({ui::Trading{.from = 1, .to = 2, .tricks = 1, .most = 1}}, four_deals());
  page.screen.click("Pull instead");
  CHECK(page.actions.empty());
  CHECK_FALSE(page.is_open());
}

// The end

TEST_CASE("ending asks once and says who wins and why") {
  const core::Match match = decided();
  DialogPage page(ui::EndAsked{}, match, 1);
  CHECK(
      page.screen.sees(words::result(match, core::sheet_of(match), core::result_now(match)) + "."));
  CHECK_FALSE(page.screen.sees_part("Nobody has crossed"));
  CHECK_FALSE(page.screen.sees_part("counts nowhere"));
  page.screen.hold(ImGuiKey_Enter, 10);
  REQUIRE(only_change<core::MatchEnded>(page.actions) != nullptr);
  CHECK(only_change<core::MatchEnded>(page.actions)->by == 1);
  CHECK_FALSE(page.is_open());
}

TEST_CASE("ending early says that nobody has crossed, and what becomes of the open deal") {
  DialogPage page(ui::EndAsked{}, with_entry(four_deals()));
  CHECK(page.screen.sees("Asha wins: furthest ahead."));
  CHECK(page.screen.sees("Nobody has crossed the line of 25 yet."));
  CHECK(page.screen.sees("What is entered of deal 5 stays on the record and counts nowhere."));
  page.screen.click("Play on");
  CHECK(page.actions.empty());
  CHECK_FALSE(page.is_open());
}

TEST_CASE("a shared end and one not played are said to be that") {
  DialogPage shared(ui::EndAsked{}, match_of({{2, 5, 3}, {5, 2, 3}}));
  CHECK(shared.screen.sees("Asha and Bimal share it: furthest ahead."));
  DialogPage unplayed(ui::EndAsked{}, match_of({}));
  CHECK(unplayed.screen.sees("Not played: no deal was settled."));
}

TEST_CASE("ending by two clicks ends once") {
  DialogPage page(ui::EndAsked{}, decided());
  page.screen.double_click("End match");
  CHECK(only_change<core::MatchEnded>(page.actions) != nullptr);
}

namespace {

struct Banner {
  ui::View view;
  ui::Draft draft;
  ui::Actions actions;
  Headless screen;

  Banner(const core::Match& match, core::Actor at_sheet, float width = 780)
      : screen(Headless::full_screen([this, match, at_sheet, width](ui::Pen& pen) {
          if (!view.open) {
            put_on_sheet(view, match, at_sheet);
          }
          ui::draw_ended_banner(pen, view, draft, actions, {{20, 80}, {20 + width, 400}});
        })) {}
};

}  // namespace

TEST_CASE("an ended match shows its result and offers a rematch") {
  const core::Match match = core::apply(decided(), 0, core::MatchEnded{0}, std::nullopt);
  SECTION("to the host, who can reopen it") {
    Banner banner(match, 0);
    CHECK(banner.screen.sees_part("wins: first to 25"));
    banner.screen.click("Reopen");
    CHECK(only_change<core::MatchReopened>(banner.actions) != nullptr);
  }
  SECTION("to the others, who cannot") {
    Banner banner(match, 1);
    CHECK_FALSE(banner.screen.has_control("Reopen"));
    CHECK(banner.screen.sees_part("the host can reopen it"));
    banner.screen.click("Rematch");
    CHECK(only<ui::Rematch>(banner.actions) != nullptr);
  }
  SECTION("in a narrow place too, no taller than it says") {
    Banner banner(match, 0, 300);
    for (const ui::Seen& seen : banner.screen.seen()) {
      CAPTURE(seen.text);
      CHECK(seen.rect.max.x <= 320);
      CHECK(seen.rect.max.y <= 80 + ui::kEndedBannerTall);
    }
  }
  SECTION("and a running match has none") {
    Banner banner(decided(), 0);
    CHECK(banner.screen.seen().empty());
  }
}

// People

TEST_CASE("the chooser takes a key, an Enter or a click for each of the four") {
  core::Match match = four_deals();
  match.host = core::kKeeper;
  struct Row {
    ImGuiKey key;
    std::string control;
    core::Actor who;
  };
  for (const Row& row : {Row{ImGuiKey_F2, "seat 1", 0}, Row{ImGuiKey_F3, "seat 2", 1},
                         Row{ImGuiKey_F4, "seat 3", 2}, Row{ImGuiKey_F5, "the host", 3}}) {
    CAPTURE(row.control);
    DialogPage by_key(ui::WhoAsked{}, match);
    by_key.screen.press(row.key);
    REQUIRE(only<ui::SitDown>(by_key.actions) != nullptr);
    CHECK(only<ui::SitDown>(by_key.actions)->who == row.who);
    CHECK_FALSE(by_key.is_open());

    DialogPage by_click(ui::WhoAsked{}, match);
    by_click.screen.double_click(row.control);
    REQUIRE(only<ui::SitDown>(by_click.actions) != nullptr);
    CHECK(only<ui::SitDown>(by_click.actions)->who == row.who);
  }
  DialogPage by_enter(ui::WhoAsked{}, match, 1);
  CHECK(by_enter.screen.focused() == "seat 2");
  by_enter.screen.press(ImGuiKey_DownArrow);
  by_enter.screen.press(ImGuiKey_Enter);
  REQUIRE(only<ui::SitDown>(by_enter.actions) != nullptr);
  CHECK(only<ui::SitDown>(by_enter.actions)->who == 2);
}

TEST_CASE("the host who is one of the three comes to the sheet as that player") {
  DialogPage page(ui::WhoAsked{}, four_deals(), 1);
  CHECK(page.screen.sees("is Asha"));
  page.screen.press(ImGuiKey_F5);
  REQUIRE(only<ui::SitDown>(page.actions) != nullptr);
  CHECK(only<ui::SitDown>(page.actions)->who == 0);
}

TEST_CASE("the chooser and the help say that this stops slips, not cheats") {
  CHECK(DialogPage(ui::WhoAsked{}, four_deals())
            .screen.sees_part("Without a PIN this stops slips, not cheats."));
  CHECK(DialogPage(ui::HelpShown{}, four_deals())
            .screen.sees_part("Without a PIN this stops slips, not cheats."));
}

TEST_CASE("the host's place goes to any of the others") {
  for (core::Actor to = 1; to <= core::kKeeper; ++to) {
    CAPTURE(to);
    DialogPage page(ui::HostAsked{}, four_deals());
    CHECK_FALSE(page.screen.control("seat 1").is_enabled);
    page.screen.double_click(to == core::kKeeper ? "the host" : "seat " + std::to_string(to + 1));
    REQUIRE(only_change<core::HostMoved>(page.actions) != nullptr);
    CHECK(only_change<core::HostMoved>(page.actions)->host == to);
    CHECK_FALSE(page.is_open());
  }
}

TEST_CASE("nobody but the host hands over the host's place") {
  DialogPage page(ui::HostAsked{}, four_deals(), 2);
  for (const std::string control : {"seat 1", "seat 2", "seat 3", "the host"}) {
    CHECK_FALSE(page.screen.control(control).is_enabled);
  }
  page.screen.click("Leave it");
  CHECK(page.actions.empty());
  CHECK_FALSE(page.is_open());
}

// Trumps

TEST_CASE("a trump is named by its letter, by Enter or by a click") {
  struct Named {
    std::string letter;
    std::string word;
    core::Suit suit;
  };
  for (const Named& named :
       {Named{"s", "spades", core::Suit::Spades}, Named{"h", "hearts", core::Suit::Hearts},
        Named{"d", "diamonds", core::Suit::Diamonds}, Named{"c", "clubs", core::Suit::Clubs},
        Named{"n", "no trumps", core::Suit::NoTrumps}}) {
    CAPTURE(named.word);
    DialogPage by_letter(ui::TrumpAsked{}, four_deals(), 1);
    by_letter.screen.type(named.letter);
    REQUIRE(only_change<core::TrumpNamed>(by_letter.actions) != nullptr);
    CHECK(*only_change<core::TrumpNamed>(by_letter.actions) == core::TrumpNamed{5, named.suit});
    CHECK_FALSE(by_letter.is_open());

    DialogPage by_click(ui::TrumpAsked{}, four_deals(), 1);
    by_click.screen.double_click(std::string(core::key_of(named.suit)));
    REQUIRE(only_change<core::TrumpNamed>(by_click.actions) != nullptr);
    CHECK(only_change<core::TrumpNamed>(by_click.actions)->suit == named.suit);
  }
  DialogPage by_enter(ui::TrumpAsked{}, four_deals());
  by_enter.screen.press(ImGuiKey_Tab);
  by_enter.screen.press(ImGuiKey_Enter);
  REQUIRE(only_change<core::TrumpNamed>(by_enter.actions) != nullptr);
  CHECK(only_change<core::TrumpNamed>(by_enter.actions)->suit == core::Suit::Hearts);
}

TEST_CASE("a trump that is named already is where the keys begin") {
  const core::Match match =
      core::apply(four_deals(), 0, core::TrumpNamed{5, core::Suit::Clubs}, std::nullopt);
  DialogPage page(ui::TrumpAsked{}, match);
  CHECK(page.screen.focused() == core::key_of(core::Suit::Clubs));
  CHECK(page.screen.sees("named"));
}

// Help

TEST_CASE("help lists every key of the window and closes by Enter, F1 or a click") {
  DialogPage page(ui::HelpShown{}, four_deals());
  for (const ui::KeyBinding& binding : ui::key_bindings()) {
    CAPTURE(binding.keys);
    CHECK(page.screen.sees(binding.keys));
    CHECK(page.screen.sees(binding.does));
  }
  SECTION("Enter") { page.screen.press(ImGuiKey_Enter); }
  SECTION("F1") { page.screen.press(ImGuiKey_F1); }
  SECTION("a click") { page.screen.click("Close"); }
  CHECK_FALSE(page.is_open());
  CHECK(page.actions.empty());
}

TEST_CASE("what does not fit a dialog is reached with Page Down and Page Up") {
  DialogPage page(ui::HelpShown{}, four_deals(), 0, {800, 400});
  const auto top = [&] { return page.screen.seen().back().rect.min.y; };
  const float before = top();
  page.screen.press(ImGuiKey_PageDown);
  page.screen.frame(2);
  CHECK(top() < before);
}
