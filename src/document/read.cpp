#include <fmt/format.h>

#include <algorithm>
#include <initializer_list>
#include <limits>
#include <span>
#include <utility>

#include "core/check.hpp"
#include "core/name.hpp"
#include "document/document.hpp"
#include "document/json.hpp"
#include "words/words.hpp"

namespace document {
namespace {

std::size_t at(core::Seat seat) { return static_cast<std::size_t>(seat); }

const Json* find(const Json::Object& members, std::string_view key) {
  const auto found = std::find_if(members.begin(), members.end(),
                                  [&](const Member& member) { return member.key == key; });
  return found == members.end() ? nullptr : &found->value;
}

constexpr std::string_view kWholeNumber = "Here belongs a whole number, written without a point.";

// Reads one document. The first fault sticks: after it every step gives some value of its type, and
// none of them is looked at.
class Reader {
 public:
  std::variant<Document, Fault> read(const Json& root) {
    read_document(root);
    if (fault_) {
      return std::move(*fault_);
    }
    return std::move(document_);
  }

 private:
  using Keys = std::initializer_list<std::string_view>;

  // --- pieces -----------------------------------------------------------------------------------

  void refuse(std::string place, std::string reason) {
    if (!fault_) {
      fault_ = Fault{.place = std::move(place), .reason = std::move(reason)};
    }
  }

  void refuse_if(const std::optional<core::Refusal>& refusal, const std::string& place) {
    if (refusal) {
      refuse(place, words::refusal(*refusal, match()));
    }
  }

  core::Match& match() { return document_.match; }

  // The members of an object that may have these keys and no others.
  const Json::Object& object(const Json& json, const std::string& place, Keys keys) {
    static const Json::Object none;
    const auto* const members = std::get_if<Json::Object>(&json.value);
    if (members == nullptr) {
      refuse(place, "Here belongs an object, in curly brackets.");
      return none;
    }
    for (const Member& member : *members) {
      if (std::find(keys.begin(), keys.end(), member.key) == keys.end()) {
        refuse(place_of(place, member.key),
               fmt::format("Nothing of this name belongs here, only {}.", fmt::join(keys, ", ")));
      }
    }
    return *members;
  }

  const Json::Array& array(const Json& json, const std::string& place, std::string_view of_what) {
    static const Json::Array none;
    const auto* const elements = std::get_if<Json::Array>(&json.value);
    if (elements == nullptr) {
      refuse(place, fmt::format("Here belong {}, in square brackets.", of_what));
      return none;
    }
    return *elements;
  }

  // A member that has to be there.
  const Json& required(const Json::Object& members, const std::string& place,
                       std::string_view key) {
    static const Json nothing;
    const Json* const json = find(members, key);
    if (json == nullptr) {
      refuse(place_of(place, key), "This is missing.");
      return nothing;
    }
    return *json;
  }

  std::int64_t whole_number(const Json& json, const std::string& place) {
    const auto* const number = std::get_if<std::int64_t>(&json.value);
    if (number == nullptr) {
      refuse(place, std::string(kWholeNumber));
      return 0;
    }
    return *number;
  }

  // A whole number that core has an opinion on; what no opinion is needed on is refused here.
  int number(const Json& json, const std::string& place) {
    const std::int64_t number = whole_number(json, place);
    if (number < std::numeric_limits<int>::min() || number > std::numeric_limits<int>::max()) {
      refuse(place, "This number is too large for a score sheet.");
      return 0;
    }
    return static_cast<int>(number);
  }

  std::string text(const Json& json, const std::string& place, std::string_view of_what) {
    const auto* const text = std::get_if<std::string>(&json.value);
    if (text == nullptr) {
      refuse(place, fmt::format("Here belongs {}, in quotation marks.", of_what));
      return "";
    }
    return *text;
  }

  core::Seat player(const Json& json, const std::string& place) {
    const std::string name = text(json, place, "a player's name");
    const std::optional<core::Seat> seat = core::find_player(match().players, name);
    if (!seat) {
      refuse(place, fmt::format("Nobody of this name is at the table, only {}.",
                                words::people(match(), {0, 1, 2})));
    }
    return seat.value_or(0);
  }

