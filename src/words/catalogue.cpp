#include "words/catalogue.hpp"

#include <cstdint>
#include <fstream>
#include <iterator>
#include <optional>

namespace words {
namespace {

// The layout: GNU gettext manual, 10.3, 'The Format of GNU MO Files'. Numbers are 32 bits wide and
// the lower byte comes first, as msgfmt is told to write them.
constexpr std::uint32_t kMagic = 0x950412de;
constexpr std::size_t kCountAt = 8;
constexpr std::size_t kEnglishAt = 12;  // where the table of the English texts begins
constexpr std::size_t kOthersAt = 16;
constexpr std::size_t kTableRow = 8;  // a text's length and its place

std::optional<std::uint32_t> number_at(std::string_view bytes, std::size_t place) {
  if (place > bytes.size() || bytes.size() - place < sizeof(std::uint32_t)) {
    return std::nullopt;
  }
  std::uint32_t number = 0;
  for (std::size_t i = sizeof number; i-- > 0;) {
    number = number << 8U | static_cast<unsigned char>(bytes[place + i]);
  }
  return number;
}

// The text that row `row` of the table at `table` names; its null stands behind it.
std::optional<std::string_view> text_at(std::string_view bytes, std::size_t table,
                                        std::size_t row) {
  const auto length = number_at(bytes, table + row * kTableRow);
  const auto place = number_at(bytes, table + row * kTableRow + sizeof(std::uint32_t));
  if (!length || !place || *place >= bytes.size() || *length >= bytes.size() - *place ||
      bytes[*place + *length] != '\0') {
    return std::nullopt;
  }
  return bytes.substr(*place, *length);
}

}  // namespace

Catalogue::Catalogue(const std::filesystem::path& file) {
  std::ifstream stream(file, std::ios::binary);
  bytes_.assign(std::istreambuf_iterator<char>(stream), {});
  if (!read()) {
    texts_.clear();
  }
}

bool Catalogue::read() {
  const auto count = number_at(bytes_, kCountAt);
  const auto english = number_at(bytes_, kEnglishAt);
  const auto others = number_at(bytes_, kOthersAt);
  if (number_at(bytes_, 0) != kMagic || !count || !english || !others) {
    return false;
  }
  for (std::size_t row = 0; row < *count; ++row) {
    const auto key = text_at(bytes_, *english, row);
    const auto text = text_at(bytes_, *others, row);
    if (!key || !text) {
      return false;
    }
    // Behind a null stands the English text for more than one; the empty key is the head.
    if (const std::string_view one = key->substr(0, key->find('\0')); !one.empty()) {
      texts_.emplace(one, *text);
    }
  }
  return true;
}

const char* Catalogue::find(std::string_view english) const {
  const auto found = texts_.find(english);
  return found == texts_.end() || found->second.empty() ? nullptr : found->second.data();
}

const char* Catalogue::find_more(std::string_view english) const {
  const auto found = texts_.find(english);
  const std::size_t one = found == texts_.end() ? std::string_view::npos : found->second.find('\0');
  return one == std::string_view::npos ? nullptr : found->second.data() + one + 1;
}

}  // namespace words
