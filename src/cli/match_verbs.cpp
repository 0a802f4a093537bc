#include <iostream>

#include "cli/verbs.hpp"
#include "core/check.hpp"
#include "document/score.hpp"
#include "session/readable.hpp"
#include "words/language.hpp"
#include "words/rulebook.hpp"
#include "words/start.hpp"
#include "words/words.hpp"

namespace cli {
namespace {

// The names between commas; one in double quotes may hold commas, and "" in it is a quote.
std::vector<std::string> names_in(const std::string& list) {
  std::vector<std::string> names(1);
  bool is_quoted = false;
  for (std::size_t i = 0; i < list.size(); ++i) {
    const char c = list[i];
    if (c == '"' && is_quoted && i + 1 < list.size() && list[i + 1] == '"') {
      names.back() += '"';
      ++i;
    } else if (c == '"' && (is_quoted || names.back().empty())) {
      is_quoted = !is_quoted;
    } else if (c == ',' && !is_quoted) {
      names.emplace_back();
    } else {
      names.back() += c;
    }
  }
  return names;
}

core::Rules rules_of(const Arguments& arguments) {
  const core::Game* const game =
      arguments.game ? core::find_game(*arguments.game) : &core::games().front();
  if (game == nullptr) {
    std::string known;
    for (const core::Game& one : core::games()) {
      known += (known.empty() ? "" : ", ") + std::string(one.name);
    }
    throw Stop{Exit::Refused,
               words::tr("There is no game \"{}\" here. There are: {}.", *arguments.game, known)};
  }
  core::Rules rules(*game);
  for (const std::string& rule : arguments.rules) {
    const std::size_t equals = rule.find('=');
    if (equals == std::string::npos) {
      throw Stop{Exit::WrongUsage, words::tr("A rule is KEY=VALUE; \"{}\" is not.", rule)};
    }
    const std::string key = rule.substr(0, equals);
    const std::string value = rule.substr(equals + 1);
    if (const auto fault = core::set_rule(rules, key, core::rule_value(key, value))) {
      throw Stop{Exit::Refused, words::rule_fault(*fault, *game, key, value)};
    }
  }
  return rules;
}

core::Seat seat_named(const core::PerSeat<std::string>& names, const std::string& name) {
  const std::optional<core::Seat> seat = core::find_player(names, name);
  if (!seat) {
    throw Stop{Exit::Refused, words::tr("Nobody called \"{}\" sits at this table.", name)};
  }
  return *seat;
}

core::Proposal proposal_of(const Arguments& arguments) {
  const std::vector<std::string> names = names_in(arguments.players);
  if (names.size() != core::kSeats) {
    throw Stop{Exit::WrongUsage,
               words::tr("Three players sit at a table; --players names {}.", names.size())};
  }
  core::Proposal proposal{.names = {names[0], names[1], names[2]},
                          .rules = rules_of(arguments),
                          .first_dealer = 0,
                          .host = 0,
                          .target = std::nullopt};
  if (arguments.first_dealer) {
    proposal.first_dealer = seat_named(proposal.names, *arguments.first_dealer);
  }
  if (arguments.host) {
    proposal.host = core::folded_name(*arguments.host) == "none"
                        ? core::kKeeper
                        : seat_named(proposal.names, *arguments.host);
  }
  if (arguments.target) {
    proposal.target = core::whole_number(*arguments.target, 6);
    if (!proposal.target) {
      throw Stop{Exit::WrongUsage, words::tr("\"{}\" is not a whole number.", *arguments.target)};
    }
  }
  return proposal;
}

}  // namespace

core::NumberedMatch loaded(const store::Database& database, int number) {
  return session::numbered(database.load(number));
}

int match_meant(const store::Database& database, const Arguments& arguments) {
  if (arguments.match) {
    return *arguments.match;
  }
  // What takes back or reopens an end means the match that was ended last, not an older open one.
  const bool may_be_ended = arguments.verb == Verb::Undo || arguments.verb == Verb::Redo ||
                            arguments.verb == Verb::Reopen;
  if (const std::optional<int> unfinished = database.newest_unfinished();
      unfinished && !may_be_ended) {
    return *unfinished;
  }
  const std::vector<store::Header> newest = database.list(std::nullopt, 1);
  if (newest.empty()) {
    throw Stop{
        Exit::Refused,
        words::tr("There is no match yet. Start one with: squarescores new --players A,B,C")};
  }
  return newest.front().match;
}

Exit start(store::Database& database, const Arguments& arguments) {
  const core::Proposal proposal = proposal_of(arguments);
  const auto started = session::start(database, proposal, store::Keeping::ByHost);
  if (const core::StartFault* const fault = std::get_if<core::StartFault>(&started)) {
    throw Stop{Exit::Refused, words::start_fault(*fault, proposal)};
  }
  std::cout << std::get<int>(started) << "\n";
  return Exit::Done;
}

Exit print_rules(const Arguments& arguments) {
  if (!arguments.game && arguments.rules.empty()) {
    std::cout << words::all_games();
    return Exit::Done;
  }
  const core::Rules rules = rules_of(arguments);
  if (const auto fault = core::check_rules(rules)) {
    throw Stop{Exit::Refused, words::rule_fault(*fault, *rules.game, "", "")};
  }
  std::cout << words::as_text(arguments.rules.empty() ? words::game_page(*rules.game)
                                                      : words::rulebook(rules));
  return Exit::Done;
}

Exit show(store::Database& database, const Arguments& arguments) {
  const core::NumberedMatch match = loaded(database, match_meant(database, arguments));
  if (arguments.is_json) {
    std::cout << document::show_json(match) << "\n";
  } else {
    std::cout << document::text_sheet(match);
  }
  return Exit::Done;
}

Exit list(store::Database& database, const Arguments& arguments) {
  std::vector<core::NumberedMatch> matches;
  for (const int match : store::History(database).find(filter_of(database, arguments))) {
    try {
      matches.push_back(loaded(database, match));
    } catch (const store::Trouble& trouble) {
      // One damaged match must not hide the others.
      std::cerr << trouble.what() << "\n";
    }
  }
  if (arguments.is_json) {
    std::cout << document::list_json(matches) << "\n";
  } else {
    std::cout << document::text_list(matches);
  }
  return Exit::Done;
}

}  // namespace cli
