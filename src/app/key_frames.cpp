#include "app/key_frames.hpp"

#include <imgui_internal.h>

#include <vector>

namespace app {
namespace {

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

}  // namespace

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

}  // namespace app
