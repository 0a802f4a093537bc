#include "app/summing_up.hpp"

#include <utility>

#include "store/database.hpp"
#include "store/history.hpp"

namespace app {
namespace {

constexpr int kPatienceMs = 5000;  // it is in no hurry
constexpr int kAtOnce = 1000;      // a tenth of a second of work, after which it may be stopped

}  // namespace

SummingUp::SummingUp(std::filesystem::path file)
    : thread_([this, file = std::move(file)] { work(file); }) {}

SummingUp::~SummingUp() {
  stops_ = true;
  thread_.join();
}

void SummingUp::work(const std::filesystem::path& file) {
  try {
    const store::Database database(file, kPatienceMs);
    store::History history(database);
    while (!stops_ && history.remake_summaries(kAtOnce) > 0) {
    }
  } catch (const store::Trouble&) {
    // Where nothing can be written the history takes longer, no more.
  }
}

}  // namespace app