  core::Instant instant(const Json& json, const std::string& place) {
    const std::optional<core::Instant> instant =
        core::parse_instant(text(json, place, "a date and time"));
    if (!instant) {
      refuse(place,
             "Here belongs a date and time with its distance from UTC, such as "
             "2026-11-30T18:05:00+05:45.");
    }
    return instant.value_or(core::Instant{});
  }

  // --- the match before its first deal ----------------------------------------------------------

  void read_document(const Json& root) {
    if (const auto* const members = std::get_if<Json::Object>(&root.value)) {
      read_version(*members);  // first, so that a later version is told as that
    }
    const Json::Object& members =
        object(root, "",
               {"squarescores", "id", "game", "rules", "players", "first_dealer", "host", "started",
                "target", "target_moves", "deals", "open", "ended"});
    read_rules(members);
    read_players(members);
    read_agreement(members);
    read_header(members);
    if (!fault_) {
      read_deals(members);
      read_line_moves(members);
      read_open(members);
      read_end(members);
    }
  }

  void read_version(const Json::Object& members) {
    const std::int64_t version =
        whole_number(required(members, "", "squarescores"), "squarescores");
    if (version != 1) {
      refuse("squarescores",
             fmt::format("This document is of version {}. This program reads version 1.", version));
    }
  }

  void read_rules(const Json::Object& members) {
    const core::Game* game = &core::games().front();
    if (const Json* const json = find(members, "game")) {
      game = core::find_game(text(*json, "game", "the name of a game"));
      if (game == nullptr) {
        refuse("game", fmt::format("There is no game of this name here. There are {}.", games()));
        return;
      }
    }
    match().rules = core::Rules(*game);
    match().target = core::usual_target(*game);
    if (const Json* const json = find(members, "rules")) {
      read_house_rules(*json);
    }
  }

  static std::string games() {
    std::string names;
    for (const core::Game& game : core::games()) {
      names += fmt::format("{}{}", names.empty() ? "" : ", ", game.name);
    }
    return names;
  }

  void read_house_rules(const Json& json) {
    const auto* const members = std::get_if<Json::Object>(&json.value);
    if (members == nullptr) {
      refuse("rules", "Here belongs an object, in curly brackets.");
      return;
    }
    for (const Member& member : *members) {
      const std::string place = place_of("rules", member.key);
      const core::RuleValue value = rule_value(member.value, place);
      if (const auto fault = core::set_rule(match().rules, member.key, value)) {
        refuse(place,
               words::rule_fault(*fault, *match().rules.game, member.key, core::rule_text(value)));
      }
    }
    if (const auto fault = core::check_rules(match().rules)) {
      refuse("rules", words::rule_fault(*fault, *match().rules.game, "", ""));
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
        list.push_back(text(element, place_of(place, list.size()), "a word"));
      }
      return list;
    }
    if (std::holds_alternative<std::nullptr_t>(json.value) ||
        std::holds_alternative<Json::Object>(json.value)) {
      refuse(place, "Here belongs what the table agreed on. Leave it out if there is nothing.");
      return false;
    }
    return number(json, place);
  }

  void read_players(const Json::Object& members) {
    const Json::Array& names =
        array(required(members, "", "players"), "players", "three players' names");
    if (names.size() != core::kSeats) {
      refuse("players", "Here belong three players' names, in order of play.");
      return;
    }
    for (const core::Seat seat : core::kAllSeats) {
      const std::string place = place_of("players", at(seat));
      const std::string typed = text(names[at(seat)], place, "a player's name");
      const core::KeptName kept = core::kept_name(typed);
      if (kept.fault) {
        refuse(place, words::name_fault(*kept.fault, typed));
        return;
      }
      if (core::find_player(match().players, kept.text)) {
        refuse(place, "Another player has this name already. Each needs one of their own.");
      }
      match().players[at(seat)] = kept.text;
    }
  }

  void read_agreement(const Json::Object& members) {
    if (const Json* const json = find(members, "first_dealer")) {
      match().first_dealer = player(*json, "first_dealer");
    }
    if (const Json* const json = find(members, "host")) {
      match().host = std::holds_alternative<std::nullptr_t>(json->value) ? core::kKeeper
                                                                         : player(*json, "host");
    }
    if (const Json* const json = find(members, "target")) {
      match().target = target(*json, "target");
    }
  }

