// How everything on the screen is written and drawn: the palette, the type sizes, and the few
// shapes and controls the whole window is made of. It knows nothing of matches. All lengths that a
// caller gives are design units (pixels at zoom 1); Pen turns them into pixels.
#pragma once

#include <imgui.h>

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/colours.hpp"

namespace ui {

struct Palette {
  ImU32 ground, panel, raised, line, ink, soft, faint, focus, on_focus, good, bad;
  std::array<ImU32, 3> player;

  [[nodiscard]] ImU32 of_player(int seat) const { return player[static_cast<std::size_t>(seat)]; }
};

[[nodiscard]] const Palette& dark_palette();
[[nodiscard]] const Palette& light_palette();
// In which everything that can be read stands out from what is behind it by seven to one.
[[nodiscard]] const Palette& high_contrast_palette();

enum class Theme { Dark, Light, HighContrast };
[[nodiscard]] const Palette& palette_of(Theme theme);

// The type sizes, in design units, smallest first: 12, 14, 15, 16, 17, 21, 22, 25, 30, 46. The last
// one has digits and signs only.
enum class Type { Tiny, Small, Note, Body, Heading, Name, Trick, Title, Cell, Total };
inline constexpr int kTypes = 10;
[[nodiscard]] float units_of(Type type);

enum class Weight { Regular, Strong };

struct Fonts {
  std::array<std::array<ImFont*, 2>, kTypes> face{};  // by Type and Weight
};

// Puts every type size in both weights into `atlas` for this zoom. The two files are TrueType or
// OpenType faces; a missing one falls back to Dear ImGui's own.
[[nodiscard]] Fonts build_fonts(ImFontAtlas& atlas, const std::string& regular_file,
                                const std::string& strong_file, float zoom);

// Text the atlas has no glyphs for, as a picture in which it is shaped as its readers write it.
struct Shaped {
  ImTextureID texture = {};
  ImVec2 size;            // pixels
  float baseline = 0.0F;  // pixels from its top
};
using Shaper = std::function<Shaped(std::string_view text, float pixels, Weight weight)>;

struct Rect {
  ImVec2 min;  // pixels
  ImVec2 max;
  [[nodiscard]] float width() const { return max.x - min.x; }
  [[nodiscard]] float height() const { return max.y - min.y; }
  [[nodiscard]] ImVec2 center() const { return {(min.x + max.x) / 2, (min.y + max.y) / 2}; }
};

// What is on the screen, for tests: every text and every control, as drawn in the newest frame.
struct Seen {
  std::string text;  // a control's name, or the text
  Rect rect;
  bool is_control = false;
  bool is_enabled = true;
  bool has_focus = false;
  bool is_in_ring = false;
};
struct Probe {
  std::vector<Seen> seen;  // in drawing order; emptied by whoever starts a frame
};

// The keyboard's way through the controls of a form or a dialog, in the order in which they are
// drawn. Kept in a draft between frames.
// A control that comes to the focus takes no keys before the next frame, so that the Enter which
// opened a dialog does not also press its first button.
struct Ring {
  std::string focused;  // the name of the control that keys go to; empty for the first
  std::vector<std::string> controls;  // of the frame being drawn
  bool moved_by_keys = false;         // the focus, the last time: then explanations come up by it
  std::size_t place = 0;     // of the focus among the controls, for when its control is gone
  Rect focused_rect{};       // where it was drawn last, so that it can be scrolled to,
  ImGuiID focused_in = 0;    // and in which of Dear ImGui's windows
  bool is_in_lines = false;  // the focus is in text of several lines, which has the arrows
};

enum class Align { Left, Center, Right };

enum class Look {
  Plain,   // words that can be pressed
  Chip,    // raised, with a border
  Accent,  // the one thing a page is for
  Danger,
};

class Pen {
 public:
  Pen(const Palette& palette, const Fonts& fonts, float zoom, Shaper shaper, Probe* probe);

  [[nodiscard]] const Palette& palette() const { return palette_; }

  // What the seats look like whoever sits there.
  [[nodiscard]] ImU32 of_seat(std::size_t seat) const { return seats_.at(seat); }

  // From now on the players have the colours they have chosen, as player_colours has it; nullopt:
  // the seat's own.
  void colour_players(const std::array<std::optional<Colour>, 3>& chosen) {
    palette_.player = player_colours(chosen, seats_, palette_.ground);
  }
  [[nodiscard]] float px(float units) const { return units * zoom_; }

  // Texts. `at` is the left, center or right end of the baseline box's top, by `align`. Gives the
  // width in pixels. With `most` pixels given, what is too long ends in an ellipsis.
  float text(ImVec2 at, std::string_view words, Type type, ImU32 colour,
             Weight weight = Weight::Regular, Align align = Align::Left,
             std::optional<float> most = std::nullopt);
  [[nodiscard]] ImVec2 text_size(std::string_view words, Type type,
                                 Weight weight = Weight::Regular) const;
  // How wide a button is that says `words`: `least` design units or as much more as they need;
  // pixels.
  [[nodiscard]] float button_width(std::string_view words, float least) const;
  // The longest start of `words` that fits into `most` pixels with an ellipsis behind it.
  [[nodiscard]] std::string shortened(std::string_view words, Type type, Weight weight,
                                      float most) const;
  // Text broken at blanks into lines of at most `width` pixels; gives the height drawn.
  float paragraph(ImVec2 at, std::string_view words, Type type, ImU32 colour, float width);

