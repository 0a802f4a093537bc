// What the window remembers between starts: its place, its zoom, its theme, its language. A small
// text file of `key=value` lines in the XDG configuration home. It holds nothing of any match.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/pen.hpp"
#include "words/language.hpp"

namespace app {

// A part of the desktop, in the units in which the desktop places windows.
struct Place {
  int x = 0;
  int y = 0;
  int width = 1280;
  int height = 800;

  bool operator==(const Place&) const = default;
};

// Between them everything on the sheet can be read and reached.
inline constexpr float kLeastZoom = 0.5F;
inline constexpr float kMostZoom = 4.0F;

struct Settings {
  std::optional<Place> place;  // nullopt before the first start has ended
  bool is_maximized = false;
  ui::Theme theme = ui::Theme::Dark;
  bool shows_hint = true;  // until a deal has settled once
  float zoom = 1.0F;       // kLeastZoom to kMostZoom
  std::string language;    // of words::languages(); empty: what the desktop speaks
  words::Digits digits = words::Digits::Western;

  bool operator==(const Settings&) const = default;
};

// Any text at all: a line that is not understood, or a value out of its range, leaves the default.
[[nodiscard]] Settings settings_from(std::string_view text);
[[nodiscard]] std::string settings_text(const Settings& settings);

// $XDG_CONFIG_HOME/squarescores/settings, else in ~/.config; empty if there is no home.
[[nodiscard]] std::filesystem::path settings_file();

// The program speaks from now on as `settings` say, from its own catalogues.
void speak_as(const Settings& settings);

// Takes up the language and the digits spoken; true if they are others than before.
bool take_speech(Settings& settings);

// The defaults if there is no such file.
[[nodiscard]] Settings read_settings(const std::filesystem::path& file);

// All or nothing, readable by its owner alone. False if the disk refuses, which is no reason to
// stop.
bool write_settings(const std::filesystem::path& file, const Settings& settings);

// `wanted`, moved and made smaller as far as needed to lie within the screen it shares most with,
// or in the middle of the first if it shares something with none (a screen that has been
// unplugged). `screens` are the parts of the desktop that windows may use, the main one first.
[[nodiscard]] Place visible(const Place& wanted, const std::vector<Place>& screens);

}  // namespace app
