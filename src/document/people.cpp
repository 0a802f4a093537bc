#include "document/people.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "document/json.hpp"
#include "document/width.hpp"

namespace document {
namespace {

constexpr int kNameWidth = 24;

std::string column(const std::string& name) {
  return padded(shortened(name, kNameWidth), kNameWidth);
}

std::string colour_text(std::uint32_t colour) { return fmt::format("{:06x}", colour); }

std::string average(const std::optional<double>& number, bool is_signed = false) {
  if (!number) {
    return "-";
  }
  // What rounds to nothing has no sign.
  const double shown = *number > -0.005 && *number < 0.005 ? 0.0 : *number;
  return is_signed ? fmt::format("{:+.2f}", shown) : fmt::format("{:.2f}", shown);
}

std::string name_of(const NamedStatistics& named, int person) {
  const auto found = named.names.find(person);
  return found == named.names.end() ? "?" : found->second;
}

bool is_shown(const NamedStatistics& named, int person) {
  return !named.only || *named.only == person;
}

bool is_shown(const NamedStatistics& named, const core::Trio& trio) {
  return !named.only || std::find(trio.begin(), trio.end(), *named.only) != trio.end();
}

// The chairs with the larger quota first, as people speak of them.
std::vector<std::size_t> chairs_by_quota(const core::Game& game) {
  std::vector<std::size_t> roles = {0, 1, 2};
  std::stable_sort(roles.begin(), roles.end(), [&](std::size_t a, std::size_t b) {
    return game.quotas.at(a) > game.quotas.at(b);
  });
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

std::string record_line(const NamedStatistics& named, int person, const core::Record& record) {
  const core::ChairTally all = core::all_of(record.chairs);
  const auto fair = core::above_chair_per_deal(record.chairs, named.statistics.chairs());
  return fmt::format("{} {:>7} {:>5} {:>6} {:>6} {:>7} {:>7} {:>7} {:>7} {:>6} {:>6}\n",
                     column(name_of(named, person)), record.matches, record.wins, record.shared,
                     all.deals, average(core::points_per_deal(all)),
                     average(core::tricks_per_deal(all)),
                     average(core::above_quota_per_deal(all), true), average(fair, true),
                     record.pulled, record.given);
}

std::string record_head() {
  return fmt::format("{} {:>7} {:>5} {:>6} {:>6} {:>7} {:>7} {:>7} {:>7} {:>6} {:>6}\n",
                     padded("", kNameWidth), "matches", "wins", "shared", "deals", "points",
                     "tricks", "quota±", "chair±", "pulled", "given");
}

std::string chair_line(const std::string& name, int quota, const core::ChairTally& chair) {
  return fmt::format("{} {:>5} {:>6} {:>6} {:>6} {:>6} {:>7} {:>7}\n", column(name), quota,
                     chair.deals, chair.deals_met(), chair.over, chair.under,
                     average(core::points_per_deal(chair)), average(core::tricks_per_deal(chair)));
}

std::string chairs_text(const NamedStatistics& named, const core::Game& game) {
  std::string text = fmt::format("\n{} {:>5} {:>6} {:>6} {:>6} {:>6} {:>7} {:>7}\n",
                                 padded("By chair", kNameWidth), "quota", "deals", "met", "over",
                                 "under", "points", "tricks");
  for (const std::size_t role : chairs_by_quota(game)) {
    text += chair_line("everybody", game.quotas.at(role), named.statistics.chairs().at(role));
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

std::string trios_text(const NamedStatistics& named) {
  std::string text;
  for (const auto& [trio, together] : named.statistics.trios()) {
    if (!is_shown(named, trio)) {
      continue;
    }
    text += fmt::format("\n{}, {} and {}: {} {}\n", name_of(named, trio[0]),
                        name_of(named, trio[1]), name_of(named, trio[2]), together.matches,
                        together.matches == 1 ? "match" : "matches");
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
    text +=
        fmt::format("{} {:>6} {}{}{}{}\n", column(person.name), person.matches,
                    person.matches == 1 ? "match" : "matches",
                    person.colour ? ", colour " + colour_text(*person.colour) : "",
                    person.has_pin ? ", has a PIN" : "", person.is_archived ? ", laid aside" : "");
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
      fmt::format("{}: {} {} with a settled deal.\n", named.game, named.statistics.matches(),
                  named.statistics.matches() == 1 ? "match" : "matches");
  if (named.statistics.matches() == 0) {
    return text;
  }
  text +=
      "points, tricks: per deal. quota±: tricks above the chair's number, per deal. chair±: "
      "points\n"
      "above what the same chairs bring everybody, per deal.\n\n" +
      record_head();
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
