#include <iostream>

#include "cli/verbs.hpp"
#include "document/people.hpp"
#include "store/history.hpp"
#include "store/people.hpp"
#include "words/days.hpp"
#include "words/language.hpp"
#include "words/words.hpp"

namespace cli {
namespace {

// So many summaries are made in one transaction, so that nobody waits long for it.
constexpr int kSummariesAtOnce = 500;

std::chrono::year_month_day day_of(const std::optional<std::chrono::year_month_day>& day,
                                   const std::string& text) {
  if (!day) {
    throw Stop{Exit::WrongUsage, words::tr("\"{}\" is not a day, as 2026-11-30.", text)};
  }
  return *day;
}

}  // namespace

store::MatchFilter filter_of(const store::Database& database, const Arguments& arguments) {
  store::MatchFilter filter;
  if (arguments.player) {
    filter.person = person_named(database, *arguments.player);
  }
  if (arguments.listed_game) {
    if (core::find_game(*arguments.listed_game) == nullptr) {
      throw Stop{Exit::Refused, words::tr("There is no game \"{}\" here.", *arguments.listed_game)};
    }
    filter.game = *arguments.listed_game;
  }
  filter.words = arguments.search;
  if (arguments.from_day) {
    filter.from = day_of(words::first_day(*arguments.from_day), *arguments.from_day);
  }
  if (arguments.to_day) {
    filter.to = day_of(words::last_day(*arguments.to_day), *arguments.to_day);
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
      throw Stop{Exit::Refused, std::string(words::note_fault(*fault))};
    }
  }
  std::cout << (note.is_archived ? words::tr("Match {}, laid aside", match)
                                 : words::tr("Match {}", match))
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
