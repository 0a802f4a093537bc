#include "ui/without_sheet.hpp"

#include <algorithm>
#include <string>

#include "ui/scrolled.hpp"
#include "ui/top_parts.hpp"
#include "words/language.hpp"

namespace ui {

void draw_no_match(Pen& pen, const View& view, Draft& draft, Actions& actions, const Rect& where) {
  const ImVec2 center = where.center();
  pen.text({center.x, center.y - pen.px(60)}, words::tr("No match is open."), Type::Title,
           pen.palette().soft, Weight::Regular, Align::Center, where.width());
  const float half = pen.button_width(words::tr("New match"), 180) / 2;
  if (pen.button("Begin a match", words::tr("New match"),
                 {{center.x - half, center.y}, {center.x + half, center.y + pen.px(48)}},
                 Look::Accent)) {
    turn_to(Page::NewMatch, view, draft, actions);
  }
}

void draw_unusable(Pen& pen, const View& view, Draft& draft, Actions& actions, const Rect& where) {
  Scrolled page(pen, "unusable", where);
  const float width = std::min(where.width() - pen.px(48), pen.px(720));
  const float left = where.center().x - width / 2;
  const float top = page.top().y + pen.px(where.height() < pen.px(500) ? 20 : 48);
  pen.text({left, top}, words::tr("The matches cannot be opened"), Type::Title, pen.palette().ink,
           Weight::Strong, Align::Left, width);
  float y = top + pen.px(48);
  y += pen.paragraph({left, y}, view.unusable, Type::Body, pen.palette().soft, width);
  // A button with what there is to say about it below; whether it was pressed.
  const auto offer = [&](const char* name, const std::string& words, const std::string& about,
                         Look look) {
    y += pen.px(20);
    const Rect button{{left, y}, {left + std::min(width, pen.px(280)), y + pen.px(48)}};
    const bool is_pressed = pen.button(name, words, button, look);
    y += pen.px(60);
    y += pen.paragraph({left, y}, about, Type::Note, pen.palette().soft, width);
    return is_pressed;
  };
  if (!view.backup.empty() &&
      offer("Put the backup back", words::tr("Put the backup back"),
            words::tr("{} takes its place. The damaged file is kept beside it, under a dated name.",
                      view.backup),
            Look::Accent)) {
    actions.emplace_back(RestoreBackup{});
  }
  if (view.is_damaged &&
      offer(
          "Save what can be read", words::tr("Save what can be read"),
          view.readable.empty()
              ? std::string(words::tr("The matches that are whole go into a file beside it, which "
                                      "can be imported."))
              : view.readable,
          Look::Chip)) {
    actions.emplace_back(SaveReadable{});
  }
  page.follow(draft.ring);
  page.ends_at(y + pen.px(20));
}

}  // namespace ui
