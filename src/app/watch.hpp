// Notices that somebody else has written the database, at no cost while nobody does: the kernel
// wakes a thread when a file in its folder changes. The folder, because a restore puts another file
// in the place of this one. It does not know what was written.
#pragma once

#include <atomic>
#include <filesystem>
#include <functional>
#include <string>
#include <thread>

namespace app {

class Watch {
 public:
  // `wake` is called from another thread after each burst of changes to `file` or to the journal
  // beside it, our own included. If the folder cannot be watched, it never is.
  Watch(const std::filesystem::path& file, std::function<void()> wake);
  ~Watch();
  Watch(const Watch&) = delete;
  Watch& operator=(const Watch&) = delete;

  [[nodiscard]] bool is_watching() const { return watched_ >= 0; }

  // Whether anything changed since the last call.
  [[nodiscard]] bool noticed() { return has_noticed_.exchange(false); }

 private:
  void listen();
  // Takes in what the kernel has to say; whether any of it is about our file.
  [[nodiscard]] bool concerns_us() const;

  std::string name_;  // of the file; its journal's begins with it
  std::function<void()> wake_;
  std::atomic<bool> has_noticed_ = false;
  int inotify_ = -1;
  int watched_ = -1;
  int stop_ = -1;  // an eventfd
  std::thread thread_;
};

}  // namespace app
