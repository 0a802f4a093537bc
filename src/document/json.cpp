#include "document/json.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>

namespace document {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
constexpr std::size_t kLongestKey = 32;
constexpr int kNumberOverflow = 406;  // the library's number for one beyond every double

// 'line 3, column 14' of the byte at `index`, columns counted in code points.
std::string position(std::string_view text, std::size_t index) {
  const std::string_view before = text.substr(0, index);
  const auto line = std::ranges::count(before, '\n') + 1;
  const std::string_view in_line = before.substr(before.rfind('\n') + 1);
  const auto column =
      std::ranges::count_if(
          in_line, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }) +
      1;
  return fmt::format("line {}, column {}", line, column);
}

Fault not_json(std::string_view text, std::size_t index) {
  if (text.find_first_not_of(" \t\r\n") == std::string_view::npos) {
    return {.place = "", .reason = "There is no match in it: it is empty."};
  }
  if (index >= text.size()) {
    return {.place = "", .reason = "It breaks off before the match is complete."};
  }
  return {.place = "",
          .reason =
              fmt::format("It is not JSON: it cannot be read from {} on.", position(text, index))};
}

// Builds the tree as the library reads, and stops it at the first fault.
class Builder : public nlohmann::json_sax<nlohmann::json> {
 public:
  explicit Builder(std::string_view text) : text_(text) {}

  bool null() override { return add(nullptr); }
  bool boolean(bool truth) override { return add(truth); }
  bool number_integer(number_integer_t number) override { return add(std::int64_t{number}); }
  bool number_unsigned(number_unsigned_t number) override {
    return number <= static_cast<number_unsigned_t>(INT64_MAX)
               ? add(static_cast<std::int64_t>(number))
               : add(NotWhole{});
  }
  bool number_float(number_float_t /*number*/, const string_t& /*text*/) override {
    return add(NotWhole{});
  }
  bool string(string_t& text) override { return add(std::move(text)); }
  bool binary(binary_t& /*bytes*/) override { return false; }  // not in JSON text
  bool start_object(std::size_t /*members*/) override { return open(Json::Object{}); }
  bool start_array(std::size_t /*elements*/) override { return open(Json::Array{}); }
  bool end_object() override { return close(); }
  bool end_array() override { return close(); }

  bool key(string_t& key) override {
    if (!keys_.back().insert(key).second) {
      fault_ = Fault{.place = place_of(place(), key), .reason = "This is given twice."};
      return false;
    }
    std::get<Json::Object>(open_.back()->value).push_back({.key = std::move(key), .value = {}});
    return true;
  }

  bool parse_error(std::size_t bytes_read, const std::string& /*token*/,
                   const nlohmann::json::exception& why) override {
    if (why.id == kNumberOverflow) {
      fault_ = Fault{.place = place_of_next(), .reason = std::string(kWholeNumberBelongsHere)};
      return false;
    }
    fault_ = not_json(text_, bytes_read == 0 ? 0 : bytes_read - 1);
    return false;
  }

  std::variant<Json, Fault> take() {
    if (fault_) {
      return std::move(*fault_);
    }
    return std::move(root_);
  }

 private:
  bool add(Json json) {
    place_for(std::move(json));
    return true;
  }

  bool open(Json json) {
    if (open_.size() == kDeepestNesting) {
      fault_ = Fault{.place = "",
                     .reason = fmt::format("It is nested more than {} deep, which no match is.",
                                           kDeepestNesting)};
      return false;
    }
    open_.push_back(place_for(std::move(json)));
    keys_.emplace_back();
    return true;
  }

  bool close() {
    open_.pop_back();
    keys_.pop_back();
    return true;
  }

  // Puts `json` where it belongs. The pointer holds until something is added beside it, which is
  // after it has been closed.
  Json* place_for(Json json) {
    if (open_.empty()) {
      root_ = std::move(json);
      return &root_;
    }
    if (auto* const elements = std::get_if<Json::Array>(&open_.back()->value)) {
      elements->push_back(std::move(json));
      return &elements->back();
    }
    Member& member = std::get<Json::Object>(open_.back()->value).back();
    member.value = std::move(json);
    return &member.value;
  }

  // Where the innermost open object is.
  [[nodiscard]] std::string place() const {
    std::string place;
    for (std::size_t i = 0; i + 1 < open_.size(); ++i) {
      if (const auto* const elements = std::get_if<Json::Array>(&open_[i]->value)) {
        place = place_of(place, elements->size() - 1);
      } else {
        place = place_of(place, std::get<Json::Object>(open_[i]->value).back().key);
      }
    }
    return place;
  }

  // Where the value goes that is being read.
  [[nodiscard]] std::string place_of_next() const {
    if (open_.empty()) {
      return "";
    }
    if (const auto* const elements = std::get_if<Json::Array>(&open_.back()->value)) {
      return place_of(place(), elements->size());
    }
    return place_of(place(), std::get<Json::Object>(open_.back()->value).back().key);
  }

  std::string_view text_;
  Json root_;
  std::vector<Json*> open_;                  // outermost first
  std::vector<std::set<std::string>> keys_;  // of each that is open
  std::optional<Fault> fault_;
};

std::string written(const std::string& text) {
  using Letters = nlohmann::json;
  return Letters(text).dump(-1, ' ', false, Letters::error_handler_t::replace);
}

// Appends what a value looks like.
struct Writer {
  std::string& out;

  void operator()(std::nullptr_t) const { out += "null"; }
  void operator()(bool truth) const { out += truth ? "true" : "false"; }
  void operator()(std::int64_t number) const { out += std::to_string(number); }
  void operator()(NotWhole) const { out += "null"; }  // only ever read, never written
  void operator()(const std::string& text) const { out += written(text); }

  void operator()(const Json::Array& elements) const {
    out += '[';
    for (const Json& element : elements) {
      out += &element == elements.data() ? "" : ", ";
      std::visit(*this, element.value);
    }
    out += ']';
  }

  void operator()(const Json::Object& members) const {
    out += '{';
    for (const Member& member : members) {
      out += &member == members.data() ? "" : ", ";
      out += written(member.key) + ": ";
      std::visit(*this, member.value.value);
    }
    out += '}';
  }
};

}  // namespace

std::string_view without_mark(std::string_view text) {
  return text.substr(text.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0);
}

std::variant<Json, Fault> parse_json(std::string_view text) {
  if (text.size() > kMostBytes) {
    return Fault{.place = "", .reason = "It is larger than 16 MiB, which no match is."};
  }
  // The library takes a zero byte for the end, and would let a second mark pass.
  const std::size_t zero = text.find('\0');
  if (zero != std::string_view::npos || text.starts_with(kByteOrderMark)) {
    return not_json(text, text.starts_with(kByteOrderMark) ? 0 : zero);
  }
  Builder builder(text);
  (void)nlohmann::json::sax_parse(text.begin(), text.end(), &builder);
  return builder.take();
}

std::string place_of(std::string_view place, std::string_view key) {
  const bool is_plain =
      !key.empty() && key.size() <= kLongestKey && std::ranges::all_of(key, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               c == '_';
      });
  if (!is_plain) {
    return std::string(place);
  }
  return fmt::format("{}{}{}", place, place.empty() ? "" : ".", key);
}

std::string place_of(std::string_view place, std::size_t index) {
  return fmt::format("{}[{}]", place, index);
}

std::string write_json(const Json& json) {
  std::string text;
  std::visit(Writer{text}, json.value);
  return text;
}

}  // namespace document
