#include "document/width.hpp"

#include <utf8proc.h>

#include <algorithm>
#include <numeric>

namespace document {
namespace {

// What a reader sees as one character.
struct Character {
  std::string_view text;
  int width = 0;
};

constexpr int kWidest = 2;  // no character takes more, also an emoji made of several

std::vector<Character> characters(std::string_view text) {
  std::vector<Character> found;
  utf8proc_int32_t state = 0;
  utf8proc_int32_t before = 0;
  std::size_t begin = 0;
  while (begin < text.size()) {
    utf8proc_int32_t point = 0;
    const utf8proc_ssize_t read =
        utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text.data()) + begin,
                         static_cast<utf8proc_ssize_t>(text.size() - begin), &point);
    const std::size_t length = read > 0 ? static_cast<std::size_t>(read) : 1;
    const int width = read > 0 ? utf8proc_charwidth(point) : 1;
    if (found.empty() || utf8proc_grapheme_break_stateful(before, point, &state)) {
      found.push_back({.text = text.substr(begin, length), .width = width});
    } else {
      Character& last = found.back();
      last.text = {last.text.data(), last.text.size() + length};
      last.width = std::min(last.width + width, kWidest);
    }
    before = point;
    begin += length;
  }
  return found;
}

// As many of `characters` from the front as fit in `width`.
std::string fitting(const std::vector<Character>& characters, int width) {
  std::string text;
  for (const Character& one : characters) {
    width -= one.width;
    if (width < 0) {
      break;
    }
    text += one.text;
  }
  return text;
}

std::string fitting_from_end(std::vector<Character> characters, int width) {
  std::string text;
  for (; !characters.empty(); characters.pop_back()) {
    width -= characters.back().width;
    if (width < 0) {
      break;
    }
    text.insert(0, characters.back().text);
  }
  return text;
}

std::string blanks(int width) {
  std::string text;
  text.resize(static_cast<std::size_t>(std::max(width, 0)), ' ');
  return text;
}

}  // namespace

int width_of(std::string_view text) {
  const std::vector<Character> all = characters(text);
  return std::accumulate(all.begin(), all.end(), 0,
                         [](int width, const Character& one) { return width + one.width; });
}

std::string padded(std::string_view text, int width) {
  return std::string(text) + blanks(width - width_of(text));
}

std::string padded_left(std::string_view text, int width) {
  return blanks(width - width_of(text)) + std::string(text);
}

std::string shortened(std::string_view text, int width, bool from_middle) {
  if (width_of(text) <= width) {
    return std::string(text);
  }
  const std::vector<Character> all = characters(text);
  const int room = width - 1;
  if (!from_middle) {
    return fitting(all, room) + "…";
  }
  return fitting(all, room - room / 2) + "…" + fitting_from_end(all, room / 2);
}

std::vector<std::string> wrapped(std::string_view text, int width, int indent) {
  std::vector<std::string> lines;
  std::string line;
  bool is_begun = false;  // whether a word is in `line`
  while (!text.empty()) {
    const std::size_t end = text.find(' ');
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    if (is_begun && width_of(line) + 1 + width_of(word) > width) {
      lines.push_back(line);
      line = blanks(indent);
      is_begun = false;
    }
    line += (is_begun ? " " : "") + std::string(word);
    is_begun = true;
  }
  if (is_begun) {
    lines.push_back(line);
  }
  return lines;
}

}  // namespace document
