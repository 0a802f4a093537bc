// What a match is called and said to be, and its ways out of the window and in: the dialogs of
// title and note, of writing a file, and of taking one in.
#include <imgui_internal.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "ui/dialogs.hpp"
#include "words/language.hpp"

namespace ui {
namespace {

constexpr std::array<std::string_view, 4> kEndings = {".png", ".csv", ".jsonl", ".txt"};
constexpr std::array<const char*, 4> kMeanings = {
    words::later("The sheet as it is seen, at double size."),
    words::later("A line for each deal and player, for a spreadsheet."),
    words::later("Everything but the journal; another SquareScores can import it."),
    words::later("The sheet as a terminal shows it, in columns.")};
constexpr float kField = 44.0F;

std::size_t at(OutForm form) { return static_cast<std::size_t>(form); }

// With the ending of `to` in the place of that of `from`, if it has that one.
std::string with_ending(std::string path, OutForm from, OutForm to) {
  const std::string_view old = kEndings[at(from)];
  if (path.ends_with(old)) {
    path.resize(path.size() - old.size());
    path += kEndings[at(to)];
  }
  return path;
}

// True when the text has changed.
bool path_field(Card& card, std::string& path) {
  const float right = card.x + card.width - card.px(110);
  const Rect rect{{card.x, card.y}, {right, card.y + card.px(kField)}};
  const bool is_changed = card.pen.field("File", rect, path, words::tr("a file, with its folder"));
  const Rect browse{{right + card.px(10), card.y}, {card.x + card.width, card.y + card.px(kField)}};
  if (card.pen.button("Browse", words::tr("Browse"), browse, Look::Chip, true,
                      words::tr("The desktop's own list of files"))) {
    card.actions.emplace_back(Browse{});
  }
  card.room(kField + 12);
  return is_changed;
}

// An Enter in the field is as good as the button below it.
bool is_entered(const Card& card) {
  return card.ring.focused == "File" && (ImGui::IsKeyPressed(ImGuiKey_Enter, false) ||
                                         ImGui::IsKeyPressed(ImGuiKey_KeypadEnter, false));
}

// Esc drops nothing unasked; `typed` is how the note was before this frame.
void ask_before_leaving(Card& card, NoteAsked& note, const NoteAsked& typed) {
  const bool is_changed = note.title != note.kept_title || note.text != note.kept_text;
  if (!ImGui::IsKeyPressed(ImGuiKey_Escape, false)) {
    note.is_warned = typed.is_warned && note.title == typed.title && note.text == typed.text;
    return;
  }
  card.stays = is_changed && !note.is_warned;
  note.is_warned = is_changed;
}

}  // namespace

void draw_note(Card& card, NoteAsked& note) {
  const Palette& palette = card.pen.palette();
  const NoteAsked typed = note;
  // Or else a field that sees Esc takes back what was typed into it.
  ImGui::SetKeyOwner(ImGuiKey_Escape, ImGui::GetID("note"));
  card.title(words::tr("Title and note"));
  if (card.has_just_opened) {
    card.ring.focused = "Title";
  }
  const Rect title{{card.x, card.y}, {card.x + card.width, card.y + card.px(kField)}};
  (void)card.pen.field("Title", title, note.title, words::tr("a title, if it needs one"));
  card.room(kField + 12);
  // Not so high that the buttons go out of sight in a low window.
  const float least = std::min(card.px(170), ImGui::GetIO().DisplaySize.y * 0.25F);
  card.y += card.pen.text_lines("Note", {card.x, card.y}, card.width, least, note.text,
                                words::tr("what there is to remember")) +
            card.px(10);
  ask_before_leaving(card, note, typed);
  if (note.is_warned) {
    card.say(words::tr("Not kept yet: Ctrl+Enter keeps it, Esc once more drops it."), Type::Note,
             palette.bad);
  }
  if (!note.fault.empty()) {
    card.say(note.fault, Type::Note, palette.bad);
  }
  card.say(words::tr("Kept here with the match; no export holds it. Ctrl+Enter keeps it."),
           Type::Note, palette.soft);
  const bool is_chord = ImGui::GetIO().KeyCtrl && ImGui::IsKeyPressed(ImGuiKey_Enter, false);
  const int pressed = card.buttons(words::later("Keep"), true, words::later("Leave as it was"));
  if (pressed == 0 || is_chord) {
    card.actions.emplace_back(SetNote{});
  }
  card.closes = pressed == 1;
}

void draw_out(Card& card, OutAsked& out) {
  const Palette& palette = card.pen.palette();
  const bool is_one = out.match.has_value();
  card.title(is_one ? words::tr("Save the sheet as")
                    : words::tr("Export all matches that the history shows"));
  if (card.has_just_opened) {
    card.ring.focused = "File";
  }
  // A picture is of one sheet.
  std::vector<std::string> forms = {words::tr("picture"), "CSV", "JSON", words::tr("text")};
  const int first = is_one ? 0 : 1;
  forms.erase(forms.begin(), forms.begin() + first);
  int chosen = static_cast<int>(out.form) - first;
  if (card.pen.choice("Form", {card.x, card.y}, forms, chosen)) {
    const auto form = static_cast<OutForm>(chosen + first);
    out.path = with_ending(out.path, out.form, form);
    out.form = form;
    out.is_there = false;
    out.is_agreed = false;
    out.fault.clear();
  }
  card.room(52);
  card.say(words::tr(kMeanings[at(out.form)]), Type::Note, palette.soft);
  card.room(4);
  const bool is_entered_now = is_entered(card);
  if (path_field(card, out.path)) {
    out.is_there = false;
    out.is_agreed = false;
    out.fault.clear();
  }
  if (!out.fault.empty()) {
    card.say(out.fault, Type::Note, palette.bad);
  }
  if (out.is_there) {
    card.say(words::tr("A file of that name is there already."), Type::Body, palette.ink);
    const int pressed =
        card.buttons(words::later("Replace it"), true, words::later("Choose another name"));
    if (pressed == 0) {
      card.actions.emplace_back(PutOut{true});
    } else if (pressed == 1) {
      out.is_there = false;
      card.ring.focused = "File";
    }
    return;
  }
  const int pressed = card.buttons(words::later("Save"), !out.path.empty(), words::later("Leave"));
  if (!out.path.empty() && (pressed == 0 || is_entered_now)) {
    card.actions.emplace_back(PutOut{out.is_agreed});
  }
  card.closes = pressed == 1;
}

void draw_in(Card& card, InAsked& in) {
  const Palette& palette = card.pen.palette();
  card.title(words::tr("Import matches"));
  if (card.has_just_opened) {
    card.ring.focused = "File";
  }
  card.say(
      words::tr(
          "A file that an export made: one match, or one on each line. What is here already is "
          "recognised, and your own matches are never replaced."),
      Type::Note, palette.soft);
  card.room(4);
  const bool is_entered_now = is_entered(card);
  if (path_field(card, in.path)) {
    in.fault.clear();
    in.done.clear();
  }
  if (!in.fault.empty()) {
    card.say(in.fault, Type::Note, palette.bad);
  }
  if (!in.done.empty()) {
    card.say(in.done, Type::Body, palette.ink);
  }
  const bool is_done = !in.done.empty();
  const int pressed =
      is_done ? card.buttons(words::later("Done"), true)
              : card.buttons(words::later("Import"), !in.path.empty(), words::later("Leave"));
  if (!is_done && !in.path.empty() && (pressed == 0 || is_entered_now)) {
    card.actions.emplace_back(TakeIn{});
  }
  card.closes = is_done ? pressed == 0 || is_entered_now : pressed == 1;
}

}  // namespace ui
