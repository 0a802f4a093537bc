// A disk that fails on request, and forgets what was not synced when the power goes: a layer of
// SQLite's over the real files, which every connection opened meanwhile goes through. One at a
// time.
#pragma once

#include <sqlite3.h>

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <random>
#include <string>
#include <vector>

class FailingDisk {
 public:
  enum class Fault {
    Error,       // an I/O error, and nothing is done
    Full,        // no room, and nothing is done
    ReadOnly,    // nothing new may be made; otherwise as Error
    ShortWrite,  // half of what was to be written, then an I/O error; otherwise as Error
    PowerLoss,   // from here on nothing works; see lose_power()
  };

  FailingDisk() : real_(sqlite3_vfs_find(nullptr)), layer_(*real_) {
    layer_.zName = "failing-disk";
    layer_.pNext = nullptr;
    layer_.szOsFile = static_cast<int>(sizeof(File)) + real_->szOsFile;
    layer_.xOpen = open;
    layer_.xDelete = remove;
    the_disk() = this;
    sqlite3_vfs_register(&layer_, 1);
  }
  ~FailingDisk() {
    sqlite3_vfs_unregister(&layer_);
    sqlite3_vfs_register(real_, 1);
    the_disk() = nullptr;
  }
  FailingDisk(const FailingDisk&) = delete;
  FailingDisk& operator=(const FailingDisk&) = delete;

  // The `n`-th write, sync, open or delete from now on, from 1, goes wrong in this way; with
  // `for_good` so does everything after it.
  void fail_at(int n, Fault fault, bool for_good = false) {
    fails_at_ = done_ + n;
    fault_ = fault;
    is_for_good_ = for_good || fault == Fault::PowerLoss;
  }
  void mend() { fails_at_ = 0; }

  // How many writes, syncs, opens and deletes there have been.
  [[nodiscard]] int done() const { return done_; }
  [[nodiscard]] bool has_failed() const { return fails_at_ != 0 && done_ >= fails_at_; }

  // Leaves of every file what was synced and, of the rest, each write or not as `chance` has it.
  // Every connection has to be closed before.
  template <typename Chance>
  void lose_power(Chance& chance) {
    for (const auto& [path, kept] : kept_) {
      std::optional<std::string> bytes = kept.synced;
      for (const Change& change : kept.since) {
        if (chance() % 2 == 0) {
          apply(bytes, change);
        }
      }
      std::error_code error;
      std::filesystem::remove(path, error);
      if (bytes) {
        std::ofstream(path, std::ios::binary) << *bytes;
      }
    }
    kept_.clear();
    mend();
  }

 private:
  struct Change {                       // not synced yet
    std::optional<std::size_t> offset;  // where bytes were written; nullopt: the length was set
    std::string bytes;
    std::size_t length = 0;
    bool removes = false;
  };
  struct Kept {
    std::optional<std::string> synced;  // what is certain to be there; nullopt: no such file
    std::vector<Change> since;
  };
  struct File {
    sqlite3_file base;
    Kept* kept;  // nullptr for a temporary file

    [[nodiscard]] sqlite3_file* real() { return reinterpret_cast<sqlite3_file*>(this + 1); }
  };

  static FailingDisk*& the_disk() {
    static FailingDisk* disk = nullptr;
    return disk;
  }

  static void apply(std::optional<std::string>& bytes, const Change& change) {
    if (change.removes) {
      bytes.reset();
      return;
    }
    std::string& text = bytes ? *bytes : bytes.emplace();
    if (!change.offset) {
      text.resize(change.length);
      return;
    }
    text.resize(std::max(text.size(), *change.offset + change.bytes.size()));
    text.replace(*change.offset, change.bytes.size(), change.bytes);
  }

  // Counts one more; the fault if this is the one to fail.
  std::optional<Fault> next() {
    ++done_;
    const bool fails =
        fails_at_ != 0 && (done_ == fails_at_ || (is_for_good_ && done_ > fails_at_));
    return fails ? std::optional<Fault>(fault_) : std::nullopt;
  }

  static int code(Fault fault, int otherwise) {
    switch (fault) {
      case Fault::Full:
        return SQLITE_FULL;
      case Fault::ReadOnly:  // a file that is open already answers as a broken one
        return otherwise == SQLITE_CANTOPEN ? SQLITE_READONLY_DIRECTORY : otherwise;
      default:
        return otherwise;
    }
  }

  static int open(sqlite3_vfs* layer, const char* name, sqlite3_file* opened, int flags,
                  int* out_flags) {
    FailingDisk& disk = *the_disk();
    File& file = *reinterpret_cast<File*>(opened);
    file.base.pMethods = nullptr;
    file.kept = nullptr;
    if (const std::optional<Fault> fault = disk.next()) {
      return code(*fault, SQLITE_CANTOPEN);
    }
    if (name != nullptr && (flags & (SQLITE_OPEN_MAIN_DB | SQLITE_OPEN_MAIN_JOURNAL)) != 0) {
      file.kept = &disk.known(name);
    }
    const int answer = disk.real_->xOpen(disk.real_, name, file.real(), flags, out_flags);
    (void)layer;
    if (answer == SQLITE_OK) {
      file.base.pMethods = methods();
    }
    return answer;
  }

