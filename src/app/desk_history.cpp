// The desk's part in the history: which matches the filter lets through, the lines in sight, and
// what there is to read about the open match besides its sheet.
#include <algorithm>
#include <map>
#include <optional>
#include <span>
#include <utility>

#include "app/desk.hpp"
#include "core/game.hpp"
#include "store/history.hpp"
#include "store/people.hpp"
#include "ui/history_filter.hpp"
#include "words/days.hpp"
#include "words/journal.hpp"
#include "words/language.hpp"
#include "words/words.hpp"

namespace app {
namespace {

// How long a search waits for a writer before it is begun anew, which closing waits for.
constexpr int kSearchPatienceMs = 200;

std::string total_words(const std::string& game, int total) {
  const core::Game* const row = core::find_game(game);
  return row != nullptr && row->points == core::Points::Difference ? words::signed_number(total)
                                                                   : std::to_string(total);
}

ui::HistoryLine line_of(const store::ListedMatch& listed) {
  ui::HistoryLine line;
  line.number = listed.match;
  line.is_damaged = listed.is_damaged;
  if (listed.is_damaged) {
    return line;
  }
  const store::Summary& summary = listed.summary;
  line.day = words::date(listed.at);
  line.time = words::time_of_day(listed.at);
  line.title = listed.note.title;
  line.game = listed.game;
  line.names = listed.names;
  for (std::size_t i = 0; i < line.totals.size(); ++i) {
    line.totals[i] = total_words(listed.game, summary.totals[i]);
  }
  line.winners = summary.result ? summary.result->winners : std::vector<core::Seat>();
  line.deals = summary.tally.deals;
  line.outcome = words::outcome(listed.names, summary.result, summary.decided);
  line.has_note = !listed.note.text.empty();
  return line;
}

// The person whom the filter means; nullopt if it means nobody who is known.
std::optional<int> person_in(const store::Database& database, const ui::View& view,
                             const ui::HistoryDraft& filter) {
  const std::optional<std::string> name = ui::person_meant(view.known_names, filter.person);
  const std::optional<store::Person> person =
      name ? store::People(database).find(*name) : std::nullopt;
  return person ? std::optional(person->number) : std::nullopt;
}

store::MatchFilter filter_of(const ui::HistoryDraft& filter, std::optional<int> person) {
  const bool is_any = filter.game == 0;
  return {.person = person,
          .game = is_any
                      ? std::string()
                      : std::string(core::games()[static_cast<std::size_t>(filter.game - 1)].name),
          .words = filter.words,
          .from = words::first_day(filter.from),
          .to = words::last_day(filter.to),
          .is_archived = filter.is_archived};
}

}  // namespace

// What a search has come to.
struct Desk::Found {
  int search = 0;  // which one
  ui::HistoryDraft filter;
  std::vector<int> matches;
  std::optional<store::Trouble> trouble;
};

void Desk::look_after_history() {
  if (database_ == nullptr || draft_.page != ui::Page::Matches) {
    return;
  }
  try {
    if (finds_anew_ || !ui::is_same_filter(draft_.history, sought_)) {
      find_matches();
    }
    view_.history.is_behind = !shown_ || !ui::is_same_filter(draft_.history, *shown_);
    const ui::HistoryFound& found = view_.history;
    const std::size_t end =
        std::min(draft_.history.first_in_sight + draft_.history.in_sight, found.matches.size());
    const bool lacks_lines =
        draft_.history.first_in_sight < found.first || end > found.first + found.lines.size();
    if (fetches_anew_ || lacks_lines) {
      fetch_lines();
    }
  } catch (const store::Trouble& trouble) {
    if (trouble.failure() != store::Failure::Busy) {  // or else it is tried again when that is over
      show_trouble(trouble.what());
    }
  }
}

// Looks for them aside, one search after the other: what was typed meanwhile is looked for when the
// last one has come to its end, and what was typed before that never is.
void Desk::find_matches() {
  if (is_finding()) {
    return;
  }
  const std::optional<int> person = person_in(*database_, view_, draft_.history);
  const bool is_nobody = !draft_.history.person.empty() && !person;
  sought_ = draft_.history;
  finds_anew_ = false;
  Found found{
      .search = ++searches_begun_, .filter = sought_, .matches = {}, .trouble = std::nullopt};
  if (is_nobody) {
    take_found(std::move(found));
    return;
  }
  searches_.begin([this, file = database_->file(), filter = filter_of(sought_, person),
                   found = std::move(found)]() mutable -> Aside::After {
    try {
      const store::Database database(file, kSearchPatienceMs, store::IfMissing::Refuse);
      found.matches = store::History(database).find(filter);
    } catch (const store::Trouble& trouble) {
      found.trouble = trouble;
    }
    return [this, found = std::move(found)]() mutable { take_found(std::move(found)); };
  });
}

void Desk::take_found(Found found) {
  if (found.search != searches_begun_) {  // it was of another file
    return;
  }
  if (found.trouble) {
    if (found.trouble->failure() == store::Failure::Busy) {
      finds_anew_ = true;
    } else {
      show_trouble(found.trouble->what());
    }
    return;
  }
  view_.history.matches = std::move(found.matches);
  view_.history.first = 0;
  view_.history.lines.clear();
  shown_ = std::move(found.filter);
  fetches_anew_ = true;
}

// As many again before and behind those in sight, so that scrolling a little shows no gaps.
void Desk::fetch_lines() {
  constexpr std::size_t kAtLeast = 40;
  ui::HistoryFound& found = view_.history;
  const std::size_t page = std::max(draft_.history.in_sight, kAtLeast);
  const std::size_t all = found.matches.size();
  const std::size_t in_sight = std::min(draft_.history.first_in_sight, all);
  const std::size_t first = in_sight - std::min(in_sight, page);
  const std::size_t end = std::min(in_sight + 2 * page, all);
  const std::vector<store::ListedMatch> listed =
      store::History(*database_).listed(std::span(found.matches).subspan(first, end - first));
  found.first = first;
  found.lines.clear();
  std::map<int, std::optional<ui::Colour>> colours;  // asked for once of each person
  for (const store::ListedMatch& one : listed) {
    ui::HistoryLine& line = found.lines.emplace_back(line_of(one));
    for (std::size_t seat = 0; seat < one.people.size() && !one.is_damaged; ++seat) {
      const auto [place, is_new] = colours.try_emplace(one.people[seat]);
      if (is_new) {
        place->second = store::People(*database_).colour(one.people[seat]);
      }
      line.colours[seat] = place->second;
    }
  }
  fetches_anew_ = false;
}

void Desk::look_after_record() {
  const bool is_wanted = session_ && draft_.page == ui::Page::Sheet &&
                         (draft_.shows_record || session_->match().ended);
  if (!is_wanted || view_.record) {
    return;
  }
  try {
    const store::Note note = store::History(*database_).note(session_->number());
    const core::Match& match = session_->match();
    ui::Record record{.title = note.title,
                      .note = note.text,
                      .is_archived = note.is_archived,
                      .moves = {},
                      .journal = words::journal(match, session_->journal())};
    for (int deal = 1; deal <= core::settled_deals(match); ++deal) {
      record.moves.push_back(words::moves_after(match, deal));
    }
    std::ranges::reverse(record.journal);
    view_.record = std::move(record);
  } catch (const store::Trouble& trouble) {
    show_trouble(trouble.what());
  }
}

void Desk::carry_out(const ui::AskNote&) {
  if (session_) {
    const store::Note note = store::History(*database_).note(session_->number());
    draft_.dialog = ui::NoteAsked{.title = note.title,
                                  .text = note.text,
                                  .fault = "",
                                  .kept_title = note.title,
                                  .kept_text = note.text};
  }
}

void Desk::carry_out(const ui::SetNote&) {
  auto* const asked = std::get_if<ui::NoteAsked>(&draft_.dialog);
  if (!session_ || asked == nullptr) {
    return;
  }
  store::History history(*database_);
  store::Note note = history.note(session_->number());
  note.title = asked->title;
  note.text = asked->text;
  if (const std::optional<core::NameFault> fault = history.set_note(session_->number(), note)) {
    asked->fault = words::note_fault(*fault);
    return;
  }
  draft_.dialog = std::monostate{};
  finds_anew_ = true;
}

void Desk::carry_out(const ui::SetArchived& set) {
  store::History history(*database_);
  store::Note note = history.note(set.match);
  note.is_archived = set.is_archived;
  (void)history.set_note(set.match, note);
  say(set.is_archived ? words::tr("Laid aside.") : words::tr("Back in the history."));
  finds_anew_ = true;
}

}  // namespace app
