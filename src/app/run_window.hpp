// The window from its start to its end: what happens is drawn, what was asked for is carried out,
// and in between everything sleeps.
#pragma once

#include <filesystem>
#include <optional>

namespace app {

// Shows the sheet of the matches in `database`, the usual one if none is named, until the window is
// closed. Gives the exit status of the program: 0, or 3 if there is no display (said on standard
// error).
[[nodiscard]] int run_window(const std::optional<std::filesystem::path>& database);

}  // namespace app
