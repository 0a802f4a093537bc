// The colours people have chosen, and what becomes of them on the screen: readable on either
// ground, and never so that two players of one match look alike.
#pragma once

#include <imgui.h>

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace ui {

// Red, green and blue, a byte each from the highest down: 0xRRGGBB.
using Colour = std::uint32_t;

// What the page of people offers.
struct NamedColour {
  std::string_view name;
  Colour colour = 0;
};
inline constexpr std::array kColours = {
    NamedColour{"amber", 0xd98e1f}, NamedColour{"blue", 0x3d94d1},   NamedColour{"rose", 0xd4658f},
    NamedColour{"green", 0x4fa45c}, NamedColour{"violet", 0x9b74d6}, NamedColour{"teal", 0x2fa39a},
    NamedColour{"red", 0xd9604c},   NamedColour{"slate", 0x8796a5},
};

// `colour`, lighter or darker by as much as it takes to be read on `ground`.
[[nodiscard]] ImU32 readable(Colour colour, ImU32 ground);

// Whether two colours of the screen could be taken for each other at a glance.
[[nodiscard]] bool are_alike(ImU32 one, ImU32 other);

// The colours of the three players of a match: what each has chosen, or else `own`, the seats'. Who
// has chosen what looks like the choice of a player before gets the seat's own instead, and another
// seat's if that is taken too.
[[nodiscard]] std::array<ImU32, 3> player_colours(
    const std::array<std::optional<Colour>, 3>& chosen, const std::array<ImU32, 3>& own,
    ImU32 ground);

}  // namespace ui
