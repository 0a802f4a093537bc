#include "store/files.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <system_error>

#include "../catch.hpp"
#include "table.hpp"

namespace {

namespace fs = std::filesystem;
using store::Existing;

class Place {
 public:
  Place() {
    std::string name = (fs::temp_directory_path() / "squarescores-XXXXXX").string();
    path_ = mkdtemp(name.data());
  }
  ~Place() {
    ::chmod(path_.c_str(), S_IRWXU);
    fs::remove_all(path_);
  }
  Place(const Place&) = delete;
  Place& operator=(const Place&) = delete;

  [[nodiscard]] fs::path operator/(const std::string& name) const { return path_ / name; }
  [[nodiscard]] const fs::path& path() const { return path_; }
  [[nodiscard]] int files() const {
    return static_cast<int>(std::distance(fs::directory_iterator(path_), {}));
  }

 private:
  fs::path path_;
};

std::string contents(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

mode_t mode_of(const fs::path& file) {
  struct stat found{};
  REQUIRE(::lstat(file.c_str(), &found) == 0);
  return found.st_mode & 0777U;
}

bool fails(const fs::path& file, Existing existing) {
  try {
    (void)store::write_file(file, "1", existing);
  } catch (const std::system_error&) {
    return true;
  }
  return false;
}

}  // namespace

TEST_CASE("A file is written whole, and nothing else stays in its folder") {
  const Place place;
  const std::string bytes(300'000, 'x');
  CHECK(store::write_file(place / "a.csv", bytes, Existing::Keep));
  CHECK(contents(place / "a.csv") == bytes);
  CHECK(place.files() == 1);
}

TEST_CASE("What is there is kept or replaced, as was asked") {
  const Place place;
  std::ofstream(place / "a.csv") << "mine";
  CHECK_FALSE(store::write_file(place / "a.csv", "new", Existing::Keep));
  CHECK(contents(place / "a.csv") == "mine");
  CHECK(store::write_file(place / "a.csv", "new", Existing::Replace));
  CHECK(contents(place / "a.csv") == "new");
  CHECK(place.files() == 1);
}

TEST_CASE("A link is never followed: it is there, or is replaced itself") {
  const Place place;
  std::ofstream(place / "precious") << "mine";
  fs::create_symlink(place / "precious", place / "a.csv");
  CHECK_FALSE(store::write_file(place / "a.csv", "new", Existing::Keep));
  CHECK(store::write_file(place / "a.csv", "new", Existing::Replace));
  CHECK(contents(place / "precious") == "mine");
  CHECK(contents(place / "a.csv") == "new");
  CHECK_FALSE(fs::is_symlink(place / "a.csv"));
  fs::create_symlink(place / "not there", place / "b.csv");
  CHECK_FALSE(store::write_file(place / "b.csv", "new", Existing::Keep));
  CHECK_FALSE(fs::exists(place / "not there"));
}

TEST_CASE("Only its owner may read a file, whatever the account usually lets others do") {
  const Place place;
  const mode_t before = ::umask(0);
  CHECK(store::write_file(place / "a", "1", Existing::Keep));
  CHECK(store::write_file(place / "a", "2", Existing::Replace));
  ::umask(before);
  CHECK(mode_of(place / "a") == 0600);
}

TEST_CASE("What cannot be written says why and leaves nothing") {
  const Place place;
  fs::create_directory(place / "folder");
  CHECK(fails(place / "folder", Existing::Replace));
  CHECK(fails(place / "no folder/a", Existing::Keep));
  CHECK(fails(place / std::string(300, 'n'), Existing::Keep));
  CHECK(place.files() == 1);
  CHECK(store::write_file(place / std::string(255, 'n'), "1", Existing::Keep));
}

TEST_CASE("A file is read whole, or as far as is wanted") {
  const Place place;
  const std::string bytes(3'000'000, 'x');
  REQUIRE(store::write_file(place / "a", bytes, Existing::Keep));
  CHECK(store::read_file(place / "a", 1U << 30U) == bytes);
  CHECK(store::read_file(place / "a", 1'500'000)->size() == 1'500'000);
  CHECK_FALSE(store::read_file(place.path(), 10));
  CHECK_FALSE(store::read_file(place / "nothing", 10));
}

TEST_CASE("A free name is the first that nothing has, not even a link that leads nowhere") {
  const table::Folder folder;
  const std::string stem = (folder / "sheet").string();
  CHECK(store::free_name(stem, ".jsonl") == folder / "sheet.jsonl");
  table::write_bytes(folder / "sheet.jsonl", "");
  CHECK(store::free_name(stem, ".jsonl") == folder / "sheet-2.jsonl");
  std::filesystem::create_symlink("nowhere", folder / "sheet-2.jsonl");
  std::filesystem::create_directory(folder / "sheet-3.jsonl");
  CHECK(store::free_name(stem, ".jsonl") == folder / "sheet-4.jsonl");
  CHECK(store::free_name(stem) == folder / "sheet");
}
