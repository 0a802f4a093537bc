// The part of the desk that has the statistics counted: aside, as a hundred thousand matches take
// longer than a frame may.
#include <utility>

#include "app/desk.hpp"
#include "store/history.hpp"
#include "words/days.hpp"

namespace app {
namespace {

// So many summaries are made in one transaction, so that nobody's entry waits long for it.
constexpr int kSummariesAtOnce = 200;

struct Counted {
  core::Statistics statistics;
  std::vector<ui::ListedPerson> people;
  std::string says;
};

// In the other thread, on a connection of its own.
Counted count(const std::filesystem::path& file, const store::MatchFilter& filter) {
  try {
    store::Database database(file, store::kUnhurriedMs, store::IfMissing::Refuse);
    store::History history(database);
    while (history.remake_summaries(kSummariesAtOnce) == kSummariesAtOnce) {
    }
    return {
        .statistics = history.statistics(filter), .people = listed_people(database), .says = ""};
  } catch (const store::Trouble& trouble) {
    return {.statistics = {}, .people = {}, .says = trouble.what()};
  }
}

}  // namespace

void Desk::carry_out(const ui::CountStatistics&) {
  const ui::StatisticsDraft& asked = draft_.statistics;
  store::MatchFilter filter;
  filter.game = core::games()[static_cast<std::size_t>(asked.game)].name;
  filter.from = words::first_day(asked.from);
  filter.to = words::last_day(asked.to);
  const std::optional<int> only =
      asked.person == 0 ? std::nullopt : std::optional<int>(asked.person);
  // The averages that a person is held against are everybody's, so the matches are not limited to
  // those of that person.
  const int count_number = ++counts_begun_;
  view_.statistics.is_counting = true;
  files_.begin([this, file = database_->file(), filter, only, count_number]() -> Aside::After {
    Counted counted = count(file, filter);
    return [this, counted = std::move(counted), game = filter.game, only, count_number]() mutable {
      if (count_number == counts_begun_) {  // no other was asked for meanwhile
        view_.statistics = {.is_counting = false,
                            .is_counted = true,
                            .game = game,
                            .statistics = std::move(counted.statistics),
                            .people = std::move(counted.people),
                            .only = only,
                            .says = counted.says};
      }
    };
  });
}

}  // namespace app
