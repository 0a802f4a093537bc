#include "words/explain.hpp"

#include "../catch.hpp"
#include "../random_match.hpp"
#include "core/check.hpp"
#include "core/journal.hpp"
#include "table.hpp"
#include "words/words.hpp"

namespace {

using core::at;

bool says(const words::Explanation& explanation, std::string_view sentence) {
  return std::ranges::find(explanation.sentences, sentence) != explanation.sentences.end();
}

core::Match worked_last() { return table("3-2-5", {{2, 5, 3}, {4, 2, 4}, {7, 2, 1}, {1, 4, 5}}); }

}  // namespace

TEST_CASE("The rows of an explained total add up to what the sheet shows, in every match") {
  random_match::Random random(21);
  for (const core::Game& game : core::games()) {
    for (int i = 0; i < 20; ++i) {
      const core::Match match = random_match::match(random, game);
      const core::Sheet sheet = core::sheet_of(match);
      for (const core::Seat seat : core::kAllSeats) {
        const words::Explanation explained = words::total_of(match, seat);
        REQUIRE(explained.rows.size() == sheet.deals.size());
        int total = 0;
        for (std::size_t deal = 0; deal < explained.rows.size(); ++deal) {
          total += explained.rows[deal].points;
          CHECK(explained.rows[deal].total == total);
          CHECK(explained.rows[deal].total == sheet.deals[deal].totals[at(seat)]);
        }
        const std::string shown = game.points == core::Points::Difference
                                      ? words::signed_number(sheet.totals[at(seat)])
                                      : std::to_string(sheet.totals[at(seat)]);
        CHECK(explained.title == words::person(match, seat) + " stands at " + shown);
        for (const std::string& sentence : explained.sentences) {
          CHECK(sentence.back() == '.');
        }
      }
    }
  }
}

TEST_CASE("Every quota, dealer, pull and winner that is shown is what its explanation says") {
  random_match::Random random(22);
  for (const core::Game& game : core::games()) {
    for (int i = 0; i < 20; ++i) {
      const core::Match match = random_match::match(random, game);
      const core::Sheet sheet = core::sheet_of(match);
      if (sheet.next) {
        const int deal = sheet.next->number;
        CHECK(words::dealer_of(match, deal).title ==
              words::person(match, sheet.next->dealer) + " deals deal " + std::to_string(deal));
        for (const core::Seat seat : core::kAllSeats) {
          CHECK(words::quota_of(match, deal, seat)
                    .title.ends_with(" " + std::to_string(sheet.next->quotas[at(seat)]) +
                                     " in deal " + std::to_string(deal)));
        }
        const words::Explanation pulls = words::pulls_of(match);
        for (const core::Move& move : sheet.next->moves) {
          CHECK(std::ranges::any_of(pulls.sentences, [&](const std::string& sentence) {
            return sentence.starts_with(words::move(match, move) + ": ");
          }));
        }
        if (sheet.next->still) {
          CHECK(says(pulls, words::still(*sheet.next->still, match)));
        }
      }
      const words::Explanation winner = words::winner_of(match);
      if (sheet.decided) {
        CHECK(winner.title == words::decision(match, sheet));
      } else {
        CHECK(winner.title ==
              (sheet.result ? words::result(match, sheet, *sheet.result) : "Nobody has won yet"));
      }
      CHECK_FALSE(winner.sentences.empty());
    }
  }
}

TEST_CASE("A total of 3-2-5 is explained by its tricks, sweeps and trades") {
  const words::Explanation plain = words::total_of(worked_last(), 0);
  CHECK(plain.title == "Asha stands at 14");
  REQUIRE(plain.rows.size() == 4);
  CHECK(plain.rows[2].what == "Deal 3: seven tricks");
  CHECK(plain.sentences.size() == 1);

  core::Match match = table("3-2-5", {{10, 0, 0}, {1, 6, 3}});
  match.rules.sweep_bonus = true;
  match.deals[1].trades = {{.from = 0, .to = 1, .tricks = 1}};
  const words::Explanation asha = words::total_of(match, 0);
  CHECK(asha.rows[0].what == "Deal 1: ten tricks, a sweep's five more");
  CHECK(asha.rows[1].what == "Deal 2: one trick, one given in trade");
  CHECK(asha.rows[1].total == 15);
  CHECK(says(asha, "A sweep scores 15."));
}

