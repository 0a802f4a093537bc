#include "ui/table_view.hpp"

#include <algorithm>

#include "../catch.hpp"
#include "played.hpp"

namespace {

// A table with the table view up, in a window of that size.
struct TableScreen {
  Table table;
  Headless window;

  explicit TableScreen(core::Match match, ImVec2 size = {1280, 720}, float zoom = 1.0F)
      : table(std::move(match)), window(table.drawing(), size, zoom) {
    window.press(ImGuiKey_F11);
    REQUIRE(table.draft.shows_table);
  }

  [[nodiscard]] const ui::Seen& text(std::string_view words) const {
    for (const ui::Seen& seen : window.seen()) {
      if (!seen.is_control && seen.text == words) {
        return seen;
      }
    }
    throw std::runtime_error("nowhere: " + std::string(words) + window.listed());
  }
};

// Three names of twenty letters each.
core::Match long_names(core::Match match) {
  match.players = {"Wilhelmina Maximilia", "Bartholomew Mountjoy", "Chandrashekharendra1"};
  return match;
}

core::Match of_game(const core::Game& game) {
  core::Match match = Table::three();
  match.rules = core::Rules(game);
  match.target = core::usual_target(game);
  return match;
}

core::Match settled(core::Match match, const core::PerSeat<int>& tricks) {
  if (match.rules.game->has_calls) {
    const int number = core::settled_deals(match) + 1;
    const core::Seat dealer = core::dealer_of(match, number);
    match = core::apply(std::move(match), dealer, core::CallMade{number, core::Call::Hearts}, {});
  }
  return Table::with_deals(std::move(match), {tricks});
}

constexpr float kDigitHeight = 0.714F;  // of a digit of Noto Sans, in ems
constexpr float kLine = 1.362F;         // and of a line

// Where the ink of a text is: a line's box is higher than what is written in it, above all for
// digits, which have nothing below the line they stand on.
ui::Rect ink_of(const ui::Seen& seen) {
  const bool has_descent =
      std::ranges::any_of(seen.text, [](char letter) { return letter >= 'A' && letter <= 'z'; });
  const float line = seen.rect.height();
  return {{seen.rect.min.x, seen.rect.min.y + 0.2F * line},
          {seen.rect.max.x, seen.rect.min.y + (has_descent ? 0.98F : 0.8F) * line}};
}

// Everything is inside the display and no text lies over another.
void check_lies_well(const TableScreen& screen, ImVec2 size) {
  std::vector<ui::Seen> texts;
  for (const ui::Seen& seen : screen.window.seen()) {
    if (seen.is_control || seen.text.empty() || seen.text.find(" pips of ") != std::string::npos) {
      continue;
    }
    INFO(seen.text << " in " << size.x << " by " << size.y);
    CHECK(seen.rect.min.x >= 0);
    CHECK(seen.rect.max.x <= size.x);
    CHECK(seen.rect.min.y >= 0);
    CHECK(seen.rect.max.y <= size.y);
    texts.push_back(seen);
  }
  for (std::size_t i = 0; i < texts.size(); ++i) {
    for (std::size_t j = i + 1; j < texts.size(); ++j) {
      const ui::Rect a = ink_of(texts[i]);
      const ui::Rect b = ink_of(texts[j]);
      const float wide = std::min(a.max.x, b.max.x) - std::max(a.min.x, b.min.x);
      const float high = std::min(a.max.y, b.max.y) - std::max(a.min.y, b.min.y);
      INFO(texts[i].text << " and " << texts[j].text << ": " << wide << " by " << high);
      CHECK((wide <= 2 || high <= 1));
    }
  }
}

}  // namespace

TEST_CASE("F11 shows the table view and Esc leaves it, with typed digits, focus and page kept") {
  Table table(Table::with_deals({{2, 5, 3}}));
  Headless window(table.drawing());
  window.type("4");
  const ui::Cell focus = table.draft.focus;
  window.press(ImGuiKey_F11);
  CHECK(window.sees("Esc leaves"));
  CHECK_FALSE(window.has_control("cell 2 Asha"));
  window.type("7");  // digits are the sheet's
  window.press(ImGuiKey_Escape);
  CHECK_FALSE(window.sees("Esc leaves"));
  CHECK(table.draft.typed == "4");
  CHECK(table.draft.focus == focus);
  CHECK(table.done.empty());
  window.press(ImGuiKey_O, ImGuiMod_Ctrl);
  window.press(ImGuiKey_F11);
  window.press(ImGuiKey_F11);
  CHECK(table.draft.page == ui::Page::Matches);
}

