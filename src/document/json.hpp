// JSON as a small tree: what the match document and the score are read from and written with. The
// only place that knows the JSON library. It knows text, nesting and places, not one word of the
// match document; objects keep the order of their members.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "document/document.hpp"

namespace document {

// Limits of a document: bytes, and objects and arrays inside each other.
inline constexpr std::size_t kMostBytes = std::size_t{16} * 1024 * 1024;
inline constexpr std::size_t kDeepestNesting = 32;

// A number that is not written as a whole one (25.0, 1e1), or is beyond 64 bits.
struct NotWhole {};

struct Member;

struct Json {
  using Array = std::vector<Json>;
  using Object = std::vector<Member>;  // in order, no key twice

  Json() = default;
  // NOLINTBEGIN(google-explicit-constructor): a value of each kind is JSON as it stands.
  Json(std::nullptr_t);
  Json(bool truth);
  Json(std::int64_t number);
  Json(int number);
  Json(NotWhole number);
  Json(std::string text);
  Json(std::string_view text);
  Json(const char* text);
  Json(Array elements);
  Json(Object members);
  // NOLINTEND(google-explicit-constructor)

  std::variant<std::nullptr_t, bool, std::int64_t, NotWhole, std::string, Array, Object> value;
};

struct Member {
  std::string key;
  Json value;
};

inline Json::Json(std::nullptr_t) {}
inline Json::Json(bool truth) : value(truth) {}
inline Json::Json(std::int64_t number) : value(number) {}
inline Json::Json(int number) : value(std::int64_t{number}) {}
inline Json::Json(NotWhole number) : value(number) {}
inline Json::Json(std::string text) : value(std::move(text)) {}
inline Json::Json(std::string_view text) : value(std::string(text)) {}
inline Json::Json(const char* text) : value(std::string(text)) {}
inline Json::Json(Array elements) : value(std::move(elements)) {}
inline Json::Json(Object members) : value(std::move(members)) {}

// What is said where a number is missing, or is not written as a whole one.
inline constexpr std::string_view kWholeNumberBelongsHere =
    "Here belongs a whole number, written with digits alone.";

// The tree of one JSON text, or why it is none: not JSON, too long, too deep, a key given twice.
// `text` may hold any bytes; a byte-order mark is not JSON.
[[nodiscard]] std::variant<Json, Fault> parse_json(std::string_view text);

// `text` without the byte-order mark at its start, if there is one.
[[nodiscard]] std::string_view without_mark(std::string_view text);

// The place of member `key` in the object at `place`, as 'deals[2].tricks'; the object's own place
// for a key that no document has, which might hold anything.
[[nodiscard]] std::string place_of(std::string_view place, std::string_view key);

// The place of element `index` of the array at `place`, as 'deals[2]'.
[[nodiscard]] std::string place_of(std::string_view place, std::size_t index);

// One line, a blank after each comma and colon, letters of every script as they are.
[[nodiscard]] std::string write_json(const Json& json);

}  // namespace document
