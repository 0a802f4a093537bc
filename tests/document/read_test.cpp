#include "core/check.hpp"
#include "document/json.hpp"
#include "documents.hpp"

TEST_CASE("the example of the contract is read whole") {
  const document::Document read = document_of(kExample);
  const core::Match& match = read.match;
  CHECK(read.id == "5c0f9b0e77d24a1c8f3e6a5d4b3c2a19");
  CHECK(read.started == core::parse_instant("2026-11-30T18:05:00Z"));
  CHECK(match.rules.loser_deals);
  CHECK(match.players[2] == "Chandra");
  CHECK(match.target == 25);
  CHECK(match.line_moves == std::vector<core::LineMove>{{.after_deal = 2, .target = 30}});
  REQUIRE(match.deals.size() == 3);
  CHECK(core::settled_deals(match) == 2);
  CHECK(match.deals[1].trump == core::Suit::Hearts);
  CHECK(match.deals[1].trades == std::vector<core::Trade>{{.from = 1, .to = 0, .tricks = 1}});
  CHECK(match.deals[2].tricks[0] == 3);
  CHECK_FALSE(match.deals[2].tricks[1]);
  REQUIRE(match.ended);
  CHECK(match.ended->by == 2);
}

TEST_CASE("only the version and the players have to be there") {
  const core::Match match = document_of(R"({"squarescores": 1, "players": ["A", "B", "C"]})").match;
  CHECK(match.rules == core::Rules(*core::find_game("3-2-5")));
  CHECK(match.first_dealer == 0);
  CHECK(match.host == 0);
  CHECK(match.target == 25);
  CHECK(match.deals.empty());
  CHECK_FALSE(match.ended);
  CHECK(place_in(R"({"players": ["A", "B", "C"]})") == "squarescores");
  CHECK(place_in(R"({"squarescores": 1})") == "players");
}

TEST_CASE("every game is known by its name, with its own target or none") {
  for (const core::Game& game : core::games()) {
    const core::Match match = document_of(with("", std::string(game.name))).match;
    CHECK(match.rules.game == &game);
    CHECK(match.target == core::usual_target(game));
  }
  CHECK(place_in(with("", "3-2-6")) == "game");
  CHECK(place_in(with("", "3-2-5 ")) == "game");
}

TEST_CASE("a later version is told as that, whatever else is new in it") {
  const std::string fault = fault_of(R"({"stakes": [], "squarescores": 2, "players": 7})");
  CHECK(fault == "squarescores: This document is of version 2. This program reads version 1.");
}

TEST_CASE("what has no place in a document is refused where it stands") {
  const std::vector<std::pair<std::string, std::string>> wrong = {
      {R"("colour": 1)", "colour"},
      {R"("rules": {"loser_deal": true})", "rules.loser_deal"},
      {R"("deals": [{"tricks": [1, 4, 5], "trick": 1}])", "deals[0].trick"},
      {R"("open": {"trades": []})", "open.trades"},
      {R"("open": {"at": "2026-11-30T18:05:00Z"})", "open.at"},
      {R"("open": {"first_up": "Asha"})", "open.first_up"},
      {R"("target_moves": [{"after_deal": 0, "target": 5, "by": "Asha"}])", "target_moves[0].by"},
      {R"("ended": {"winner": "Asha"})", "ended.winner"},
      {R"("target": 25, "target": 25)", "target"},
  };
  for (const auto& [more, place] : wrong) {
    CHECK(place_in(with(more)) == place);
  }
}

