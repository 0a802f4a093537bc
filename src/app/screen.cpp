#include "app/screen.hpp"

#define GLFW_INCLUDE_NONE
#define GL_GLEXT_PROTOTYPES
#include <GL/gl.h>
#include <GL/glext.h>
#include <GLFW/glfw3.h>
#include <imgui_impl_glfw.h>
#include <imgui_impl_opengl3.h>
#include <imgui_internal.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "app/font_files.hpp"
#include "app/png.hpp"
#include "app/shaped_names.hpp"
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

class Desktop {  // GLFW, from its start to its end
 public:
  Desktop() {
    if (glfwInit() != GLFW_TRUE) {
      give_up(words::tr("The window needs a display, and none can be opened"));
    }
  }
  ~Desktop() { glfwTerminate(); }
  Desktop(const Desktop&) = delete;
  Desktop& operator=(const Desktop&) = delete;
};

struct CloseWindow {
  void operator()(GLFWwindow* window) const { glfwDestroyWindow(window); }
};

class GlTextures : public Textures {
 public:
  ImTextureID make(const Picture& picture) override {
    GLuint texture = 0;
    GLint before = 0;
    glGetIntegerv(GL_TEXTURE_BINDING_2D, &before);
    glGenTextures(1, &texture);
    glBindTexture(GL_TEXTURE_2D, texture);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
    // White that covers as much as the picture says: the colour comes when it is drawn.
    const std::array<GLint, 4> white{GL_ONE, GL_ONE, GL_ONE, GL_RED};
    glTexParameteriv(GL_TEXTURE_2D, GL_TEXTURE_SWIZZLE_RGBA, white.data());
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_R8, picture.width, picture.height, 0, GL_RED,
                 GL_UNSIGNED_BYTE, picture.coverage.data());
    glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
    glBindTexture(GL_TEXTURE_2D, static_cast<GLuint>(before));
    // NOLINTNEXTLINE(performance-no-int-to-ptr): Dear ImGui's textures are pointers by type only.
    return reinterpret_cast<ImTextureID>(static_cast<std::uintptr_t>(texture));
  }

  void free(ImTextureID texture) override {
    const auto name = static_cast<GLuint>(reinterpret_cast<std::uintptr_t>(texture));
    glDeleteTextures(1, &name);
  }
};

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

ImVec2 pixels_of(GLFWwindow* window) {
  int width = 0;
  int height = 0;
  glfwGetFramebufferSize(window, &width, &height);
  return {static_cast<float>(width), static_cast<float>(height)};
}

// Everything is laid out in pixels; some desktops tell the mouse in larger units.
void take_mouse(GLFWwindow* window, double x, double y) {
  int width = 0;
  int height = 0;
  glfwGetWindowSize(window, &width, &height);
  const ImVec2 pixels = pixels_of(window);
  if (width > 0 && height > 0) {
    x *= static_cast<double>(pixels.x) / width;
    y *= static_cast<double>(pixels.y) / height;
  }
  ImGui_ImplGlfw_CursorPosCallback(window, x, y);
}

bool is_modifier(ImGuiKey key) {
  return (key & ImGuiMod_Mask_) != 0 || (key >= ImGuiKey_LeftCtrl && key <= ImGuiKey_RightSuper) ||
         (key >= ImGuiKey_ReservedForModCtrl && key <= ImGuiKey_ReservedForModSuper);
}

// The place in the queue where a second key goes down, or a modifier changes after the first did:
// what comes from there on waits for the next frame. Dear ImGui only keeps apart two changes of one
// key, so that on a slow frame a quick Ctrl+Z came as a Z without its Ctrl.
int first_for_next_frame(const ImVector<ImGuiInputEvent>& queue) {
  bool is_key_down = false;
  for (int i = 0; i < queue.Size; ++i) {
    if (queue[i].Type != ImGuiInputEventType_Key) {
      continue;
    }
    const bool is_own_key = !is_modifier(queue[i].Key.Key);
    if (is_key_down && (!is_own_key || queue[i].Key.Down)) {
      return i;
    }
    is_key_down = is_key_down || (is_own_key && queue[i].Key.Down);
  }
  return queue.Size;
}

void begin_frame_with_one_key() {
  ImVector<ImGuiInputEvent>& queue = ImGui::GetCurrentContext()->InputEventsQueue;
  const int end = first_for_next_frame(queue);
  const std::vector<ImGuiInputEvent> later(queue.begin() + end, queue.end());
  queue.resize(end);
  ImGui::NewFrame();
  for (const ImGuiInputEvent& event : later) {
    queue.push_back(event);
  }
}

