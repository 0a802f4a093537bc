// What the tests that kill a process have in common.
#pragma once

#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <thread>

#include "catch.hpp"

// How often such a test kills: SQUARESCORES_KILLS, else a number that is quick.
inline int kills_wanted(int usual) {
  const char* const wanted = std::getenv("SQUARESCORES_KILLS");
  const int number = wanted == nullptr ? 0 : std::atoi(wanted);
  return number > 0 ? number : usual;
}

// How many bytes `play`, in a process of its own, wrote into the file descriptor it is given before
// that process was killed: `later` after it had written `first`. `play` never returns.
template <typename Play>
int told_until_killed(int first, std::chrono::microseconds later, const Play& play) {
  std::array<int, 2> ends{};
  REQUIRE(pipe(ends.data()) == 0);
  const pid_t child = fork();
  if (child == 0) {
    close(ends[0]);
    play(ends[1]);
  }
  close(ends[1]);
  int told = 0;
  char byte = 0;
  while (told < first && read(ends[0], &byte, 1) == 1) {
    ++told;
  }
  std::this_thread::sleep_for(later);
  kill(child, SIGKILL);
  int status = 0;
  waitpid(child, &status, 0);
  CHECK(WIFSIGNALED(status));
  while (read(ends[0], &byte, 1) == 1) {
    ++told;
  }
  close(ends[0]);
  return told;
}
