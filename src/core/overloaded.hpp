// A visitor of a variant made of one lambda for each of its kinds.
#pragma once

namespace core {

template <typename... Visitors>
struct Overloaded : Visitors... {
  using Visitors::operator()...;
};

}  // namespace core
