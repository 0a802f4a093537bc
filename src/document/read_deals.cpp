#include "document/read_deals.hpp"

#include <fmt/format.h>

#include "core/check.hpp"
#include "words/language.hpp"
#include "words/words.hpp"

namespace document {
namespace {

using core::at;

// Reads one deal, the one after those already in the match.
class DealReader {
 public:
  DealReader(Reading& reading, core::Match& match, std::string place)
      : reading_(reading),
        match_(match),
        place_(std::move(place)),
        number_(static_cast<int>(match.deals.size()) + 1) {}

  void read_settled(const Json& json) {
    const Json::Object& members = reading_.object(
        json, place_, {"tricks", "dealer", "trump", "trades", "at", "bid", "call", "first_up"});
    core::Deal deal = facts(members);
    if (match_.rules.game->has_calls && !deal.call) {
      reading_.refuse(in("call"),
                      words::tr("This is missing. A deal settles with its dealer's call."));
    }
    deal.tricks = settled_tricks(reading_.required(members, place_, "tricks"), *deal.dealer);
    if (const Json* const json_at = find(members, "at")) {
      deal.at = reading_.instant(*json_at, in("at"));
    }
    match_.deals.push_back(std::move(deal));
    if (!reading_.has_failed()) {
      read_afterwards(members);
    }
  }

  void read_open(const Json& json) {
    const Json::Object& members =
        reading_.object(json, place_, {"tricks", "dealer", "trump", "bid", "call"});
    core::Deal deal = facts(members);
    if (const Json* const tricks = find(members, "tricks")) {
      deal.tricks = open_tricks(*tricks, *deal.dealer);
    }
    if (!core::has_entry(deal) && !deal.is_dealer_set) {
      deal.dealer.reset();  // nobody has said so yet
    }
    if (core::is_complete(match_.rules, deal)) {
      reading_.refuse(in("tricks"),
                      words::tr("These three make {} tricks: the deal is settled and belongs in "
                                "deals.",
                                match_.rules.game->tricks));
    }
    if (!(deal == core::Deal{})) {
      match_.deals.push_back(std::move(deal));
    }
  }

 private:
  [[nodiscard]] std::string in(std::string_view key) const { return place_of(place_, key); }

  // Dealer, bid, call and trump. The dealer is given in any case, be it as the one who follows.
  core::Deal facts(const Json::Object& members) {
    core::Deal deal;
    read_dealer(members, deal);
    if (const Json* const json = find(members, "bid")) {
      deal.bid = reading_.number(*json, in("bid"));
      reading_.refuse_if(core::check_bid(match_.rules, number_, *deal.bid), match_, in("bid"));
    }
    if (const Json* const json = find(members, "call")) {
      deal.call = call(*json, *deal.dealer);
    }
    if (const Json* const json = find(members, "trump")) {
      deal.trump = core::find_suit(reading_.text(*json, in("trump"), words::tr("the trump")));
      if (!deal.trump) {
        reading_.refuse(in("trump"),
                        words::tr("Trump is spades, hearts, diamonds, clubs or no_trumps."));
      }
    }
    return deal;
  }

  void read_dealer(const Json::Object& members, core::Deal& deal) {
    const core::Seat following = core::next_dealer(match_, number_);
    deal.dealer = following;
    const Json* const json = find(members, "dealer");
    if (json == nullptr) {
      return;
    }
    deal.dealer = reading_.player(*json, in("dealer"), match_);
    deal.is_dealer_set = *deal.dealer != following;
    // Only where a dealer can run out of calls is there a dealer who may not be set.
    if (deal.is_dealer_set && match_.rules.game->has_calls) {
      const core::DealerSet set{.deal = number_, .dealer = *deal.dealer};
      reading_.refuse_if(core::check(match_, match_.host, set), match_, in("dealer"));
    }
  }

  std::optional<core::Call> call(const Json& json, core::Seat dealer) {
    const std::optional<core::Call> call =
        core::find_call(reading_.text(json, in("call"), words::tr("the call")));
    if (call) {
      reading_.refuse_if(core::check_call(match_, number_, dealer, *call), match_, in("call"));
    } else {
      reading_.refuse(in("call"),
                      words::tr("A call is hearts, clubs, diamonds, spades, no_trumps or miz."));
    }
    return call;
  }

