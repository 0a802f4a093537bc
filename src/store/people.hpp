// The people behind the names: what they are called today, their colour, and what guards their
// place at the sheet. A match keeps the names of its night; which person sat where never changes,
// so a renamed person keeps every match. It keeps the hash of a PIN and counts tries; what a PIN
// is, and how long somebody has to wait, is session's to know.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/name.hpp"
#include "core/seat.hpp"
#include "store/database.hpp"

namespace store {

// In the place of a person's number: the host who is not one of the three, in every match. He has a
// PIN at most, and is in no list.
inline constexpr int kKeeperPerson = 0;

// Red, green and blue, a byte each from the highest down: 0xRRGGBB.
using Colour = std::uint32_t;

struct Person {
  int number = 0;  // from 1, for good
  std::string name;
  std::optional<Colour> colour;  // nullopt: the colour of whatever seat it is
  bool has_pin = false;
  bool is_archived = false;
  int matches = 0;  // in which this person sat
};

// Why somebody cannot be called so; exactly one is set.
struct PersonFault {
  std::optional<core::NameFault> name;
  std::optional<int> same_as;  // the person who is called so already, in the archive or not
};

struct KeptPin {
  std::string hash;
  int wrong_tries = 0;           // since the last right one
  std::int64_t last_try_ms = 0;  // since 1970 in UTC
};

// Everything here throws Trouble as Database does, Refused for a person who is not there. It is a
// view of `database`, which must outlive it and stay where it is.
class People {
 public:
  explicit People(const Database& database) : open_(database.open_.get()) {}

  // By name; those in the archive too if `with_archived`.
  [[nodiscard]] std::vector<Person> list(bool with_archived = false) const;

  // Whoever is called so today, as names are compared, in the archive or not.
  [[nodiscard]] std::optional<Person> find(std::string_view name) const;

  [[nodiscard]] Person get(int person) const;

  // The colour of get(), without counting anybody's matches.
  [[nodiscard]] std::optional<Colour> colour(int person) const;

  // Who sat at `match`, by seat.
  [[nodiscard]] core::PerSeat<int> at(int match) const;

  // Somebody who has not played yet; gives the number. `name` may hold any bytes. (Whoever plays is
  // added by the match.)
  [[nodiscard]] std::variant<int, PersonFault> add(std::string_view name);

  // From now on; matches keep the names of their nights.
  [[nodiscard]] std::optional<PersonFault> rename(int person, std::string_view name);

  void set_colour(int person, std::optional<Colour> colour);

  // Out of the lists of those who play, or back. A new match brings its people back by itself.
  void set_archived(int person, bool is_archived);

  // Takes somebody out who has never played. False, and nothing done, if there are matches.
  [[nodiscard]] bool remove(int person);

  // In what follows `person` may be kKeeperPerson.

  [[nodiscard]] std::optional<KeptPin> pin(int person) const;

  // Sets the hash, whatever it was, and forgets wrong tries; nullopt takes the PIN away.
  void set_pin(int person, const std::optional<std::string>& hash);

  // Counts a try at `at_ms`, wrong until it is known to be right: durable when it returns true, so
  // that no try is free. False, and nothing done, if the PIN or its tries are no longer as in
  // `seen`.
  [[nodiscard]] bool count_try(int person, const KeptPin& seen, std::int64_t at_ms);

  // The try was right.
  void forget_tries(int person);

 private:
  Database::Open* open_;
};

}  // namespace store