  Kept& known(const std::string& path) {
    const auto [place, is_new] = kept_.try_emplace(path);
    if (is_new && std::filesystem::exists(path)) {
      std::ifstream in(path, std::ios::binary);
      place->second.synced.emplace(std::istreambuf_iterator<char>(in),
                                   std::istreambuf_iterator<char>());
    }
    return place->second;
  }

  static int remove(sqlite3_vfs* layer, const char* name, int syncs_folder) {
    FailingDisk& disk = *the_disk();
    (void)layer;
    if (const std::optional<Fault> fault = disk.next()) {
      return code(*fault, SQLITE_IOERR_DELETE);
    }
    const int answer = disk.real_->xDelete(disk.real_, name, 0);
    Kept& kept = disk.known(name);
    if (syncs_folder != 0) {
      kept = {};
    } else {
      kept.since.push_back({.offset = std::nullopt, .bytes = {}, .length = 0, .removes = true});
    }
    return answer;
  }

  static File& of(sqlite3_file* file) { return *reinterpret_cast<File*>(file); }

  static int write(sqlite3_file* file, const void* bytes, int count, sqlite3_int64 offset) {
    FailingDisk& disk = *the_disk();
    File& one = of(file);
    const std::optional<Fault> fault = disk.next();
    if (fault && *fault != Fault::ShortWrite) {
      return code(*fault, SQLITE_IOERR_WRITE);
    }
    const int written = fault ? count / 2 : count;
    if (one.kept != nullptr) {
      one.kept->since.push_back(
          {.offset = static_cast<std::size_t>(offset),
           .bytes = std::string(static_cast<const char*>(bytes), static_cast<std::size_t>(written)),
           .length = 0,
           .removes = false});
    }
    const int answer = one.real()->pMethods->xWrite(one.real(), bytes, written, offset);
    return fault ? SQLITE_IOERR_WRITE : answer;
  }

  static int truncate(sqlite3_file* file, sqlite3_int64 length) {
    FailingDisk& disk = *the_disk();
    File& one = of(file);
    if (const std::optional<Fault> fault = disk.next()) {
      return code(*fault, SQLITE_IOERR_TRUNCATE);
    }
    if (one.kept != nullptr) {
      one.kept->since.push_back({.offset = std::nullopt,
                                 .bytes = {},
                                 .length = static_cast<std::size_t>(length),
                                 .removes = false});
    }
    return one.real()->pMethods->xTruncate(one.real(), length);
  }

  // Nothing reaches the real disk's platters here: what survives is what this class says.
  static int sync(sqlite3_file* file, int /*flags*/) {
    if (const std::optional<Fault> fault = the_disk()->next()) {
      return code(*fault, SQLITE_IOERR_FSYNC);
    }
    if (Kept* const kept = of(file).kept) {
      for (const Change& change : kept->since) {
        apply(kept->synced, change);
      }
      if (!kept->synced) {
        kept->synced.emplace();
      }
      kept->since.clear();
    }
    return SQLITE_OK;
  }

  static int close(sqlite3_file* file) {
    return of(file).real()->pMethods->xClose(of(file).real());
  }
  static int read(sqlite3_file* file, void* bytes, int count, sqlite3_int64 offset) {
    return of(file).real()->pMethods->xRead(of(file).real(), bytes, count, offset);
  }
  static int size(sqlite3_file* file, sqlite3_int64* length) {
    return of(file).real()->pMethods->xFileSize(of(file).real(), length);
  }
  static int lock(sqlite3_file* file, int level) {
    return of(file).real()->pMethods->xLock(of(file).real(), level);
  }
  static int unlock(sqlite3_file* file, int level) {
    return of(file).real()->pMethods->xUnlock(of(file).real(), level);
  }
  static int is_reserved(sqlite3_file* file, int* answer) {
    return of(file).real()->pMethods->xCheckReservedLock(of(file).real(), answer);
  }
  static int control(sqlite3_file* file, int what, void* with) {
    return of(file).real()->pMethods->xFileControl(of(file).real(), what, with);
  }
  static int sector_size(sqlite3_file* file) {
    return of(file).real()->pMethods->xSectorSize(of(file).real());
  }
  // Of no particular kind: nothing about the order of writes may be counted on.
  static int characteristics(sqlite3_file* /*file*/) { return 0; }

  static const sqlite3_io_methods* methods() {
    static const sqlite3_io_methods kMethods = [] {
      sqlite3_io_methods all{};
      all.iVersion = 1;
      all.xClose = close;
      all.xRead = read;
      all.xWrite = write;
      all.xTruncate = truncate;
      all.xSync = sync;
      all.xFileSize = size;
      all.xLock = lock;
      all.xUnlock = unlock;
      all.xCheckReservedLock = is_reserved;
      all.xFileControl = control;
      all.xSectorSize = sector_size;
      all.xDeviceCharacteristics = characteristics;
      return all;
    }();
    return &kMethods;
  }

  sqlite3_vfs* real_;
  sqlite3_vfs layer_;
  std::map<std::string, Kept> kept_;
  int done_ = 0;
  int fails_at_ = 0;
  Fault fault_ = Fault::Error;
  bool is_for_good_ = false;
};
