#include "document/people.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <functional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "document/json.hpp"
#include "document/width.hpp"
#include "words/language.hpp"

namespace document {
namespace {

constexpr int kPersonWidth = 24;

std::string column(const std::string& name) {
  return padded(shortened(name, kPersonWidth), kPersonWidth);
}

std::string colour_text(std::uint32_t colour) { return fmt::format("{:06x}", colour); }

std::string average(const std::optional<double>& number, bool is_signed = false) {
  if (!number) {
    return "-";
  }
  // What rounds to nothing has no sign.
  const double shown = *number > -0.005 && *number < 0.005 ? 0.0 : *number;
  return words::in_digits(is_signed ? fmt::format("{:+.2f}", shown) : fmt::format("{:.2f}", shown));
}

std::string name_of(const NamedStatistics& named, int person) {
  const auto found = named.names.find(person);
  return found == named.names.end() ? "?" : found->second;
}

bool is_shown(const NamedStatistics& named, int person) {
  return !named.only || *named.only == person;
}

bool is_shown(const NamedStatistics& named, const core::Trio& trio) {
  return !named.only || std::ranges::find(trio, *named.only) != trio.end();
}

// The chairs with the larger quota first, as people speak of them.
std::vector<std::size_t> chairs_by_quota(const core::Game& game) {
  std::vector<std::size_t> roles = {0, 1, 2};
  std::ranges::sort(roles, std::less<>(),
                    [&](std::size_t role) { return std::pair(-game.quotas.at(role), role); });
  return roles;
}

Json chairs_json(const core::Game& game, const core::Chairs& chairs) {
  Json::Array list;
  for (const std::size_t role : chairs_by_quota(game)) {
    const core::ChairTally& chair = chairs.at(role);
    list.emplace_back(Json::Object{{"quota", game.quotas.at(role)},
                                   {"deals", chair.deals},
                                   {"met", chair.deals_met()},
                                   {"over", chair.over},
                                   {"under", chair.under},
                                   {"deals_over", chair.deals_over},
                                   {"deals_under", chair.deals_under},
                                   {"tricks", chair.tricks},
                                   {"points", chair.points}});
  }
  return list;
}

Json record_json(const NamedStatistics& named, const core::Game& game, int person,
                 const core::Record& record) {
  return Json::Object{{"person", person},          {"name", name_of(named, person)},
                      {"matches", record.matches}, {"wins", record.wins},
                      {"shared", record.shared},   {"pulled", record.pulled},
                      {"given", record.given},     {"chairs", chairs_json(game, record.chairs)}};
}

// A column of numbers, which stand at its right end.
struct Column {
  const char* heading;  // in English
  int least;            // its width, if the heading needs no more
};

constexpr const char* kHeading = "heading of a column";  // as in the two below
constexpr std::array kRecordColumns = {
    Column{words::later_as("heading of a column", "matches"), 7},
    Column{words::later_as("heading of a column", "wins"), 5},
    Column{words::later_as("heading of a column", "shared"), 6},
    Column{words::later_as("heading of a column", "deals"), 6},
    Column{words::later_as("heading of a column", "points"), 7},
    Column{words::later_as("heading of a column", "tricks"), 7},
    Column{words::later_as("heading of a column", "quota\u00B1"), 7},
    Column{words::later_as("heading of a column", "chair\u00B1"), 7},
    Column{words::later_as("heading of a column", "pulled"), 6},
    Column{words::later_as("heading of a column", "given"), 6}};
constexpr std::array kChairColumns = {Column{words::later_as("heading of a column", "quota"), 5},
                                      Column{words::later_as("heading of a column", "deals"), 6},
                                      Column{words::later_as("heading of a column", "met"), 6},
                                      Column{words::later_as("heading of a column", "over"), 6},
                                      Column{words::later_as("heading of a column", "under"), 6},
                                      Column{words::later_as("heading of a column", "points"), 7},
                                      Column{words::later_as("heading of a column", "tricks"), 7}};

std::string line_of(const std::string& first, std::span<const Column> columns,
                    const std::vector<std::string>& cells) {
  std::string line = first;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    const int width =
        std::max(columns[i].least, width_of(words::tr_as(kHeading, columns[i].heading)));
    line += " " + padded_left(cells[i], width);
  }
  return line + "\n";
}

std::string heading_of(const std::string& first, std::span<const Column> columns) {
  std::vector<std::string> headings;
  headings.reserve(columns.size());
  for (const Column& column : columns) {
    headings.emplace_back(words::tr_as(kHeading, column.heading));
  }
  return line_of(padded(first, kPersonWidth), columns, headings);
}

std::string record_line(const NamedStatistics& named, int person, const core::Record& record) {
  const core::ChairTally all = core::all_of(record.chairs);
  const auto fair = core::above_chair_per_deal(record.chairs, named.statistics.chairs());
  return line_of(
      column(name_of(named, person)), kRecordColumns,
      {words::numeral(record.matches), words::numeral(record.wins), words::numeral(record.shared),
       words::numeral(all.deals), average(core::points_per_deal(all)),
       average(core::tricks_per_deal(all)), average(core::above_quota_per_deal(all), true),
       average(fair, true), words::numeral(record.pulled), words::numeral(record.given)});
}

std::string chair_line(const std::string& name, int quota, const core::ChairTally& chair) {
  return line_of(
      column(name), kChairColumns,
      {words::numeral(quota), words::numeral(chair.deals), words::numeral(chair.deals_met()),
       words::numeral(chair.over), words::numeral(chair.under),
       average(core::points_per_deal(chair)), average(core::tricks_per_deal(chair))});
}

std::string chairs_text(const NamedStatistics& named, const core::Game& game) {
  std::string text = "\n" + heading_of(words::tr("By chair"), kChairColumns);
  for (const std::size_t role : chairs_by_quota(game)) {
    text += chair_line(words::tr("everybody"), game.quotas.at(role),
                       named.statistics.chairs().at(role));
  }
  for (const auto& [person, record] : named.statistics.people()) {
    for (const std::size_t role : chairs_by_quota(game)) {
      if (is_shown(named, person)) {
        text += chair_line(name_of(named, person), game.quotas.at(role), record.chairs.at(role));
      }
    }
  }
  return text;
}

std::string matches(int n) { return words::tr_count("{} match", "{} matches", n); }

std::string trios_text(const NamedStatistics& named) {
  std::string text;
  for (const auto& [trio, together] : named.statistics.trios()) {
    if (!is_shown(named, trio)) {
      continue;
    }
    text += "\n" +
            words::tr("{}, {} and {}: {}", name_of(named, trio[0]), name_of(named, trio[1]),
                      name_of(named, trio[2]), matches(together.matches)) +
            "\n";
    for (std::size_t i = 0; i < trio.size(); ++i) {
      text += record_line(named, trio.at(i), together.people.at(i));
    }
  }
  return text;
}

}  // namespace

