// A catalogue of a few texts for a test, made as the program's own are. English is spoken again
// when it goes away.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>

#include "folder.hpp"
#include "words/language.hpp"

class Catalogue {
 public:
  // `messages` as a .po file has them, without the head.
  Catalogue(const std::string& language, const std::string& messages) {
    const std::filesystem::path folder = folder_ / (language + "/LC_MESSAGES");
    const std::filesystem::path written = folder_ / (language + ".po");
    std::filesystem::create_directories(folder);
    std::ofstream(written) << R"(msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"
)" << messages;
    const std::string compile =
        "msgfmt -o '" + (folder / "squarescores.mo").string() + "' '" + written.string() + "'";
    if (std::system(compile.c_str()) != 0) {
      throw std::runtime_error("msgfmt refuses the catalogue");
    }
  }
  Catalogue(const Catalogue&) = delete;
  Catalogue& operator=(const Catalogue&) = delete;
  ~Catalogue() { words::speak(words::languages().front(), words::Digits::Western, {}); }

  [[nodiscard]] const std::filesystem::path& path() const { return folder_.path(); }

 private:
  Folder folder_;
};
