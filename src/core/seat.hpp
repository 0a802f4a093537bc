// The three places at the table, in order of play. Everything that is true of 'three of something,
// one per player' is a PerSeat. Whether 'the next player' sits to the right or to the left is not
// known here: it changes words and pictures, never a number.
#pragma once

#include <array>
#include <cstddef>

namespace core {

// A place at the table, 0 to 2, in order of play: the player after seat s is (s + 1) % 3.
using Seat = int;

// Somebody who may act on a sheet: a seat, or kKeeper for a host who is not one of the three.
using Actor = int;

inline constexpr int kSeats = 3;
inline constexpr Actor kKeeper = 3;

template <typename T>
using PerSeat = std::array<T, kSeats>;

// Where a seat's own stands in a PerSeat.
[[nodiscard]] constexpr std::size_t at(Seat seat) { return static_cast<std::size_t>(seat); }

// The three seats, for range-for.
inline constexpr PerSeat<Seat> kAllSeats = {0, 1, 2};

// What a seat is in one deal, counted in order of play from its dealer.
enum class Role { Dealer, Next, Last };

inline constexpr std::array<Role, 3> kAllRoles = {Role::Dealer, Role::Next, Role::Last};

[[nodiscard]] constexpr bool is_seat(int number) { return number >= 0 && number < kSeats; }

[[nodiscard]] constexpr Seat seat_after(Seat seat) { return (seat + 1) % kSeats; }

[[nodiscard]] constexpr Role role_of(Seat seat, Seat dealer) {
  return static_cast<Role>((seat - dealer + kSeats) % kSeats);
}

[[nodiscard]] constexpr Seat seat_of(Role role, Seat dealer) {
  return (dealer + static_cast<int>(role)) % kSeats;
}

}  // namespace core
