#include "ui/keys.hpp"

#include <algorithm>

namespace ui {
namespace {

constexpr ImGuiKeyChord kCtrl = ImGuiMod_Ctrl;
constexpr ImGuiKeyChord kShift = ImGuiMod_Shift;

constexpr std::array kBindings = {
    KeyBinding{
        .command = Command::Digit, .keys = "0 to 9", .does = "tricks, in the digits of any script"},
    KeyBinding{.command = Command::Enter,
               .chords = {ImGuiKey_Enter, ImGuiKey_KeypadEnter},
               .keys = "Enter",
               .does = "enters them and goes on; takes the number offered in grey"},
    KeyBinding{.command = Command::GoOn,
               .chords = {ImGuiKey_Tab},
               .keys = "Tab",
               .does = "enters them and goes on"},
    KeyBinding{.command = Command::GoBack,
               .chords = {ImGuiKey_LeftArrow, kShift | ImGuiKey_Tab},
               .repeats = true,
               .keys = "\u2190, Shift+Tab",
               .does = "back to an entry just made"},
    KeyBinding{.command = Command::GoForward,
               .chords = {ImGuiKey_RightArrow},
               .repeats = true,
               .keys = "\u2192",
               .does = "forward again"},
    KeyBinding{.command = Command::RubOut,
               .chords = {ImGuiKey_Backspace},
               .repeats = true,
               .keys = "Backspace",
               .does = "rubs out the last digit"},
    KeyBinding{.command = Command::TakeBack,
               .chords = {ImGuiKey_Escape},
               .keys = "Esc",
               .does = "takes back what is half-typed"},
    KeyBinding{.command = Command::Clear,
               .chords = {ImGuiKey_Delete},
               .keys = "Delete",
               .does = "empties a cell"},
    KeyBinding{.command = Command::FirstSeat,
               .chords = {ImGuiKey_F2},
               .keys = "F2",
               .does = "the first player is at the sheet"},
    KeyBinding{.command = Command::SecondSeat,
               .chords = {ImGuiKey_F3},
               .keys = "F3",
               .does = "the second player is at the sheet"},
    KeyBinding{.command = Command::ThirdSeat,
               .chords = {ImGuiKey_F4},
               .keys = "F4",
               .does = "the third player is at the sheet"},
    KeyBinding{.command = Command::HostSeat,
               .chords = {ImGuiKey_F5},
               .keys = "F5",
               .does = "the host is at the sheet"},
    KeyBinding{.command = Command::Undo,
               .chords = {kCtrl | ImGuiKey_Z},
               .keys = "Ctrl+Z",
               .does = "undoes the newest change"},
    KeyBinding{.command = Command::Redo,
               .chords = {kCtrl | ImGuiKey_Y, kCtrl | kShift | ImGuiKey_Z},
               .keys = "Ctrl+Y, Ctrl+Shift+Z",
               .does = "does again what was undone"},
    KeyBinding{.command = Command::Line,
               .chords = {kCtrl | ImGuiKey_L},
               .keys = "Ctrl+L",
               .does = "moves the line, between deals, for the host"},
    KeyBinding{.command = Command::Trump,
               .chords = {kCtrl | ImGuiKey_T},
               .keys = "Ctrl+T",
               .does = "records the trump, or the call"},
    KeyBinding{.command = Command::Bid,
               .chords = {kCtrl | ImGuiKey_B},
               .keys = "Ctrl+B",
               .does = "records the bid for the first deal"},
    KeyBinding{.command = Command::EndMatch,
               .chords = {kCtrl | ImGuiKey_E},
               .keys = "Ctrl+E",
               .does = "ends the match, after asking"},
    KeyBinding{.command = Command::ShowSheet,
               .chords = {kCtrl | ImGuiKey_S},
               .keys = "Ctrl+S",
               .does = "the sheet"},
    KeyBinding{.command = Command::ShowMatches,
               .chords = {kCtrl | ImGuiKey_O},
               .keys = "Ctrl+O",
               .does = "the history: every match"},
    KeyBinding{.command = Command::ShowNewMatch,
               .chords = {kCtrl | ImGuiKey_N},
               .keys = "Ctrl+N",
               .does = "a new match"},
    KeyBinding{.command = Command::ShowPeople,
               .chords = {kCtrl | ImGuiKey_P},
               .keys = "Ctrl+P",
               .does = "the people who play"},
    KeyBinding{.command = Command::ShowStatistics,
               .chords = {kCtrl | ImGuiKey_I},
               .keys = "Ctrl+I",
               .does = "how they have played"},
    KeyBinding{.command = Command::ZoomIn,
               .chords = {kCtrl | ImGuiKey_Equal, kCtrl | kShift | ImGuiKey_Equal,
                          kCtrl | ImGuiKey_KeypadAdd},
               .repeats = true,
               .keys = "Ctrl++",
               .does = "larger"},
    KeyBinding{.command = Command::ZoomOut,
               .chords = {kCtrl | ImGuiKey_Minus, kCtrl | ImGuiKey_KeypadSubtract},
               .repeats = true,
               .keys = "Ctrl+\u2212",
               .does = "smaller"},
    KeyBinding{.command = Command::ZoomUsual,
               .chords = {kCtrl | ImGuiKey_0, kCtrl | ImGuiKey_Keypad0},
               .keys = "Ctrl+0",
               .does = "the usual size"},
    KeyBinding{.command = Command::NextTheme,
               .chords = {kCtrl | ImGuiKey_D},
               .keys = "Ctrl+D",
               .does = "dark, light or high contrast"},
    KeyBinding{.command = Command::ShowRules,
               .chords = {kCtrl | ImGuiKey_R},
               .keys = "Ctrl+R",
               .does = "the rules of this match"},
    KeyBinding{.command = Command::ShowRecord,
               .chords = {kCtrl | ImGuiKey_J},
               .keys = "Ctrl+J",
               .does = "who did what in this match, its pulls and its note"},
    KeyBinding{.command = Command::CopySheet,
               .chords = {kCtrl | kShift | ImGuiKey_C},
               .keys = "Ctrl+Shift+C",
               .does = "copies the sheet as text"},
    KeyBinding{.command = Command::SaveAs,
               .chords = {kCtrl | kShift | ImGuiKey_S},
               .keys = "Ctrl+Shift+S",
               .does = "saves the sheet as a picture or a file"},
    KeyBinding{.command = Command::FindMatch,
               .chords = {kCtrl | ImGuiKey_F},
               .keys = "Ctrl+F, /",
               .does = "looks for a match in the history"},
    KeyBinding{
        .command = Command::Help, .chords = {ImGuiKey_F1}, .keys = "F1", .does = "this list"},
    KeyBinding{.command = Command::Leave,
               .chords = {kCtrl | ImGuiKey_Q},
               .keys = "Ctrl+Q",
               .does = "closes the window; what is half-typed is kept"},
    KeyBinding{.command = Command::ShowTable,
               .chords = {ImGuiKey_F11},
               .keys = "F11",
               .does = "the table view, to be read from afar"},
    KeyBinding{.command = Command::Count,
               .chords = {ImGuiKey_J, ImGuiKey_K, ImGuiKey_L},
               .keys = "J, K, L",
               .does = "counts a trick of the first, second, third player"},
    KeyBinding{.command = Command::Uncount,
               .chords = {kShift | ImGuiKey_J, kShift | ImGuiKey_K, kShift | ImGuiKey_L},
               .keys = "Shift+J, K, L",
               .does = "takes one that was counted back"},
    KeyBinding{.command = Command::Explain,
               .chords = {ImGuiKey_E},
               .keys = "E",
               .does = "how a total, a quota, a dealer came about"},
};

bool is_chord_pressed(ImGuiKeyChord chord, bool repeats) {
  const auto key = static_cast<ImGuiKey>(chord & ~ImGuiMod_Mask_);
  return ImGui::GetIO().KeyMods == (chord & ImGuiMod_Mask_) && ImGui::IsKeyPressed(key, repeats);
}

}  // namespace

std::span<const KeyBinding> key_bindings() { return kBindings; }

std::optional<int> chord_pressed(Command command) {
  const auto* const binding = std::ranges::find_if(
      kBindings, [&](const KeyBinding& row) { return row.command == command; });
  const auto* const chord = std::ranges::find_if(binding->chords, [&](ImGuiKeyChord one) {
    return one != 0 && is_chord_pressed(one, binding->repeats);
  });
  return chord == binding->chords.end()
             ? std::nullopt
             : std::optional(static_cast<int>(chord - binding->chords.begin()));
}

bool is_pressed(Command command) { return chord_pressed(command).has_value(); }

}  // namespace ui
