// The rules as a person reads them: for what one table agreed on, a page in headings and
// paragraphs. The window shows it, the verb `rules` prints it, and docs/games.md is that print. It
// tells what the rules say and refuses to know any match.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/rules.hpp"

namespace words {

struct RuleSection {
  std::string heading;
  std::vector<std::string> paragraphs;  // each of whole sentences
};

struct RulePage {
  std::string title;
  std::vector<RuleSection> sections;
};

// The page of the rules of one table; `target` is its line, nullopt for the game's own.
[[nodiscard]] RulePage rulebook(const core::Rules& rules, std::optional<int> target = std::nullopt);

// What tables of a game may agree on besides, each rule with its key and its values.
[[nodiscard]] RuleSection rule_choices(const core::Game& game);

// The page as Markdown, which is also fit to be read as it is; ends in a line feed.
[[nodiscard]] std::string as_text(const RulePage& page);

// The page of a game as it is, with how it differs from the others and its rule_choices.
[[nodiscard]] RulePage game_page(const core::Game& game);

// The pages of all games as text, one after the other.
[[nodiscard]] std::string all_games();

}  // namespace words
