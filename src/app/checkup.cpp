#include "app/checkup.hpp"

#include <utility>
#include <vector>

#include "store/database.hpp"

namespace app {
namespace {

std::optional<std::string> fault_of(const std::filesystem::path& file) {
  try {
    const std::vector<std::string> faults =
        store::Database(file, store::kUnhurriedMs, store::IfMissing::Refuse).faults();
    return faults.empty() ? std::nullopt : std::optional(faults.front());
  } catch (const store::Trouble& trouble) {
    if (trouble.failure() == store::Failure::Damaged) {
      return trouble.what();
    }
    return std::nullopt;  // anything else the desk meets, and says, by itself
  }
}

}  // namespace

Checkup::Checkup(std::filesystem::path file, std::function<void()> wake)
    : wake_(std::move(wake)), thread_([this, file = std::move(file)] { look(file); }) {}

Checkup::~Checkup() { thread_.join(); }

void Checkup::look(const std::filesystem::path& file) {
  std::optional<std::string> fault = fault_of(file);
  {
    const std::lock_guard lock(mutex_);
    found_ = std::move(fault);
  }
  is_done_ = true;
  wake_();
}

std::optional<std::string> Checkup::found() {
  const std::lock_guard lock(mutex_);
  return std::exchange(found_, std::nullopt);
}

}  // namespace app
