#include "ui/colours.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace ui {
namespace {

// The contrast that WCAG asks for of large text and of what is drawn.
constexpr double kLeastContrast = 3.5;
constexpr int kSteps = 20;

// How far apart two colours have to be, as Euclid has it over the three bytes.
constexpr int kLeastDistance = 50;

struct Bytes {
  int red, green, blue;
};

Bytes bytes_of(ImU32 colour) {
  const auto byte = [&](int shift) { return static_cast<int>(colour >> shift & 0xFFU); };
  return {byte(IM_COL32_R_SHIFT), byte(IM_COL32_G_SHIFT), byte(IM_COL32_B_SHIFT)};
}

double linear(int byte) {
  const double part = byte / 255.0;
  return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
}

// As WCAG reckons it, 0 to 1.
double luminance(ImU32 colour) {
  const Bytes bytes = bytes_of(colour);
  return 0.2126 * linear(bytes.red) + 0.7152 * linear(bytes.green) + 0.0722 * linear(bytes.blue);
}

double contrast(ImU32 one, ImU32 other) {
  const double a = luminance(one);
  const double b = luminance(other);
  return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

ImU32 mixed(ImU32 colour, int with, double part) {
  const Bytes bytes = bytes_of(colour);
  const auto mix = [&](int byte) {
    return static_cast<ImU32>(std::lround(byte + (with - byte) * part));
  };
  return IM_COL32(mix(bytes.red), mix(bytes.green), mix(bytes.blue), 0xFF);
}

bool is_taken(ImU32 colour, const std::array<std::optional<ImU32>, 3>& taken) {
  return std::ranges::any_of(taken,
                             [&](const auto& other) { return other && are_alike(*other, colour); });
}

}  // namespace

ImU32 readable(Colour colour, ImU32 ground) {
  const ImU32 wanted =
      IM_COL32((colour >> 16U) & 0xFFU, (colour >> 8U) & 0xFFU, colour & 0xFFU, 0xFF);
  const int towards = luminance(ground) < 0.2 ? 0xFF : 0;
  for (int step = 0; step <= kSteps; ++step) {
    const ImU32 tried = mixed(wanted, towards, static_cast<double>(step) / kSteps);
    if (contrast(tried, ground) >= kLeastContrast) {
      return tried;
    }
  }
  return mixed(wanted, towards, 1);
}

bool are_alike(ImU32 one, ImU32 other) {
  const Bytes a = bytes_of(one);
  const Bytes b = bytes_of(other);
  const int red = a.red - b.red;
  const int green = a.green - b.green;
  const int blue = a.blue - b.blue;
  return red * red + green * green + blue * blue < kLeastDistance * kLeastDistance;
}

std::array<ImU32, 3> player_colours(const std::array<std::optional<Colour>, 3>& chosen,
                                    const std::array<ImU32, 3>& own, ImU32 ground) {
  std::array<std::optional<ImU32>, 3> taken;
  for (std::size_t seat = 0; seat < 3; ++seat) {
    if (chosen[seat]) {
      const ImU32 colour = readable(*chosen[seat], ground);
      taken[seat] = is_taken(colour, taken) ? std::nullopt : std::optional(colour);
    }
  }
  std::array<ImU32, 3> colours{};
  for (std::size_t seat = 0; seat < 3; ++seat) {
    // No colour is like two of the seats', so one of the three is left.
    for (std::size_t step = 0; !taken[seat] && step < 3; ++step) {
      const ImU32 colour = own[(seat + step) % 3];
      taken[seat] = is_taken(colour, taken) ? std::nullopt : std::optional(colour);
    }
    colours[seat] = taken[seat].value_or(own[seat]);
  }
  return colours;
}

}  // namespace ui
