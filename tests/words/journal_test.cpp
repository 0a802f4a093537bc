#include "words/journal.hpp"

#include "../catch.hpp"
#include "table.hpp"

namespace {

core::JournalRow row(int number, core::Actor who, core::Change change,
                     std::optional<int> redoes = std::nullopt) {
  return {.row = number, .who = who, .at = std::nullopt, .act = change, .redoes = redoes};
}

std::string told(core::Actor who, const core::Change& change) {
  const std::vector<core::JournalRow> rows = {row(1, who, change)};
  return words::journal(table(), rows).front().sentence;
}

}  // namespace

TEST_CASE("each kind of change is told with who did it") {
  CHECK(told(1, core::Entry{5, 1, 4}) == "Bimal entered 4 in deal 5.");
  CHECK(told(0, core::Entry{5, 1, 4}) == "Asha entered 4 for Bimal in deal 5.");
  CHECK(told(core::kKeeper, core::Entry{5, 1, 0}) == "The host entered 0 for Bimal in deal 5.");
  CHECK(told(1, core::Entry{5, 1, std::nullopt}) == "Bimal emptied the own cell of deal 5.");
  CHECK(told(0, core::Entry{5, 1, std::nullopt}) == "Asha emptied the cell of Bimal in deal 5.");
  CHECK(told(0, core::Correction{1, {4, 2, 4}}) == "Asha corrected deal 1 to 4, 2 and 4.");
  CHECK(told(0, core::LineMove{4, 30}) == "Asha moved the line to 30 after deal 4.");
  CHECK(told(0, core::LineMove{0, 30}) == "Asha moved the line to 30 before the first deal.");
  CHECK(told(0, core::DealerSet{3, 1}) == "Asha made Bimal the dealer of deal 3.");
  CHECK(told(0, core::TradeMade{2, {1, 0, 1}}) ==
        "Asha put down a trade in deal 2: one trick from Bimal to Asha.");
  CHECK(told(0, core::HostMoved{2}) == "Asha gave the host's place to Chandra.");
  CHECK(told(0, core::HostMoved{core::kKeeper}) ==
        "Asha gave the host's place to somebody not at the table.");
  CHECK(told(2, core::TrumpNamed{5, core::Suit::Hearts}) ==
        "Chandra recorded hearts as trump of deal 5.");
  CHECK(told(2, core::TrumpNamed{5, core::Suit::NoTrumps}) ==
        "Chandra recorded no trumps for deal 5.");
  CHECK(told(1, core::BidMade{1, 9}) == "Bimal recorded a bid of 9 for deal 1.");
  CHECK(told(1, core::CallMade{2, core::Call::Hearts}) ==
        "Bimal recorded the call of hearts for deal 2.");
  CHECK(told(0, core::FirstUp{2, 1}) ==
        "Asha recorded that Bimal made the first overtrick of deal 2.");
  CHECK(told(2, core::MatchEnded{2}) == "Chandra ended the match.");
  CHECK(told(0, core::MatchReopened{}) == "Asha reopened the match.");
  CHECK(told(1, core::Ticked{4, {2, 1, 2}}) ==
        "Bimal ticked 2 of the cards between Chandra and Bimal after deal 4.");
}

TEST_CASE("what was taken back stays in the journal and is marked; a redo has its own line") {
  const std::vector<core::JournalRow> rows = {
      row(1, 1, core::Entry{1, 1, 4}),
      {.row = 2, .who = 0, .at = std::nullopt, .act = core::Undone{1}, .redoes = std::nullopt},
      row(3, 1, core::Entry{1, 1, 4}, 1)};
  const std::vector<words::JournalLine> lines = words::journal(table(), rows);
  REQUIRE(lines.size() == 3);
  CHECK(lines[0].is_taken_back);
  CHECK(lines[1].sentence == "Asha took back: Bimal 4 in deal 1.");
  CHECK_FALSE(lines[1].is_taken_back);
  CHECK(lines[2].sentence == "Bimal made again: Bimal 4 in deal 1.");
  CHECK_FALSE(lines[2].is_taken_back);
}

TEST_CASE("an undo of a row that is not there is told all the same") {
  const std::vector<core::JournalRow> rows = {
      {.row = 1, .who = 0, .at = std::nullopt, .act = core::Undone{7}, .redoes = std::nullopt}};
  CHECK(words::journal(table(), rows).front().sentence == "Asha took something back.");
}

TEST_CASE("the journal says when, by the clock of that night") {
  core::JournalRow late = row(1, 1, core::Entry{1, 1, 4});
  late.at = core::parse_instant("2026-12-01T00:10:00+05:45");
  const std::vector<core::JournalRow> rows = {late, row(2, 2, core::Entry{1, 2, 4})};
  const std::vector<words::JournalLine> lines = words::journal(table(), rows);
  CHECK(lines[0].day == "1 December 2026");
  CHECK(lines[0].time == "00:10");
  CHECK(lines[1].day.empty());
  CHECK(lines[1].time.empty());
}
