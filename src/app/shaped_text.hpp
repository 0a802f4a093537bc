// A line of text as a picture, shaped as its readers write it: Devanagari with its conjuncts,
// Arabic joined and from the right, with fonts for every script the machine has. It knows nothing
// of where the picture goes.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace app {

// Coverage from 0 to 255, row by row from the top without gaps.
struct Picture {
  int width = 0;
  int height = 0;
  float baseline = 0.0F;  // pixels from the top
  std::vector<unsigned char> coverage;
};

class TextShaper {
 public:
  // `family` is preferred wherever it has the letters.
  explicit TextShaper(std::string family);
  ~TextShaper();
  TextShaper(const TextShaper&) = delete;
  TextShaper& operator=(const TextShaper&) = delete;

  // `pixels` is the em. The line runs from the right if none of its letters does from the left.
  // Bytes that are not UTF-8 come out as replacement characters. The picture is never empty.
  [[nodiscard]] Picture shape(std::string_view text, float pixels, bool is_strong) const;

 private:
  struct Tools;
  std::string family_;
  std::unique_ptr<Tools> tools_;
};

}  // namespace app
