// What a long history costs: bench_history [MATCHES], 100,000 unless said, in a folder of its own.
// Baseline for 100,000 matches of seven deals: docs/storage.md, 'Figures'.
#include "store/history.hpp"

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <numeric>

#include "core/name.hpp"
#include "generate/years.hpp"
#include "store/people.hpp"

namespace {

template <typename Work>
void measure(const char* what, Work work) {
  using Clock = std::chrono::steady_clock;
  const auto start = Clock::now();
  work();
  const std::chrono::duration<double, std::milli> took = Clock::now() - start;
  std::cout << what << ": " << took.count() << " ms\n";
}

void measure_finding(const store::Database& database) {
  const store::History history(database);
  std::vector<int> all;
  measure("finding every match", [&] { all = history.find({}); });
  measure("50 lines at the top", [&] { (void)history.listed(std::span(all).first(50)); });
  measure("50 lines in the middle",
          [&] { (void)history.listed(std::span(all).subspan(all.size() / 2, 50)); });
  store::MatchFilter filter;
  filter.person = store::People(database).find("Player 7")->number;
  measure("one person's matches", [&] { (void)history.find(filter); });
  filter = {};
  filter.words = "player 59";
  measure("two words", [&] { (void)history.find(filter); });
  filter.words = "nothing";
  measure("a word that is nowhere", [&] { (void)history.find(filter); });
  filter = {};
  filter.from = std::chrono::year_month_day(std::chrono::year(2005), std::chrono::month(1),
                                            std::chrono::day(1));
  filter.to = std::chrono::year_month_day(std::chrono::year(2005), std::chrono::month(12),
                                          std::chrono::day(31));
  measure("a year", [&] { (void)history.find(filter); });
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
  measure("making them", [&] { years::make(file, matches); });
  {
    std::optional<store::Database> database;
    measure("opening", [&] { database.emplace(file, 1000); });
    measure("the newest unfinished, when there is none",
            [&] { (void)database->newest_unfinished(); });
    measure("the names", [&] { (void)database->names(300); });
    measure("statistics without summaries",
            [&] { (void)store::History(*database).statistics({}); });
    measure("all summaries", [&] {
      while (store::History(*database).remake_summaries(1000) > 0) {
      }
    });
    measure_finding(*database);
  }
  std::filesystem::remove_all(folder);
  return 0;
}
