// What a database needs of the file system and SQLite does not do: files and folders that only
// their owner can read, a file that takes its name at once and never another's place, and a look at
// the first bytes of a file without opening it as a database. And the one way in which the program
// reads or writes any file that is not a database.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace store {

// Makes the folders above `file` that are missing, 0700. False if that cannot be done.
[[nodiscard]] bool make_folder_of(const std::filesystem::path& file);

// The name `stem` and then `ending`, or with -2, -3, … between them: the first that nothing has,
// not even a link that leads nowhere. By the time it is used somebody else may have taken it.
// Throws std::system_error if that cannot be told.
[[nodiscard]] std::filesystem::path free_name(const std::string& stem,
                                              std::string_view ending = "");

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

  // The same, in the place of the file that has the name, which gets the free name `aside` first.
  // The name always leads to one of the two. Throws std::system_error.
  void take_place_of_old(const std::filesystem::path& aside);

 private:
  std::filesystem::path target_;
  std::filesystem::path path_;
};

// What becomes of a file that has the name already.
enum class Existing { Keep, Replace };

// Writes `bytes` as the file `target`, which only its owner may read, whole or not at all: beside
// it under a name of its own, through to the disk, and then in its place. A link of that name is
// never followed: it counts as being there, and is replaced itself. False, and nothing done, if
// something has the name and is to be kept. Throws std::system_error if it cannot be done, also
// where the name is a folder's.
[[nodiscard]] bool write_file(const std::filesystem::path& target, std::string_view bytes,
                              Existing existing);

// The bytes of `file`, and no more than `most` of them; nullopt if it cannot be read.
[[nodiscard]] std::optional<std::string> read_file(const std::filesystem::path& file,
                                                   std::size_t most);

}  // namespace store
