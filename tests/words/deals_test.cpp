#include <set>

#include "../catch.hpp"
#include "core/journal.hpp"
#include "table.hpp"
#include "words/words.hpp"

namespace {

// The worked deal: Asha deals, 1, 4 and 5.
core::Match worked() { return table("3-2-5", {{1, 4, 5}}); }

core::NextDeal next(const core::Match& match) { return *core::sheet_of(match).next; }

}  // namespace

TEST_CASE("the worked deal is told as it is played") {
  const core::Match match = worked();
  const core::NextDeal open = next(match);
  CHECK(words::who_deals(match, open) == "Bimal deals. Chandra names trump and leads.");
  CHECK(words::role(match, open, 0) == "needs 3");
  CHECK(words::role(match, open, 1) == "deals, needs 2");
  CHECK(words::role(match, open, 2) == "names trump and leads, needs 5");
  REQUIRE(open.moves.size() == 2);
  CHECK(words::move(match, open.moves[0]) == "Chandra draws 1 from Bimal");
  CHECK(words::move(match, open.moves[1]) == "Chandra draws 1 from Asha");
  CHECK(words::short_of(match, 1, 0) == "Asha was one short of 2");
  CHECK(words::short_of(match, 1, 1) == "Bimal was one short of 5");
  CHECK(words::short_of(match, 1, 2) == "Chandra was two over 3");
}

TEST_CASE("where the dealer makes trump, next only leads") {
  const core::Match match = table("3-5-8", {{9, 5, 2}});
  const core::NextDeal open = next(match);
  CHECK(words::who_deals(match, open) == "Bimal deals and names trump. Chandra leads.");
  CHECK(words::role(match, open, 1) == "deals and names trump, needs 8");
  CHECK(words::role(match, open, 2) == "leads, needs 5");
  CHECK(words::move(match, open.moves[0]) == "Asha gives 1 to Chandra");
}

TEST_CASE("a trump that nobody names is turned up") {
  core::Match match = worked();
  match.rules.trump_by = core::TrumpBy::SeventhCard;
  CHECK(words::role(match, next(match), 2) == "turns up trump and leads, needs 5");
}

TEST_CASE("under miz the numbers are the most one may take") {
  core::Match match = table("8-5-3 calls");
  CHECK(words::role(match, next(match), 0) == "deals and makes the call, needs 8");
  match.deals.emplace_back();
  match.deals[0].dealer = 0;
  match.deals[0].call = core::Call::Miz;
  CHECK(words::role(match, next(match), 0) == "deals and makes the call, takes at most 3");
  CHECK(words::role(match, next(match), 2) == "takes at most 8");
}

TEST_CASE("why nothing moves is told, and the two reasons are not mixed up") {
  CHECK(words::still(core::Still::FirstDeal, table()) == "No pulls before the first deal.");
  CHECK(words::still(core::Still::AllOnQuota, table("3-2-5", {{2, 5, 3}})) ==
        "No pulls: in deal 1 all three met their quota.");
  CHECK(words::still(core::Still::FirstDeal, table("3-5-8")) ==
        "No exchange before the first deal.");
  std::set<std::string> sentences;
  for (const auto still : {core::Still::FirstDeal, core::Still::AllOnQuota, core::Still::AllTraded,
                           core::Still::NotInGame}) {
    const std::string sentence = words::still(still, worked());
    CHECK(sentence.back() == '.');
    CHECK(sentences.insert(sentence).second);
  }
}

TEST_CASE("tricks are counted as they come, over or short without a name") {
  const auto in = [](std::optional<int> a, std::optional<int> b, std::optional<int> c) {
    core::Deal deal;
    deal.tricks = {a, b, c};
    return words::tricks_in(core::Rules(), deal);
  };
  CHECK(in({}, {}, {}).empty());
  CHECK(in(0, {}, {}) == "0 of 10 tricks in");
  CHECK(in(4, 3, {}) == "7 of 10 tricks in");
  CHECK(in(4, 4, 3) == "One too many: 11 of 10 tricks");
  CHECK(in(6, 6, {}) == "Two too many: 12 of 10 tricks");
  CHECK(in(4, 3, 2) == "One too few: 9 of 10 tricks");
  CHECK(in(0, 0, 0) == "Ten too few: 0 of 10 tricks");
  CHECK(in(10, 10, 10) == "20 too many: 30 of 10 tricks");

  core::Deal without_call;
  without_call.tricks = {8, 5, 3};
  CHECK(words::tricks_in(core::Rules(*core::find_game("8-5-3 calls")), without_call) ==
        "16 of 16 tricks in, no call yet");
}

TEST_CASE("every change has words of its own") {
  const core::Match match = worked();
  const std::vector<core::Change> changes = {
      core::Entry{.deal = 5, .seat = 1, .tricks = 4},
      core::Entry{.deal = 5, .seat = 1, .tricks = std::nullopt},
      core::Correction{.deal = 3, .tricks = {4, 3, 3}},
      core::LineMove{.after_deal = 3, .target = 30},
      core::DealerSet{.deal = 5, .dealer = 1},
      core::TradeMade{.deal = 4, .trade = {.from = 1, .to = 0, .tricks = 1}},
      core::HostMoved{.host = 1},
      core::HostMoved{.host = core::kKeeper},
      core::TrumpNamed{.deal = 5, .suit = core::Suit::Hearts},
      core::TrumpNamed{.deal = 5, .suit = core::Suit::NoTrumps},
      core::BidMade{.deal = 1, .tricks = 9},
      core::CallMade{.deal = 5, .call = core::Call::Miz},
      core::FirstUp{.deal = 4, .seat = 1},
      core::MatchEnded{.by = 1},
      core::MatchReopened{},
      core::Ticked{.deal = 4, .tick = {.taker = 2, .giver = 1, .drawn = 1}}};
  std::set<std::string> phrases;
  for (const core::Change& change : changes) {
    const std::string phrase = words::change(match, change);
    REQUIRE_FALSE(phrase.empty());
    CHECK(phrase.back() != '.');
    CHECK(phrases.insert(phrase).second);
  }
  CHECK(words::change(match, changes[0]) == "Bimal 4 in deal 5");
  CHECK(words::change(match, changes[5]) == "one trick from Bimal to Asha traded in deal 4");
  CHECK(words::change(match, changes[8]) == "hearts as trump in deal 5");
  CHECK(words::change(match, changes[9]) == "no trumps in deal 5");
}

TEST_CASE("what a change took with it is told") {
  const core::Match match = worked();
  CHECK(words::consequences(match, {}).empty());
  core::Consequences consequences;
  consequences.reopened = 4;
  consequences.trades_removed = {{.from = 1, .to = 2, .tricks = 2}};
  CHECK(words::consequences(match, consequences) ==
        "Deal 4 is open again. The trade of two tricks from Bimal to Chandra no longer fits and is "
        "taken out.");
  consequences = {};
  consequences.settled = 4;
  consequences.first_up_removed = true;
  CHECK(words::consequences(match, consequences) ==
        "Deal 4 is settled. Who made the first overtrick no longer fits and is taken out.");
}

TEST_CASE("the moves after a deal are one phrase") {
  CHECK(words::moves_after(worked(), 1) ==
        "Chandra draws 1 from Bimal, then Chandra draws 1 from Asha");
  CHECK(words::moves_after(table("3-2-5", {{2, 5, 3}}), 1) == "no pulls");
}
