#include "words/start.hpp"

#include "words/language.hpp"
#include "words/words.hpp"

namespace words {

std::string start_fault(const core::StartFault& fault, const core::Proposal& proposal) {
  const std::string& name = proposal.names[static_cast<std::size_t>(fault.seat)];
  if (fault.name) {
    return name_fault(*fault.name, name);
  }
  if (fault.same_as) {
    return tr("Two players are called \"{}\". Add a letter or a family name to tell them apart.",
              name);
  }
  if (fault.rules) {
    return rule_fault(*fault.rules, *proposal.rules.game, "", "");
  }
  const core::Match nobody{.players = {},
                           .rules = proposal.rules,
                           .first_dealer = proposal.first_dealer,
                           .host = proposal.host,
                           .target = std::nullopt,
                           .line_moves = {},
                           .deals = {},
                           .ended = std::nullopt};
  return refusal(*fault.target, nobody);
}

}  // namespace words
