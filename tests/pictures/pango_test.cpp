// What the window draws against what Pango draws by itself, pixel by pixel: no letter is lost,
// unjoined or out of its order on the way from a name to the screen.
#include <cairo.h>
#include <pango/pangocairo.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "../catch.hpp"
#include "../folder.hpp"
#include "app/shaped_text.hpp"
#include "stage.hpp"
#include "words/language.hpp"

namespace {

// How much covered, 0 to 255, of the pixels that have ink, and where in the picture they are.
struct Ink {
  int left = 0;
  int top = 0;
  int width = 0;
  int height = 0;
  std::vector<int> covered;

  [[nodiscard]] int at(int x, int y) const {
    return covered[static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                   static_cast<std::size_t>(x)];
  }
};

// `covered(x, y)` says of each pixel how much of it is ink.
template <typename Covered>
Ink ink_of(int width, int height, const Covered& covered) {
  int left = width;
  int top = height;
  int right = 0;
  int bottom = 0;
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x) {
      if (covered(x, y) > 0) {
        left = std::min(left, x);
        top = std::min(top, y);
        right = std::max(right, x + 1);
        bottom = std::max(bottom, y + 1);
      }
    }
  }
  Ink ink{left, top, std::max(0, right - left), std::max(0, bottom - top), {}};
  for (int y = top; y < bottom; ++y) {
    for (int x = left; x < right; ++x) {
      ink.covered.push_back(covered(x, y));
    }
  }
  return ink;
}

// The largest difference between two pixels; 255 if the inks are not of one size.
int difference(const Ink& one, const Ink& other) {
  if (one.width != other.width || one.height != other.height) {
    return 255;
  }
  int most = 0;
  for (std::size_t i = 0; i < one.covered.size(); ++i) {
    most = std::max(most, std::abs(one.covered[i] - other.covered[i]));
  }
  return most;
}

// Blending into eight bits and back costs this much.
constexpr int kBlended = 4;

struct Drawn {  // by Pango
  Ink ink;
  int width = 0;  // of the line's box, pixels
};

struct Font {
  std::string family = "Noto Sans";
  double pixels = 30;
  bool is_strong = false;
};

// The whole of a program that shows a line of text, as Pango's and cairo's own manuals have it.
Drawn drawn_by_pango(const std::string& text, const Font& font, bool runs_from_right) {
  constexpr int kMargin = 50;
  static PangoFontMap* const map = pango_cairo_font_map_get_default();  // to look for fonts once
  PangoContext* const context = pango_font_map_create_context(map);
  cairo_font_options_t* const options = cairo_font_options_create();
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_SLIGHT);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_ON);
  pango_cairo_context_set_font_options(context, options);
  pango_context_set_base_dir(context, runs_from_right ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR);
  PangoFontDescription* const face = pango_font_description_from_string(font.family.c_str());
  pango_font_description_set_absolute_size(face, font.pixels * PANGO_SCALE);
  pango_font_description_set_weight(face,
                                    font.is_strong ? PANGO_WEIGHT_SEMIBOLD : PANGO_WEIGHT_NORMAL);
  PangoLayout* const layout = pango_layout_new(context);
  pango_layout_set_auto_dir(layout, FALSE);
  pango_layout_set_font_description(layout, face);
  pango_layout_set_text(layout, text.c_str(), -1);
  int width = 0;
  int height = 0;
  pango_layout_get_pixel_size(layout, &width, &height);
  cairo_surface_t* const surface =
      cairo_image_surface_create(CAIRO_FORMAT_A8, width + 2 * kMargin, height + 2 * kMargin);
  cairo_t* const cairo = cairo_create(surface);
  cairo_move_to(cairo, kMargin, kMargin);
  pango_cairo_show_layout(cairo, layout);
  cairo_surface_flush(surface);
  const unsigned char* const rows = cairo_image_surface_get_data(surface);
  const int stride = cairo_image_surface_get_stride(surface);
  Drawn drawn{.ink = ink_of(width + 2 * kMargin, height + 2 * kMargin,
                            [&](int x, int y) { return static_cast<int>(rows[y * stride + x]); }),
              .width = width};
  drawn.ink.left -= kMargin;
  drawn.ink.top -= kMargin;
  cairo_destroy(cairo);
  cairo_surface_destroy(surface);
  g_object_unref(layout);
  pango_font_description_free(face);
  cairo_font_options_destroy(options);
  g_object_unref(context);
  return drawn;
}

