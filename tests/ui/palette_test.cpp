// What stands out from what, by the contrast ratio of WCAG 2.
#include <array>
#include <cmath>
#include <vector>

#include "../catch.hpp"
#include "ui/pen.hpp"

namespace {

double luminance(ImU32 colour) {
  const std::array<double, 3> weights = {0.2126, 0.7152, 0.0722};
  double sum = 0;
  for (std::size_t i = 0; i < 3; ++i) {
    const double part = static_cast<double>((colour >> (8U * i)) & 0xFFU) / 255;
    sum += weights.at(i) * (part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4));
  }
  return sum;
}

double contrast(ImU32 one, ImU32 other) {
  const double a = luminance(one) + 0.05;
  const double b = luminance(other) + 0.05;
  return a > b ? a / b : b / a;
}

}  // namespace

TEST_CASE("In high contrast every text stands out by seven to one, and every line by three") {
  const ui::Palette& palette = ui::palette_of(ui::Theme::HighContrast);
  std::vector<ImU32> texts = {palette.ink,   palette.soft, palette.faint,
                              palette.focus, palette.good, palette.bad};
  texts.insert(texts.end(), palette.player.begin(), palette.player.end());
  for (const ImU32 ground : {palette.ground, palette.panel, palette.raised}) {
    for (const ImU32 text : texts) {
      CHECK(contrast(text, ground) >= 7);
    }
    CHECK(contrast(palette.line, ground) >= 3);
  }
  CHECK(contrast(palette.on_focus, palette.focus) >= 7);
}

TEST_CASE("In every theme what is to be read stands out by four and a half to one") {
  for (const ui::Theme theme : {ui::Theme::Dark, ui::Theme::Light, ui::Theme::HighContrast}) {
    const ui::Palette& palette = ui::palette_of(theme);
    for (const ImU32 ground : {palette.ground, palette.panel}) {
      CHECK(contrast(palette.ink, ground) >= 7);
      CHECK(contrast(palette.soft, ground) >= 4.5);
    }
  }
}
