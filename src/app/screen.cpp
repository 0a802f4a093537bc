#include "app/screen.hpp"

#define GLFW_INCLUDE_NONE
#include <GLFW/glfw3.h>
#include <imgui_impl_glfw.h>
#include <imgui_impl_opengl3.h>
#include <imgui_internal.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "app/canvas.hpp"
#include "app/font_files.hpp"
#include "app/gl_textures.hpp"
#include "app/key_frames.hpp"
#include "app/png.hpp"
#include "app/shaped_names.hpp"

namespace app {
namespace {

// Everything is laid out in pixels; some desktops tell the mouse in larger units.
void take_mouse(GLFWwindow* window, double x, double y) {
  int width = 0;
  int height = 0;
  glfwGetWindowSize(window, &width, &height);
  int pixels_wide = 0;
  int pixels_high = 0;
  glfwGetFramebufferSize(window, &pixels_wide, &pixels_high);
  if (width > 0 && height > 0) {
    x *= static_cast<double>(pixels_wide) / width;
    y *= static_cast<double>(pixels_high) / height;
  }
  ImGui_ImplGlfw_CursorPosCallback(window, x, y);
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
      : window(settings),
        imgui(window.get()),
        files(find_font_files()),
        names(files.family, textures) {}

  [[nodiscard]] const ui::Palette& palette() const { return ui::palette_of(theme); }

  // Fonts and style for the scale of the screen the window is on now.
  void fit() {
    const float wanted = window.scale() * zoom;
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

  DesktopWindow window;
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

void Screen::set_full(bool is_full) { parts_->window.set_full(is_full); }

void Screen::set_title(const std::string& title) { parts_->window.set_title(title); }

void Screen::draw(const std::function<void(ui::Pen&)>& page) {
  Parts& parts = *parts_;
  const ImVec2 pixels = parts.window.pixels();
  if (pixels.x < 1 || pixels.y < 1 || parts.window.is_minimised()) {
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
  if (has_input() && parts.window.is_shown()) {
    return;  // it would be seen for no longer than the next frame takes: typing must not wait for
             // it
  }
  clear(parts.palette(), static_cast<int>(pixels.x), static_cast<int>(pixels.y));
  ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
  parts.window.swap();
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
  return ImGui::GetCurrentContext()->InputEventsQueue.Size > 0 && !parts_->window.is_minimised();
}

void Screen::wake() { glfwPostEmptyEvent(); }

bool Screen::is_visible() const {
  return parts_->window.is_shown() && !parts_->window.is_minimised();
}

bool Screen::wants_to_close() const { return parts_->window.wants_to_close(); }

void Screen::stay_open() { parts_->window.stay_open(); }

void Screen::remember_place(Settings& settings) const { parts_->window.remember_place(settings); }

}  // namespace app
