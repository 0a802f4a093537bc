// What time it is, as everything here asks it, so that a test can say.
#pragma once

#include <functional>

#include "core/instant.hpp"

namespace session {

using Clock = std::function<core::Instant()>;

// The system's clock, with the local offset from UTC of this moment.
[[nodiscard]] core::Instant now();

}  // namespace session
