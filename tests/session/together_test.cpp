// Several who write to one match at the same time, each in a thread and on a connection of its own:
// no update is lost, none is doubled, and each sees what the others did.
#include <array>
#include <atomic>
#include <string>
#include <thread>
#include <vector>

#include "../catch.hpp"
#include "../folder.hpp"
#include "../random_match.hpp"
#include "session/session.hpp"

namespace {

constexpr int kLongMs = 10'000;

int start_anew(const std::filesystem::path& file, core::Actor host) {
  store::Database database(file, kLongMs);
  return std::get<int>(session::start(database,
                                      {.names = {"Asha", "Bimal", "Chandra"},
                                       .rules = core::Rules(),
                                       .first_dealer = 0,
                                       .host = host,
                                       .target = std::nullopt},
                                      store::Keeping::ByHost));
}

// What is planned for a cell: every deal adds up.
int planned(int deal, core::Seat seat) {
  const core::PerSeat<int> tricks = {deal % 4, (deal + 1) % 5, 10 - deal % 4 - (deal + 1) % 5};
  return tricks[static_cast<std::size_t>(seat)];
}

// What came of one who wrote.
struct Written {
  int accepted = 0;  // with a row of its own
  int refused = 0;
  core::Match seen;
};

// Makes the change, however long it has to wait.
session::Answer make_whenever(session::Session& session, const session::Place& place,
                              const core::Change& change) {
  session::Answer answer = session.make(place, change);
  while (session.waiting()) {
    answer = session.retry();
  }
  return answer;
}

void count(const session::Answer& answer, Written& written) {
  if (const auto* const accepted = std::get_if<session::Accepted>(&answer)) {
    written.accepted += accepted->nothing_changed ? 0 : 1;
  } else {
    ++written.refused;
  }
}

// A player fills in his own column, deal after deal.
Written fill_column(const std::filesystem::path& file, int match, core::Seat seat, int deals) {
  store::Database database(file, kLongMs);
  session::Session session(database, match);
  const session::Place place = *session.place(seat);
  Written written;
  while (core::settled_deals(session.match()) < deals) {
    const int deal = core::settled_deals(session.match()) + 1;
    if (!core::deal_at(session.match(), deal).tricks[static_cast<std::size_t>(seat)]) {
      count(make_whenever(session, place,
                          core::Entry{.deal = deal, .seat = seat, .tricks = planned(deal, seat)}),
            written);
    } else {
      std::this_thread::yield();
    }
    session.follow();
  }
  written.seen = session.match();
  return written;
}

// Somebody tries all kinds of things, and takes some of them back.
Written try_things(const std::filesystem::path& file, int match, core::Actor who, int tries) {
  store::Database database(file, kLongMs);
  session::Session session(database, match);
  const session::Place place = *session.place(who);
  random_match::Random random(static_cast<unsigned>(who) + 325);
  Written written;
  for (int i = 0; i < tries; ++i) {
    if (random_match::once_in(random, 6)) {
      session::Answer answer =
          random_match::once_in(random, 2) ? session.undo(place) : session.redo(place);
      while (session.waiting()) {
        answer = session.retry();
      }
      count(answer, written);
    } else {
      count(make_whenever(session, place, random_match::change(random, session.match())), written);
    }
  }
  written.seen = session.match();
  return written;
}

template <typename Act>
std::vector<Written> at_once(int many, Act act) {
  std::vector<Written> written(static_cast<std::size_t>(many));
  std::vector<std::thread> threads;
  threads.reserve(written.size());
  for (int i = 0; i < many; ++i) {
    threads.emplace_back([&written, &act, i] { written[static_cast<std::size_t>(i)] = act(i); });
  }
  for (std::thread& thread : threads) {
    thread.join();
  }
  return written;
}

}  // namespace

TEST_CASE("three who fill in their columns at the same time lose nothing and double nothing") {
  constexpr int kDeals = 12;
  const Folder folder;
  const int match = start_anew(folder.file(), core::kKeeper);
  const std::vector<Written> all = at_once(
      core::kSeats, [&](int seat) { return fill_column(folder.file(), match, seat, kDeals); });
  store::Database database(folder.file(), kLongMs);
  const session::Session session(database, match);
  CHECK(session.journal().size() == std::size_t{core::kSeats * kDeals});
  for (int deal = 1; deal <= kDeals; ++deal) {
    for (const core::Seat seat : core::kAllSeats) {
      CHECK(core::deal_at(session.match(), deal).tricks[static_cast<std::size_t>(seat)] ==
            planned(deal, seat));
    }
  }
  for (const Written& written : all) {
    CHECK(written.accepted == kDeals);
    CHECK(written.seen == session.match());  // each has seen the others' entries
  }
  CHECK(database.faults().empty());
}

TEST_CASE("what four people try at the same time has a row each for all that was accepted") {
  constexpr int kTries = 60;
  const Folder folder;
  const int match = start_anew(folder.file(), core::kKeeper);
  const std::vector<Written> all = at_once(
      core::kSeats + 1, [&](int who) { return try_things(folder.file(), match, who, kTries); });
  store::Database database(folder.file(), kLongMs);
  const session::Session session(database, match);
  std::array<int, core::kSeats + 1> rows{};
  for (const core::JournalRow& row : session.journal()) {
    ++rows.at(static_cast<std::size_t>(row.who));
  }
  int accepted = 0;
  for (std::size_t who = 0; who < all.size(); ++who) {
    CAPTURE(who);
    CHECK(rows.at(who) == all[who].accepted);
    accepted += all[who].accepted;
  }
  CHECK(accepted > kTries / 2);
  CHECK(database.faults().empty());
}

TEST_CASE("matches started at the same time are all there, each once") {
  constexpr int kMatches = 5;
  const Folder folder;
  {
    const store::Database made(folder.file(), kLongMs);
  }
  (void)at_once(4, [&](int) {
    for (int i = 0; i < kMatches; ++i) {
      start_anew(folder.file(), 0);
    }
    return Written();
  });
  const store::Database database(folder.file(), kLongMs);
  CHECK(database.list().size() == 4 * kMatches);
  CHECK(database.names(100).size() == 3);
  CHECK(database.faults().empty());
}
