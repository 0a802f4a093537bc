// Loaded before a program that draws with GLFW (LD_PRELOAD), so that nothing in the program itself
// has to know that it is measured. After the frame of number $FRAME_CLOCK_LAST it writes, to the
// open descriptor $FRAME_CLOCK_TO, when the first frame was swapped (milliseconds of the monotonic
// clock), and the memory it has then (KiB, as proportional and as resident); and ends the process,
// unless $FRAME_CLOCK_STAYS.
#include <dlfcn.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>

namespace {

double now_ms() {
  std::timespec time{};
  ::clock_gettime(CLOCK_MONOTONIC, &time);
  return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

int number_of(const char* variable) {
  const char* const text = std::getenv(variable);
  return text == nullptr ? 0 : std::atoi(text);
}

// A line of smaps_rollup as 'Pss:      12345 kB'.
long kilobytes(const char* name) {
  std::FILE* const file = std::fopen("/proc/self/smaps_rollup", "r");
  long found = 0;
  char line[256];
  while (file != nullptr && std::fgets(line, sizeof line, file) != nullptr) {
    if (std::strncmp(line, name, std::strlen(name)) == 0) {
      found = std::atol(line + std::strlen(name));
    }
  }
  if (file != nullptr) {
    std::fclose(file);
  }
  return found;
}

void report(double first_ms) {
  ::dprintf(number_of("FRAME_CLOCK_TO"), "%.3f %ld %ld\n", first_ms, kilobytes("Pss:"),
            kilobytes("Rss:"));
  if (std::getenv("FRAME_CLOCK_STAYS") == nullptr) {
    ::_exit(0);
  }
}

}  // namespace

extern "C" void glfwSwapBuffers(void* window) {
  using Swap = void (*)(void*);
  static const auto swap = reinterpret_cast<Swap>(::dlsym(RTLD_NEXT, "glfwSwapBuffers"));
  static int frames = 0;
  static double first_ms = 0;
  swap(window);
  ++frames;
  if (frames == 1) {
    first_ms = now_ms();
  }
  if (frames == number_of("FRAME_CLOCK_LAST")) {
    report(first_ms);
  }
}
