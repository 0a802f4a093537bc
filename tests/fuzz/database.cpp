// A small score sheet with other bytes in some places, or cut off: opened, listed, every match
// read, checked. The first three bytes of the input say where it is cut (0: nowhere), then each
// change is three bytes for where, one for how many, and those.
#include <sqlite3.h>

#include <cstdint>
#include <string>

#include "document/score.hpp"
#include "must.hpp"
#include "scratch.hpp"

namespace {

using fuzz::must;

// Small pages, so that there are fewer bytes nobody reads.
std::string small_sheet(const Folder& folder) {
  fuzz::make_sheet(folder.file());
  sqlite3* connection = nullptr;
  const bool is_small = sqlite3_open(folder.file().c_str(), &connection) == SQLITE_OK &&
                        sqlite3_exec(connection, "PRAGMA page_size = 512; VACUUM", nullptr, nullptr,
                                     nullptr) == SQLITE_OK;
  sqlite3_close(connection);
  must(is_small, "the sheet could be made");
  std::string bytes = fuzz::bytes_of(folder.file());
  std::filesystem::remove(folder.file());
  return bytes;
}

class Input {
 public:
  Input(const std::uint8_t* bytes, std::size_t size) : bytes_(bytes), left_(size) {}

  [[nodiscard]] bool is_empty() const { return left_ == 0; }
  std::size_t number(int length) {
    std::size_t number = 0;
    for (int i = 0; i < length && left_ > 0; ++i, --left_) {
      number = number << 8U | *bytes_++;
    }
    return number;
  }

 private:
  const std::uint8_t* bytes_;
  std::size_t left_;
};

std::string mistreated(std::string sheet, Input input) {
  const std::size_t cut = input.number(3);
  while (!input.is_empty()) {
    std::size_t at = input.number(3) % sheet.size();
    for (std::size_t left = input.number(1) % 32 + 1; left > 0 && !input.is_empty(); --left) {
      sheet.at(at) = static_cast<char>(input.number(1));
      at = (at + 1) % sheet.size();
    }
  }
  if (cut > 0) {
    sheet.resize(std::min(cut, sheet.size()));
  }
  return sheet;
}

// Runs `work`, which may meet damage and has to say so in a sentence.
template <typename Work>
void tolerate(Work work) {
  try {
    work();
  } catch (const store::Trouble& trouble) {
    must(fuzz::is_fit_to_show(trouble.what()), "what is wrong can be shown");
  }
}

void read_match(store::Database& database, int match) {
  const session::Session session(database, match);
  fuzz::must_add_up(session.match());
  fuzz::must_be_fit_to_show({.number = match,
                             .id = session.header().id,
                             .started = session.header().started,
                             .match = session.match()});
}

void read_everything(store::Database& database) {
  const store::History history(database);
  const store::People people(database);
  tolerate([&] { static_cast<void>(database.list()); });
  tolerate([&] { static_cast<void>(database.names(50)); });
  tolerate([&] { static_cast<void>(database.newest_unfinished()); });
  tolerate([&] { static_cast<void>(people.list(true)); });
  tolerate([&] {
    for (const int match : history.find({})) {
      tolerate([&] { static_cast<void>(history.listed({&match, 1})); });
      tolerate([&] { static_cast<void>(history.note(match)); });
      tolerate([&] { static_cast<void>(people.at(match)); });
      tolerate([&] { read_match(database, match); });
    }
  });
  tolerate([&] { static_cast<void>(history.statistics({})); });
  tolerate([&] {
    for (const std::string& fault : database.faults()) {
      must(fuzz::is_fit_to_show(fault), "a fault can be shown");
    }
  });
}

// What says by which version of SQLite's file format it is written (journals of another kind), and
// of which version of ours it is: with another number there a file may rightly be brought up.
bool may_be_brought_up(const std::string& sheet, const std::string& file) {
  constexpr std::size_t kFormats = 18;
  constexpr std::size_t kOurVersion = 60;
  return file.size() <= kOurVersion + 4 || file.compare(kFormats, 2, sheet, kFormats, 2) != 0 ||
         file.compare(kOurVersion, 4, sheet, kOurVersion, 4) != 0;
}

}  // namespace

// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer's name
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  static const Folder kFolder;
  static const std::string kSheet = small_sheet(kFolder);
  for (const std::string& name : kFolder.names()) {
    std::filesystem::remove(kFolder / name);
  }
  const std::string file = mistreated(kSheet, Input(bytes, size));
  fuzz::write_bytes(kFolder.file(), file);
  bool is_refused = true;
  tolerate([&] {
    store::Database database(kFolder.file(), 0);
    is_refused = false;
    read_everything(database);
  });
  if (is_refused || !may_be_brought_up(kSheet, file)) {
    must(fuzz::bytes_of(kFolder.file()) == file, "reading changes nothing");
    must(kFolder.names().size() == 1, "and leaves nothing beside it");
  }
  return 0;
}
