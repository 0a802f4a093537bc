// What a long history costs: bench_history [MATCHES], 100,000 unless said, in a folder of its own,
// of thirty people, so that each sat in a tenth of them.
#include "store/history.hpp"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <cstdlib>
#include <filesystem>
#include <iostream>

#include "bench/stopwatch.hpp"
#include "core/name.hpp"
#include "generate/years.hpp"
#include "store/people.hpp"

namespace {

constexpr int kRuns = 5;

// What SQLite alone takes for a query whose whole answer is read.
class Raw {
 public:
  explicit Raw(const std::filesystem::path& file) : connection_(file.string()) {}

  double ms(const std::string& query) {
    return bench::wall_ms([&] {
      SQLite::Statement select(connection_, query);
      while (select.executeStep()) {
        (void)select.getColumn(0).getBytes();
      }
    });
  }

 private:
  SQLite::Database connection_;
};

template <typename Work>
void compare(const char* what, Work work, Raw& raw, const std::string& query, const char* said) {
  bench::tell(what,
              bench::in_turns(
                  kRuns, [&] { return bench::wall_ms(work); }, [&] { return raw.ms(query); }),
              said);
}

template <typename Work>
void measure(const char* what, Work work) {
  bench::tell(what, bench::wall_ms(work));
}

void measure_start(const std::filesystem::path& file) {
  std::optional<store::Database> database;
  measure("opening", [&] { database.emplace(file, 1000); });
  measure("the newest unfinished of a thousand, when there is none",
          [&] { (void)database->newest_unfinished(1000); });
  measure("the same among all", [&] { (void)database->newest_unfinished(); });
  measure("the names", [&] { (void)database->names(300); });
  store::MatchFilter filter;
  filter.person = store::People(*database).find("Player 7")->number;
  measure("statistics of one person without summaries",
          [&] { (void)store::History(*database).statistics(filter); });
  measure("all summaries", [&] {
    while (store::History(*database).remake_summaries(1000) > 0) {
    }
  });
}

void measure_finding(const store::Database& database, Raw& raw) {
  const store::History history(database);
  std::vector<int> all = history.find({});
  compare(
      "finding every match", [&] { all = history.find({}); }, raw, "SELECT number FROM match",
      "reading the numbers");
  measure("50 lines at the top", [&] { (void)history.listed(std::span(all).first(50)); });
  measure("50 lines in the middle",
          [&] { (void)history.listed(std::span(all).subspan(all.size() / 2, 50)); });
  store::MatchFilter filter;
  for (const char* const words : {"p", "29", "player 29", "nothing"}) {
    filter.words = words;
    const std::string rarest = filter.words.substr(filter.words.find(' ') + 1);
    compare((std::string("searching for '") + words + "'").c_str(),
            [&] { (void)history.find(filter); }, raw,
            "SELECT DISTINCT match FROM player WHERE name LIKE '%" + rarest + "%'",
            "LIKE in the names");
  }
  filter = {};
  filter.from = std::chrono::year_month_day(std::chrono::year(2005), std::chrono::month(1),
                                            std::chrono::day(1));
  filter.to = std::chrono::year_month_day(std::chrono::year(2005), std::chrono::month(12),
                                          std::chrono::day(31));
  measure("a year", [&] { (void)history.find(filter); });
}

void measure_counting(const store::Database& database, Raw& raw) {
  const store::History history(database);
  store::MatchFilter filter;
  filter.person = store::People(database).find("Player 7")->number;
  measure("one person's matches", [&] { (void)history.find(filter); });
  compare(
      "statistics of one person", [&] { (void)history.statistics(filter); }, raw,
      "SELECT y.facts FROM sat s JOIN summary y ON y.match = s.match WHERE s.person = " +
          std::to_string(*filter.person),
      "reading the summaries");
  measure("statistics of everybody", [&] { (void)history.statistics({}); });
}

}  // namespace

int main(int argc, char** argv) {
  const int matches = argc == 2 ? core::whole_number(argv[1], 7).value_or(0) : 100'000;
  std::string folder = (std::filesystem::temp_directory_path() / "squarescores-XXXXXX").string();
  if (matches < 100 || ::mkdtemp(folder.data()) == nullptr) {
    return 2;
  }
  const std::filesystem::path file = std::filesystem::path(folder) / "matches.db";
  std::cout << matches << " matches\n";
  years::make_once(file, matches);
  measure_start(file);
  {
    const store::Database database(file, 1000);
    Raw raw(file);
    measure_finding(database, raw);
    measure_counting(database, raw);
  }
  std::filesystem::remove_all(folder);
  return 0;
}
