#include "../random_match.hpp"
#include "documents.hpp"

namespace {

// A match without what no document tells: ticks, whose hand wrote a cell, what was known of a deal
// behind a reopened one, and whether a dealer who is just the one who follows was ever set.
core::Match as_told(core::Match match) {
  const std::size_t known = static_cast<std::size_t>(core::settled_deals(match)) + 1;
  match.deals.resize(std::min(match.deals.size(), known));
  for (std::size_t i = 0; i < match.deals.size(); ++i) {
    core::Deal& deal = match.deals[i];
    const core::Seat following = core::next_dealer(match, static_cast<int>(i) + 1);
    deal.ticks.clear();
    deal.make_up.reset();
    deal.hands = {0, 1, 2};
    deal.is_dealer_set = deal.dealer && *deal.dealer != following;
    if (!core::has_entry(deal) && !deal.is_dealer_set) {
      deal.dealer.reset();
    }
    if (!core::is_complete(match.rules, deal)) {
      deal.at.reset();
    }
  }
  while (!match.deals.empty() && match.deals.back() == core::Deal{}) {
    match.deals.pop_back();
  }
  if (match.ended && match.ended->by == core::kKeeper) {
    match.ended->by = match.host;
  }
  return match;
}

}  // namespace

TEST_CASE("a document is written in the order of the contract, with what departs from the usual") {
  std::string one_line;  // the example is in that order; its dealer is the one who follows anyway
  for (const char c : std::string(kExample)) {
    one_line += c == '\n' ? "" : std::string(1, c);
  }
  const std::string written = document::write(document_of(one_line));
  CHECK(written ==
        R"({"squarescores": 1, "id": "5c0f9b0e77d24a1c8f3e6a5d4b3c2a19", "game": "3-2-5", )"
        R"("rules": {"loser_deals": true}, "players": ["Asha", "Bimal", "Chandra"], )"
        R"("first_dealer": "Asha", "host": "Asha", "started": "2026-11-30T18:05:00Z", )"
        R"("target": 25, "target_moves": [{"after_deal": 2, "target": 30}], )"
        R"("deals": [{"tricks": [1, 4, 5]}, {"tricks": [4, 1, 5], )"
        R"("trump": "hearts", "trades": [{"from": "Bimal", "to": "Asha", "tricks": 1}]}], )"
        R"("open": {"tricks": [3, null, null]}, )"
        R"("ended": {"at": "2026-11-30T19:10:00Z", "by": "Chandra"}})");
}

TEST_CASE("what the contract supplies is left out where nothing is, and told where something is") {
  CHECK(document::write(document_of(with("\"rules\": {}, \"deals\": [], \"open\": {}"))) ==
        R"({"squarescores": 1, "game": "3-2-5", "players": ["Asha", "Bimal", "Chandra"], )"
        R"("first_dealer": "Asha", "host": "Asha", "target": 25})");
  CHECK(document::write(document_of(with("\"host\": null, \"ended\": {}", "3-5-8"))) ==
        R"({"squarescores": 1, "game": "3-5-8", "players": ["Asha", "Bimal", "Chandra"], )"
        R"("first_dealer": "Asha", "host": null, "ended": {}})");
}

TEST_CASE("every fact of a deal is written") {
  const std::string text =
      R"("host": null, "deals": [{"tricks": [4, 7, 6], "dealer": "Bimal", "trump": "clubs", )"
      R"("at": "2026-11-30T23:59:59.500+05:45", "first_up": "Asha"}], )"
      R"("open": {"dealer": "Asha", "trump": "spades"}, "ended": {"by": "host"})";
  const document::Document first = document_of(with(text, "3-5-9"));
  CHECK(document::write(first).find(R"("dealer": "Bimal", "trump": "clubs")") != std::string::npos);
  CHECK(document_of(document::write(first)).match == first.match);
  CHECK(document::write(first).find(R"("ended": {"by": "host"})") != std::string::npos);
}

TEST_CASE("any match of any game is read back as it was written, and written the same again") {
  random_match::Random random(20261130);
  int waiting = 0;
  int traded = 0;
  int ended = 0;
  int over = 0;
  int set = 0;
  for (int i = 0; i < 1800; ++i) {
    const core::Game& game = core::games()[static_cast<std::size_t>(i) % core::games().size()];
    document::Document document{
        .match = random_match::match(random, game), .id = {}, .started = {}};
    if (random_match::once_in(random, 2)) {
      document.id = std::string(32, 'a');
      document.started = core::parse_instant("2026-11-30T23:50:00.001+05:45");
    }
    const core::Match& match = document.match;
    waiting += core::line_waits(match) ? 1 : 0;
    ended += match.ended ? 1 : 0;
    for (const core::Deal& deal : match.deals) {
      traded += deal.trades.empty() ? 0 : 1;
      set += deal.is_dealer_set ? 1 : 0;
    }
    over += core::cells_in(core::deal_at(match, core::settled_deals(match) + 1)) == 3 ? 1 : 0;

    const std::string written = document::write(document);
    INFO(written);
    const document::Document back = document_of(written);
    REQUIRE(back.match == as_told(match));
    REQUIRE(back.id == document.id);
    REQUIRE(back.started == document.started);
    REQUIRE(document::write(back) == written);
    REQUIRE((document::content_text(back) == document::content_text(document)));
    const core::Played played =
        core::play(core::start_of(back.match), core::journal_of(back.match));
    REQUIRE_FALSE(played.unsound_row);
    REQUIRE(document::write({.match = played.match, .id = back.id, .started = back.started}) ==
            written);
  }
  // The matches have been everywhere, or this says little.
  CHECK(waiting > 5);
  CHECK(traded > 20);
  CHECK(ended > 50);
  CHECK(over > 20);
  CHECK(set > 50);
}

TEST_CASE("content is the same whatever the id and the way it was typed") {
  const document::Document a = document_of(kExample);
  const document::Document b = document_of(document::write(a));
  document::Document other = b;
  other.id = std::string(32, 'b');
  CHECK((document::content_text(a) == document::content_text(other)));
  other.match.deals[0].tricks = {2, 3, 5};
  CHECK_FALSE((document::content_text(a) == document::content_text(other)));
  other = b;
  other.started.reset();
  CHECK_FALSE((document::content_text(a) == document::content_text(other)));
}
