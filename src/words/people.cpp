#include <fmt/format.h>

#include <array>

#include "words/quoted.hpp"
#include "words/words.hpp"

namespace words {

std::string quoted(std::string_view text) {
  const core::KeptName kept = core::kept_name(text);
  if (kept.fault && kept.fault != core::NameFault::WordInUse) {
    return "";
  }
  return fmt::format("'{}'", kept.fault ? core::folded_name(text) : kept.text);
}

std::string joined(const std::vector<std::string>& parts, std::string_view last) {
  std::string text;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i > 0) {
      text += i + 1 == parts.size() ? fmt::format(" {} ", last) : ", ";
    }
    text += parts[i];
  }
  return text;
}

std::string person(const core::Match& match, core::Actor who) {
  if (who < 0 || who >= core::kSeats) {
    return "the host";
  }
  const std::string& name = match.players[static_cast<std::size_t>(who)];
  return core::has_letters_from_right(name) ? "\u2068" + name + "\u2069" : name;
}

std::string people(const core::Match& match, const std::vector<core::Seat>& seats) {
  std::vector<std::string> names;
  names.reserve(seats.size());
  for (const core::Seat seat : seats) {
    names.push_back(person(match, seat));
  }
  return joined(names, "and");
}

std::string capital(std::string text) {
  if (!text.empty() && text.front() >= 'a' && text.front() <= 'z') {
    text.front() = static_cast<char>(text.front() - 'a' + 'A');
  }
  return text;
}

std::string number(int n) {
  static constexpr std::array<std::string_view, 11> kWords = {
      "none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"};
  return n >= 1 && n <= 10 ? std::string(kWords.at(static_cast<std::size_t>(n)))
                           : std::to_string(n);
}

std::string counted(int n, std::string_view one, std::string_view more) {
  return fmt::format("{} {}", number(n), n == 1 ? one : more);
}

std::string name_fault(core::NameFault fault, std::string_view name) {
  switch (fault) {
    case core::NameFault::Empty:
      return "A name needs at least one character that shows.";
    case core::NameFault::TooLong:
      return fmt::format("A name has at most {} characters, and this one is longer.",
                         core::kLongestName);
    case core::NameFault::NotText:
      return "This name is not text in UTF-8.";
    case core::NameFault::Invisible:
      return "A name has only characters that show, and none that turn the direction of writing.";
    case core::NameFault::WordInUse:
      return fmt::format("{} means something else on this sheet. Please choose another name.",
                         quoted(name));
  }
  return "";
}

}  // namespace words