void set_style(const ui::Palette& palette, float zoom) {
  ImGuiStyle style;  // from scratch: scaling a scaled one again would round its roundings
  style.ScaleAllSizes(zoom);
  const auto set = [&style](ImGuiCol place, ImU32 colour) {
    style.Colors[place] = ImGui::ColorConvertU32ToFloat4(colour);
  };
  set(ImGuiCol_Text, palette.ink);
  set(ImGuiCol_TextDisabled, palette.faint);
  set(ImGuiCol_WindowBg, palette.ground);
  set(ImGuiCol_ChildBg, IM_COL32_BLACK_TRANS);
  set(ImGuiCol_PopupBg, palette.raised);
  set(ImGuiCol_Border, palette.line);
  set(ImGuiCol_ScrollbarBg, IM_COL32_BLACK_TRANS);
  set(ImGuiCol_ScrollbarGrab, palette.line);
  set(ImGuiCol_ScrollbarGrabHovered, palette.faint);
  set(ImGuiCol_ScrollbarGrabActive, palette.faint);
  ImGui::GetStyle() = style;
}

// A second Dear ImGui beside the window's, for as long as a picture takes: with fonts, a size and a
// style of its own, and no input.
class Apart {
 public:
  Apart() : before_(ImGui::GetCurrentContext()), own_(ImGui::CreateContext()) {
    ImGui::SetCurrentContext(own_);
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.LogFilename = nullptr;
    ImGui_ImplOpenGL3_Init("#version 330 core");
  }
  ~Apart() {
    ImGui_ImplOpenGL3_Shutdown();
    ImGui::DestroyContext(own_);
    ImGui::SetCurrentContext(before_);
  }
  Apart(const Apart&) = delete;
  Apart& operator=(const Apart&) = delete;

 private:
  ImGuiContext* before_;
  ImGuiContext* own_;
};

// A picture that OpenGL draws into instead of the window, while this lives.
class Canvas {
 public:
  Canvas(int width, int height) : width_(width), height_(height) {
    glGenFramebuffers(1, &frame_);
    glBindFramebuffer(GL_FRAMEBUFFER, frame_);
    glGenRenderbuffers(1, &pixels_);
    glBindRenderbuffer(GL_RENDERBUFFER, pixels_);
    glRenderbufferStorage(GL_RENDERBUFFER, GL_RGBA8, width, height);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, pixels_);
  }
  ~Canvas() {
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    glDeleteRenderbuffers(1, &pixels_);
    glDeleteFramebuffers(1, &frame_);
  }
  Canvas(const Canvas&) = delete;
  Canvas& operator=(const Canvas&) = delete;

  // Whether it can be of that size.
  [[nodiscard]] static bool can_be(ImVec2 size) {
    GLint most = 0;
    glGetIntegerv(GL_MAX_RENDERBUFFER_SIZE, &most);
    std::array<GLint, 2> view{};
    glGetIntegerv(GL_MAX_VIEWPORT_DIMS, view.data());
    return size.x >= 1 && size.y >= 1 && size.x <= static_cast<float>(std::min(most, view[0])) &&
           size.y <= static_cast<float>(std::min(most, view[1]));
  }

  [[nodiscard]] bool is_whole() const {
    return glCheckFramebufferStatus(GL_FRAMEBUFFER) == GL_FRAMEBUFFER_COMPLETE;
  }

  // Four bytes per pixel, from the top down.
  [[nodiscard]] std::vector<unsigned char> rows() const {
    const auto row = static_cast<std::size_t>(width_) * 4;
    std::vector<unsigned char> bytes(row * static_cast<std::size_t>(height_));
    glReadPixels(0, 0, width_, height_, GL_RGBA, GL_UNSIGNED_BYTE, bytes.data());
    for (std::size_t top = 0, bottom = static_cast<std::size_t>(height_) - 1; top < bottom;
         ++top, --bottom) {  // OpenGL begins at the bottom
      std::swap_ranges(bytes.begin() + static_cast<std::ptrdiff_t>(top * row),
                       bytes.begin() + static_cast<std::ptrdiff_t>((top + 1) * row),
                       bytes.begin() + static_cast<std::ptrdiff_t>(bottom * row));
    }
    return bytes;
  }

 private:
  int width_;
  int height_;
  GLuint frame_ = 0;
  GLuint pixels_ = 0;
};

