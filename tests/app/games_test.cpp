// A match of every game, from the choice of the game to its decision, by keys alone.
#include <algorithm>

#include "../catch.hpp"
#include "core/game.hpp"
#include "core/money.hpp"
#include "evening.hpp"
#include "words/words.hpp"

namespace {

// On the page of a first start: back to the game, its list, the number of the game in it, and on to
// the first name.
void choose(Evening& evening, const std::string& game) {
  int number = 0;
  for (const core::Game& one : core::games()) {
    ++number;
    if (one.name == game) {
      break;
    }
  }
  evening->press(ImGuiKey_Tab, ImGuiMod_Shift);
  evening->press(ImGuiKey_Enter);
  REQUIRE(evening->sees("Which game?"));
  evening->type(std::to_string(number));
  REQUIRE(evening.desk().draft().new_match.rules.game->name == game);
  evening->press(ImGuiKey_Tab);
}

void start(Evening& evening, const std::string& game) {
  choose(evening, game);
  evening.start_match();
  REQUIRE(evening.desk().view().open);
  REQUIRE(evening.match().rules.game->name == game);
}

// The match is decided for this seat after this deal, the sheet says so, and it ends so.
void check_won(Evening& evening, core::Seat winner, int after_deal) {
  REQUIRE(evening.sheet().decided);
  CHECK(evening.sheet().decided->winners == std::vector<core::Seat>{winner});
  CHECK(evening.sheet().decided->after_deal == after_deal);
  CHECK(evening->sees_part(words::decision(evening.match(), evening.sheet())));
  evening->press(ImGuiKey_E, ImGuiMod_Ctrl);
  evening->press(ImGuiKey_Enter);
  REQUIRE(evening.match().ended);
  CHECK(evening.sheet().result->reason == core::Reason::Decided);
  CHECK_FALSE(evening->sees("leads"));  // whoever has more points now, it is over
  evening.open();
  evening->press(ImGuiKey_O, ImGuiMod_Ctrl);
  CHECK(evening->sees_part(evening.desk().view().history.lines.at(0).outcome));
}

void tab_to(Evening& evening, const std::string& control) {
  for (int i = 0; i < 40 && evening->focused() != control; ++i) {
    evening->press(ImGuiKey_Tab);
  }
  REQUIRE(evening->focused() == control);
}

void press_call(Evening& evening, const std::string& letter) {
  evening->press(ImGuiKey_T, ImGuiMod_Ctrl);
  evening->type(letter);
}

}  // namespace

TEST_CASE("3-2-5 over-under is won by the highest after its six deals, which are counted down") {
  Evening evening;
  start(evening, "3-2-5 over-under");
  for (int deal = 1; deal <= 6; ++deal) {
    CHECK_FALSE(evening.sheet().decided);
    CHECK(evening->sees_part("deal " + std::to_string(deal) + " of 6"));
    evening.enter("5", "3", "2");
  }
  CHECK(evening.sheet().totals == core::PerSeat<int>{10, -2, -8});
  CHECK(evening->sees("+10"));
  CHECK(evening->sees("\u22128"));
  CHECK(evening->sees("sum"));
  check_won(evening, 0, 6);
}

TEST_CASE("3-5-8 is bid for, and won by twelve tricks in a deal") {
  Evening evening;
  start(evening, "3-5-8");
  evening->press(ImGuiKey_B, ImGuiMod_Ctrl);
  REQUIRE(evening->sees("The bid for the first deal"));
  CHECK(evening->has_control("Bidder: Bimal"));  // a name that fits is not cut
  evening->press(ImGuiKey_RightArrow);           // Bimal bid
  evening->press(ImGuiKey_Tab);
  evening->press(ImGuiKey_RightArrow);  // nine
  CHECK(evening->sees_part("Bimal deals and needs 9, Chandra 4, Asha 3."));
  evening->press(ImGuiKey_Tab);
  evening->press(ImGuiKey_Enter);
  REQUIRE(core::deal_at(evening.match(), 1).bid == 9);
  CHECK(core::dealer_of(evening.match(), 1) == 1);
  evening.enter("3", "11", "2");
  CHECK(evening.sheet().totals == core::PerSeat<int>{0, 2, -2});
  CHECK_FALSE(evening.sheet().decided);
  CHECK(evening->sees_part("gives 2 to"));
  evening->press(ImGuiKey_B, ImGuiMod_Ctrl);  // not for a later deal
  CHECK_FALSE(evening->sees("The bid for the first deal"));
  evening.enter("2", "2", "12");
  check_won(evening, 2, 2);
}

