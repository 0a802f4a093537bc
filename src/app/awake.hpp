// Keeps the screen from going dark while a sheet lies open on it, by the desktop's own interface
// (org.freedesktop.ScreenSaver on the session bus). A desktop without it goes dark as it likes: no
// reason to stop, and nothing is said.
#pragma once

#include <memory>

namespace app {

class Awake {
 public:
  Awake();
  // Gives back what is kept.
  ~Awake();
  Awake(const Awake&) = delete;
  Awake& operator=(const Awake&) = delete;

  // From now on the screen is kept on, or is not. Asks the desktop only when that changes; waits a
  // fraction of a second for an answer at most.
  void keep(bool is_wanted);

 private:
  class Desktop;
  std::unique_ptr<Desktop> desktop_;  // while the screen is kept on
  bool is_wanted_ = false;
};

}  // namespace app
