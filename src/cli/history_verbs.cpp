#include <iostream>

#include "cli/verbs.hpp"
#include "core/name.hpp"
#include "document/people.hpp"
#include "store/history.hpp"
#include "store/people.hpp"

namespace cli {
namespace {

// So many summaries are made in one transaction, so that nobody waits long for it.
constexpr int kSummariesAtOnce = 500;

std::chrono::year_month_day day_of(const std::string& text) {
  const auto part = [&](std::size_t from, std::size_t length) {
    return text.size() == 10 ? core::whole_number(text.substr(from, length), 4) : std::nullopt;
  };
  const std::optional<int> year = part(0, 4);
  const std::optional<int> month = part(5, 2);
  const std::optional<int> day = part(8, 2);
  if (year && month && day && text[4] == '-' && text[7] == '-') {
    const std::chrono::year_month_day date(std::chrono::year(*year),
                                           std::chrono::month(static_cast<unsigned>(*month)),
                                           std::chrono::day(static_cast<unsigned>(*day)));
    if (date.ok()) {
      return date;
    }
  }
  throw Stop{Exit::WrongUsage, "\"" + text + "\" is not a day, as 2026-11-30."};
}

std::string said(core::NameFault fault) {
  return fault == core::NameFault::TooLong
             ? "That is too long to be kept with a match."
             : "That cannot be kept with a match: it has characters that show nothing.";
}

}  // namespace

store::MatchFilter filter_of(const store::Database& database, const Arguments& arguments) {
  store::MatchFilter filter;
  if (arguments.player) {
    filter.person = person_named(database, *arguments.player);
  }
  if (arguments.listed_game) {
    if (core::find_game(*arguments.listed_game) == nullptr) {
      throw Stop{Exit::Refused, "There is no game \"" + *arguments.listed_game + "\" here."};
    }
    filter.game = *arguments.listed_game;
  }
  filter.words = arguments.search;
  if (arguments.from_day) {
    filter.from = day_of(*arguments.from_day);
  }
  if (arguments.to_day) {
    filter.to = day_of(*arguments.to_day);
  }
  filter.is_archived = arguments.is_archived;
  return filter;
}

Exit note(store::Database& database, const Arguments& arguments) {
  store::History history(database);
  const int match = match_meant(database, arguments);
  const store::Note before = history.note(match);
  store::Note note = before;
  note.title = arguments.title.value_or(note.title);
  note.text = arguments.text.value_or(note.text);
  note.is_archived = arguments.is_archive || (note.is_archived && !arguments.is_unarchive);
  if (note != before) {
    if (const auto fault = history.set_note(match, note)) {
      throw Stop{Exit::Refused, said(*fault)};
    }
  }
  std::cout << "Match " << match << (note.is_archived ? ", laid aside" : "")
            << (note.title.empty() ? "" : ": ") << note.title << "\n";
  std::cout << note.text << (note.text.empty() ? "" : "\n");
  return Exit::Done;
}

Exit statistics(store::Database& database, const Arguments& arguments) {
  store::History history(database);
  const store::MatchFilter filter = filter_of(database, arguments);
  try {
    while (history.remake_summaries(kSummariesAtOnce) > 0) {
    }
  } catch (const store::Trouble&) {
    // Where nothing can be written it takes longer, no more.
  }
  document::NamedStatistics named{
      .game = filter.game.empty() ? core::games().front().name : core::find_game(filter.game)->name,
      .statistics = history.statistics(filter),
      .names = {},
      .only = filter.person};
  for (const store::Person& person : store::People(database).list(true)) {
    named.names[person.number] = person.name;
  }
  std::cout << (arguments.is_json ? document::statistics_json(named) + "\n"
                                  : document::text_statistics(named));
  return Exit::Done;
}

}  // namespace cli