// A picture as somebody else would open it.
class Png {
 public:
  explicit Png(const std::string& bytes) {
    struct Rest {
      const std::string& bytes;
      std::size_t at = 0;
    } rest{bytes};
    surface_ = cairo_image_surface_create_from_png_stream(
        [](void* from, unsigned char* to, unsigned count) {
          auto& all = *static_cast<Rest*>(from);
          if (all.at + count > all.bytes.size()) {
            return CAIRO_STATUS_READ_ERROR;
          }
          std::memcpy(to, all.bytes.data() + all.at, count);
          all.at += count;
          return CAIRO_STATUS_SUCCESS;
        },
        &rest);
    REQUIRE(cairo_surface_status(surface_) == CAIRO_STATUS_SUCCESS);
  }
  ~Png() { cairo_surface_destroy(surface_); }
  Png(const Png&) = delete;
  Png& operator=(const Png&) = delete;

  [[nodiscard]] int width() const { return cairo_image_surface_get_width(surface_); }
  [[nodiscard]] int height() const { return cairo_image_surface_get_height(surface_); }

  // Red, green or blue: 2, 1 or 0.
  [[nodiscard]] int at(int x, int y, int colour) const {
    std::uint32_t pixel = 0;
    std::memcpy(&pixel,
                cairo_image_surface_get_data(surface_) +
                    y * cairo_image_surface_get_stride(surface_) + x * 4,
                sizeof pixel);
    return static_cast<int>(pixel >> (8 * static_cast<unsigned>(colour)) & 0xFFU);
  }

  // The ink within a part of it, of text in white on black.
  [[nodiscard]] Ink ink(int top, int bottom) const {
    Ink ink = ink_of(width(), bottom - top, [&](int x, int y) { return at(x, top + y, 1); });
    ink.top += top;
    return ink;
  }

 private:
  cairo_surface_t* surface_ = nullptr;
};

constexpr int kRow = 120;  // pixels, of a picture at double scale

// Texts below each other, in white on black, as the window draws them.
Png texts_drawn(const std::vector<std::string>& texts, ui::Type type, ui::Weight weight) {
  app::Screen screen(app::Settings{});
  const auto wide = 1200.0F;
  const auto high = static_cast<float>(kRow) * static_cast<float>(texts.size());
  return Png(screen.picture([&](ui::Pen&) { return ImVec2{wide, high}; },
                            [&](ui::Pen& pen) {
                              ui::begin_full_window(pen);
                              ImGui::GetWindowDrawList()->AddRectFilled({0, 0}, {wide, high},
                                                                        IM_COL32_BLACK);
                              float y = 30;
                              for (const std::string& text : texts) {
                                pen.text({40, y}, text, type, IM_COL32_WHITE, weight);
                                y += kRow;
                              }
                              ui::end_full_window();
                            }));
}

struct Sample {
  std::string text;
  bool runs_from_right = false;
  bool has_joints = true;  // letters that look otherwise side by side than apart
};

// Names and what is said of them, in the scripts that are promised.
std::vector<Sample> samples() {
  std::vector<Sample> all = {
      {"\u0915\u094d\u0937\u093f\u0924\u093f\u091c", false},  // Kshitij: a conjunct, two i
      {"\u0936\u094d\u0930\u0940\u092e\u0924\u0940 \u0930\u093e\u0937\u094d\u091f\u094d\u0930",
       false},
      {"\u0645\u0631\u06cc\u0645", true},                    // Maryam
      {"\u0639\u0628\u062f\u0627\u0644\u0644\u06c1", true},  // Abdullah
      {"\u0645 ________", true, false},                      // only the direction tells
      {"\u0645\u0631\u06cc\u0645 (3)", true},
      {"\u09ac\u09bf\u09ae\u09b2\u09be \u0995\u09cd\u09b7", false},       // Bimala, in Bengali
      {"\u0b95\u0bbf\u0bb0\u0bc1\u0bb7\u0bcd\u0ba3\u0ba9\u0bcd", false},  // Krishnan, in Tamil
      {"\u0645\u0631\u06cc\u0645 draws 2 from \u092c\u093f\u092e\u0932", false},
      {"\u0906\u0936\u093e & \u0645\u0631\u06cc\u0645 & Bimal 25", false},
      {"\U0001F600 \u0906\u0936\u093e", false, false},
  };
  return all;
}

