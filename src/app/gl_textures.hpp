// Shaped texts as OpenGL's textures, in the context that is current. It knows nothing of texts.
#pragma once

#include "app/shaped_names.hpp"

namespace app {

class GlTextures : public Textures {
 public:
  // White that covers as much as the picture says: the colour comes when it is drawn.
  [[nodiscard]] ImTextureID make(const Picture& picture) override;
  void free(ImTextureID texture) override;
};

}  // namespace app
