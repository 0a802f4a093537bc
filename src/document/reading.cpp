#include "document/reading.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <utility>

#include "core/name.hpp"
#include "words/language.hpp"
#include "words/words.hpp"

namespace document {

void Reading::refuse(std::string place, std::string reason) {
  if (!fault_) {
    fault_ = Fault{.place = std::move(place), .reason = std::move(reason)};
  }
}

void Reading::refuse_if(const std::optional<core::Refusal>& refusal, const core::Match& match,
                        const std::string& place) {
  if (refusal) {
    refuse(place, words::refusal(*refusal, match));
  }
}

const Json::Object& Reading::object(const Json& json, const std::string& place) {
  static const Json::Object kNone;
  const auto* const members = std::get_if<Json::Object>(&json.value);
  if (members == nullptr) {
    refuse(place, words::tr("Here belongs an object, in curly brackets."));
    return kNone;
  }
  return *members;
}

const Json::Object& Reading::object(const Json& json, const std::string& place,
                                    std::initializer_list<std::string_view> keys) {
  const Json::Object& members = object(json, place);
  for (const Member& member : members) {
    if (std::ranges::find(keys, member.key) == keys.end()) {
      refuse(place_of(place, member.key), words::tr("Nothing of this name belongs here, only {}.",
                                                    fmt::format("{}", fmt::join(keys, ", "))));
    }
  }
  return members;
}

const Json::Array& Reading::array(const Json& json, const std::string& place,
                                  std::string_view of_what) {
  static const Json::Array kNone;
  const auto* const elements = std::get_if<Json::Array>(&json.value);
  if (elements == nullptr) {
    refuse(place, words::tr("Here belong {}, in square brackets.", of_what));
    return kNone;
  }
  return *elements;
}

const Json::Array& Reading::three(const Json& json, const std::string& place,
                                  std::string_view of_what) {
  static const Json::Array kNulls(core::kSeats);
  const Json::Array& elements = array(json, place, of_what);
  if (elements.size() != core::kSeats) {
    refuse(place, words::tr("Here belong {}, one per player in order of play.", of_what));
    return kNulls;
  }
  return elements;
}

const Json& Reading::required(const Json::Object& members, const std::string& place,
                              std::string_view key) {
  static const Json kNull;
  const Json* const json = find(members, key);
  if (json == nullptr) {
    refuse(place_of(place, key), words::tr("This is missing."));
    return kNull;
  }
  return *json;
}

int Reading::number(const Json& json, const std::string& place) {
  const auto* const number = std::get_if<std::int64_t>(&json.value);
  if (number == nullptr) {
    refuse(place, std::string(kWholeNumberBelongsHere));
    return 0;
  }
  if (!std::in_range<int>(*number)) {
    refuse(place, words::tr("This number is too large for a score sheet."));
    return 0;
  }
  return static_cast<int>(*number);
}

std::string Reading::text(const Json& json, const std::string& place, std::string_view of_what) {
  const auto* const text = std::get_if<std::string>(&json.value);
  if (text == nullptr) {
    refuse(place, words::tr("Here belongs {}, in quotation marks.", of_what));
    return "";
  }
  return *text;
}

core::Instant Reading::instant(const Json& json, const std::string& place) {
  const std::optional<core::Instant> instant =
      core::parse_instant(text(json, place, words::tr("a date and time")));
  if (!instant) {
    refuse(place, words::tr("Here belongs a date and time with its distance from UTC, such as "
                            "2026-11-30T18:05:00+05:45."));
  }
  return instant.value_or(core::Instant{});
}

core::Seat Reading::player(const Json& json, const std::string& place, const core::Match& match) {
  const std::string name = text(json, place, words::tr("a player's name"));
  const std::optional<core::Seat> seat = core::find_player(match.players, name);
  if (!seat) {
    refuse(place, words::tr("Nobody of this name is at the table, only {}.",
                            words::people(match, {0, 1, 2})));
  }
  return seat.value_or(0);
}

const Json* find(const Json::Object& members, std::string_view key) {
  const auto found =
      std::ranges::find_if(members, [&](const Member& member) { return member.key == key; });
  return found == members.end() ? nullptr : &found->value;
}

}  // namespace document
