#include "ui/pen.hpp"

#include <imgui_internal.h>
#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>

#include "words/language.hpp"

namespace ui {
namespace {

constexpr std::string_view kEllipsis = "\u2026";

float whole(float pixels) { return std::floor(pixels + 0.5F); }

ImVec2 whole(ImVec2 at) { return {whole(at.x), whole(at.y)}; }

// The ends of the characters a reader sees in `words`, in bytes, the first after the first one.
std::vector<std::size_t> character_ends(std::string_view words) {
  std::vector<std::size_t> ends;
  utf8proc_int32_t before = -1;
  utf8proc_int32_t state = 0;
  std::size_t place = 0;
  while (place < words.size()) {
    utf8proc_int32_t point = 0;
    utf8proc_ssize_t length =
        utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(words.data()) + place,
                         static_cast<utf8proc_ssize_t>(words.size() - place), &point);
    if (length <= 0) {  // not UTF-8: a byte is a character
      length = 1;
      point = 0xFFFD;
    }
    if (before >= 0 && utf8proc_grapheme_break_stateful(before, point, &state)) {
      ends.push_back(place);
    }
    before = point;
    place += static_cast<std::size_t>(length);
  }
  if (!words.empty()) {
    ends.push_back(words.size());
  }
  return ends;
}

}  // namespace

Pen::Pen(const Palette& palette, const Fonts& fonts, float zoom, Shaper shaper, Probe* probe)
    : palette_(palette),
      seats_(palette.player),
      fonts_(fonts),
      zoom_(zoom),
      shaper_(std::move(shaper)),
      probe_(probe) {}

ImFont& Pen::face(Type type, Weight weight) const {
  ImFont* const font =
      fonts_.face[static_cast<std::size_t>(type)][static_cast<std::size_t>(weight)];
  IM_ASSERT(font != nullptr);
  return *font;
}

bool Pen::needs_shaping(std::string_view words, Type type, Weight weight) const {
  if (!shaper_) {
    return false;
  }
  const ImFont& font = face(type, weight);
  const char* const end = words.data() + words.size();
  for (const char* at = words.data(); at < end;) {
    unsigned point = 0;
    at += ImTextCharFromUtf8(&point, at, end);
    if (point != '\n' && font.FindGlyphNoFallback(point) == nullptr) {
      return true;
    }
  }
  return false;
}

float Pen::width_of(std::string_view words, Type type, Weight weight) const {
  if (words.empty()) {
    return 0.0F;
  }
  if (needs_shaping(words, type, weight)) {
    return shaper_(words, px(units_of(type)), weight).size.x;
  }
  const ImFont& font = face(type, weight);
  return font.CalcTextSizeA(font.FontSize, FLT_MAX, 0.0F, words.data(), words.data() + words.size())
      .x;
}

ImVec2 Pen::text_size(std::string_view words, Type type, Weight weight) const {
  return {width_of(words, type, weight), face(type, weight).FontSize};
}

float Pen::button_width(std::string_view words, float least) const {
  return std::max(px(least), std::ceil(width_of(words, Type::Heading, Weight::Strong)) + px(28));
}

// The longest start of `words` that fits with an ellipsis behind it, cut between characters.
std::string Pen::shortened(std::string_view words, Type type, Weight weight, float most) const {
  const std::vector<std::size_t> ends = character_ends(words);
  const auto with_ellipsis = [&](std::size_t end) {
    std::string_view kept = words.substr(0, end);
    while (!kept.empty() && kept.back() == ' ') {
      kept.remove_suffix(1);
    }
    return std::string(kept).append(kEllipsis);
  };
  const auto fits = [&](std::size_t end) {
    return width_of(with_ellipsis(end), type, weight) <= most;
  };
  const auto too_long = std::ranges::partition_point(ends, fits);
  return with_ellipsis(too_long == ends.begin() ? 0 : *(too_long - 1));
}

void Pen::set(ImDrawList& list, ImVec2 at, std::string_view words, Type type, ImU32 colour,
              Weight weight) const {
  if (words.empty()) {
    return;
  }
  ImFont& font = face(type, weight);
  const ImVec2 top = whole(at);
  if (!needs_shaping(words, type, weight)) {
    list.AddText(&font, font.FontSize, top, colour, words.data(), words.data() + words.size());
    return;
  }
  const Shaped shaped = shaper_(words, px(units_of(type)), weight);
  const ImVec2 corner{top.x, whole(top.y + font.Ascent - shaped.baseline)};
  list.AddImage(shaped.texture, corner, {corner.x + shaped.size.x, corner.y + shaped.size.y},
                {0, 0}, {1, 1}, colour);
}

