#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/check.hpp"
#include "core/lines.hpp"
#include "core/name.hpp"
#include "document/document.hpp"
#include "document/read_deals.hpp"
#include "document/reading.hpp"
#include "words/language.hpp"
#include "words/words.hpp"

namespace document {
namespace {

// Reads one document, in the order in which one thing depends on another: a match has rules and
// players before it has deals, and deals before the moves of the line that count them.
class Reader {
 public:
  std::variant<Document, Fault> read(const Json& root) {
    read_version(root);  // before the keys, so that a later version is told as that
    const Json::Object& members =
        reading_.object(root, "",
                        {"squarescores", "id", "game", "rules", "players", "first_dealer", "host",
                         "started", "target", "target_moves", "deals", "open", "ended"});
    read_game(members);
    read_players(members);
    if (!reading_.has_failed()) {
      read_agreement(members);
      read_header(members);
    }
    if (!reading_.has_failed()) {
      read_course(members);
    }
    if (reading_.has_failed()) {
      return *reading_.fault();
    }
    return std::move(document_);
  }

 private:
  core::Match& match() { return document_.match; }

  void read_version(const Json& root) {
    const Json::Object& members = reading_.object(root, "");
    const int version =
        reading_.number(reading_.required(members, "", "squarescores"), "squarescores");
    if (version != 1) {
      reading_.refuse(
          "squarescores",
          words::tr("This document is of version {}. This program reads version 1.", version));
    }
  }

  void read_game(const Json::Object& members) {
    const core::Game* game = &core::games().front();
    if (const Json* const json = find(members, "game")) {
      game = core::find_game(reading_.text(*json, "game", words::tr("the name of a game")));
    }
    if (game == nullptr) {
      reading_.refuse("game",
                      words::tr("There is no game of this name here. There are {}.", games()));
      return;
    }
    match().rules = core::Rules(*game);
    match().target = core::usual_target(*game);
    if (const Json* const json = find(members, "rules")) {
      read_house_rules(*json);
    }
  }

  static std::string games() {
    std::vector<std::string_view> names;
    for (const core::Game& game : core::games()) {
      names.push_back(game.name);
    }
    return fmt::format("{}", fmt::join(names, ", "));
  }

  void read_house_rules(const Json& json) {
    for (const Member& member : reading_.object(json, "rules")) {
      const std::string place = place_of("rules", member.key);
      const core::RuleValue value = rule_value(member.value, place);
      if (const auto fault = core::set_rule(match().rules, member.key, value)) {
        reading_.refuse(place, words::rule_fault(*fault, *match().rules.game, member.key,
                                                 core::rule_text(value)));
      }
    }
    if (const auto fault = core::check_rules(match().rules)) {
      reading_.refuse("rules", words::rule_fault(*fault, *match().rules.game, "", ""));
    }
  }

  core::RuleValue rule_value(const Json& json, const std::string& place) {
    if (const bool* const truth = std::get_if<bool>(&json.value)) {
      return *truth;
    }
    if (const auto* const word = std::get_if<std::string>(&json.value)) {
      return *word;
    }
    if (const auto* const elements = std::get_if<Json::Array>(&json.value)) {
      std::vector<std::string> list;
      for (const Json& element : *elements) {
        list.push_back(reading_.text(element, place_of(place, list.size()), words::tr("a word")));
      }
      return list;
    }
    if (std::holds_alternative<std::nullptr_t>(json.value) ||
        std::holds_alternative<Json::Object>(json.value)) {
      reading_.refuse(
          place,
          words::tr("Here belongs what the table agreed on. If that is nothing, leave it out."));
      return false;
    }
    return reading_.number(json, place);
  }

  void read_players(const Json::Object& members) {
    const Json::Array& names = reading_.three(reading_.required(members, "", "players"), "players",
                                              words::tr("three players' names"));
    for (const core::Seat seat : core::kAllSeats) {
      const auto i = static_cast<std::size_t>(seat);
      const std::string place = place_of("players", i);
      const std::string typed = reading_.text(names[i], place, words::tr("a player's name"));
      const core::KeptName kept = core::kept_name(typed);
      if (kept.fault) {
        reading_.refuse(place, words::name_fault(*kept.fault, typed));
        return;
      }
      if (core::find_player(match().players, kept.text)) {
        reading_.refuse(
            place, words::tr("Another player has this name already. Each needs one of their own."));
      }
      match().players[i] = kept.text;
    }
  }

  void read_agreement(const Json::Object& members) {
    if (const Json* const json = find(members, "first_dealer")) {
      match().first_dealer = reading_.player(*json, "first_dealer", match());
    }
    if (const Json* const json = find(members, "host")) {
      match().host = std::holds_alternative<std::nullptr_t>(json->value)
                         ? core::kKeeper
                         : reading_.player(*json, "host", match());
    }
    if (const Json* const json = find(members, "target")) {
      match().target = target(*json, "target");
    }
  }

  int target(const Json& json, const std::string& place) {
    const int target = reading_.number(json, place);
    reading_.refuse_if(core::check_target(match().rules, target), match(), place);
    return target;
  }

  void read_header(const Json::Object& members) {
    if (const Json* const json = find(members, "id")) {
      document_.id = id(*json);
    }
    if (const Json* const json = find(members, "started")) {
      document_.started = reading_.instant(*json, "started");
    }
  }

