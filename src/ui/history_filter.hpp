// What narrows the history down, as typed: the part of that page that draws nothing.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ui/draft.hpp"
#include "words/language.hpp"

namespace ui {

// The control in which the words are typed.
inline constexpr const char* kHistoryWords = words::later("Words");

// The first of `known` that is called `typed` or, if nobody is, begins with it, letters compared
// without case; nullopt if there is none, or nothing is typed.
[[nodiscard]] std::optional<std::string> person_meant(const std::vector<std::string>& known,
                                                      const std::string& typed);

// Whether the two show the same matches.
[[nodiscard]] bool is_same_filter(const HistoryDraft& a, const HistoryDraft& b);

// Whether it leaves anything out besides what is laid aside.
[[nodiscard]] bool narrows(const HistoryDraft& filter);

}  // namespace ui
