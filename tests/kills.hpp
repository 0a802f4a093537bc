// How often a test that kills a process does so: SQUARESCORES_KILLS, else a number that is quick.
#pragma once

#include <cstdlib>

inline int kills_wanted(int usual) {
  const char* const wanted = std::getenv("SQUARESCORES_KILLS");
  const int number = wanted == nullptr ? 0 : std::atoi(wanted);
  return number > 0 ? number : usual;
}