TEST_CASE("3-5-8 for stakes shows what each has won and paid, in the currency's own units") {
  Evening evening;
  choose(evening, "3-5-8");
  evening.type_names();
  tab_to(evening, "Stake");
  evening->type("5.50 EUR");
  evening->press(ImGuiKey_Enter, ImGuiMod_Ctrl);
  REQUIRE(evening.match().rules.stake == 550);
  evening.enter("10", "4", "2");
  CHECK(evening->sees("+\u20AC11.00"));
  CHECK(evening->sees("\u2212\u20AC5.50"));
  evening->point_at("points of cell 1 Bimal");
  CHECK(evening->sees_part("Bimal pays \u20AC5.50."));
  evening.enter("5", "8", "3");
  CHECK(core::money_so_far(evening.match()) == core::PerSeat<core::Money>{2200, -550, -1650});
  evening->press(ImGuiKey_E, ImGuiMod_Ctrl);
  evening->press(ImGuiKey_Enter);
  evening->click("Rematch");
  CHECK(evening.desk().draft().new_match.stake == "EUR 5.50");
  CHECK(evening.desk().draft().new_match.rules.game->name == "3-5-8");
  evening->press(ImGuiKey_Enter, ImGuiMod_Ctrl);
  REQUIRE(evening.desk().view().open->number == 2);
  CHECK(evening.match().rules.stake == 550);
  CHECK(evening.match().rules.currency == "EUR");
}

TEST_CASE("8-5-3 goes through its calls to the eighteenth deal, and no deal counts without one") {
  Evening evening;
  start(evening, "8-5-3 calls");
  const std::string letters = "HCDSNM";
  for (int deal = 0; deal < 18; ++deal) {
    CHECK_FALSE(evening.sheet().decided);
    const int dealer = deal % 3;
    core::PerSeat<std::string> tricks;
    const bool is_last = deal == 17;
    tricks[static_cast<std::size_t>(dealer)] = is_last ? "3" : "8";
    tricks[static_cast<std::size_t>((dealer + 1) % 3)] = "5";
    tricks[static_cast<std::size_t>((dealer + 2) % 3)] = is_last ? "8" : "3";
    const std::string letter(1, letters[static_cast<std::size_t>(deal / 3)]);
    if (deal == 4) {  // the call comes after the tricks
      evening.enter(tricks[0], tricks[1], tricks[2]);
      CHECK(core::settled_deals(evening.match()) == deal);
      CHECK(evening->sees_part("no call yet"));
      press_call(evening, letter);
    } else {
      press_call(evening, letter);
      evening.enter(tricks[0], tricks[1], tricks[2]);
    }
    REQUIRE(core::settled_deals(evening.match()) == deal + 1);
  }
  CHECK(evening.sheet().totals == core::PerSeat<int>{0, -5, 5});
  CHECK(evening->count("every call made") == 3);
  check_won(evening, 2, 18);
}

TEST_CASE("A call that its dealer has made is not made again") {
  Evening evening;
  start(evening, "8-5-3 calls");
  for (const char* letter : {"H", "C", "D"}) {
    press_call(evening, letter);
    evening.enter("8", "5", "3");
  }
  CHECK(evening->sees_part("clubs, diamonds, spades, no trumps and miz"));
  evening->point_at("call of cell 2 Bimal");
  CHECK(evening->sees("Bimal dealt deal 2 and called clubs."));
  press_call(evening, "H");
  CHECK_FALSE(core::deal_at(evening.match(), 4).call);
  CHECK(evening->sees("The call of deal 4"));
  evening->type("M");
  CHECK(core::deal_at(evening.match(), 4).call == core::Call::Miz);
  CHECK(evening->sees_part("takes at most"));
}

TEST_CASE("Of two calls a dealer who has made both is passed over, and the sixth deal ends it") {
  Evening evening;
  choose(evening, "8-5-3 calls");
  evening.type_names();
  for (const char* call : {"clubs", "diamonds", "spades", "no_trumps"}) {
    tab_to(evening, call);
    evening->press(ImGuiKey_Space);
  }
  evening->press(ImGuiKey_Enter, ImGuiMod_Ctrl);
  REQUIRE(evening.match().rules.calls == std::vector{core::Call::Hearts, core::Call::Miz});
  CHECK(evening->count("hearts and miz") == 3);

  press_call(evening, "H");
  evening.enter("8", "5", "3");
  evening->click("dealer Asha");  // once more
  press_call(evening, "S");       // not one of this table's
  CHECK_FALSE(core::deal_at(evening.match(), 2).call);
  evening->type("M");
  evening.enter("3", "5", "8");
  CHECK(evening->count("every call made") == 1);
  press_call(evening, "H");
  evening.enter("3", "8", "5");
  press_call(evening, "H");
  evening.enter("5", "3", "8");
  CHECK(evening.sheet().totals == core::PerSeat<int>{0, 0, 0});
  CHECK(evening.sheet().next->dealer == 1);  // past Asha, without a deal
  press_call(evening, "M");
  evening.enter("7", "3", "6");
  CHECK_FALSE(evening.sheet().decided);
  CHECK(evening.sheet().next->dealer == 2);
  press_call(evening, "M");
  evening.enter("5", "8", "3");
  CHECK(evening.sheet().totals == core::PerSeat<int>{1, 0, -1});
  check_won(evening, 0, 6);
}

