#include "app/settings.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <system_error>

#include "store/files.hpp"

namespace app {
namespace {

// A window is at least this large, in desktop units, and far from the edge of what X11 can place.
constexpr int kLeastSide = 100;
constexpr int kFarthest = 32'000;
// Nobody's settings are longer.
constexpr std::size_t kLongestText = 4096;

template <typename Number>
std::optional<Number> number_in(std::string_view text, Number least, Number most) {
  Number number{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool is_whole = error == std::errc() && end == text.data() + text.size();
  if (!is_whole || !(number >= least && number <= most)) {  // so that NaN is refused too
    return std::nullopt;
  }
  return number;
}

// 'x y width height'
std::optional<Place> place_in(std::string_view text) {
  std::vector<int> numbers;
  while (!text.empty()) {
    const std::size_t blank = std::min(text.find(' '), text.size());
    const std::optional<int> number = number_in(text.substr(0, blank), -kFarthest, kFarthest);
    if (!number) {
      return std::nullopt;
    }
    numbers.push_back(*number);
    text.remove_prefix(std::min(blank + 1, text.size()));
  }
  if (numbers.size() != 4 || numbers[2] < kLeastSide || numbers[3] < kLeastSide) {
    return std::nullopt;
  }
  return Place{numbers[0], numbers[1], numbers[2], numbers[3]};
}

bool yes_or_no(std::string_view text, bool otherwise) {
  return text == "yes" ? true : text == "no" ? false : otherwise;
}

constexpr std::array<std::string_view, 3> kThemes = {"dark", "light", "high_contrast"};

std::string_view name_of(ui::Theme theme) { return kThemes.at(static_cast<std::size_t>(theme)); }

std::optional<ui::Theme> theme_called(std::string_view name) {
  const auto* const found = std::ranges::find(kThemes, name);
  return found == kThemes.end() ? std::nullopt
                                : std::optional(static_cast<ui::Theme>(found - kThemes.begin()));
}

void take(Settings& settings, std::string_view key, std::string_view value) {
  if (key == "place") {
    settings.place = place_in(value);
  } else if (key == "maximized") {
    settings.is_maximized = yes_or_no(value, settings.is_maximized);
  } else if (key == "theme") {
    settings.theme = theme_called(value).value_or(settings.theme);
  } else if (key == "hint") {
    settings.shows_hint = yes_or_no(value, settings.shows_hint);
  } else if (key == "zoom") {
    settings.zoom = number_in(value, kLeastZoom, kMostZoom).value_or(settings.zoom);
  } else if (key == "language") {
    settings.language = words::language_of(value).code == value ? value : settings.language;
  } else if (key == "digits") {
    settings.digits = value == "own" ? words::Digits::Own : words::Digits::Western;
  }
}

int shared_length(int a, int a_length, int b, int b_length) {
  return std::max(0, std::min(a + a_length, b + b_length) - std::max(a, b));
}

int shared_area(const Place& a, const Place& b) {
  return shared_length(a.x, a.width, b.x, b.width) * shared_length(a.y, a.height, b.y, b.height);
}

}  // namespace

Settings settings_from(std::string_view text) {
  Settings settings;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    const std::size_t equals = line.find('=');
    if (equals != std::string_view::npos) {
      take(settings, line.substr(0, equals), line.substr(equals + 1));
    }
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return settings;
}

std::string settings_text(const Settings& settings) {
  std::string text = fmt::format("theme={}\nhint={}\nzoom={}\nmaximized={}\n",
                                 name_of(settings.theme), settings.shows_hint ? "yes" : "no",
                                 settings.zoom, settings.is_maximized ? "yes" : "no");
  if (!settings.language.empty()) {
    text += fmt::format("language={}\n", settings.language);
  }
  if (settings.digits == words::Digits::Own) {
    text += "digits=own\n";
  }
  if (settings.place) {
    const Place& place = *settings.place;
    text += fmt::format("place={} {} {} {}\n", place.x, place.y, place.width, place.height);
  }
  return text;
}

void speak_as(const Settings& settings) {
  words::speak(words::language_of(settings.language.empty() ? words::locale_of_environment()
                                                            : settings.language),
               settings.digits, words::catalogues_of_program());
}

bool take_speech(Settings& settings) {
  const Settings before = settings;
  const std::string_view of_desktop = words::language_of(words::locale_of_environment()).code;
  if (!settings.language.empty() || words::spoken().code != of_desktop) {
    settings.language = words::spoken().code;
  }
  settings.digits = words::digits();
  return settings != before;
}

std::filesystem::path settings_file() {
  const char* const config = std::getenv("XDG_CONFIG_HOME");
  if (config != nullptr && std::filesystem::path(config).is_absolute()) {
    return std::filesystem::path(config) / "squarescores" / "settings";
  }
  const char* const home = std::getenv("HOME");
  if (home != nullptr && *home != '\0') {
    return std::filesystem::path(home) / ".config" / "squarescores" / "settings";
  }
  return {};
}

Settings read_settings(const std::filesystem::path& file) {
  std::ifstream stream(file, std::ios::binary);
  std::string text(kLongestText, '\0');
  stream.read(text.data(), static_cast<std::streamsize>(text.size()));
  text.resize(static_cast<std::size_t>(stream.gcount()));
  return settings_from(text);
}

bool write_settings(const std::filesystem::path& file, const Settings& settings) {
  if (file.empty() || !store::make_folder_of(file)) {
    return false;
  }
  try {
    return store::write_file(file, settings_text(settings), store::Existing::Replace);
  } catch (const std::system_error&) {
    return false;
  }
}

Place visible(const Place& wanted, const std::vector<Place>& screens) {
  if (screens.empty()) {
    return wanted;
  }
  const auto most_shared =
      std::ranges::max_element(screens, [&wanted](const Place& a, const Place& b) {
        return shared_area(wanted, a) < shared_area(wanted, b);
      });
  const Place& screen = *most_shared;
  Place place = wanted;
  place.width = std::min(wanted.width, screen.width);
  place.height = std::min(wanted.height, screen.height);
  if (shared_area(wanted, screen) == 0) {
    place.x = screen.x + (screen.width - place.width) / 2;
    place.y = screen.y + (screen.height - place.height) / 2;
    return place;
  }
  place.x = std::clamp(wanted.x, screen.x, screen.x + screen.width - place.width);
  place.y = std::clamp(wanted.y, screen.y, screen.y + screen.height - place.height);
  return place;
}

}  // namespace app
