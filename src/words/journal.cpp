#include "words/journal.hpp"

#include <set>

#include "core/overloaded.hpp"
#include "words/language.hpp"
#include "words/quoted.hpp"
#include "words/words.hpp"

namespace words {
namespace {

// What somebody did, to follow the name of who it was.
class Deed {
 public:
  Deed(const core::Match& match, core::Actor who) : match_(match), who_(who) {}

  std::string operator()(const core::Entry& made) const {
    if (made.seat == who_) {
      return made.tricks ? tr("entered {} in deal {}", *made.tricks, made.deal)
                         : tr("emptied the own cell of deal {}", made.deal);
    }
    return made.tricks
               ? tr("entered {} for {} in deal {}", *made.tricks, name(made.seat), made.deal)
               : tr("emptied the cell of {} in deal {}", name(made.seat), made.deal);
  }
  std::string operator()(const core::Correction& made) const {
    return tr("corrected deal {} to {}, {} and {}", made.deal, made.tricks[0], made.tricks[1],
              made.tricks[2]);
  }
  std::string operator()(const core::LineMove& made) const {
    return made.after_deal == 0
               ? tr("moved the line to {} before the first deal", made.target)
               : tr("moved the line to {} after deal {}", made.target, made.after_deal);
  }
  std::string operator()(const core::DealerSet& made) const {
    return tr("made {} the dealer of deal {}", name(made.dealer), made.deal);
  }
  std::string operator()(const core::TradeMade& made) const {
    return tr("put down a trade in deal {}: {}", made.deal, trade(match_, made.trade));
  }
  std::string operator()(const core::HostMoved& made) const {
    return (made.host == core::kKeeper
                ? std::string(tr("gave the host's place to somebody not at the table"))
                : tr("gave the host's place to {}", name(made.host)));
  }
  std::string operator()(const core::TrumpNamed& made) const {
    return made.suit == core::Suit::NoTrumps
               ? tr("recorded no trumps for deal {}", made.deal)
               : tr("recorded {} as trump of deal {}", suit(made.suit), made.deal);
  }
  std::string operator()(const core::BidMade& made) const {
    return tr("recorded a bid of {} for deal {}", made.tricks, made.deal);
  }
  std::string operator()(const core::CallMade& made) const {
    return tr("recorded the call of {} for deal {}", call(made.call), made.deal);
  }
  std::string operator()(const core::FirstUp& made) const {
    return tr("recorded that {} made the first overtrick of deal {}", name(made.seat), made.deal);
  }
  std::string operator()(const core::MatchEnded&) const { return tr("ended the match"); }
  std::string operator()(const core::MatchReopened&) const { return tr("reopened the match"); }
  std::string operator()(const core::Ticked& made) const {
    return tr("ticked {} of the cards between {} and {} after deal {}", made.tick.drawn,
              name(made.tick.taker), name(made.tick.giver), made.deal);
  }
  std::string operator()(const core::MakeUpSaid& made) const {
    switch (made.said) {
      case core::MakeUp::Left:
        return tr("left the cards that moved after deal {} as they are", made.deal);
      case core::MakeUp::Owed:
        return tr("had the cards that moved after deal {} made up", made.deal);
      default:
        return tr("ticked the cards of deal {} as made up", made.deal);
    }
  }

 private:
  [[nodiscard]] std::string name(core::Actor who) const { return person(match_, who); }

  const core::Match& match_;
  core::Actor who_;
};

std::string deed(const core::Match& match, std::span<const core::JournalRow> rows,
                 const core::JournalRow& row) {
  return std::visit(
      core::Overloaded{
          [&](const core::Change& made) {
            return row.redoes ? tr("made again: {}", change(match, made))
                              : std::visit(Deed(match, row.who), made);
          },
          [&](const core::Undone& undone) {
            const bool is_there = undone.row >= 1 && undone.row <= static_cast<int>(rows.size());
            const auto* const what =
                is_there
                    ? std::get_if<core::Change>(&rows[static_cast<std::size_t>(undone.row - 1)].act)
                    : nullptr;
            return what == nullptr ? std::string(tr("took something back"))
                                   : tr("took back: {}", change(match, *what));
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
         .sentence = tr("{} {}.", capital(person(match, row.who)), deed(match, rows, row)),
         .is_taken_back = taken_back.contains(row.row)});
  }
  return lines;
}

}  // namespace words
