// A folder of its own for a test's database, which goes away with it.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <string>

class Folder {
 public:
  Folder() {
    std::string name = (std::filesystem::temp_directory_path() / "squarescores-XXXXXX").string();
    path_ = mkdtemp(name.data());
  }
  ~Folder() { std::filesystem::remove_all(path_); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  [[nodiscard]] const std::filesystem::path& path() const { return path_; }
  [[nodiscard]] std::filesystem::path file() const { return path_ / "matches.db"; }

 private:
  std::filesystem::path path_;
};