void clear(const ui::Palette& palette, int width, int height) {
  const ImVec4 ground = ImGui::ColorConvertU32ToFloat4(palette.ground);
  glViewport(0, 0, width, height);
  glClearColor(ground.x, ground.y, ground.z, 1.0F);
  glClear(GL_COLOR_BUFFER_BIT);
}

}  // namespace

// Declared so that each goes before what it stands on.
struct Screen::Parts {
  class Imgui {  // Dear ImGui and its two ends
   public:
    explicit Imgui(GLFWwindow* window) : context_(ImGui::CreateContext()) {
      ImGuiIO& io = ImGui::GetIO();
      io.IniFilename = nullptr;
      io.LogFilename = nullptr;
      io.ConfigInputTextCursorBlink = false;  // it would need frames while nothing happens
      ImGui_ImplGlfw_InitForOpenGL(window, true);
      glfwSetCursorPosCallback(window, &take_mouse);
      ImGui_ImplOpenGL3_Init("#version 330 core");
    }
    ~Imgui() {
      ImGui_ImplOpenGL3_Shutdown();
      ImGui_ImplGlfw_Shutdown();
      ImGui::DestroyContext(context_);
    }
    Imgui(const Imgui&) = delete;
    Imgui& operator=(const Imgui&) = delete;

   private:
    ImGuiContext* context_;
  };

  explicit Parts(const Settings& settings)
      : window(open_window(settings)),
        imgui(window.get()),
        files(find_font_files()),
        names(files.family, textures) {}

  [[nodiscard]] const ui::Palette& palette() const { return ui::palette_of(theme); }

  // Fonts and style for the scale of the screen the window is on now.
  void fit() {
    float x = 1.0F;
    float y = 1.0F;
    glfwGetWindowContentScale(window.get(), &x, &y);
    const float wanted = std::clamp(x, 0.5F, 4.0F) * zoom;
    if (wanted != drawn_zoom) {
      ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
      fonts = ui::build_fonts(atlas, files.regular, files.strong, wanted);
      ImGui_ImplOpenGL3_DestroyDeviceObjects();
      ImGui_ImplOpenGL3_CreateDeviceObjects();
      atlas.ClearTexData();  // the copy in our own memory
      names.clear();
    }
    if (wanted != drawn_zoom || theme != drawn_theme) {
      set_style(palette(), wanted);
    }
    drawn_zoom = wanted;
    drawn_theme = theme;
  }

  Desktop desktop;
  std::unique_ptr<GLFWwindow, CloseWindow> window;
  std::string title;
  Imgui imgui;
  GlTextures textures;
  FontFiles files;
  ShapedNames names;
  ui::Fonts fonts;
  ui::Theme theme = ui::Theme::Dark;
  ui::Probe* probe = nullptr;
  float zoom = 1.0F;
  float drawn_zoom = 0.0F;  // the desktop's scale times `zoom`, as fonts and style are
  std::optional<ui::Theme> drawn_theme;
  bool is_shown = false;
  std::optional<Settings> before_full;  // the window's place, while it has the whole screen
};

Screen::Screen(const Settings& settings) : parts_(std::make_unique<Parts>(settings)) {
  set_looks(settings.theme, settings.zoom);
}

Screen::~Screen() = default;

void Screen::set_looks(ui::Theme theme, float zoom) {
  parts_->theme = theme;
  parts_->zoom = std::clamp(zoom, kLeastZoom, kMostZoom);
}

void Screen::set_probe(ui::Probe* probe) { parts_->probe = probe; }

void Screen::set_full(bool is_full) {
  Parts& parts = *parts_;
  GLFWwindow* const window = parts.window.get();
  if (is_full == parts.before_full.has_value()) {
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
      parts.before_full = before;
    }
    return;
  }
  const Settings before = *std::exchange(parts.before_full, std::nullopt);
  const Place& place = *before.place;
  glfwSetWindowMonitor(window, nullptr, place.x, place.y, place.width, place.height,
                       GLFW_DONT_CARE);
  if (before.is_maximized) {
    glfwMaximizeWindow(window);
  }
}

