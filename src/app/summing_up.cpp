#include "app/summing_up.hpp"

#include <chrono>
#include <utility>

#include "store/database.hpp"
#include "store/history.hpp"

namespace app {
namespace {

constexpr int kAtOnce = 200;  // a moment of work, after which it may be stopped
// So that whoever else wants the file has it most of the time.
constexpr std::chrono::milliseconds kPause{100};

}  // namespace

SummingUp::SummingUp(std::filesystem::path file)
    : thread_([this, file = std::move(file)] { work(file); }) {}

SummingUp::~SummingUp() {
  stops_ = true;
  thread_.join();
}

void SummingUp::work(const std::filesystem::path& file) {
  try {
    const store::Database database(file, store::kUnhurriedMs, store::IfMissing::Refuse);
    store::History history(database);
    while (!stops_ && history.remake_summaries(kAtOnce) > 0) {
      std::this_thread::sleep_for(kPause);
    }
  } catch (const store::Trouble&) {
    // Where nothing can be written the history takes longer, no more.
  }
}

}  // namespace app