  int target(const Json& json, const std::string& place) {
    const int target = number(json, place);
    refuse_if(core::check_target(match().rules, target), place);
    return target;
  }

  void read_header(const Json::Object& members) {
    if (const Json* const json = find(members, "id")) {
      document_.id = id(*json);
    }
    if (const Json* const json = find(members, "started")) {
      document_.started = instant(*json, "started");
    }
  }

  std::string id(const Json& json) {
    std::string id = text(json, "id", "a match's id");
    for (char& c : id) {
      c = c >= 'A' && c <= 'F' ? static_cast<char>(c - 'A' + 'a') : c;
    }
    if (id.size() != 32 || id.find_first_not_of("0123456789abcdef") != std::string::npos) {
      refuse("id", "An id has 32 characters, each a digit or a letter from a to f.");
    }
    return id;
  }

  // --- deals ------------------------------------------------------------------------------------

  void read_deals(const Json::Object& members) {
    const Json* const json = find(members, "deals");
    if (json == nullptr) {
      return;
    }
    const Json::Array& deals = array(*json, "deals", "the settled deals");
    for (std::size_t i = 0; i < deals.size() && !fault_; ++i) {
      read_settled_deal(deals[i], place_of("deals", i));
    }
    settled_ = static_cast<int>(deals.size());
  }

  void read_settled_deal(const Json& json, const std::string& place) {
    const Json::Object& members = object(
        json, place, {"tricks", "dealer", "trump", "trades", "at", "bid", "call", "first_up"});
    const int number = static_cast<int>(match().deals.size()) + 1;
    core::Deal deal = facts(members, place, number);
    if (match().rules.game->has_calls && !deal.call) {
      refuse(place_of(place, "call"), "This is missing. A deal settles with its dealer's call.");
    }
    deal.tricks =
        settled_tricks(required(members, place, "tricks"), place_of(place, "tricks"), *deal.dealer);
    if (const Json* const at_json = find(members, "at")) {
      deal.at = instant(*at_json, place_of(place, "at"));
    }
    match().deals.push_back(std::move(deal));
    if (!fault_) {
      read_afterwards(members, place, number);
    }
  }

  // What is said of a deal once it has settled.
  void read_afterwards(const Json::Object& members, const std::string& place, int number) {
    if (const Json* const json = find(members, "trades")) {
      const std::string trades_place = place_of(place, "trades");
      const Json::Array& trades = array(*json, trades_place, "trades");
      for (std::size_t i = 0; i < trades.size() && !fault_; ++i) {
        read_trade(trades[i], place_of(trades_place, i), number);
      }
    }
    if (const Json* const json = find(members, "first_up")) {
      const std::string first_up_place = place_of(place, "first_up");
      const core::Seat seat = player(*json, first_up_place);
      refuse_if(core::check_first_up(match(), number, seat), first_up_place);
      match().deals.back().first_up = seat;
    }
  }

  void read_trade(const Json& json, const std::string& place, int number_of_deal) {
    const Json::Object& members = object(json, place, {"from", "to", "tricks"});
    const core::Trade trade{
        .from = player(required(members, place, "from"), place_of(place, "from")),
        .to = player(required(members, place, "to"), place_of(place, "to")),
        .tricks = number(required(members, place, "tricks"), place_of(place, "tricks"))};
    if (!fault_) {
      refuse_if(core::check_trade(match(), number_of_deal, trade), place);
    }
    match().deals.back().trades.push_back(trade);
  }

