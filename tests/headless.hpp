// A window without a window: Dear ImGui with no display behind it, driven by mouse and keys, with a
// probe that says what is on the screen. Each transition (a key goes down, a key comes up) has a
// frame of its own, as it has in a real window.
#pragma once

#include <imgui.h>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <ranges>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

#include "ui/pen.hpp"

// The fonts of one zoom, built once for all tests of an executable.
struct HeadlessFonts {
  ImFontAtlas atlas;
  ui::Fonts fonts;

  static HeadlessFonts& of_zoom(float zoom) {
    static std::map<float, std::unique_ptr<HeadlessFonts>> kept;
    std::unique_ptr<HeadlessFonts>& made = kept[zoom];
    if (!made) {
      const std::string folder = "/usr/share/fonts/truetype/noto/NotoSans-";
      made = std::make_unique<HeadlessFonts>();
      made->fonts = ui::build_fonts(made->atlas, folder + "Regular.ttf", folder + "Bold.ttf", zoom);
    }
    return *made;
  }
};

// The hands and the eyes of a person at any window that has a probe.
class Hands {
 public:
  Hands() = default;
  virtual ~Hands() = default;
  Hands(const Hands&) = delete;
  Hands& operator=(const Hands&) = delete;

  void frame(int count = 1) {
    for (; count > 0; --count) {
      draw_frame();
    }
  }

  // --- What a person does
  // -------------------------------------------------------------------------

  // One press of a key, with modifiers as ImGuiMod_Ctrl | ImGuiMod_Shift.
  void press(ImGuiKey key, int modifiers = ImGuiMod_None) { hold(key, 0, modifiers); }

  // A key held down until the keyboard has repeated it `repeats` times.
  void hold(ImGuiKey key, int repeats, int modifiers = ImGuiMod_None) {
    ImGuiIO& keys = io();
    for (const ImGuiKey modifier : {ImGuiMod_Ctrl, ImGuiMod_Shift, ImGuiMod_Alt}) {
      if ((modifiers & modifier) != 0) {
        keys.AddKeyEvent(modifier, true);
        frame();
      }
    }
    keys.AddKeyEvent(key, true);
    frame();
    const float usual = keys.DeltaTime;
    for (int i = 0; i < repeats; ++i) {
      keys.DeltaTime = i == 0 ? keys.KeyRepeatDelay : keys.KeyRepeatRate;
      frame();
    }
    keys.DeltaTime = usual;
    keys.AddKeyEvent(key, false);
    frame();
    for (const ImGuiKey modifier : {ImGuiMod_Ctrl, ImGuiMod_Shift, ImGuiMod_Alt}) {
      if ((modifiers & modifier) != 0) {
        keys.AddKeyEvent(modifier, false);
        frame();
      }
    }
    frame();
  }

  // The characters of a UTF-8 text one by one, digits and Latin letters with their keys.
  void type(std::string_view text) {
    while (!text.empty()) {
      std::size_t length = 1;
      while (length < text.size() && (static_cast<unsigned char>(text[length]) & 0xC0U) == 0x80U) {
        ++length;
      }
      const std::optional<ImGuiKey> key = key_of(text.substr(0, length));
      if (key) {
        io().AddKeyEvent(*key, true);
      }
      io().AddInputCharactersUTF8(std::string(text.substr(0, length)).c_str());
      frame(2);  // Dear ImGui takes a character in the frame after its key
      if (key) {
        io().AddKeyEvent(*key, false);
        frame();
      }
      text.remove_prefix(length);
    }
    frame();
  }

  // A click on the middle of a control, by its name, or else of a text.
  void click(std::string_view name) {
    point_at(name);
    click_here();
  }

  void double_click(std::string_view name) {
    point_at(name);
    click_here();
    click_here();
  }

  void point_at(std::string_view name) { point_at(find(name).rect.center()); }

  void point_at(ImVec2 pixels) {
    io().AddMousePosEvent(pixels.x, pixels.y);
    frame(2);
  }

  void click_here() {
    io().AddMouseButtonEvent(ImGuiMouseButton_Left, true);
    frame();
    io().AddMouseButtonEvent(ImGuiMouseButton_Left, false);
    frame(2);
  }

  void scroll(float notches) {
    io().AddMouseWheelEvent(0, notches);
    frame(2);
  }

  // --- What is on the screen
  // ----------------------------------------------------------------------

  // A text that says exactly this.
  [[nodiscard]] bool sees(std::string_view words) const { return count(words) > 0; }

  // A text in which this occurs.
  [[nodiscard]] bool sees_part(std::string_view words) const {
    for (const ui::Seen& seen : probe_.seen) {
      if (!seen.is_control && seen.text.find(words) != std::string::npos) {
        return true;
      }
    }
    return false;
  }

  // How many texts say exactly this.
  [[nodiscard]] int count(std::string_view words) const {
    int found = 0;
    for (const ui::Seen& seen : probe_.seen) {
      found += !seen.is_control && seen.text == words ? 1 : 0;
    }
    return found;
  }

  [[nodiscard]] bool has_control(std::string_view name) const {
    return find_control(name) != nullptr;
  }

