#include "app/desk.hpp"

#include <algorithm>
#include <utility>

#include "app/proposal.hpp"
#include "core/check.hpp"
#include "ui/flow.hpp"
#include "ui/window.hpp"
#include "words/language.hpp"
#include "words/start.hpp"
#include "words/words.hpp"

namespace app {
namespace {

// How long a frame waits for another writer before it goes on and tries again later.
constexpr int kPatienceMs = 200;
constexpr int kMostNames = 300;
// A match that was left so many matches ago is not gone on with by itself; the history has it. So
// the first frame comes as soon after a thousand evenings as after one.
constexpr int kNewestToGoOnWith = 1000;

bool is_same_day(const core::Instant& a, const core::Instant& b) {
  const core::LocalTime one = core::local_time(a);
  const core::LocalTime other = core::local_time(b);
  return one.year == other.year && one.month == other.month && one.day == other.day;
}

}  // namespace

Desk::Desk(std::filesystem::path file, Looks looks, session::Clock clock,
           std::function<void()> wake)
    : file_(std::move(file)),
      clock_(std::move(clock)),
      pins_(wake),
      files_(wake),
      searches_(std::move(wake)) {
  view_.theme = looks.theme;
  view_.zoom = looks.zoom;
  view_.shows_hint = looks.shows_hint;
  open_file();
}

void Desk::open_file() {
  try {
    database_ = std::make_unique<store::Database>(file_, kPatienceMs);
    view_.unusable.clear();
    view_.backup.clear();
    view_.is_damaged = false;
    view_.readable.clear();
    show_file();
  } catch (const store::Trouble& trouble) {
    view_.unusable = trouble.what();
    view_.is_damaged = trouble.failure() == store::Failure::Damaged;
    offer_backup(trouble.failure());
  }
  refresh();
}

void Desk::show_file() {
  damage_.clear();
  seen_openings_ = database_->openings();
  seen_version_ = database_->version();
  session_.reset();
  place_.reset();
  right_.reset();
  draft_.dialog = std::monostate{};
  view_.history = {};
  view_.history.is_behind = true;
  shown_.reset();
  ++searches_begun_;
  finds_anew_ = true;
  if (const std::optional<int> unfinished = database_->newest_unfinished(kNewestToGoOnWith)) {
    open_match(*unfinished);
  } else {
    draft_.page = ui::Page::NewMatch;
  }
}

bool Desk::takes_replacement() {
  if (database_->openings() == seen_openings_) {
    return false;
  }
  show_file();
  show_trouble("");
  say(words::tr("Another score sheet was put in the place of this one. This is what it has."));
  return true;
}

void Desk::open_match(int number) {
  session_.emplace(*database_, number, clock_);
  at_sheet_ = session_->header().at_sheet.value_or(session_->match().host);
  place_ = session_->place(at_sheet_, right_);
  draft_.page = ui::Page::Sheet;
  draft_.dialog = std::monostate{};
  draft_.typed.clear();
  draft_.line.reset();
  draft_.shows_record = false;
  draft_.focus = ui::first_cell(hand());
  look_at_people();
}

void Desk::carry_out(const ui::Actions& actions) {
  for (const ui::Action& action : actions) {
    try {
      const bool is_possible = database_ != nullptr || std::holds_alternative<ui::Leave>(action) ||
                               std::holds_alternative<ui::RestoreBackup>(action) ||
                               std::holds_alternative<ui::SaveReadable>(action);
      if (!wants_retry()) {
        show_trouble("");  // it was of what was asked for before
      }
      if (is_possible) {
        std::visit([this](const auto& one) { carry_out(one); }, action);
      }
      if (database_ != nullptr) {
        takes_replacement();
      }
    } catch (const store::Trouble& trouble) {
      show_trouble(trouble.what());
    }
  }
  const bool is_turned = draft_.page != listed_for_;  // the page, in this frame
  finds_anew_ = finds_anew_ || is_turned;
  if (!actions.empty()) {
    refresh();
  } else if (is_turned) {
    refresh_list();
  }
  look_after_history();
  look_after_record();
  if (!std::holds_alternative<ui::PinAsked>(draft_.dialog)) {
    view_.pin.says.clear();
  }
}

void Desk::carry_out(const ui::Make& make) {
  if (!session_) {
    return;
  }
  if (!place_) {
    ask_for_pin(at_sheet_);
    return;
  }
  const bool is_saved = take(session_->make(*place_, make.change));
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
    if (!core::is_of_cards(make.change)) {
      draft_.focus = ui::first_cell(hand());
    }
  }
}

void Desk::after_entry(const core::Entry& entry) {
  const bool is_own = entry.seat == at_sheet_ && entry.tricks;
  if (session_->header().keeping == store::Keeping::PassedRound && is_own) {
    if (const std::optional<core::Seat> next = ui::passes_to(session_->match(), entry.seat)) {
      sit_down(*next);
      return;
    }
  }
  const ui::Cell cell{.deal = entry.deal, .seat = entry.seat};
  draft_.focus = entry.tricks ? ui::cell_after(hand(), cell) : cell;
}

void Desk::carry_out(const ui::Undo&) {
  if (!session_ || !session_->played().undo) {
    return;
  }
  if (!place_) {
    ask_for_pin(at_sheet_);
    return;
  }
  const core::Change change = session_->played().undo->change;
  const std::string what = words::change(session_->match(), change);
  if (!take(session_->undo(*place_))) {
    return;
  }
  say(words::tr("Taken back: {}.", what));
  draft_.typed.clear();
  draft_.focus = ui::first_cell(hand());
  if (const core::Entry* const entry = std::get_if<core::Entry>(&change)) {
    const ui::Cell cell{.deal = entry->deal, .seat = entry->seat};
    draft_.focus = ui::may_enter(hand(), cell) ? cell : draft_.focus;
  }
}

