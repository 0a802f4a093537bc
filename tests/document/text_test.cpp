#include "../random_match.hpp"
#include "document/score.hpp"
#include "document/width.hpp"
#include "documents.hpp"

namespace {

std::string sheet(const std::string& text) {
  const document::Document read = document_of(text);
  return document::text_sheet(
      {.number = 12, .id = "", .started = read.started, .match = read.match});
}

std::vector<std::string> lines(const std::string& text) {
  std::vector<std::string> found;
  std::size_t begin = 0;
  for (std::size_t end = text.find('\n'); end != std::string::npos;
       begin = end + 1, end = text.find('\n', begin)) {
    found.push_back(text.substr(begin, end - begin));
  }
  REQUIRE(begin == text.size());  // the last line too ends in a line feed
  return found;
}

}  // namespace

TEST_CASE("the worked deal's sheet") {
  CHECK(sheet(with(R"("started": "2026-11-30T18:05:00Z", "rules": {"sweep_bonus": 5},
                      "deals": [{"tricks": [1, 4, 5]}])")) ==
        R"(3-2-5, match 12, 30 November 2026, 18:05
House rules: ten tricks score 15.
The line is 25.

        Asha                     Bimal                    Chandra
   1  D  1/2    -1     1          4/5    -1     4          5/3    +2     5

                       1                        4                        5
          24 to the line           21 to the line           20 to the line

D deals. In each column: tricks/quota, over or under, total.

Deal 2. Bimal deals. Chandra names trump and leads.

When all ten cards are dealt and trump is named, before the lead.
  1. Chandra draws 1 from Bimal (Bimal was one short of 5)
  2. Chandra draws 1 from Asha (Asha was one short of 2)
Drawn unseen from the giver's fan. One card goes back: not the one just drawn,
and not from a suit that would then hold fewer than two.
)");
}

TEST_CASE("the text says which cards have been drawn") {
  core::Match match = document_of(with(R"("deals": [{"tricks": [2, 5, 3]},
                                                     {"tricks": [7, 2, 1]}])"))
                          .match;
  const auto text = [&] {
    return document::text_sheet({.number = 12, .id = "", .started = {}, .match = match});
  };
  const std::string pull = "Asha draws 4 from Chandra (Chandra was four short of 5)";
  CHECK(text().find(pull + "\n") != std::string::npos);
  match = core::apply(match, 0, core::Ticked{2, {.taker = 0, .giver = 2, .drawn = 1}}, {});
  CHECK(text().find(pull + ": 1 of 4 done\n") != std::string::npos);
  match = core::apply(match, 0, core::Ticked{2, {.taker = 0, .giver = 2, .drawn = 4}}, {});
  CHECK(text().find(pull + ": done\n") != std::string::npos);
}

TEST_CASE("the open deal stands below the settled ones, its empty cells as dashes") {
  const std::string text = sheet(with(
      R"("deals": [{"tricks": [1, 4, 5]}], "open": {"tricks": [4, 3, null], "trump": "clubs"})"));
  CHECK(text.find("   2     4/3                   D  3/2                      -/5\n") !=
        std::string::npos);
  CHECK(text.find("Trump: clubs.\n7 of 10 tricks in.\n") != std::string::npos);
}

TEST_CASE("a sheet for stakes: the bid, the exchange, and money in every deal and in all") {
  CHECK(sheet(with(R"("rules": {"stake": 550, "currency": "EUR"},
                      "deals": [{"tricks": [3, 11, 2], "dealer": "Bimal", "bid": 9},
                                {"tricks": [4, 4, 8]}])",
                   "3-5-8")) ==
        R"(3-5-8, match 12
House rules: €5.50 a trick.

        Asha                     Bimal                    Chandra
   1     3/3           0       D 11/9    +2    +2          2/4    -2    -2
   2     4/5    -1    -1          4/3    +1    +3       D  8/8          -2

                      -1                       +3                       -2
                  −€5.50                  +€16.50                  −€11.00

Deal 1: a bid of 9.
Deal 1: Asha neither pays nor receives, Bimal receives €11.00, Chandra pays
  €11.00.
Deal 2: Asha pays €5.50, Bimal receives €5.50, Chandra neither pays nor
  receives.
D deals. In each column: tricks/quota, points, total. The totals always add up
  to nothing.

Deal 3. Asha deals and names trump. Bimal leads.

Before trump is named. After that the dealer discards four, then takes up the
kitty.
  1. Bimal gives 1 to Asha (Asha was one short of 5)
For each card the player under returns the highest held of its suit. If none is
higher, the same card goes back. No suit is named. A dealer who gave away the
highest of a suit and then picks up a higher one shows it to the player that
suit was traded with.
)");
}

