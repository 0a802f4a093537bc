#include "app/watch.hpp"

#include <poll.h>
#include <sys/eventfd.h>
#include <sys/inotify.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <utility>

namespace app {
namespace {

constexpr std::uint32_t kChanges =
    IN_MODIFY | IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO;

// Where a link leads is where the journal appears.
std::filesystem::path real_file(const std::filesystem::path& file) {
  std::error_code error;
  const std::filesystem::path real = std::filesystem::weakly_canonical(file, error);
  return error ? std::filesystem::absolute(file) : real;
}

}  // namespace

Watch::Watch(const std::filesystem::path& file, std::function<void()> wake)
    : wake_(std::move(wake)),
      inotify_(::inotify_init1(IN_CLOEXEC | IN_NONBLOCK)),
      stop_(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {
  const std::filesystem::path real = real_file(file);
  name_ = real.filename().string();
  if (inotify_ >= 0 && stop_ >= 0) {
    watched_ = ::inotify_add_watch(inotify_, real.parent_path().c_str(), kChanges);
  }
  if (is_watching()) {
    thread_ = std::thread([this] { listen(); });
  }
}

Watch::~Watch() {
  if (thread_.joinable()) {
    const std::uint64_t one = 1;
    [[maybe_unused]] const ssize_t written = ::write(stop_, &one, sizeof one);
    thread_.join();
  }
  for (const int descriptor : {inotify_, stop_}) {
    if (descriptor >= 0) {
      ::close(descriptor);
    }
  }
}

void Watch::listen() {
  std::array<pollfd, 2> waiting{pollfd{inotify_, POLLIN, 0}, pollfd{stop_, POLLIN, 0}};
  for (;;) {
    const int ready = ::poll(waiting.data(), waiting.size(), -1);
    if (ready < 0 && errno == EINTR) {
      continue;
    }
    if (ready < 0 || waiting[1].revents != 0) {
      return;
    }
    if (concerns_us()) {
      has_noticed_ = true;
      wake_();
    }
  }
}

bool Watch::concerns_us() const {
  alignas(inotify_event) std::array<char, std::size_t{16} * 1024> news{};
  bool concerns = false;
  for (;;) {
    const ssize_t length = ::read(inotify_, news.data(), news.size());
    if (length <= 0) {
      return concerns;
    }
    for (std::size_t place = 0; place < static_cast<std::size_t>(length);) {
      inotify_event event{};
      std::memcpy(&event, news.data() + place, sizeof event);
      const char* const name = event.len > 0 ? news.data() + place + sizeof event : "";
      concerns = concerns || (event.mask & IN_Q_OVERFLOW) != 0 ||
                 std::string_view(name).substr(0, name_.size()) == name_;
      place += sizeof event + event.len;
    }
  }
}

}  // namespace app
