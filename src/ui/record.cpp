#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "ui/before_deal_parts.hpp"
#include "ui/runs.hpp"
#include "words/journal.hpp"
#include "words/language.hpp"

namespace ui {
namespace {

constexpr float kPad = 20.0F;
constexpr float kGap = 14.0F;
constexpr float kButton = 34.0F;
constexpr float kTime = 46.0F;
constexpr float kNumber = 30.0F;

// Draws from the top down; all in pixels.
class RecordColumn {
 public:
  RecordColumn(const Drawing& drawing, const Rect& where)
      : drawing_(drawing),
        pen_(drawing.pen),
        record_(drawing.view.record ? *drawing.view.record : kNothing),
        where_(where),
        left_(where.min.x + px(kPad)),
        inside_(where.width() - 2 * px(kPad)),
        y_(where.min.y) {}

  float draw() {
    match_card();
    chart_card();
    moves_card();
    journal_card();
    return y_ - px(kGap);
  }

 private:
  [[nodiscard]] float px(float units) const { return pen_.px(units); }
  [[nodiscard]] const Palette& palette() const { return pen_.palette(); }
  [[nodiscard]] const OpenMatch& open() const { return drawing_.open; }

  template <typename Content>
  void card(Content content) {
    Framed frame(pen_);
    const float top = y_;
    y_ += px(16);
    content();
    y_ += px(14);
    frame.close({{where_.min.x, top}, {where_.max.x, y_}});
    y_ += px(kGap);
  }

  void heading(std::string_view words) {
    pen_.text({left_, y_}, words, Type::Heading, palette().ink, Weight::Strong, Align::Left,
              inside_);
    y_ += px(28);
  }

  void match_card();
  void buttons();
  bool button(ImVec2& place, const char* words, std::string_view explained);
  void note();
  void chart_card();
  void moves_card();
  void journal_card();
  void journal_line(const words::JournalLine& line);
  float wrapped(float x, const std::string& words, ImU32 colour);

  static inline const Record kNothing;

