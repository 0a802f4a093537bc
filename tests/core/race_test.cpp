// The race against every continuation there is, played out deal by deal through sheet_of.
#include "core/race.hpp"

#include <map>
#include <tuple>

#include "../catch.hpp"
#include "../random_match.hpp"
#include "core/check.hpp"
#include "table.hpp"

namespace {

using core::PerSeat;
using core::Seat;

using core::at;

// The matches that one more deal can make of `match`: every call, result and trade.
std::vector<core::Match> one_deal_on(core::Match match, bool with_trades) {
  const int number = core::settled_deals(match) + 1;
  match.deals.resize(at(number));
  const Seat dealer = core::dealer_of(match, number);
  std::vector<std::optional<core::Call>> calls{core::deal_at(match, number).call};
  if (match.rules.game->has_calls && !calls.front()) {
    calls.clear();
    for (const core::Call call : match.rules.calls) {
      if (!core::check_call(match, number, dealer, call)) {
        calls.emplace_back(call);
      }
    }
  }
  std::vector<core::Match> all;
  for (const auto& call : calls) {
    for (const PerSeat<int>& tricks : table::results_of(match.rules.game->tricks)) {
      core::Deal& deal = match.deals.back();
      deal.dealer = dealer;
      deal.call = call;
      deal.tricks = {tricks[0], tricks[1], tricks[2]};
      deal.trades.clear();
      if (core::check_tricks(match.rules, dealer, tricks)) {
        continue;
      }
      all.push_back(match);
      if (!with_trades) {
        continue;
      }
      for (const Seat from : core::kAllSeats) {
        for (const Seat to : core::kAllSeats) {
          for (int k = 1; k <= match.rules.game->tricks; ++k) {
            const core::Trade trade{.from = from, .to = to, .tricks = k};
            if (!core::check_trade(match, number, trade)) {
              all.push_back(match);
              all.back().deals.back().trades = {trade};
            }
          }
        }
      }
    }
  }
  return all;
}

struct Played {
  std::optional<int> earliest;
  std::optional<int> latest;  // nullopt: not within the deals tried
  std::vector<std::vector<Seat>> next_winners;
};

// Plays every continuation, `most` deals far; of two ways to the same totals and dealer one.
Played play_on(const core::Match& match, int most) {
  using Key = std::tuple<PerSeat<int>, Seat, std::vector<std::size_t>>;
  Played played;
  const int settled = core::settled_deals(match);
  std::vector<core::Match> open{match};
  for (int ahead = 1; ahead <= most && !open.empty(); ++ahead) {
    std::map<Key, core::Match> undecided;
    for (const core::Match& one : open) {
      for (core::Match& next : one_deal_on(one, one.rules.sweep_bonus)) {
        const core::Sheet sheet = core::sheet_of(next);
        if (!sheet.decided) {
          Key key{sheet.totals, core::dealer_of(next, settled + ahead + 1), {}};
          for (const Seat seat : core::kAllSeats) {
            std::get<2>(key).push_back(core::calls_made(next, seat, settled + ahead + 1).size());
          }
          undecided.try_emplace(key, std::move(next));
          continue;
        }
        played.earliest = played.earliest.value_or(settled + ahead);
        const auto& winners = sheet.decided->winners;
        auto& known = played.next_winners;
        if (ahead == 1 && std::ranges::find(known, winners) == known.end()) {
          known.push_back(winners);
        }
      }
    }
    open.clear();
    for (auto& [key, next] : undecided) {
      open.push_back(std::move(next));
    }
    if (open.empty()) {
      played.latest = settled + ahead;
    }
  }
  std::ranges::sort(played.next_winners, [](const auto& one, const auto& other) {
    return std::pair(one.size(), one) < std::pair(other.size(), other);
  });
  return played;
}

void check_against_play(const core::Match& match, int most) {
  const std::optional<core::Race> race = core::race_of(match);
  REQUIRE(race.has_value() == (!match.ended && !core::sheet_of(match).decided));
  if (!race) {
    return;
  }
  const Played played = play_on(match, most);
  const int seen = core::settled_deals(match) + most;
  INFO(match.rules.game->name << " after " << core::settled_deals(match) << ", line "
                              << core::line_now(match).value_or(0) << ", seen to " << seen);
  CHECK(race->next_winners == played.next_winners);
  CHECK((race->earliest <= seen ? std::optional(race->earliest) : std::nullopt) == played.earliest);
  CHECK((race->latest && *race->latest <= seen ? race->latest : std::nullopt) == played.latest);
}

core::Match with_rows(core::Match match, const std::vector<PerSeat<int>>& rows) {
  const core::Actor host = match.host;
  for (const PerSeat<int>& row : rows) {
    for (const Seat seat : core::kAllSeats) {
      const int number = static_cast<int>(match.deals.size()) + (seat == 0 ? 1 : 0);
      match = core::apply(std::move(match), host, core::Entry{number, seat, row[at(seat)]},
                          std::nullopt);
    }
  }
  return match;
}

core::Match three_two_five(int line, const std::vector<PerSeat<int>>& rows = {}) {
  core::Match match = table::match_of();
  match.target = line;
  return with_rows(match, rows);
}

}  // namespace

TEST_CASE("A race of 3-2-5 says what each lacks, and between which deals somebody must cross") {
  const auto race = core::race_of(three_two_five(25, {{2, 5, 3}, {4, 2, 4}, {7, 2, 1}, {1, 4, 5}}));
  REQUIRE(race);
  CHECK(race->up == PerSeat<std::optional<int>>{11, 12, 12});
  CHECK(race->down == PerSeat<std::optional<int>>{});
  CHECK(race->earliest == 6);
  // 10 + 11 + 11 tricks leave all three below: three deals' worth, and two over.
  CHECK(race->latest == 8);
  CHECK(race->next_winners.empty());
}

