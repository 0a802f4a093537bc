#include "app/aside.hpp"

#include <utility>

namespace app {

Aside::~Aside() {
  if (!thread_.joinable()) {
    return;
  }
  {
    const std::lock_guard lock(mutex_);
    is_closing_ = true;
  }
  changed_.notify_one();
  thread_.join();
}

void Aside::begin(Work work) {
  ++begun_;
  {
    const std::lock_guard lock(mutex_);
    waiting_.push_back(std::move(work));
  }
  if (!thread_.joinable()) {
    thread_ = std::thread([this] { run(); });
  }
  changed_.notify_one();
}

bool Aside::take_up() {
  if (begun_ == 0) {
    return false;
  }
  std::vector<After> done;
  {
    const std::lock_guard lock(mutex_);
    done.swap(done_);
  }
  for (const After& after : done) {
    --begun_;
    after();
  }
  return !done.empty();
}

void Aside::run() {
  std::unique_lock lock(mutex_);
  for (;;) {
    changed_.wait(lock, [this] { return is_closing_ || !waiting_.empty(); });
    if (is_closing_) {
      return;
    }
    {
      const Work work = std::move(waiting_.front());
      waiting_.erase(waiting_.begin());
      lock.unlock();
      After after = work();
      lock.lock();
      done_.push_back(std::move(after));
    }
    lock.unlock();
    wake_();
    lock.lock();
  }
}

}  // namespace app
