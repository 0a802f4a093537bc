#include "app/shaped_names.hpp"

#include <utility>

namespace app {

ShapedNames::ShapedNames(std::string family, Textures& textures)
    : shaper_(std::move(family)), textures_(textures) {}

ShapedNames::~ShapedNames() { clear(); }

ui::Shaped ShapedNames::shape(std::string_view text, float pixels, ui::Weight weight) {
  const auto [place, is_new] = kept_.try_emplace(Key(text, pixels, weight));
  Kept& kept = place->second;
  kept.shown_in = frame_;
  if (is_new) {
    const Picture picture = shaper_.shape(text, pixels, weight == ui::Weight::Strong);
    kept.shaped = {.texture = textures_.make(picture),
                   .size = {static_cast<float>(picture.width), static_cast<float>(picture.height)},
                   .baseline = picture.baseline};
  }
  return kept.shaped;
}

void ShapedNames::begin_frame() {
  if (kept_.size() > kMost) {
    std::erase_if(kept_, [this](const auto& entry) {
      const bool is_shown = entry.second.shown_in == frame_;
      if (!is_shown) {
        textures_.free(entry.second.shaped.texture);
      }
      return !is_shown;
    });
  }
  ++frame_;
}

void ShapedNames::clear() {
  for (const auto& [key, kept] : kept_) {
    textures_.free(kept.shaped.texture);
  }
  kept_.clear();
}

}  // namespace app
