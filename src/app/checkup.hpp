// Reads the whole database once after the start, looking for damage, in a thread and on a
// connection of its own, so that neither the first frame nor anybody's entry waits for it.
#pragma once

#include <filesystem>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

namespace app {

class Checkup {
 public:
  // `wake` is called from another thread if damage was found.
  Checkup(std::filesystem::path file, std::function<void()> wake);
  ~Checkup();
  Checkup(const Checkup&) = delete;
  Checkup& operator=(const Checkup&) = delete;

  // What is wrong with the file, once, when it has been found; a sentence.
  [[nodiscard]] std::optional<std::string> found();

 private:
  void look(const std::filesystem::path& file);

  std::function<void()> wake_;
  std::mutex mutex_;
  std::optional<std::string> found_;  // under mutex_
  std::thread thread_;
};

}  // namespace app
