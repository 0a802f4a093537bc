// Where a person expects files that are written for him, and what he means by a path he types.
#pragma once

#include <filesystem>
#include <string_view>

namespace app {

// The desktop's folder for documents, else the home, else the working folder; always one that is
// there.
[[nodiscard]] std::filesystem::path usual_folder();

// '~/a' is in the home, and what does not begin with '/' in the usual folder. Blanks around it go.
[[nodiscard]] std::filesystem::path path_meant(std::string_view typed);

}  // namespace app
