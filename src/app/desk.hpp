// The desk at which the window works: it keeps the database and the open match, makes the view that
// is drawn, and carries out what was asked for in a frame. It knows nothing of GLFW or of pixels,
// so a whole evening can be played on it in a test without a screen.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "session/session.hpp"
#include "store/database.hpp"
#include "ui/action.hpp"
#include "ui/draft.hpp"
#include "ui/view.hpp"

namespace app {

// How the window looks, remembered between starts.
struct Looks {
  ui::Theme theme = ui::Theme::Dark;
  float zoom = 1.0F;
  bool shows_hint = false;  // until the first deal has settled
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
  void carry_out(const ui::SetTheme& set);
  void carry_out(const ui::SetZoom& set);
  void carry_out(const ui::DismissNotice&);
  void carry_out(const ui::Leave&);

  void open_file();
  void open_match(int number);
  // Takes the answer to a change; true if it is on disk.
  bool take(const session::Answer& answer);
  void after_entry(const core::Entry& entry);
  void say(std::string notice, bool is_refusal = false);
  void sit_down(core::Actor who);
  void refresh();
  void refresh_list();

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
};

}  // namespace app
