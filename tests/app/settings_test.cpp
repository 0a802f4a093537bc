#include "app/settings.hpp"

#include <sys/stat.h>

#include <fstream>

#include "../catch.hpp"
#include "../folder.hpp"

namespace {

const std::vector<app::Place> kTwoScreens{{0, 0, 1920, 1080}, {1920, 0, 1280, 1024}};

}  // namespace

TEST_CASE("Settings come back as they were written") {
  const Folder folder;
  const std::filesystem::path file = folder / "deep/squarescores/settings";
  const app::Settings settings{.place = app::Place{-20, 40, 1000, 700},
                               .is_maximized = true,
                               .theme = ui::Theme::HighContrast,
                               .shows_hint = false,
                               .zoom = 1.25F,
                               .language = "hi"};
  REQUIRE(app::write_settings(file, settings));
  CHECK(app::read_settings(file) == settings);
  REQUIRE(app::write_settings(file, app::Settings{}));
  CHECK(app::read_settings(file) == app::Settings{});
}

TEST_CASE("Settings are their owner's alone, and nothing is left beside them") {
  const Folder folder;
  const std::filesystem::path file = folder / "settings";
  std::ofstream(file) << "old";
  REQUIRE(app::write_settings(file, app::Settings{}));
  struct stat found{};
  REQUIRE(::stat(file.c_str(), &found) == 0);
  CHECK((found.st_mode & 0777U) == 0600U);
  CHECK(std::distance(std::filesystem::directory_iterator(file.parent_path()), {}) == 1);
  REQUIRE(app::write_settings(folder / "config/squarescores/settings", app::Settings{}));
  REQUIRE(::stat((folder / "config").c_str(), &found) == 0);
  CHECK((found.st_mode & 0777U) == 0700U);
}

TEST_CASE("Settings that cannot be written are no reason to stop") {
  const Folder folder;
  std::ofstream(folder / "file") << "not a folder";
  CHECK_FALSE(app::write_settings(folder / "file/settings", app::Settings{}));
  CHECK_FALSE(app::write_settings({}, app::Settings{}));
}

TEST_CASE("No settings, or nonsense, are the defaults") {
  CHECK(app::read_settings("/nowhere/at/all") == app::Settings{});
  CHECK(app::settings_from("") == app::Settings{});
  CHECK(app::settings_from("zoom\n=\n\xff\xfe=1\nplace=1 2 3\n") == app::Settings{});
}

TEST_CASE("A bad value leaves its default, and the lines beside it count") {
  const app::Settings settings = app::settings_from(
      "zoom=1.5x\ntheme=light\nmaximized=perhaps\nplace=0 0 99999999999 5\nfuture=thing\n");
  app::Settings expected;
  expected.theme = ui::Theme::Light;
  CHECK(settings == expected);
  CHECK(app::settings_from("zoom=nan").zoom == 1.0F);
  CHECK(app::settings_from("zoom=1000").zoom == 1.0F);
  CHECK(app::settings_from("zoom=0").zoom == 1.0F);
  CHECK(app::settings_from("zoom=2").zoom == 2.0F);
  CHECK_FALSE(app::settings_from("place=0 0 -1280 800").place);
  CHECK(app::settings_from("place=-5 7 1280 800").place == app::Place{-5, 7, 1280, 800});
}

TEST_CASE("Settings live in the configuration home") {
  ::setenv("XDG_CONFIG_HOME", "/elsewhere", 1);
  CHECK(app::settings_file() == "/elsewhere/squarescores/settings");
  ::setenv("XDG_CONFIG_HOME", "relative", 1);  // to be ignored, by the XDG specification
  ::setenv("HOME", "/home/asha", 1);
  CHECK(app::settings_file() == "/home/asha/.config/squarescores/settings");
  ::unsetenv("XDG_CONFIG_HOME");
  CHECK(app::settings_file() == "/home/asha/.config/squarescores/settings");
}

TEST_CASE("A window that is on a screen stays where it was") {
  const app::Place place{2000, 100, 1000, 700};
  CHECK(app::visible(place, kTwoScreens) == place);
  CHECK(app::visible(place, {}) == place);
}

TEST_CASE("A window that hangs out of its screen is moved into it") {
  CHECK(app::visible({-300, -50, 1000, 700}, kTwoScreens) == app::Place{0, 0, 1000, 700});
  CHECK(app::visible({2600, 600, 1000, 700}, kTwoScreens) == app::Place{2200, 324, 1000, 700});
}

TEST_CASE("A window larger than the screen becomes as large as it") {
  CHECK(app::visible({0, 0, 4000, 3000}, kTwoScreens) == app::Place{0, 0, 1920, 1080});
}

TEST_CASE("A window of a screen that is gone comes to the middle of the main one") {
  CHECK(app::visible({5000, 5000, 1000, 700}, kTwoScreens) == app::Place{460, 190, 1000, 700});
}

TEST_CASE("The language and its digits are remembered, and a language there is not is none") {
  app::Settings settings;
  settings.language = "ne";
  settings.digits = words::Digits::Own;
  CHECK(app::settings_from(app::settings_text(settings)) == settings);
  CHECK(app::settings_from("language=xx\ndigits=many\n") == app::Settings());
}
