#include "app/shaped_names.hpp"

#include <algorithm>
#include <filesystem>
#include <set>
#include <string>

#include "../catch.hpp"
#include "app/font_files.hpp"
#include "app/shaped_text.hpp"

namespace {

bool shows_something(const app::Picture& picture) {
  return std::ranges::any_of(picture.coverage, [](unsigned char c) { return c > 128; });
}

class CountedTextures : public app::Textures {
 public:
  ImTextureID make(const app::Picture& picture) override {
    REQUIRE(picture.coverage.size() ==
            static_cast<std::size_t>(picture.width) * static_cast<std::size_t>(picture.height));
    // NOLINTNEXTLINE(performance-no-int-to-ptr): Dear ImGui's textures are pointers by type only.
    const auto texture = reinterpret_cast<ImTextureID>(++newest_);
    alive.insert(texture);
    return texture;
  }
  void free(ImTextureID texture) override { REQUIRE(alive.erase(texture) == 1); }

  std::set<ImTextureID> alive;

 private:
  std::uintptr_t newest_ = 0;
};

}  // namespace

TEST_CASE("The machine's fonts are found") {
  const app::FontFiles files = app::find_font_files();
  CHECK_FALSE(files.family.empty());
  CHECK(std::filesystem::exists(files.regular));
  CHECK(std::filesystem::exists(files.strong));
}

TEST_CASE("A shaped text is a picture of its size") {
  const app::TextShaper shaper("Noto Sans");
  for (const char* const text :
       {"Asha", "क्षितिज", "مریم", "\U0001F600", "\xff\xfe", "two\nlines"}) {
    const app::Picture picture = shaper.shape(text, 21, false);
    CAPTURE(text);
    CHECK(picture.coverage.size() ==
          static_cast<std::size_t>(picture.width) * static_cast<std::size_t>(picture.height));
    CHECK(shows_something(picture));
    CHECK(picture.height >= 21);
    CHECK(picture.height < 80);
    CHECK(picture.baseline > 10);
    CHECK(picture.baseline < static_cast<float>(picture.height));
  }
  CHECK(shaper.shape("", 21, false).width >= 1);
}

TEST_CASE("A Devanagari conjunct is drawn as one, not as its parts") {
  const app::TextShaper shaper("Noto Sans");
  // The non-joiner keeps the two letters apart.
  const app::Picture joined = shaper.shape("क्ष", 40, false);
  const app::Picture apart = shaper.shape("क्\u200cष", 40, false);
  CHECK(joined.width < apart.width);
  CHECK(joined.coverage != apart.coverage);
}

TEST_CASE("Arabic letters are joined and run from the right") {
  const app::TextShaper shaper("Noto Sans");
  CHECK(shaper.shape("مم", 40, false).coverage != shaper.shape("م\u200cم", 40, false).coverage);
  // An alef, tall and thin, then a dal: the alef is on the right.
  const app::Picture picture = shaper.shape("اد", 40, false);
  const auto width = static_cast<std::size_t>(picture.width);
  std::size_t left_half = 0;
  std::size_t tallest_column = 0;
  std::size_t tallest = 0;
  for (std::size_t x = 0; x < width; ++x) {
    std::size_t ink = 0;
    for (std::size_t y = 0; y < static_cast<std::size_t>(picture.height); ++y) {
      ink += picture.coverage[y * width + x] > 128 ? 1U : 0U;
    }
    left_half += x < width / 2 ? ink : 0;
    if (ink > tallest) {
      tallest = ink;
      tallest_column = x;
    }
  }
  CHECK(left_half > 0);
  CHECK(tallest_column > width / 2);
}

TEST_CASE(
    "A sentence that begins with an Arabic name runs from the left, the name alone does not") {
  const app::TextShaper shaper("Noto Sans");
  // U+200E stands for a letter from the left; blanks and underscores have no direction.
  const app::Picture from_left = shaper.shape("م a ________", 40, false);
  const app::Picture marked = shaper.shape("\u200eم a ________", 40, false);
  CHECK(from_left.coverage == marked.coverage);
  const app::Picture from_right = shaper.shape("م ________", 40, false);
  const app::Picture forced_left = shaper.shape("\u200eم ________", 40, false);
  CHECK(from_right.coverage != forced_left.coverage);
}

TEST_CASE("A strong text is heavier") {
  const app::TextShaper shaper("Noto Sans");
  const auto ink = [](const app::Picture& picture) {
    long sum = 0;
    for (const unsigned char c : picture.coverage) {
      sum += c;
    }
    return sum;
  };
  CHECK(ink(shaper.shape("क्षितिज", 21, true)) > ink(shaper.shape("क्षितिज", 21, false)));
}

TEST_CASE("A name is shaped once per size and weight and freed at the end") {
  CountedTextures textures;
  {
    app::ShapedNames names("Noto Sans", textures);
    const ui::Shaped first = names.shape("आशा", 21, ui::Weight::Regular);
    names.begin_frame();
    CHECK(names.shape("आशा", 21, ui::Weight::Regular).texture == first.texture);
    CHECK(names.shape("आशा", 22, ui::Weight::Regular).texture != first.texture);
    CHECK(names.shape("आशा", 21, ui::Weight::Strong).texture != first.texture);
    CHECK(textures.alive.size() == 3);
    names.clear();
    CHECK(textures.alive.empty());
    CHECK(names.shape("आशा", 21, ui::Weight::Regular).size.x == first.size.x);
  }
  CHECK(textures.alive.empty());
}

TEST_CASE("What is on the screen is kept, what is not goes once there is too much") {
  CountedTextures textures;
  app::ShapedNames names("Noto Sans", textures);
  const ImTextureID shown = names.shape("आशा", 12, ui::Weight::Regular).texture;
  for (std::size_t i = 0; i < app::ShapedNames::kMost; ++i) {
    names.begin_frame();
    CHECK(names.shape("आशा", 12, ui::Weight::Regular).texture == shown);
    (void)names.shape("आ" + std::to_string(i), 12, ui::Weight::Regular);
    CHECK(names.size() <= app::ShapedNames::kMost + 1);
  }
  CHECK(names.size() == app::ShapedNames::kMost + 1);
  names.begin_frame();
  CHECK(names.size() == 2);
  CHECK(textures.alive.contains(shown));
}
