#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "words/quoted.hpp"
#include "words/words.hpp"

namespace words {
namespace {

std::size_t at(core::Seat seat) { return static_cast<std::size_t>(seat); }

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
        return crossed.by_move
                   ? fmt::format("furthest ahead when the line moved to {}, after deal {}",
                                 crossed.line, deal)
                   : fmt::format("furthest ahead when the line of {} was reached, in deal {}",
                                 crossed.line, deal);
      }
      return crossed.by_move
                 ? fmt::format("at the line when it moved to {}, after deal {}", crossed.line, deal)
                 : fmt::format("first to {}, in deal {}", crossed.line, deal);
    }
    case core::Ending::DealCount:
      return fmt::format("furthest ahead after {} deals", number(deal));
    case core::Ending::AllCalls:
      return fmt::format("furthest ahead with every call made, after deal {}", deal);
    case core::Ending::TricksInDeal:
      return fmt::format(
          "{} in deal {}",
          counted(most_in(decided, sheet.deals[at(deal - 1)].tricks), "trick", "tricks"), deal);
    case core::Ending::OverInDeal:
      return fmt::format("{} over quota in deal {}",
                         number(most_in(decided, core::surplus_of(match, deal))), deal);
  }
  return "";
}

std::string winners(const core::Match& match, const std::vector<core::Seat>& seats) {
  return fmt::format("{} {}", people(match, seats), seats.size() == 1 ? "wins" : "share it");
}

constexpr std::array<std::string_view, 12> kMonths = {
    "January", "February", "March",     "April",   "May",      "June",
    "July",    "August",   "September", "October", "November", "December"};

}  // namespace

std::string decision(const core::Match& match, const core::Sheet& sheet) {
  if (!sheet.decided) {
    return "";
  }
  const core::Decision& decided = *sheet.decided;
  const std::string who = people(match, decided.winners);
  const std::string_view have = decided.winners.size() == 1 ? "is" : "are";
  switch (match.rules.ending) {
    case core::Ending::Line: {
      const Crossing crossed = crossing(match, sheet);
      return crossed.by_move ? fmt::format("{} {} at the line, which moved to {} after deal {}",
                                           who, have, crossed.line, decided.after_deal)
                             : fmt::format("{} crossed the line of {} in deal {}", who,
                                           crossed.line, decided.after_deal);
    }
    case core::Ending::TricksInDeal:
      return fmt::format("{} took {}", who, ground(match, sheet));
    case core::Ending::OverInDeal:
      return fmt::format("{} came {}", who, ground(match, sheet));
    case core::Ending::LineEitherWay:
    case core::Ending::DealCount:
    case core::Ending::AllCalls:
      return fmt::format("{} came out {}", who, ground(match, sheet));
  }
  return "";
}

std::string result(const core::Match& match, const core::Sheet& sheet, const core::Result& result) {
  switch (result.reason) {
    case core::Reason::NotPlayed:
      return "Not played: no deal was settled";
    case core::Reason::Early:
      return fmt::format("{}: furthest ahead", winners(match, result.winners));
    case core::Reason::Decided:
      return fmt::format("{}: {}", winners(match, result.winners), ground(match, sheet));
  }
  return "";
}

std::string outcome(const core::PerSeat<std::string>& names,
                    const std::optional<core::Result>& result,
                    const std::optional<core::Decision>& decided) {
  if (!result) {
    return "unfinished";
  }
  if (result->reason == core::Reason::NotPlayed) {
    return "not played";
  }
  std::vector<std::string> winners;
  for (const core::Seat seat : result->winners) {
    winners.push_back(names[at(seat)]);
  }
  const std::string who =
      fmt::format("{} {}", joined(winners, "and"), winners.size() == 1 ? "wins" : "share it");
  return result->reason == core::Reason::Decided && decided
             ? fmt::format("{}, decided {} deal {}", who, decided->after_deal > 0 ? "in" : "before",
                           std::max(decided->after_deal, 1))
             : fmt::format("{}, furthest ahead", who);
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
  const std::string the_line = is_either_way ? std::to_string(line) : "the line";
  if (left == 0) {
    return "at " + the_line;
  }
  return left > 0 ? fmt::format("{} to {}", left, the_line)
                  : fmt::format("{} {} {}", -left, is_below ? "below" : "over", the_line);
}

std::string_view note_fault(core::NameFault fault) {
  return fault == core::NameFault::TooLong
             ? "That is too long to be kept with a match."
             : "That cannot be kept with a match: it has characters that show nothing.";
}

std::string cannot_write(std::string_view file, std::string_view why) {
  return fmt::format("{} cannot be written: {}.", file, why);
}

std::string imported(int added, int here_already) {
  return fmt::format("{} imported, {} here already.", added, here_already);
}

std::string date(const core::Instant& instant) {
  const core::LocalTime local = core::local_time(instant);
  return fmt::format("{} {} {}", local.day, kMonths.at(static_cast<std::size_t>(local.month - 1)),
                     local.year);
}

std::string time_of_day(const core::Instant& instant) {
  const core::LocalTime local = core::local_time(instant);
  return fmt::format("{:02}:{:02}", local.hour, local.minute);
}

}  // namespace words
