#include "document/out.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "document/document.hpp"
#include "document/width.hpp"
#include "words/language.hpp"
#include "words/quoted.hpp"
#include "words/words.hpp"

namespace document {
namespace {

// What parts the pieces of a path, here or on other systems, or means something to a shell there.
constexpr std::string_view kNotInFileNames = "/\\:*?\"<>|";
constexpr std::size_t kLongestEnding = 8;
constexpr int kNameWidth = 24;          // columns of one player's name in a file name
constexpr std::size_t kNameBytes = 56;  // and bytes, for names with many marks on few letters

bool is_within_character(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

// At most `most` bytes of `text`, without half a character.
std::string cut(std::string text, std::size_t most) {
  if (text.size() > most) {
    std::size_t end = most;
    while (end > 0 && is_within_character(text[end])) {
      --end;
    }
    text.resize(end);
  }
  return text;
}

std::string without_forbidden(std::string_view text) {
  std::string kept;
  for (const char c : text) {
    const bool is_control = static_cast<unsigned char>(c) < 0x20U || c == 0x7F;
    kept += is_control || kNotInFileNames.find(c) != std::string_view::npos ? '_' : c;
  }
  return kept;
}

// Without what a shell, a file list or another system takes amiss at either end of a name.
std::string trimmed(const std::string& name) {
  const std::size_t first = name.find_first_not_of(".-~ ");
  if (first == std::string::npos) {
    return "";
  }
  const std::size_t last = name.find_last_not_of(". ");
  return name.substr(first, last - first + 1);
}

std::string signed_total(const core::Match& match, int total) {
  return match.rules.game->points == core::Points::Difference ? words::signed_number(total)
                                                              : words::numeral(total);
}

std::string three(const core::Match& match, const core::PerSeat<int>& numbers, bool is_points) {
  std::string text;
  for (const int number : numbers) {
    text += (text.empty() ? "" : " \u00B7 ") +
            (is_points ? signed_total(match, number) : words::numeral(number));
  }
  return text;
}

std::string how_it_stands(const core::Match& match, const core::Sheet& sheet) {
  if (sheet.result) {
    return words::tr("{}.", words::result(match, sheet, *sheet.result));
  }
  if (sheet.decided) {
    return words::tr("{}; they play on.", words::decision(match, sheet));
  }
  return words::tr("{} is open.", words::capital(words::deal_of(match)));
}

}  // namespace

std::string written(Form form, std::span<const core::NumberedMatch> matches) {
  std::string text;
  switch (form) {
    case Form::Csv:
      return csv(matches);
    case Form::Text:
      for (const core::NumberedMatch& match : matches) {
        text += (text.empty() ? "" : "\n") + text_sheet(match);
      }
      return text;
    case Form::Json:
      for (const core::NumberedMatch& match : matches) {
        text += write({.match = match.match, .id = match.id, .started = match.started}) + "\n";
      }
      return text;
  }
  return text;
}

std::string file_name(const core::Match& match, const std::optional<core::Instant>& started,
                      std::string_view ending) {
  std::string name;
  for (const std::string& player : match.players) {
    const std::string one =
        trimmed(cut(without_forbidden(shortened(player, kNameWidth)), kNameBytes));
    name += (name.empty() || one.empty() ? "" : ", ") + one;
  }
  if (started) {
    const core::LocalTime day = core::local_time(*started);
    name +=
        fmt::format("{}{:04}-{:02}-{:02}", name.empty() ? "" : " ", day.year, day.month, day.day);
  }
  name = trimmed(cut(std::move(name), kLongestFileName - kLongestEnding - 1));
  return fmt::format("{}.{}", name.empty() ? "match" : name, ending.substr(0, kLongestEnding));
}

std::string chat_text(const core::NumberedMatch& match) {
  const core::Match& played = match.match;
  const core::Sheet sheet = core::sheet_of(played);
  std::string text(played.rules.game->name);
  if (match.started) {
    text += fmt::format(", {}", words::date(*match.started));
  }
  text += fmt::format("\n{}\n\n", how_it_stands(played, sheet));
  for (const core::Seat seat : core::kAllSeats) {
    text += fmt::format("{}: {}\n", words::person(played, seat),
                        signed_total(played, sheet.totals[static_cast<std::size_t>(seat)]));
  }
  if (sheet.target) {
    text += words::tr("The line is {}.", *sheet.target) + "\n";
  }
  if (sheet.deals.empty()) {
    return text;
  }
  text += std::string("\n") + words::tr("Deal: tricks = totals") + "\n";
  for (const core::ScoredDeal& deal : sheet.deals) {
    text += fmt::format("{}: {} = {}\n", words::numeral(deal.number),
                        three(played, deal.tricks, false), three(played, deal.totals, true));
  }
  return text;
}

}  // namespace document