  // Throws, and so fails the test, if it is not there.
  [[nodiscard]] const ui::Seen& control(std::string_view name) const {
    const ui::Seen* const found = find_control(name);
    if (found == nullptr) {
      throw std::runtime_error("no control '" + std::string(name) + "' on the screen:" + listed());
    }
    return *found;
  }

  // The name of the control that keys go to; empty if none has the focus.
  [[nodiscard]] std::string focused() const {
    for (const ui::Seen& seen : probe_.seen) {
      if (seen.is_control && seen.has_focus) {
        return seen.text;
      }
    }
    return {};
  }

  [[nodiscard]] const std::vector<ui::Seen>& seen() const { return probe_.seen; }

  // Everything on the screen, a line each; for a test that fails.
  [[nodiscard]] std::string listed() const {
    std::string all;
    for (const ui::Seen& seen : probe_.seen) {
      all += (seen.is_control ? "\n  [" : "\n  ") + seen.text + (seen.is_control ? "]" : "");
    }
    return all;
  }

 protected:
  virtual void draw_frame() = 0;
  virtual ImGuiIO& io() { return ImGui::GetIO(); }

  ui::Probe probe_;  // told of every frame

 private:
  static std::optional<ImGuiKey> key_of(std::string_view character) {
    const char c = character.front();
    if (c >= '0' && c <= '9') {
      return static_cast<ImGuiKey>(ImGuiKey_0 + (c - '0'));
    }
    if (c >= 'a' && c <= 'z') {
      return static_cast<ImGuiKey>(ImGuiKey_A + (c - 'a'));
    }
    if (c >= 'A' && c <= 'Z') {
      return static_cast<ImGuiKey>(ImGuiKey_A + (c - 'A'));
    }
    switch (c) {
      case ' ':
        return ImGuiKey_Space;
      case '-':
        return ImGuiKey_Minus;
      case '+':
      case '=':
        return ImGuiKey_Equal;
      default:
        return std::nullopt;
    }
  }

  [[nodiscard]] const ui::Seen* find_control(std::string_view name) const {
    for (const ui::Seen& seen : std::views::reverse(probe_.seen)) {  // topmost first
      if (seen.is_control && seen.text == name) {
        return &seen;
      }
    }
    return nullptr;
  }

  [[nodiscard]] const ui::Seen& find(std::string_view name) const {
    if (const ui::Seen* const found = find_control(name)) {
      return *found;
    }
    for (const ui::Seen& seen : std::views::reverse(probe_.seen)) {
      if (!seen.is_control && seen.text == name) {
        return seen;
      }
    }
    throw std::runtime_error("nothing called '" + std::string(name) +
                             "' on the screen:" + listed());
  }
};

class Headless final : public Hands {
 public:
  using Draw = std::function<void(ui::Pen&)>;

  // `draw` is called once in every frame; it opens its own Dear ImGui window (or see full_screen).
  explicit Headless(Draw draw, ImVec2 size = {1280, 800}, float zoom = 1.0F, bool is_dark = true)
      : fonts_(HeadlessFonts::of_zoom(zoom)),
        context_(ImGui::CreateContext(&fonts_.atlas)),
        draw_(std::move(draw)) {
    ImGui::SetCurrentContext(context_);
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.LogFilename = nullptr;
    io.ConfigInputTextCursorBlink = false;
    io.DisplaySize = size;
    io.DeltaTime = 1.0F / 60;
    io.SetClipboardTextFn = &set_clipboard;
    io.GetClipboardTextFn = &clipboard;
    io.ClipboardUserData = &clipboard_;
    look(is_dark, zoom);
    frame(2);
  }
  ~Headless() override { ImGui::DestroyContext(context_); }
  Headless(const Headless&) = delete;
  Headless& operator=(const Headless&) = delete;

  // `draw` inside a window that fills the display and has no margins.
  [[nodiscard]] static Draw full_screen(Draw draw) {
    return [draw = std::move(draw)](ui::Pen& pen) {
      ImGui::SetNextWindowPos({0, 0});
      ImGui::SetNextWindowSize(ImGui::GetIO().DisplaySize);
      ImGui::Begin("all", nullptr, ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoBackground);
      draw(pen);
      ImGui::End();
    };
  }

  void resize(ImVec2 size) {
    io().DisplaySize = size;
    frame(2);
  }

  void look(bool is_dark, float zoom) {
    pen_.emplace(ui::palette_of(is_dark ? ui::Theme::Dark : ui::Theme::Light), fonts_.fonts, zoom,
                 ui::Shaper(), &probe_);
  }

  [[nodiscard]] const std::string& clipboard() const { return clipboard_; }

 private:
  // Of this window, also where a test has two.
  ImGuiIO& io() override {
    ImGui::SetCurrentContext(context_);
    return ImGui::GetIO();
  }

  static void set_clipboard(void* user, const char* text) {
    *static_cast<std::string*>(user) = text;
  }
  static const char* clipboard(void* user) { return static_cast<std::string*>(user)->c_str(); }

  void draw_frame() override {
    ImGui::SetCurrentContext(context_);
    ImGui::NewFrame();
    probe_.seen.clear();
    draw_(*pen_);
    ImGui::Render();
  }

  HeadlessFonts& fonts_;
  ImGuiContext* context_;
  Draw draw_;
  std::optional<ui::Pen> pen_;
  std::string clipboard_;
};
