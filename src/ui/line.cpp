#include "ui/line.hpp"

#include <algorithm>

#include "core/check.hpp"
#include "core/name.hpp"
#include "core/race.hpp"
#include "words/language.hpp"
#include "words/race.hpp"
#include "words/words.hpp"

namespace ui {
namespace {

constexpr int kLongestLine = 4;  // digits
constexpr int kHighestLine = 9999;

core::LineMove move_to(const OpenMatch& open, int target) {
  return {.after_deal = core::settled_deals(open.match), .target = target};
}

std::string would_decide(const OpenMatch& open, const core::LineMove& move) {
  return words::line_would(open.match, move.target,
                           core::decided_with_line(open.match, move.target));
}

}  // namespace

std::optional<core::Refusal> line_is_fixed(const OpenMatch& open) {
  const int target = core::line_now(open.match).value_or(1);
  return core::check(open.match, open.at_sheet, move_to(open, target));
}

std::optional<core::LineMove> prepared_move(const OpenMatch& open, const std::string& typed) {
  const std::optional<int> target = core::whole_number(typed, kLongestLine);
  return target ? std::optional(move_to(open, *target)) : std::nullopt;
}

std::string prepared_line_says(const OpenMatch& open, const std::string& typed) {
  const std::optional<core::LineMove> move = prepared_move(open, typed);
  if (!move) {
    return words::tr("Type the new line, now {}.", core::line_now(open.match).value_or(0));
  }
  if (const auto refusal = core::check(open.match, open.at_sheet, *move)) {
    return words::refusal(*refusal, open.match);
  }
  if (core::changes_nothing(open.match, *move)) {
    return words::tr("{} is the line as it is.", move->target);
  }
  return would_decide(open, *move);
}

void begin_line(const OpenMatch& open, Draft& draft) {
  if (!line_is_fixed(open) && !draft.line) {
    draft.line = std::string();
  }
}

void step_line(const OpenMatch& open, Draft& draft, int step) {
  if (line_is_fixed(open)) {
    return;
  }
  const auto prepared = prepared_move(open, draft.line.value_or(""));
  const int from = prepared ? prepared->target : core::line_now(open.match).value_or(0);
  draft.line = std::to_string(std::clamp(from + step, 1, kHighestLine));
}

void move_line(const OpenMatch& open, Draft& draft, Actions& actions) {
  const auto move = prepared_move(open, draft.line.value_or(""));
  if (!move || core::check(open.match, open.at_sheet, *move)) {
    return;
  }
  if (!core::changes_nothing(open.match, *move)) {
    actions.emplace_back(Make{*move});
  }
  draft.line.reset();
}

}  // namespace ui
