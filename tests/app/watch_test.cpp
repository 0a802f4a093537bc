#include "app/watch.hpp"

#include <chrono>
#include <condition_variable>
#include <fstream>
#include <mutex>

#include "../catch.hpp"
#include "../folder.hpp"

namespace {

// Somebody asleep until he is woken.
class Sleeper {
 public:
  void wake() {
    {
      const std::lock_guard lock(mutex_);
      is_woken_ = true;
    }
    woken_.notify_all();
  }
  // Whether he is woken within the time; asleep again afterwards.
  bool is_woken(std::chrono::milliseconds within) {
    std::unique_lock lock(mutex_);
    const bool answer = woken_.wait_for(lock, within, [this] { return is_woken_; });
    is_woken_ = false;
    return answer;
  }

 private:
  std::mutex mutex_;
  std::condition_variable woken_;
  bool is_woken_ = false;
};

constexpr std::chrono::milliseconds kSoon{500};  // the window is to follow within this
constexpr std::chrono::milliseconds kAWhile{100};

}  // namespace

TEST_CASE("A watch wakes when the file is written, replaced, or gets a journal") {
  const Folder folder;
  const std::filesystem::path file = folder / "matches.db";
  std::ofstream(file) << "one";
  Sleeper sleeper;
  app::Watch watch(file, [&sleeper] { sleeper.wake(); });
  REQUIRE(watch.is_watching());
  CHECK_FALSE(watch.noticed());

  SECTION("written") { std::ofstream(file, std::ios::app) << "two"; }
  SECTION("a journal") { std::ofstream(folder / "matches.db-journal") << "rows"; }
  SECTION("replaced") {
    std::ofstream(folder / "restored") << "three";
    std::filesystem::rename(folder / "restored", file);
  }
  SECTION("removed") { std::filesystem::remove(file); }

  CHECK(sleeper.is_woken(kSoon));
  CHECK(watch.noticed());
}

TEST_CASE("A watch goes on after the file was replaced") {
  const Folder folder;
  const std::filesystem::path file = folder / "matches.db";
  std::ofstream(file) << "one";
  Sleeper sleeper;
  app::Watch watch(file, [&sleeper] { sleeper.wake(); });
  std::ofstream(folder / "restored") << "two";
  std::filesystem::rename(folder / "restored", file);
  REQUIRE(sleeper.is_woken(kSoon));
  while (sleeper.is_woken(kAWhile)) {  // the rest of that burst
  }
  std::ofstream(file, std::ios::app) << "three";
  CHECK(sleeper.is_woken(kSoon));
}

TEST_CASE("A watch sleeps while others are written or the file is read") {
  const Folder folder;
  const std::filesystem::path file = folder / "matches.db";
  std::ofstream(file) << "one";
  Sleeper sleeper;
  app::Watch watch(file, [&sleeper] { sleeper.wake(); });
  std::ofstream(folder / "other.txt") << "words";
  std::string read;
  std::ifstream(file) >> read;
  CHECK_FALSE(sleeper.is_woken(kAWhile));
  CHECK_FALSE(watch.noticed());
}

TEST_CASE("A watch follows a link to where the file is") {
  const Folder folder;
  std::filesystem::create_directory(folder / "real");
  std::ofstream(folder / "real/matches.db") << "one";
  std::filesystem::create_symlink(folder / "real/matches.db", folder / "link.db");
  Sleeper sleeper;
  app::Watch watch(folder / "link.db", [&sleeper] { sleeper.wake(); });
  std::ofstream(folder / "real/matches.db", std::ios::app) << "two";
  CHECK(sleeper.is_woken(kSoon));
}

TEST_CASE("A folder that is not there is not watched, and that is all") {
  const Folder folder;
  app::Watch watch(folder / "none/matches.db", [] {});
  CHECK_FALSE(watch.is_watching());
  CHECK_FALSE(watch.noticed());
}
