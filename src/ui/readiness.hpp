// Whether a new match as filled in so far could start, and if not, where it fails and why: the part
// of the page 'New match' that draws nothing.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/seat.hpp"
#include "ui/draft.hpp"

namespace ui {

// What is wrong with the name of seat `seat`, a sentence; empty if nothing is. An empty place is a
// fault too. Of two players with one name the later is at fault.
[[nodiscard]] std::string name_fault(const NewMatchDraft& filled_in, core::Seat seat);

// Another game: its own rules and line; the people stay.
void choose_game(NewMatchDraft& filled_in, const core::Game& game);

// What is wrong with the stake, a sentence; empty if nothing is, or there is none.
[[nodiscard]] std::string stake_fault(const NewMatchDraft& filled_in);

// What is wrong with the line, a sentence; empty if nothing is, or the game has none.
[[nodiscard]] std::string line_fault(const NewMatchDraft& filled_in);

struct NotReady {
  std::optional<core::Seat> seat;  // whose name; nullopt: the line, or the rules
  bool is_line = false;
  std::string sentence;
};

// The first thing that keeps the match from starting; nullopt if it can start.
[[nodiscard]] std::optional<NotReady> not_ready(const NewMatchDraft& filled_in);

// The rest of a known name of which `names[seat]` is the beginning, letters compared without case;
// the first of `known` that nobody else at the table has, empty if there is none or nothing is
// typed.
struct Completion {
  std::string name;  // whole, as it is known
  std::string rest;  // what is still missing of it
};
[[nodiscard]] std::optional<Completion> completion(const std::vector<std::string>& known,
                                                   const NewMatchDraft& filled_in, core::Seat seat);

// `name` as it is known already, if somebody of that name is: one person is spelled one way.
[[nodiscard]] std::string known_spelling(const std::vector<std::string>& known,
                                         const std::string& name);

}  // namespace ui
