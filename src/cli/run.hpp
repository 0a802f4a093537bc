// Carries out one verb on the database, or on files alone, and says on standard output what it did
// and on standard error what it would not do.
#pragma once

#include "cli/arguments.hpp"

namespace cli {

// `arguments.verb` is not Verb::Window. A verb that gives Exit::Done has made its change durable.
[[nodiscard]] Exit run(const Arguments& arguments);

}  // namespace cli