// The build's folder holds the catalogues, and this in tests/pictures.
std::filesystem::path catalogues() {
  return std::filesystem::read_symlink("/proc/self/exe").parent_path() / "../../locale";
}

// Of both catalogues, and with a place filled.
std::vector<Sample> catalogue_samples() {
  std::vector<Sample> all;
  for (const char* const language : {"hi", "ne"}) {
    words::speak(words::language_of(language), words::Digits::Own, catalogues());
    REQUIRE(words::spoken().code == language);
    all.push_back({words::tr("Play on, or end the match."), false});
    all.push_back({words::tr("Statistics"), false});
    all.push_back({words::tr("{} draws {} from {}", "\u0906\u0936\u093e", 2, "Bimal"), false});
    all.push_back({words::tr("This match has ended and is read-only."), false});
  }
  words::speak(words::languages().front(), words::Digits::Western);
  return all;
}

std::vector<std::string> texts_of(const std::vector<Sample>& all) {
  std::vector<std::string> texts;
  for (const Sample& sample : all) {
    texts.push_back(sample.text);
  }
  return texts;
}

Ink of_row(const Png& png, std::size_t row) {
  const int top = static_cast<int>(row) * kRow;
  return png.ink(top, top + kRow);
}

std::vector<std::string> characters(const std::string& text) {
  std::vector<std::string> all;
  for (const char* at = text.c_str(); *at != '\0'; at = g_utf8_find_next_char(at, nullptr)) {
    all.emplace_back(at, static_cast<const char*>(g_utf8_find_next_char(at, nullptr)));
  }
  return all;
}

std::string joined(const std::vector<std::string>& all, const std::string& between) {
  std::string text;
  for (const std::string& one : all) {
    text += (text.empty() ? "" : between) + one;
  }
  return text;
}

}  // namespace

TEST_CASE("The window draws a text of any script as Pango does") {
  std::vector<Sample> all = samples();
  std::ranges::copy(catalogue_samples(), std::back_inserter(all));
  for (const auto& [type, weight] : {std::pair(ui::Type::Name, ui::Weight::Strong),
                                     std::pair(ui::Type::Note, ui::Weight::Regular)}) {
    const Png png = texts_drawn(texts_of(all), type, weight);
    const Font font{.pixels = 2.0 * static_cast<double>(ui::units_of(type)),
                    .is_strong = weight == ui::Weight::Strong};
    for (std::size_t row = 0; row < all.size(); ++row) {
      CAPTURE(all[row].text, font.pixels);
      const Ink ink = of_row(png, row);
      REQUIRE(ink.width > 0);
      CHECK(difference(ink, drawn_by_pango(all[row].text, font, all[row].runs_from_right).ink) <=
            kBlended);
    }
  }
}

TEST_CASE("A letter lost, unjoined or out of its order would be seen") {
  const Font font{.pixels = 2.0 * static_cast<double>(ui::units_of(ui::Type::Name))};
  const std::vector<Sample> all = samples();
  const Png png = texts_drawn(texts_of(all), ui::Type::Name, ui::Weight::Regular);
  for (std::size_t row = 0; row < all.size(); ++row) {
    CAPTURE(all[row].text);
    const Ink ink = of_row(png, row);
    const bool from_right = all[row].runs_from_right;
    std::vector<std::string> letters = characters(all[row].text);
    const Ink apart = drawn_by_pango(joined(letters, "\u200c"), font, from_right).ink;
    CHECK((difference(ink, apart) > kBlended) == all[row].has_joints);
    std::ranges::reverse(letters);
    CHECK(difference(ink, drawn_by_pango(joined(letters, ""), font, from_right).ink) > kBlended);
    std::ranges::reverse(letters);
    letters.pop_back();
    CHECK(difference(ink, drawn_by_pango(joined(letters, ""), font, from_right).ink) > kBlended);
  }
  CHECK(difference(of_row(png, 4), drawn_by_pango(all[4].text, font, false).ink) > kBlended);
}

