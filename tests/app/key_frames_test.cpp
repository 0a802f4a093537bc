#include "app/key_frames.hpp"

#include <imgui.h>

#include "../catch.hpp"

namespace {

// Dear ImGui alone, which sees what is put into its queue.
class Keys {
 public:
  Keys() : context_(ImGui::CreateContext()) {
    ImGui::GetIO().IniFilename = nullptr;
    ImGui::GetIO().DisplaySize = {100, 100};
    unsigned char* pixels = nullptr;
    int width = 0;
    int height = 0;
    ImGui::GetIO().Fonts->GetTexDataAsAlpha8(&pixels, &width, &height);
    frame();
  }
  ~Keys() { ImGui::DestroyContext(context_); }
  Keys(const Keys&) = delete;
  Keys& operator=(const Keys&) = delete;

  void put(ImGuiKey key, bool is_down) { ImGui::GetIO().AddKeyEvent(key, is_down); }
  void press(ImGuiKey key) {
    put(key, true);
    put(key, false);
  }
  void frame() {
    app::begin_frame_with_one_key();
    ImGui::EndFrame();
  }

 private:
  ImGuiContext* context_;
};

bool is_pressed(ImGuiKey key) { return ImGui::IsKeyPressed(key, false); }

}  // namespace

TEST_CASE("Keys that come in one go are seen one in a frame, in their order") {
  Keys keys;
  keys.press(ImGuiKey_4);
  keys.press(ImGuiKey_Enter);
  keys.frame();
  CHECK(is_pressed(ImGuiKey_4));
  CHECK_FALSE(is_pressed(ImGuiKey_Enter));
  bool is_seen = false;
  for (int i = 0; i < 3; ++i) {
    keys.frame();
    is_seen = is_seen || is_pressed(ImGuiKey_Enter);
  }
  CHECK(is_seen);
}

TEST_CASE("A quick Ctrl+Z is no Z, although its Ctrl is let go before the frame") {
  Keys keys;
  keys.put(ImGuiMod_Ctrl, true);
  keys.press(ImGuiKey_Z);
  keys.put(ImGuiMod_Ctrl, false);
  keys.frame();
  CHECK(is_pressed(ImGuiKey_Z));
  CHECK(ImGui::GetIO().KeyCtrl);
  for (int i = 0; i < 3; ++i) {
    keys.frame();
  }
  CHECK_FALSE(ImGui::GetIO().KeyCtrl);
}
