// The desk at which the window works: it keeps the database and the open match, makes the view that
// is drawn, and carries out what was asked for in a frame. It knows nothing of GLFW or of pixels,
// so a whole evening can be played on it in a test without a screen.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/aside.hpp"
#include "app/file_chooser.hpp"
#include "core/numbered_match.hpp"
#include "session/pin.hpp"
#include "session/session.hpp"
#include "store/database.hpp"
#include "store/people.hpp"
#include "ui/action.hpp"
#include "ui/draft.hpp"
#include "ui/flow.hpp"
#include "ui/view.hpp"

namespace app {

// How the window looks, remembered between starts.
struct Looks {
  ui::Theme theme = ui::Theme::Dark;
  float zoom = 1.0F;
  bool shows_hint = false;  // until the first deal has settled
};

// The people of a score sheet as the window lists them. Throws store::Trouble.
[[nodiscard]] std::vector<ui::ListedPerson> listed_people(const store::Database& database);

class Desk {
 public:
  // Opens the database and in it the newest unfinished match, if it is among the newest thousand
  // matches, or else the page 'New match'. If the database cannot be used the view says why, and
  // nothing can be done but to put a backup back or to save what can be read.
  // `wake` is called from other threads when there is something to take_up().
  Desk(
      std::filesystem::path file, Looks looks, session::Clock clock = session::now,
      std::function<void()> wake = [] {});

  [[nodiscard]] const ui::View& view() const { return view_; }
  [[nodiscard]] ui::Draft& draft() { return draft_; }

  // Carries out what a frame asked for, in order; called after every frame.
  void carry_out(const ui::Actions& actions);

  // Takes up what somebody else has written, or that the file was replaced; true if anything
  // changed.
  bool follow();

  // Takes up what was worked out aside: whether a PIN was right, statistics, a backup, which
  // matches there are for the history. True if it shows.
  bool take_up();

  // Whether something is being worked out aside.
  [[nodiscard]] bool is_busy() const { return pins_.is_busy() || files_.is_busy() || is_finding(); }

  // Whether the matches for the history are being looked for.
  [[nodiscard]] bool is_finding() const { return searches_.is_busy(); }

  // Has today's backup made if it is due. It costs nothing, and is to be called at least hourly.
  void keep_up();

  // Whether an entry waits for the disk, and another try at it.
  [[nodiscard]] bool wants_retry() const;
  void retry();

  // Whether somebody asked to close the window.
  [[nodiscard]] bool wants_to_close() const { return wants_to_close_; }

  // Before the window closes: what is half-typed is entered.
  void close();

  // Draws the sheet of a view and gives it as the bytes of a PNG file; empty if it cannot be drawn.
  // Without a painter there are no pictures.
  using Painter = std::function<std::string(const ui::View&)>;
  void set_painter(Painter painter) { painter_ = std::move(painter); }

  // How the desktop is asked for a file; its answer comes by take_file(). Without it files are
  // typed.
  using AskDesktop = std::function<void(const FileQuestion&)>;
  void set_desktop(AskDesktop ask) { ask_desktop_ = std::move(ask); }
  void take_file(const FileAnswer& answer);

  // Says that the file was found damaged while playing, and goes on saying it.
  void report_damage(const std::string& sentence);

 private:
  void carry_out(const ui::Make& make);
  void carry_out(const ui::Undo&);
  void carry_out(const ui::Redo&);
  void carry_out(const ui::SitDown& sit);
  void carry_out(const ui::OpenMatchNumber& open);
  void carry_out(const ui::StartMatch&);
  void carry_out(const ui::Rematch&);
  void carry_out(const ui::SetTheme& set);
  void carry_out(const ui::SetZoom& set);
  void carry_out(const ui::SetLanguage& set);
  void carry_out(const ui::SetDigits& set);
  void carry_out(const ui::DismissNotice&);
  void carry_out(const ui::Leave&);
  void carry_out(const ui::AskNote&);
  void carry_out(const ui::SetNote&);
  void carry_out(const ui::SetArchived& set);
  void carry_out(const ui::CopySheet& copy);
  void carry_out(const ui::AskOut& ask);
  void carry_out(const ui::PutOut& put);
  void carry_out(const ui::AskIn&);
  void carry_out(const ui::TakeIn&);
  void carry_out(const ui::Browse&);
  // In desk_pins.cpp.
  void carry_out(const ui::GivePin&);
  // In desk_people.cpp.
  void carry_out(const ui::AddPerson& add);
  void carry_out(const ui::RenamePerson& rename);
  void carry_out(const ui::ColourPerson& set);
  void carry_out(const ui::ArchivePerson& set);
  void carry_out(const ui::RemovePerson& remove);
  // In desk_statistics.cpp.
  void carry_out(const ui::CountStatistics&);
  // In desk_backups.cpp.
  void carry_out(const ui::RestoreBackup&);
  void carry_out(const ui::SaveReadable&);

