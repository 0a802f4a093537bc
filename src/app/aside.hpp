// Work that takes longer than a frame may, done aside: one piece after the other, in one thread, so
// that neither the next frame nor anybody's entry waits for it. What follows from a piece is done
// where it is asked for, in the thread of the frames. What the work is about is not known here.
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace app {

class Aside {
 public:
  // What is to be done with what was found, in the thread of the frames.
  using After = std::function<void()>;
  // Runs in the other thread, and throws nothing.
  using Work = std::function<After()>;

  // `wake` is called from the other thread when a piece is done.
  explicit Aside(std::function<void()> wake) : wake_(std::move(wake)) {}
  // Waits for the piece at hand; those that were not begun are never done.
  ~Aside();
  Aside(const Aside&) = delete;
  Aside& operator=(const Aside&) = delete;

  // The thread starts with the first piece.
  void begin(Work work);

  // Whether something was begun whose end has not been taken up.
  [[nodiscard]] bool is_busy() const { return begun_ > 0; }

  // Does what follows from the pieces that are done; true if there were any.
  bool take_up();

 private:
  void run();

  std::function<void()> wake_;
  int begun_ = 0;  // of the thread of the frames
  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<Work> waiting_;  // these three under mutex_
  std::vector<After> done_;
  bool is_closing_ = false;
  std::thread thread_;
};

}  // namespace app
