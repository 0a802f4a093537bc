#include "store/files.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <system_error>

namespace store {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kHeaderSize = 100;
constexpr std::size_t kUserVersionAt = 60;
constexpr std::size_t kApplicationIdAt = 68;
constexpr std::string_view kMagic("SQLite format 3\0", 16);

std::system_error last_error(const fs::path& file) {
  return {errno, std::generic_category(), file.string()};
}

std::uint32_t big_endian(const std::array<char, kHeaderSize>& bytes, std::size_t from) {
  std::uint32_t number = 0;
  for (std::size_t i = from; i < from + 4; ++i) {
    number = number << 8U | static_cast<unsigned char>(bytes.at(i));
  }
  return number;
}

void write_through(const fs::path& path, int flags) {
  const int file = ::open(path.c_str(), flags | O_CLOEXEC);
  if (file < 0) {
    throw last_error(path);
  }
  const int answer = ::fsync(file);
  const std::system_error error = last_error(path);
  ::close(file);
  if (answer != 0) {
    throw error;
  }
}

// Gives `from` the name `to` unless something has it. Not every file system knows the first way,
// nor every other one the second.
int rename_to_free_name(const fs::path& from, const fs::path& to) {
  int answer = ::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE);
  if (answer != 0 && (errno == EINVAL || errno == ENOSYS)) {
    answer = ::link(from.c_str(), to.c_str());
    if (answer == 0) {
      ::unlink(from.c_str());
    }
  }
  return answer;
}

}  // namespace

std::optional<FileHeader> read_file_header(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  if (!in) {
    return std::nullopt;
  }
  std::array<char, kHeaderSize> bytes{};
  in.read(bytes.data(), bytes.size());
  FileHeader header;
  header.is_sqlite = in.gcount() == static_cast<std::streamsize>(kHeaderSize) &&
                     std::string_view(bytes.data(), kMagic.size()) == kMagic;
  if (header.is_sqlite) {
    header.application_id = big_endian(bytes, kApplicationIdAt);
    header.user_version = static_cast<int>(big_endian(bytes, kUserVersionAt));
  }
  return header;
}

bool make_folder_of(const fs::path& file) {
  const fs::path folder = file.parent_path();
  std::error_code error;
  if (folder.empty() || fs::is_directory(folder, error)) {
    return true;
  }
  return make_folder_of(folder) &&
         (::mkdir(folder.c_str(), S_IRWXU) == 0 || (errno == EEXIST && fs::is_directory(folder)));
}

NewFile::NewFile(const fs::path& target) : target_(target) {
  std::string name = target.string() + ".new-XXXXXX";
  const int file = ::mkostemp(name.data(), O_CLOEXEC);  // 0600
  if (file < 0) {
    throw last_error(target);
  }
  ::close(file);
  path_ = name;
}

NewFile::~NewFile() {
  if (!path_.empty()) {
    ::unlink(path_.c_str());
  }
}

bool NewFile::put_in_place() {
  write_through(path_, O_RDWR);
  if (rename_to_free_name(path_, target_) != 0) {
    if (errno == EEXIST) {
      return false;
    }
    throw last_error(target_);
  }
  path_.clear();
  const fs::path folder = target_.parent_path();
  write_through(folder.empty() ? "." : folder, O_RDONLY | O_DIRECTORY);
  return true;
}

std::string immutable_uri(const fs::path& file) {
  std::string uri = "file:";
  for (const char byte : file.string()) {
    if (byte == '%' || byte == '?' || byte == '#') {
      std::array<char, 4> escaped{};
      std::snprintf(escaped.data(), escaped.size(), "%%%02X",
                    static_cast<unsigned>(static_cast<unsigned char>(byte)));
      uri += escaped.data();
    } else {
      uri += byte;
    }
  }
  return uri + "?immutable=1";
}

}  // namespace store
