// Undo and redo, each with what it would take back or do again.
#include "ui/sheet_parts.hpp"
#include "words/language.hpp"
#include "words/words.hpp"

namespace ui {
namespace {

// One of the two, as it stands in this frame.
struct Deed {
  const char* name;   // of the control, and in English what it says
  std::string about;  // what it would undo or redo
  bool is_enabled = false;
  std::string explained;
};

std::string sentence(const core::Match& match, core::Refused why,
                     const std::optional<core::Step>& step) {
  return words::refusal({.why = why, .seat = step ? step->who : 0}, match);
}

Deed undo_of(const Drawing& drawing) {
  const OpenMatch& open = drawing.open;
  if (!drawing.draft.typed.empty()) {
    return {words::later("Undo"), words::tr("the {} being typed", words_of_typed(drawing.draft)),
            true, words::tr("Takes back what is half-typed (Esc).")};
  }
  if (!open.undo) {
    return {words::later("Undo"), "", false,
            sentence(open.match, core::Refused::NothingToUndo, open.undo)};
  }
  const std::string about = words::change(open.match, open.undo->change);
  return {words::later("Undo"), about, open.may_undo && !drawing.view.unsaved,
          open.may_undo ? words::tr("Undo {} (Ctrl+Z)", about)
                        : sentence(open.match, core::Refused::NotYourChange, open.undo)};
}

Deed redo_of(const Drawing& drawing) {
  const OpenMatch& open = drawing.open;
  if (!open.redo) {
    return {words::later("Redo"), "", false,
            sentence(open.match, core::Refused::NothingToRedo, open.redo)};
  }
  const std::string about = words::change(open.match, open.redo->change);
  return {words::later("Redo"), about, open.may_redo && !drawing.view.unsaved,
          open.may_redo ? words::tr("Redo {} (Ctrl+Y)", about)
                        : sentence(open.match, core::Refused::NotYourChange, open.redo)};
}

bool draw_deed(const Drawing& drawing, const Deed& deed, const Rect& where) {
  Pen& pen = drawing.pen;
  const float width =
      pen.text_size(words::tr(deed.name), Type::Body, Weight::Strong).x + pen.px(20);
  const Rect button{where.min, {where.min.x + width, where.max.y}};
  const bool is_pressed = pen.button(deed.name, words::tr(deed.name), button, Look::Chip,
                                     deed.is_enabled, deed.explained);
  const float x = button.max.x + pen.px(10);
  if (!deed.about.empty() && where.max.x - x > pen.px(24)) {
    pen.text({x, where.center().y - pen.text_size("0", Type::Small).y / 2}, deed.about, Type::Small,
             deed.is_enabled ? drawing.palette().soft : drawing.palette().faint, Weight::Regular,
             Align::Left, where.max.x - x);
  }
  return is_pressed;
}

}  // namespace

void draw_deeds(const Drawing& drawing, const SheetLayout& layout) {
  Pen& pen = drawing.pen;
  const float high = pen.px(layout.is_tight ? 25 : 30);
  const float left = layout.left_of(0) + layout.pad;
  const float right = layout.where.max.x - layout.pad;
  const float y = layout.deeds.max.y - high - pen.px(layout.is_tight ? 4 : 12);
  const float middle = left + (right - left) * 0.55F;
  const Deed undo = undo_of(drawing);
  if (draw_deed(drawing, undo, {{left, y}, {middle - pen.px(16), y + high}})) {
    if (drawing.draft.typed.empty()) {
      drawing.actions.emplace_back(Undo{});
    } else {
      drawing.draft.typed.clear();
    }
  }
  if (draw_deed(drawing, redo_of(drawing), {{middle, y}, {right, y + high}})) {
    drawing.actions.emplace_back(Redo{});
  }
}

}  // namespace ui
