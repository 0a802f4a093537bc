// The people and how they have played, written out: for programs as JSON, which has the sums alone,
// as whole numbers, and for people as text, which has the averages. docs/formats.md is the
// contract.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/statistics.hpp"

namespace document {

struct KnownPerson {
  int number = 0;
  std::string name;
  std::optional<std::uint32_t> colour;  // 0xRRGGBB
  int matches = 0;
  bool has_pin = false;
  bool is_archived = false;
};

// A line each.
[[nodiscard]] std::string text_people(const std::vector<KnownPerson>& people);

// An array of {"person", "name", "colour", "matches", "pin", "archived"}.
[[nodiscard]] std::string people_json(const std::vector<KnownPerson>& people);

struct NamedStatistics {
  std::string_view game;
  core::Statistics statistics;
  std::map<int, std::string> names;  // today's
  std::optional<int> only;           // one person, and the trios of this one
};

// Tables of people, of their chairs and of trios.
[[nodiscard]] std::string text_statistics(const NamedStatistics& named);

// {"game", "matches", "chairs", "people", "trios"}.
[[nodiscard]] std::string statistics_json(const NamedStatistics& named);

}  // namespace document
