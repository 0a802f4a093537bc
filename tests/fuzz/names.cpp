// Any bytes where a person types something: a name, a number, a stake, a time.
#include <cstdint>

#include "core/instant.hpp"
#include "core/money.hpp"
#include "core/name.hpp"
#include "must.hpp"
#include "words/quoted.hpp"

namespace {

using fuzz::must;

void try_name(std::string_view typed) {
  const std::string folded = core::folded_name(typed);
  must(core::folded_name(folded) == folded, "a folded name folds to itself");
  const core::KeptName kept = core::kept_name(typed);
  must(kept.text.empty() == kept.fault.has_value(), "there is a name or a reason against it");
  if (kept.fault) {
    return;
  }
  must(fuzz::is_fit_to_show(kept.text) && kept.text.find('\n') == std::string::npos &&
           kept.text.find("\u2068") == std::string::npos,
       "a name can be shown");
  const core::KeptName again = core::kept_name(kept.text);
  must(!again.fault && again.text == kept.text, "a kept name is kept as it is");
  must(core::folded_name(kept.text) == folded, "a name is compared the same before and after");
  must(core::find_player({kept.text, "A", "B"}, typed) == 0 || folded == "a" || folded == "b",
       "a player is found by the name that was typed");
  core::Match match;
  match.players = {kept.text, "A", "B"};
  fuzz::must_be_fit_to_show({.number = 1, .id = "", .started = {}, .match = match});
}

void try_number(std::string_view typed) {
  for (const bool is_signed : {false, true}) {
    if (const auto number = core::whole_number(typed, 9, is_signed)) {
      must(*number < 1'000'000'000 && *number > -1'000'000'000, "a number has nine digits");
      must(is_signed || *number >= 0, "a number without a sign is not below zero");
      must(core::whole_number(std::to_string(*number), 9, is_signed) == number,
           "a number is read as it is written");
    }
  }
}

void try_stake(std::string_view typed) {
  if (const auto stake = core::stake_of(typed)) {
    must(core::stake_of(core::stake_text(*stake)) == stake, "a stake is read as it is written");
  }
}

void try_instant(std::string_view typed) {
  if (const auto instant = core::parse_instant(typed)) {
    must(core::parse_instant(core::instant_text(*instant)) == instant,
         "a time is read as it is written");
  }
}

}  // namespace

// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer's name
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  const std::string_view typed(reinterpret_cast<const char*>(bytes), size);
  try_name(typed);
  try_number(typed);
  try_stake(typed);
  try_instant(typed);
  must(fuzz::is_fit_to_show(words::quoted(typed)), "what is quoted can be shown");
  must(fuzz::is_fit_to_show(core::fit_to_show(typed)), "what is made fit to show can be shown");
  return 0;
}