  // Dealer, bid, call and trump of deal `number`, which is not in the match yet. The dealer is
  // always set, be it as the one who follows.
  core::Deal facts(const Json::Object& members, const std::string& place, int number) {
    core::Deal deal;
    const core::Seat following = core::next_dealer(match(), number);
    deal.dealer = following;
    if (const Json* const json = find(members, "dealer")) {
      deal.dealer = player(*json, place_of(place, "dealer"));
      deal.is_dealer_set = *deal.dealer != following;
      if (deal.is_dealer_set && match().rules.game->has_calls) {
        refuse_if(core::check(match(), match().host,
                              core::DealerSet{.deal = number, .dealer = *deal.dealer}),
                  place_of(place, "dealer"));
      }
    }
    if (const Json* const json = find(members, "bid")) {
      deal.bid = this->number(*json, place_of(place, "bid"));
      refuse_if(core::check_bid(match().rules, number, *deal.bid), place_of(place, "bid"));
    }
    if (const Json* const json = find(members, "call")) {
      deal.call = call(*json, place_of(place, "call"), number, *deal.dealer);
    }
    if (const Json* const json = find(members, "trump")) {
      deal.trump = core::find_suit(text(*json, place_of(place, "trump"), "the trump"));
      if (!deal.trump) {
        refuse(place_of(place, "trump"), "Trump is spades, hearts, diamonds, clubs or no_trumps.");
      }
    }
    return deal;
  }

  std::optional<core::Call> call(const Json& json, const std::string& place, int number,
                                 core::Seat dealer) {
    const std::optional<core::Call> call = core::find_call(text(json, place, "the call"));
    if (!call) {
      refuse(place, "A call is hearts, clubs, diamonds, spades, no_trumps or miz.");
    } else {
      refuse_if(core::check_call(match(), number, dealer, *call), place);
    }
    return call;
  }

  // The elements of three cells, or three empty ones.
  std::span<const Json> cells(const Json& json, const std::string& place) {
    static const Json::Array none(core::kSeats);
    const Json::Array& cells = array(json, place, "three numbers");
    if (cells.size() != core::kSeats) {
      refuse(place, "Here belong three numbers: the tricks of each player, in order of play.");
      return none;
    }
    return cells;
  }

  int cell(const Json& json, const std::string& place, core::Seat dealer, core::Seat seat) {
    const std::string place_of_cell = place_of(place, at(seat));
    const int tricks = number(json, place_of_cell);
    refuse_if(core::check_cell(match().rules, dealer, seat, tricks), place_of_cell);
    return tricks;
  }

  core::PerSeat<std::optional<int>> settled_tricks(const Json& json, const std::string& place,
                                                   core::Seat dealer) {
    const std::span<const Json> given = cells(json, place);
    core::PerSeat<int> tricks{};
    for (const core::Seat seat : core::kAllSeats) {
      tricks[at(seat)] = cell(given[at(seat)], place, dealer, seat);
    }
    if (const auto refusal = core::check_tricks(match().rules, dealer, tricks)) {
      refuse(place, refusal->why == core::Refused::WrongSum
                        ? words::wrong_sum(tricks, match().rules.game->tricks)
                        : words::refusal(*refusal, match()));
    }
    return {tricks[0], tricks[1], tricks[2]};
  }

  void read_line_moves(const Json::Object& members) {
    const Json* const json = find(members, "target_moves");
    if (json == nullptr) {
      return;
    }
    const Json::Array& moves = array(*json, "target_moves", "the moves of the target");
    if (!core::has_line(*match().rules.game)) {
      refuse("target_moves", words::refusal({.why = core::Refused::NotInGame}, match()));
    }
    for (std::size_t i = 0; i < moves.size() && !fault_; ++i) {
      read_line_move(moves[i], place_of("target_moves", i));
    }
  }

  void read_line_move(const Json& json, const std::string& place) {
    const Json::Object& members = object(json, place, {"after_deal", "target"});
    const std::string after_place = place_of(place, "after_deal");
    const core::LineMove move{
        .after_deal = number(required(members, place, "after_deal"), after_place),
        .target = target(required(members, place, "target"), place_of(place, "target"))};
    const int least = match().line_moves.empty() ? 0 : match().line_moves.back().after_deal;
    if (move.after_deal < 0) {
      refuse(after_place, "Here belongs the number of settled deals, 0 or more.");
    }
    if (move.after_deal < least) {
      refuse(after_place, "The moves are written in the order made, so this number never falls.");
    }
    if (move.after_deal > settled_ + 1) {
      refuse(after_place, fmt::format("Deal {} is not on the sheet.", move.after_deal));
    }
    match().line_moves.push_back(move);
  }

