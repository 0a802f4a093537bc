// The table at which the words are tried: Asha hosts, Bimal sits next, Chandra last.
#pragma once

#include <string_view>
#include <vector>

#include "core/match.hpp"

inline core::Match table(std::string_view game = "3-2-5",
                         const std::vector<core::PerSeat<int>>& deals = {}) {
  core::Match match;
  match.players = {"Asha", "Bimal", "Chandra"};
  match.rules = core::Rules(*core::find_game(game));
  match.target = core::usual_target(*match.rules.game);
  for (const core::PerSeat<int>& tricks : deals) {
    core::Deal deal;
    deal.tricks = {tricks[0], tricks[1], tricks[2]};
    deal.dealer = core::next_dealer(match, static_cast<int>(match.deals.size()) + 1);
    match.deals.push_back(deal);
  }
  return match;
}
