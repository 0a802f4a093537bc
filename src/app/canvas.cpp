#include "app/canvas.hpp"

#define GL_GLEXT_PROTOTYPES
#include <GL/gl.h>
#include <GL/glext.h>
#include <imgui_impl_opengl3.h>

#include <algorithm>
#include <array>
#include <cstddef>

namespace app {

Apart::Apart() : before_(ImGui::GetCurrentContext()), own_(ImGui::CreateContext()) {
  ImGui::SetCurrentContext(own_);
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;
  io.LogFilename = nullptr;
  ImGui_ImplOpenGL3_Init("#version 330 core");
}

Apart::~Apart() {
  ImGui_ImplOpenGL3_Shutdown();
  ImGui::DestroyContext(own_);
  ImGui::SetCurrentContext(before_);
}

Canvas::Canvas(int width, int height) : width_(width), height_(height) {
  glGenFramebuffers(1, &frame_);
  glBindFramebuffer(GL_FRAMEBUFFER, frame_);
  glGenRenderbuffers(1, &pixels_);
  glBindRenderbuffer(GL_RENDERBUFFER, pixels_);
  glRenderbufferStorage(GL_RENDERBUFFER, GL_RGBA8, width, height);
  glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, pixels_);
}

Canvas::~Canvas() {
  glBindFramebuffer(GL_FRAMEBUFFER, 0);
  glDeleteRenderbuffers(1, &pixels_);
  glDeleteFramebuffers(1, &frame_);
}

bool Canvas::can_be(ImVec2 size) {
  GLint most = 0;
  glGetIntegerv(GL_MAX_RENDERBUFFER_SIZE, &most);
  std::array<GLint, 2> view{};
  glGetIntegerv(GL_MAX_VIEWPORT_DIMS, view.data());
  return size.x >= 1 && size.y >= 1 && size.x <= static_cast<float>(std::min(most, view[0])) &&
         size.y <= static_cast<float>(std::min(most, view[1]));
}

bool Canvas::is_whole() const {
  return glCheckFramebufferStatus(GL_FRAMEBUFFER) == GL_FRAMEBUFFER_COMPLETE;
}

std::vector<unsigned char> Canvas::rows() const {
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

void clear(const ui::Palette& palette, int width, int height) {
  const ImVec4 ground = ImGui::ColorConvertU32ToFloat4(palette.ground);
  glViewport(0, 0, width, height);
  glClearColor(ground.x, ground.y, ground.z, 1.0F);
  glClear(GL_COLOR_BUFFER_BIT);
}

}  // namespace app
