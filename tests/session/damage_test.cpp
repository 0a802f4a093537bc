// A small score sheet with its bytes turned over or cut off, place by place. Whatever happens to a
// file, a match that can be read is the match that was written, one that is not is told, the file
// stays as it was found, and what can be read can be taken out of it.
#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "../catch.hpp"
#include "../folder.hpp"
#include "../random_match.hpp"
#include "core/statistics.hpp"
#include "session/session.hpp"
#include "store/history.hpp"

namespace {

namespace fs = std::filesystem;

constexpr int kMatches = 6;
constexpr std::size_t kPage = 4096;
constexpr int kBriefMs = 100;

// A match is known by its id: damage may give it another number.
struct Original {
  core::Match match;
  store::Summary summary;
};

struct Sheet {
  std::string bytes;
  std::map<std::string, Original> matches;
};

std::string bytes_of(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

// Matches of several games, as tables leave them, with all their summaries.
const Sheet& sheet() {
  static const Sheet kSheet = [] {
    Sheet sheet;
    const Folder folder;
    {
      random_match::Random random(325);
      store::Database database(folder.file(), kBriefMs);
      std::vector<session::Arrival> arrivals;
      for (int i = 0; i < kMatches; ++i) {
        const auto& games = core::games();
        const auto game = static_cast<std::size_t>(i) / 2 % games.size();
        arrivals.push_back({.match = random_match::match(random, games[game], 60),
                            .id = std::nullopt,
                            .started = std::nullopt});
      }
      for (const int number : session::bring_in(database, arrivals)) {
        const session::Session session(database, number);
        sheet.matches[session.header().id] = {
            .match = session.match(),
            .summary = store::summary_of(session.match(), session.played().rows)};
      }
      while (store::History(database).remake_summaries(100) > 0) {
      }
    }
    sheet.bytes = bytes_of(folder.file());
    return sheet;
  }();
  return kSheet;
}

// What became of the sheet under one kind of damage.
struct Outcome {
  bool is_opened = false;
  int whole = 0;          // matches that were read, and are what was written
  int told = 0;           // matches told to be damaged
  int kept = 0;           // matches that could be taken out
  bool is_found = false;  // by opening it, or by looking through it
};

void check_match(const store::Header& header, const core::Match& match) {
  const auto original = sheet().matches.find(header.id);
  REQUIRE(original != sheet().matches.end());
  CHECK(match == original->second.match);
}

// Everything the program does to read a file.
void read_everything_in(const store::Database& database, Outcome& outcome) {
  for (const store::Header& header : database.list()) {
    CHECK(sheet().matches.contains(header.id));
  }
  (void)database.newest_unfinished();
  const store::History history(database);
  const std::vector<int> numbers = history.find({});
  std::set<std::string> seen;
  for (const store::ListedMatch& line : history.listed(numbers)) {
    try {
      const store::KeptMatch kept = database.load(line.match);
      check_match(kept.header, session::played_of(kept.header, kept.rows).match);
      seen.insert(kept.header.id);
      if (!line.is_damaged) {
        store::Summary summary = line.summary;
        CHECK(summary == sheet().matches.at(kept.header.id).summary);
      }
    } catch (const store::Trouble&) {
      ++outcome.told;
    }
  }
  outcome.whole = static_cast<int>(seen.size());
  for (const core::Game& game : core::games().first(kMatches / 2)) {
    (void)history.statistics({.person = std::nullopt,
                              .game = std::string(game.name),
                              .words = "",
                              .from = std::nullopt,
                              .to = std::nullopt});
  }
}

int taken_out(const store::Everything& everything) {
  int kept = 0;
  for (const store::KeptMatch& one : everything.matches) {
    try {
      check_match(one.header, session::played_of(one.header, one.rows).match);
      ++kept;
    } catch (const store::Trouble&) {
    }
  }
  return kept;
}

Outcome outcome_of(const std::string& bytes) {
  const Folder folder;
  std::ofstream(folder.file(), std::ios::binary) << bytes;
  Outcome outcome;
  try {
    const store::Database database(folder.file(), kBriefMs);
    outcome.is_opened = true;
    try {
      read_everything_in(database, outcome);
    } catch (const store::Trouble&) {
      outcome.is_found = true;
    }
    try {
      const store::Everything everything = database.load_all();
      outcome.kept = taken_out(everything);
      outcome.is_found = outcome.is_found || !everything.lost.empty();
      // Nothing goes missing without a word.
      CHECK(outcome.kept + static_cast<int>(everything.lost.size()) >= kMatches);
    } catch (const store::Trouble&) {
      outcome.is_found = true;
    }
    try {
      outcome.is_found = outcome.is_found || !database.faults().empty();
    } catch (const store::Trouble&) {
      outcome.is_found = true;
    }
  } catch (const store::Trouble&) {
    outcome.is_found = true;
    try {
      outcome.kept = taken_out(store::salvage(folder.file()));
    } catch (const store::Trouble&) {
    }
  }
  CHECK(bytes_of(folder.file()) == bytes);
  return outcome;
}

struct Sums {
  int tried = 0;
  int opened = 0;
  int found = 0;
  int whole = 0;  // every match was read as it was written
  int kept = 0;   // of all matches of all tries, those taken out

  void add(const Outcome& outcome) {
    ++tried;
    opened += outcome.is_opened ? 1 : 0;
    found += outcome.is_found ? 1 : 0;
    whole += outcome.whole == kMatches ? 1 : 0;
    kept += outcome.kept;
  }
};

// For docs/testing.md.
void tell(const char* what, const Sums& sums) {
  WARN(what << ": " << sums.tried << " files, " << sums.opened << " opened, damage found in "
            << sums.found << ", all matches read in " << sums.whole << ", "
            << 100 * sums.kept / std::max(1, sums.tried * kMatches) << " % of matches taken out");
}

// SQUARESCORES_DAMAGE=N: every block, every cut and N single bytes, of which there are some
// 110,000; else a few of each.
std::size_t bytes_wanted() {
  const char* const wanted = std::getenv("SQUARESCORES_DAMAGE");
  return wanted == nullptr ? 0 : static_cast<std::size_t>(std::strtoul(wanted, nullptr, 10));
}

}  // namespace

TEST_CASE("a whole score sheet is read as it was written, and nothing is found in it") {
  const Outcome outcome = outcome_of(sheet().bytes);
  CHECK(outcome.is_opened);
  CHECK_FALSE(outcome.is_found);
  CHECK(outcome.whole == kMatches);
  CHECK(outcome.kept == kMatches);
}

TEST_CASE("with any 64 bytes turned over no match is another one, and the file is left alone") {
  Sums sums;
  const std::size_t step = bytes_wanted() > 0 ? 64 : 64 * 101;
  for (std::size_t at = 0; at < sheet().bytes.size(); at += step) {
    CAPTURE(at);
    std::string bytes = sheet().bytes;
    for (std::size_t i = at; i < std::min(at + 64, bytes.size()); ++i) {
      bytes[i] = static_cast<char>(~bytes[i]);
    }
    sums.add(outcome_of(bytes));
  }
  tell("64 bytes turned over", sums);
}

TEST_CASE("a page that counts fewer rows than it has loses none of them silently") {
  // SQLite believes the count: what it leaves out looks as if it had never been written.
  constexpr char kLeafOfIndex = 10;
  constexpr char kLeafOfTable = 13;
  Sums sums;
  for (std::size_t page = kPage; page < sheet().bytes.size(); page += kPage) {
    std::string bytes = sheet().bytes;
    const bool is_leaf = bytes[page] == kLeafOfIndex || bytes[page] == kLeafOfTable;
    if (is_leaf && bytes[page + 4] > 0) {
      CAPTURE(page);
      bytes[page + 4] = static_cast<char>(bytes[page + 4] - 1);
      const Outcome outcome = outcome_of(bytes);
      CHECK(outcome.is_found);
      sums.add(outcome);
    }
  }
  CHECK(sums.tried > 10);
  tell("a row less", sums);
}

TEST_CASE("cut off anywhere it is refused, and what can be read of it is taken out") {
  Sums sums;
  const std::size_t step = bytes_wanted() > 0 ? 512 : 512 * 31;
  for (std::size_t length = 0; length < sheet().bytes.size(); length += step) {
    CAPTURE(length);
    const Outcome outcome = outcome_of(sheet().bytes.substr(0, length));
    CHECK(outcome.is_found);
    sums.add(outcome);
  }
  // The last page without its last byte is still a page; what was in it may be gone.
  sums.add(outcome_of(sheet().bytes.substr(0, sheet().bytes.size() - 1)));
  tell("cut off", sums);
}

TEST_CASE("out of a long score sheet that lost its last pages come the matches of the others") {
  const Folder folder;
  {
    store::Database database(folder.file(), kBriefMs);
    random_match::Random random(325);
    std::vector<session::Arrival> arrivals(
        200, {.match = random_match::match(random, core::games().front(), 20),
              .id = std::nullopt,
              .started = std::nullopt});
    (void)session::bring_in(database, arrivals);
  }
  fs::resize_file(folder.file(), fs::file_size(folder.file()) - 3 * kPage);
  const std::string bytes = bytes_of(folder.file());
  CHECK_THROWS_AS(store::Database(folder.file(), kBriefMs), store::Trouble);
  const store::Everything everything = store::salvage(folder.file());
  REQUIRE_FALSE(everything.lost.empty());
  CAPTURE(everything.lost.front());
  CHECK(everything.matches.size() > 100);
  CHECK(everything.matches.size() + everything.lost.size() == 200);
  for (const store::KeptMatch& kept : everything.matches) {
    CHECK(session::played_of(kept.header, kept.rows).match.players ==
          everything.matches.front().header.start.players);
  }
  CHECK(bytes_of(folder.file()) == bytes);
}

TEST_CASE("with any single byte changed no match is another one") {
  // A bit, all bits, and a number one higher: what a row would most easily survive.
  Sums sums;
  std::mt19937 random(325);
  const std::size_t size = sheet().bytes.size();
  const std::size_t tries = bytes_wanted() > 0 ? std::min(bytes_wanted(), size) : 20;
  for (std::size_t i = 0; i < tries; ++i) {
    const std::size_t at = tries == size ? i : random() % size;
    CAPTURE(at);
    std::string bytes = sheet().bytes;
    const auto old = static_cast<unsigned char>(bytes[at]);
    switch (random() % 3) {
      case 0:
        bytes[at] = static_cast<char>(old ^ (1U << random() % 8));
        break;
      case 1:
        bytes[at] = static_cast<char>(~old);
        break;
      default:
        bytes[at] = static_cast<char>(old + 1);
    }
    CAPTURE(static_cast<int>(static_cast<unsigned char>(bytes[at])), static_cast<int>(old));
    sums.add(outcome_of(bytes));
  }
  tell("single bytes", sums);
}
