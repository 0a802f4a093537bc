// What is drawn in the window: Dear ImGui's frames, in the pixels, fonts and colours of this
// screen, and pictures of the same. It sleeps until something happens and draws when it is told to.
// It knows nothing of matches.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "app/desktop_window.hpp"
#include "app/settings.hpp"
#include "ui/pen.hpp"

namespace app {

class Screen {
 public:
  // Makes the window, not yet seen, where `settings` say and a screen is. One at a time, in the
  // main thread. Throws NoScreen.
  explicit Screen(const Settings& settings);
  ~Screen();
  Screen(const Screen&) = delete;
  Screen& operator=(const Screen&) = delete;

  // One frame of what `page` draws; nothing while the window is minimised. The first one shows it.
  void draw(const std::function<void(ui::Pen&)>& page);

  // What `page` draws into a display of the size that `size` gives, as the bytes of a PNG file, at
  // double scale whatever the zoom is. Empty if it is larger than pictures can be here.
  [[nodiscard]] std::string picture(const std::function<ImVec2(ui::Pen&)>& size,
                                    const std::function<void(ui::Pen&)>& page);

  // From the next frame on. `zoom` multiplies the scale that the desktop reports.
  void set_looks(ui::Theme theme, float zoom);

  // Who is told what the frames show, from the next one on; null for nobody.
  void set_probe(ui::Probe* probe);

  // The whole of the screen the window is on, or the place where it was before.
  void set_full(bool is_full);

  // What the desktop calls the window.
  void set_title(const std::string& title);

  // Sleeps until there is an event or somebody wakes it, or until so many seconds are over.
  void wait(std::optional<double> seconds);
  // Takes what has happened, without sleeping.
  void poll();
  // Whether keys or clicks have come that no frame has seen yet: Dear ImGui takes them one by one.
  [[nodiscard]] bool has_input() const;

  // Ends a wait; from any thread, while the screen is there.
  static void wake();

  // Whether the window can be on a screen: shown, and not minimised.
  [[nodiscard]] bool is_visible() const;

  [[nodiscard]] bool wants_to_close() const;
  void stay_open();

  // Where the window is now, for the next start.
  void remember_place(Settings& settings) const;

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace app
