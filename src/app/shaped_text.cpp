#include "app/shaped_text.hpp"

#include <cairo.h>
#include <pango/pangocairo.h>
#include <utf8proc.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace app {
namespace {

struct GiveBack {
  void operator()(PangoFontMap* map) const { g_object_unref(map); }
  void operator()(PangoContext* context) const { g_object_unref(context); }
  void operator()(PangoLayout* layout) const { g_object_unref(layout); }
  void operator()(PangoFontDescription* face) const { pango_font_description_free(face); }
  void operator()(cairo_font_options_t* options) const { cairo_font_options_destroy(options); }
  void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
  void operator()(cairo_t* cairo) const { cairo_destroy(cairo); }
  void operator()(char* text) const { g_free(text); }
};

template <typename Thing>
using Held = std::unique_ptr<Thing, GiveBack>;

// The largest side of a picture; every OpenGL 3.3 takes textures of this size.
constexpr int kLongestSide = 4096;

int whole_pixels(int pango_units) { return (pango_units + PANGO_SCALE - 1) / PANGO_SCALE; }

// The sheet speaks English: a sentence that begins with an Arabic name still runs from the left.
// What has no letter from the left, such a name alone, runs from the right, its ellipsis too.
PangoDirection direction_of(const char* text) {
  PangoDirection direction = PANGO_DIRECTION_LTR;
  for (const char* at = text; *at != '\0'; at = g_utf8_find_next_char(at, nullptr)) {
    const auto point = static_cast<utf8proc_int32_t>(g_utf8_get_char(at));
    const auto letter = utf8proc_get_property(point)->bidi_class;
    if (letter == UTF8PROC_BIDI_CLASS_L) {
      return PANGO_DIRECTION_LTR;
    }
    if (letter == UTF8PROC_BIDI_CLASS_R || letter == UTF8PROC_BIDI_CLASS_AL) {
      direction = PANGO_DIRECTION_RTL;
    }
  }
  return direction;
}

}  // namespace

struct TextShaper::Tools {
  Held<PangoFontMap> map;
  Held<PangoContext> context;
};

TextShaper::TextShaper(std::string family)
    : family_(std::move(family)), tools_(std::make_unique<Tools>()) {
  tools_->map.reset(pango_cairo_font_map_new());
  tools_->context.reset(pango_font_map_create_context(tools_->map.get()));
  const Held<cairo_font_options_t> options(cairo_font_options_create());
  cairo_font_options_set_antialias(options.get(), CAIRO_ANTIALIAS_GRAY);
  cairo_font_options_set_hint_style(options.get(), CAIRO_HINT_STYLE_SLIGHT);
  cairo_font_options_set_hint_metrics(options.get(), CAIRO_HINT_METRICS_ON);
  pango_cairo_context_set_font_options(tools_->context.get(), options.get());
}

TextShaper::~TextShaper() = default;

Picture TextShaper::shape(std::string_view text, float pixels, bool is_strong) const {
  const Held<PangoFontDescription> face(pango_font_description_new());
  pango_font_description_set_family(face.get(), family_.c_str());
  pango_font_description_set_absolute_size(face.get(), static_cast<double>(pixels) * PANGO_SCALE);
  pango_font_description_set_weight(face.get(),
                                    is_strong ? PANGO_WEIGHT_SEMIBOLD : PANGO_WEIGHT_NORMAL);

  const Held<PangoLayout> layout(pango_layout_new(tools_->context.get()));
  pango_layout_set_font_description(layout.get(), face.get());
  pango_layout_set_single_paragraph_mode(layout.get(), TRUE);
  const Held<char> valid(g_utf8_make_valid(text.data(), static_cast<gssize>(text.size())));
  pango_context_set_base_dir(tools_->context.get(), direction_of(valid.get()));
  pango_layout_set_auto_dir(layout.get(), FALSE);
  pango_layout_set_text(layout.get(), valid.get(), -1);

  // Some letters reach out of the box in which they are set; the picture holds box and letters.
  PangoRectangle ink{};
  PangoRectangle box{};
  pango_layout_get_extents(layout.get(), &ink, &box);
  const int left = std::min(ink.x, box.x);
  const int top = std::min(ink.y, box.y);
  const int right = std::max(ink.x + ink.width, box.x + box.width);
  const int bottom = std::max(ink.y + ink.height, box.y + box.height);
  const int baseline = pango_layout_get_baseline(layout.get());

  Picture picture;
  picture.width = std::clamp(whole_pixels(right - left), 1, kLongestSide);
  picture.height = std::clamp(whole_pixels(bottom - top) + 1, 1, kLongestSide);
  // The baseline falls on a whole pixel, so that upright strokes end sharply.
  picture.baseline = static_cast<float>(whole_pixels(baseline - top));

  const Held<cairo_surface_t> surface(
      cairo_image_surface_create(CAIRO_FORMAT_A8, picture.width, picture.height));
  const Held<cairo_t> cairo(cairo_create(surface.get()));
  cairo_move_to(
      cairo.get(), -static_cast<double>(left) / PANGO_SCALE,
      static_cast<double>(picture.baseline) - static_cast<double>(baseline) / PANGO_SCALE);
  pango_cairo_show_layout(cairo.get(), layout.get());
  cairo_surface_flush(surface.get());

  const auto width = static_cast<std::size_t>(picture.width);
  const auto height = static_cast<std::size_t>(picture.height);
  picture.coverage.resize(width * height);
  const unsigned char* const rows = cairo_image_surface_get_data(surface.get());
  const auto stride = static_cast<std::size_t>(cairo_image_surface_get_stride(surface.get()));
  for (std::size_t row = 0; rows != nullptr && row < height; ++row) {
    std::copy_n(rows + row * stride, width,
                picture.coverage.begin() + static_cast<std::ptrdiff_t>(row * width));
  }
  return picture;
}

}  // namespace app
