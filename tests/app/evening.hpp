// An evening at the table without a screen: the desk with a real database, and the window drawn
// headless and driven by keys and mouse. Several may be at one file.
#pragma once

#include <chrono>
#include <filesystem>
#include <memory>
#include <string>
#include <thread>
#include <utility>

#include "../folder.hpp"
#include "../headless.hpp"
#include "app/desk.hpp"
#include "store/database.hpp"
#include "ui/window.hpp"

class Evening {
 public:
  explicit Evening(ImVec2 size = {1280, 800})
      : file_(folder_.file()), window_([this](ui::Pen& pen) { frame(pen); }, size) {
    open();
  }
  // A second window on the file of another one.
  explicit Evening(std::filesystem::path file)
      : file_(std::move(file)), window_([this](ui::Pen& pen) { frame(pen); }) {
    open();
  }
  Evening(const Evening&) = delete;
  Evening& operator=(const Evening&) = delete;

  // Starts the program again on the same database, as after a kill: nothing is closed first.
  void open() {
    desk_ = std::make_unique<app::Desk>(file(), app::Looks{}, [this] { return now_; });
    window_.frame(2);
  }

  // Closes the window, which keeps what is half-typed.
  void close() { desk_->close(); }

  [[nodiscard]] std::filesystem::path file() const { return file_; }
  [[nodiscard]] app::Desk& desk() { return *desk_; }
  [[nodiscard]] const core::Match& match() const { return desk_->view().open->match; }
  [[nodiscard]] const core::Sheet& sheet() const { return desk_->view().open->sheet; }
  Headless* operator->() { return &window_; }
  Headless& window() { return window_; }

  void at(const std::string& time) { now_ = *core::parse_instant(time); }

  // Somebody else wrote to the database.
  void follow() {
    desk_->follow();
    window_.frame(2);
  }

  // Lets what is being worked out aside come to its end, and shows it.
  void settle() {
    while (desk_->is_busy()) {
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
      desk_->take_up();
      window_.frame(2);
    }
  }

  // Whether the matches for the history are found before the next frame, as if there were few of
  // them; or else only when it settles.
  void finds_at_once(bool finds) { finds_at_once_ = finds; }

  // Three names and Enter, on the page that a first start shows.
  void start_match() {
    type_names();
    window_.press(ImGuiKey_Enter);
  }

  void type_names() {
    window_.type("Asha");
    window_.press(ImGuiKey_Enter);
    window_.type("Bimal");
    window_.press(ImGuiKey_Enter);
    window_.type("Chandra");
  }

  // Digits and Enter for each of the three.
  void enter(const std::string& a, const std::string& b, const std::string& c) {
    for (const std::string& tricks : {a, b, c}) {
      window_.type(tricks);
      window_.press(ImGuiKey_Enter);
    }
  }

 private:
  void frame(ui::Pen& pen) {
    if (desk_ == nullptr) {
      return;
    }
    ui::Actions actions;
    ui::draw_window(pen, desk_->view(), desk_->draft(), actions);
    desk_->carry_out(actions);
    while (finds_at_once_ && desk_->is_finding()) {
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
      desk_->take_up();
    }
  }

  Folder folder_;
  std::filesystem::path file_;
  core::Instant now_ = *core::parse_instant("2026-11-30T18:05:00Z");
  bool finds_at_once_ = true;
  std::unique_ptr<app::Desk> desk_;
  Headless window_;
};
