// generate_years FILE MATCHES: a new score sheet with so many matches, to try a long history on.
#include <iostream>

#include "core/name.hpp"
#include "generate/years.hpp"

int main(int argc, char** argv) {
  const std::optional<int> matches =
      argc == 3 ? core::whole_number(argv[2], 7) : std::optional<int>();
  if (!matches || std::filesystem::exists(argv[1])) {
    std::cerr << "generate_years FILE MATCHES, where FILE is not there yet\n";
    return 2;
  }
  years::make(argv[1], *matches);
  return 0;
}
