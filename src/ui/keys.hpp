// The keys of the window, as one table: what is pressed, what it does, and the words in which the
// list of keys says so. Whoever asks for a key asks this table, so the list cannot promise a key
// that does something else. What a command does is not known here.
#pragma once

#include <imgui.h>

#include <array>
#include <optional>
#include <span>
#include <string_view>

namespace ui {

enum class Command {
  Digit,  // characters, not chords: see sheet_keys
  Enter,
  GoOn,
  GoBack,
  GoForward,
  RubOut,
  TakeBack,
  Clear,
  FirstSeat,
  SecondSeat,
  ThirdSeat,
  HostSeat,
  Undo,
  Redo,
  Line,
  Trump,  // or the call, where each deal has one
  Bid,
  EndMatch,
  ShowSheet,
  ShowMatches,
  ShowNewMatch,
  ShowPeople,
  ShowStatistics,
  ZoomIn,
  ZoomOut,
  ZoomUsual,
  NextTheme,
  ShowLooks,
  ShowRules,
  Help,
  Leave,
  FindMatch,
  ShowRecord,
  CopySheet,
  SaveAs,
  ShowTable,
  Count,
  Uncount,
  Explain,
  Around,
  Older,
  Newer,
};

struct KeyBinding {
  Command command = Command::Digit;
  std::array<ImGuiKeyChord, 4> chords{};  // any of them; 0 for none
  bool repeats = false;                   // whether holding the key counts again and again
  const char* keys = "";                  // as people call them; words::tr() says it
  const char* does = "";
};

// Every binding, in the order in which help lists them.
[[nodiscard]] std::span<const KeyBinding> key_bindings();

// Whether one of the chords of `command` was pressed in this frame, with exactly its modifiers. A
// key held down counts once unless its binding repeats.
[[nodiscard]] bool is_pressed(Command command);

// Which of its chords, from 0: for a command of which there is one for each player.
[[nodiscard]] std::optional<int> chord_pressed(Command command);

}  // namespace ui