TEST_CASE("A quota is explained by who deals, the bid or the call") {
  const words::Explanation quota = words::quota_of(worked_last(), 5, 0);
  CHECK(quota.title == "Asha needs 3 in deal 5");
  CHECK(says(quota, "Bimal deals deal 5, and Asha sits last."));
  CHECK(says(quota, "In 3-2-5 the dealer needs 2, next 5 and last 3."));
  CHECK(says(words::quota_of(worked_last(), 4, 1), "Bimal was one short of 5."));

  core::Match bid = table("3-5-8");
  bid.deals.emplace_back().bid = 10;
  CHECK(
      words::quota_of(bid, 1, 0).sentences[1] ==
      "The first deal was bid for: the bid of 10 is what the dealer needs, and next and last then "
      "need 4 and 2.");
  core::Match miz = table("8-5-3 calls");
  miz.deals.emplace_back().call = core::Call::Miz;
  CHECK(words::quota_of(miz, 1, 0).title == "Asha takes at most 3 in deal 1");
}

TEST_CASE("A dealer is explained by the table's own way to pass the deal") {
  CHECK(says(words::dealer_of(worked_last(), 1), "The match began with Asha dealing."));
  CHECK(says(words::dealer_of(worked_last(), 5),
             "The deal passes in order of play, and Asha dealt deal 4."));
  core::Match loser = table("3-2-5", {{4, 3, 3}});
  loser.rules.loser_deals = true;
  CHECK(words::dealer_of(loser, 2).sentences[0] ==
        "The loser deals: in deal 1 Bimal was furthest below quota, two short. Of equals it is the "
        "first after the dealer, who comes last.");
  const core::Match set =
      core::apply(worked_last(), 0, core::DealerSet{.deal = 5, .dealer = 2}, std::nullopt);
  CHECK(says(words::dealer_of(set, 5), "The host made Chandra the dealer of deal 5."));
}

TEST_CASE("Pulls are explained by who was over and who was short, and by what was traded") {
  const words::Explanation pulls = words::pulls_of(worked_last());
  CHECK(pulls.title == "The pulls before deal 5");
  CHECK(
      says(pulls, "Chandra draws 1 from Bimal: Chandra was two over 3, Bimal was one short of 5."));
  CHECK(
      says(pulls,
           "By the seats of deal 5: takers in the order Chandra, Asha, Bimal; givers in the order "
           "Bimal, Chandra, Asha."));
  core::Match traded = worked_last();
  traded.deals[3].trades = {{.from = 1, .to = 2, .tricks = 1}};
  CHECK(words::pulls_of(traded).sentences[0].starts_with(
      "No card between Chandra and Bimal: the one there was, was traded for one trick."));
}

TEST_CASE("A winner is explained by the deal and the rule, and before that by the race") {
  const words::Explanation open = words::winner_of(worked_last());
  CHECK(open.title == "Nobody has won yet");
  CHECK(says(open, "Asha: 11 more to 25."));
  CHECK(says(open, "Somebody can cross in deal 6 at the earliest, and somebody must by deal 8."));
  core::Match match = worked_last();
  match.target = 13;
  const words::Explanation won = words::winner_of(match);
  CHECK(won.title == "Asha crossed the line of 13 in deal 3");
  CHECK(says(won, "After deal 3: Asha 13, Bimal 9, Chandra 8."));
  core::Match ended = worked_last();
  ended.ended = core::End{};
  CHECK(words::winner_of(ended).title == "Asha wins: furthest ahead");
}
