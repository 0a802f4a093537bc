#include "app/summing_up.hpp"

#include <chrono>
#include <thread>

#include "../catch.hpp"
#include "evening.hpp"
#include "store/history.hpp"

TEST_CASE("the summaries that are missing are made in the background") {
  Evening evening;
  evening.start_match();
  evening.enter("2", "5", "3");
  {
    const app::SummingUp summing_up(evening.file());
    std::this_thread::sleep_for(std::chrono::milliseconds(300));
  }
  store::Database database(evening.file(), 200);
  CHECK(store::History(database).remake_summaries(10) == 0);
}

TEST_CASE("where there is no database it ends quietly") {
  Evening evening;
  const app::SummingUp summing_up("/proc/no such folder/matches.db");
  CHECK(evening.desk().view().unusable.empty());
}
