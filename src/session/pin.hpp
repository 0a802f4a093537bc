// What guards somebody's place at the sheet: a PIN, kept only as an argon2id hash. Whoever lets
// somebody sit down (the window, a verb with --as) asks here first. Tries are counted in the file
// before they are looked at, so neither a second window nor a kill makes one free. It knows nothing
// of where a PIN is typed; what is typed never leaves this file but as a hash.
//
// Hashing takes about a second and 256 MB on purpose: with four digits, that and the waiting are
// all that stands between somebody with a copy of the file and the PIN.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "core/seat.hpp"
#include "session/clock.hpp"
#include "store/database.hpp"

namespace session {

// A PIN is so many decimal digits, of any script: '१२३४' is '1234'.
inline constexpr int kShortestPin = 4;
inline constexpr int kLongestPin = 12;

// Proof that the place of a person may be taken, or its PIN changed: it was given, or there is
// none. Only the functions below make one.
class PinRight {
 public:
  [[nodiscard]] int person() const { return person_; }

 private:
  friend class PinJudge;  // pin.cpp's own
  explicit PinRight(int person) : person_(person) {}
  int person_;
};
// This is not the PIN. `wait`: how long no try is taken from now on.
struct PinWrong {
  std::chrono::seconds wait{0};
};
// Too soon after wrong tries; it was not looked at, and does not count.
struct PinTooSoon {
  std::chrono::seconds wait{0};
};

using PinAnswer = std::variant<PinRight, PinWrong, PinTooSoon>;

// The number of the person whose place `who` takes in `match`: store::kKeeperPerson for
// core::kKeeper. Throws store::Trouble.
[[nodiscard]] int person_at(const store::Database& database, int match, core::Actor who);

// Whether `person` (or store::kKeeperPerson) has a PIN. Throws store::Trouble.
[[nodiscard]] bool needs_pin(const store::Database& database, int person);

// Whether `typed`, any bytes, opens the place of `person`; right for anybody without a PIN. From
// the third wrong try in a row on the next has to wait 2, 4, 8 ... seconds, five minutes at most,
// whatever is restarted meanwhile. Throws store::Trouble, also when the try cannot be written down:
// then it is not looked at.
[[nodiscard]] PinAnswer check_pin(store::Database& database, int person, std::string_view typed,
                                  const Clock& clock = now);

// How long from now no try will be taken; 0: at once. Throws store::Trouble.
[[nodiscard]] std::chrono::seconds pin_wait(const store::Database& database, int person,
                                            const Clock& clock = now);

// The way back for somebody who forgot his PIN: this process belongs to the account that owns the
// file. nullopt if it does not, or the file is not there.
[[nodiscard]] std::optional<PinRight> as_owner(const store::Database& database, int person);

// Gives the person the PIN `typed` in the place of any other; false, and nothing done, if it is not
// kShortestPin to kLongestPin digits. Throws store::Trouble.
[[nodiscard]] bool set_pin(store::Database& database, const PinRight& right,
                           std::string_view typed);

// Throws store::Trouble.
void remove_pin(store::Database& database, const PinRight& right);

// What was typed. It is overwritten at the end, so that it is not found in memory later.
class Secret {
 public:
  // Takes `typed` over and overwrites it.
  explicit Secret(std::string& typed);
  ~Secret();
  Secret(const Secret&) = delete;
  Secret& operator=(const Secret&) = delete;
  Secret(Secret&&) = delete;
  Secret& operator=(Secret&&) = delete;
  [[nodiscard]] const std::string& text() const { return typed_; }

 private:
  std::string typed_;
};

}  // namespace session
