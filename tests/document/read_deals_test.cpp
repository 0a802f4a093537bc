#include "document/read_deals.hpp"

#include "core/check.hpp"
#include "core/journal.hpp"
#include "core/sheet.hpp"
#include "documents.hpp"

namespace {

std::string deals(const std::string& list) { return with("\"deals\": [" + list + "]"); }

}  // namespace

TEST_CASE("the tricks of a settled deal are in range and make the game's tricks") {
  CHECK(fault_of(deals(R"({"tricks": [4, 4, 2]}, {"tricks": [10, 0, 0]})")).empty());
  CHECK(fault_of(deals(R"({"tricks": [1, 4, 5]}, {"tricks": [1, 4, 5]}, {"tricks": [4, 4, 3]})")) ==
        "deals[2].tricks: 4, 4 and 3 make 11 tricks, not 10.");
  CHECK(place_in(deals(R"({"tricks": [11, 0, -1]})")) == "deals[0].tricks[0]");
  CHECK(place_in(deals(R"({"tricks": [15, 0, 0]})")) == "deals[0].tricks[0]");
  CHECK(place_in(deals(R"({"tricks": [1, 4]})")) == "deals[0].tricks");
  CHECK(place_in(deals(R"({"tricks": [1, 4, 5, 0]})")) == "deals[0].tricks");
  CHECK(place_in(deals("{}")) == "deals[0].tricks");
}

TEST_CASE("one sheet holds two thousand deals and no more") {
  const auto played = [](int count, const std::string& more) {
    std::string list;
    for (int i = 0; i < count; ++i) {
      list += std::string(i == 0 ? "" : ", ") + R"({"tricks": [1, 4, 5]})";
    }
    return with("\"deals\": [" + list + "]" + more);
  };
  const document::Document full = document_of(played(core::kMostDeals, ""));
  const core::Played again = core::play(core::start_of(full.match), core::journal_of(full.match));
  CHECK_FALSE(again.unsound_row);
  CHECK(
      core::check(full.match, 0, core::Entry{.deal = core::kMostDeals + 1, .seat = 0, .tricks = 1})
          ->why == core::Refused::SheetIsFull);
  CHECK(place_in(played(core::kMostDeals + 1, "")) == "deals");
  CHECK(place_in(played(core::kMostDeals, R"(, "open": {"tricks": [1, null, null]})")) == "open");
}

TEST_CASE("a sweep is ten tricks, also where it scores fifteen") {
  const auto sweep = [](int tricks) {
    return with(R"("rules": {"sweep_bonus": 5}, "deals": [{"tricks": [)" + std::to_string(tricks) +
                ", 0, 0]}]");
  };
  CHECK(core::sheet_of(document_of(sweep(10)).match).totals[0] == 15);
  CHECK(place_in(sweep(15)) == "deals[0].tricks[0]");
}

TEST_CASE("the dealer who has the kitty for a first trick has at least one") {
  const auto tricks = [](const std::string& cells) {
    return with(R"("deals": [{"tricks": [)" + cells + "]}]", "3-5-9");
  };
  CHECK(fault_of(tricks("1, 8, 8")).empty());
  CHECK(place_in(tricks("0, 9, 8")) == "deals[0].tricks[0]");
}

