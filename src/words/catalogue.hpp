// What is said in another language, by what is said in English: a compiled gettext catalogue (.mo)
// as msgfmt writes it. It is read here, and not by the C library, because that translates nothing
// unless a locale besides 'C' is installed, which a small system has none of.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <unordered_map>

namespace words {

class Catalogue {
 public:
  // Empty if there is no such file, or it is not a whole catalogue.
  explicit Catalogue(const std::filesystem::path& file);
  // A copy would look into the other's text.
  Catalogue(const Catalogue&) = delete;
  Catalogue& operator=(const Catalogue&) = delete;

  // What stands for `english` there, null-terminated and for as long as the catalogue lives;
  // nullptr if nothing does. Of a text that goes by number it is the one for one.
  [[nodiscard]] const char* find(std::string_view english) const;

  // The same of a text that goes by number, for more than one.
  [[nodiscard]] const char* find_more(std::string_view english) const;

 private:
  bool read();

  std::string bytes_;
  // Both without their last null; a text that goes by number has one between its two forms.
  std::unordered_map<std::string_view, std::string_view> texts_;
};

}  // namespace words
