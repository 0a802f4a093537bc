#include "ui/readiness.hpp"

#include <algorithm>
#include <string_view>

#include "core/money.hpp"
#include "core/name.hpp"
#include "core/rules.hpp"
#include "core/start.hpp"
#include "words/language.hpp"
#include "words/start.hpp"
#include "words/words.hpp"

namespace ui {
namespace {

const std::string& name_of(const NewMatchDraft& filled_in, core::Seat seat) {
  return filled_in.names[static_cast<std::size_t>(seat)];
}

bool is_continuation(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

std::ptrdiff_t code_points_in(std::string_view text) {
  return std::count_if(text.begin(), text.end(), [](char byte) { return !is_continuation(byte); });
}

// The first `count` code points of `text`, or all of it.
std::string_view first_of(std::string_view text, std::ptrdiff_t count) {
  std::size_t at = 0;
  while (at < text.size()) {
    if (!is_continuation(text[at]) && count-- == 0) {
      break;
    }
    ++at;
  }
  return text.substr(0, at);
}

bool sits_elsewhere(const NewMatchDraft& filled_in, core::Seat seat, std::string_view name) {
  return std::ranges::any_of(core::kAllSeats, [&](core::Seat other) {
    return other != seat && core::folded_name(name_of(filled_in, other)) == core::folded_name(name);
  });
}

}  // namespace

std::string name_fault(const NewMatchDraft& filled_in, core::Seat seat) {
  const std::string& name = name_of(filled_in, seat);
  const core::KeptName kept = core::kept_name(name);
  if (kept.fault) {
    return words::name_fault(*kept.fault, name);
  }
  for (core::Seat earlier = 0; earlier < seat; ++earlier) {
    if (core::folded_name(name_of(filled_in, earlier)) == core::folded_name(name)) {
      core::StartFault same;
      same.seat = seat;
      same.same_as = earlier;
      return words::start_fault(same, {.names = filled_in.names,
                                       .rules = core::Rules(),
                                       .first_dealer = 0,
                                       .host = 0,
                                       .target = std::nullopt});
    }
  }
  return "";
}

void choose_game(NewMatchDraft& filled_in, const core::Game& game) {
  if (&game == filled_in.rules.game) {
    return;
  }
  filled_in.rules = core::Rules(game);
  filled_in.target = usual_line(game);
  filled_in.stake.clear();
  filled_in.starts_with_rematch = false;
  if (!game.has_draw) {
    filled_in.first_dealer %= core::kSeats;
  }
}

std::string stake_fault(const NewMatchDraft& filled_in) {
  if (filled_in.stake.empty() || core::stake_of(filled_in.stake)) {
    return "";
  }
  return words::tr("A stake is an amount and a currency's three letters, as NPR 5 or 0.50 EUR.");
}

std::string line_fault(const NewMatchDraft& filled_in) {
  if (!core::has_line(*filled_in.rules.game)) {
    return "";
  }
  // Five digits, so that a number too large is told apart from what is no number.
  const std::optional<int> line = core::whole_number(filled_in.target, 5);
  if (line && core::is_target(*line)) {
    return "";
  }
  return words::tr("The line is a whole number from 1 to 9999.");
}

std::optional<NotReady> not_ready(const NewMatchDraft& filled_in) {
  for (const core::Seat seat : core::kAllSeats) {
    if (std::string fault = name_fault(filled_in, seat); !fault.empty()) {
      return NotReady{seat, false, std::move(fault)};
    }
  }
  if (std::string fault = line_fault(filled_in); !fault.empty()) {
    return NotReady{std::nullopt, true, std::move(fault)};
  }
  if (std::string fault = stake_fault(filled_in); !fault.empty()) {
    return NotReady{std::nullopt, false, std::move(fault)};
  }
  if (const std::optional<core::RuleFault> fault = core::check_rules(filled_in.rules)) {
    return NotReady{std::nullopt, false, words::rule_fault(*fault, *filled_in.rules.game, "", "")};
  }
  return std::nullopt;
}

std::optional<Completion> completion(const std::vector<std::string>& known,
                                     const NewMatchDraft& filled_in, core::Seat seat) {
  const std::string& typed = name_of(filled_in, seat);
  const std::string folded = core::folded_name(typed);
  if (folded.empty()) {
    return std::nullopt;
  }
  const std::ptrdiff_t count = code_points_in(typed);
  for (const std::string& name : known) {
    const std::string_view beginning = first_of(name, count);
    if (beginning.size() < name.size() && core::folded_name(beginning) == folded &&
        !sits_elsewhere(filled_in, seat, name)) {
      return Completion{name, name.substr(beginning.size())};
    }
  }
  return std::nullopt;
}

std::string known_spelling(const std::vector<std::string>& known, const std::string& name) {
  const std::string folded = core::folded_name(name);
  const auto same = std::ranges::find_if(
      known, [&](const std::string& other) { return core::folded_name(other) == folded; });
  return same == known.end() ? name : *same;
}

}  // namespace ui
