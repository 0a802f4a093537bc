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

#include "app/file_chooser.hpp"
#include "document/score.hpp"
#include "session/session.hpp"
#include "store/database.hpp"
#include "ui/action.hpp"
#include "ui/draft.hpp"
#include "ui/view.hpp"

namespace app {

// How the window looks, remembered between starts.
struct Looks {
  bool is_dark = true;
  float zoom = 1.0F;
};

class Desk {
 public:
  // Opens the database and in it the newest unfinished match, or the page 'New match'. If the
  // database cannot be used the view says why, and nothing can be done.
  Desk(std::filesystem::path file, Looks looks, session::Clock clock = session::now);

  [[nodiscard]] const ui::View& view() const { return view_; }
  [[nodiscard]] ui::Draft& draft() { return draft_; }

  // Carries out what a frame asked for, in order; called after every frame.
  void carry_out(const ui::Actions& actions);

  // Takes up what somebody else has written, or that the file was replaced; true if anything
  // changed.
  bool follow();

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

  // Says that the file was found damaged while playing.
  void report_damage(const std::string& sentence);

 private:
  void carry_out(const ui::Make& make);
  void carry_out(const ui::Undo&);
  void carry_out(const ui::Redo&);
  void carry_out(const ui::SitDown& sit);
  void carry_out(const ui::OpenMatchNumber& open);
  void carry_out(const ui::StartMatch&);
  void carry_out(const ui::Rematch&);
  void carry_out(const ui::SetDark& set);
  void carry_out(const ui::SetZoom& set);
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

  void open_file();
  void open_match(int number);
  // Takes the answer to a change; true if it is on disk.
  bool take(const session::Answer& answer);
  void after_entry(const core::Entry& entry);
  void say(std::string notice, bool is_refusal = false);
  void sit_down(core::Actor who);
  void refresh();
  void refresh_list();

  // The history and what is told of the open match, in desk_history.cpp.
  void look_after_history();  // after every frame: what it shows now
  void find_matches();
  void fetch_lines();
  void look_after_record();

  // Ways out and in, in desk_outside.cpp.
  [[nodiscard]] document::NumberedMatch loaded(int match) const;
  [[nodiscard]] std::string bytes_to_put_out(const ui::OutAsked& out) const;
  [[nodiscard]] std::string picture_of(int match) const;

  std::filesystem::path file_;
  session::Clock clock_;
  std::unique_ptr<store::Database> database_;
  std::optional<session::Session> session_;
  core::Actor at_sheet_ = 0;
  std::int64_t seen_version_ = 0;
  std::uintmax_t file_identity_ = 0;
  bool wants_to_close_ = false;
  ui::View view_;
  ui::Draft draft_;
  ui::Page listed_for_ = ui::Page::Sheet;  // the page for which the lists of the view were made
  ui::HistoryDraft found_for_;             // what the matches in the view were found by
  bool finds_anew_ = true;                 // matches have come, gone, or changed their place
  bool fetches_anew_ = true;               // lines may say something else now
  Painter painter_;
  AskDesktop ask_desktop_;
};

}  // namespace app