TEST_CASE("a dealer who differs from the one who follows is the host's setting") {
  const core::Match match = document_of(deals(R"({"tricks": [1, 4, 5], "dealer": "Asha"},
      {"tricks": [1, 4, 5], "dealer": "chandra"}, {"tricks": [1, 4, 5]})"))
                                .match;
  CHECK(match.deals[0].dealer == 0);
  CHECK_FALSE(match.deals[0].is_dealer_set);
  CHECK(match.deals[1].dealer == 2);
  CHECK(match.deals[1].is_dealer_set);
  CHECK(match.deals[2].dealer == 0);
  CHECK_FALSE(match.deals[2].is_dealer_set);
  CHECK(place_in(deals(R"({"tricks": [1, 4, 5], "dealer": "Deepa"})")) == "deals[0].dealer");
}

TEST_CASE("a trump is one of five words") {
  CHECK(document_of(deals(R"({"tricks": [1, 4, 5], "trump": "no_trumps"})")).match.deals[0].trump ==
        core::Suit::NoTrumps);
  CHECK(place_in(deals(R"({"tricks": [1, 4, 5], "trump": "Hearts"})")) == "deals[0].trump");
}

TEST_CASE("a trade keeps within the pulls, deal by deal") {
  const auto trades = [](const std::string& list) {
    return deals(R"({"tricks": [1, 4, 5], "trades": [)" + list + "]}");
  };
  const auto trade = [](const std::string& from, const std::string& to, int tricks) {
    return R"({"from": ")" + from + R"(", "to": ")" + to + R"(", "tricks": )" +
           std::to_string(tricks) + "}";
  };
  CHECK(fault_of(trades(trade("Bimal", "Chandra", 1) + "," + trade("asha", "CHANDRA", 1))).empty());
  CHECK(place_in(trades(trade("Bimal", "Chandra", 2))) == "deals[0].trades[0]");
  CHECK(place_in(trades(trade("Bimal", "Chandra", 1) + "," + trade("Bimal", "Chandra", 1))) ==
        "deals[0].trades[1]");
  CHECK(place_in(trades(trade("Chandra", "Bimal", 1))) == "deals[0].trades[0]");
  CHECK(place_in(trades(trade("Bimal", "Chandra", 0))) == "deals[0].trades[0]");
  CHECK(place_in(trades(trade("Bimal", "Bimal", 1))) == "deals[0].trades[0]");
  CHECK(place_in(trades(trade("Deepa", "Chandra", 1))) == "deals[0].trades[0].from");
  CHECK(place_in(trades(R"({"from": "Bimal", "to": "Chandra"})")) == "deals[0].trades[0].tricks");
  CHECK(place_in(deals(R"({"tricks": [0, 4, 6], "trades": [)" + trade("Asha", "Chandra", 1) +
                       "]}")) == "deals[0].trades[0]");  // points below zero
  CHECK(place_in(with(
            R"("deals": [{"tricks": [1, 4, 5], "trades": [)" + trade("Bimal", "Chandra", 1) + "]}]",
            "3-2-5 over-under")) == "deals[0].trades[0]");
}

TEST_CASE("only the first deal has a bid, where the game has one") {
  const auto bid = [](const std::string& deals_before, int tricks) {
    return with("\"deals\": [" + deals_before + R"({"tricks": [8, 5, 3], "bid": )" +
                    std::to_string(tricks) + "}]",
                "3-5-8");
  };
  CHECK(core::sheet_of(document_of(bid("", 12)).match).deals[0].quotas ==
        core::PerSeat<int>{12, 2, 2});
  CHECK(place_in(bid("", 7)) == "deals[0].bid");
  CHECK(place_in(bid("", 17)) == "deals[0].bid");
  CHECK(place_in(bid(R"({"tricks": [8, 5, 3]}, )", 12)) == "deals[1].bid");
  CHECK(place_in(deals(R"({"tricks": [1, 4, 5], "bid": 8})")) == "deals[0].bid");
}

TEST_CASE("a deal of a game with calls settles with a call its dealer has not made") {
  const auto calls = [](const std::string& list, const std::string& more = "") {
    return with(R"("rules": {"calls": ["hearts", "miz"]}, "deals": [)" + list + "]" + more,
                "8-5-3 calls");
  };
  const auto deal = [](const std::string& call) {
    return R"({"tricks": [8, 5, 3], "call": ")" + call + "\"}";
  };
  const std::string round = deal("hearts") + "," + deal("hearts") + "," + deal("miz");
  CHECK(fault_of(calls(round)).empty());
  CHECK(place_in(calls(R"({"tricks": [8, 5, 3]})")) == "deals[0].call");
  CHECK(place_in(calls(deal("spades"))) == "deals[0].call");
  CHECK(place_in(calls(deal("clover"))) == "deals[0].call");
  CHECK(place_in(calls(round + "," + deal("hearts"))) == "deals[3].call");
  CHECK(place_in(deals(R"({"tricks": [1, 4, 5], "call": "miz"})")) == "deals[0].call");

  const std::string all =
      deal("hearts") + R"(, {"tricks": [8, 5, 3], "call": "miz", "dealer": "Asha"})";
  CHECK(fault_of(calls(all)).empty());
  CHECK(place_in(calls(all, R"(, "open": {"dealer": "Asha"})")) == "open.dealer");
  CHECK(place_in(calls(all, R"(, "open": {"tricks": [8, 5, 3]})")) == "no fault");  // no call yet
  CHECK(place_in(calls(all, R"(, "open": {"tricks": [8, 5, 3], "call": "miz"})")) == "open.tricks");
  CHECK(place_in(calls(all, R"(, "open": {"tricks": [8, 5, 4]})")) == "no fault");
}