float Pen::text(ImVec2 at, std::string_view words, Type type, ImU32 colour, Weight weight,
                Align align, std::optional<float> most) {
  float width = width_of(words, type, weight);
  std::string cut;
  std::string_view shown = words;
  if (most && width > *most) {
    cut = shortened(words, type, weight, *most);
    shown = cut;
    width = width_of(shown, type, weight);
  }
  if (align == Align::Center) {
    at.x -= width / 2;
  } else if (align == Align::Right) {
    at.x -= width;
  }
  set(*ImGui::GetWindowDrawList(), at, shown, type, colour, weight);
  show(words, {at, {at.x + width, at.y + face(type, weight).FontSize}});
  return width;
}

// The face that large text takes its proportions from, and stands in for it where nothing shapes.
ImVec2 Pen::large_size(std::string_view words, float em, Weight weight) const {
  const ImFont& font = face(Type::Title, weight);
  const float size = font.FontSize * whole(em) / px(units_of(Type::Title));
  if (words.empty()) {
    return {0.0F, size};
  }
  if (shaper_) {
    return {shaper_(words, whole(em), weight).size.x, size};
  }
  return {font.CalcTextSizeA(size, FLT_MAX, 0.0F, words.data(), words.data() + words.size()).x,
          size};
}

float Pen::large(ImVec2 at, std::string_view words, float em, ImU32 colour, Weight weight,
                 Align align, std::optional<float> most) {
  ImVec2 size = large_size(words, em, weight);
  std::string cut;
  std::string_view shown = words;
  if (most && size.x > *most + 1.0F) {
    cut = shortened(words, Type::Title, weight, *most * px(units_of(Type::Title)) / whole(em));
    shown = cut;
    size = large_size(shown, em, weight);
  }
  if (align == Align::Center) {
    at.x -= size.x / 2;
  } else if (align == Align::Right) {
    at.x -= size.x;
  }
  at = whole(at);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  ImFont& font = face(Type::Title, weight);
  if (shaper_ && !shown.empty()) {
    const Shaped shaped = shaper_(shown, whole(em), weight);
    const float ascent = font.Ascent * size.y / font.FontSize;
    const ImVec2 corner{at.x, whole(at.y + ascent - shaped.baseline)};
    list.AddImage(shaped.texture, corner, {corner.x + shaped.size.x, corner.y + shaped.size.y},
                  {0, 0}, {1, 1}, colour);
  } else if (!shown.empty()) {
    list.AddText(&font, size.y, at, colour, shown.data(), shown.data() + shown.size());
  }
  show(words, {at, {at.x + size.x, at.y + size.y}});
  return size.x;
}

std::vector<std::string_view> Pen::lines(std::string_view words, Type type, float width) const {
  std::vector<std::string_view> lines;
  std::size_t start = 0;
  while (start < words.size()) {
    std::size_t end = start;  // of what fits
    if (words[start] == '\n') {
      lines.push_back(words.substr(start++, 0));
      continue;
    }
    // Word by word, not by ever longer starts of the line: a shaper keeps what it was asked for.
    float so_far = 0.0F;
    for (;;) {
      const std::size_t next = std::min(words.find_first_of(" \n", end + 1), words.size());
      so_far += width_of(words.substr(end, next - end), type, Weight::Regular);
      if (end > start && so_far > width) {
        break;
      }
      end = next;
      if (end == words.size() || words[end] == '\n') {
        break;
      }
    }
    lines.push_back(words.substr(start, end - start));
    start = end + 1;
  }
  return lines;
}

float Pen::paragraph(ImVec2 at, std::string_view words, Type type, ImU32 colour, float width) {
  const float height = face(type, Weight::Regular).FontSize;
  float y = at.y;
  for (const std::string_view line : lines(words, type, width)) {
    const bool is_too_long =
        line.find(' ') == std::string_view::npos && width_of(line, type, Weight::Regular) > width;
    set(*ImGui::GetWindowDrawList(), {at.x, y},
        is_too_long ? shortened(line, type, Weight::Regular, width) : line, type, colour,
        Weight::Regular);
    y += height;
  }
  show(words, {at, {at.x + width, y}});
  return y - at.y;
}

void Pen::panel(const Rect& rect) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float edge = std::max(1.0F, whole(px(1)));
  const ImVec2 min = whole(rect.min);
  const ImVec2 max = whole(rect.max);
  list.AddRectFilled(min, max, palette_.line, px(14));
  list.AddRectFilled({min.x + edge, min.y + edge}, {max.x - edge, max.y - edge}, palette_.panel,
                     px(14) - edge);
}

void Pen::line(ImVec2 from, ImVec2 to, ImU32 colour, float units) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float thickness = std::max(1.0F, whole(px(units)));
  const bool is_level = from.y == to.y;
  if (!is_level && from.x != to.x) {
    list.AddLine(from, to, colour, px(units));
    return;
  }
  // Along the pixels it is a rectangle, so that it is as sharp as they are.
  const ImVec2 min = whole(ImVec2{std::min(from.x, to.x), std::min(from.y, to.y)});
  const ImVec2 max = whole(ImVec2{std::max(from.x, to.x), std::max(from.y, to.y)});
  list.AddRectFilled(
      min, is_level ? ImVec2{max.x, min.y + thickness} : ImVec2{min.x + thickness, max.y}, colour);
}

