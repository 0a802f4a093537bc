// Reads the whole database once after the start, looking for damage, in a thread and on a
// connection of its own, so that neither the first frame nor anybody's entry waits for it.
#pragma once

#include <atomic>
#include <filesystem>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

namespace app {

class Checkup {
 public:
  // `wake` is called from another thread when it is done.
  Checkup(std::filesystem::path file, std::function<void()> wake);
  ~Checkup();
  Checkup(const Checkup&) = delete;
  Checkup& operator=(const Checkup&) = delete;

  // Whether all of it has been read.
  [[nodiscard]] bool is_done() const { return is_done_; }

  // What is wrong with the file, once, when it has been found; a sentence.
  [[nodiscard]] std::optional<std::string> found();

 private:
  void look(const std::filesystem::path& file);

  std::function<void()> wake_;
  std::atomic<bool> is_done_ = false;
  std::mutex mutex_;
  std::optional<std::string> found_;  // under mutex_
  std::thread thread_;
};

}  // namespace app
