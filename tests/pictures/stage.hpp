// The program's own window on a display, with its desk, driven as by a person who presses what is
// read there. Needs a display: see display.bash.
#pragma once

#include <imgui.h>

#include <cfloat>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <stdexcept>
#include <string>

#include "../headless.hpp"
#include "app/desk.hpp"
#include "app/screen.hpp"
#include "app/settings.hpp"
#include "ui/window.hpp"

struct Looks {
  int width = 1280;
  int height = 800;
  float zoom = 1.0F;
  ui::Theme theme = ui::Theme::Dark;
};

class Stage final : public Hands {
 public:
  explicit Stage(const Looks& looks) : looks_(looks), screen_(settings(looks)) {
    screen_.set_probe(&probe_);
  }

  // The program is started on this database, at six on an evening.
  void open(const std::filesystem::path& database, bool shows_hint = false) {
    desk_.reset();
    desk_ = std::make_unique<app::Desk>(
        database, app::Looks{.theme = looks_.theme, .zoom = looks_.zoom, .shows_hint = shows_hint},
        [] { return *core::parse_instant("2026-11-30T18:05:00Z"); });
    frame(3);
  }

  [[nodiscard]] app::Desk& desk() { return *desk_; }
  [[nodiscard]] const Looks& looks() const { return looks_; }

  // Lets what is worked out aside come to its end.
  void settle() {
    while (desk_->is_busy()) {
      desk_->take_up();
      frame();
    }
    frame(2);
  }

  // What is on the display now, as a PNG file, with the mouse out of the way.
  void picture(const std::filesystem::path& file) {
    settle();
    screen_.poll();
    ImGui::GetIO().AddMousePosEvent(-FLT_MAX, -FLT_MAX);
    frame(4);
    screen_.poll();
    if (std::system(("import -window root '" + file.string() + "'").c_str()) != 0) {
      throw std::runtime_error("no picture " + file.string());
    }
  }

 private:
  static app::Settings settings(const Looks& looks) {
    app::Settings settings;
    settings.place = app::Place{0, 0, looks.width, looks.height};
    settings.theme = looks.theme;
    settings.zoom = looks.zoom;
    return settings;
  }

  void draw_frame() override {
    if (desk_ == nullptr) {
      return;
    }
    screen_.set_looks(desk_->view().theme, desk_->view().zoom);
    ui::Actions actions;
    screen_.draw([&](ui::Pen& pen) {
      probe_.seen.clear();
      ui::draw_window(pen, desk_->view(), desk_->draft(), actions);
    });
    desk_->carry_out(actions);
    while (desk_->is_finding()) {
      desk_->take_up();
    }
  }

  Looks looks_;
  app::Screen screen_;
  std::unique_ptr<app::Desk> desk_;
};
