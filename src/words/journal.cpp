#include "words/journal.hpp"

#include <fmt/format.h>

#include <set>

#include "words/quoted.hpp"
#include "words/words.hpp"

namespace words {
namespace {

template <typename... Visitors>
struct Overloaded : Visitors... {
  using Visitors::operator()...;
};

// What somebody did, to follow the name of who it was.
class Deed {
 public:
  Deed(const core::Match& match, core::Actor who) : match_(match), who_(who) {}

  std::string operator()(const core::Entry& made) const {
    if (made.seat == who_) {
      return made.tricks ? fmt::format("entered {} in deal {}", *made.tricks, made.deal)
                         : fmt::format("emptied the own cell of deal {}", made.deal);
    }
    return made.tricks
               ? fmt::format("entered {} for {} in deal {}", *made.tricks, name(made.seat),
                             made.deal)
               : fmt::format("emptied the cell of {} in deal {}", name(made.seat), made.deal);
  }
  std::string operator()(const core::Correction& made) const {
    return fmt::format("corrected deal {} to {}, {} and {}", made.deal, made.tricks[0],
                       made.tricks[1], made.tricks[2]);
  }
  std::string operator()(const core::LineMove& made) const {
    return made.after_deal == 0
               ? fmt::format("moved the line to {} before the first deal", made.target)
               : fmt::format("moved the line to {} after deal {}", made.target, made.after_deal);
  }
  std::string operator()(const core::DealerSet& made) const {
    return fmt::format("made {} the dealer of deal {}", name(made.dealer), made.deal);
  }
  std::string operator()(const core::TradeMade& made) const {
    return fmt::format("put down a trade in deal {}: {}", made.deal, trade(match_, made.trade));
  }
  std::string operator()(const core::HostMoved& made) const {
    return fmt::format("gave the host's place to {}",
                       made.host == core::kKeeper ? "somebody not at the table" : name(made.host));
  }
  std::string operator()(const core::TrumpNamed& made) const {
    return made.suit == core::Suit::NoTrumps
               ? fmt::format("recorded no trumps for deal {}", made.deal)
               : fmt::format("recorded {} as trump of deal {}", suit(made.suit), made.deal);
  }
  std::string operator()(const core::BidMade& made) const {
    return fmt::format("recorded a bid of {} for deal {}", made.tricks, made.deal);
  }
  std::string operator()(const core::CallMade& made) const {
    return fmt::format("recorded the call of {} for deal {}", call(made.call), made.deal);
  }
  std::string operator()(const core::FirstUp& made) const {
    return fmt::format("recorded that {} made the first overtrick of deal {}", name(made.seat),
                       made.deal);
  }
  std::string operator()(const core::MatchEnded&) const { return "ended the match"; }
  std::string operator()(const core::MatchReopened&) const { return "reopened the match"; }
  std::string operator()(const core::Ticked& made) const {
    return fmt::format("ticked {} of the cards between {} and {} after deal {}", made.tick.drawn,
                       name(made.tick.taker), name(made.tick.giver), made.deal);
  }

 private:
  [[nodiscard]] std::string name(core::Actor who) const { return person(match_, who); }

  const core::Match& match_;
  core::Actor who_;
};

std::string deed(const core::Match& match, std::span<const core::JournalRow> rows,
                 const core::JournalRow& row) {
  return std::visit(
      Overloaded{
          [&](const core::Change& made) {
            return row.redoes ? fmt::format("made again: {}", change(match, made))
                              : std::visit(Deed(match, row.who), made);
          },
          [&](const core::Undone& undone) {
            const bool is_there = undone.row >= 1 && undone.row <= static_cast<int>(rows.size());
            const auto* const what =
                is_there
                    ? std::get_if<core::Change>(&rows[static_cast<std::size_t>(undone.row - 1)].act)
                    : nullptr;
            return what == nullptr ? std::string("took something back")
                                   : fmt::format("took back: {}", change(match, *what));
          }},
      row.act);
}

}  // namespace

std::vector<JournalLine> journal(const core::Match& match, std::span<const core::JournalRow> rows) {
  std::set<int> taken_back;
  for (const core::JournalRow& row : rows) {
    if (const auto* const undone = std::get_if<core::Undone>(&row.act)) {
      taken_back.insert(undone->row);
    }
  }
  std::vector<JournalLine> lines;
  lines.reserve(rows.size());
  for (const core::JournalRow& row : rows) {
    lines.push_back(
        {.row = row.row,
         .who = row.who,
         .day = row.at ? date(*row.at) : "",
         .time = row.at ? time_of_day(*row.at) : "",
         .sentence = fmt::format("{} {}.", capital(person(match, row.who)), deed(match, rows, row)),
         .is_taken_back = taken_back.contains(row.row)});
  }
  return lines;
}

}  // namespace words
