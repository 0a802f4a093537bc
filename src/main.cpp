// One program: the window, or with a verb one act without it.
#include "app/run_window.hpp"
#include "cli/run.hpp"

int main(int argc, char** argv) {
  const auto parsed = cli::parse(argc, argv);
  if (const cli::Exit* const exit = std::get_if<cli::Exit>(&parsed)) {
    return static_cast<int>(*exit);
  }
  const cli::Arguments& arguments = std::get<cli::Arguments>(parsed);
  if (arguments.verb != cli::Verb::Window) {
    return static_cast<int>(cli::run(arguments));
  }
  return app::run_window(arguments.database);
}
