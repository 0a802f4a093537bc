#include "app/png.hpp"

#include <cairo.h>

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>

namespace app {
namespace {

struct Free {
  void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
};

cairo_status_t append(void* text, const unsigned char* bytes, unsigned int count) {
  static_cast<std::string*>(text)->append(reinterpret_cast<const char*>(bytes), count);
  return CAIRO_STATUS_SUCCESS;
}

}  // namespace

std::string png_of(int width, int height, std::span<const unsigned char> rgb) {
  const std::unique_ptr<cairo_surface_t, Free> surface(
      cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height));
  if (cairo_surface_status(surface.get()) != CAIRO_STATUS_SUCCESS) {
    return {};
  }
  cairo_surface_flush(surface.get());
  unsigned char* const pixels = cairo_image_surface_get_data(surface.get());
  const auto stride = static_cast<std::size_t>(cairo_image_surface_get_stride(surface.get()));
  const auto wide = static_cast<std::size_t>(width);
  for (std::size_t y = 0; y < static_cast<std::size_t>(height); ++y) {
    for (std::size_t x = 0; x < wide; ++x) {
      const unsigned char* const from = &rgb[(y * wide + x) * 4];
      // Cairo has a pixel as one number of the machine's own byte order.
      const std::uint32_t pixel =
          std::uint32_t{from[0]} << 16U | std::uint32_t{from[1]} << 8U | std::uint32_t{from[2]};
      std::memcpy(pixels + y * stride + x * 4, &pixel, sizeof pixel);
    }
  }
  cairo_surface_mark_dirty(surface.get());
  std::string file;
  return cairo_surface_write_to_png_stream(surface.get(), &append, &file) == CAIRO_STATUS_SUCCESS
             ? file
             : std::string();
}

}  // namespace app
