#include "ui/colours.hpp"

#include "../catch.hpp"
#include "ui/pen.hpp"

TEST_CASE("No choice of colours makes two players of one match look alike") {
  std::vector<std::optional<ui::Colour>> choices = {std::nullopt, 0x000000, 0xffffff, 0xc0992f};
  for (const ui::NamedColour& named : ui::kColours) {
    choices.emplace_back(named.colour);
  }
  for (const ui::Palette* const palette : {&ui::dark_palette(), &ui::light_palette()}) {
    for (const auto& first : choices) {
      for (const auto& second : choices) {
        for (const auto& third : choices) {
          const auto shown =
              ui::player_colours({first, second, third}, palette->player, palette->ground);
          const bool are_apart = !ui::are_alike(shown[0], shown[1]) &&
                                 !ui::are_alike(shown[1], shown[2]) &&
                                 !ui::are_alike(shown[0], shown[2]);
          CAPTURE(first.value_or(0), second.value_or(0), third.value_or(0));
          REQUIRE(are_apart);
        }
      }
    }
  }
}

TEST_CASE("The colours on offer are told apart, on either ground") {
  for (const ui::Palette* const palette : {&ui::dark_palette(), &ui::light_palette()}) {
    for (std::size_t i = 0; i < ui::kColours.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        CAPTURE(ui::kColours[i].name, ui::kColours[j].name);
        CHECK_FALSE(ui::are_alike(ui::readable(ui::kColours[i].colour, palette->ground),
                                  ui::readable(ui::kColours[j].colour, palette->ground)));
      }
    }
  }
}

TEST_CASE("A colour that can be read stays as it was chosen; another one comes nearer to it") {
  CHECK(ui::readable(0x4fa45c, ui::dark_palette().ground) == IM_COL32(0x4f, 0xa4, 0x5c, 0xff));
  CHECK(ui::readable(0x000000, ui::dark_palette().ground) != IM_COL32(0, 0, 0, 0xff));
  CHECK(ui::readable(0xffffff, ui::light_palette().ground) != IM_COL32(0xff, 0xff, 0xff, 0xff));
}

TEST_CASE("Who has chosen nothing has the seat's own, and so has the second of one choice") {
  const auto& own = ui::dark_palette().player;
  const ImU32 ground = ui::dark_palette().ground;
  CHECK(ui::player_colours({}, own, ground) == own);
  const auto shown = ui::player_colours({0x4fa45c, 0x4fa45c, std::nullopt}, own, ground);
  CHECK(shown[0] == ui::readable(0x4fa45c, ground));
  CHECK(shown[1] == own[1]);
  CHECK(shown[2] == own[2]);
}
