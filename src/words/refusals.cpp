#include "core/match.hpp"
#include "words/language.hpp"
#include "words/quoted.hpp"
#include "words/words.hpp"

namespace words {
namespace {

using core::Refusal;
using core::Refused;

// 'the host Asha', or 'the host' for one who is not at the table.
std::string the_host(const core::Match& match) {
  return match.host == core::kKeeper ? tr("the host")
                                     : tr("the host {}", person(match, match.host));
}

// 'Bimal or the host Asha', and for a host of the three 'Asha, who is the host,'.
std::string this_one_or_host(const core::Match& match, core::Actor who) {
  if (who != match.host) {
    return tr("{} or {}", person(match, who), the_host(match));
  }
  return who == core::kKeeper ? tr("the host") : tr("{}, the host,", person(match, who));
}

std::string table_calls(const core::Rules& rules) {
  std::vector<std::string> calls;
  calls.reserve(rules.calls.size());
  for (const core::Call one : rules.calls) {
    calls.emplace_back(call(one));
  }
  return joined(calls, Joint::And);
}

std::string permission(const Refusal& refusal, const core::Match& match) {
  switch (refusal.why) {
    case Refused::NotYourColumn:
      return tr("Only {} can write in {}'s column.", this_one_or_host(match, refusal.seat),
                person(match, refusal.seat));
    case Refused::OnlyHost:
      return tr("Only {} can do this.", the_host(match));
    case Refused::OnlyDealer:
      return tr("This is for the dealer to say: only {} can.",
                this_one_or_host(match, refusal.seat));
    case Refused::NotAtTable:
      return match.host == core::kKeeper ? tr("Only the three players and the host can do this.")
                                         : tr("Only the three players can do this.");
    case Refused::NotYourChange:
      return tr("Only {} can undo or redo this change of {}.",
                this_one_or_host(match, refusal.seat), person(match, refusal.seat));
    default:
      return "";
  }
}

std::string no_such_deal(const Refusal& refusal) {
  if (refusal.deal == refusal.number) {
    return tr("Deal {} has not settled yet.", refusal.deal);
  }
  return tr("There is no deal {} on the sheet. The open one is deal {}.", refusal.deal,
            refusal.number);
}

// Where in the match something can be done.
std::string moment(const Refusal& refusal) {
  switch (refusal.why) {
    case Refused::MatchEnded:
      return tr("This match has ended. The host can reopen it.");
    case Refused::MatchNotEnded:
      return tr("This match has not ended, so there is nothing to reopen.");
    case Refused::SheetIsFull:
      return tr(
          "This match has {} deals, and no more fit on one sheet. End it and play a "
          "rematch.",
          refusal.most);
    case Refused::NoSuchDeal:
      return no_such_deal(refusal);
    case Refused::DealIsOpen:
      return tr("Deal {} is still open. Enter its tricks column by column.", refusal.deal);
    case Refused::DealIsSettled:
      if (refusal.deal >= refusal.number) {
        return tr("Deal {} comes later. The open one is deal {}.", refusal.deal, refusal.number);
      }
      return tr("Deal {} is settled. This belongs to the open deal, which is deal {}.",
                refusal.deal, refusal.number);
    case Refused::DealIsOlder:
      return tr("Deal {} is settled. The host can correct it as a whole.", refusal.deal);
    case Refused::NextHasEntry:
      return tr(
          "Deal {} has begun. The tricks of deal {} can still be corrected as a whole, by the "
          "host.",
          refusal.deal + 1, refusal.deal);
    case Refused::DealHasEntry:
      return tr("Deal {} has begun. This is done between deals, before the first entry.",
                refusal.deal);
    case Refused::LineWaits:
      return tr(
          "The line was moved after deal {}, which is to settle again first. Until then the host "
          "can "
          "correct deal {} as a whole.",
          refusal.number, refusal.deal);
    default:
      return "";
  }
}

std::string more_than_pulls(const Refusal& refusal, const core::Match& match) {
  const std::string from = person(match, refusal.seat);
  const std::string to = person(match, refusal.other);
  return refusal.most == 1 ? tr("Between {} and {} there is one trick to trade, not {}.", from, to,
                                refusal.number)
                           : tr("Between {} and {} there are 1 to {} tricks to trade, not {}.",
                                from, to, refusal.most, refusal.number);
}

// What can be entered at all.
std::string what_fits(const Refusal& refusal, const core::Match& match) {
  switch (refusal.why) {
    case Refused::OutOfRange:
      return tr("Here belongs a whole number from {} to {}, not {}.", refusal.least, refusal.most,
                refusal.number);
    case Refused::WrongSum:
      return tr("The three make {} tricks, not {}.", refusal.number, refusal.most);
    case Refused::DealerNeedsOne:
      return tr("The kitty is the dealer's first trick, so the dealer has at least one.");
    case Refused::NotInGame:
      return tr("There is no such thing in {}.", match.rules.game->name);
    case Refused::NoPullsBetween:
      return tr("No card passes between {} and {} after this deal.", person(match, refusal.seat),
                person(match, refusal.other));
    case Refused::NothingToMakeUp:
      return tr("After deal {} nothing moved that should not have; there is nothing to make up.",
                refusal.deal);
    case Refused::MoreThanPulls:
      return more_than_pulls(refusal, match);
    case Refused::PointsBelowZero:
      return tr("{} has {} in this deal, and nobody gives more than that.",
                person(match, refusal.seat), tr_count("{} point", "{} points", refusal.most));
    case Refused::CallNotOnTable:
      return tr("This table plays other calls: {}.", table_calls(match.rules));
    case Refused::CallMade:
      return tr("Each call is made once, and {} has made this one already.",
                person(match, refusal.seat));
    case Refused::AllCallsMade:
      return tr("{} has made every call and deals no more.", person(match, refusal.seat));
    case Refused::OnlyFirstDeal:
      return tr("Only the first deal is bid for.");
    case Refused::NotATaker:
      return tr(
          "The first overtrick is asked for when two players are over, and {} is not one of two.",
          person(match, refusal.seat));
    case Refused::NothingToUndo:
      return tr("There is nothing to undo.");
    case Refused::NothingToRedo:
      return tr("There is nothing to redo.");
    default:
      return "";
  }
}

}  // namespace

std::string refusal(const core::Refusal& refusal, const core::Match& match) {
  std::string sentence = permission(refusal, match);
  if (sentence.empty()) {
    sentence = moment(refusal);
  }
  return sentence.empty() ? what_fits(refusal, match) : sentence;
}

std::string wrong_sum(const core::PerSeat<int>& tricks, int of) {
  return tr("{}, {} and {} make {} tricks, not {}.", tricks[0], tricks[1], tricks[2],
            tricks[0] + tricks[1] + tricks[2], of);
}

}  // namespace words
