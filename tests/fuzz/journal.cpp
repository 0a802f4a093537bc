// Any rows as a journal: first such as no program of ours writes, then such as the sheet accepts.
#include "core/journal.hpp"

#include <fuzzer/FuzzedDataProvider.h>

#include <vector>

#include "core/check.hpp"
#include "document/document.hpp"
#include "must.hpp"

namespace {

using fuzz::must;
using Bytes = FuzzedDataProvider;

// Mostly what occurs, sometimes what does not.
int small(Bytes& bytes) { return bytes.ConsumeIntegralInRange(-2, 20); }
int deal_of(Bytes& bytes) {
  return bytes.ConsumeIntegralInRange(0, 30) == 0 ? bytes.ConsumeIntegral<int>() : small(bytes);
}
core::Seat seat(Bytes& bytes) { return bytes.ConsumeIntegralInRange(0, 2); }
core::Actor actor(Bytes& bytes) { return bytes.ConsumeIntegralInRange(0, core::kKeeper); }

std::optional<core::Instant> instant(Bytes& bytes) {
  if (bytes.ConsumeBool()) {
    return std::nullopt;
  }
  return core::Instant{.milliseconds = std::int64_t{1'790'000'000'000} + small(bytes),
                       .offset_minutes = 345};
}

core::Match start(Bytes& bytes) {
  core::Match match;
  match.players = {"Asha", "Bimal", "Chandra"};
  const auto games = core::games();
  match.rules = core::Rules(games[bytes.ConsumeIntegralInRange<std::size_t>(0, games.size() - 1)]);
  for (const char* const key : {"sweep_bonus", "loser_deals", "full_rotation", "keep_of_suit",
                                "deals", "ends", "max_bleed", "calls"}) {
    core::Rules tried = match.rules;
    const std::string value = bytes.ConsumeBool() ? "true" : std::to_string(small(bytes));
    if (bytes.ConsumeBool() && !core::set_rule(tried, key, core::rule_value(key, value)) &&
        !core::check_rules(tried)) {
      match.rules = tried;
    }
  }
  match.first_dealer = seat(bytes);
  match.host = actor(bytes);
  match.target = core::usual_target(*match.rules.game);
  if (match.target && bytes.ConsumeBool()) {
    match.target = bytes.ConsumeIntegralInRange(1, 40);
  }
  return match;
}

core::Change change(Bytes& bytes, int deal) {
  switch (bytes.ConsumeIntegralInRange(0, 16)) {
    case 0:
      return core::Correction{.deal = deal, .tricks = {small(bytes), small(bytes), small(bytes)}};
    case 1:
      return core::LineMove{.after_deal = deal, .target = small(bytes)};
    case 2:
      return core::DealerSet{.deal = deal, .dealer = seat(bytes)};
    case 3:
      return core::TradeMade{
          .deal = deal, .trade = {.from = seat(bytes), .to = seat(bytes), .tricks = small(bytes)}};
    case 4:
      return core::HostMoved{.host = actor(bytes)};
    case 5:
      return core::TrumpNamed{.deal = deal,
                              .suit = static_cast<core::Suit>(bytes.ConsumeIntegralInRange(0, 4))};
    case 6:
      return core::BidMade{.deal = deal, .tricks = small(bytes)};
    case 7:
      return core::CallMade{.deal = deal,
                            .call = static_cast<core::Call>(bytes.ConsumeIntegralInRange(0, 5))};
    case 8:
      return core::FirstUp{.deal = deal, .seat = seat(bytes)};
    case 9:
      return core::MatchEnded{.by = bytes.ConsumeBool() ? std::optional<core::Actor>(actor(bytes))
                                                        : std::nullopt};
    case 10:
      return core::MatchReopened{};
    case 11:
      return core::Ticked{
          .deal = deal,
          .tick = {.taker = seat(bytes), .giver = seat(bytes), .drawn = small(bytes)}};
    case 12:
      return core::Entry{.deal = deal, .seat = seat(bytes), .tricks = std::nullopt};
    default:
      return core::Entry{.deal = deal, .seat = seat(bytes), .tricks = small(bytes)};
  }
}

void must_hold(const core::Played& played) {
  fuzz::must_add_up(played.match);
  const document::Document written{.match = played.match, .id = {}, .started = {}};
  const auto read = document::read(document::write(written));
  must(std::holds_alternative<document::Document>(read), "a played match can be written and read");
  must(document::write(std::get<document::Document>(read)) == document::write(written),
       "and written again it is the same bytes");
  const core::Match& match = std::get<document::Document>(read).match;
  must(core::play(core::start_of(match), core::journal_of(match)).match == match,
       "a match is what its journal plays");
}

// Rows as they may lie in a damaged file.
void play_any(Bytes& bytes, const core::Match& start) {
  std::vector<core::JournalRow> rows;
  while (bytes.remaining_bytes() > 0) {
    const bool is_undo = bytes.ConsumeIntegralInRange(0, 15) == 0;
    rows.push_back(
        {.row = bytes.ConsumeIntegralInRange(0, 30) == 0 ? deal_of(bytes)
                                                         : static_cast<int>(rows.size()) + 1,
         .who = actor(bytes),
         .at = instant(bytes),
         .act = core::Change(core::MatchReopened{}),
         .redoes = bytes.ConsumeIntegralInRange(0, 15) == 0 ? std::optional<int>(deal_of(bytes))
                                                            : std::nullopt});
    if (is_undo) {
      rows.back().act = core::Undone{.row = deal_of(bytes)};
    } else {
      rows.back().act = change(bytes, deal_of(bytes));
    }
  }
  const core::Played played = core::play(start, rows);
  must(played.unsound_row || played.rows == static_cast<int>(rows.size()),
       "every row was played, or one was found unsound");
  must_hold(played);
}

// The row in which `who` does something now; nothing if the sheet does not let him.
std::optional<core::JournalRow> row_now(Bytes& bytes, const core::Played& played) {
  core::JournalRow row{.row = played.rows + 1,
                       .who = actor(bytes),
                       .at = instant(bytes),
                       .act = core::Change(core::MatchReopened{}),
                       .redoes = std::nullopt};
  const int kind = bytes.ConsumeIntegralInRange(0, 15);
  if (kind == 0) {
    if (core::check_undo(played, row.who)) {
      return std::nullopt;
    }
    row.act = core::Undone{.row = played.undo->row};
    return row;
  }
  if (kind == 1) {
    if (core::check_redo(played, row.who)) {
      return std::nullopt;
    }
    row.act = played.redo->change;
    row.redoes = played.redo->row;
    return row;
  }
  const int deal = core::settled_deals(played.match) + bytes.ConsumeIntegralInRange(0, 1);
  const core::Change asked = core::as_kept(played.match.rules, change(bytes, deal));
  if (core::check(played.match, row.who, asked) || core::changes_nothing(played.match, asked)) {
    return std::nullopt;
  }
  row.act = asked;
  return row;
}

// A table that does all sorts of things.
void play_accepted(Bytes& bytes, const core::Match& start) {
  std::vector<core::JournalRow> rows;
  core::Played played = core::play(start, rows);
  while (bytes.remaining_bytes() > 0) {
    if (const auto row = row_now(bytes, played)) {
      rows.push_back(*row);
      played = core::play(start, rows);
      must(!played.unsound_row, "what the sheet accepts is sound");
    }
  }
  must_hold(played);
}

}  // namespace

// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer's name
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Bytes bytes(data, size);
  const bool is_accepted = bytes.ConsumeBool();
  const core::Match before = start(bytes);
  if (is_accepted) {
    play_accepted(bytes, before);
  } else {
    play_any(bytes, before);
  }
  return 0;
}
