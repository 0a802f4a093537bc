#include "words/persons.hpp"

#include "words/language.hpp"

namespace words {
namespace {

std::string in_words(std::chrono::seconds wait) {
  return tr_count("{} second", "{} seconds", static_cast<int>(wait.count()));
}

}  // namespace

std::string called_so_already(std::string_view name) {
  return tr("{} is called so already.", name);
}

std::string has_played(std::string_view name) {
  return tr("{} has played, and stays for those matches.", name);
}

std::string pin_wrong(std::chrono::seconds wait) {
  return wait.count() == 0
             ? tr("That is not the PIN.")
             : tr("That is not the PIN. The next try is taken in {}.", in_words(wait));
}

std::string pin_too_soon(std::chrono::seconds wait) {
  return tr("After the wrong tries before, the next is taken in {}.", in_words(wait));
}

std::string no_pin(int shortest, int longest) {
  return tr("A PIN is {} to {} digits.", shortest, longest);
}

std::string pins_differ() { return tr("The two are not the same."); }

std::string place_is_guarded(std::string_view name) {
  return tr("The place of {} has a PIN. Nothing can be written before it is given.", name);
}

}  // namespace words
