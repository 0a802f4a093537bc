#include "app/desk.hpp"

#include <sys/stat.h>

#include <algorithm>
#include <iterator>
#include <utility>

#include "app/proposal.hpp"
#include "core/check.hpp"
#include "ui/flow.hpp"
#include "ui/window.hpp"
#include "words/start.hpp"
#include "words/words.hpp"

namespace app {
namespace {

// How long a frame waits for another writer before it goes on and tries again later.
constexpr int kPatienceMs = 200;
constexpr int kMostNames = 300;
constexpr int kMostListed = 1000;

// Tells whether a path still names the file it named: a restore puts another in its place.
std::uintmax_t identity_of(const std::filesystem::path& file) {
  struct stat found {};
  return ::stat(file.c_str(), &found) == 0 ? found.st_ino : 0;
}

bool is_same_day(const core::Instant& a, const core::Instant& b) {
  const core::LocalTime one = core::local_time(a);
  const core::LocalTime other = core::local_time(b);
  return one.year == other.year && one.month == other.month && one.day == other.day;
}

std::string standing(const core::Sheet& sheet) {
  std::string totals;
  for (const int total : sheet.totals) {
    totals += (totals.empty() ? "" : " · ") + std::to_string(total);
  }
  const auto deals = sheet.deals.size();
  return totals + " after " + std::to_string(deals) + (deals == 1 ? " deal" : " deals");
}

ui::ListedMatch listed(const store::KeptMatch& kept, const core::Instant& today) {
  const core::Match match = core::play(kept.header.start, kept.rows).match;
  const core::Sheet sheet = core::sheet_of(match);
  const core::Instant& day = kept.header.started.value_or(kept.header.added);
  return {.number = kept.header.match,
          .day = is_same_day(day, today) ? "today" : words::date(day),
          .players = match.players[0] + ", " + match.players[1] + ", " + match.players[2],
          .game = std::string(match.rules.game->name),
          .standing = standing(sheet),
          .ended = sheet.result ? words::result(match, sheet, *sheet.result) : ""};
}

}  // namespace

Desk::Desk(std::filesystem::path file, Looks looks, session::Clock clock)
    : file_(std::move(file)), clock_(std::move(clock)) {
  view_.theme = looks.theme;
  view_.zoom = looks.zoom;
  view_.shows_hint = looks.shows_hint;
  open_file();
}

void Desk::open_file() {
  session_.reset();
  try {
    database_ = std::make_unique<store::Database>(file_, kPatienceMs);
    file_identity_ = identity_of(file_);
    seen_version_ = database_->version();
    view_.unusable.clear();
    if (const std::optional<int> unfinished = database_->newest_unfinished()) {
      open_match(*unfinished);
    } else {
      draft_.page = ui::Page::NewMatch;
    }
  } catch (const store::Trouble& trouble) {
    view_.unusable = trouble.what();
  }
  refresh();
}

void Desk::open_match(int number) {
  session_.emplace(*database_, number, clock_);
  at_sheet_ = session_->header().at_sheet.value_or(session_->match().host);
  draft_.page = ui::Page::Sheet;
  draft_.dialog = std::monostate{};
  draft_.typed.clear();
  draft_.line.reset();
  refresh();
  draft_.focus = ui::first_cell(*view_.open);
}

void Desk::carry_out(const ui::Actions& actions) {
  for (const ui::Action& action : actions) {
    if (database_ == nullptr) {
      wants_to_close_ = wants_to_close_ || std::holds_alternative<ui::Leave>(action);
      continue;
    }
    try {
      std::visit([this](const auto& one) { carry_out(one); }, action);
    } catch (const store::Trouble& trouble) {
      view_.trouble = trouble.what();
    }
    refresh();
  }
  if (draft_.page != listed_for_) {  // the page was turned in this frame
    refresh_list();
  }
}

void Desk::carry_out(const ui::Make& make) {
  if (!session_) {
    return;
  }
  const bool is_saved = take(session_->make(at_sheet_, make.change));
  if (const core::Entry* const entry = std::get_if<core::Entry>(&make.change)) {
    draft_.typed.clear();
    if (is_saved) {
      after_entry(*entry);
    }
    return;
  }
  draft_.line.reset();
  if (is_saved) {
    draft_.dialog = std::monostate{};
    refresh();
    if (!std::holds_alternative<core::Ticked>(make.change)) {
      draft_.focus = ui::first_cell(*view_.open);
    }
  }
}

void Desk::after_entry(const core::Entry& entry) {
  refresh();
  const bool is_own = entry.seat == at_sheet_ && entry.tricks;
  if (session_->header().keeping == store::Keeping::PassedRound && is_own) {
    if (const std::optional<core::Seat> next = ui::passes_to(*view_.open, entry.seat)) {
      sit_down(*next);
      return;
    }
  }
  const ui::Cell cell{.deal = entry.deal, .seat = entry.seat};
  draft_.focus = entry.tricks ? ui::cell_after(*view_.open, cell) : cell;
}

void Desk::carry_out(const ui::Undo&) {
  if (!session_ || !session_->played().undo) {
    return;
  }
  const core::Change change = session_->played().undo->change;
  const std::string what = words::change(session_->match(), change);
  if (!take(session_->undo(at_sheet_))) {
    return;
  }
  say("Taken back: " + what + ".");
  draft_.typed.clear();
  refresh();
  draft_.focus = ui::first_cell(*view_.open);
  if (const core::Entry* const entry = std::get_if<core::Entry>(&change)) {
    const ui::Cell cell{.deal = entry->deal, .seat = entry->seat};
    draft_.focus = ui::may_enter(*view_.open, cell) ? cell : draft_.focus;
  }
}

void Desk::carry_out(const ui::Redo&) {
  if (!session_ || !session_->played().redo) {
    return;
  }
  const std::string what = words::change(session_->match(), session_->played().redo->change);
  if (!take(session_->redo(at_sheet_))) {
    return;
  }
  say("Made again: " + what + ".");
  draft_.typed.clear();
  refresh();
  draft_.focus = ui::first_cell(*view_.open);
}

void Desk::carry_out(const ui::SitDown& sit) {
  if (session_) {
    draft_.dialog = std::monostate{};
    say("");
    sit_down(sit.who);
  }
}

void Desk::sit_down(core::Actor who) {
  at_sheet_ = who;
  refresh();
  draft_.focus = ui::first_cell(*view_.open);
  database_->set_at_sheet(session_->number(), who);
}

void Desk::carry_out(const ui::OpenMatchNumber& open) {
  say("");
  open_match(open.match);
}

void Desk::carry_out(const ui::StartMatch&) {
  const core::Proposal proposal = proposal_of(draft_.new_match);
  const store::Keeping keeping =
      draft_.new_match.is_passed_round ? store::Keeping::PassedRound : store::Keeping::ByHost;
  const auto started = session::start(*database_, proposal, keeping, clock_);
  if (const core::StartFault* const fault = std::get_if<core::StartFault>(&started)) {
    draft_.new_match.fault = words::start_fault(*fault, proposal);
    return;
  }
  draft_.new_match = {};
  say("");
  open_match(std::get<int>(started));
}

void Desk::carry_out(const ui::Rematch&) {
  if (session_) {
    draft_.new_match =
        rematch_of(session_->match(), session_->header().keeping == store::Keeping::PassedRound);
    draft_.page = ui::Page::NewMatch;
    draft_.ring = {};
  }
}

void Desk::carry_out(const ui::SetTheme& set) { view_.theme = set.theme; }
void Desk::carry_out(const ui::SetZoom& set) { view_.zoom = std::clamp(set.zoom, 0.5F, 4.0F); }
void Desk::carry_out(const ui::DismissNotice&) { say(""); }
void Desk::carry_out(const ui::Leave&) { wants_to_close_ = true; }

bool Desk::take(const session::Answer& answer) {
  if (const core::Refusal* const refusal = std::get_if<core::Refusal>(&answer)) {
    say(words::refusal(*refusal, session_->match()), true);
    return false;
  }
  if (const session::Unsaved* const unsaved = std::get_if<session::Unsaved>(&answer)) {
    view_.trouble = unsaved->sentence;
    return false;
  }
  view_.trouble.clear();
  say(words::consequences(session_->match(), std::get<session::Accepted>(answer).consequences));
  return true;
}

void Desk::say(std::string notice, bool is_refusal) {
  view_.notice = std::move(notice);
  view_.notice_is_refusal = is_refusal;
}

bool Desk::follow() {
  if (database_ == nullptr) {
    return false;
  }
  if (identity_of(file_) != file_identity_) {
    open_file();
    return true;
  }
  try {
    if (database_->version() == seen_version_) {
      return false;
    }
    seen_version_ = database_->version();
    if (session_ && session_->follow()) {
      refresh();
      if (draft_.typed.empty() && !ui::may_enter(*view_.open, draft_.focus)) {
        draft_.focus = ui::first_cell(*view_.open);
      }
    }
    refresh_list();
  } catch (const store::Trouble& trouble) {
    view_.trouble = trouble.what();
  }
  return true;
}

bool Desk::wants_retry() const { return session_ && session_->waiting(); }

void Desk::retry() {
  if (!wants_retry()) {
    return;
  }
  const session::Wish wish = *session_->waiting();
  const bool is_saved = take(session_->retry());
  refresh();
  const core::Change* const change = std::get_if<core::Change>(&wish.act);
  const core::Entry* const entry = change == nullptr ? nullptr : std::get_if<core::Entry>(change);
  if (is_saved && entry != nullptr) {
    after_entry(*entry);
  }
  refresh();
}

void Desk::close() {
  wants_to_close_ = false;
  ui::Actions actions;
  ui::enter_typed(view_, draft_, actions);
  carry_out(actions);
  if (wants_retry()) {
    view_.trouble += " Close the window once more to leave without it.";
  }
}

void Desk::report_damage(const std::string& sentence) { view_.trouble = sentence; }

void Desk::refresh() {
  view_.open.reset();
  view_.unsaved.reset();
  if (session_) {
    const core::Played& played = session_->played();
    const std::optional<core::Instant>& started = session_->header().started;
    view_.open = ui::OpenMatch{
        .number = session_->number(),
        .match = played.match,
        .sheet = session_->sheet(),
        .at_sheet = at_sheet_,
        .is_passed_round = session_->header().keeping == store::Keeping::PassedRound,
        .undo = played.undo,
        .redo = played.redo,
        .may_undo = !core::check_undo(played, at_sheet_),
        .may_redo = !core::check_redo(played, at_sheet_),
        .day = started && !is_same_day(*started, clock_()) ? words::date(*started) : "",
        .race = core::race_of(played.match)};
    view_.shows_hint = view_.shows_hint && view_.open->sheet.deals.empty();
    if (const std::optional<session::Wish>& wish = session_->waiting()) {
      if (const core::Change* const change = std::get_if<core::Change>(&wish->act)) {
        view_.unsaved = ui::Unsaved{.change = *change, .sentence = view_.trouble};
      }
    }
  }
  refresh_list();
}

void Desk::refresh_list() {
  listed_for_ = draft_.page;
  if (database_ == nullptr || draft_.page == ui::Page::Sheet) {
    return;
  }
  view_.matches.clear();
  view_.known_names = database_->names(kMostNames);
  const core::Instant today = clock_();
  std::vector<ui::ListedMatch> ended;
  for (const store::Header& header : database_->list(std::nullopt, kMostListed)) {
    ui::ListedMatch match = listed(database_->load(header.match), today);
    (match.ended.empty() ? view_.matches : ended).push_back(std::move(match));
  }
  std::ranges::move(ended, std::back_inserter(view_.matches));
}

}  // namespace app
