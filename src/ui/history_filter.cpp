#include "ui/history_filter.hpp"

#include <algorithm>
#include <tuple>

#include "core/name.hpp"

namespace ui {
namespace {

auto parts(const HistoryDraft& filter) {
  return std::tie(filter.words, filter.person, filter.game, filter.from, filter.to,
                  filter.is_archived);
}

}  // namespace

std::optional<std::string> person_meant(const std::vector<std::string>& known,
                                        const std::string& typed) {
  const std::string folded = core::folded_name(typed);
  if (folded.empty()) {
    return std::nullopt;
  }
  const auto is_it = [&](const std::string& name) { return core::folded_name(name) == folded; };
  auto found = std::ranges::find_if(known, is_it);
  if (found == known.end()) {
    found = std::ranges::find_if(known, [&](const std::string& name) {
      return core::folded_name(name).starts_with(folded);
    });
  }
  return found == known.end() ? std::nullopt : std::optional(*found);
}

bool is_same_filter(const HistoryDraft& a, const HistoryDraft& b) { return parts(a) == parts(b); }

bool narrows(const HistoryDraft& filter) { return !is_same_filter(filter, HistoryDraft{}); }

}  // namespace ui