void Desk::carry_out(const ui::Redo&) {
  if (!session_ || !session_->played().redo) {
    return;
  }
  if (!place_) {
    ask_for_pin(at_sheet_);
    return;
  }
  const std::string what = words::change(session_->match(), session_->played().redo->change);
  if (!take(session_->redo(*place_))) {
    return;
  }
  say(words::tr("Made again: {}.", what));
  draft_.typed.clear();
  draft_.focus = ui::first_cell(hand());
}

void Desk::carry_out(const ui::SitDown& sit) {
  if (session_) {
    draft_.dialog = std::monostate{};
    say("");
    sit_down(sit.who);
  }
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
  }
}

void Desk::carry_out(const ui::SetTheme& set) { view_.theme = set.theme; }
void Desk::carry_out(const ui::SetZoom& set) { view_.zoom = std::clamp(set.zoom, 0.5F, 4.0F); }
void Desk::carry_out(const ui::SetLanguage& set) {
  words::speak(words::language_of(set.code), words::digits());
  say("");  // it was in the other one
  draft_.new_match.fault.clear();
}

void Desk::carry_out(const ui::SetDigits& set) { words::speak(words::spoken(), set.digits); }

void Desk::carry_out(const ui::DismissNotice&) { say(""); }
void Desk::carry_out(const ui::Leave&) { wants_to_close_ = true; }

bool Desk::take(const session::Answer& answer) {
  if (const core::Refusal* const refusal = std::get_if<core::Refusal>(&answer)) {
    say(words::refusal(*refusal, session_->match()), true);
    return false;
  }
  if (const session::Unsaved* const unsaved = std::get_if<session::Unsaved>(&answer)) {
    show_trouble(is_asked_to_close_
                     ? unsaved->sentence + " " +
                           words::tr("Close the window once more to leave without it.")
                     : unsaved->sentence);
    return false;
  }
  is_asked_to_close_ = false;
  show_trouble("");
  say(words::consequences(session_->match(), std::get<session::Accepted>(answer).consequences));
  return true;
}

void Desk::say(std::string notice, bool is_refusal) {
  view_.notice = std::move(notice);
  view_.notice_is_refusal = is_refusal;
}

bool Desk::follow() {
  if (database_ == nullptr) {
    open_file();  // it may have been mended
    return true;
  }
  try {
    const std::int64_t version = database_->version();
    const bool can_follow_again = std::exchange(cannot_follow_, false);
    if (can_follow_again && !wants_retry()) {
      show_trouble("");
    }
    if (version == seen_version_) {
      return can_follow_again;
    }
    seen_version_ = version;
    if (!takes_replacement() && session_) {
      follow_match();
    }
    finds_anew_ = true;
  } catch (const store::Trouble& trouble) {
    cannot_follow_ = true;
    show_trouble(trouble.what());
  }
  refresh();
  look_after_history();
  look_after_record();
  return true;
}

void Desk::follow_match() {
  const bool is_newer = session_->follow();
  look_at_people();
  if (!place_) {  // the PIN may have been taken away
    place_ = session_->place(at_sheet_, right_);
  }
  if (is_newer && draft_.typed.empty() && !ui::may_enter(hand(), draft_.focus)) {
    draft_.focus = ui::first_cell(hand());
  }
}

bool Desk::take_up() {
  const bool has_pin = pins_.take_up();
  const bool has_file = files_.take_up();
  const bool has_found = searches_.take_up();
  if (has_pin || has_file) {
    refresh();
  }
  look_after_history();  // also where words have been typed while others were looked for
  return has_pin || has_file || has_found;
}

bool Desk::wants_retry() const { return session_ && session_->waiting(); }

void Desk::retry() {
  if (!wants_retry()) {
    return;
  }
  const session::Wish wish = *session_->waiting();
  const bool is_saved = take(session_->retry());
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
  is_asked_to_close_ = wants_retry();
  retry();
}

void Desk::report_damage(const std::string& sentence) {
  damage_ = sentence;
  if (view_.trouble.empty()) {
    show_trouble("");
  }
}

void Desk::show_trouble(std::string sentence) {
  view_.trouble = sentence.empty() ? damage_ : std::move(sentence);
}

void Desk::refresh() {
  view_.open.reset();
  view_.unsaved.reset();
  view_.record.reset();
  if (session_) {
    refresh_open();
  }
  refresh_list();
}

void Desk::refresh_open() {
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
      .may_undo = place_ && !core::check_undo(played, at_sheet_),
      .may_redo = place_ && !core::check_redo(played, at_sheet_),
      .day = started && !is_same_day(*started, clock_()) ? words::date(*started) : "",
      .colours = colours_,
      .is_locked = !place_ && !played.match.ended,  // what is over is there to be read
      .person_at_sheet = person_at(at_sheet_),
      .race = core::race_of(played.match)};
  view_.shows_hint = view_.shows_hint && view_.open->sheet.deals.empty();
  if (const std::optional<session::Wish>& wish = session_->waiting()) {
    if (const core::Change* const change = std::get_if<core::Change>(&wish->act)) {
      view_.unsaved = ui::Unsaved{.change = *change, .sentence = view_.trouble};
    }
  }
}

void Desk::refresh_list() {
  listed_for_ = draft_.page;
  if (database_ == nullptr || draft_.page == ui::Page::Sheet) {
    return;
  }
  try {
    if (draft_.page == ui::Page::People) {
      refresh_people();
    } else if (draft_.page != ui::Page::Statistics) {  // which asks for what it shows
      view_.known_names = database_->names(kMostNames);
      fetches_anew_ = true;
    }
  } catch (const store::Trouble& trouble) {
    show_trouble(trouble.what());
  }
}

}  // namespace app