std::string text_people(const std::vector<KnownPerson>& people) {
  std::string text;
  for (const KnownPerson& person : people) {
    const std::string number = words::numeral(person.matches);
    text += column(person.name) + padded_left("", 7 - width_of(number)) + matches(person.matches);
    if (person.colour) {
      text += ", " + words::tr("colour {}", colour_text(*person.colour));
    }
    if (person.has_pin) {
      text += std::string(", ") + words::tr("has a PIN");
    }
    if (person.is_archived) {
      text += std::string(", ") + words::tr("laid aside");
    }
    text += "\n";
  }
  return text;
}

std::string people_json(const std::vector<KnownPerson>& people) {
  Json::Array list;
  for (const KnownPerson& person : people) {
    list.emplace_back(
        Json::Object{{"person", person.number},
                     {"name", person.name},
                     {"colour", person.colour ? Json(colour_text(*person.colour)) : Json(nullptr)},
                     {"matches", person.matches},
                     {"pin", person.has_pin},
                     {"archived", person.is_archived}});
  }
  return write_json(list);
}

std::string text_statistics(const NamedStatistics& named) {
  const core::Game& game = *core::find_game(named.game);
  std::string text =
      words::tr("{}: {} with a settled deal.", named.game, matches(named.statistics.matches())) +
      "\n";
  if (named.statistics.matches() == 0) {
    return text;
  }
  text += words::tr(
      "points, tricks: per deal. quota\u00B1: tricks above the chair's number, per deal. "
      "chair\u00B1: points\nabove what the same chairs bring everybody, per deal.");
  text += "\n\n" + heading_of("", kRecordColumns);
  for (const auto& [person, record] : named.statistics.people()) {
    if (is_shown(named, person)) {
      text += record_line(named, person, record);
    }
  }
  return text + chairs_text(named, game) + trios_text(named);
}

std::string statistics_json(const NamedStatistics& named) {
  const core::Game& game = *core::find_game(named.game);
  Json::Array people;
  for (const auto& [person, record] : named.statistics.people()) {
    if (is_shown(named, person)) {
      people.push_back(record_json(named, game, person, record));
    }
  }
  Json::Array trios;
  for (const auto& [trio, together] : named.statistics.trios()) {
    if (!is_shown(named, trio)) {
      continue;
    }
    Json::Array records;
    for (std::size_t i = 0; i < trio.size(); ++i) {
      records.push_back(record_json(named, game, trio.at(i), together.people.at(i)));
    }
    trios.emplace_back(Json::Object{{"matches", together.matches},
                                    {"undecided", together.undecided},
                                    {"people", std::move(records)}});
  }
  return write_json(Json::Object{{"game", named.game},
                                 {"matches", named.statistics.matches()},
                                 {"chairs", chairs_json(game, named.statistics.chairs())},
                                 {"people", std::move(people)},
                                 {"trios", std::move(trios)}});
}

}  // namespace document
