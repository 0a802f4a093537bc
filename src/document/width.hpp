// How much room text takes in a terminal, in columns: wide letters take two, combining marks none.
// It knows nothing of the sheet.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace document {

// Columns that `text`, valid UTF-8 without controls, takes.
[[nodiscard]] int width_of(std::string_view text);

// `text`, filled up with blanks behind, or before it, to `width` columns; unchanged if it is wider.
[[nodiscard]] std::string padded(std::string_view text, int width);
[[nodiscard]] std::string padded_left(std::string_view text, int width);

// `text` in at most `width` columns, 3 or more: cut between characters, with '…' for what is left
// out, at the end or, if `from_middle`, in the middle.
[[nodiscard]] std::string shortened(std::string_view text, int width, bool from_middle = false);

// `text` in lines of at most `width` columns, broken at blanks; a word that is wider than a line
// has one of its own. Lines after the first begin with `indent` blanks.
[[nodiscard]] std::vector<std::string> wrapped(std::string_view text, int width, int indent = 0);

}  // namespace document