TEST_CASE("Players level with each other can share by the next deal") {
  const auto race = core::race_of(three_two_five(15, {{5, 5, 0}, {5, 5, 0}}));
  REQUIRE(race);
  CHECK(race->earliest == 3);
  CHECK(race->latest == 3 + (4 + 4 + 14) / 10);
  CHECK(race->next_winners == std::vector<std::vector<Seat>>{{0}, {1}, {0, 1}});
}

TEST_CASE("Short lines of 3-2-5 are raced as every continuation says") {
  for (const int line : {1, 2, 5, 8, 10, 11}) {
    check_against_play(three_two_five(line), 4);
  }
  check_against_play(three_two_five(16, {{5, 3, 2}, {5, 0, 5}}), 4);
}

TEST_CASE("The sweep's bonus brings the line nearer, and a trade can keep it away") {
  for (const int line : {2, 7}) {
    core::Match match = three_two_five(line);
    match.rules.sweep_bonus = true;
    check_against_play(match, 3);
  }
  // Only Asha has room for tricks: each deal is all hers, and its bonus traded away.
  core::Match match = three_two_five(11, {{0, 5, 5}, {0, 5, 5}});
  match.rules.sweep_bonus = true;
  check_against_play(match, 3);
}

TEST_CASE("Played to full rotations, the line is raced to every third deal") {
  for (const int line : {1, 9, 11}) {
    core::Match match = three_two_five(line);
    match.rules.full_rotation = true;
    check_against_play(match, 3);
    check_against_play(with_rows(match, {{4, 3, 3}}), 2);
    check_against_play(with_rows(match, {{4, 3, 3}, {8, 1, 1}}), 1);
  }
}

TEST_CASE("A line that waits for its deal is the one the race is to") {
  core::Match match = three_two_five(25, {{4, 3, 3}, {8, 1, 1}});
  match = core::apply(match, 0, core::LineMove{.after_deal = 2, .target = 14}, {});
  match = core::apply(match, 0, core::Entry{2, 0, std::nullopt}, {});
  REQUIRE(core::line_waits(match));
  check_against_play(match, 3);
  const auto race = core::race_of(match);
  REQUIRE(race);
  CHECK(race->up[0] == 10);
}

TEST_CASE("Where points add up to nothing there is no latest deal, unless deals are counted") {
  for (const core::Game& game : core::games()) {
    const core::Match match = table::match_of(game.name);
    const auto race = core::race_of(match);
    REQUIRE(race);
    INFO(game.name);
    const bool is_counted =
        game.ending == core::Ending::DealCount || game.ending == core::Ending::AllCalls;
    CHECK(race->latest.has_value() == (is_counted || game.points == core::Points::Tricks));
    CHECK((race->down[0].has_value()) == (game.ending == core::Ending::LineEitherWay));
  }
}

TEST_CASE("A line either way is raced to both ends") {
  core::Match match = table::match_of("9-5-2 swapped");
  for (const int line : {9, 11, 12, 14, 15}) {
    match.target = line;
    check_against_play(match, 1);
  }
  match.target = 15;
  const auto race = core::race_of(match);
  REQUIRE(race);
  CHECK(race->earliest == 2);  // Asha, dealing, is nine under; in the next deal five more and two
  CHECK(race->up[0] == 15);
  CHECK(race->down[0] == 15);
  check_against_play(with_rows(match, {{2, 3, 11}}), 1);
}

TEST_CASE("Deals and calls left are counted down") {
  core::Match match = table::match_of("3-2-5 over-under");
  match.rules.deals = 3;
  match = with_rows(match, {{5, 3, 2}});
  auto race = core::race_of(match);
  REQUIRE(race);
  CHECK(race->earliest == 3);
  CHECK(race->latest == 3);
  CHECK(race->next_winners.empty());
  check_against_play(with_rows(match, {{5, 5, 0}}), 1);

  core::Match calls = table::match_of("8-5-3 calls");
  calls.rules.calls = {core::Call::Miz};
  race = core::race_of(calls);
  REQUIRE(race);
  CHECK(race->earliest == 3);
  CHECK(race->latest == 3);
  check_against_play(calls, 1);
}

TEST_CASE("The next deal of any match, under any rules, is raced as every result of it says") {
  random_match::Random random(5);
  for (const core::Game& game : core::games()) {
    for (int i = 0; i < 12; ++i) {
      core::Match match = random_match::match(random, game, 60);
      match.deals.resize(std::min(match.deals.size(), std::size_t{4}));
      check_against_play(match, 1);
    }
  }
}

TEST_CASE("A decided match is no race, and neither is an ended one") {
  CHECK_FALSE(core::race_of(three_two_five(5, {{5, 3, 2}})));
  core::Match ended = three_two_five(25, {{5, 3, 2}});
  ended.ended = core::End{};
  CHECK_FALSE(core::race_of(ended));
}

TEST_CASE("A line can be tried before it is moved") {
  const core::Match match = three_two_five(25, {{2, 5, 3}, {4, 2, 4}, {7, 2, 1}, {1, 4, 5}});
  CHECK(core::decided_with_line(match, 14) == core::Decision{.winners = {0}, .after_deal = 4});
  CHECK(core::decided_with_line(match, 15) == std::nullopt);
  for (const int target : {1, 13, 14, 15, 9999}) {
    const core::LineMove move{.after_deal = 4, .target = target};
    CHECK(core::decided_with_line(match, target) ==
          core::sheet_of(core::apply(match, 0, move, {})).decided);
  }
}
