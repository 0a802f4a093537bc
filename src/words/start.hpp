// Why a match cannot start as proposed.
#pragma once

#include <string>

#include "core/start.hpp"

namespace words {

// A whole sentence for whoever fills in the page 'New match' or types `new`.
[[nodiscard]] std::string start_fault(const core::StartFault& fault,
                                      const core::Proposal& proposal);

}  // namespace words