  void read_open(const Json::Object& members) {
    const Json* const json = find(members, "open");
    if (json == nullptr || fault_) {
      return;
    }
    const Json::Object& open = object(*json, "open", {"tricks", "dealer", "trump", "bid", "call"});
    core::Deal deal = facts(open, "open", settled_ + 1);
    if (const Json* const tricks = find(open, "tricks")) {
      read_open_tricks(*tricks, deal);
    }
    if (!core::has_entry(deal) && !deal.is_dealer_set) {
      deal.dealer.reset();
    }
    if (core::is_complete(match().rules, deal)) {
      refuse("open.tricks",
             fmt::format("These three make {} tricks: the deal is settled and belongs in deals.",
                         match().rules.game->tricks));
    }
    if (!(deal == core::Deal{})) {
      match().deals.push_back(std::move(deal));
    }
  }

  void read_open_tricks(const Json& json, core::Deal& deal) {
    const std::span<const Json> given = cells(json, "open.tricks");
    for (const core::Seat seat : core::kAllSeats) {
      if (!std::holds_alternative<std::nullptr_t>(given[at(seat)].value)) {
        deal.tricks[at(seat)] = cell(given[at(seat)], "open.tricks", *deal.dealer, seat);
      }
    }
  }

  void read_end(const Json::Object& members) {
    const Json* const json = find(members, "ended");
    if (json == nullptr) {
      return;
    }
    const Json::Object& ended = object(*json, "ended", {"at", "by"});
    core::End end;
    if (const Json* const at_json = find(ended, "at")) {
      end.at = instant(*at_json, "ended.at");
    }
    if (const Json* const by = find(ended, "by")) {
      const auto* const name = std::get_if<std::string>(&by->value);
      end.by = name != nullptr && core::folded_name(*name) == "host" ? match().host
                                                                     : player(*by, "ended.by");
    }
    match().ended = end;
  }

  Document document_;
  int settled_ = 0;
  std::optional<Fault> fault_;
};

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  while (true) {
    const std::size_t end = text.find('\n');
    lines.push_back(text.substr(0, end));
    if (end == std::string_view::npos) {
      return lines;
    }
    text.remove_prefix(end + 1);
  }
}

bool is_blank(std::string_view line) {
  return line.find_first_not_of(" \t\r") == std::string_view::npos;
}

// Whether the file holds a document per line, rather than one that is laid out over several.
bool has_one_per_line(const std::vector<std::string_view>& lines) {
  std::vector<std::string_view> full;
  std::copy_if(lines.begin(), lines.end(), std::back_inserter(full),
               [](std::string_view line) { return !is_blank(line); });
  if (full.size() < 2) {
    return false;
  }
  const auto opens_object = [](std::string_view line) {
    return line[line.find_first_not_of(" \t\r")] == '{';
  };
  return std::all_of(full.begin(), full.end(), opens_object) ||
         std::holds_alternative<Json>(parse_json(full.front()));
}

}  // namespace

std::variant<Document, Fault> read(std::string_view text) {
  std::variant<Json, Fault> json = parse_json(text);
  if (Fault* const fault = std::get_if<Fault>(&json)) {
    return std::move(*fault);
  }
  return Reader().read(std::get<Json>(json));
}

std::variant<std::vector<Document>, Fault> read_all(std::string_view text) {
  const std::vector<std::string_view> lines = lines_of(without_mark(text));
  if (!has_one_per_line(lines)) {
    std::variant<Document, Fault> one = read(text);
    if (Fault* const fault = std::get_if<Fault>(&one)) {
      return std::move(*fault);
    }
    return std::vector<Document>{std::get<Document>(std::move(one))};
  }
  std::vector<Document> documents;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (is_blank(lines[i])) {
      continue;
    }
    std::variant<Document, Fault> one = read(lines[i]);
    if (Fault* const fault = std::get_if<Fault>(&one)) {
      fault->place =
          fmt::format("line {}{}{}", i + 1, fault->place.empty() ? "" : ": ", fault->place);
      return std::move(*fault);
    }
    documents.push_back(std::get<Document>(std::move(one)));
  }
  return documents;
}

}  // namespace document
