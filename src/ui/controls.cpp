// What can be pressed, ticked, chosen and typed into, and the keyboard's way through it.
#include <imgui_internal.h>
#include <imgui_stdlib.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "ui/pen.hpp"

namespace ui {
namespace {

constexpr std::array<ImGuiKey, 3> kPressing{ImGuiKey_Enter, ImGuiKey_KeypadEnter, ImGuiKey_Space};

ImVec2 size_of(const Rect& rect) { return {rect.width(), rect.height()}; }

ImU32 with_part(ImU32 colour, float part) {  // of its opacity
  const auto alpha = static_cast<ImU32>(static_cast<float>(colour >> IM_COL32_A_SHIFT) * part);
  return (colour & ~IM_COL32_A_MASK) | (alpha << IM_COL32_A_SHIFT);
}

bool is_without_modifiers() { return ImGui::GetIO().KeyMods == ImGuiMod_None; }

// A fresh press, never a repeat, that nobody has taken yet; it is `name`'s from here until it is
// let go.
bool is_pressed_by_keys(const std::string& name) {
  for (const ImGuiKey key : kPressing) {
    if (is_without_modifiers() && ImGui::IsKeyPressed(key, false)) {
      ImGui::SetKeyOwner(key, ImGui::GetID(name.c_str()), ImGuiInputFlags_LockUntilRelease);
      return true;
    }
  }
  return false;
}

// Dear ImGui drops the characters of the frame in which a field comes to the focus.
void keep_for_next_frame(ImGuiContext& context) {
  const ImVector<ImWchar>& typed = context.IO.InputQueueCharacters;
  for (int i = typed.Size - 1; i >= 0; --i) {
    ImGuiInputEvent event;
    event.Type = ImGuiInputEventType_Text;
    event.Source = ImGuiInputSource_Keyboard;
    event.EventId = context.InputEventsNextEventId++;
    event.Text.Char = typed[i];
    context.InputEventsQueue.insert(context.InputEventsQueue.begin(), event);
  }
}

// Puts the completion behind the words while they are being typed.
int complete(ImGuiInputTextCallbackData* typed) {
  const auto& completion = *static_cast<const std::string_view*>(typed->UserData);
  typed->InsertChars(typed->BufTextLen, completion.data(), completion.data() + completion.size());
  return 0;
}

bool is_at_end(const ImGuiInputTextState& state) {
  return state.GetCursorPos() == state.CurLenW && !state.HasSelection();
}

}  // namespace

void Pen::begin(Ring& ring) {
  ring.controls.clear();
  ring.is_in_lines = false;
  ring_ = &ring;
}

void Pen::end() {
  Ring& ring = *std::exchange(ring_, nullptr);
  const std::vector<std::string>& controls = ring.controls;
  const auto here = std::ranges::find(controls, ring.focused);
  if (controls.empty()) {
    return;
  }
  if (here == controls.end()) {  // the next one has come into its place
    ring.place = ring.focused.empty() ? 0 : std::min(ring.place, controls.size() - 1);
    ring.focused = controls[ring.place];
    return;
  }
  ring.place = static_cast<std::size_t>(here - controls.begin());
  const ImGuiIO& io = ImGui::GetIO();
  if (io.KeyCtrl || io.KeyAlt || io.KeySuper || !ImGui::IsKeyPressed(ImGuiKey_Tab)) {
    return;
  }
  const std::size_t step = io.KeyShift ? controls.size() - 1 : 1;
  ring.place = (ring.place + step) % controls.size();
  ring.focused = controls[ring.place];
  ring.moved_by_keys = true;
}

void Pen::take_pressing_keys() { static_cast<void>(is_pressed_by_keys("whoever was pressed")); }

Pen::Standing Pen::join(Ring* ring, const std::string& name, const Rect& rect, bool is_enabled) {
  Standing standing;
  const ImGuiContext& context = *ImGui::GetCurrentContext();
  const bool is_looked_at_only = (context.CurrentItemFlags & ImGuiItemFlags_Disabled) != 0;
  const bool is_in_ring = ring != nullptr && is_enabled && !is_looked_at_only;
  if (is_in_ring) {
    const bool is_first = ring->controls.empty();
    ring->controls.push_back(name);
    standing.takes_keys = ring->focused == name;
    standing.has_focus = standing.takes_keys || (ring->focused.empty() && is_first);
    if (standing.has_focus) {
      ring->focused_rect = rect;
      ring->focused_in = context.CurrentWindow->ID;
    }
  }
  if (probe_ != nullptr) {
    probe_->seen.push_back({.text = name,
                            .rect = rect,
                            .is_control = true,
                            .is_enabled = is_enabled,
                            .has_focus = standing.has_focus,
                            .is_in_ring = is_in_ring});
  }
  return standing;
}

void Pen::focus_by_mouse(Ring* ring, const std::string& name) {
  if (ring != nullptr) {
    ring->focused = name;
    ring->moved_by_keys = false;
  }
}

Pen::Standing Pen::control(Ring* ring, const std::string& name, const Rect& rect, bool is_enabled,
                           std::string_view explained) {
  Standing standing = join(ring, name, rect, is_enabled);
  ImGui::SetCursorScreenPos(rect.min);
  if (is_enabled) {
    standing.is_pressed = ImGui::InvisibleButton(name.c_str(), size_of(rect));
    standing.is_held = ImGui::IsItemActive();
    if (ImGui::IsItemActivated()) {
      focus_by_mouse(ring, name);
    }
    if (standing.takes_keys && is_pressed_by_keys(name)) {
      standing.is_pressed = true;
    }
  } else {
    ImGui::Dummy(size_of(rect));
  }
  standing.is_hovered = ImGui::IsItemHovered();
  if (standing.is_hovered || (standing.has_focus && ring->moved_by_keys)) {
    explain(explained, rect);
  }
  return standing;
}

// A card under the control, over everything, inside the display.
void Pen::explain(std::string_view words, const Rect& rect) {
  if (words.empty()) {
    return;
  }
  const float pad = px(10);
  const std::vector<std::string_view> broken = lines(words, Type::Note, px(320));
  float width = 0;
  for (const std::string_view line : broken) {
    width = std::max(width, width_of(line, Type::Note, Weight::Regular));
  }
  const float line_height = face(Type::Note, Weight::Regular).FontSize;
  const ImVec2 size{width + 2 * pad, line_height * static_cast<float>(broken.size()) + 2 * pad};
  const ImVec2 display = ImGui::GetIO().DisplaySize;
  const bool is_below = rect.max.y + px(6) + size.y <= display.y;
  const ImVec2 min{std::max(px(4), std::min(rect.min.x, display.x - size.x - px(4))),
                   std::max(0.0F, is_below ? rect.max.y + px(6) : rect.min.y - px(6) - size.y)};
  const ImVec2 max{min.x + size.x, min.y + size.y};
  ImDrawList& list = *ImGui::GetForegroundDrawList();
  list.AddRectFilled(min, max, palette_.raised, px(8));
  list.AddRect(min, max, palette_.faint, px(8));
  float y = min.y + pad;
  for (const std::string_view line : broken) {
    set(list, {min.x + pad, y}, line, Type::Note, palette_.ink, Weight::Regular);
    y += line_height;
  }
  show(words, {min, max});
}

bool Pen::area(const std::string& name, const Rect& rect, bool is_enabled,
               std::string_view explained) {
  const Standing standing = control(ring_, name, rect, is_enabled, explained);
  if (standing.has_focus) {
    focus_frame(rect, 8);
  }
  return standing.is_pressed;
}

bool Pen::mouse_area(const std::string& name, const Rect& rect, bool is_enabled,
                     std::string_view explained) {
  return control(nullptr, name, rect, is_enabled, explained).is_pressed;
}

bool Pen::button(const std::string& name, std::string_view words, const Rect& rect, Look look,
                 bool is_enabled, std::string_view explained) {
  const Standing standing = control(ring_, name, rect, is_enabled, explained);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float rounding = px(look == Look::Accent ? 10 : 8);
  const bool is_lit = standing.is_hovered && is_enabled;
  ImU32 ink = palette_.ink;
  if (look == Look::Accent) {
    const float part = !is_enabled ? 0.35F : standing.is_held ? 0.75F : is_lit ? 0.9F : 1.0F;
    list.AddRectFilled(rect.min, rect.max, with_part(palette_.focus, part), rounding);
    ink = palette_.on_focus;
  } else if (look == Look::Plain) {
    ink = is_lit || standing.has_focus ? palette_.ink : palette_.soft;
  } else {
    const ImU32 border = look == Look::Danger ? palette_.bad : palette_.line;
    list.AddRectFilled(rect.min, rect.max, standing.is_held ? palette_.ground : palette_.raised,
                       rounding);
    list.AddRect(rect.min, rect.max, is_lit && look == Look::Chip ? palette_.faint : border,
                 rounding, 0, std::max(1.0F, px(1)));
    ink = look == Look::Danger ? palette_.bad : palette_.ink;
  }
  if (!is_enabled && look != Look::Accent) {
    ink = palette_.faint;
  }
  const Weight weight = look == Look::Plain ? Weight::Regular : Weight::Strong;
  const Type type = look == Look::Accent && rect.height() >= px(48) ? Type::Heading : Type::Body;
  const ImVec2 center = rect.center();
  text({center.x, center.y - face(type, weight).FontSize / 2}, words, type, ink, weight,
       Align::Center, rect.width());
  if (standing.has_focus) {
    focus_frame(rect, look == Look::Accent ? 10 : 8);
  }
  return standing.is_pressed;
}

bool Pen::check_box(const std::string& name, ImVec2 at, bool& is_on) {
  const Rect rect{at, {at.x + px(20), at.y + px(20)}};
  const Standing standing = control(ring_, name, rect, true, {});
  if (standing.is_pressed) {
    is_on = !is_on;
  }
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float edge = px(2);
  if (is_on) {
    list.AddRectFilled(rect.min, rect.max, palette_.focus, px(5));
    const float size = rect.width();
    const std::array<ImVec2, 3> stroke{ImVec2{at.x + size * 0.24F, at.y + size * 0.52F},
                                       ImVec2{at.x + size * 0.43F, at.y + size * 0.70F},
                                       ImVec2{at.x + size * 0.77F, at.y + size * 0.31F}};
    list.AddPolyline(stroke.data(), static_cast<int>(stroke.size()), palette_.on_focus,
                     ImDrawFlags_None, px(2.4F));
  } else {
    const ImU32 border = standing.is_hovered ? palette_.soft : palette_.faint;
    list.AddRect({at.x + edge / 2, at.y + edge / 2}, {rect.max.x - edge / 2, rect.max.y - edge / 2},
                 border, px(5) - edge / 2, 0, edge);
  }
  if (standing.has_focus) {
    focus_frame(
        {{rect.min.x - px(4), rect.min.y - px(4)}, {rect.max.x + px(4), rect.max.y + px(4)}}, 8);
  }
  return standing.is_pressed;
}

bool Pen::choice(const std::string& name, ImVec2 at, const std::vector<std::string>& words,
                 int& chosen, Rect* drawn) {
  const float height = std::round(px(42));
  std::vector<Rect> segments;
  float x = std::round(at.x);
  for (const std::string& word : words) {  // wide enough for the chosen one's weight
    const float width = std::round(text_size(word, Type::Body, Weight::Strong).x + 2 * px(16));
    segments.push_back({{x, at.y}, {x + width, at.y + height}});
    x += width;
  }
  const Rect whole{at, {x, at.y + height}};
  const Standing standing = join(ring_, name, whole, true);
  const int before = chosen;
  const int last = static_cast<int>(words.size()) - 1;
  if (standing.takes_keys && is_without_modifiers()) {
    chosen -= ImGui::IsKeyPressed(ImGuiKey_LeftArrow, false) && chosen > 0 ? 1 : 0;
    chosen += ImGui::IsKeyPressed(ImGuiKey_RightArrow, false) && chosen < last ? 1 : 0;
  }
  ImDrawList& list = *ImGui::GetWindowDrawList();
  std::vector<bool> is_hovered(words.size());
  for (std::size_t i = 0; i < words.size(); ++i) {
    ImGui::PushID(static_cast<int>(i));  // two words may be the same, as names half typed can
    const Standing segment = control(nullptr, name + ": " + words[i], segments[i], true, {});
    ImGui::PopID();
    is_hovered[i] = segment.is_hovered;
    if (segment.is_pressed) {
      chosen = static_cast<int>(i);
    }
    if (segment.is_pressed || segment.is_held) {
      focus_by_mouse(ring_, name);
    }
  }
  for (std::size_t i = 0; i < words.size(); ++i) {
    const bool is_chosen = static_cast<int>(i) == chosen;
    const ImDrawFlags corners = (i == 0 ? ImDrawFlags_RoundCornersLeft : 0) |
                                (i + 1 == words.size() ? ImDrawFlags_RoundCornersRight : 0);
    if (is_chosen) {
      list.AddRectFilled(segments[i].min, segments[i].max, palette_.raised, px(10),
                         corners != 0 ? corners : ImDrawFlags_RoundCornersNone);
      // Not by shade alone: a stroke of the accent under the chosen word.
      line({segments[i].min.x + px(16), segments[i].max.y - px(7)},
           {segments[i].max.x - px(16), segments[i].max.y - px(7)}, palette_.focus, 2);
    }
    const Weight weight = is_chosen ? Weight::Strong : Weight::Regular;
    const ImVec2 center = segments[i].center();
    text({center.x, center.y - face(Type::Body, weight).FontSize / 2 - px(1)}, words[i], Type::Body,
         is_chosen || is_hovered[i] ? palette_.ink : palette_.soft, weight, Align::Center);
  }
  list.AddRect(whole.min, whole.max, palette_.line, px(10), 0, std::max(1.0F, px(1)));
  if (standing.has_focus) {
    focus_frame(whole, 10);
  }
  if (drawn != nullptr) {
    *drawn = whole;
  }
  return chosen != before;
}

void Pen::settle_keyboard(const Standing& standing, ImGuiID id) const {
  ImGuiContext& context = *ImGui::GetCurrentContext();
  if (ring_ == nullptr || ImGui::IsMouseDown(ImGuiMouseButton_Left)) {
    return;
  }
  if (standing.has_focus && context.ActiveId != id) {
    // At once, where SetKeyboardFocusHere() would lose what is typed in the two frames it takes.
    context.NavActivateId = id;
    context.NavActivateFlags = ImGuiActivateFlags_PreferInput;
    keep_for_next_frame(context);
  } else if (!standing.has_focus && context.ActiveId == id) {
    ImGui::ClearActiveID();
  }
}

bool Pen::field(const std::string& name, const Rect& rect, std::string& words,
                std::string_view hint, std::string_view completion, float inset) {
  const Standing standing = join(ring_, name, rect, true);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float edge = px(2);
  list.AddRectFilled(rect.min, rect.max, palette_.ground, px(10));
  list.AddRect({rect.min.x + edge / 2, rect.min.y + edge / 2},
               {rect.max.x - edge / 2, rect.max.y - edge / 2}, palette_.line, px(10) - edge / 2, 0,
               edge);
  if (standing.has_focus) {
    focus_frame(rect, 10);
  }
  const float pad = px(14);
  const Rect inner{{std::round(rect.min.x + pad + px(inset)), std::round(rect.min.y)},
                   {rect.max.x - pad, rect.max.y}};

  ImGui::PushID(name.c_str());
  const ImGuiID id = ImGui::GetID("##words");
  const ImGuiContext& context = *ImGui::GetCurrentContext();
  const ImGuiInputTextState* const state = ImGui::GetInputTextState(id);
  settle_keyboard(standing, id);
  const bool is_active = context.ActiveId == id;
  const bool takes_completion =
      is_active && state != nullptr && is_at_end(*state) && !completion.empty() &&
      is_without_modifiers() &&
      (ImGui::IsKeyPressed(ImGuiKey_RightArrow, false) || ImGui::IsKeyPressed(ImGuiKey_End, false));
  const bool is_changed = type_into(inner, words, takes_completion ? completion : "");
  if (ImGui::IsItemActivated() && !standing.has_focus) {
    focus_by_mouse(ring_, name);
  }
  ImGui::PopID();
  set_typed(inner, words, words.empty() ? hint : takes_completion ? "" : completion, id);
  return is_changed;
}

// The part of field() that is Dear ImGui's: keys, caret, selection, clipboard.
bool Pen::type_into(const Rect& rect, std::string& words, std::string_view completion) {
  ImFont& font = face(Type::Heading, Weight::Regular);
  const bool is_shaped = needs_shaping(words, Type::Heading, Weight::Regular);
  const ImU32 selected = with_part(palette_.focus, 0.30F);
  ImGui::PushFont(&font);
  ImGui::PushStyleVar(ImGuiStyleVar_FramePadding,
                      {0, std::floor((rect.height() - font.FontSize) / 2)});
  ImGui::PushStyleVar(ImGuiStyleVar_FrameBorderSize, 0);
  ImGui::PushStyleColor(ImGuiCol_FrameBg, IM_COL32_BLACK_TRANS);
  ImGui::PushStyleColor(ImGuiCol_Text, is_shaped ? IM_COL32_BLACK_TRANS : palette_.ink);
  ImGui::PushStyleColor(ImGuiCol_TextSelectedBg, is_shaped ? IM_COL32_BLACK_TRANS : selected);
  ImGui::PushTabStop(false);
  ImGui::SetCursorScreenPos(rect.min);
  ImGui::SetNextItemWidth(rect.width());
  const bool is_changed =
      completion.empty() ? ImGui::InputText("##words", &words)
                         : ImGui::InputText("##words", &words, ImGuiInputTextFlags_CallbackAlways,
                                            &complete, &completion);
  ImGui::PopTabStop();
  ImGui::PopStyleColor(3);
  ImGui::PopStyleVar(2);
  ImGui::PopFont();
  return is_changed;
}

// The part that is ours: words in scripts that want shaping, with caret and selection, and what
// stands in grey.
void Pen::set_typed(const Rect& rect, const std::string& words, std::string_view grey, ImGuiID id) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImFont& font = face(Type::Heading, Weight::Regular);
  const float y = rect.min.y + std::floor((rect.height() - font.FontSize) / 2);
  const ImGuiInputTextState* const state =
      ImGui::GetActiveID() == id ? ImGui::GetInputTextState(id) : nullptr;
  const auto reach = [&](int place) {  // pixels from the start of the words to a place in them
    std::size_t bytes = 0;
    for (int i = 0; i < place && bytes < words.size(); ++i) {
      unsigned point = 0;
      bytes += static_cast<std::size_t>(
          ImTextCharFromUtf8(&point, words.data() + bytes, words.data() + words.size()));
    }
    return width_of(std::string_view(words).substr(0, bytes), Type::Heading, Weight::Regular);
  };
  float end = width_of(words, Type::Heading, Weight::Regular);
  list.PushClipRect({rect.min.x - px(2), rect.min.y}, {rect.max.x + px(2), rect.max.y}, true);
  if (needs_shaping(words, Type::Heading, Weight::Regular)) {
    const float caret = state != nullptr ? reach(state->GetCursorPos()) : 0.0F;
    const float left = rect.min.x - std::max(0.0F, caret - rect.width());
    if (state != nullptr && state->HasSelection()) {
      const auto [from, to] = std::minmax({state->GetSelectionStart(), state->GetSelectionEnd()});
      list.AddRectFilled({left + reach(from), y}, {left + reach(to), y + font.FontSize},
                         with_part(palette_.focus, 0.30F));
    }
    set(list, {left, y}, words, Type::Heading, palette_.ink, Weight::Regular);
    if (state != nullptr) {
      line({left + caret, y}, {left + caret, y + font.FontSize}, palette_.ink);
    }
    end += left - rect.min.x;
  }
  if (end <= rect.width()) {
    set(list, {rect.min.x + end, y}, grey, Type::Heading, palette_.faint, Weight::Regular);
  }
  list.PopClipRect();
  show(words, rect);
  if (!grey.empty()) {
    show(grey, rect);
  }
}

}  // namespace ui
