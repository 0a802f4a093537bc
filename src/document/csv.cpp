#include <array>

#include "document/score.hpp"

namespace document {
namespace {

// What a spreadsheet takes for the start of a formula, also in the wide forms of East Asian
// writing.
constexpr std::array<std::string_view, 10> kFormulaStarts = {
    "=", "+", "-", "@", "\t", "\r", "\uFF1D", "\uFF0B", "\uFF0D", "\uFF20"};

bool looks_like_formula(std::string_view text) {
  for (const std::string_view start : kFormulaStarts) {
    if (text.starts_with(start)) {
      return true;
    }
  }
  return false;
}

// A text as one field. What looks like a formula gets an apostrophe in front, which makes it text
// to a spreadsheet. The semicolon and the tab are quoted too, as some spreadsheets part fields
// there.
std::string text_field(std::string_view text) {
  std::string field = looks_like_formula(text) ? "'" : "";
  field += text;
  if (field.find_first_of("\",;\t\r\n") == std::string::npos) {
    return field;
  }
  std::string quoted = "\"";
  for (const char c : field) {
    quoted += c == '"' ? "\"\"" : std::string(1, c);
  }
  return quoted + '"';
}

std::string_view role_word(core::Role role) {
  switch (role) {
    case core::Role::Dealer:
      return "dealer";
    case core::Role::Next:
      return "next";
    case core::Role::Last:
      return "last";
  }
  return "";
}

void add_line(std::string& text, std::initializer_list<std::string> fields) {
  for (const std::string& field : fields) {
    text += (&field == fields.begin() ? "" : ",") + field;
  }
  text += "\r\n";
}

void add_deal(std::string& text, const core::NumberedMatch& one, const core::ScoredDeal& deal) {
  const auto name = [&](core::Seat seat) {
    return text_field(one.match.players[static_cast<std::size_t>(seat)]);
  };
  for (const core::Seat seat : core::kAllSeats) {
    const auto i = static_cast<std::size_t>(seat);
    add_line(text, {one.number ? std::to_string(*one.number) : "",
                    one.started ? text_field(core::instant_text(*one.started)) : "",
                    text_field(one.match.rules.game->name), std::to_string(deal.number),
                    name(deal.dealer), name(seat),
                    std::string(role_word(core::role_of(seat, deal.dealer))),
                    std::to_string(deal.quotas[i]), std::to_string(deal.tricks[i]),
                    std::to_string(deal.points[i]), std::to_string(deal.totals[i])});
  }
}

}  // namespace

std::string csv(std::span<const core::NumberedMatch> matches) {
  std::string text;
  add_line(text, {"match", "started", "game", "deal", "dealer", "player", "seat role", "quota",
                  "tricks", "points", "total"});
  for (const core::NumberedMatch& one : matches) {
    for (const core::ScoredDeal& deal : core::sheet_of(one.match).deals) {
      add_deal(text, one, deal);
    }
  }
  return text;
}

}  // namespace document
