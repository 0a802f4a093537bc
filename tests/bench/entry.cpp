// What an entry costs until it is on the disk: bench_entry [DEALS], 60 unless said, in a match that
// has had so many deals. Against one
// commit of one small row in a file of SQLite's own beside it, with the same settings and nothing
// else: the least that a durable change can cost here.
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <cstdlib>
#include <filesystem>
#include <iostream>

#include "bench/stopwatch.hpp"
#include "core/name.hpp"
#include "session/session.hpp"
#include "store/first_look.hpp"

namespace {

namespace fs = std::filesystem;

// A table of two columns, a row each time.
class Raw {
 public:
  explicit Raw(const fs::path& file)
      : connection_(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, 1000) {
    store::configure(connection_);
    connection_.exec("CREATE TABLE entry (row INTEGER PRIMARY KEY, tricks INTEGER)");
    insert_.emplace(connection_, "INSERT INTO entry (tricks) VALUES (?)");
  }

  void commit_row(int tricks) {
    insert_->bind(1, tricks);
    insert_->exec();
    insert_->reset();
  }

 private:
  SQLite::Database connection_;
  std::optional<SQLite::Statement> insert_;
};

// A match that has had so many deals, and goes on.
class Sheet {
 public:
  Sheet(const fs::path& file, int deals) : database_(file, 1000), entered_(deals * core::kSeats) {
    core::Match match;
    match.players = {"Asha", "Bimal", "Chandra"};
    match.target = 25;
    for (int deal = 1; deal <= deals; ++deal) {
      match.deals.emplace_back().tricks = {5, 3, 2};
    }
    const session::Arrival arrival{.match = std::move(match), .id = {}, .started = {}};
    session_.emplace(database_, session::bring_in(database_, {&arrival, 1}).front());
    place_ = session_->place(0);
    enter_next();  // compiles what is compiled once
  }

  // By the host, who may write everywhere.
  void enter_next() {
    constexpr core::PerSeat<int> kTricks{5, 3, 2};
    const core::Entry entry{
        .deal = entered_ / core::kSeats + 1,
        .seat = entered_ % core::kSeats,
        .tricks = kTricks.at(static_cast<std::size_t>(entered_ % core::kSeats))};
    ++entered_;
    if (!std::holds_alternative<session::Accepted>(session_->make(*place_, entry))) {
      std::cerr << "an entry was refused\n";
      std::exit(1);
    }
  }

 private:
  store::Database database_;
  std::optional<session::Session> session_;
  std::optional<session::Place> place_;
  int entered_;  // cells
};

void measure(const fs::path& folder, int deals) {
  constexpr int kEntries = 60;
  Raw raw(folder / "raw.db");
  Sheet sheet(folder / "matches.db", deals);
  const auto enter = [&] { sheet.enter_next(); };
  const auto commit = [&] { raw.commit_row(5); };
  bench::tell(
      "an entry until it is on the disk",
      bench::in_turns(
          kEntries, [&] { return bench::wall_ms(enter); }, [&] { return bench::wall_ms(commit); }),
      "a raw commit");
  bench::tell("of that, processor time",
              bench::in_turns(
                  kEntries, [&] { return bench::processor_ms(enter); },
                  [&] { return bench::processor_ms(commit); }),
              "a raw commit's");
}

}  // namespace

int main(int argc, char** argv) {
  const int deals = argc == 2 ? core::whole_number(argv[1], 4).value_or(0) : 60;
  std::string folder = (fs::temp_directory_path() / "squarescores-XXXXXX").string();
  if (deals < 1 || ::mkdtemp(folder.data()) == nullptr) {
    return 2;
  }
  measure(folder, deals);
  fs::remove_all(folder);
  return 0;
}
