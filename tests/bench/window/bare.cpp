// The least that a window like ours can be: GLFW, OpenGL, Dear ImGui, and the program's own fonts,
// looked for, loaded and set in the same sizes. It draws one line until it is closed.
#define GLFW_INCLUDE_NONE
#include <GL/gl.h>
#include <GLFW/glfw3.h>
#include <imgui.h>
#include <imgui_impl_glfw.h>
#include <imgui_impl_opengl3.h>

#include "app/font_files.hpp"
#include "ui/pen.hpp"

namespace {

void draw(GLFWwindow* window) {
  ImGui_ImplOpenGL3_NewFrame();
  ImGui_ImplGlfw_NewFrame();
  ImGui::NewFrame();
  ImGui::GetForegroundDrawList()->AddText({20, 20}, IM_COL32_WHITE, "A bare window");
  ImGui::Render();
  glClear(GL_COLOR_BUFFER_BIT);
  ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
  glfwSwapBuffers(window);
}

}  // namespace

int main() {
  if (glfwInit() != GLFW_TRUE) {
    return 1;
  }
  glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
  glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 3);
  glfwWindowHint(GLFW_OPENGL_PROFILE, GLFW_OPENGL_CORE_PROFILE);
  glfwWindowHint(GLFW_VISIBLE, GLFW_FALSE);  // shown with the first frame, as ours is
  GLFWwindow* const window = glfwCreateWindow(1280, 800, "Bare", nullptr, nullptr);
  if (window == nullptr) {
    return 1;
  }
  glfwMakeContextCurrent(window);
  glfwSwapInterval(1);
  ImGui::CreateContext();
  ImGui::GetIO().IniFilename = nullptr;
  ImGui_ImplGlfw_InitForOpenGL(window, true);
  ImGui_ImplOpenGL3_Init("#version 330 core");
  const app::FontFiles files = app::find_font_files();
  (void)ui::build_fonts(*ImGui::GetIO().Fonts, files.regular, files.strong, 1.0F);
  ImGui_ImplOpenGL3_CreateDeviceObjects();
  ImGui::GetIO().Fonts->ClearTexData();
  draw(window);
  glfwShowWindow(window);
  while (glfwWindowShouldClose(window) == GLFW_FALSE) {
    glfwPollEvents();
    draw(window);
  }
  glfwTerminate();
  return 0;
}
