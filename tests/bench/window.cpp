// What the window costs: bench_window [MATCHES], 100,000 unless said. The real program, with one
// match and with so many, against a bare window with the same fonts (window/bare.cpp): until the
// first frame is on the screen, and the memory after four; and how often it wakes while nobody does
// anything. It needs a display, and a home whose settings may be read: run it by ./dev bench.
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <string>
#include <thread>
#include <vector>

#include "bench/stopwatch.hpp"
#include "core/name.hpp"
#include "generate/years.hpp"
#include "session/session.hpp"
#include "store/backup_schedule.hpp"

extern char** environ;

namespace {

namespace fs = std::filesystem;

constexpr int kStarts = 11;

struct Started {
  double first_frame_ms = 0;  // from the moment it was started
  long pss_kb = 0;
  long rss_kb = 0;
};

[[noreturn]] void give_up(const std::string& why) {
  std::cerr << "bench_window: " << why << "\n";
  std::exit(1);
}

double now_ms() {
  std::timespec time{};
  ::clock_gettime(CLOCK_MONOTONIC, &time);
  return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

// A program under the clock of window/frame_clock.cpp.
class Running {
 public:
  Running(std::vector<std::string> command, bool stays) {
    int ends[2];
    if (::pipe(ends) != 0) {
      give_up("no pipe");
    }
    const std::vector<std::string> clock = {
        "LD_PRELOAD=" FRAME_CLOCK, "FRAME_CLOCK_TO=" + std::to_string(ends[1]),
        "FRAME_CLOCK_LAST=4", stays ? "FRAME_CLOCK_STAYS=1" : "FRAME_CLOCK_GOES=1"};
    std::vector<char*> arguments = pointers(command);
    std::vector<char*> environment;
    for (char** variable = environ; *variable != nullptr; ++variable) {
      environment.push_back(*variable);
    }
    for (const std::string& variable : clock) {
      environment.push_back(const_cast<char*>(variable.c_str()));
    }
    environment.push_back(nullptr);
    const double start = now_ms();
    if (::posix_spawn(&process_, arguments[0], nullptr, nullptr, arguments.data(),
                      environment.data()) != 0) {
      give_up("cannot start " + command[0]);
    }
    ::close(ends[1]);
    char line[128] = {};
    const ssize_t length = ::read(ends[0], line, sizeof line - 1);  // written at once
    ::close(ends[0]);
    if (length <= 0 || std::sscanf(line, "%lf %ld %ld", &found_.first_frame_ms, &found_.pss_kb,
                                   &found_.rss_kb) != 3) {
      give_up(command[0] + " ended before its fourth frame");
    }
    found_.first_frame_ms -= start;
  }
  ~Running() {
    ::kill(process_, SIGTERM);  // one that has gone already is still ours until it is waited for
    ::waitpid(process_, nullptr, 0);
  }
  Running(const Running&) = delete;
  Running& operator=(const Running&) = delete;

  [[nodiscard]] const Started& found() const { return found_; }

  // How often its threads have gone to sleep by themselves so far: each means that one was woken.
  [[nodiscard]] long sleeps() const {
    long sleeps = 0;
    const fs::path tasks = "/proc/" + std::to_string(process_) + "/task";
    for (const fs::directory_entry& task : fs::directory_iterator(tasks)) {
      std::ifstream status(task.path() / "status");
      const std::string name = "voluntary_ctxt_switches:";
      for (std::string line; std::getline(status, line);) {
        if (line.starts_with(name)) {
          sleeps += std::stol(line.substr(name.size()));
        }
      }
    }
    return sleeps;
  }

 private:
  static std::vector<char*> pointers(std::vector<std::string>& words) {
    std::vector<char*> all;
    for (std::string& word : words) {
      all.push_back(word.data());
    }
    all.push_back(nullptr);
    return all;
  }

  pid_t process_ = 0;
  Started found_;
};

std::vector<std::string> window_on(const fs::path& database) {
  return {SQUARESCORES, "--db", database.string()};
}

// A match that goes on, with a deal, as the newest.
void begin_match(const fs::path& file) {
  store::Database database(file, 5000);
  core::Proposal proposal;
  proposal.names = {"Asha", "Bimal", "Chandra"};
  const auto started = session::start(database, proposal, store::Keeping::ByHost);
  session::Session session(database, std::get<int>(started));
  const auto place = session.place(0);
  for (const core::Seat seat : core::kAllSeats) {
    constexpr core::PerSeat<int> kTricks{5, 3, 2};
    (void)session.make(
        *place,
        core::Entry{.deal = 1, .seat = seat, .tricks = kTricks.at(static_cast<std::size_t>(seat))});
  }
}

// So that no start makes it while it is measured.
void make_todays_backup(const fs::path& file) {
  (void)store::back_up_if_due(store::Database(file, 5000), session::now());
}

double median_of(const std::vector<Started>& starts, double (*part)(const Started&)) {
  std::vector<double> parts(starts.size());
  std::ranges::transform(starts, parts.begin(), part);
  return bench::median(parts);
}

void tell_memory(const char* what, double ours_kb, double bare_kb) {
  std::printf("%-58s %10.1f MiB  %6.2f times the bare window's (%.1f MiB)\n", what, ours_kb / 1024,
              ours_kb / bare_kb, bare_kb / 1024);
}

void measure_starts(const fs::path& one, const fs::path& many, const fs::path& ended) {
  const std::vector<std::vector<std::string>> commands = {
      {BARE}, window_on(one), window_on(many), window_on(ended)};
  std::vector<std::vector<Started>> starts(commands.size());
  for (int i = 0; i <= kStarts; ++i) {
    for (std::size_t which = 0; which < commands.size(); ++which) {
      const Running running(commands[which], false);
      if (i > 0) {  // the first is for the caches of the disk
        starts[which].push_back(running.found());
      }
    }
  }
  const auto first_frame = [](const Started& start) { return start.first_frame_ms; };
  const auto pss = [](const Started& start) { return static_cast<double>(start.pss_kb); };
  const auto rss = [](const Started& start) { return static_cast<double>(start.rss_kb); };
  const double bare_ms = median_of(starts[0], first_frame);
  const double one_ms = median_of(starts[1], first_frame);
  bench::tell("start to first frame, one match", {.ours = one_ms, .baseline = bare_ms},
              "a bare window");
  bench::tell("the same with many matches",
              {.ours = median_of(starts[2], first_frame), .baseline = one_ms}, "one match");
  bench::tell("the same when all of them have ended",
              {.ours = median_of(starts[3], first_frame), .baseline = one_ms}, "one match");
  tell_memory("memory after four frames (proportional)", median_of(starts[1], pss),
              median_of(starts[0], pss));
  tell_memory("the same (resident)", median_of(starts[1], rss), median_of(starts[0], rss));
  tell_memory("memory with many matches (proportional)", median_of(starts[2], pss),
              median_of(starts[0], pss));
}

void measure_idling(const fs::path& database) {
  constexpr std::chrono::seconds kUntilQuiet{5};  // the checkup and today's backup are over
  constexpr std::chrono::seconds kWatched{10};
  const Running running(window_on(database), true);
  std::this_thread::sleep_for(kUntilQuiet);
  const long before = running.sleeps();
  std::this_thread::sleep_for(kWatched);
  std::printf("%-58s %10.1f a second\n", "wake-ups of all threads while nobody does anything",
              static_cast<double>(running.sleeps() - before) / 10);
}

}  // namespace

int main(int argc, char** argv) {
  const int matches = argc == 2 ? core::whole_number(argv[1], 7).value_or(0) : 100'000;
  std::string folder = (fs::temp_directory_path() / "squarescores-XXXXXX").string();
  if (matches < 1 || ::mkdtemp(folder.data()) == nullptr) {
    return 2;
  }
  // Folders of their own, as backups are made beside them.
  const auto file = [&](const char* name) {
    fs::create_directory(fs::path(folder) / name);
    return fs::path(folder) / name / "matches.db";
  };
  const fs::path one = file("one");
  const fs::path many = file("many");
  const fs::path ended = file("ended");
  begin_match(one);
  years::make_once(ended, matches);
  fs::copy_file(ended, many);
  begin_match(many);
  for (const fs::path& each : {one, many, ended}) {
    make_todays_backup(each);
  }
  std::printf("%d matches\n", matches);
  measure_starts(one, many, ended);
  measure_idling(one);
  fs::remove_all(folder);
  return 0;
}