TEST_CASE("a decided match is told so while it goes on, an ended one with its result") {
  const std::string decided =
      R"("target": 5, "deals": [{"tricks": [0, 4, 6]}], "open": {"tricks": [1, null, null]})";
  CHECK(sheet(with(decided)).find("Chandra crossed the line of 5 in deal 1.") != std::string::npos);
  const std::string ended = sheet(with(decided + R"(, "ended": {})"));
  CHECK(ended.find("Deal 2 was left open and is not counted.\n") != std::string::npos);
  CHECK(ended.find("Chandra wins: first to 5, in deal 1.\n") != std::string::npos);
  CHECK(ended.find("leads") == std::string::npos);
}

TEST_CASE("a trade, a sweep, a bid and a call are noted below the table") {
  CHECK(sheet(std::string(kExample)).find("Deal 2: a trade, one trick from Bimal to Asha.\n") !=
        std::string::npos);
  CHECK(sheet(with(R"("rules": {"sweep_bonus": 5}, "deals": [{"tricks": [10, 0, 0]}])"))
            .find("Deal 1: a sweep, which scores 15.\n") != std::string::npos);
  CHECK(sheet(with(R"("deals": [{"tricks": [8, 5, 3], "bid": 9}])", "3-5-8"))
            .find("Deal 1: a bid of 9.\n") != std::string::npos);
  CHECK(sheet(with(R"("deals": [{"tricks": [3, 5, 8], "call": "miz"}])", "8-5-3 calls"))
            .find("Deal 1: the call is miz") != std::string::npos);
}

TEST_CASE("columns stay in line under names of every script and length") {
  const std::string longest = std::string(39, 'W');
  const std::string text =
      sheet(R"({"squarescores": 1, "players": [")" + longest + "a\", \"" + longest +
            R"(b", "李小龍 ＷＩＤＥ"], "deals": [{"tricks": [1, 4, 5]}]})");
  const std::vector<std::string> all = lines(text);
  const std::string& head = all[3];
  CHECK(document::width_of(head.substr(0, head.find("李"))) == 4 + 2 + 2 * 25 + 2);
  CHECK(head.find("Wa ") != std::string::npos);  // the two long names can be told apart
  CHECK(head.find("Wb ") != std::string::npos);
}

TEST_CASE("any sheet keeps within 80 columns, but for a word that is longer") {
  random_match::Random random(5);
  for (int i = 0; i < 300; ++i) {
    const core::Game& game = core::games()[static_cast<std::size_t>(i) % core::games().size()];
    const core::Match match = random_match::match(random, game);
    for (const std::string& line :
         lines(document::text_sheet({.number = i, .id = "", .started = {}, .match = match}))) {
      INFO(line);
      CHECK(document::width_of(line) <= 80);
      CHECK((line.empty() || line.back() != ' '));
    }
  }
}

TEST_CASE("a list has one line per match") {
  const document::Document read = document_of(kExample);
  const core::NumberedMatch one{
      .number = 12, .id = "", .started = read.started, .match = read.match};
  const core::NumberedMatch other{
      .number = 3, .id = "", .started = {}, .match = document_of(with("")).match};
  const std::vector<core::NumberedMatch> matches = {one, other};
  const std::vector<std::string> all = lines(document::text_list(matches));
  REQUIRE(all.size() == 2);
  CHECK(all[0] ==
        "   12   30 November 2026  3-2-5    Asha 6, Bimal 4, Chandra 10  Chandra wins: furthest "
        "ahead");
  CHECK(all[1].find("Asha 0, Bimal 0, Chandra 0  deal 1 is open") != std::string::npos);
}