TEST_CASE("3-5-8 to four over quota, two cards at most: one short goes on, four win") {
  Evening evening;
  choose(evening, "3-5-8");
  evening.type_names();
  tab_to(evening, "Won by");
  evening->press(ImGuiKey_RightArrow);
  tab_to(evening, "Over quota");
  evening->press(ImGuiKey_LeftArrow);
  tab_to(evening, "Most cards exchanged");
  evening->press(ImGuiKey_RightArrow);
  evening->press(ImGuiKey_RightArrow);
  evening->press(ImGuiKey_Enter, ImGuiMod_Ctrl);
  REQUIRE(evening.match().rules.overtricks == 4);
  REQUIRE(evening.match().rules.max_bleed == 2);
  evening.enter("11", "3", "2");
  CHECK_FALSE(evening.sheet().decided);
  CHECK(evening->sees_part("Asha gives 1 to Chandra"));
  CHECK(evening->sees_part("Asha gives 1 to Bimal"));
  CHECK(evening->sees_part("At most two cards per player."));
  evening.enter("7", "6", "3");
  check_won(evening, 0, 2);
}

TEST_CASE("6-3-8 is won by the first to ten over") {
  Evening evening;
  start(evening, "6-3-8");
  evening.enter("17", "0", "0");
  CHECK(evening.sheet().totals == core::PerSeat<int>{9, -6, -3});
  CHECK_FALSE(evening.sheet().decided);
  CHECK(evening->sees_part("gives 6 to"));
  evening.enter("4", "8", "5");
  check_won(evening, 0, 2);
}

TEST_CASE("9-5-2 is won by the first to ten over") {
  Evening evening;
  start(evening, "9-5-2");
  evening.enter("16", "0", "0");
  CHECK_FALSE(evening.sheet().decided);
  evening.enter("5", "9", "2");
  check_won(evening, 0, 2);
}

TEST_CASE("9-5-2 swapped ends when somebody is fifteen under, and the highest wins") {
  Evening evening;
  start(evening, "9-5-2 swapped");
  evening.enter("0", "8", "8");
  evening.enter("0", "9", "7");
  CHECK(evening.sheet().totals == core::PerSeat<int>{-14, 6, 8});
  CHECK(evening->sees_part("1 to -15"));
  CHECK_FALSE(evening.sheet().decided);
  CHECK(evening->sees_part("four steps"));
  evening.enter("1", "6", "9");
  CHECK(evening->sees("\u221215"));
  check_won(evening, 2, 3);
}

TEST_CASE("3-5-9 asks for the first overtrick only when two were over, and the order follows it") {
  Evening evening;
  start(evening, "3-5-9");
  evening.enter("9", "5", "3");
  CHECK_FALSE(evening->sees_part("Who made the first"));
  evening.enter("3", "11", "3");  // Bimal deals: two over, Chandra two short
  CHECK_FALSE(evening->sees_part("Who made the first"));
  evening.enter("6", "1", "10");  // Chandra deals: both one over, Bimal two short
  REQUIRE(evening->sees_part("Who made the first"));
  const core::Seat by_quota = evening.sheet().next->moves.front().taker;
  const core::Seat other = by_quota == 0 ? 2 : 0;
  evening->click("first overtrick by " + evening.match().players[static_cast<std::size_t>(other)]);
  CHECK(evening.sheet().next->moves.front().taker == other);
  CHECK_FALSE(evening->sees_part("Who made the first"));
  evening.enter("2", "12", "3");
  check_won(evening, 1, 4);
}

TEST_CASE("In 3-5-9 the dealer has at least the kitty's trick") {
  Evening evening;
  start(evening, "3-5-9");
  evening->type("0");
  evening->press(ImGuiKey_Enter);
  CHECK_FALSE(core::deal_at(evening.match(), 1).tricks[0]);
  CHECK(evening.desk().view().notice_is_refusal);
}

TEST_CASE("9-5-3 is won by thirteen tricks in a deal, not by twelve") {
  Evening evening;
  start(evening, "9-5-3");
  evening.enter("12", "3", "2");
  CHECK_FALSE(evening.sheet().decided);
  evening.enter("13", "2", "2");
  check_won(evening, 0, 2);
}

TEST_CASE("The rules of the match at hand are a key away") {
  Evening evening;
  start(evening, "9-5-2 swapped");
  evening->press(ImGuiKey_R, ImGuiMod_Ctrl);
  CHECK(evening->sees("The rules of 9-5-2 swapped"));
  CHECK(evening->sees("How it ends"));
  evening->press(ImGuiKey_R, ImGuiMod_Ctrl);
  CHECK_FALSE(evening->sees("The rules of 9-5-2 swapped"));
}

TEST_CASE(
    "A minus before tricks is refused in words, where points are won and lost and where not") {
  for (const char* game : {"6-3-8", "3-2-5 over-under"}) {
    Evening evening;
    start(evening, game);
    evening->type("-3");
    CHECK(evening->sees_part("what is over or under comes of it"));
    evening->press(ImGuiKey_Enter);
    CHECK(core::cells_in(core::deal_at(evening.match(), 1)) == 0);
    CHECK(evening.desk().view().notice_is_refusal);
    CHECK(evening->sees_part("a whole number from 0 to"));
    evening->type("3");
    evening->press(ImGuiKey_Enter);
    CHECK(core::deal_at(evening.match(), 1).tricks[0] == 3);
  }
}
