#include "ui/pen.hpp"

namespace ui {
namespace {

constexpr ImU32 rgb(unsigned value) {  // 0xRRGGBB, opaque
  return IM_COL32((value >> 16U) & 0xFFU, (value >> 8U) & 0xFFU, value & 0xFFU, 0xFFU);
}

constexpr Palette kDark{
    .ground = rgb(0x10161a),
    .panel = rgb(0x182127),
    .raised = rgb(0x202b32),
    .line = rgb(0x2c3942),
    .ink = rgb(0xedf1ee),
    .soft = rgb(0x9fb0b5),
    .faint = rgb(0x62737b),
    .focus = rgb(0xf2c14e),
    .on_focus = rgb(0x17140a),
    .good = rgb(0x7fcf9f),
    .bad = rgb(0xff8f7a),
    .player = {rgb(0xe8a33d), rgb(0x5fb3e8), rgb(0xe58fb1)},
};

constexpr Palette kLight{
    .ground = rgb(0xf3f1ea),
    .panel = rgb(0xfffdf8),
    .raised = rgb(0xf6f3ea),
    .line = rgb(0xddd7c8),
    .ink = rgb(0x1e2526),
    .soft = rgb(0x5b666a),
    .faint = rgb(0x8d979a),
    .focus = rgb(0xb67a00),
    .on_focus = rgb(0x17140a),
    .good = rgb(0x1f7a4a),
    .bad = rgb(0xb83a24),
    .player = {rgb(0xa86400), rgb(0x0b6aa8), rgb(0xa83a69)},
};

constexpr Palette kHighContrast{
    .ground = rgb(0x000000),
    .panel = rgb(0x000000),
    .raised = rgb(0x161616),
    .line = rgb(0xa0a0a0),
    .ink = rgb(0xffffff),
    .soft = rgb(0xe8e8e8),
    .faint = rgb(0xb8b8b8),
    .focus = rgb(0xffd800),
    .on_focus = rgb(0x000000),
    .good = rgb(0x6dff9e),
    .bad = rgb(0xffa090),
    .player = {rgb(0xffb52e), rgb(0x5cc8ff), rgb(0xff9ad0)},
};

}  // namespace

const Palette& dark_palette() { return kDark; }

const Palette& light_palette() { return kLight; }

const Palette& high_contrast_palette() { return kHighContrast; }

const Palette& palette_of(Theme theme) {
  switch (theme) {
    case Theme::Dark:
      return dark_palette();
    case Theme::Light:
      return light_palette();
    case Theme::HighContrast:
      return high_contrast_palette();
  }
  return dark_palette();
}

}  // namespace ui
