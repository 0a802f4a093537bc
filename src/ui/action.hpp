// What a person has asked for in a frame. Drawing pushes actions, and the desk carries them out
// after the frame, so nothing changes while it is being drawn.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/change.hpp"
#include "ui/colours.hpp"
#include "ui/pen.hpp"
#include "words/language.hpp"

namespace ui {

struct Make {  // a change, by whoever is at the sheet
  core::Change change;
};
struct Undo {};
struct Redo {};
struct SitDown {  // at the sheet
  core::Actor who = 0;
};
struct OpenMatchNumber {
  int match = 0;
};
struct StartMatch {};  // as draft.new_match says
struct Rematch {};     // fills draft.new_match from the open match and shows that page
struct SetTheme {
  Theme theme = Theme::Dark;
};
struct SetZoom {
  float zoom = 1.0F;
};
struct SetLanguage {
  std::string code;  // of words::languages()
};
struct SetDigits {
  words::Digits digits = words::Digits::Western;
};
struct DismissNotice {};
struct Leave {};  // close the window
// What is typed in draft.dialog, a PinAsked, is given: to sit down, or for another PIN.
struct GivePin {};
struct AddPerson {
  std::string name;
};
struct RenamePerson {
  int person = 0;
  std::string name;
};
struct ColourPerson {
  int person = 0;
  std::optional<Colour> colour;
};
struct ArchivePerson {  // lay aside, or bring back
  int person = 0;
  bool is_archived = true;
};
struct RemovePerson {  // who has never played
  int person = 0;
};
struct CountStatistics {};  // as draft.statistics says
struct RestoreBackup {};    // view.backup in the place of a score sheet that cannot be used
struct SaveReadable {};     // the matches that can be read of a damaged one, into a file beside it

struct AskNote {};  // opens the dialog for the title and note of the open match
struct SetNote {};  // as that dialog says
struct SetArchived {
  int match = 0;
  bool is_archived = true;
};
struct CopySheet {  // to the clipboard, as text for a conversation
  int match = 0;
};
struct AskOut {              // opens the dialog for writing a file, with a name to begin with
  std::optional<int> match;  // nullopt: all that the history shows
};
struct PutOut {  // writes the file as that dialog says
  bool replaces = false;
};
struct AskIn {};   // opens the dialog for taking matches in
struct TakeIn {};  // as that dialog says
struct Browse {};  // asks the desktop for the file of the open dialog

using Action = std::variant<Make, Undo, Redo, SitDown, OpenMatchNumber, StartMatch, Rematch,
                            SetTheme, SetZoom, SetLanguage, SetDigits, DismissNotice, Leave,
                            GivePin, AddPerson, RenamePerson, ColourPerson, ArchivePerson,
                            RemovePerson, CountStatistics, RestoreBackup, SaveReadable, AskNote,
                            SetNote, SetArchived, CopySheet, AskOut, PutOut, AskIn, TakeIn, Browse>;
using Actions = std::vector<Action>;

}  // namespace ui
