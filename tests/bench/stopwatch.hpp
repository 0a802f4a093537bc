// How the programs here measure: the same work several times, of which the median is told, and
// what is compared in turns, so that whatever else the machine does falls on both.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <vector>

namespace bench {

inline double median(std::vector<double> runs) {
  const auto middle = runs.begin() + static_cast<std::ptrdiff_t>(runs.size() / 2);
  std::nth_element(runs.begin(), middle, runs.end());
  return *middle;
}

// Milliseconds that `work` takes: on the wall, or of this thread's processor.
template <typename Work>
double wall_ms(Work work) {
  const auto start = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start)
      .count();
}

template <typename Work>
double processor_ms(Work work) {
  const auto now = [] {
    std::timespec time{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
  };
  const double start = now();
  work();
  return now() - start;
}

// What something costs beside what it is held against.
struct Pair {
  double ours = 0;
  double baseline = 0;  // the medians, milliseconds
};

// Each of the two gives its milliseconds, `runs` times in turns.
template <typename Ours, typename Baseline>
Pair in_turns(int runs, Ours ours, Baseline baseline) {
  std::vector<double> one;
  std::vector<double> other;
  for (int i = 0; i < runs; ++i) {
    one.push_back(ours());
    other.push_back(baseline());
  }
  return {.ours = median(one), .baseline = median(other)};
}

inline void tell(const char* what, double milliseconds) {
  std::printf("%-58s %10.3f ms\n", what, milliseconds);
  std::fflush(stdout);
}

inline void tell(const char* what, const Pair& pair, const char* baseline) {
  std::printf("%-58s %10.3f ms   %6.2f times %s (%.3f ms)\n", what, pair.ours,
              pair.ours / pair.baseline, baseline, pair.baseline);
  std::fflush(stdout);
}

}  // namespace bench
