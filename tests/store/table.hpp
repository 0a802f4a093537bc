// What the tests of the store set up: folders of their own, matches, and a second way into a file,
// past the program.
#pragma once

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "../folder.hpp"
#include "store/database.hpp"

namespace table {

namespace fs = std::filesystem;
using ::Folder;

inline std::string bytes_of(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

inline void write_bytes(const fs::path& file, const std::string& bytes) {
  std::ofstream(file, std::ios::binary | std::ios::trunc) << bytes;
}

inline constexpr core::Instant kEvening{.milliseconds = 1'796'061'900'000, .offset_minutes = 345};

// 32 hex digits that end in `number`.
inline std::string id(int number) {
  std::string digits = std::to_string(number);
  return std::string(32 - digits.size(), '0') + digits;
}

inline core::Match start_of(const char* game = "3-2-5", core::Actor host = 0) {
  core::Match start;
  start.players = {"Asha", "Bimal", "Chandra"};
  start.rules = core::Rules(*core::find_game(game));
  start.host = host;
  start.target = core::usual_target(*start.rules.game);
  return start;
}

inline store::Header header_of(const core::Match& start, int number = 1) {
  store::Header header;
  header.id = id(number);
  header.started = kEvening;
  header.added = kEvening;
  header.start = start;
  return header;
}

inline core::JournalRow row(int number, core::Actor who, const core::Change& change,
                            std::optional<int> redoes = std::nullopt) {
  core::JournalRow made;
  made.row = number;
  made.who = who;
  made.at = kEvening;
  made.act = change;
  made.redoes = redoes;
  return made;
}

inline core::JournalRow undo(int number, core::Actor who, int undone) {
  core::JournalRow made;
  made.row = number;
  made.who = who;
  made.at = kEvening;
  made.act = core::Undone{.row = undone};
  return made;
}

inline core::Entry entry(int deal, core::Seat seat, std::optional<int> tricks) {
  return {.deal = deal, .seat = seat, .tricks = tricks};
}

// The Failure and the sentence of what `work` throws; fails nothing itself.
struct Failed {
  std::optional<store::Failure> failure;
  std::string sentence;
};

template <typename Work>
Failed trouble_of(Work work) {
  try {
    work();
  } catch (const store::Trouble& trouble) {
    return {trouble.failure(), trouble.what()};
  }
  return {};
}

inline SQLite::Database open_raw(const fs::path& file) {
  return {file.string(), SQLite::OPEN_READWRITE, 5000};
}

// What SQLite says to `sql` on `connection`; empty if it does it.
inline std::string answer(SQLite::Database& connection, const std::string& sql) {
  try {
    connection.exec(sql);
  } catch (const SQLite::Exception& error) {
    return error.what();
  }
  return {};
}

}  // namespace table