TEST_CASE("who made the first overtrick is one of two takers who face one giver") {
  const auto first_up = [](const std::string& tricks, const std::string& name) {
    return with(R"("deals": [{"tricks": [)" + tricks + R"(], "first_up": ")" + name + "\"}]",
                "3-5-9");
  };
  CHECK(document_of(first_up("7, 6, 4", "bimal")).match.deals[0].first_up == 1);
  CHECK(place_in(first_up("7, 6, 4", "Asha")) == "deals[0].first_up");
  CHECK(place_in(first_up("10, 4, 3", "Asha")) == "deals[0].first_up");
  CHECK(place_in(deals(R"({"tricks": [1, 4, 5], "first_up": "Asha"})")) == "deals[0].first_up");
}

TEST_CASE("the open deal keeps what was entered, in range, as long as it does not settle") {
  const auto open = [](const std::string& members) { return with("\"open\": {" + members + "}"); };
  CHECK(document_of(open("")).match.deals.empty());
  CHECK(document_of(open(R"("tricks": [null, null, null])")).match.deals.empty());
  CHECK(document_of(open(R"("tricks": [9, 9, null])")).match.deals[0].tricks[1] == 9);
  CHECK(document_of(open(R"("tricks": [9, 9, 9])")).match.deals.size() == 1);
  CHECK(place_in(open(R"("tricks": [1, 4, 5])")) == "open.tricks");
  CHECK(place_in(open(R"("tricks": [11, null, null])")) == "open.tricks[0]");
  CHECK(place_in(open(R"("tricks": [1, null])")) == "open.tricks");
  CHECK(place_in(open(R"("tricks": 1)")) == "open.tricks");
}

TEST_CASE("the dealer of the open deal is recorded from the first entry on, or set by the host") {
  const auto open = [](const std::string& members) {
    return document_of(with("\"open\": {" + members + "}")).match.deals;
  };
  CHECK(open(R"("tricks": [null, 3, null])")[0].dealer == 0);
  CHECK_FALSE(open(R"("trump": "clubs")")[0].dealer);
  CHECK(open(R"("dealer": "Asha")").empty());
  CHECK(open(R"("dealer": "Bimal")")[0].dealer == 1);
  CHECK(open(R"("dealer": "Bimal")")[0].is_dealer_set);
}

TEST_CASE("the next deal of the score follows the open deal's dealer, bid and call") {
  const auto quotas = [](const std::string& open, const std::string& game) {
    return core::sheet_of(document_of(with("\"open\": " + open, game)).match).next->quotas;
  };
  CHECK(quotas(R"({"dealer": "Chandra"})", "3-2-5") == core::PerSeat<int>{5, 3, 2});
  CHECK(quotas(R"({"bid": 16, "dealer": "Bimal"})", "3-5-8") == core::PerSeat<int>{0, 16, 0});
  CHECK(quotas(R"({"call": "miz"})", "8-5-3 calls") == core::PerSeat<int>{3, 5, 8});
}
