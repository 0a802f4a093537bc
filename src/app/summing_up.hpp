// Makes, once after the start, the summaries that the history and the statistics read instead of
// playing every match anew, in a thread and on a connection of its own. Nothing waits for it, and
// nothing is wrong without it: it only makes long histories quick.
#pragma once

#include <atomic>
#include <filesystem>
#include <thread>

namespace app {

class SummingUp {
 public:
  explicit SummingUp(std::filesystem::path file);
  // Stops in the middle of it if need be; the rest is made after the next start.
  ~SummingUp();
  SummingUp(const SummingUp&) = delete;
  SummingUp& operator=(const SummingUp&) = delete;

 private:
  void work(const std::filesystem::path& file);

  std::atomic<bool> stops_ = false;
  std::thread thread_;
};

}  // namespace app
