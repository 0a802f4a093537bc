// What is said of the people behind the names and of the PINs that guard their places. Who they are
// and what a PIN is, is not known here.
#pragma once

#include <chrono>
#include <string>
#include <string_view>

namespace words {

// Each a sentence.

// Why a name cannot be given: `name` is somebody else's.
[[nodiscard]] std::string called_so_already(std::string_view name);

// Why somebody cannot be taken out of the list.
[[nodiscard]] std::string has_played(std::string_view name);

// 'That is not the PIN.', and when the next try is taken if `wait` is not 0.
[[nodiscard]] std::string pin_wrong(std::chrono::seconds wait);

// A try that was not looked at, so soon after wrong ones.
[[nodiscard]] std::string pin_too_soon(std::chrono::seconds wait);

// What a PIN is: so many digits.
[[nodiscard]] std::string no_pin(int shortest, int longest);

// Two that were to be the same are not.
[[nodiscard]] std::string pins_differ();

// That nothing can be written before `name` gives the PIN.
[[nodiscard]] std::string place_is_guarded(std::string_view name);

}  // namespace words
