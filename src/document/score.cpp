#include "document/score.hpp"

#include "document/json.hpp"
#include "document/parts.hpp"

namespace document {
namespace {

Json numbers_json(const core::PerSeat<int>& numbers) {
  return Json::Array{numbers[0], numbers[1], numbers[2]};
}

Json deals_json(const core::Match& match, const core::Sheet& sheet) {
  Json::Array deals;
  for (const core::ScoredDeal& deal : sheet.deals) {
    deals.emplace_back(Json::Object{{"number", deal.number},
                                    {"dealer", name_json(match, deal.dealer)},
                                    {"quotas", numbers_json(deal.quotas)},
                                    {"tricks", numbers_json(deal.tricks)},
                                    {"points", numbers_json(deal.points)},
                                    {"totals", numbers_json(deal.totals)}});
  }
  return deals;
}

Json decided_json(const core::Match& match, const std::optional<core::Decision>& decided) {
  if (!decided) {
    return nullptr;
  }
  return Json::Object{{"winners", names_json(match, decided->winners)},
                      {"after_deal", decided->after_deal}};
}

Json next_json(const core::Match& match, const std::optional<core::NextDeal>& next) {
  if (!next) {
    return nullptr;
  }
  Json::Array exchange;
  for (const core::Move& move : next->moves) {
    exchange.emplace_back(Json::Object{{"taker", name_json(match, move.taker)},
                                       {"giver", name_json(match, move.giver)},
                                       {"cards", move.cards}});
  }
  return Json::Object{{"dealer", name_json(match, next->dealer)},
                      {"quotas", numbers_json(next->quotas)},
                      {"exchange", std::move(exchange)}};
}

std::string_view reason_word(core::Reason reason) {
  switch (reason) {
    case core::Reason::Decided:
      return "decided";
    case core::Reason::Early:
      return "early";
    case core::Reason::NotPlayed:
      return "not_played";
  }
  return "";
}

Json result_json(const core::Match& match, const std::optional<core::Result>& result) {
  if (!result) {
    return nullptr;
  }
  return Json::Object{{"winners", names_json(match, result->winners)},
                      {"reason", reason_word(result->reason)}};
}

Json::Object score(const core::Match& match) {
  const core::Sheet sheet = core::sheet_of(match);
  return {{"deals", deals_json(match, sheet)},
          {"totals", numbers_json(sheet.totals)},
          {"target", sheet.target ? Json(*sheet.target) : Json(nullptr)},
          {"decided", decided_json(match, sheet.decided)},
          {"next", next_json(match, sheet.next)},
          {"result", result_json(match, sheet.result)}};
}

// Who has won: by the result, or while the match goes on by the decision so far.
std::vector<core::Seat> winners(const core::Sheet& sheet) {
  if (sheet.result) {
    return sheet.result->winners;
  }
  return sheet.decided ? sheet.decided->winners : std::vector<core::Seat>{};
}

Json time_json(const std::optional<core::Instant>& instant) {
  return instant ? Json(core::instant_text(*instant)) : Json(nullptr);
}

// When it ended; true if that is not known, null while it goes on.
Json ended_json(const std::optional<core::End>& ended) {
  return ended && !ended->at ? Json(true) : time_json(ended ? ended->at : std::nullopt);
}

Json match_number(const core::NumberedMatch& match) {
  return match.number ? Json(*match.number) : Json(nullptr);
}

// The open deal, with its cells also while none is filled; null if nothing is known of it.
Json shown_open(const core::Match& match) {
  Json open = open_json(match, core::settled_deals(match) + 1);
  if (auto* const members = std::get_if<Json::Object>(&open.value);
      members != nullptr && members->front().key != "tricks") {
    members->insert(members->begin(), {"tricks", Json::Array(core::kSeats)});
  }
  return open;
}

}  // namespace

std::string score_json(const core::Match& match) { return write_json(score(match)); }

std::string show_json(const core::NumberedMatch& match) {
  Json::Object members{{"match", match_number(match)},
                       {"players", names_json(match.match, {0, 1, 2})}};
  for (Member& member : score(match.match)) {
    members.push_back(std::move(member));
  }
  members.push_back({"open", shown_open(match.match)});
  return write_json(members);
}

std::string list_json(std::span<const core::NumberedMatch> matches) {
  Json::Array list;
  for (const core::NumberedMatch& one : matches) {
    const core::Sheet sheet = core::sheet_of(one.match);
    list.emplace_back(Json::Object{{"match", match_number(one)},
                                   {"id", one.id},
                                   {"started", time_json(one.started)},
                                   {"ended", ended_json(one.match.ended)},
                                   {"game", one.match.rules.game->name},
                                   {"players", names_json(one.match, {0, 1, 2})},
                                   {"deals", static_cast<int>(sheet.deals.size())},
                                   {"totals", numbers_json(sheet.totals)},
                                   {"winners", names_json(one.match, winners(sheet))}});
  }
  return write_json(list);
}

}  // namespace document
