// A picture as the bytes of a PNG file.
#pragma once

#include <span>
#include <string>

namespace app {

// `rgb`: red, green, blue and a fourth byte that is not looked at per pixel, row by row from the
// top without gaps. Empty if there is no memory for it.
[[nodiscard]] std::string png_of(int width, int height, std::span<const unsigned char> rgb);

}  // namespace app
