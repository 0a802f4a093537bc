#include <fmt/format.h>

#include <array>

#include "words/language.hpp"
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

std::string joined(const std::vector<std::string>& parts, Joint joint) {
  if (parts.empty()) {
    return "";
  }
  std::string text = parts.front();
  for (std::size_t i = 1; i + 1 < parts.size(); ++i) {
    text += ", " + parts[i];
  }
  if (parts.size() == 1) {
    return text;
  }
  return joint == Joint::Or ? tr("{} or {}", text, parts.back())
                            : tr("{} and {}", text, parts.back());
}

std::string person(const core::Match& match, core::Actor who) {
  if (who < 0 || who >= core::kSeats) {
    return tr("the host");
  }
  const std::string& name = match.players[static_cast<std::size_t>(who)];
  if (!core::has_letters_from_right(name)) {
    return name;
  }
  // One with letters of both kinds runs from the left, as it does where it stands alone.
  return (core::has_letters_from_left(name) ? "\u2066" : "\u2068") + name + "\u2069";
}

std::string people(const core::Match& match, const std::vector<core::Seat>& seats) {
  std::vector<std::string> names;
  names.reserve(seats.size());
  for (const core::Seat seat : seats) {
    names.push_back(person(match, seat));
  }
  return joined(names, Joint::And);
}

std::string capital(std::string text) {
  if (!text.empty() && text.front() >= 'a' && text.front() <= 'z') {
    text.front() = static_cast<char>(text.front() - 'a' + 'A');
  }
  return text;
}

std::string number(int n) {
  static constexpr std::array kWords = {later("one"),  later("two"), later("three"), later("four"),
                                        later("five"), later("six"), later("seven"), later("eight"),
                                        later("nine"), later("ten")};
  return n >= 1 && n <= 10 ? tr(kWords.at(static_cast<std::size_t>(n - 1))) : numeral(n);
}

std::string name_fault(core::NameFault fault, std::string_view name) {
  switch (fault) {
    case core::NameFault::Empty:
      return tr("A name needs at least one character that shows.");
    case core::NameFault::TooLong:
      return tr("A name has at most {} characters, and this one is longer.", core::kLongestName);
    case core::NameFault::NotText:
      return tr("This name is not text in UTF-8.");
    case core::NameFault::Invisible:
      return tr(
          "A name has only characters that show, and none that turn the direction of writing.");
    case core::NameFault::WordInUse:
      return tr("{} means something else on this sheet. Please choose another name.", quoted(name));
  }
  return "";
}

}  // namespace words
