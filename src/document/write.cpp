#include "core/check.hpp"
#include "document/document.hpp"
#include "document/json.hpp"
#include "document/parts.hpp"

namespace document {
namespace {

using core::at;

Json rule_json(const core::RuleValue& value) {
  if (const auto* const words = std::get_if<std::vector<std::string>>(&value)) {
    return Json::Array(words->begin(), words->end());
  }
  if (const bool* const truth = std::get_if<bool>(&value)) {
    return *truth;
  }
  if (const int* const number = std::get_if<int>(&value)) {
    return *number;
  }
  return std::get<std::string>(value);
}

Json rules_json(const core::Rules& rules) {
  Json::Object members;
  for (const core::AgreedRule& rule : core::agreed_rules(rules)) {
    members.push_back({std::string(rule.key), rule_json(rule.value)});
  }
  return members;
}

Json line_moves_json(const std::vector<core::LineMove>& moves) {
  Json::Array elements;
  for (const core::LineMove& move : moves) {
    elements.emplace_back(Json::Object{{"after_deal", move.after_deal}, {"target", move.target}});
  }
  return elements;
}

Json end_json(const core::Match& match, const core::End& end) {
  Json::Object members;
  if (end.at) {
    members.push_back({"at", core::instant_text(*end.at)});
  }
  if (end.by) {
    members.push_back({"by", *end.by == core::kKeeper ? Json("host") : name_json(match, *end.by)});
  }
  return members;
}

// Everything but the id.
Json::Object content(const Document& document) {
  const core::Match& match = document.match;
  Json::Object members{{"game", match.rules.game->name}};
  const auto add = [&](std::string key, Json json) {
    members.push_back({std::move(key), std::move(json)});
  };
  if (!core::agreed_rules(match.rules).empty()) {
    add("rules", rules_json(match.rules));
  }
  add("players", names_json(match, {0, 1, 2}));
  add("first_dealer", name_json(match, match.first_dealer));
  add("host", match.host == core::kKeeper ? Json(nullptr) : name_json(match, match.host));
  if (document.started) {
    add("started", core::instant_text(*document.started));
  }
  if (match.target) {
    add("target", *match.target);
  }
  if (!match.line_moves.empty()) {
    add("target_moves", line_moves_json(match.line_moves));
  }
  const int settled = core::settled_deals(match);
  if (settled > 0) {
    Json::Array deals;
    for (int number = 1; number <= settled; ++number) {
      deals.push_back(deal_json(match, number));
    }
    add("deals", std::move(deals));
  }
  if (Json open = open_json(match, settled + 1);
      !std::holds_alternative<std::nullptr_t>(open.value)) {
    add("open", std::move(open));
  }
  if (match.ended) {
    add("ended", end_json(match, *match.ended));
  }
  return members;
}

Json::Object facts(const core::Match& match, int number) {
  const core::Deal& deal = core::deal_at(match, number);
  Json::Object members;
  if (deal.dealer && *deal.dealer != core::next_dealer(match, number)) {
    members.push_back({"dealer", name_json(match, *deal.dealer)});
  }
  if (deal.trump) {
    members.push_back({"trump", core::key_of(*deal.trump)});
  }
  return members;
}

void add_bid_and_call(Json::Object& members, const core::Deal& deal) {
  if (deal.bid) {
    members.push_back({"bid", *deal.bid});
  }
  if (deal.call) {
    members.push_back({"call", core::key_of(*deal.call)});
  }
}

Json tricks_json(const core::Deal& deal) {
  Json::Array cells;
  for (const std::optional<int>& tricks : deal.tricks) {
    cells.push_back(tricks ? Json(*tricks) : Json(nullptr));
  }
  return cells;
}

Json trades_json(const core::Match& match, const std::vector<core::Trade>& trades) {
  Json::Array elements;
  for (const core::Trade& trade : trades) {
    elements.emplace_back(Json::Object{{"from", name_json(match, trade.from)},
                                       {"to", name_json(match, trade.to)},
                                       {"tricks", trade.tricks}});
  }
  return elements;
}

}  // namespace

Json name_json(const core::Match& match, core::Seat seat) { return match.players[at(seat)]; }

Json names_json(const core::Match& match, const std::vector<core::Seat>& seats) {
  Json::Array names;
  for (const core::Seat seat : seats) {
    names.push_back(name_json(match, seat));
  }
  return names;
}

Json deal_json(const core::Match& match, int number) {
  const core::Deal& deal = core::deal_at(match, number);
  Json::Object members = facts(match, number);
  members.insert(members.begin(), {"tricks", tricks_json(deal)});
  if (!deal.trades.empty()) {
    members.push_back({"trades", trades_json(match, deal.trades)});
  }
  if (deal.at) {
    members.push_back({"at", core::instant_text(*deal.at)});
  }
  add_bid_and_call(members, deal);
  if (deal.first_up) {
    members.push_back({"first_up", name_json(match, *deal.first_up)});
  }
  return members;
}

Json open_json(const core::Match& match, int number) {
  const core::Deal& deal = core::deal_at(match, number);
  Json::Object members = facts(match, number);
  add_bid_and_call(members, deal);
  if (core::cells_in(deal) > 0) {
    members.insert(members.begin(), {"tricks", tricks_json(deal)});
  }
  return members.empty() ? Json(nullptr) : Json(std::move(members));
}

std::string write(const Document& document) {
  Json::Object members = content(document);
  if (document.id) {
    members.insert(members.begin(), {"id", *document.id});
  }
  members.insert(members.begin(), {"squarescores", 1});
  return write_json(members);
}

std::string content_text(const Document& document) { return write_json(content(document)); }

}  // namespace document