  void open_file();
  // Whether the file was replaced by another one, which then is shown as at a start.
  bool takes_replacement();
  void show_file();
  void open_match(int number);
  void follow_match();
  // Takes the answer to a change; true if it is on disk.
  bool take(const session::Answer& answer);
  void after_entry(const core::Entry& entry);
  // The disk's trouble; without one, the damage found before.
  void show_trouble(std::string sentence);
  void say(std::string notice, bool is_refusal = false);
  void refresh();
  void refresh_open();
  void refresh_list();

  // In desk_pins.cpp. Somebody comes to the sheet, or is asked for the PIN first.
  void sit_down(core::Actor who);
  void take_seat(session::Place place);
  void ask_for_pin(core::Actor who);
  // The hand of whoever is at the sheet, by right.
  [[nodiscard]] ui::Hand hand() const;
  struct PinJob;
  struct PinOutcome;
  static PinOutcome outcome_of(const PinJob& job);
  void take_outcome(const PinJob& job, const PinOutcome& outcome);

  // In desk_people.cpp.
  [[nodiscard]] std::string called(int person) const;
  void say_of_people(const store::PersonFault& fault, const std::string& typed);
  void refresh_people();
  // Who sits at the open match, and in which colours.
  void look_at_people();
  // The number of the person whose place that is; as session::person_at.
  [[nodiscard]] int person_at(core::Actor who) const;

  // In desk_backups.cpp. A backup is offered only where a damaged file stands in its place.
  void offer_backup(store::Failure failure);

  // The history and what is told of the open match, in desk_history.cpp.
  void look_after_history();  // after every frame: what it shows now
  void find_matches();
  struct Found;
  void take_found(Found found);
  void fetch_lines();
  void look_after_record();

  // Ways out and in, in desk_outside.cpp.
  [[nodiscard]] core::NumberedMatch loaded(int match) const;
  // What the dialog asks for. Counts the damaged matches that are not in it, if it is several.
  [[nodiscard]] std::string bytes_to_put_out(const ui::OutAsked& out, int& left_out) const;
  [[nodiscard]] std::string picture_of(int match) const;

  std::filesystem::path file_;
  session::Clock clock_;
  std::unique_ptr<store::Database> database_;
  std::optional<session::Session> session_;
  core::Actor at_sheet_ = 0;
  // The place of at_sheet_, once it is open: it is until somebody else sits down there or another
  // file is opened. `right_` is the PIN that was given for it, so that another match of the same
  // person is open too.
  std::optional<session::Place> place_;
  std::optional<session::PinRight> right_;
  core::PerSeat<int> people_{};  // of the open match
  core::PerSeat<std::optional<ui::Colour>> colours_;
  std::int64_t seen_version_ = 0;
  int seen_openings_ = 0;
  std::int64_t next_backup_ms_ = 0;
  int counts_begun_ = 0;  // of statistics
  std::string damage_;    // of the open file, found while playing
  bool cannot_follow_ = false;
  bool wants_to_close_ = false;
  bool is_asked_to_close_ = false;  // over an entry that is not saved
  ui::View view_;
  ui::Draft draft_;
  ui::Page listed_for_ = ui::Page::Sheet;  // the page for which the lists of the view were made
  ui::HistoryDraft sought_;                // what the last search for matches was given
  std::optional<ui::HistoryDraft> shown_;  // what the matches in the view were found by
  int searches_begun_ = 0;
  bool finds_anew_ = true;    // matches have come, gone, or changed their place
  bool fetches_anew_ = true;  // lines may say something else now
  Painter painter_;
  AskDesktop ask_desktop_;
  Aside pins_;      // hashes PINs, a second each
  Aside files_;     // reads and writes much: statistics, backups
  Aside searches_;  // finds matches, a tenth of a second each where there are very many
};

}  // namespace app