TEST_CASE("Nastaliq, which leans, is drawn as Pango does") {
  const Font font{.family = "Noto Nastaliq Urdu", .pixels = 40};
  const app::TextShaper shaper(font.family);
  for (const char* const text :
       {"\u0645\u0631\u06cc\u0645", "\u0646\u0633\u062a\u0639\u0644\u06cc\u0642"}) {
    const app::Picture picture = shaper.shape(text, 40, false);
    const Ink ink = ink_of(picture.width, picture.height, [&](int x, int y) {
      return static_cast<int>(
          picture.coverage[static_cast<std::size_t>(y) * static_cast<std::size_t>(picture.width) +
                           static_cast<std::size_t>(x)]);
    });
    CAPTURE(text);
    CHECK(difference(ink, drawn_by_pango(text, font, true).ink) <= kBlended);
  }
}

namespace {

// How much two inks differ, 0 to 255 a pixel on average, laid over each other so that it is least.
double unlikeness(const Ink& one, const Ink& other) {
  const int wide = std::max(one.width, other.width) + 2;
  const int high = std::max(one.height, other.height) + 2;
  const auto at = [](const Ink& ink, int x, int y) {
    return x < 0 || y < 0 || x >= ink.width || y >= ink.height ? 0 : ink.at(x, y);
  };
  int least = wide * high * 255;
  for (int across = -1; across <= 1; ++across) {
    for (int down = -1; down <= 1; ++down) {
      int sum = 0;
      for (int y = -1; y < high; ++y) {
        for (int x = -1; x < wide && sum < least; ++x) {
          sum += std::abs(at(one, x, y) - at(other, x + across, y + down));
        }
      }
      least = std::min(least, sum);
    }
  }
  return static_cast<double>(least) / (wide * high);
}

}  // namespace

TEST_CASE("Latin letters, which the window sets itself, look as Pango's do") {
  const std::vector<std::string> letters = characters("ABEGMRSWabdefgkmpw0123456789");
  const Png png = texts_drawn(letters, ui::Type::Name, ui::Weight::Regular);
  const Font font{.pixels = 2.0 * static_cast<double>(ui::units_of(ui::Type::Name))};
  std::vector<Ink> by_pango;
  for (const std::string& letter : letters) {
    by_pango.push_back(drawn_by_pango(letter, font, false).ink);
  }
  // Both ask FreeType for them, but may begin them a part of a pixel apart: a letter is its own by
  // far, and it is not quite the same.
  constexpr double kAlike = 10;
  for (std::size_t row = 0; row < letters.size(); ++row) {
    CAPTURE(letters[row]);
    const Ink ink = of_row(png, row);
    for (std::size_t other = 0; other < letters.size(); ++other) {
      CHECK((unlikeness(ink, by_pango[other]) < kAlike) == (other == row));
    }
  }
}

