#include "app/desktop_window.hpp"

#define GLFW_INCLUDE_NONE
#include <GLFW/glfw3.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "words/language.hpp"

namespace app {
namespace {

constexpr int kLeastWidth = 640;  // design units; below this not even the totals fit
constexpr int kLeastHeight = 480;

[[noreturn]] void give_up(const std::string& what) {
  const char* why = nullptr;
  glfwGetError(&why);
  throw NoScreen(what + (why != nullptr ? std::string(" (") + why + ")" : std::string()) + ".");
}

std::vector<Place> screens() {
  int count = 0;
  GLFWmonitor* const* const monitors = glfwGetMonitors(&count);
  std::vector<Place> all;
  for (int i = 0; i < count; ++i) {
    Place place;
    glfwGetMonitorWorkarea(monitors[i], &place.x, &place.y, &place.width, &place.height);
    if (place.width > 0 && place.height > 0) {
      all.push_back(place);
    }
  }
  return all;
}

// The monitor in which the middle of `place` is, or else the main one.
GLFWmonitor* monitor_of(const Place& place) {
  int count = 0;
  GLFWmonitor* const* const monitors = glfwGetMonitors(&count);
  const int x = place.x + place.width / 2;
  const int y = place.y + place.height / 2;
  for (int i = 0; i < count; ++i) {
    const GLFWvidmode* const mode = glfwGetVideoMode(monitors[i]);
    int left = 0;
    int top = 0;
    glfwGetMonitorPos(monitors[i], &left, &top);
    if (mode != nullptr && x >= left && x < left + mode->width && y >= top &&
        y < top + mode->height) {
      return monitors[i];
    }
  }
  return glfwGetPrimaryMonitor();
}

// How many window units a design unit takes on the main screen, before there is a window to ask.
float scale_of_main_screen() {
  float x = 1.0F;
  float y = 1.0F;
  if (GLFWmonitor* const monitor = glfwGetPrimaryMonitor()) {
    glfwGetMonitorContentScale(monitor, &x, &y);
  }
  return std::clamp(x, 1.0F, 4.0F);
}

Place first_place(const std::vector<Place>& all) {
  const float scale = scale_of_main_screen();
  Place place;
  place.width = static_cast<int>(static_cast<float>(place.width) * scale);
  place.height = static_cast<int>(static_cast<float>(place.height) * scale);
  if (!all.empty()) {
    place.x = all[0].x + std::max(0, (all[0].width - place.width) / 2);
    place.y = all[0].y + std::max(0, (all[0].height - place.height) / 2);
  }
  return place;
}

GLFWwindow* open_window(const Settings& settings) {
  const std::vector<Place> all = screens();
  const Place place = visible(settings.place.value_or(first_place(all)), all);
  glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
  glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 3);
  glfwWindowHint(GLFW_OPENGL_PROFILE, GLFW_OPENGL_CORE_PROFILE);
  glfwWindowHint(GLFW_VISIBLE, GLFW_FALSE);
  glfwWindowHint(GLFW_AUTO_ICONIFY,
                 GLFW_FALSE);  // the table view stays while another screen is used
  glfwWindowHint(GLFW_MAXIMIZED, settings.is_maximized ? GLFW_TRUE : GLFW_FALSE);
  glfwWindowHintString(GLFW_X11_CLASS_NAME, "squarescores");
  glfwWindowHintString(GLFW_X11_INSTANCE_NAME, "squarescores");
  GLFWwindow* const window =
      glfwCreateWindow(place.width, place.height, "SquareScores", nullptr, nullptr);
  if (window == nullptr) {
    give_up(words::tr("The window needs OpenGL 3.3, and this display does not give it"));
  }
  if (!settings.is_maximized) {
    glfwSetWindowPos(window, place.x, place.y);
  }
  glfwSetWindowSizeLimits(window, std::min(kLeastWidth, place.width),
                          std::min(kLeastHeight, place.height), GLFW_DONT_CARE, GLFW_DONT_CARE);
  glfwMakeContextCurrent(window);
  glfwSwapInterval(1);
  return window;
}

}  // namespace

DesktopWindow::Desktop::Desktop() {
  if (glfwInit() != GLFW_TRUE) {
    give_up(words::tr("The window needs a display, and none can be opened"));
  }
}

DesktopWindow::Desktop::~Desktop() { glfwTerminate(); }

void DesktopWindow::CloseWindow::operator()(GLFWwindow* window) const { glfwDestroyWindow(window); }

DesktopWindow::DesktopWindow(const Settings& settings) : window_(open_window(settings)) {}

DesktopWindow::~DesktopWindow() = default;

ImVec2 DesktopWindow::pixels() const {
  int width = 0;
  int height = 0;
  glfwGetFramebufferSize(window_.get(), &width, &height);
  return {static_cast<float>(width), static_cast<float>(height)};
}

float DesktopWindow::scale() const {
  float x = 1.0F;
  float y = 1.0F;
  glfwGetWindowContentScale(window_.get(), &x, &y);
  return std::clamp(x, 0.5F, 4.0F);
}

bool DesktopWindow::is_minimised() const {
  return glfwGetWindowAttrib(window_.get(), GLFW_ICONIFIED) == GLFW_TRUE;
}

void DesktopWindow::swap() {
  glfwSwapBuffers(window_.get());
  if (!is_shown_) {
    is_shown_ = true;
    glfwShowWindow(window_.get());
  }
}

void DesktopWindow::set_full(bool is_full) {
  GLFWwindow* const window = window_.get();
  if (is_full == before_full_.has_value()) {
    return;
  }
  if (is_full) {
    Settings before;
    remember_place(before);
    if (!before.place) {  // maximized: GLFW knows no other place
      before.place = Place{};
      glfwGetWindowPos(window, &before.place->x, &before.place->y);
      glfwGetWindowSize(window, &before.place->width, &before.place->height);
    }
    if (GLFWmonitor* const monitor = monitor_of(*before.place)) {
      const GLFWvidmode* const mode = glfwGetVideoMode(monitor);
      glfwSetWindowMonitor(window, monitor, 0, 0, mode->width, mode->height, mode->refreshRate);
      before_full_ = before;
    }
    return;
  }
  const Settings before = *std::exchange(before_full_, std::nullopt);
  const Place& place = *before.place;
  glfwSetWindowMonitor(window, nullptr, place.x, place.y, place.width, place.height,
                       GLFW_DONT_CARE);
  if (before.is_maximized) {
    glfwMaximizeWindow(window);
  }
}

void DesktopWindow::set_title(const std::string& title) {
  if (title != title_) {
    glfwSetWindowTitle(window_.get(), title.c_str());
    title_ = title;
  }
}

bool DesktopWindow::wants_to_close() const {
  return glfwWindowShouldClose(window_.get()) == GLFW_TRUE;
}

void DesktopWindow::stay_open() { glfwSetWindowShouldClose(window_.get(), GLFW_FALSE); }

void DesktopWindow::remember_place(Settings& settings) const {
  GLFWwindow* const window = window_.get();
  if (before_full_) {
    settings.is_maximized = before_full_->is_maximized;
    settings.place = settings.is_maximized ? settings.place : before_full_->place;
    return;
  }
  if (is_minimised()) {
    return;
  }
  settings.is_maximized = glfwGetWindowAttrib(window, GLFW_MAXIMIZED) == GLFW_TRUE;
  if (settings.is_maximized) {
    return;  // the place to go back to is the one before
  }
  Place place;
  glfwGetWindowPos(window, &place.x, &place.y);
  glfwGetWindowSize(window, &place.width, &place.height);
  settings.place = place;
}

}  // namespace app
