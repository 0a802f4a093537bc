// Shaped texts as textures, kept between frames: making one costs a millisecond, drawing one
// nothing.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <tuple>

#include "app/shaped_text.hpp"
#include "ui/pen.hpp"

namespace app {

// Where pictures become textures; OpenGL's in the window, a count in tests.
class Textures {
 public:
  virtual ~Textures() = default;
  [[nodiscard]] virtual ImTextureID make(const Picture& picture) = 0;
  virtual void free(ImTextureID texture) = 0;
};

class ShapedNames {
 public:
  // Texts that are kept although the newest frame did not show them. In a language that is shaped,
  // a page of rules is some three hundred words and the lines they make.
  static constexpr std::size_t kMost = 2048;

  // `textures` must outlive this.
  ShapedNames(std::string family, Textures& textures);
  ~ShapedNames();
  ShapedNames(const ShapedNames&) = delete;
  ShapedNames& operator=(const ShapedNames&) = delete;

  // The text as ui::Shaper gives it. The texture stays until the next call of begin_frame() at
  // least.
  [[nodiscard]] ui::Shaped shape(std::string_view text, float pixels, ui::Weight weight);

  // Before each frame: lets go what the last one did not show, once there is too much of it.
  void begin_frame();

  // Lets go of everything: the sizes have changed.
  void clear();

  [[nodiscard]] std::size_t size() const { return kept_.size(); }

 private:
  using Key = std::tuple<std::string, float, ui::Weight>;
  struct Kept {
    ui::Shaped shaped;
    std::uint64_t shown_in = 0;  // the newest frame that did
  };

  TextShaper shaper_;
  Textures& textures_;
  std::map<Key, Kept> kept_;
  std::uint64_t frame_ = 0;
};

}  // namespace app
