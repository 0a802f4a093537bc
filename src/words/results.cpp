#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "words/language.hpp"
#include "words/quoted.hpp"
#include "words/words.hpp"

namespace words {
namespace {

using core::at;

// The line a decision was made by, and whether a deal crossed it or a move of the line brought it.
struct Crossing {
  int line = 0;
  bool by_move = false;
};

Crossing crossing(const core::Match& match, const core::Sheet& sheet) {
  const int after_deal = sheet.decided->after_deal;
  int before = match.target.value_or(0);
  int after = before;
  for (const core::LineMove& move : match.line_moves) {
    before = move.after_deal < after_deal ? move.target : before;
    after = move.after_deal <= after_deal ? move.target : after;
  }
  if (after_deal == 0) {
    return {.line = after, .by_move = true};
  }
  const core::PerSeat<int>& totals = sheet.deals[at(after_deal - 1)].totals;
  const bool is_crossed = std::ranges::any_of(totals, [&](int total) {
    return total >= before ||
           (match.rules.ending == core::Ending::LineEitherWay && total <= -before);
  });
  return {.line = is_crossed ? before : after, .by_move = !is_crossed};
}

int most_in(const core::Decision& decided, const core::PerSeat<int>& taken) {
  return taken[at(decided.winners.front())];
}

// Why the winners have won, to follow 'Asha wins: '.
std::string ground(const core::Match& match, const core::Sheet& sheet) {
  const core::Decision& decided = *sheet.decided;
  const int deal = decided.after_deal;
  switch (match.rules.ending) {
    case core::Ending::Line:
    case core::Ending::LineEitherWay: {
      const Crossing crossed = crossing(match, sheet);
      if (match.rules.ending == core::Ending::LineEitherWay) {
        return crossed.by_move ? tr("furthest ahead when the line moved to {}, after deal {}",
                                    crossed.line, deal)
                               : tr("furthest ahead when the line of {} was reached, in deal {}",
                                    crossed.line, deal);
      }
      return crossed.by_move
                 ? tr("at the line when it moved to {}, after deal {}", crossed.line, deal)
                 : tr("first to {}, in deal {}", crossed.line, deal);
    }
    case core::Ending::DealCount:
      return tr("furthest ahead after {} deals", number(deal));
    case core::Ending::AllCalls:
      return tr("furthest ahead with every call made, after deal {}", deal);
    case core::Ending::TricksInDeal:
      return tr(
          "{} in deal {}",
          tr_counted("one trick", "{} tricks", most_in(decided, sheet.deals[at(deal - 1)].tricks)),
          deal);
    case core::Ending::OverInDeal:
      return tr("{} over quota in deal {}", number(most_in(decided, core::surplus_of(match, deal))),
                deal);
  }
  return "";
}

// 'Asha wins: first to 25', with why.
std::string won(const core::Match& match, const std::vector<core::Seat>& seats,
                const std::string& why) {
  const std::string who = people(match, seats);
  return seats.size() == 1 ? tr("{} wins: {}", who, why) : tr("{} share it: {}", who, why);
}

constexpr std::array kMonths = {later("January"), later("February"), later("March"),
                                later("April"),   later("May"),      later("June"),
                                later("July"),    later("August"),   later("September"),
                                later("October"), later("November"), later("December")};

}  // namespace

std::string decision(const core::Match& match, const core::Sheet& sheet) {
  if (!sheet.decided) {
    return "";
  }
  const core::Decision& decided = *sheet.decided;
  const std::string who = people(match, decided.winners);
  const bool is_one = decided.winners.size() == 1;
  switch (match.rules.ending) {
    case core::Ending::Line: {
      const Crossing crossed = crossing(match, sheet);
      if (!crossed.by_move) {
        return tr("{} crossed the line of {} in deal {}", who, crossed.line, decided.after_deal);
      }
      return is_one ? tr("{} is at the line, which moved to {} after deal {}", who, crossed.line,
                         decided.after_deal)
                    : tr("{} are at the line, which moved to {} after deal {}", who, crossed.line,
                         decided.after_deal);
    }
    case core::Ending::TricksInDeal:
      return tr("{} took {}", who, ground(match, sheet));
    case core::Ending::OverInDeal:
      return tr("{} came {}", who, ground(match, sheet));
    case core::Ending::LineEitherWay:
    case core::Ending::DealCount:
    case core::Ending::AllCalls:
      return tr("{} came out {}", who, ground(match, sheet));
  }
  return "";
}

std::string result(const core::Match& match, const core::Sheet& sheet, const core::Result& result) {
  switch (result.reason) {
    case core::Reason::NotPlayed:
      return tr("Not played: no deal was settled");
    case core::Reason::Early:
      return won(match, result.winners, tr("furthest ahead"));
    case core::Reason::Decided:
      return won(match, result.winners, ground(match, sheet));
  }
  return "";
}

std::string outcome(const core::PerSeat<std::string>& names,
                    const std::optional<core::Result>& result,
                    const std::optional<core::Decision>& decided) {
  if (!result) {
    return tr("unfinished");
  }
  if (result->reason == core::Reason::NotPlayed) {
    return tr("not played");
  }
  std::vector<std::string> winners;
  for (const core::Seat seat : result->winners) {
    winners.push_back(names[at(seat)]);
  }
  const std::string all = joined(winners, Joint::And);
  const std::string who = winners.size() == 1 ? tr("{} wins", all) : tr("{} share it", all);
  if (result->reason != core::Reason::Decided || !decided) {
    return tr("{}, furthest ahead", who);
  }
  return decided->after_deal > 0 ? tr("{}, decided in deal {}", who, decided->after_deal)
                                 : tr("{}, decided before deal {}", who, 1);
}

std::string to_line(const core::Sheet& sheet, core::Seat seat, core::Ending ending) {
  if (!sheet.target) {
    return "";
  }
  const int total = sheet.totals[at(seat)];
  const bool is_either_way = ending == core::Ending::LineEitherWay;
  const bool is_below = is_either_way && total < 0;
  const int line = is_below ? -*sheet.target : *sheet.target;
  const int left = is_below ? total - line : line - total;
  if (is_either_way) {
    return left == 0  ? tr("at {}", line)
           : left > 0 ? tr("{} to {}", left, line)
           : is_below ? tr("{} below {}", -left, line)
                      : tr("{} over {}", -left, line);
  }
  return left == 0  ? tr("at the line")
         : left > 0 ? tr("{} to the line", left)
                    : tr("{} over the line", -left);
}

std::string_view note_fault(core::NameFault fault) {
  return fault == core::NameFault::TooLong
             ? tr("That is too long to be kept with a match.")
             : tr("That cannot be kept with a match: it has characters that show nothing.");
}

std::string cannot_write(std::string_view file, std::string_view why) {
  return tr("{} cannot be written: {}.", file, why);
}

std::string imported(int added, int here_already) {
  return tr("{} imported, {} here already.", added, here_already);
}

std::string date(const core::Instant& instant) {
  const core::LocalTime local = core::local_time(instant);
  // Translators: day, month, year.
  return tr("{} {} {}", local.day, tr(kMonths.at(static_cast<std::size_t>(local.month - 1))),
            local.year);
}

std::string time_of_day(const core::Instant& instant) {
  const core::LocalTime local = core::local_time(instant);
  return in_digits(fmt::format("{:02}:{:02}", local.hour, local.minute));
}

}  // namespace words
