#include "words/race.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "words/quoted.hpp"
#include "words/words.hpp"

namespace words {
namespace {

std::size_t at(core::Seat seat) { return static_cast<std::size_t>(seat); }

// What somebody does who decides the match, after 'somebody can' or 'must'.
std::string deciding(const core::Rules& rules) {
  switch (rules.ending) {
    case core::Ending::Line:
      return "cross";
    case core::Ending::LineEitherWay:
      return "reach a line";
    case core::Ending::TricksInDeal:
      return fmt::format("take {} tricks", rules.deal_tricks);
    case core::Ending::OverInDeal:
      return fmt::format("come {} over quota", number(rules.overtricks));
    case core::Ending::DealCount:
    case core::Ending::AllCalls:
      return "win";
  }
  return "";
}

bool is_counted(const core::Rules& rules) {
  return rules.ending == core::Ending::DealCount || rules.ending == core::Ending::AllCalls;
}

std::string last_deal(const core::Match& match, const core::Race& race) {
  const int left = race.earliest - core::settled_deals(match);
  return fmt::format("The match is decided by deal {}: {} to play.", race.earliest,
                     counted(left, "deal", "deals"));
}

}  // namespace

std::string needs_to_cross(const core::Match& match, const core::Race& race, core::Seat seat) {
  const std::optional<int>& up = race.up[at(seat)];
  if (!up) {
    return "";
  }
  const int line = *up + core::sheet_of(match).totals[at(seat)];
  const std::string more =
      *up > 0 ? fmt::format("{} more to {}", *up, line) : fmt::format("past {} already", line);
  const std::optional<int>& down = race.down[at(seat)];
  return down ? fmt::format("{}, or {} down to {}", more, *down, signed_number(-line)) : more;
}

std::string when_it_ends(const core::Match& match, const core::Race& race) {
  if (is_counted(match.rules)) {
    return last_deal(match, race);
  }
  const std::string what = deciding(match.rules);
  if (race.latest == race.earliest) {
    return fmt::format("Somebody must {} in deal {}.", what, race.earliest);
  }
  const std::string first =
      fmt::format("Somebody can {} in deal {} at the earliest", what, race.earliest);
  return race.latest ? fmt::format("{}, and somebody must by deal {}.", first, *race.latest)
                     : fmt::format("{}; no deal has to decide it.", first);
}

std::string who_could_win(const core::Match& match, const core::Race& race) {
  if (race.next_winners.empty()) {
    return "";
  }
  std::vector<std::string> alone;
  std::vector<std::string> shares;
  for (const std::vector<core::Seat>& winners : race.next_winners) {
    if (winners.size() == 1) {
      alone.push_back(people(match, winners));
    } else if (winners.size() == core::kSeats) {
      shares.emplace_back("all three");
    } else {
      shares.push_back(people(match, winners));
    }
  }
  const int deal = core::settled_deals(match) + 1;
  std::string sentence;
  if (!alone.empty()) {
    sentence = fmt::format("In deal {} {} could win.", deal, joined(alone, "or"));
  }
  if (!shares.empty()) {
    sentence += fmt::format("{}{} could share it.", sentence.empty() ? "" : " ",
                            capital(joined(shares, "or")));
  }
  return sentence;
}

std::string line_would(const core::Match& match, int target,
                       const std::optional<core::Decision>& decided) {
  if (!decided) {
    return fmt::format("With {}, nobody would have won yet.", target);
  }
  return fmt::format("With {}, {} would have won after deal {}.", target,
                     people(match, decided->winners), decided->after_deal);
}

}  // namespace words
