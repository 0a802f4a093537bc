// Cards between two deals: every result of every game against a reference that moves one card at a
// time, and rows worked out by hand.
#include <algorithm>

#include "table.hpp"

namespace {

using core::Match;
using core::Move;
using core::PerSeat;
using core::Seat;
using table::match_of;
using table::results_of;
using table::Table;

struct Numbers {
  const char* game;
  int tricks;
  PerSeat<int> quotas;  // dealer, next, last, copied by hand from the rules
  char moves;           // p(ull), e(xchange), n(othing)
};

const std::vector<Numbers>& all_games() {
  static const std::vector<Numbers> kRows = {
      {"3-2-5", 10, {2, 5, 3}, 'p'},         {"3-2-5 over-under", 10, {2, 5, 3}, 'p'},
      {"3-5-8", 16, {8, 5, 3}, 'e'},         {"8-5-3 calls", 16, {8, 5, 3}, 'n'},
      {"6-3-8", 17, {8, 6, 3}, 'e'},         {"9-5-2", 16, {9, 5, 2}, 'e'},
      {"9-5-2 swapped", 16, {9, 2, 5}, 'e'}, {"3-5-9", 17, {9, 5, 3}, 'e'},
      {"9-5-3", 17, {9, 5, 3}, 'e'}};
  return kRows;
}

// A match with one settled deal, written down without any of the code under test.
Match after(const char* game, Seat dealer, const PerSeat<int>& tricks) {
  Match match = match_of(game);
  match.first_dealer = dealer;
  core::Deal deal;
  deal.dealer = dealer;
  for (std::size_t seat = 0; seat < 3; ++seat) {
    deal.tricks[seat] = tricks[seat];
  }
  if (std::string_view(game) == "8-5-3 calls") {
    deal.call = core::Call::Spades;
  }
  match.deals = {deal};
  return match;
}

struct Person {
  Seat seat;
  int place;  // in the next deal: 0 deals, 1 is next, 2 is last
  int needs;  // in the next deal
  int over;   // of the deal played; negative: under
  int moved = 0;
};

// One card after another: whoever comes first among those who still have a card to take takes it
// from whoever comes first among those who still have one to give. `bleed`: at most so many cards
// through one person's hands.
std::vector<Move> card_by_card(const Numbers& game, Seat dealer, const PerSeat<int>& tricks,
                               int bleed, std::optional<Seat> first_up = std::nullopt) {
  std::vector<Person> people;
  const Seat next_dealer = dealer == 2 ? 0 : dealer + 1;
  for (Seat seat = 0; seat < 3; ++seat) {
    const auto place_then = static_cast<std::size_t>((seat + 3 - dealer) % 3);
    const auto place_now = static_cast<std::size_t>((seat + 3 - next_dealer) % 3);
    people.push_back({.seat = seat,
                      .place = static_cast<int>(place_now),
                      .needs = game.quotas[place_now],
                      .over = tricks[static_cast<std::size_t>(seat)] - game.quotas[place_then]});
  }
  const auto takes_before = [&](const Person& a, const Person& b) {
    if (first_up && (a.seat == *first_up) != (b.seat == *first_up)) {
      return a.seat == *first_up;
    }
    // The dealer's place comes last among takers, first among givers.
    return game.moves == 'p' ? (a.place + 2) % 3 < (b.place + 2) % 3 : a.needs > b.needs;
  };
  const auto gives_before = [&](const Person& a, const Person& b) {
    return game.moves == 'p' ? a.place < b.place : a.needs < b.needs;
  };
  std::vector<Move> moves;
  for (;;) {
    Person* taker = nullptr;
    Person* giver = nullptr;
    for (Person& person : people) {
      if (person.moved == bleed) {
        continue;
      }
      if (person.over > 0 && (taker == nullptr || takes_before(person, *taker))) {
        taker = &person;
      }
      if (person.over < 0 && (giver == nullptr || gives_before(person, *giver))) {
        giver = &person;
      }
    }
    if (taker == nullptr || giver == nullptr) {
      return moves;
    }
    --taker->over;
    ++giver->over;
    ++taker->moved;
    ++giver->moved;
    if (!moves.empty() && moves.back().taker == taker->seat && moves.back().giver == giver->seat) {
      ++moves.back().cards;
    } else {
      moves.push_back({.taker = taker->seat, .giver = giver->seat, .cards = 1});
    }
  }
}

int cards_in(const std::vector<Move>& moves) {
  int cards = 0;
  for (const Move& move : moves) {
    cards += move.cards;
  }
  return cards;
}

TEST_CASE(
    "Every result of every game with every dealer moves the cards a card-by-card table moves") {
  for (const Numbers& game : all_games()) {
    const std::vector<PerSeat<int>> results = results_of(game.tricks);
    CHECK(results.size() == static_cast<std::size_t>((game.tricks + 1) * (game.tricks + 2) / 2));
    for (Seat dealer = 0; dealer < 3; ++dealer) {
      for (const PerSeat<int>& tricks : results) {
        CAPTURE(game.game, dealer, tricks[0], tricks[1], tricks[2]);
        const Match match = after(game.game, dealer, tricks);
        const std::vector<Move> expected = game.moves == 'n'
                                               ? std::vector<Move>{}
                                               : card_by_card(game, dealer, tricks, game.tricks);
        REQUIRE(core::moves_after(match, 1) == expected);
        REQUIRE(core::sheet_of(match).next->moves == expected);
        REQUIRE(expected.size() <= 2);
      }
    }
  }
}

TEST_CASE("At most eight cards are pulled in 3-2-5, and both sides are always used up") {
  int most = 0;
  for (const PerSeat<int>& tricks : results_of(10)) {
    const Match match = after("3-2-5", 0, tricks);
    const std::vector<Move> moves = core::moves_after(match, 1);
    int over = 0;
    for (const int surplus : core::surplus_of(match, 1)) {
      over += std::max(surplus, 0);
    }
    CHECK(cards_in(moves) == over);
    most = std::max(most, over);
  }
  CHECK(most == 8);
}

TEST_CASE("max_bleed from one to eight holds for takers and givers, in the same order") {
  const Numbers& game = all_games()[2];
  for (int bleed = 1; bleed <= 8; ++bleed) {
    for (Seat dealer = 0; dealer < 3; ++dealer) {
      for (const PerSeat<int>& tricks : results_of(16)) {
        CAPTURE(bleed, dealer, tricks[0], tricks[1], tricks[2]);
        Match match = after("3-5-8", dealer, tricks);
        match.rules.max_bleed = bleed;
        REQUIRE(core::moves_after(match, 1) == card_by_card(game, dealer, tricks, bleed));
      }
    }
  }
}

TEST_CASE("The first overtrick of 3-5-9 goes first, whichever of the two takers made it") {
  const Numbers& game = all_games()[7];
  int asked = 0;
  for (Seat dealer = 0; dealer < 3; ++dealer) {
    for (const PerSeat<int>& tricks : results_of(17)) {
      CAPTURE(dealer, tricks[0], tricks[1], tricks[2]);
      Match match = after("3-5-9", dealer, tricks);
      const std::vector<Seat> takers = core::first_up_takers(match, 1);
      std::vector<Seat> over;
      for (Seat seat = 0; seat < 3; ++seat) {
        if (core::surplus_of(match, 1)[static_cast<std::size_t>(seat)] > 0) {
          over.push_back(seat);
        }
      }
      REQUIRE(takers == (over.size() == 2 ? over : std::vector<Seat>{}));
      REQUIRE(core::sheet_of(match).next->asks_first_up == (over.size() == 2));
      for (Seat seat = 0; seat < 3; ++seat) {
        const bool is_taker = std::ranges::find(takers, seat) != takers.end();
        REQUIRE(table::why(core::check_first_up(match, 1, seat)) ==
                (is_taker ? std::nullopt : std::optional(core::Refused::NotATaker)));
      }
      for (const Seat seat : takers) {
        ++asked;
        match.deals[0].first_up = seat;
        REQUIRE(core::moves_after(match, 1) == card_by_card(game, dealer, tricks, 17, seat));
        REQUIRE(core::moves_after(match, 1).front().taker == seat);
        REQUIRE_FALSE(core::sheet_of(match).next->asks_first_up);
      }
    }
  }
  CHECK(asked > 100);
}

TEST_CASE("The worked deal: who crosses draws one from the next dealer, then one from the dealer") {
  Match begin = match_of();
  begin.first_dealer = 1;  // so that seat 0 deals the sixth
  Table at(begin);
  for (int deal = 1; deal <= 4; ++deal) {
    at.deal({3, 3, 4});
  }
  at.deal({2, 4, 4});
  CHECK(at.sheet().totals == PerSeat<int>{14, 16, 20});
  CHECK_FALSE(at.sheet().decided);
  at.deal({1, 4, 5});
  const core::Sheet sheet = at.sheet();
  CHECK(sheet.totals == PerSeat<int>{15, 20, 25});
  CHECK(sheet.decided == core::Decision{.winners = {2}, .after_deal = 6});
  CHECK(sheet.next->dealer == 1);
  CHECK(sheet.next->moves == std::vector<Move>{{2, 1, 1}, {2, 0, 1}});
}

TEST_CASE("The worked deal's moves, from D's, R's and L's deal alone") {
  const core::NextDeal next = *core::sheet_of(after("3-2-5", 0, {1, 4, 5})).next;
  CHECK(next.dealer == 1);
  CHECK(next.quotas == PerSeat<int>{3, 2, 5});
  CHECK(next.moves == std::vector<Move>{{2, 1, 1}, {2, 0, 1}});
  CHECK_FALSE(next.still);
}

TEST_CASE("Pulls written out by hand") {
  struct Row {
    Seat dealer;
    PerSeat<int> tricks;
    std::vector<Move> moves;
  };
  // The next dealer is the seat after; the 5 seat the one after that.
  const std::vector<Row> rows = {
      {0, {10, 0, 0}, {{0, 1, 5}, {0, 2, 3}}},  // the dealer sweeps: eight cards
      {0, {0, 10, 0}, {{1, 2, 3}, {1, 0, 2}}},
      {0, {0, 0, 10}, {{2, 1, 5}, {2, 0, 2}}},
      {0, {4, 2, 4}, {{2, 1, 1}, {0, 1, 2}}},  // two takers: the 5 seat of the next deal first
      {0, {3, 6, 1}, {{0, 2, 1}, {1, 2, 1}}},  // then last, then the dealer
      {0, {0, 6, 4}, {{2, 0, 1}, {1, 0, 1}}},
      {0, {2, 5, 3}, {}},
      {0, {2, 6, 2}, {{1, 2, 1}}},
      {1, {2, 3, 5}, {{1, 0, 1}}},
      {1, {0, 3, 7}, {{1, 0, 1}, {2, 0, 2}}},  // the 5 seat itself gives; last before dealer
      {2, {5, 4, 1}, {{1, 2, 1}}},
  };
  for (const Row& row : rows) {
    CAPTURE(row.dealer, row.tricks[0], row.tricks[1], row.tricks[2]);
    CHECK(core::moves_after(after("3-2-5", row.dealer, row.tricks), 1) == row.moves);
  }
}

TEST_CASE("Exchanges written out by hand: takers by the higher next quota, givers by the lower") {
  // 3-5-8, seat 0 dealt; next time seat 1 needs 8, seat 2 needs 5, seat 0 needs 3.
  CHECK(core::moves_after(after("3-5-8", 0, {9, 7, 0}), 1) ==
        std::vector<Move>{{1, 2, 2}, {0, 2, 1}});
  CHECK(core::moves_after(after("3-5-8", 0, {5, 2, 9}), 1) ==
        std::vector<Move>{{2, 0, 3}, {2, 1, 3}});
  // 9-5-2 swapped: seat 1 needs 9, seat 2 needs 2, seat 0 needs 5.
  CHECK(core::moves_after(after("9-5-2 swapped", 0, {12, 0, 4}), 1) ==
        std::vector<Move>{{0, 2, 1}, {0, 1, 2}});
  CHECK(core::moves_after(after("9-5-2 swapped", 0, {6, 4, 6}), 1) ==
        std::vector<Move>{{1, 0, 2}, {2, 0, 1}});
  // max_bleed 3: +2 for next time's 8 and +2 for its 5 against -4; and +4 against -2 and -2.
  Match match = after("3-5-8", 0, {4, 7, 5});
  match.rules.max_bleed = 3;
  CHECK(core::moves_after(match, 1) == std::vector<Move>{{1, 0, 2}, {2, 0, 1}});
  match = after("3-5-8", 0, {6, 9, 1});
  match.rules.max_bleed = 3;
  CHECK(core::moves_after(match, 1) == std::vector<Move>{{1, 0, 2}, {1, 2, 1}});
}

TEST_CASE("The sheet says why nothing moves: the first deal, all on quota, or not in this game") {
  CHECK(core::sheet_of(match_of()).next->still == core::Still::FirstDeal);
  CHECK(core::sheet_of(after("3-2-5", 0, {2, 5, 3})).next->still == core::Still::AllOnQuota);
  CHECK(core::sheet_of(match_of("8-5-3 calls")).next->still == core::Still::NotInGame);
  CHECK(core::sheet_of(after("8-5-3 calls", 0, {9, 4, 3})).next->still == core::Still::NotInGame);
  CHECK(core::sheet_of(match_of("3-5-8")).next->still == core::Still::FirstDeal);
}

TEST_CASE("Under the loser deals the order goes by the seats of the deal he deals") {
  Match match = after("3-2-5", 0, {0, 8, 2});
  CHECK(core::moves_after(match, 1) == std::vector<Move>{{1, 2, 1}, {1, 0, 2}});
  match.rules.loser_deals = true;  // seat 0, two short, deals again
  CHECK(core::moves_after(match, 1) == std::vector<Move>{{1, 0, 2}, {1, 2, 1}});
}

TEST_CASE(
    "Points of every result of every game: tricks, or tricks less quota, which sum to nothing") {
  for (const Numbers& game : all_games()) {
    const bool counts_tricks = std::string_view(game.game) == "3-2-5";
    for (Seat dealer = 0; dealer < 3; ++dealer) {
      for (const PerSeat<int>& tricks : results_of(game.tricks)) {
        const Match match = after(game.game, dealer, tricks);
        const core::Sheet sheet = core::sheet_of(match);
        REQUIRE(sheet.deals.size() == 1);
        int sum = 0;
        for (Seat place = 0; place < 3; ++place) {
          const auto seat = static_cast<std::size_t>((dealer + place) % 3);
          const int quota = game.quotas[static_cast<std::size_t>(place)];
          REQUIRE(sheet.deals[0].quotas[seat] == quota);
          REQUIRE(sheet.deals[0].points[seat] ==
                  (counts_tricks ? tricks[seat] : tricks[seat] - quota));
          sum += sheet.deals[0].points[seat];
        }
        REQUIRE(sum == (counts_tricks ? 10 : 0));
        REQUIRE(sheet.totals == sheet.deals[0].points);
      }
    }
  }
}

TEST_CASE("Every row of the Miz table: maxima 3, 5 and 8, a trick under is a point") {
  for (Seat dealer = 0; dealer < 3; ++dealer) {
    for (const PerSeat<int>& tricks : results_of(16)) {
      Match match = after("8-5-3 calls", dealer, tricks);
      match.deals[0].call = core::Call::Miz;
      const core::ScoredDeal deal = core::sheet_of(match).deals.at(0);
      const auto d = static_cast<std::size_t>(dealer);
      const auto n = static_cast<std::size_t>((dealer + 1) % 3);
      const auto l = static_cast<std::size_t>((dealer + 2) % 3);
      REQUIRE(deal.quotas[d] == 3);
      REQUIRE(deal.quotas[n] == 5);
      REQUIRE(deal.quotas[l] == 8);
      REQUIRE(deal.points[d] == 3 - tricks[d]);
      REQUIRE(deal.points[n] == 5 - tricks[n]);
      REQUIRE(deal.points[l] == 8 - tricks[l]);
    }
  }
}

TEST_CASE("A sweep with the bonus scores fifteen, is kept as ten and pulled for as ten") {
  for (const PerSeat<int>& tricks : results_of(10)) {
    Match match = after("3-2-5", 1, tricks);
    match.rules.sweep_bonus = true;
    const core::Sheet sheet = core::sheet_of(match);
    for (std::size_t seat = 0; seat < 3; ++seat) {
      REQUIRE(sheet.deals[0].points[seat] == (tricks[seat] == 10 ? 15 : tricks[seat]));
      REQUIRE(sheet.deals[0].tricks[seat] == tricks[seat]);
    }
    REQUIRE(sheet.next->moves == core::moves_after(after("3-2-5", 1, tricks), 1));
  }
}

}  // namespace
