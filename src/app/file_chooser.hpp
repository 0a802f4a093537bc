// The desktop's own dialog for choosing a file, where there is one:
// org.freedesktop.portal.FileChooser on the session bus, asked from a thread of its own so that no
// frame waits for it. It knows nothing of what the file is for.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

namespace app {

struct FileQuestion {
  bool is_to_save = false;  // a new file to be written, else one to be read
  std::string title;
  std::filesystem::path suggested;  // a folder and a name in it
};

struct FileAnswer {
  enum class Came { Chosen, Left, NoDesktop };  // Left: the person chose nothing
  Came came = Came::NoDesktop;
  std::filesystem::path file;  // of Chosen
};

class FileChooser {
 public:
  // `wake` is called from another thread when there is an answer.
  explicit FileChooser(std::function<void()> wake);
  // Takes back what is still being asked.
  ~FileChooser();
  FileChooser(const FileChooser&) = delete;
  FileChooser& operator=(const FileChooser&) = delete;

  // Asks the desktop; what was asked before is taken back. Where nobody takes the question within a
  // second, the answer is NoDesktop.
  void ask(const FileQuestion& question);

  // The answer, once.
  [[nodiscard]] std::optional<FileAnswer> answer();

 private:
  struct Asking;

  void stop();

  std::function<void()> wake_;
  std::mutex mutex_;
  std::optional<FileAnswer> answer_;  // under mutex_
  std::unique_ptr<Asking> asking_;
  std::thread thread_;
};

}  // namespace app
