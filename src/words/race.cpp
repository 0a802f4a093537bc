#include "words/race.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "words/language.hpp"
#include "words/quoted.hpp"
#include "words/words.hpp"

namespace words {
namespace {

using core::at;

// What somebody does who decides the match, after 'somebody can' or 'must'.
std::string deciding(const core::Rules& rules) {
  switch (rules.ending) {
    case core::Ending::Line:
      return tr("cross");
    case core::Ending::LineEitherWay:
      return tr("reach a line");
    case core::Ending::TricksInDeal:
      return tr("take {} tricks", rules.deal_tricks);
    case core::Ending::OverInDeal:
      return tr("come {} over quota", number(rules.overtricks));
    case core::Ending::DealCount:
    case core::Ending::AllCalls:
      return tr("win");
  }
  return "";
}

bool is_counted(const core::Rules& rules) {
  return rules.ending == core::Ending::DealCount || rules.ending == core::Ending::AllCalls;
}

std::string last_deal(const core::Match& match, const core::Race& race) {
  const int left = race.earliest - core::settled_deals(match);
  return tr("The match is decided by deal {}: {} to play.", race.earliest,
            tr_counted("one deal", "{} deals", left));
}

}  // namespace

std::string needs_to_cross(const core::Match& match, const core::Race& race, core::Seat seat) {
  const std::optional<int>& up = race.up[at(seat)];
  if (!up) {
    return "";
  }
  const int line = *up + core::sheet_of(match).totals[at(seat)];
  const std::string more = *up > 0 ? tr("{} more to {}", *up, line) : tr("past {} already", line);
  const std::optional<int>& down = race.down[at(seat)];
  return down ? tr("{}, or {} down to {}", more, *down, signed_number(-line)) : more;
}

std::string when_it_ends(const core::Match& match, const core::Race& race) {
  if (is_counted(match.rules)) {
    return last_deal(match, race);
  }
  const std::string what = deciding(match.rules);
  if (race.latest == race.earliest) {
    return tr("Somebody must {} in deal {}.", what, race.earliest);
  }
  const std::string first = tr("Somebody can {} in deal {} at the earliest", what, race.earliest);
  return race.latest ? tr("{}, and somebody must by deal {}.", first, *race.latest)
                     : tr("{}; no deal has to decide it.", first);
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
      shares.emplace_back(tr("all three"));
    } else {
      shares.push_back(people(match, winners));
    }
  }
  const int deal = core::settled_deals(match) + 1;
  std::string sentence;
  if (!alone.empty()) {
    sentence = tr("In deal {} {} could win.", deal, joined(alone, Joint::Or));
  }
  if (!shares.empty()) {
    sentence += (sentence.empty() ? "" : " ") +
                tr("{} could share it.", capital(joined(shares, Joint::Or)));
  }
  return sentence;
}

std::string line_would(const core::Match& match, int target,
                       const std::optional<core::Decision>& decided) {
  if (!decided) {
    return tr("With {}, nobody would have won yet.", target);
  }
  return tr("With {}, {} would have won after deal {}.", target, people(match, decided->winners),
            decided->after_deal);
}

}  // namespace words
