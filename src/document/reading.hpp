// The step from a tree of JSON to values: this belongs here, that is missing, here is the wrong
// kind of thing, each said in a player's words. It knows forms, not what a match is.
#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

#include "core/match.hpp"
#include "core/refusal.hpp"
#include "document/json.hpp"

namespace document {

// The first fault sticks: after it every step still gives some value of its type, to be thrown
// away.
class Reading {
 public:
  [[nodiscard]] bool has_failed() const { return fault_.has_value(); }
  [[nodiscard]] const std::optional<Fault>& fault() const { return fault_; }

  void refuse(std::string place, std::string reason);
  // Refuses if there is a refusal, in its words.
  void refuse_if(const std::optional<core::Refusal>& refusal, const core::Match& match,
                 const std::string& place);

  // The members of an object that may have these keys and no others.
  const Json::Object& object(const Json& json, const std::string& place,
                             std::initializer_list<std::string_view> keys);
  // The members of an object whose keys are looked at elsewhere.
  const Json::Object& object(const Json& json, const std::string& place);
  // `of_what` as 'the settled deals'.
  const Json::Array& array(const Json& json, const std::string& place, std::string_view of_what);
  // Exactly three; `of_what` as 'three numbers'. With a fault three nulls.
  const Json::Array& three(const Json& json, const std::string& place, std::string_view of_what);
  // A member that has to be there; null with a fault.
  const Json& required(const Json::Object& members, const std::string& place, std::string_view key);

  // A whole number that fits an int; 0 with a fault.
  int number(const Json& json, const std::string& place);
  // `of_what` as 'the name of a game'.
  std::string text(const Json& json, const std::string& place, std::string_view of_what);
  core::Instant instant(const Json& json, const std::string& place);
  core::Seat player(const Json& json, const std::string& place, const core::Match& match);

 private:
  std::optional<Fault> fault_;
};

// The member of this key; null if there is none.
[[nodiscard]] const Json* find(const Json::Object& members, std::string_view key);

}  // namespace document