  std::string id(const Json& json) {
    std::string id = reading_.text(json, "id", words::tr("a match's id"));
    for (char& c : id) {
      c = c >= 'A' && c <= 'F' ? static_cast<char>(c - 'A' + 'a') : c;
    }
    if (id.size() != 32 || id.find_first_not_of("0123456789abcdef") != std::string::npos) {
      reading_.refuse("id",
                      words::tr("An id has 32 characters, each a digit or a letter from a to f."));
    }
    return id;
  }

  void read_course(const Json::Object& members) {
    if (const Json* const json = find(members, "deals")) {
      read_settled_deals(reading_, match(), *json);
    }
    const int settled = static_cast<int>(match().deals.size());
    if (const Json* const json = find(members, "target_moves")) {
      read_line_moves(*json, settled);
    }
    const Json* const open = find(members, "open");
    if (open != nullptr && !reading_.has_failed()) {
      read_open_deal(reading_, match(), *open);
    }
    if (const Json* const json = find(members, "ended")) {
      read_end(*json);
    }
  }

  void read_line_moves(const Json& json, int settled) {
    if (!core::has_line(*match().rules.game)) {
      reading_.refuse("target_moves", words::refusal({.why = core::Refused::NotInGame}, match()));
    }
    const Json::Array& moves =
        reading_.array(json, "target_moves", words::tr("the moves of the target"));
    for (std::size_t i = 0; i < moves.size() && !reading_.has_failed(); ++i) {
      read_line_move(moves[i], place_of("target_moves", i), settled);
    }
  }

  void read_line_move(const Json& json, const std::string& place, int settled) {
    const Json::Object& members = reading_.object(json, place, {"after_deal", "target"});
    const std::string after_place = place_of(place, "after_deal");
    const core::LineMove move{
        .after_deal = reading_.number(reading_.required(members, place, "after_deal"), after_place),
        .target = target(reading_.required(members, place, "target"), place_of(place, "target"))};
    if (move.after_deal < 0) {
      reading_.refuse(after_place,
                      words::tr("Here belongs the number of settled deals, 0 or more."));
    }
    if (!match().line_moves.empty() && move.after_deal < match().line_moves.back().after_deal) {
      reading_.refuse(
          after_place,
          words::tr("The moves are written in the order made, so this number never falls."));
    }
    // One more than the settled deals: it was made after a deal that has since been reopened.
    if (move.after_deal > settled + 1) {
      reading_.refuse(after_place, words::tr("Deal {} is not on the sheet.", move.after_deal));
    }
    match().line_moves.push_back(move);
  }

  void read_end(const Json& json) {
    const Json::Object& members = reading_.object(json, "ended", {"at", "by"});
    core::End end;
    if (const Json* const at = find(members, "at")) {
      end.at = reading_.instant(*at, "ended.at");
    }
    if (const Json* const by = find(members, "by")) {
      const auto* const name = std::get_if<std::string>(&by->value);
      end.by = name != nullptr && core::folded_name(*name) == "host"
                   ? match().host
                   : reading_.player(*by, "ended.by", match());
    }
    match().ended = end;
  }

  Document document_;
  Reading reading_;
};

std::variant<Document, Fault> read_unmarked(std::string_view text) {
  std::variant<Json, Fault> json = parse_json(text);
  if (Fault* const fault = std::get_if<Fault>(&json)) {
    return std::move(*fault);
  }
  return Reader().read(std::get<Json>(json));
}

std::size_t first_letter(std::string_view line) { return line.find_first_not_of(" \t\r"); }

// Whether the file holds a document per line, rather than one that is laid out over several.
bool has_one_per_line(const std::vector<std::string_view>& lines) {
  std::vector<std::string_view> full;
  std::ranges::copy_if(lines, std::back_inserter(full), [](std::string_view line) {
    return first_letter(line) != std::string_view::npos;
  });
  return full.size() > 1 &&
         (std::ranges::all_of(
              full, [](std::string_view line) { return line[first_letter(line)] == '{'; }) ||
          std::holds_alternative<Json>(parse_json(full.front())));
}

}  // namespace

std::variant<Document, Fault> read(std::string_view text) {
  return read_unmarked(without_mark(text));
}

std::variant<std::vector<Document>, Fault> read_all(std::string_view text) {
  text = without_mark(text);
  const std::vector<std::string_view> lines = core::lines_of(text);
  if (!has_one_per_line(lines)) {
    std::variant<Document, Fault> one = read_unmarked(text);
    if (Fault* const fault = std::get_if<Fault>(&one)) {
      return std::move(*fault);
    }
    return std::vector<Document>{std::get<Document>(std::move(one))};
  }
  std::vector<Document> documents;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (first_letter(lines[i]) == std::string_view::npos) {
      continue;
    }
    std::variant<Document, Fault> one = read_unmarked(lines[i]);
    if (Fault* const fault = std::get_if<Fault>(&one)) {
      fault->place = words::tr_as("of a file", "line {}", i + 1) +
                     (fault->place.empty() ? "" : ": ") + fault->place;
      return std::move(*fault);
    }
    documents.push_back(std::get<Document>(std::move(one)));
  }
  return documents;
}

}  // namespace document