  int cell(const Json& json, core::Seat dealer, core::Seat seat) {
    const std::string place = place_of(in("tricks"), at(seat));
    const int tricks = reading_.number(json, place);
    reading_.refuse_if(core::check_cell(match_.rules, dealer, seat, tricks), match_, place);
    return tricks;
  }

  core::PerSeat<std::optional<int>> settled_tricks(const Json& json, core::Seat dealer) {
    const Json::Array& cells = reading_.three(json, in("tricks"), words::tr("three numbers"));
    core::PerSeat<int> tricks{};
    for (const core::Seat seat : core::kAllSeats) {
      tricks[at(seat)] = cell(cells[at(seat)], dealer, seat);
    }
    if (const auto refusal = core::check_tricks(match_.rules, dealer, tricks)) {
      reading_.refuse(in("tricks"), refusal->why == core::Refused::WrongSum
                                        ? words::wrong_sum(tricks, match_.rules.game->tricks)
                                        : words::refusal(*refusal, match_));
    }
    return {tricks[0], tricks[1], tricks[2]};
  }

  core::PerSeat<std::optional<int>> open_tricks(const Json& json, core::Seat dealer) {
    const Json::Array& cells =
        reading_.three(json, in("tricks"), words::tr("three numbers or nulls"));
    core::PerSeat<std::optional<int>> tricks;
    for (const core::Seat seat : core::kAllSeats) {
      if (!std::holds_alternative<std::nullptr_t>(cells[at(seat)].value)) {
        tricks[at(seat)] = cell(cells[at(seat)], dealer, seat);
      }
    }
    return tricks;
  }

  // What is said of a deal once it has settled; it is in the match by now.
  void read_afterwards(const Json::Object& members) {
    if (const Json* const json = find(members, "trades")) {
      const Json::Array& trades = reading_.array(*json, in("trades"), words::tr("trades"));
      for (std::size_t i = 0; i < trades.size() && !reading_.has_failed(); ++i) {
        read_trade(trades[i], place_of(in("trades"), i));
      }
    }
    if (const Json* const json = find(members, "first_up")) {
      const core::Seat seat = reading_.player(*json, in("first_up"), match_);
      reading_.refuse_if(core::check_first_up(match_, number_, seat), match_, in("first_up"));
      match_.deals.back().first_up = seat;
    }
  }

  void read_trade(const Json& json, const std::string& place) {
    const Json::Object& members = reading_.object(json, place, {"from", "to", "tricks"});
    const auto required = [&](std::string_view key) -> const Json& {
      return reading_.required(members, place, key);
    };
    const core::Trade trade{
        .from = reading_.player(required("from"), place_of(place, "from"), match_),
        .to = reading_.player(required("to"), place_of(place, "to"), match_),
        .tricks = reading_.number(required("tricks"), place_of(place, "tricks"))};
    if (!reading_.has_failed()) {
      reading_.refuse_if(core::check_trade(match_, number_, trade), match_, place);
    }
    match_.deals.back().trades.push_back(trade);
  }

  Reading& reading_;
  core::Match& match_;
  std::string place_;
  int number_;
};

void refuse_more_deals(Reading& reading, const core::Match& match, const std::string& place) {
  reading.refuse(
      place, words::refusal({.why = core::Refused::SheetIsFull, .most = core::kMostDeals}, match));
}

}  // namespace

void read_settled_deals(Reading& reading, core::Match& match, const Json& deals) {
  const Json::Array& elements = reading.array(deals, "deals", words::tr("the settled deals"));
  if (elements.size() > core::kMostDeals) {
    refuse_more_deals(reading, match, "deals");
    return;
  }
  for (std::size_t i = 0; i < elements.size() && !reading.has_failed(); ++i) {
    DealReader(reading, match, place_of("deals", i)).read_settled(elements[i]);
  }
}

void read_open_deal(Reading& reading, core::Match& match, const Json& open) {
  if (match.deals.size() >= core::kMostDeals) {
    refuse_more_deals(reading, match, "open");
    return;
  }
  DealReader(reading, match, "open").read_open(open);
}

}  // namespace document
