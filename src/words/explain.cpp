#include "words/explain.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>

#include "words/language.hpp"
#include "words/quoted.hpp"
#include "words/race.hpp"
#include "words/words.hpp"

namespace words {
namespace {

using core::Ending;

using core::at;

bool is_difference(const core::Match& match) {
  return match.rules.game->points == core::Points::Difference;
}

// --- Totals -------------------------------------------------------------------------------------

std::string row_words(const core::Match& match, const core::PointsGround& ground) {
  std::string what =
      tr("Deal {}: {}", ground.deal, tr_counted("one trick", "{} tricks", ground.tricks));
  if (ground.is_miz) {
    what += tr(", at most {} under miz", ground.quota);
  } else if (is_difference(match)) {
    what += tr(", needed {}", ground.quota);
  }
  if (ground.bonus > 0) {
    what += tr(", a sweep's {} more", number(ground.bonus));
  }
  if (ground.traded != 0) {
    what += tr(", {} {} in trade", number(std::abs(ground.traded)),
               ground.traded > 0 ? tr("got") : tr("given"));
  }
  return what;
}

template <typename Is>
bool any(const std::vector<core::PointsGround>& grounds, const Is& is) {
  return std::ranges::any_of(grounds, is);
}

// --- Quotas -------------------------------------------------------------------------------------

std::string place_words(const core::Match& match, int deal, const core::QuotaGround& ground,
                        core::Seat seat) {
  const std::string dealer = person(match, ground.dealer);
  switch (ground.role) {
    case core::Role::Dealer:
      return tr("{} deals deal {}.", dealer, deal);
    case core::Role::Next:
      return tr("{} deals deal {}, and {} sits next.", dealer, deal, person(match, seat));
    case core::Role::Last:
      return tr("{} deals deal {}, and {} sits last.", dealer, deal, person(match, seat));
  }
  return "";
}

std::string quota_rule(const core::Match& match, int deal, const core::QuotaGround& ground) {
  const core::PerSeat<int> quotas = core::quotas_of(match, deal);
  std::array<int, 3> by_role{};
  for (const core::Role role : core::kAllRoles) {
    by_role.at(static_cast<std::size_t>(role)) = quotas[at(core::seat_of(role, ground.dealer))];
  }
  switch (ground.by) {
    case core::QuotaBy::Role:
      return tr("In {} the dealer needs {}, next {} and last {}.", match.rules.game->name,
                by_role[0], by_role[1], by_role[2]);
    case core::QuotaBy::Bid:
      return tr(
          "The first deal was bid for: the bid of {} is what the dealer needs, and "
          "next and last then need {} and {}.",
          by_role[0], by_role[1], by_role[2]);
    case core::QuotaBy::Miz:
      return tr(
          "The call is miz, which turns quotas into the most a player may take: {} "
          "for the dealer, {} for next and {} for last.",
          by_role[0], by_role[1], by_role[2]);
  }
  return "";
}

// --- Dealers ------------------------------------------------------------------------------------

std::string dealer_rule(const core::Match& match, int deal, const core::DealerGround& ground) {
  const std::string dealer = person(match, ground.dealer);
  const auto dealt_before = [&] { return person(match, core::dealer_of(match, deal - 1)); };
  switch (ground.by) {
    case core::DealerBy::FirstDealer:
      return tr("The match began with {} dealing.", dealer);
    case core::DealerBy::Host:
      return tr("The host made {} the dealer of deal {}.", dealer, deal);
    case core::DealerBy::InTurn:
      return tr("The deal passes in order of play, and {} dealt deal {}.", dealt_before(),
                deal - 1);
    case core::DealerBy::FurthestBelow:
      return tr(
          "The loser deals: in deal {} {} was furthest below quota, {} short. Of "
          "equals it is the first after the dealer, who comes last.",
          deal - 1, dealer, number(ground.below));
    case core::DealerBy::NobodyBelow:
      return tr(
          "The loser deals, but nobody was below quota in deal {}: the deal passes "
          "on from {}.",
          deal - 1, dealt_before());
    case core::DealerBy::OthersDone:
      return tr(
          "{} dealt deal {}, and the deal passes over a player who has made every "
          "call.",
          dealt_before(), deal - 1);
    case core::DealerBy::Recorded:
      return tr(
          "{} was dealing when deal {} began. Correcting the deals before it does not "
          "change who dealt.",
          dealer, deal);
  }
  return "";
}

// --- Pulls --------------------------------------------------------------------------------------

std::string move_words(const core::Match& match, int deal, const core::MoveGround& ground) {
  const std::string why = fmt::format("{}, {}", short_of(match, deal, ground.move.taker),
                                      short_of(match, deal, ground.move.giver));
  if (ground.move.cards == 0) {
    return tr("No card between {} and {}: {} traded for {}. {}.", person(match, ground.move.taker),
              person(match, ground.move.giver),
              ground.traded == 1 ? tr("the one there was, was") : tr("all of them were"),
              tr_counted("one trick", "{} tricks", ground.traded), why);
  }
  const std::string traded = ground.traded == 0
                                 ? ""
                                 : tr(" {} fell away for {} traded.",
                                      capital(tr_counted("one card", "{} cards", ground.traded)),
                                      tr_counted("one trick", "{} tricks", ground.traded));
  return tr("{}: {}.", move(match, ground.move), why) + traded;
}

std::string order_of_moves(const core::Match& match, int deal) {
  if (match.rules.game->moving == core::Moving::Pull) {
    const core::Seat dealer = core::dealer_of(match, deal + 1);
    const auto name = [&](core::Role role) { return person(match, core::seat_of(role, dealer)); };
    return tr(
        "By the seats of deal {}: takers in the order {}, {}, {}; givers in the order {}, {}, {}.",
        deal + 1, name(core::Role::Next), name(core::Role::Last), name(core::Role::Dealer),
        name(core::Role::Dealer), name(core::Role::Next), name(core::Role::Last));
  }
  return tr(
      "By what deal {} asks of each: takers with the most first, givers with the "
      "least first.",
      deal + 1);
}

// --- Winners ------------------------------------------------------------------------------------

std::string winning_rule(const core::Match& match) {
  const core::Rules& rules = match.rules;
  const int line = core::line_now(match).value_or(0);
  switch (rules.ending) {
    case Ending::Line:
      return tr(
          "First across wins: whoever is at {} or past it at the end of {}; of "
          "several the highest, and equals share.",
          line, rules.full_rotation ? tr("every third deal") : tr("a deal"));
    case Ending::LineEitherWay:
      return tr(
          "When anyone is at {} or at {} at the end of a deal, the highest total "
          "wins, and equals share.",
          signed_number(line), signed_number(-line));
    case Ending::DealCount:
      return tr("After {} deals the highest total wins, and equals share.", number(rules.deals));
    case Ending::AllCalls:
      return tr("When all three have made every call the highest total wins, and equals share.");
    case Ending::TricksInDeal:
      return tr("{} tricks or more in one deal win, whatever the totals.", rules.deal_tricks);
    case Ending::OverInDeal:
      return tr(
          "{} or more over quota in one deal win, whatever the totals; the one most "
          "over, and equals share.",
          capital(number(rules.overtricks)));
  }
  return "";
}

// 'After deal 5: Asha 15, Bimal 22, Chandra 25.'
std::string totals_after(const core::Match& match, const core::PerSeat<int>& totals, int deal) {
  std::string all;
  for (const core::Seat seat : core::kAllSeats) {
    const int total = totals[at(seat)];
    all += fmt::format("{}{} {}", all.empty() ? "" : ", ", person(match, seat),
                       is_difference(match) ? signed_number(total) : numeral(total));
  }
  return tr("After deal {}: {}.", deal, all);
}

void add_moves_of_line(const core::Match& match, Explanation& explanation) {
  for (const core::LineMove& move : match.line_moves) {
    explanation.sentences.push_back(
        move.after_deal == 0
            ? tr("The line moved to {} before the first deal.", move.target)
            : tr("The line moved to {} after deal {}.", move.target, move.after_deal));
  }
}

}  // namespace

Explanation total_of(const core::Match& match, core::Seat seat) {
  const std::vector<core::PointsGround> grounds = core::grounds_of_total(match, seat);
  const int total = grounds.empty() ? 0 : grounds.back().total;
  Explanation explanation{.title = tr("{} stands at {}", person(match, seat),
                                      is_difference(match) ? signed_number(total) : numeral(total)),
                          .rows = {},
                          .sentences = {}};
  for (const core::PointsGround& ground : grounds) {
    explanation.rows.push_back(
        {.what = row_words(match, ground), .points = ground.points, .total = ground.total});
  }
  auto& sentences = explanation.sentences;
  sentences.emplace_back(is_difference(match)
                             ? tr("A deal counts the tricks taken less the tricks needed.")
                             : tr("Every trick taken is a point; what a player needs never touches "
                                  "the total."));
  if (any(grounds, [](const auto& ground) { return ground.is_miz; })) {
    sentences.emplace_back(
        tr("Under miz it counts the most a player may take less the tricks taken."));
  }
  if (any(grounds, [](const auto& ground) { return ground.bonus > 0; })) {
    sentences.push_back(tr("A sweep scores {}.", match.rules.game->tricks + core::kSweepBonus));
  }
  if (any(grounds, [](const auto& ground) { return ground.traded != 0; })) {
    sentences.emplace_back(
        tr("A traded trick is a point less for one and a point more for the other."));
  }
  return explanation;
}

Explanation quota_of(const core::Match& match, int deal, core::Seat seat) {
  const core::QuotaGround ground = core::ground_of_quota(match, deal, seat);
  const bool is_played = deal <= core::settled_deals(match);
  const std::string_view needs = ground.by == core::QuotaBy::Miz
                                     ? (is_played ? tr("could take at most") : tr("takes at most"))
                                     : (is_played ? tr("needed") : tr("needs"));
  Explanation explanation{
      .title = tr("{} {} {} in deal {}", person(match, seat), needs, ground.quota, deal),
      .rows = {},
      .sentences = {place_words(match, deal, ground, seat), quota_rule(match, deal, ground)}};
  if (is_played) {
    explanation.sentences.push_back(tr("{}.", short_of(match, deal, seat)));
  }
  return explanation;
}

Explanation dealer_of(const core::Match& match, int deal) {
  const core::DealerGround ground = core::ground_of_dealer(match, deal);
  return {.title = tr("{} {} deal {}", person(match, ground.dealer),
                      deal <= core::settled_deals(match) ? tr("dealt") : tr("deals"), deal),
          .rows = {},
          .sentences = {dealer_rule(match, deal, ground), direction(match.rules.direction)}};
}

Explanation pulls_of(const core::Match& match) {
  const core::Sheet sheet = core::sheet_of(match);
  const int deal = core::settled_deals(match);
  const bool is_exchange = match.rules.game->moving == core::Moving::Exchange;
  Explanation explanation{.title = tr("{} before deal {}",
                                      is_exchange ? tr("The exchange") : tr("The pulls"), deal + 1),
                          .rows = {},
                          .sentences = {}};
  auto& sentences = explanation.sentences;
  if (sheet.next && sheet.next->still) {
    sentences.push_back(still(*sheet.next->still, match));
  }
  if (deal == 0 || match.rules.game->moving == core::Moving::Nothing) {
    return explanation;
  }
  const std::vector<core::MoveGround> grounds = core::grounds_of_moves(match, deal);
  for (const core::MoveGround& ground : grounds) {
    sentences.push_back(move_words(match, deal, ground));
  }
  if (grounds.size() > 1) {
    sentences.push_back(order_of_moves(match, deal));
  }
  if (const auto& first_up = core::deal_at(match, deal).first_up) {
    sentences.push_back(
        tr("{} made the first overtrick, and so gives first.", person(match, *first_up)));
  }
  if (const auto& most = match.rules.max_bleed; most && !grounds.empty()) {
    sentences.push_back(tr("At this table no player takes or gives more than {}.",
                           tr_counted("one card", "{} cards", *most)));
  }
  return explanation;
}

Explanation winner_of(const core::Match& match) {
  const core::Sheet sheet = core::sheet_of(match);
  Explanation explanation{.title = tr("Nobody has won yet"), .rows = {}, .sentences = {}};
  auto& sentences = explanation.sentences;
  if (sheet.decided) {
    explanation.title = decision(match, sheet);
    const int deal = sheet.decided->after_deal;
    if (deal > 0) {
      sentences.push_back(totals_after(match, sheet.deals[at(deal - 1)].totals, deal));
    }
  } else if (sheet.result) {
    explanation.title = result(match, sheet, *sheet.result);
    sentences.emplace_back(tr(
        "The match was ended before anything was decided: then whoever is furthest ahead wins, and "
        "equals share."));
  }
  sentences.push_back(winning_rule(match));
  add_moves_of_line(match, explanation);
  if (sheet.decided) {
    sentences.emplace_back(
        core::has_line(*match.rules.game)
            ? tr("Later deals do not change who won; moving the line asks again.")
            : tr("Later deals do not change who won."));
  }
  if (const std::optional<core::Race> race = core::race_of(match)) {
    for (const core::Seat seat : core::kAllSeats) {
      if (const std::string needs = needs_to_cross(match, *race, seat); !needs.empty()) {
        sentences.push_back(tr("{}: {}.", person(match, seat), needs));
      }
    }
    sentences.push_back(when_it_ends(match, *race));
    if (const std::string could = who_could_win(match, *race); !could.empty()) {
      sentences.push_back(could);
    }
  }
  return explanation;
}

}  // namespace words
