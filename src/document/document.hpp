// The match document: what export writes, import and score read, and a person can type. Text in,
// values out, and back; no files here. docs/formats.md is its contract.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/match.hpp"

namespace document {

struct Document {
  core::Match match;              // without ticks, and every cell in its player's own hand
  std::optional<std::string> id;  // 32 hex digits, lower case
  std::optional<core::Instant> started;
};

// Why a text is not a match document.
struct Fault {
  std::string place;   // where, as deals[2].tricks; empty if it is the whole
  std::string reason;  // a sentence in a player's words
};

// One document. `text` may hold any bytes and be of any size.
[[nodiscard]] std::variant<Document, Fault> read(std::string_view text);

// No more than this is read of a file, which is more than any history fills; what is behind it
// would be missing, and so the last document be none.
inline constexpr std::size_t kMostInFile = std::size_t{1} << 30U;

// The documents of one file: one object, or several, one per line; blank lines are let pass. With
// more than one, the place of a fault begins with its line, as 'line 3: deals[2].tricks'.
[[nodiscard]] std::variant<std::vector<Document>, Fault> read_all(std::string_view text);

// The document as one line without a line feed; read() of it gives the same document, and write()
// of that the same bytes.
[[nodiscard]] std::string write(const Document& document);

// A text that two documents share exactly if they hold the same match, whatever their ids.
[[nodiscard]] std::string content_text(const Document& document);

}  // namespace document
