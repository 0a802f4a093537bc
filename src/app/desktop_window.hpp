// The window as the desktop has it: where it stands, how large its pixels are, whether it has the
// whole of a screen. GLFW is started and ended with it. It does not know what is drawn in it.
#pragma once

#include <imgui.h>

#include <memory>
#include <optional>
#include <stdexcept>
#include <string>

#include "app/settings.hpp"

struct GLFWwindow;

namespace app {

// There is no display, or it cannot draw; what() is a whole sentence.
class NoScreen : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

class DesktopWindow {
 public:
  // Makes the window, not yet seen, where `settings` say and a screen is, and its OpenGL current.
  // One at a time, in the main thread. Throws NoScreen.
  explicit DesktopWindow(const Settings& settings);
  ~DesktopWindow();
  DesktopWindow(const DesktopWindow&) = delete;
  DesktopWindow& operator=(const DesktopWindow&) = delete;

  [[nodiscard]] GLFWwindow* get() const { return window_.get(); }

  // The size of what is drawn; nothing while the window is minimised, on some desktops.
  [[nodiscard]] ImVec2 pixels() const;

  // How many pixels the desktop gives a design unit on the screen the window is on now, 0.5 to 4.
  [[nodiscard]] float scale() const;

  [[nodiscard]] bool is_minimised() const;

  // What was drawn is seen: the first time with the window.
  void swap();

  // Whether anything was seen yet.
  [[nodiscard]] bool is_shown() const { return is_shown_; }

  // The whole of the screen the window is on, or the place where it was before.
  void set_full(bool is_full);

  // What the desktop calls the window.
  void set_title(const std::string& title);

  [[nodiscard]] bool wants_to_close() const;
  void stay_open();

  // Where the window is now, for the next start.
  void remember_place(Settings& settings) const;

 private:
  class Desktop {  // GLFW, from its start to its end
   public:
    Desktop();
    ~Desktop();
    Desktop(const Desktop&) = delete;
    Desktop& operator=(const Desktop&) = delete;
  };
  struct CloseWindow {
    void operator()(GLFWwindow* window) const;
  };

  Desktop desktop_;  // goes last
  std::unique_ptr<GLFWwindow, CloseWindow> window_;
  std::string title_;
  bool is_shown_ = false;
  std::optional<Settings> before_full_;  // the window's place, while it has the whole screen
};

}  // namespace app
