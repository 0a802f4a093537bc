#include "app/font_files.hpp"

#include <fontconfig/fontconfig.h>

#include <memory>

namespace app {
namespace {

struct Destroy {
  void operator()(FcPattern* pattern) const { FcPatternDestroy(pattern); }
  void operator()(FcConfig* config) const { FcConfigDestroy(config); }
};

struct Match {
  std::string family;
  std::string file;
};

std::string text_of(FcPattern* pattern, const char* key) {
  FcChar8* text = nullptr;  // the pattern's
  return FcPatternGetString(pattern, key, 0, &text) == FcResultMatch
             ? reinterpret_cast<const char*>(text)
             : std::string();
}

// The file that comes nearest; Noto Sans if there is one, DejaVu Sans or any sans-serif otherwise.
Match nearest(FcConfig* config, int weight) {
  const std::unique_ptr<FcPattern, Destroy> wanted(FcPatternCreate());
  for (const char* const family : {"Noto Sans", "DejaVu Sans", "sans-serif"}) {
    FcPatternAddString(wanted.get(), FC_FAMILY, reinterpret_cast<const FcChar8*>(family));
  }
  FcPatternAddInteger(wanted.get(), FC_WEIGHT, weight);
  FcPatternAddInteger(wanted.get(), FC_SLANT, FC_SLANT_ROMAN);
  FcPatternAddInteger(wanted.get(), FC_WIDTH, FC_WIDTH_NORMAL);
  FcPatternAddBool(wanted.get(), FC_SCALABLE, FcTrue);
  // A variable font is one file for all weights, of which only the first would be drawn.
  FcPatternAddBool(wanted.get(), FC_VARIABLE, FcFalse);
  FcConfigSubstitute(config, wanted.get(), FcMatchPattern);
  FcDefaultSubstitute(wanted.get());
  FcResult result = FcResultNoMatch;
  const std::unique_ptr<FcPattern, Destroy> found(FcFontMatch(config, wanted.get(), &result));
  return found ? Match{text_of(found.get(), FC_FAMILY), text_of(found.get(), FC_FILE)} : Match{};
}

}  // namespace

FontFiles find_font_files() {
  const std::unique_ptr<FcConfig, Destroy> config(FcInitLoadConfigAndFonts());
  if (!config) {
    return {};
  }
  const Match regular = nearest(config.get(), FC_WEIGHT_REGULAR);
  const Match strong = nearest(config.get(), FC_WEIGHT_DEMIBOLD);
  const bool is_one_family = strong.family == regular.family && !strong.file.empty();
  return {.family = regular.family,
          .regular = regular.file,
          .strong = is_one_family ? strong.file : regular.file};
}

}  // namespace app