namespace {

// Whether `ink` of some colour is in the picture so that its box begins at (x, y).
bool is_there(const Png& png, const Ink& ink, int x, int y) {
  if (x < 0 || y < 0 || x + ink.width > png.width() || y + ink.height > png.height()) {
    return false;
  }
  const auto full = std::ranges::max_element(ink.covered) - ink.covered.begin();
  const auto none = std::ranges::min_element(ink.covered) - ink.covered.begin();
  const auto at = [&](std::ptrdiff_t place, int colour) {
    return png.at(x + static_cast<int>(place) % ink.width, y + static_cast<int>(place) / ink.width,
                  colour);
  };
  int colour = 0;
  for (const int one : {1, 2}) {
    if (std::abs(at(full, one) - at(none, one)) > std::abs(at(full, colour) - at(none, colour))) {
      colour = one;
    }
  }
  const int ground = at(none, colour);
  const int paint = at(full, colour);
  if (std::abs(paint - ground) < 30) {
    return false;
  }
  for (std::size_t i = 0; i < ink.covered.size(); ++i) {
    const int wanted = ground + (paint - ground) * ink.covered[i] / 255;
    if (std::abs(at(static_cast<std::ptrdiff_t>(i), colour) - wanted) > 6) {
      return false;
    }
  }
  return true;
}

bool is_shaped(const std::string& text) {
  return std::ranges::any_of(characters(text), [](const std::string& one) {
    return g_utf8_get_char(one.c_str()) >= 0x0590 && g_utf8_get_char(one.c_str()) < 0x2000;
  });
}

std::optional<ui::Type> type_of(const ui::Seen& seen, float zoom) {
  for (int type = 0; type < ui::kTypes; ++type) {
    const float line = ui::units_of(static_cast<ui::Type>(type)) * zoom * 1.362F;
    if (std::abs(seen.rect.height() - std::round(line)) < 0.6F) {
      return static_cast<ui::Type>(type);
    }
  }
  return std::nullopt;
}

struct Comparison {
  bool is_right = false;  // it is to be seen there, as Pango draws it
  bool is_whole = false;  // it has Pango's width: it is neither cut nor set in several pieces
};

Comparison compared(const Png& png, const ui::Seen& seen, float zoom) {
  const std::optional<ui::Type> type = type_of(seen, zoom);
  Comparison comparison;
  for (const bool is_strong : {false, true}) {
    if (!type || comparison.is_right) {
      break;
    }
    const Font font{.pixels = static_cast<double>(ui::units_of(*type) * zoom),
                    .is_strong = is_strong};
    const auto [ink, width] = drawn_by_pango(seen.text, font, false);
    comparison.is_whole |= std::abs(seen.rect.width() - static_cast<float>(width)) < 1.5F;
    const int x = static_cast<int>(std::round(seen.rect.min.x)) + ink.left;
    const int y = static_cast<int>(std::round(seen.rect.min.y)) + ink.top;
    for (int across = -1; across <= 1; ++across) {
      for (int down = -12; down <= 12; ++down) {
        comparison.is_right |= is_there(png, ink, x + across, y + down);
      }
    }
  }
  return comparison;
}

// How many texts of the page are right; each that is not has to be cut, or set in pieces: its lines
// and colours are told apart nowhere but in the picture.
int right_texts(const Png& png, const std::vector<ui::Seen>& all, float zoom) {
  int right = 0;
  for (const ui::Seen& seen : all) {
    if (!seen.is_control && is_shaped(seen.text)) {
      const Comparison comparison = compared(png, seen, zoom);
      CAPTURE(seen.text);
      CHECK((comparison.is_right || !comparison.is_whole));
      right += comparison.is_right ? 1 : 0;
    }
  }
  return right;
}

}  // namespace

TEST_CASE("Whole pages show every shaped text as Pango draws it") {
  const Folder folder;
  const bool is_all = std::getenv("SQUARESCORES_EVERY_PICTURE") != nullptr;
  for (const float zoom : {1.0F, 2.0F}) {
    for (const std::string language : {"en", "hi", "ne"}) {
      const bool is_usual = (language == "hi" && zoom > 1.0F) || (language == "ne" && zoom == 1.0F);
      if (!is_all && !is_usual) {
        continue;
      }
      CAPTURE(language, zoom);
      words::speak(words::language_of(language), words::Digits::Western, catalogues());
      Stage stage({.zoom = zoom});
      stage.open(folder / (language + std::to_string(zoom) + ".db"));
      for (const char* const name :
           {"\u0915\u094d\u0937\u093f\u0924\u093f\u091c", "Asha", "\u0936\u094d\u0930\u0940"}) {
        stage.type(name);
        stage.press(ImGuiKey_Enter);
      }
      for (const char* const tricks : {"4", "3", "3", "2", "5"}) {
        stage.type(tricks);
        stage.press(ImGuiKey_Enter);
      }
      const std::filesystem::path file = folder / "page.png";
      stage.picture(file);
      std::ifstream in(file, std::ios::binary);
      const Png png(std::string(std::istreambuf_iterator<char>(in), {}));
      const int right = right_texts(png, stage.seen(), zoom);
      CHECK(right >= (language == "en" ? 4 : 25));
    }
  }
  words::speak(words::languages().front(), words::Digits::Western);
}
