#include "store/errors.hpp"

#include <sqlite3.h>

namespace store {
namespace {

// A whole sentence about `file`, and in brackets what the library said of it.
Trouble say(Failure failure, const std::filesystem::path& file, const std::string& what,
            const char* detail) {
  return {failure, "The score sheet " + file.string() + " " + what + " (" + detail + ")"};
}

// SQLite says 'cannot open' also of the journal it needs beside the file before it writes.
Failure failure_of(int code, Doing doing) {
  switch (code & 0xff) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return Failure::Busy;
    case SQLITE_FULL:
      return Failure::Full;
    case SQLITE_READONLY:
      return Failure::ReadOnly;
    case SQLITE_CANTOPEN:
      return doing == Doing::Writing ? Failure::ReadOnly : Failure::NoFile;
    case SQLITE_PERM:
    case SQLITE_AUTH:
      return doing == Doing::Opening ? Failure::NoFile : Failure::ReadOnly;
    case SQLITE_NOTADB:
      return doing == Doing::Opening ? Failure::NotOurs : Failure::Damaged;
    case SQLITE_CONSTRAINT:
      return Failure::Refused;
    case SQLITE_IOERR:
    case SQLITE_NOMEM:
    case SQLITE_INTERRUPT:
    case SQLITE_NOLFS:
      return Failure::Disk;
    default:  // a table that is not there, a value that does not fit: not what was written
      return Failure::Damaged;
  }
}

const char* sentence_of(Failure failure) {
  switch (failure) {
    case Failure::Busy:
      return "is being written by another program, and stayed so while we waited.";
    case Failure::Full:
      return "cannot be saved: the disk is full.";
    case Failure::ReadOnly:
      return "cannot be saved: the file or its folder cannot be written.";
    case Failure::NoFile:
      return "cannot be opened.";
    case Failure::Disk:
      return "cannot be read or saved: the disk does not answer as it should.";
    case Failure::NotOurs:
      return "is not a score sheet.";
    case Failure::Refused:
      return "refuses this, so nothing was changed.";
    default:
      return "is damaged.";
  }
}

Failure failure_of(const std::error_code& code) {
  if (code == std::errc::no_space_on_device) {
    return Failure::Full;
  }
  if (code == std::errc::read_only_file_system || code == std::errc::permission_denied ||
      code == std::errc::operation_not_permitted) {
    return Failure::ReadOnly;
  }
  if (code == std::errc::no_such_file_or_directory || code == std::errc::not_a_directory ||
      code == std::errc::is_a_directory || code == std::errc::filename_too_long) {
    return Failure::NoFile;
  }
  return Failure::Disk;
}

}  // namespace

Trouble trouble(const SQLite::Exception& error, const std::filesystem::path& file, Doing doing) {
  const Failure failure = failure_of(error.getErrorCode(), doing);
  return say(failure, file, sentence_of(failure), error.what());
}

bool is_damage(const SQLite::Exception& error) {
  return failure_of(error.getErrorCode(), Doing::Reading) == Failure::Damaged;
}

Trouble trouble(const std::system_error& error, const std::filesystem::path& file) {
  const Failure failure = failure_of(error.code());
  return say(failure, file, sentence_of(failure), error.code().message().c_str());
}

}  // namespace store
