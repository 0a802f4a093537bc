// How keys reach frames: one by one, whatever has come meanwhile, so that no key is taken with the
// modifiers of another. It knows Dear ImGui's queue of input and nothing of who fills it.
#pragma once

namespace app {

// ImGui::NewFrame() with what has come up to the second key that goes down; what comes from there
// on waits in the queue for the next frame.
void begin_frame_with_one_key();

}  // namespace app
