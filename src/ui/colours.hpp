// The colours people have chosen, and what becomes of them on the screen: readable on either
// ground, and never so that two players of one match look alike.
#pragma once

#include <imgui.h>

#include <array>
#include <cstdint>
#include <optional>

#include "words/language.hpp"

namespace ui {

// Red, green and blue, a byte each from the highest down: 0xRRGGBB.
using Colour = std::uint32_t;

// What the page of people offers.
struct NamedColour {
  const char* name = "";  // English; words::tr() says it
  Colour colour = 0;
};
inline constexpr std::array kColours = {
    NamedColour{words::later("amber"), 0xd98e1f},  NamedColour{words::later("blue"), 0x3d94d1},
    NamedColour{words::later("rose"), 0xd4658f},   NamedColour{words::later("green"), 0x4fa45c},
    NamedColour{words::later("violet"), 0x9b74d6}, NamedColour{words::later("teal"), 0x2fa39a},
    NamedColour{words::later("red"), 0xd9604c},    NamedColour{words::later("slate"), 0x8796a5},
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