  const Drawing& drawing_;
  Pen& pen_;
  const Record& record_;
  Rect where_;
  float left_;
  float inside_;
  float y_;
};

// At `place`, or in the next line if it does not fit; `place` goes on behind it.
bool RecordColumn::button(ImVec2& place, const char* words, std::string_view explained) {
  const float width = pen_.text_size(words::tr(words), Type::Body, Weight::Strong).x + px(22);
  if (place.x > left_ && place.x + width > left_ + inside_) {
    place = {left_, place.y + px(kButton + 8)};
  }
  const Rect rect{place, {place.x + width, place.y + px(kButton)}};
  place.x += width + px(8);
  return pen_.button(words, words::tr(words), rect, Look::Chip, !drawing_.view.unsaved, explained);
}

void RecordColumn::buttons() {
  ImVec2 place{left_, y_};
  Actions& actions = drawing_.actions;
  const int number = open().number;
  if (!open().match.ended &&
      button(place, words::later("Back to the deal"), words::tr("What the table needs (Ctrl+J)"))) {
    drawing_.draft.shows_record = false;
  }
  if (button(place, words::later("Title and note"),
             words::tr("What there is to say about this match"))) {
    actions.emplace_back(AskNote{});
  }
  if (button(place, words::later("Copy"),
             words::tr("Copies the sheet as text, for a conversation (Ctrl+Shift+C)"))) {
    actions.emplace_back(CopySheet{number});
  }
  if (button(place, words::later("Save as"),
             words::tr("Saves the sheet as a picture or a file (Ctrl+Shift+S)"))) {
    actions.emplace_back(AskOut{number});
  }
  const bool is_archived = record_.is_archived;
  if (button(
          place, is_archived ? words::later("Take back out") : words::later("Lay aside"),
          is_archived
              ? words::tr("Shows it in the history again")
              : words::tr("Takes it out of the history until it is taken back; it stays kept"))) {
    actions.emplace_back(SetArchived{number, !is_archived});
  }
  y_ = place.y + px(kButton);
}

void RecordColumn::note() {
  std::string_view text = record_.note;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    y_ += line.empty() ? px(12)
                       : pen_.paragraph({left_, y_}, line, Type::Note, palette().ink, inside_);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  y_ += record_.note.empty() ? 0.0F : px(10);
}

void RecordColumn::match_card() {
  card([&] {
    if (!record_.title.empty()) {
      y_ +=
          pen_.paragraph({left_, y_}, record_.title, Type::Heading, palette().ink, inside_) + px(6);
    }
    if (record_.is_archived) {
      y_ += pen_.paragraph({left_, y_},
                           words::tr("Laid aside: the history shows it only when asked to."),
                           Type::Note, palette().soft, inside_) +
            px(6);
    }
    note();
    buttons();
  });
}

void RecordColumn::chart_card() {
  if (open().sheet.deals.empty()) {
    return;
  }
  card([&] {
    heading(words::tr("How it went"));
    const float high = px(kMostChart);
    draw_chart(drawing_, {{left_, y_}, {left_ + inside_, y_ + high}});
    y_ += high;
  });
}

// Draws only what is seen: a match may have many deals and thousands of rows.
float RecordColumn::wrapped(float x, const std::string& words, ImU32 colour) {
  const float width = left_ + inside_ - x;
  const std::vector<Run> runs = {{.words = words, .colour = colour}};
  const float line = pen_.text_size("0", Type::Small).y;
  const bool is_one_line = pen_.text_size(words, Type::Small).x <= width;
  const float high = is_one_line ? line : height_of_runs(pen_, runs, Type::Small, width);
  const ImDrawList& list = *ImGui::GetWindowDrawList();
  if (y_ + high < list.GetClipRectMin().y || y_ > list.GetClipRectMax().y) {
    return high;
  }
  draw_runs(pen_, {x, y_}, runs, Type::Small, width);
  return high;
}

void RecordColumn::moves_card() {
  const bool has_moves =
      std::ranges::any_of(record_.moves, [](const std::string& words) { return !words.empty(); });
  if (!has_moves) {
    return;
  }
  card([&] {
    const bool is_exchange = open().match.rules.game->moving == core::Moving::Exchange;
    heading(is_exchange ? words::tr("Exchanges after each deal")
                        : words::tr("Pulls after each deal"));
    int deal = 0;
    for (const std::string& words : record_.moves) {
      ++deal;
      pen_.text({left_ + px(kNumber - 10), y_}, std::to_string(deal), Type::Small, palette().soft,
                Weight::Regular, Align::Right);
      y_ += wrapped(left_ + px(kNumber), words, palette().soft) + px(4);
    }
  });
}

void RecordColumn::journal_line(const words::JournalLine& line) {
  const float top = y_;
  const bool is_back = line.is_taken_back;
  const std::string words = is_back ? words::tr("{} (taken back)", line.sentence) : line.sentence;
  y_ += wrapped(left_ + px(kTime), words, is_back ? palette().faint : palette().ink) + px(5);
  const ImDrawList& list = *ImGui::GetWindowDrawList();
  if (top < list.GetClipRectMax().y && y_ > list.GetClipRectMin().y) {
    pen_.text({left_, top}, line.time, Type::Small, palette().soft);
  }
}

void RecordColumn::journal_card() {
  card([&] {
    heading(words::tr("Journal, newest first"));
    if (record_.journal.empty()) {
      y_ += pen_.paragraph({left_, y_}, words::tr("Nothing has been entered yet."), Type::Note,
                           palette().soft, inside_);
    }
    std::string day;
    for (const words::JournalLine& line : record_.journal) {
      if (line.day != day) {
        day = line.day;
        y_ += day.empty() ? 0.0F : wrapped(left_, day, palette().soft) + px(5);
      }
      journal_line(line);
    }
  });
}

}  // namespace

Framed::Framed(Pen& pen) : pen_(pen), list_(*ImGui::GetWindowDrawList()) {
  splitter_.Split(&list_, 2);
  splitter_.SetCurrentChannel(&list_, 1);
}

void Framed::close(const Rect& rect) {
  splitter_.SetCurrentChannel(&list_, 0);
  pen_.panel(rect);
  splitter_.Merge(&list_);
}

float draw_record(const Drawing& drawing, const Rect& where) {
  return RecordColumn(drawing, where).draw();
}

}  // namespace ui