TEST_CASE("The table view needs a match") {
  Table table;
  table.view.open.reset();
  Headless window(table.drawing());
  window.press(ImGuiKey_F11);
  CHECK_FALSE(window.sees("Esc leaves"));
}

TEST_CASE("The table view shows totals, the way to the line, the deal and the pulls") {
  const TableScreen screen(Table::with_deals({{2, 5, 3}, {4, 2, 4}, {7, 2, 1}, {1, 4, 5}}));
  for (const char* const words :
       {"14", "13", "11 to the line", "12 to the line", "Asha", "Bimal", "Chandra", " \u00B7 leads",
        "1 \u00B7 ", "2 \u00B7 ", " draws 1 from ", "deals \u00B7 needs ",
        "trump, leads \u00B7 needs ", "Deal 5 \u00B7 line 25",
        "Somebody can cross in deal 6 at the earliest, and somebody must by deal 8."}) {
    INFO(words);
    CHECK(screen.window.sees(words));
  }
}

TEST_CASE("Totals are an eighth of the display's height, whatever the display") {
  const std::vector<ImVec2> sizes = {{1280, 720}, {3840, 2160}, {800, 600},  {1920, 1080},
                                     {1280, 800}, {640, 480},   {2560, 1080}};
  for (const ImVec2 size : sizes) {
    core::Match match = Table::three();
    match.target = 999;
    for (int deal = 0; deal < 21; ++deal) {
      match = Table::with_deals(match, {{10, 0, 0}});
    }
    const TableScreen screen(match, size);
    const float em = screen.text("210").rect.height() / kLine;
    INFO(size.x << " by " << size.y);
    CHECK(em * kDigitHeight >= size.y / 8);
    check_lies_well(screen, size);
  }
}

TEST_CASE("Three-digit totals with a minus fit, and so do names of twenty letters") {
  core::Match match = long_names(of_game(*core::find_game("9-5-2")));
  match.target = 999;
  for (int deal = 0; deal < 20; ++deal) {  // Asha far ahead, the others far below
    match = Table::with_deals(match, {{16, 0, 0}});
  }
  const int total = core::sheet_of(match).totals[1];
  REQUIRE(total <= -100);
  const std::string lowest = "\u2013" + std::to_string(-total);
  for (const ImVec2 size : {ImVec2{1280, 720}, ImVec2{3840, 2160}, ImVec2{800, 600}}) {
    const TableScreen screen(match, size);
    const ui::Rect shown = screen.text(lowest).rect;
    CHECK(shown.width() <= size.x / 3);
    CHECK(shown.height() / kLine * kDigitHeight >= size.y / 8);
    check_lies_well(screen, size);
  }
}

TEST_CASE("The table view shows every game before, during and after its deals, at any size") {
  for (const core::Game& game : core::games()) {
    INFO(game.name);
    const core::PerSeat<int> tricks = {game.tricks - 7, 4, 3};
    const std::vector<core::Match> matches = {
        of_game(game), settled(of_game(game), tricks), settled(long_names(of_game(game)), tricks),
        core::apply(settled(of_game(game), tricks), 0, core::MatchEnded{0}, {})};
    for (const core::Match& match : matches) {
      for (const ImVec2 size : {ImVec2{1280, 720}, ImVec2{800, 600}}) {
        check_lies_well(TableScreen(match, size), size);
      }
    }
  }
}

TEST_CASE("The table view says what is asked and what is decided") {
  core::Match kitty = of_game(*core::find_game("3-5-9"));
  kitty.rules.deal_tricks = 16;
  const TableScreen asks(settled(kitty, {2, 8, 7}));
  CHECK(asks.window.sees_part("Who made the first overtrick of deal 1"));
  const TableScreen decided(Table::with_deals({{10, 0, 0}, {10, 0, 0}, {6, 2, 2}}));
  CHECK(decided.window.sees("Asha crossed the line of 25 in deal 3."));
  CHECK(decided.window.sees("1 over the line"));
  core::Match ended = Table::with_deals({{4, 3, 3}});
  ended = core::apply(ended, 0, core::MatchEnded{0}, {});
  const TableScreen over(ended);
  CHECK(over.window.sees("Asha wins: furthest ahead."));
}

TEST_CASE("The sizes of the table view come from the display, not from the zoom") {
  const core::Match match = Table::with_deals({{2, 5, 3}});
  const TableScreen usual(match);
  const TableScreen doubled(match, {1280, 720}, 2.0F);
  const float difference = usual.text("5").rect.height() - doubled.text("5").rect.height();
  CHECK(std::abs(difference) < 4);
}
