// How fast documents are scored: bench_score [DOCUMENTS], 100,000 unless said, one per line as
// `squarescores score --json` takes them. Against the JSON library reading the same lines alone.
#include "document/score.hpp"

#include <cstdio>
#include <iostream>
#include <nlohmann/json.hpp>
#include <random>
#include <string>

#include "bench/stopwatch.hpp"
#include "core/journal.hpp"
#include "core/name.hpp"
#include "document/document.hpp"
#include "generate/years.hpp"

namespace {

std::string lines_of(int documents) {
  std::mt19937 random(325);
  std::string lines;
  for (int number = 1; number <= documents; ++number) {
    const store::Header header = years::header(random, number, years::kPeople);
    const core::Match match = core::play(header.start, years::rows(random, header)).match;
    lines += document::write({.match = match, .id = header.id, .started = header.started}) + "\n";
  }
  return lines;
}

std::size_t score(const std::string& lines) {
  auto read = document::read_all(lines);
  std::size_t bytes = 0;
  for (const document::Document& one : std::get<std::vector<document::Document>>(read)) {
    bytes += document::score_json(one.match).size();
  }
  return bytes;
}

std::size_t parse(const std::string& lines) {
  std::size_t members = 0;
  for (std::size_t at = 0; at < lines.size();) {
    const std::size_t end = lines.find('\n', at);
    members += nlohmann::json::parse(lines.begin() + static_cast<std::ptrdiff_t>(at),
                                     lines.begin() + static_cast<std::ptrdiff_t>(end))
                   .size();
    at = end + 1;
  }
  return members;
}

}  // namespace

int main(int argc, char** argv) {
  const int documents = argc == 2 ? core::whole_number(argv[1], 7).value_or(0) : 100'000;
  if (documents < 1) {
    return 2;
  }
  const std::string lines = lines_of(documents);
  const bench::Pair scored = bench::in_turns(
      3, [&] { return bench::wall_ms([&] { (void)score(lines); }); },
      [&] { return bench::wall_ms([&] { (void)parse(lines); }); });
  std::printf("%d documents\n", documents);
  bench::tell("scoring all of them", scored, "parsing them");
  std::printf("%-58s %10.0f\n", "documents a second", documents * 1000.0 / scored.ours);
  return 0;
}