TEST_CASE("null stands only for a host who is not at the table, and for an empty cell") {
  CHECK(document_of(with(R"("host": null)")).match.host == core::kKeeper);
  for (const char* const key : {"id", "game", "rules", "first_dealer", "started", "target",
                                "target_moves", "deals", "open", "ended"}) {
    const std::string text =
        std::string(R"({"squarescores": 1, "players": ["A", "B", "C"], ")") + key + R"(": null})";
    CHECK(place_in(text) == key);
  }
  CHECK(place_in(with(R"("deals": [{"tricks": [1, 4, null]}])")) == "deals[0].tricks[2]");
  CHECK(place_in(with(R"("deals": [{"tricks": [1, 4, 5], "dealer": null}])")) == "deals[0].dealer");
  CHECK(place_in(with(R"("ended": {"by": null})")) == "ended.by");
  CHECK(place_in(with(R"("rules": {"loser_deals": null})")) == "rules.loser_deals");
}

TEST_CASE("a value of the wrong kind is refused in a player's words") {
  const std::vector<std::pair<std::string, std::string>> wrong = {
      {R"("rules": [])", "rules"},
      {R"("rules": {"loser_deals": "yes"})", "rules.loser_deals"},
      {R"("first_dealer": 0)", "first_dealer"},
      {R"("host": false)", "host"},
      {R"("started": 1790000000)", "started"},
      {R"("target": "25")", "target"},
      {R"("target": true)", "target"},
      {R"("target_moves": {})", "target_moves"},
      {R"("target_moves": [25])", "target_moves[0]"},
      {R"("deals": {})", "deals"},
      {R"("deals": [[1, 4, 5]])", "deals[0]"},
      {R"("deals": [{"tricks": "1 4 5"}])", "deals[0].tricks"},
      {R"("deals": [{"tricks": {"Asha": 1}}])", "deals[0].tricks"},
      {R"("deals": [{"tricks": [1, "4", 5]}])", "deals[0].tricks[1]"},
      {R"("deals": [{"tricks": [1, 4, 5], "trump": 1}])", "deals[0].trump"},
      {R"("deals": [{"tricks": [1, 4, 5], "trades": {}}])", "deals[0].trades"},
      {R"("open": [])", "open"},
      {R"("ended": true)", "ended"},
      {R"("id": 5)", "id"},
  };
  for (const auto& [more, place] : wrong) {
    const std::string fault = fault_of(with(more));
    CAPTURE(more);
    CHECK(fault.substr(0, fault.find(':')) == place);
    CHECK(fault.back() == '.');
    for (const char* const jargon : {"array", "type", "string", "boolean", "integer", "parse"}) {
      CHECK(fault.find(jargon) == std::string::npos);
    }
  }
  CHECK(place_in("[]").empty());
  CHECK(place_in("5").empty());
}

TEST_CASE("numbers not written as whole numbers, or too large, are refused") {
  for (const char* const number :
       {"25.0", "2.5e1", "1e1", "99999999999", "1e999", "99999999999999999999999"}) {
    CHECK(place_in(with(std::string("\"target\": ") + number)) == "target");
    CHECK(place_in(with(std::string(R"("deals": [{"tricks": [1, )") + number + ", 5]}]")) ==
          "deals[0].tricks[1]");
  }
  CHECK(place_in(with(R"("rules": {"sweep_bonus": 5.0})")) == "rules.sweep_bonus");
  CHECK(place_in(R"({"squarescores": 1.0, "players": ["A", "B", "C"]})") == "squarescores");
}

TEST_CASE("a target is 1 to 9999, in a game with a line") {
  CHECK(document_of(with(R"("target": 1)")).match.target == 1);
  CHECK(document_of(with(R"("target": 9999)")).match.target == 9999);
  CHECK(place_in(with(R"("target": 0)")) == "target");
  CHECK(place_in(with(R"("target": 10000)")) == "target");
  CHECK(place_in(with(R"("target": -1)")) == "target");
  CHECK(place_in(with(R"("target": 25)", "3-5-8")) == "target");
  CHECK(place_in(with(R"("target_moves": [])", "3-5-8")) == "target_moves");
  CHECK(place_in(with(R"("target_moves": [{"after_deal": 0, "target": 0}])")) ==
        "target_moves[0].target");
}

TEST_CASE("moves of the line are in the order made, after deals that are there or one that waits") {
  const auto moves = [](const std::string& list) {
    return with(R"("deals": [{"tricks": [1, 4, 5]}], "target_moves": [)" + list + "]");
  };
  const auto move = [](int after_deal) {
    return R"({"after_deal": )" + std::to_string(after_deal) + R"(, "target": 30})";
  };
  CHECK(document_of(moves(move(0) + "," + move(1) + "," + move(1))).match.line_moves.size() == 3);
  CHECK(document_of(moves(move(2))).match.line_moves.size() == 1);
  CHECK(place_in(moves(move(3))) == "target_moves[0].after_deal");
  CHECK(place_in(moves(move(-1))) == "target_moves[0].after_deal");
  CHECK(place_in(moves(move(1) + "," + move(0))) == "target_moves[1].after_deal");
  CHECK(place_in(moves(R"({"after_deal": 1})")) == "target_moves[0].target");
  CHECK(place_in(moves(R"({"target": 1})")) == "target_moves[0].after_deal");
}

TEST_CASE("names are kept as they are shown and compared as people read them") {
  const std::string text =
      R"({"squarescores": 1, "players": ["  Zoe\u0308 ", "ANNA", "c"], "host": "ZOË",)"
      R"( "first_dealer": "ａｎｎａ"})";
  const core::Match match = document_of(text).match;
  CHECK(match.players[0] == "Zoë");
  CHECK(match.host == 0);
  CHECK(match.first_dealer == 1);
  CHECK(place_in(with(R"("host": "Deepa")")) == "host");
  CHECK(place_in(with(R"("first_dealer": "host")")) == "first_dealer");
  CHECK(place_in(with(R"("ended": {"by": "Deepa"})")) == "ended.by");
}

TEST_CASE("a name that cannot be one, or two that are one, are refused at the table") {
  const auto players = [](const std::string& names) {
    return R"({"squarescores": 1, "players": [)" + names + "]}";
  };
  CHECK(place_in(players(R"("A", "B")")) == "players");
  CHECK(place_in(players(R"("A", "B", "C", "D")")) == "players");
  CHECK(place_in(players(R"("A", " ", "C")")) == "players[1]");
  CHECK(place_in(players(R"("A", "B", "a")")) == "players[2]");
  CHECK(place_in(players(R"("Host", "B", "C")")) == "players[0]");
  CHECK(place_in(players(R"("A", "none", "C")")) == "players[1]");
  CHECK(place_in(players(R"("A", "B\u202e", "C")")) == "players[1]");
  CHECK(place_in(players(R"("A", "B\n", "C\u0007")")) == "players[2]");
  CHECK(place_in(players("\"A\", \"" + std::string(40, 'b') + "\", \"" + std::string(41, 'c') +
                         "\"")) == "players[2]");
}

TEST_CASE("house rules are those of the game, and go together") {
  CHECK(document_of(with(R"("rules": {"calls": ["miz", "hearts"]})", "8-5-3 calls"))
            .match.rules.calls.size() == 2);
  CHECK(place_in(with(R"("rules": {"calls": ["miz", "miz"]})", "8-5-3 calls")) == "rules.calls");
  CHECK(place_in(with(R"("rules": {"calls": ["miz", 1]})", "8-5-3 calls")) == "rules.calls[1]");
  CHECK(place_in(with(R"("rules": {"sweep_bonus": 6})")) == "rules.sweep_bonus");
  CHECK(place_in(with(R"("rules": {"sweep_bonus": 5})", "3-5-8")) == "rules.sweep_bonus");
  CHECK(place_in(with(R"("rules": {"full_rotation": true, "loser_deals": true})")) == "rules");
  CHECK(place_in(with(R"("rules": {"stake": 5})", "3-5-8")) == "rules");
}

TEST_CASE("an id is 32 hex digits, kept in small letters") {
  CHECK(document_of(with(R"("id": "5C0F9B0E77D24A1C8F3E6A5D4B3C2A19")")).id ==
        "5c0f9b0e77d24a1c8f3e6a5d4b3c2a19");
  CHECK(place_in(with(R"("id": "5c0f9b0e77d24a1c8f3e6a5d4b3c2a1")")) == "id");
  CHECK(place_in(with(R"("id": "5c0f9b0e77d24a1c8f3e6a5d4b3c2a1g")")) == "id");
  CHECK(place_in(with(R"("id": "")")) == "id");
}

TEST_CASE("times are RFC 3339 with an offset") {
  CHECK(document_of(with(R"("started": "2026-11-30T18:05:00+05:45")")).started->offset_minutes ==
        345);
  for (const char* const time : {"2026-11-30T18:05:00", "2026-11-30", "2026-02-30T18:05:00Z", ""}) {
    CHECK(place_in(with(std::string(R"("started": ")") + time + "\"")) == "started");
    CHECK(place_in(with(std::string(R"("ended": {"at": ")") + time + "\"}")) == "ended.at");
  }
}

TEST_CASE("an end says as much as is known of it") {
  CHECK(document_of(with(R"("ended": {})")).match.ended == core::End{});
  CHECK(document_of(with(R"("ended": {"by": "host"}, "host": null)")).match.ended->by ==
        core::kKeeper);
  CHECK(document_of(with(R"("ended": {"by": "HOST"}, "host": "Bimal")")).match.ended->by == 1);
}

TEST_CASE("one byte-order mark at the start is let pass") {
  CHECK(fault_of("\xEF\xBB\xBF" + with("")).empty());
  CHECK_FALSE(fault_of("\xEF\xBB\xBF\xEF\xBB\xBF" + with("")).empty());
}

TEST_CASE("a file holds one document, laid out as one likes, or several, one per line") {
  const auto count = [](const std::string& text) {
    const auto all = document::read_all(text);
    const auto* const documents = std::get_if<std::vector<document::Document>>(&all);
    return documents == nullptr ? -1 : static_cast<int>(documents->size());
  };
  const auto place = [](const std::string& text) {
    const auto all = document::read_all(text);
    const auto* const fault = std::get_if<document::Fault>(&all);
    return fault == nullptr ? "no fault" : fault->place;
  };
  const std::string one = with("");
  const std::string wrong = with(R"("deals": [{"tricks": [4, 4, 3]}])");
  CHECK(count(std::string(kExample)) == 1);
  CHECK(count(one) == 1);
  CHECK(count(one + "\n") == 1);
  CHECK(count(one + "\n" + one) == 2);
  CHECK(count("\xEF\xBB\xBF\n" + one + "\r\n\r\n  \n" + one + "\r\n" + one) == 3);
  CHECK(place(wrong + "\n") == "deals[0].tricks");
  CHECK(place(one + "\n\n" + wrong) == "line 3: deals[0].tricks");
  CHECK(place(one + "\nhello") == "line 2");
  CHECK(place(one + "\n\xEF\xBB\xBF" + one) == "line 2");
  CHECK(place("{\"squarescores\"\n" + one) == "line 1");
  CHECK(place("").empty());
  CHECK(place(one + " " + one).empty());
}

TEST_CASE("no text makes the reader do anything but answer") {
  // Cut short, and with each byte changed in turn.
  const std::string text(kExample);
  int refused = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    refused += fault_of(text.substr(0, i)).empty() ? 0 : 1;
    for (const char other : {'\0', '"', '9', '}', '\xff'}) {
      std::string changed = text;
      changed[i] = other;
      (void)document::read_all(changed);
    }
  }
  CHECK(refused == static_cast<int>(text.size()) - 1);  // all but the one without its line feed
}
