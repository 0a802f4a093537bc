// A part of the display whose content may be taller than it: a child window of Dear ImGui without
// decoration that scrolls, and that keeps what the keyboard is at in sight.
#pragma once

#include <string>

#include "ui/pen.hpp"

namespace ui {

class Scrolled {
 public:
  // Opens it over `where`; drawing and controls until the destructor belong to it.
  Scrolled(const Pen& pen, const char* name, const Rect& where);
  ~Scrolled();
  Scrolled(const Scrolled&) = delete;
  Scrolled& operator=(const Scrolled&) = delete;

  // Where its content begins, in pixels of the display; above `where` once scrolled.
  [[nodiscard]] ImVec2 top() const { return top_; }

  // Whether it was not there in the frame before.
  [[nodiscard]] bool has_just_opened() const { return has_just_opened_; }

  // Page Up and Page Down scroll it.
  void take_page_keys() const;

  // Says where the content ends, so that all of it can be reached. Call it last.
  void ends_at(float y);

  // Scrolls so that the control that has the focus of `ring` is seen, if it is in here and was not
  // what this was last called for; not while the mouse is pressed.
  void follow(const Ring& ring);

  // The same for what is drawn in `rect` and called `name`.
  void keep_in_sight(const std::string& name, const Rect& rect);

 private:
  Rect where_;
  float margin_;
  ImVec2 top_;
  bool has_just_opened_;
};

}  // namespace ui
