// Which font files this machine has for the window, by fontconfig.
#pragma once

#include <string>

namespace app {

struct FontFiles {
  std::string family;   // 'Noto Sans' where it is installed, else what stands in for it
  std::string regular;  // paths; empty if the machine has no fonts at all
  std::string strong;   // semi-bold, else bold, else the regular one
};

[[nodiscard]] FontFiles find_font_files();

}  // namespace app
