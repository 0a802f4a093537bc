#include "app/run_window.hpp"

#include <chrono>
#include <iostream>
#include <optional>
#include <string>
#include <utility>

#include "app/awake.hpp"
#include "app/checkup.hpp"
#include "app/desk.hpp"
#include "app/file_chooser.hpp"
#include "app/screen.hpp"
#include "app/settings.hpp"
#include "app/summing_up.hpp"
#include "app/watch.hpp"
#include "store/database.hpp"
#include "ui/picture.hpp"
#include "ui/table_view.hpp"
#include "ui/window.hpp"
#include "words/language.hpp"

namespace app {
namespace {

// Dear ImGui needs a frame to see a key go down, one to see it come up, and one or two more to
// settle what follows: a popup, a focus that moves, a layout.
constexpr int kFramesAfterEvent = 4;

// Between two attempts to save what the disk has refused.
constexpr std::chrono::milliseconds kUntilRetry{200};

// A window that stands open for days looks as often whether today's backup is due.
constexpr std::chrono::minutes kUntilLookRound{30};

using Clock = std::chrono::steady_clock;

// The window speaks before anything of it is made.
Settings settings_spoken(const std::filesystem::path& file) {
  Settings settings = read_settings(file);
  speak_as(settings);
  return settings;
}

class Window {
 public:
  Window(const std::filesystem::path& database, std::filesystem::path settings_file)
      : database_(database),
        settings_file_(std::move(settings_file)),
        settings_(settings_spoken(settings_file_)),
        screen_(settings_),
        desk_(
            database,
            {.theme = settings_.theme, .zoom = settings_.zoom, .shows_hint = settings_.shows_hint},
            session::now, &Screen::wake),
        watch_(database, &Screen::wake) {
    desk_.set_painter([this](const ui::View& view) {
      return screen_.picture([&view](ui::Pen& pen) { return ui::size_of_picture(pen, view); },
                             [&view](ui::Pen& pen) { ui::draw_picture(pen, view); });
    });
    desk_.set_desktop([this](const FileQuestion& question) { chooser_.ask(question); });
  }

  void run() {
    int due = kFramesAfterEvent;
    draw();
    if (desk_.view().trouble.empty()) {  // now that there is something to see
      checkup_.emplace(database_, &Screen::wake);
    }
    while (!closes()) {
      draw();
      --due;
      if (due > 0) {
        screen_.poll();
      } else {
        sleep();
        due = kFramesAfterEvent;
      }
      if (takes_news() || screen_.has_input()) {
        due = kFramesAfterEvent;
      }
    }
    screen_.remember_place(settings_);
    write_settings(settings_file_, settings_);
  }

 private:
  void draw() {
    actions_.clear();
    screen_.draw(
        [this](ui::Pen& pen) { ui::draw_window(pen, desk_.view(), desk_.draft(), actions_); });
    desk_.carry_out(actions_);
    screen_.set_title(title());
    keep_looks();
    screen_.set_full(ui::shows_table(desk_.view(), desk_.draft()));
    const std::optional<ui::OpenMatch>& open = desk_.view().open;
    awake_.keep(open && !open->match.ended && screen_.is_visible());
  }

  // Who plays, in whatever script, as the desktop's own lists of windows show it.
  [[nodiscard]] std::string title() const {
    const std::optional<ui::OpenMatch>& open = desk_.view().open;
    if (!open) {
      return "SquareScores";
    }
    const core::PerSeat<std::string>& names = open->match.players;
    return names[0] + ", " + names[1] + ", " + names[2] + " \u2013 SquareScores";
  }

  void sleep() {
    if (desk_.wants_retry()) {
      screen_.wait(std::chrono::duration<double>(kUntilRetry).count());
    } else {
      screen_.wait(std::chrono::duration<double>(kUntilLookRound).count());
    }
    if (desk_.wants_retry() && Clock::now() - last_retry_ >= kUntilRetry) {
      desk_.retry();
      last_retry_ = Clock::now();
    }
  }

  // What other threads have found; true if it shows. Asked after every poll, which may have
  // swallowed the call that was to end the next sleep.
  bool takes_news() {
    bool shows = watch_.noticed() && desk_.follow();
    shows = desk_.take_up() || shows;
    desk_.keep_up();
    if (const std::optional<std::string> fault = checkup_ ? checkup_->found() : std::nullopt) {
      desk_.report_damage(*fault);
      shows = true;
    }
    if (const std::optional<FileAnswer> answer = chooser_.answer()) {
      desk_.take_file(*answer);
      shows = true;
    }
    // Not before: a long look and a writer that waits for its end together keep out everybody else.
    if (checkup_ && checkup_->is_done() && !summing_up_) {
      summing_up_.emplace(database_);
    }
    return shows;
  }

  void keep_looks() {
    const ui::View& view = desk_.view();
    const bool speaks_otherwise = take_speech(settings_);
    if (view.theme == settings_.theme && view.zoom == settings_.zoom &&
        view.shows_hint == settings_.shows_hint && !speaks_otherwise) {
      return;
    }
    settings_.theme = view.theme;
    settings_.zoom = view.zoom;
    settings_.shows_hint = view.shows_hint;
    screen_.set_looks(view.theme, view.zoom);
    write_settings(settings_file_, settings_);
  }

  // The first attempt to close over an entry that is not saved shows that it is not; the next one
  // is meant.
  bool closes() {
    if (!screen_.wants_to_close() && !desk_.wants_to_close()) {
      return false;
    }
    desk_.close();
    if (!desk_.wants_retry() || is_warned_) {
      return true;
    }
    is_warned_ = true;
    screen_.stay_open();
    return false;
  }

  std::filesystem::path database_;
  std::filesystem::path settings_file_;
  Settings settings_;
  Screen screen_;
  Desk desk_;
  Watch watch_;
  FileChooser chooser_{&Screen::wake};
  Awake awake_;
  std::optional<Checkup> checkup_;
  std::optional<SummingUp> summing_up_;
  ui::Actions actions_;
  Clock::time_point last_retry_;
  bool is_warned_ = false;
};

}  // namespace

int run_window(const std::optional<std::filesystem::path>& database) {
  try {
    Window(database ? *database : store::usual_file(), settings_file()).run();
    return 0;
  } catch (const NoScreen& reason) {
    std::cerr << "squarescores: " << reason.what() << " "
              << words::tr("Without a display the verbs work: squarescores --help lists them.")
              << "\n";
    return 3;
  }
}

}  // namespace app
