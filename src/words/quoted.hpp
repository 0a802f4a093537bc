// Small pieces that several sentences are made of. They know nothing of cards or tricks.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace words {

// `text` in quotation marks; empty if it is too long, not text, or holds what must not reach a
// terminal. It may hold any bytes.
[[nodiscard]] std::string quoted(std::string_view text);

// 'a', 'a and b', 'a, b and c', or with 'or' for 'and'.
enum class Joint { And, Or };
[[nodiscard]] std::string joined(const std::vector<std::string>& parts, Joint joint);

// With its first letter a capital, if that is one of the Latin alphabet.
[[nodiscard]] std::string capital(std::string text);

}  // namespace words