  // Text of any size, for what is read from across the room: `em` in pixels. Otherwise as text()
  // and text_size().
  float large(ImVec2 at, std::string_view words, float em, ImU32 colour,
              Weight weight = Weight::Regular, Align align = Align::Left,
              std::optional<float> most = std::nullopt);
  [[nodiscard]] ImVec2 large_size(std::string_view words, float em,
                                  Weight weight = Weight::Regular) const;

  // Shapes.
  void panel(const Rect& rect);
  void line(ImVec2 from, ImVec2 to, ImU32 colour, float units = 1.0F);
  void bar(const Rect& rect, float part, ImU32 colour);  // part 0 to 1
  // The mark of a player, never colour alone: a disc, a diamond, a triangle.
  void mark(ImVec2 center, int player, float units);
  void up_down(ImVec2 at, int surplus);  // ▲1 or ▼1; nothing for 0
  void tick(ImVec2 center, float units, bool is_ticked);
  void letter_mark(ImVec2 center, std::string_view letter, ImU32 colour);  // a letter in a ring

  // Controls. Each has a name, unique on its page, that tests press it by and a ring keeps. Between
  // begin() and end() they are in that ring, so that none can be drawn that the keys do not reach:
  // Tab and Shift+Tab go through them, Enter or Space presses. True when pressed.
  bool button(const std::string& name, std::string_view words, const Rect& rect, Look look,
              bool is_enabled = true, std::string_view explained = {});
  // An area that can be pressed, drawn by the caller.
  bool area(const std::string& name, const Rect& rect, bool is_enabled = true,
            std::string_view explained = {});
  // One that is in no ring, as what it does has keys of its own: the arrows in a list, E for an
  // explanation.
  bool mouse_area(const std::string& name, const Rect& rect, bool is_enabled = true,
                  std::string_view explained = {});
  bool check_box(const std::string& name, ImVec2 at, bool& is_on);
  // One of several words; true when the choice changed. Arrows left and right change it. To the
  // probe each word is a control of its own too, named 'NAME: WORD'.
  bool choice(const std::string& name, ImVec2 at, const std::vector<std::string>& words,
              int& chosen, Rect* drawn = nullptr);
  // A line of text being typed; `hint` in grey while it is empty, `completion` (what would follow)
  // in grey behind it: End, or the right arrow at the end of the words, takes it. `inset` units on
  // the left are kept free for a mark. True when it changed.
  bool field(const std::string& name, const Rect& rect, std::string& words, std::string_view hint,
             std::string_view completion = {}, float inset = 0.0F);

  // Text of several lines; Enter begins another. It is as high as its lines need, at least
  // `least` pixels; gives the height in pixels.
  float text_lines(const std::string& name, ImVec2 at, float width, float least, std::string& words,
                   std::string_view hint);

  // From here on controls are in `ring`, which outlives them; then in none, and its focus has moved
  // if Tab was pressed. A key that pressed a control is nobody else's until it is let go.
  void begin(Ring& ring);
  void end();
  // The Enter or Space pressed in this frame has done what it was for, and does nothing else until
  // it is let go.
  static void take_pressing_keys();
  // Whether the keys go to the control of that name.
  [[nodiscard]] bool has_keys(std::string_view name) const {
    return ring_ != nullptr && ring_->focused == name;
  }
  void focus_frame(const Rect& rect, float rounding_units);

  // Tells the tests' probe of something drawn without these.
  void show(std::string_view words, const Rect& rect);

 private:
  struct Standing {  // of a control in this frame
    bool has_focus = false;
    bool takes_keys = false;
    bool is_hovered = false;
    bool is_held = false;
    bool is_pressed = false;
  };

  [[nodiscard]] ImFont& face(Type type, Weight weight) const;
  [[nodiscard]] bool needs_shaping(std::string_view words, Type type, Weight weight) const;
  [[nodiscard]] float width_of(std::string_view words, Type type, Weight weight) const;
  void set(ImDrawList& list, ImVec2 at, std::string_view words, Type type, ImU32 colour,
           Weight weight) const;
  [[nodiscard]] std::vector<std::string_view> lines(std::string_view words, Type type,
                                                    float width) const;

  Standing control(Ring* ring, const std::string& name, const Rect& rect, bool is_enabled,
                   std::string_view explained);
  Standing join(Ring* ring, const std::string& name, const Rect& rect, bool is_enabled);
  void focus_by_mouse(Ring* ring, const std::string& name);
  void explain(std::string_view words, const Rect& rect);
  // Gives the field the keyboard if it has the focus of its ring, and takes it away if not.
  void settle_keyboard(const Standing& standing, ImGuiID id) const;
  void set_lines(const Rect& rect, const std::string& words, std::string_view hint, ImGuiID id);
  bool type_into(const Rect& rect, std::string& words, std::string_view completion);
  void set_typed(const Rect& rect, const std::string& words, std::string_view grey, ImGuiID id);

  Palette palette_;
  std::array<ImU32, 3> seats_;  // the colours of the seats
  const Fonts& fonts_;
  float zoom_;
  Shaper shaper_;
  Probe* probe_;
  Ring* ring_ = nullptr;  // of the controls being drawn; null: of none
};

}  // namespace ui
