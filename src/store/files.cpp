#include "store/files.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <random>
#include <string>
#include <system_error>

namespace store {
namespace {

namespace fs = std::filesystem;

std::system_error last_error(const fs::path& file) {
  return {errno, std::generic_category(), file.string()};
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

// A name that was given is only on the disk when its folder is.
void write_folder_through(const fs::path& file) {
  const fs::path folder = file.parent_path();
  write_through(folder.empty() ? "." : folder, O_RDONLY | O_DIRECTORY);
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

constexpr int kMostNamesTried = 100;

// A file that was not there before, beside `target`, for writing; its name goes to `name`.
// Throws std::system_error.
int open_beside(const fs::path& target, fs::path& name) {
  std::random_device random;
  for (int i = 0; i < kMostNamesTried; ++i) {
    // Short, as the name it is to take may be as long as a name can be.
    name = target.parent_path() / (".squarescores-" + std::to_string(random()));
    const int file = ::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC,
                            S_IRUSR | S_IWUSR);
    if (file >= 0) {
      return file;
    }
    if (errno != EEXIST) {
      break;
    }
  }
  throw last_error(target);
}

bool write_all(int file, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t count = ::write(file, bytes.data(), bytes.size());
    if (count < 0 && errno != EINTR) {
      return false;
    }
    bytes.remove_prefix(count > 0 ? static_cast<std::size_t>(count) : 0);
  }
  return true;
}

}  // namespace

bool make_folder_of(const fs::path& file) {
  const fs::path folder = file.parent_path();
  std::error_code error;
  if (folder.empty() || fs::is_directory(folder, error)) {
    return true;
  }
  return make_folder_of(folder) &&
         (::mkdir(folder.c_str(), S_IRWXU) == 0 || (errno == EEXIST && fs::is_directory(folder)));
}

fs::path free_name(const std::string& stem, std::string_view ending) {
  for (int number = 1;; ++number) {
    const std::string behind = number == 1 ? "" : "-" + std::to_string(number);
    fs::path name = stem + behind + std::string(ending);
    if (!fs::exists(fs::symlink_status(name))) {
      return name;
    }
  }
}

// Absolute: SQLite takes a name that begins with 'file:' for more than a file.
NewFile::NewFile(const fs::path& target) : target_(fs::absolute(target)) {
  std::string name = target_.string() + ".new-XXXXXX";
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
  write_folder_through(target_);
  return true;
}

void NewFile::take_place_of_old(const fs::path& aside) {
  write_through(path_, O_RDWR);
  // A second name first, so that there is no moment without the file; where there are no second
  // names, a moment without.
  if (::link(target_.c_str(), aside.c_str()) != 0 && rename_to_free_name(target_, aside) != 0) {
    throw last_error(aside);
  }
  if (::rename(path_.c_str(), target_.c_str()) != 0) {
    throw last_error(target_);
  }
  path_.clear();
  write_folder_through(target_);
}

bool write_file(const fs::path& target, std::string_view bytes, Existing existing) {
  fs::path beside;
  const int file = open_beside(target, beside);
  const bool is_written = write_all(file, bytes) && ::fsync(file) == 0;
  const std::system_error why_not = last_error(target);
  if (::close(file) != 0 || !is_written) {
    ::unlink(beside.c_str());
    throw why_not;
  }
  const int answer = existing == Existing::Replace ? ::rename(beside.c_str(), target.c_str())
                                                   : rename_to_free_name(beside, target);
  if (answer != 0) {
    const int why = errno;
    ::unlink(beside.c_str());
    if (why == EEXIST && existing == Existing::Keep) {
      return false;
    }
    throw std::system_error(why, std::generic_category(), target.string());
  }
  write_folder_through(target);
  return true;
}

std::optional<std::string> read_file(const fs::path& file, std::size_t most) {
  const int opened = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
  if (opened < 0) {
    return std::nullopt;
  }
  constexpr std::size_t kAtOnce = std::size_t{1} << 20U;
  std::string bytes;
  ssize_t count = 1;
  while (bytes.size() < most && count != 0) {
    const std::size_t before = bytes.size();
    const std::size_t wanted = std::min(kAtOnce, most - before);
    bytes.resize(before + wanted);
    count = ::read(opened, &bytes[before], wanted);
    bytes.resize(before + (count > 0 ? static_cast<std::size_t>(count) : 0));
    if (count < 0 && errno != EINTR) {
      ::close(opened);
      return std::nullopt;
    }
  }
  ::close(opened);
  return bytes;
}

}  // namespace store