void Pen::bar(const Rect& rect, float part, ImU32 colour) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImVec2 min = whole(rect.min);
  const ImVec2 max = whole(rect.max);
  const float rounding = (max.y - min.y) / 2;
  list.AddRectFilled(min, max, palette_.raised, rounding);
  const float shown = std::clamp(part, 0.0F, 1.0F);
  const float end = whole(min.x + (max.x - min.x) * shown);
  if (end <= min.x) {
    return;
  }
  list.PushClipRect(min, {end, max.y}, true);
  list.AddRectFilled(min, {std::max(end, min.x + 2 * rounding), max.y}, colour, rounding,
                     shown < 1.0F ? ImDrawFlags_RoundCornersLeft : ImDrawFlags_RoundCornersAll);
  list.PopClipRect();
}

void Pen::mark(ImVec2 center, int player, float units) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImU32 colour = palette_.of_player(player);
  const float half = px(units) / 2;
  if (player == 0) {
    list.AddCircleFilled(center, half, colour);
  } else if (player == 1) {
    const float reach =
        half * std::numbers::sqrt2_v<float>;  // of a square of `units` on its corner
    list.AddQuadFilled({center.x, center.y - reach}, {center.x + reach, center.y},
                       {center.x, center.y + reach}, {center.x - reach, center.y}, colour);
  } else {
    list.AddTriangleFilled({center.x, center.y - half}, {center.x + half, center.y + half},
                           {center.x - half, center.y + half}, colour);
  }
}

void Pen::up_down(ImVec2 at, int surplus) {
  if (surplus == 0) {
    return;
  }
  const bool is_up = surplus > 0;
  const ImU32 colour = is_up ? palette_.good : palette_.bad;
  const ImFont& font = face(Type::Tiny, Weight::Regular);
  const float size = px(9);
  const float base = whole(at.y) + font.Ascent;
  const float top = base - size;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  if (is_up) {
    list.AddTriangleFilled({at.x + size / 2, top}, {at.x + size, base}, {at.x, base}, colour);
  } else {
    list.AddTriangleFilled({at.x, top}, {at.x + size, top}, {at.x + size / 2, base}, colour);
  }
  const std::string number = words::numeral(std::abs(surplus));
  const ImVec2 beside{at.x + size + px(2), at.y};
  set(list, beside, number, Type::Tiny, colour, Weight::Regular);
  show((is_up ? "\u25B2" : "\u25BC") + number,
       {at, {beside.x + width_of(number, Type::Tiny, Weight::Regular), at.y + font.FontSize}});
}

void Pen::tick(ImVec2 center, float units, bool is_ticked) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float radius = px(units) / 2;
  if (!is_ticked) {
    list.AddCircle(center, radius - px(1), palette_.faint, 0, px(2));
    return;
  }
  list.AddCircleFilled(center, radius, palette_.good);
  const std::array<ImVec2, 3> stroke{ImVec2{center.x - radius * 0.42F, center.y + radius * 0.04F},
                                     ImVec2{center.x - radius * 0.10F, center.y + radius * 0.36F},
                                     ImVec2{center.x + radius * 0.44F, center.y - radius * 0.32F}};
  list.AddPolyline(stroke.data(), static_cast<int>(stroke.size()), palette_.panel, ImDrawFlags_None,
                   std::max(1.5F, radius * 0.18F));
}

void Pen::letter_mark(ImVec2 center, std::string_view letter, ImU32 colour) {
  ImGui::GetWindowDrawList()->AddCircle(center, px(9), colour, 0, std::max(1.0F, px(1)));
  const ImFont& font = face(Type::Tiny, Weight::Regular);
  // Capitals stand in the middle of the ring, not the line they are in: 0.714 em is their height.
  const float capital = px(units_of(Type::Tiny)) * 0.714F;
  text({center.x, center.y + capital / 2 - font.Ascent}, letter, Type::Tiny, colour,
       Weight::Regular, Align::Center);
}

void Pen::focus_frame(const Rect& rect, float rounding_units) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImVec2 min = whole(rect.min);
  const ImVec2 max = whole(rect.max);
  const float border = px(2);
  const float halo = px(4);
  const ImU32 soft = (palette_.focus & ~IM_COL32_A_MASK) | (56U << IM_COL32_A_SHIFT);  // 22 %
  list.AddRect({min.x - halo / 2, min.y - halo / 2}, {max.x + halo / 2, max.y + halo / 2}, soft,
               px(rounding_units) + halo / 2, 0, halo);
  list.AddRect({min.x + border / 2, min.y + border / 2}, {max.x - border / 2, max.y - border / 2},
               palette_.focus, px(rounding_units) - border / 2, 0, border);
}

void Pen::show(std::string_view words, const Rect& rect) {
  if (probe_ != nullptr) {
    probe_->seen.push_back({.text = std::string(words), .rect = rect});
  }
}

}  // namespace ui