void Screen::draw(const std::function<void(ui::Pen&)>& page) {
  Parts& parts = *parts_;
  GLFWwindow* const window = parts.window.get();
  const ImVec2 pixels = pixels_of(window);
  if (pixels.x < 1 || pixels.y < 1 || glfwGetWindowAttrib(window, GLFW_ICONIFIED) == GLFW_TRUE) {
    return;
  }
  parts.fit();
  parts.names.begin_frame();
  ImGui_ImplOpenGL3_NewFrame();
  ImGui_ImplGlfw_NewFrame();
  ImGui::GetIO().DisplaySize = pixels;
  ImGui::GetIO().DisplayFramebufferScale = {1, 1};
  begin_frame_with_one_key();
  ui::Pen pen(
      parts.palette(), parts.fonts, parts.drawn_zoom,
      [&parts](std::string_view text, float size, ui::Weight weight) {
        return parts.names.shape(text, size, weight);
      },
      parts.probe);
  page(pen);
  ImGui::Render();
  if (has_input() && parts.is_shown) {
    return;  // it would be seen for no longer than the next frame takes: typing must not wait for
             // it
  }
  clear(parts.palette(), static_cast<int>(pixels.x), static_cast<int>(pixels.y));
  ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
  glfwSwapBuffers(window);
  if (!parts.is_shown) {
    parts.is_shown = true;
    glfwShowWindow(window);
  }
}

std::string Screen::picture(const std::function<ImVec2(ui::Pen&)>& size,
                            const std::function<void(ui::Pen&)>& page) {
  constexpr float kScale = 2.0F;
  // How often a picture is drawn before it is kept: what scrolls knows its place in the second.
  constexpr int kFrames = 2;
  Parts& parts = *parts_;
  const Apart apart;
  const ui::Fonts fonts =
      ui::build_fonts(*ImGui::GetIO().Fonts, parts.files.regular, parts.files.strong, kScale);
  set_style(parts.palette(), kScale);
  ShapedNames names(parts.files.family, parts.textures);
  ui::Pen pen(
      parts.palette(), fonts, kScale,
      [&names](std::string_view text, float pixels, ui::Weight weight) {
        return names.shape(text, pixels, weight);
      },
      nullptr);
  const ImVec2 wanted = size(pen);
  if (!Canvas::can_be(wanted)) {
    return {};
  }
  const auto width = static_cast<int>(std::ceil(wanted.x));
  const auto height = static_cast<int>(std::ceil(wanted.y));
  ImGui::GetIO().DisplaySize = {static_cast<float>(width), static_cast<float>(height)};
  for (int i = 0; i < kFrames; ++i) {
    ImGui_ImplOpenGL3_NewFrame();
    ImGui::NewFrame();
    page(pen);
    ImGui::Render();
  }
  const Canvas canvas(width, height);
  if (!canvas.is_whole()) {
    return {};
  }
  clear(parts.palette(), width, height);
  ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
  return png_of(width, height, canvas.rows());
}

void Screen::wait(std::optional<double> seconds) {
  if (seconds) {
    glfwWaitEventsTimeout(*seconds);
  } else {
    glfwWaitEvents();
  }
}

void Screen::poll() { glfwPollEvents(); }

bool Screen::has_input() const {
  return ImGui::GetCurrentContext()->InputEventsQueue.Size > 0 &&
         glfwGetWindowAttrib(parts_->window.get(), GLFW_ICONIFIED) == GLFW_FALSE;
}

void Screen::wake() { glfwPostEmptyEvent(); }

bool Screen::is_visible() const {
  return parts_->is_shown &&
         glfwGetWindowAttrib(parts_->window.get(), GLFW_ICONIFIED) == GLFW_FALSE;
}

bool Screen::wants_to_close() const {
  return glfwWindowShouldClose(parts_->window.get()) == GLFW_TRUE;
}

void Screen::set_title(const std::string& title) {
  if (title != parts_->title) {
    glfwSetWindowTitle(parts_->window.get(), title.c_str());
    parts_->title = title;
  }
}

void Screen::stay_open() { glfwSetWindowShouldClose(parts_->window.get(), GLFW_FALSE); }

void Screen::remember_place(Settings& settings) const {
  GLFWwindow* const window = parts_->window.get();
  if (parts_->before_full) {
    settings.is_maximized = parts_->before_full->is_maximized;
    settings.place = settings.is_maximized ? settings.place : parts_->before_full->place;
    return;
  }
  if (glfwGetWindowAttrib(window, GLFW_ICONIFIED) == GLFW_TRUE) {
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
