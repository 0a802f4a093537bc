#include <imgui_freetype.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <fstream>
#include <optional>
#include <span>

#include "ui/pen.hpp"

namespace ui {
namespace {

constexpr std::array<float, kTypes> kUnits{12, 14, 15, 16, 17, 21, 22, 25, 30, 46};

// What is set in the face itself. Everything else is shaped, which looks the same for Latin
// letters; the more there are here, the later the first frame comes and the larger the atlas is.
constexpr std::array<ImWchar, 11> kLetters{0x0020, 0x017F,  // Latin, Latin-1, Latin Extended-A
                                           0x2010, 0x2027,  // dashes, quotation marks, ellipsis
                                           0x20A0, 0x20BF,  // currencies
                                           0x2212, 0x2212,  // minus
                                           0xFFFD, 0xFFFD,  // stands for what is missing
                                           0};
// Sizes in which the sheet sets numbers, and seldom a word.
constexpr std::array<ImWchar, 9> kNumbers{0x0020, 0x007E, 0x00A0, 0x00BF, 0x2010,
                                          0x2027, 0x2212, 0x2212, 0};
constexpr std::array<ImWchar, 11> kDigits{0x0020, 0x0020, 0x002B, 0x002B, 0x002D, 0x002D,
                                          0x0030, 0x0039, 0x2212, 0x2212, 0};

const ImWchar* glyphs_of(Type type) {
  switch (type) {
    case Type::Total:
      return kDigits.data();
    case Type::Trick:
    case Type::Cell:
      return kNumbers.data();
    default:
      return kLetters.data();
  }
}

// Dear ImGui sizes a face by the height of its line, designers by its em. This is line over em of
// Noto Sans, for faces that do not say.
constexpr float kUsualLine = 1.362F;

std::uint32_t number_at(std::ifstream& file, std::uint32_t place, int bytes) {
  file.seekg(place);
  std::uint32_t number = 0;
  for (int i = 0; i < bytes; ++i) {
    number = number << 8U | (static_cast<std::uint32_t>(file.get()) & 0xFFU);
  }
  return number;
}

float signed_at(std::ifstream& file, std::uint32_t place) {
  return static_cast<float>(static_cast<std::int16_t>(number_at(file, place, 2)));
}

// Where the table of a face (OpenType, chapter 'Organization of an OpenType font') begins.
std::optional<std::uint32_t> table(std::ifstream& file, std::uint32_t tag) {
  constexpr std::uint32_t kHeader = 12;
  constexpr std::uint32_t kRecord = 16;
  const std::uint32_t tables = number_at(file, 4, 2);
  for (std::uint32_t i = 0; i < tables && file; ++i) {
    if (number_at(file, kHeader + i * kRecord, 4) == tag) {
      return number_at(file, kHeader + i * kRecord + 8, 4);
    }
  }
  return std::nullopt;
}

// The height of a line in ems, by 'head' and 'hhea'.
float line_over_em(const std::string& face) {
  std::ifstream file(face, std::ios::binary);
  const std::optional<std::uint32_t> head = table(file, 0x68656164);
  const std::optional<std::uint32_t> hhea = table(file, 0x68686561);
  if (!head || !hhea) {
    return kUsualLine;
  }
  const auto em = static_cast<float>(number_at(file, *head + 18, 2));
  const float line = signed_at(file, *hhea + 4) - signed_at(file, *hhea + 6);
  return file && em > 0 && line > 0 ? line / em : kUsualLine;
}

bool is_readable(const std::string& file) { return std::ifstream(file, std::ios::binary).good(); }

struct Face {
  std::string file;  // empty: Dear ImGui's own
  float line = 1.0F;
};

Face face_of(const std::string& file) {
  return is_readable(file) ? Face{file, line_over_em(file)} : Face{};
}

ImFont* add(ImFontAtlas& atlas, const Face& face, float em, const ImWchar* glyphs) {
  ImFontConfig config;
  config.SizePixels = std::max(1.0F, std::round(em * face.line));
  config.FontBuilderFlags = ImGuiFreeTypeBuilderFlags_LightHinting;
  config.EllipsisChar = 0x2026;
  if (face.file.empty()) {
    return atlas.AddFontDefault(&config);
  }
  return atlas.AddFontFromFileTTF(face.file.c_str(), config.SizePixels, &config, glyphs);
}

}  // namespace

float units_of(Type type) { return kUnits[static_cast<std::size_t>(type)]; }

Fonts build_fonts(ImFontAtlas& atlas, const std::string& regular_file,
                  const std::string& strong_file, float zoom) {
  atlas.Clear();
  atlas.Flags |= ImFontAtlasFlags_NoPowerOfTwoHeight;
  const std::array<Face, 2> faces{face_of(regular_file), face_of(strong_file)};
  Fonts fonts;
  for (std::size_t type = 0; type < kTypes; ++type) {
    for (std::size_t weight = 0; weight < 2; ++weight) {
      fonts.face[type][weight] =
          add(atlas, faces[weight], kUnits[type] * zoom, glyphs_of(static_cast<Type>(type)));
    }
  }
  atlas.Build();
  return fonts;
}

}  // namespace ui
