// The right column of the page 'New match': the game, its line, the house rules.
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "core/rules.hpp"
#include "ui/cycler.hpp"
#include "ui/new_match_form.hpp"
#include "ui/readiness.hpp"

namespace ui {
namespace {

constexpr std::array<const char*, 4> kUsualLines = {"15", "20", "25", "30"};

}  // namespace

void NewMatchForm::game(FormColumn& column) {
  label(column, "Game");
  const Rect rect{{column.x, column.y}, {column.x + column.width, column.y + px(46)}};
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddRectFilled(rect.min, rect.max, palette().ground, px(10));
  list.AddRect(rect.min, rect.max, palette().line, px(10), 0, px(2));
  const float y = rect.center().y - pen_.text_size("3", Type::Heading).y / 2;
  const float wide =
      pen_.text({rect.min.x + px(16), y}, core::games().front().name, Type::Heading, palette().ink);
  pen_.text({rect.min.x + px(16) + wide + px(14),
             rect.center().y - pen_.text_size("f", Type::Body).y / 2},
            "first to the line takes it", Type::Body, palette().faint);
  column.y = rect.max.y + px(14);
}

void NewMatchForm::line(FormColumn& column) {
  label(column, "Line");
  const auto usual = std::ranges::find(kUsualLines, filled_in_.target);
  const int own = static_cast<int>(kUsualLines.size());
  // While a line of one's own is typed it stays one, also on the way to 300 past 30.
  bool is_own = is_at(kOwnLine) || usual == kUsualLines.end();
  int chosen = is_own ? own : static_cast<int>(usual - kUsualLines.begin());
  Rect drawn{};
  if (pen_.choice(ring_, "Line", {column.x, column.y}, {"15", "20", "25", "30", "\u2026"}, chosen,
                  &drawn)) {
    has_changed_ = true;
    filled_in_.target = chosen == own ? "" : kUsualLines[static_cast<std::size_t>(chosen)];
    if (chosen == own && ring_ != nullptr && ImGui::IsMouseReleased(ImGuiMouseButton_Left)) {
      ring_->focused = kOwnLine;
    }
    is_own = chosen == own;
  }
  if (is_own) {
    const Rect rect{{drawn.max.x + px(10), drawn.min.y}, {drawn.max.x + px(130), drawn.max.y}};
    has_changed_ |= pen_.field(ring_, kOwnLine, rect, filled_in_.target, "1 to 9999");
  }
  column.y = drawn.max.y + px(10);
  fault(column, kOwnLine, filled_in_.target.empty() ? "" : line_fault(filled_in_));
  column.y += px(8);
}

Rect NewMatchForm::rule_row(FormColumn& column, std::string_view rule, std::string_view meaning,
                            bool is_open) {
  const Rect rect{{column.x, column.y}, {column.x + column.width, column.y + px(52)}};
  pen_.line(rect.min, {rect.max.x, rect.min.y}, palette().line);
  pen_.text({rect.min.x, rect.min.y + px(5)}, rule, Type::Body,
            is_open ? palette().ink : palette().faint);
  pen_.text({rect.min.x, rect.min.y + px(27)}, meaning, Type::Small, palette().soft,
            Weight::Regular, Align::Left, rect.width() - px(40));
  column.y = rect.max.y;
  return rect;
}

void NewMatchForm::rule(FormColumn& column, const std::string& name, std::string_view meaning,
                        bool& is_on, bool is_open) {
  const Rect rect = rule_row(column, name, meaning, is_open);
  const ImVec2 box{rect.max.x - px(20), rect.center().y - px(10)};
  if (!is_open) {
    ImGui::GetWindowDrawList()->AddRect(box, {box.x + px(20), box.y + px(20)}, palette().line,
                                        px(5), 0, px(2));
    return;
  }
  has_changed_ |= pen_.check_box(ring_, name, box, is_on);
  // The words are pressed as well as the box, up to where it begins.
  if (pen_.area(nullptr, name + ", in words", {rect.min, {box.x - px(4), rect.max.y}})) {
    is_on = !is_on;
    has_changed_ = true;
  }
}

void NewMatchForm::rule_of_several(FormColumn& column, const std::string& name,
                                   const std::vector<std::string>& words, std::string_view meaning,
                                   int& chosen) {
  const Rect rect = rule_row(column, name, meaning, true);
  has_changed_ |= cycler(pen_, ring_, name, {rect.max.x, rect.min.y + px(3)}, words, chosen);
}

void NewMatchForm::rules(FormColumn& column) {
  label(column, "House rules");
  rule(column, "Clockwise", "the five sits to the dealer's left", filled_in_.is_clockwise);
  rule(column, "Sweep bonus", "ten tricks in a deal score fifteen", filled_in_.sweep_bonus);
  rule(column, "Loser deals",
       filled_in_.full_rotation ? "not while the rotation is played out: see below"
                                : "whoever was furthest below deals next",
       filled_in_.loser_deals, !filled_in_.full_rotation);
  rule(column, "Play out the rotation",
       filled_in_.loser_deals ? "three deals are no rotation while the loser deals"
                              : "the line is only looked at after every third deal",
       filled_in_.full_rotation, !filled_in_.loser_deals);

  int given_back = 2 - filled_in_.keep_of_suit;
  constexpr std::array<const char*, 3> kKept = {"keep at least two of its suit",
                                                "keep at least one of its suit",
                                                "any card but the one just drawn"};
  rule_of_several(column, "Card given back", {"two", "one", "none"},
                  kKept[static_cast<std::size_t>(given_back)], given_back);
  filled_in_.keep_of_suit = 2 - given_back;

  constexpr std::array<const char*, 5> kFound = {
      "the five names them after five cards", "the five names them, or the next three turned up do",
      "the seventh card dealt to the five shows them",
      "the highest of the five's second batch shows them",
      "a card drawn from the five's hand shows them"};
  rule_of_several(column, "Trumps",
                  {"named", "named or turned up", "seventh card", "highest of three", "drawn"},
                  kFound[static_cast<std::size_t>(filled_in_.trump_by)], filled_in_.trump_by);

  constexpr std::array<const char*, 3> kSevens = {"the lowest of their suits",
                                                  "above every trump, the seven of hearts first",
                                                  "above every trump, the seven of spades first"};
  rule_of_several(column, "Sevens", {"low", "hearts high", "spades high"},
                  kSevens[static_cast<std::size_t>(filled_in_.sevens)], filled_in_.sevens);
}

void NewMatchForm::right(FormColumn& column) {
  game(column);
  line(column);
  rules(column);
}

}  // namespace ui
