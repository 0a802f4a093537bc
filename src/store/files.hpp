// What a database needs of the file system and SQLite does not do: files and folders that only
// their owner can read, a file that takes its name at once and never another's place, and a look at
// the first bytes of a file without opening it as a database.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace store {

// What the first bytes of a file tell.
struct FileHeader {
  bool is_sqlite = false;
  std::uint32_t application_id = 0;
  int user_version = 0;
};

// Nullopt if the file cannot be read. A file shorter than a header is no SQLite file.
[[nodiscard]] std::optional<FileHeader> read_file_header(const std::filesystem::path& file);

// Makes the folders above `file` that are missing, 0700. False if that cannot be done.
[[nodiscard]] bool make_folder_of(const std::filesystem::path& file);

// A file that will take the name `target` when it is complete. It lies beside it, empty, 0600, and
// is removed again unless it was put in place.
class NewFile {
 public:
  // Throws std::system_error if it cannot be made.
  explicit NewFile(const std::filesystem::path& target);
  ~NewFile();
  NewFile(const NewFile&) = delete;
  NewFile& operator=(const NewFile&) = delete;
  NewFile(NewFile&&) = delete;
  NewFile& operator=(NewFile&&) = delete;

  [[nodiscard]] const std::filesystem::path& path() const { return path_; }

  // Writes it through to the disk and gives it its name. False if a file of that name is there by
  // now; throws std::system_error if the disk refuses.
  [[nodiscard]] bool put_in_place();

 private:
  std::filesystem::path target_;
  std::filesystem::path path_;
};

// The name under which SQLite reads a file as it lies there: no lock, no journal, nothing written.
[[nodiscard]] std::string immutable_uri(const std::filesystem::path& file);

}  // namespace store
