#include "ui/runs.hpp"

#include <algorithm>
#include <string_view>

namespace ui {
namespace {

// A piece of one run on one line.
struct Piece {
  std::string words;
  const Run* run = nullptr;
  int line = 0;
  float x = 0.0F;  // from the left end of the line
};

struct Lines {
  std::vector<Piece> pieces;
  int count = 1;
};

// The parts of a run that a line may end after: a word with the blanks behind it.
std::vector<std::string> words_of(const Run& run) {
  std::vector<std::string> words;
  std::size_t begin = 0;
  while (begin < run.words.size()) {
    std::size_t end = run.is_whole ? std::string::npos : run.words.find(' ', begin);
    end = end == std::string::npos
              ? run.words.size()
              : std::min(run.words.find_first_not_of(' ', end), run.words.size());
    words.push_back(run.words.substr(begin, end - begin));
    begin = end;
  }
  return words;
}

std::string without_last_blanks(const std::string& words) {
  return words.substr(0, words.find_last_not_of(' ') + 1);
}

class Breaking {
 public:
  Breaking(const Pen& pen, Type type, float width) : pen_(pen), type_(type), width_(width) {}

  void take(const Run& run) {
    for (const std::string& words : words_of(run)) {
      const float with_words = x_ + pen_.text_size(without_last_blanks(words), type_, run.weight).x;
      if (x_ > 0.0F && with_words > width_) {
        x_ = 0.0F;
        ++lines_.count;
      }
      if (x_ == 0.0F && lines_.count > 1 && without_last_blanks(words).empty()) {
        continue;  // no line but the first begins with a blank
      }
      append(words, run);
      x_ += pen_.text_size(words, type_, run.weight).x;
    }
    // Words that are shaped together may be wider than each by itself.
    if (!lines_.pieces.empty() && lines_.pieces.back().run == &run) {
      const Piece& last = lines_.pieces.back();
      x_ = last.x + pen_.text_size(last.words, type_, run.weight).x;
    }
  }

  [[nodiscard]] Lines finish() { return std::move(lines_); }

 private:
  // On the same line of the same run, words are drawn together.
  void append(const std::string& words, const Run& run) {
    std::vector<Piece>& pieces = lines_.pieces;
    if (!pieces.empty() && pieces.back().run == &run && pieces.back().line == lines_.count - 1) {
      pieces.back().words += words;
    } else {
      pieces.push_back({words, &run, lines_.count - 1, x_});
    }
  }

  const Pen& pen_;
  Type type_;
  float width_;
  float x_ = 0.0F;
  Lines lines_;
};

Lines break_runs(const Pen& pen, const std::vector<Run>& runs, Type type, float width) {
  Breaking breaking(pen, type, width);
  for (const Run& run : runs) {
    breaking.take(run);
  }
  return breaking.finish();
}

// Devanagari's full stop. It is set together with what it ends: set alone behind a letter that
// leans out to the right it would stand on it.
constexpr std::string_view kDanda = "\u0964";

float line_height(const Pen& pen, Type type) { return pen.text_size("0", type).y; }

}  // namespace

std::vector<Run> marked_runs(const std::string& text, const Run& plain,
                             const std::vector<Run>& marked) {
  std::vector<Run> runs;
  const auto add_plain = [&](std::size_t from, std::size_t to) {
    if (to > from) {
      runs.push_back(plain);
      runs.back().words = text.substr(from, to - from);
    }
  };
  std::size_t from = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const auto mark = static_cast<std::size_t>(static_cast<unsigned char>(text[at]));
    if (mark >= 1 && mark <= marked.size()) {
      add_plain(from, at);
      runs.push_back(marked[mark - 1]);
      from = at + 1;
      if (std::string_view(text).substr(from).starts_with(kDanda)) {
        runs.back().words += kDanda;
        from += kDanda.size();
      }
    }
  }
  add_plain(from, text.size());
  return runs;
}

float draw_runs(Pen& pen, ImVec2 at, const std::vector<Run>& runs, Type type, float width) {
  const Lines lines = break_runs(pen, runs, type, width);
  const float line = line_height(pen, type);
  const float blank = pen.text_size(" ", type, Weight::Strong).x;  // what a line may end with
  for (const Piece& piece : lines.pieces) {
    const ImVec2 where{at.x + piece.x, at.y + static_cast<float>(piece.line) * line};
    pen.text(where, piece.words, type, piece.run->colour, piece.run->weight, Align::Left,
             at.x + width - where.x + blank);
  }
  const float height = static_cast<float>(lines.count) * line;
  if (runs.size() > 1 || lines.count > 1) {
    std::string whole;
    for (const Run& run : runs) {
      whole += run.words;
    }
    pen.show(whole, {at, {at.x + width, at.y + height}});
  }
  return height;
}

float height_of_runs(const Pen& pen, const std::vector<Run>& runs, Type type, float width) {
  return static_cast<float>(break_runs(pen, runs, type, width).count) * line_height(pen, type);
}

float width_of_runs(const Pen& pen, const std::vector<Run>& runs, Type type) {
  float width = 0.0F;
  for (const Run& run : runs) {
    width += pen.text_size(run.words, type, run.weight).x;
  }
  return width;
}

}  // namespace ui
