// Stored matches as they stand, to be listed and written out: of a sheet that may be damaged all
// that can be read, so that what is lost hides nothing else. It knows no forms and no files.
#pragma once

#include <string>
#include <vector>

#include "core/numbered_match.hpp"
#include "store/database.hpp"

namespace session {

// A stored match as it stands. Throws store::Trouble Damaged if its journal cannot have been made.
[[nodiscard]] core::NumberedMatch numbered(const store::KeptMatch& kept);

struct Readable {
  std::vector<core::NumberedMatch> matches;
  std::vector<std::string> lost;  // a sentence for each that is damaged
};

// Every match whose journal can be played, in the order they come in; `lost` begins with those that
// could not even be read.
[[nodiscard]] Readable readable(const store::Everything& all);

}  // namespace session
