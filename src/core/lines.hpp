// The lines of a text, as notes and files of several documents are read by.
#pragma once

#include <string_view>
#include <vector>

namespace core {

// Parts of `text`, at least one, without their ends: what stands before, between and behind its
// '\n'.
[[nodiscard]] std::vector<std::string_view> lines_of(std::string_view text);

}  // namespace core
