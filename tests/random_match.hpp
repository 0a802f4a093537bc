// Matches as tables leave them, for tests that ask what holds for every match: half-filled and
// reopened deals, moves of the line that wait, trades, set dealers, ended and reopened matches, in
// any game and under any house rules. One seed gives one match, on every machine with this library.
// Everything is done through core's check() and apply(), so nothing here can be that a table could
// not do; nothing here knows how a match is stored, written or shown.
#pragma once

#include <algorithm>
#include <iterator>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "core/check.hpp"
#include "core/journal.hpp"
#include "core/make_up.hpp"
#include "core/name.hpp"
#include "core/sheet.hpp"

namespace random_match {

using Random = std::mt19937;

// A number from `least` to `most`. (The standard's distributions differ from library to library.)
inline int between(Random& random, int least, int most) {
  return least + static_cast<int>(random() % static_cast<unsigned>(most - least + 1));
}

inline bool once_in(Random& random, int times) { return between(random, 1, times) == 1; }

template <typename Value>
const Value& one_of(Random& random, const std::vector<Value>& values) {
  return values[static_cast<std::size_t>(between(random, 0, static_cast<int>(values.size()) - 1))];
}

// Three names, among them some of every kind that has made trouble somewhere.
inline core::PerSeat<std::string> names(Random& random) {
  const std::vector<std::string> pool = {
      "Asha", "Bimal",       "Chandra",        "A, B",   "\"Q\"",
      "=1+1", "आशा",         "کمال",           "李小龍", "👩‍👩‍👧 Ann",
      "Zoë",  "back\\slash", "it's ours; -- ", "null",   "-5",
      "x",    "Østerå",      "ＷＩＤＥ"};
  core::PerSeat<std::string> names;
  for (const core::Seat seat : core::kAllSeats) {
    do {
      names[static_cast<std::size_t>(seat)] = core::kept_name(one_of(random, pool)).text;
    } while (core::find_player(names, names[static_cast<std::size_t>(seat)]) != seat);
  }
  return names;
}

inline core::Rules rules(Random& random, const core::Game& game) {
  const std::vector<std::pair<std::string, std::vector<core::RuleValue>>> offers = {
      {"direction", {std::string("clockwise"), std::string("counterclockwise")}},
      {"sweep_bonus", {5}},
      {"loser_deals", {true}},
      {"full_rotation", {true}},
      {"keep_of_suit", {0, 1, 2}},
      {"trump_by", {std::string("seventh_card"), std::string("called_or_three")}},
      {"sevens", {std::string("hearts_high"), std::string("spades_high")}},
      {"deals", {3, 9}},
      {"ends", {std::string("overtricks"), std::string("deal_tricks")}},
      {"deal_tricks", {9, 16}},
      {"overtricks", {1, 8}},
      {"max_bleed", {1, 3}},
      {"calls", {std::vector<std::string>{"miz"}, std::vector<std::string>{"hearts", "miz"}}},
      {"kitty", {std::string("take_first"), std::string("discard_first")}}};
  core::Rules rules(game);
  for (const auto& [key, values] : offers) {
    core::Rules tried = rules;
    if (once_in(random, 3) && !core::set_rule(tried, key, one_of(random, values)) &&
        !core::check_rules(tried)) {
      rules = tried;
    }
  }
  core::Rules staked = rules;
  if (once_in(random, 3) && !core::set_rule(staked, "stake", between(random, 1, 1000)) &&
      !core::set_rule(staked, "currency", std::string("NPR"))) {
    rules = staked;
  }
  return rules;
}

// A match before its first deal.
inline core::Match start(Random& random, const core::Game& game) {
  core::Match match;
  match.players = names(random);
  match.rules = rules(random, game);
  match.first_dealer = between(random, 0, 2);
  match.host = between(random, 0, core::kKeeper);
  match.target = core::usual_target(game);
  if (match.target && once_in(random, 2)) {
    match.target = between(random, 1, 40);
  }
  return match;
}

inline core::PerSeat<int> settled_tricks(Random& random, int all) {
  const int first = once_in(random, 12) ? all : between(random, 0, all);
  const int second = between(random, 0, all - first);
  core::PerSeat<int> tricks = {first, second, all - first - second};
  std::ranges::rotate(tricks, tricks.begin() + between(random, 0, 2));
  return tricks;
}

// An entry into the open deal that more often than not brings it nearer to settling.
inline core::Change entry(Random& random, const core::Match& match, int deal) {
  const core::Deal& open = core::deal_at(match, deal);
  const int left = match.rules.game->tricks - core::tricks_in(open);
  const core::Seat seat = between(random, 0, 2);
  if (core::cells_in(open) == 2 && left >= 0 && !once_in(random, 6)) {
    for (const core::Seat empty : core::kAllSeats) {
      if (!open.tricks[static_cast<std::size_t>(empty)]) {
        return core::Entry{.deal = deal, .seat = empty, .tricks = left};
      }
    }
  }
  if (once_in(random, 12)) {
    return core::Entry{.deal = deal, .seat = seat, .tricks = std::nullopt};
  }
  const int most = core::cells_in(open) == 0 ? match.rules.game->tricks : std::max(left, 1);
  return core::Entry{.deal = deal, .seat = seat, .tricks = between(random, 0, most)};
}

inline core::Change trade(Random& random, const core::Match& match, int settled) {
  if (settled == 0 || core::moves_after(match, settled).empty()) {
    return core::TradeMade{.deal = settled, .trade = {.from = 0, .to = 1, .tricks = 1}};
  }
  const core::Move move = one_of(random, core::moves_after(match, settled));
  return core::TradeMade{
      .deal = settled,
      .trade = {.from = move.giver, .to = move.taker, .tricks = between(random, 1, move.cards)}};
}

// Something that somebody might try to do to the match now. It may well be refused.
inline core::Change change(Random& random, const core::Match& match) {
  const int settled = core::settled_deals(match);
  const core::Seat seat = between(random, 0, 2);
  switch (between(random, 1, 24)) {
    case 1:
      return core::Correction{.deal = between(random, 1, std::max(settled, 1)),
                              .tricks = settled_tricks(random, match.rules.game->tricks)};
    case 2:
      return core::LineMove{.after_deal = settled, .target = between(random, 1, 50)};
    case 3:
      return core::DealerSet{.deal = settled + 1, .dealer = seat};
    case 4:
    case 5:
      return trade(random, match, settled);
    case 6:
      return once_in(random, 4) ? core::Change(core::HostMoved{.host = between(random, 0, 3)})
                                : core::Change(core::FirstUp{.deal = settled, .seat = seat});
    case 7:
      return core::TrumpNamed{.deal = settled + 1,
                              .suit = static_cast<core::Suit>(between(random, 0, 4))};
    case 8:
      return core::BidMade{.deal = settled + 1, .tricks = between(random, 8, 16)};
    case 9:
    case 10:
    case 11:
      return core::CallMade{.deal = settled + 1,
                            .call = static_cast<core::Call>(between(random, 0, 5))};
    case 12:
      return once_in(random, 4) ? core::Change(core::MatchEnded{.by = std::nullopt})
                                : core::Change(core::MatchReopened{});
    case 13:
    case 14:
      return core::Entry{
          .deal = settled,
          .seat = seat,
          .tricks = once_in(random, 2) ? std::optional<int>(between(random, 0, 5)) : std::nullopt};
    case 15: {
      if (const auto wrong = core::wrong_pulls(match); !wrong.empty() && once_in(random, 2)) {
        return core::MakeUpSaid{.deal = one_of(random, wrong).deal,
                                .said = static_cast<core::MakeUp>(between(random, 1, 3))};
      }
      if (settled == 0 || core::moves_after(match, settled).empty()) {
        return core::MatchReopened{};
      }
      const core::Move move = one_of(random, core::moves_after(match, settled));
      return core::Ticked{.deal = settled,
                          .tick = {.taker = move.taker, .giver = move.giver, .drawn = move.cards}};
    }
    default:
      return entry(random, match, settled + 1);
  }
}

// Somebody does what `change` says, if the sheet lets them. The host most of the time.
inline core::Match tried(Random& random, const core::Match& match, core::Change change) {
  const core::Actor who = once_in(random, 3) ? between(random, 0, 2) : match.host;
  if (auto* const end = std::get_if<core::MatchEnded>(&change); end && !once_in(random, 4)) {
    end->by = who;
  }
  change = core::as_kept(match.rules, change);
  if (core::check(match, who, change) || core::changes_nothing(match, change)) {
    return match;
  }
  const core::Instant at{
      .milliseconds = std::int64_t{1'790'000'000'000} + between(random, 0, 90'000'000),
      .offset_minutes = once_in(random, 2) ? 345 : 0};
  return core::apply(match, who, change,
                     once_in(random, 5) ? std::nullopt : std::optional<core::Instant>(at));
}

// A match after up to `most_steps` things that people tried.
inline core::Match match(Random& random, const core::Game& game, int most_steps = 120) {
  core::Match match = start(random, game);
  const int steps = between(random, 0, most_steps);
  for (int step = 0; step < steps; ++step) {
    match = tried(random, match, change(random, match));
  }
  return match;
}

}  // namespace random_match
