#include "session/pin.hpp"

#include <sodium.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdint>

#include "core/name.hpp"
#include "store/people.hpp"

namespace session {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

// So many wrong tries in a row make the next one wait.
constexpr int kFreeTries = 3;
constexpr seconds kLongestWait = std::chrono::minutes(5);

// So many decimal digits of four bytes, and a little more: what is longer is no PIN.
constexpr std::size_t kMostBytes = std::size_t{4} * kLongestPin;

[[noreturn]] void refuse_hashing() {
  throw store::Trouble(store::Failure::Disk,
                       "A PIN cannot be worked out here: there is not enough memory for it.");
}

void start_sodium() {
  if (sodium_init() < 0) {
    refuse_hashing();
  }
}

// The digits typed, 0 to 9, wiped at the end.
class Digits {
 public:
  explicit Digits(std::string_view typed) {
    if (typed.size() > kMostBytes) {
      return;
    }
    while (!typed.empty()) {
      const std::size_t length = length_of(typed);
      // In pieces of one character each, so that no digit is taken into a number.
      const std::optional<int> digit = core::whole_number(typed.substr(0, length), 1);
      if (!digit || count_ == digits_.size()) {
        count_ = 0;
        return;
      }
      digits_.at(count_++) = static_cast<char>('0' + *digit);
      typed.remove_prefix(length);
    }
  }
  ~Digits() { sodium_memzero(digits_.data(), digits_.size()); }
  Digits(const Digits&) = delete;
  Digits& operator=(const Digits&) = delete;
  Digits(Digits&&) = delete;
  Digits& operator=(Digits&&) = delete;

  [[nodiscard]] bool are_pin() const { return count_ >= std::size_t{kShortestPin}; }
  [[nodiscard]] const char* data() const { return digits_.data(); }
  [[nodiscard]] std::size_t size() const { return count_; }

 private:
  // Of the first character in UTF-8; what is not UTF-8 is no digit in any case.
  static std::size_t length_of(std::string_view typed) {
    std::size_t length = 1;
    while (length < typed.size() && (static_cast<unsigned char>(typed[length]) & 0xC0U) == 0x80U) {
      ++length;
    }
    return length;
  }

  std::array<char, kLongestPin> digits_{};
  std::size_t count_ = 0;
};

std::string hash_of(const Digits& digits) {
  start_sodium();
  std::array<char, crypto_pwhash_STRBYTES> hash{};
  if (crypto_pwhash_str_alg(hash.data(), digits.data(), digits.size(),
                            crypto_pwhash_OPSLIMIT_MODERATE, crypto_pwhash_MEMLIMIT_MODERATE,
                            crypto_pwhash_ALG_ARGON2ID13) != 0) {
    refuse_hashing();
  }
  return hash.data();
}

bool fits(const Digits& digits, const std::string& hash) {
  start_sodium();
  return digits.are_pin() &&
         crypto_pwhash_str_verify(hash.c_str(), digits.data(), digits.size()) == 0;
}

// After so many wrong tries in a row.
seconds wait_after(int wrong_tries) {
  if (wrong_tries < kFreeTries) {
    return seconds(0);
  }
  const int doublings = std::min(wrong_tries - kFreeTries + 1, 16);
  return std::min<seconds>(seconds(1 << doublings), kLongestWait);
}

// What is left of it at `at_ms`, rounded up. A clock that was set back makes nobody wait longer
// than once in full.
seconds left_of_wait(const store::KeptPin& pin, std::int64_t at_ms) {
  const milliseconds whole = wait_after(pin.wrong_tries);
  const milliseconds passed(std::max<std::int64_t>(at_ms - pin.last_try_ms, 0));
  return std::chrono::ceil<seconds>(std::max(whole - passed, milliseconds(0)));
}

}  // namespace

// Who alone may say that a place is open.
class PinJudge {
 public:
  static PinRight right(int person) { return PinRight(person); }
};

int person_at(const store::Database& database, int match, core::Actor who) {
  return core::is_seat(who) ? store::People(database).at(match).at(static_cast<std::size_t>(who))
                            : store::kKeeperPerson;
}

bool needs_pin(const store::Database& database, int person) {
  return store::People(database).pin(person).has_value();
}

PinAnswer check_pin(store::Database& database, int person, std::string_view typed,
                    const Clock& clock) {
  store::People people(database);
  for (;;) {
    const std::optional<store::KeptPin> pin = people.pin(person);
    if (!pin) {
      return PinJudge::right(person);
    }
    const std::int64_t at_ms = clock().milliseconds;
    if (const seconds wait = left_of_wait(*pin, at_ms); wait > seconds(0)) {
      return PinTooSoon{wait};
    }
    if (!people.count_try(person, *pin, at_ms)) {
      continue;  // somebody else tried at the same time
    }
    if (fits(Digits(typed), pin->hash)) {
      people.forget_tries(person);
      return PinJudge::right(person);
    }
    return PinWrong{wait_after(pin->wrong_tries + 1)};
  }
}

seconds pin_wait(const store::Database& database, int person, const Clock& clock) {
  const std::optional<store::KeptPin> pin = store::People(database).pin(person);
  return pin ? left_of_wait(*pin, clock().milliseconds) : seconds(0);
}

std::optional<PinRight> as_owner(const store::Database& database, int person) {
  struct stat found{};
  const bool is_owner = ::stat(database.file().c_str(), &found) == 0 && found.st_uid == ::geteuid();
  return is_owner ? std::optional(PinJudge::right(person)) : std::nullopt;
}

bool set_pin(store::Database& database, const PinRight& right, std::string_view typed) {
  const Digits digits(typed);
  if (!digits.are_pin()) {
    return false;
  }
  store::People(database).set_pin(right.person(), hash_of(digits));
  return true;
}

void remove_pin(store::Database& database, const PinRight& right) {
  store::People(database).set_pin(right.person(), std::nullopt);
}

Secret::Secret(std::string& typed) : typed_(typed) {
  sodium_memzero(typed.data(), typed.size());
  typed.clear();
}

Secret::~Secret() { sodium_memzero(typed_.data(), typed_.size()); }

}  // namespace session
