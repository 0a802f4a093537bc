// A match with what the outside calls it, for lists, files and sheets.
#pragma once

#include <optional>
#include <string>

#include "core/match.hpp"

namespace core {

struct NumberedMatch {
  std::optional<int> number;  // in the database; nullopt for a document read from a file
  std::string id;
  std::optional<Instant> started;
  Match match;
};

}  // namespace core
