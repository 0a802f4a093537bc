// One program: the window, or with a verb one act without it.
#include <exception>
#include <iostream>

#include "app/run_window.hpp"
#include "cli/run.hpp"

int main(int argc, char** argv) {
  try {
    const auto parsed = cli::parse(argc, argv);
    if (const auto* const exit = std::get_if<cli::Exit>(&parsed)) {
      return static_cast<int>(*exit);
    }
    const auto& arguments = std::get<cli::Arguments>(parsed);
    if (arguments.verb != cli::Verb::Window) {
      return static_cast<int>(cli::run(arguments));
    }
    return app::run_window(arguments.database);
  } catch (const std::exception& failure) {  // memory, or a mistake of ours
    std::cerr << "squarescores has to stop: " << failure.what() << "\n";
    return static_cast<int>(cli::Exit::NoDatabase);
  }
}
