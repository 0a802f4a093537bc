#include <fmt/format.h>

#include <algorithm>

#include "document/score.hpp"
#include "document/width.hpp"
#include "words/language.hpp"
#include "words/quoted.hpp"
#include "words/words.hpp"

namespace document {
namespace {

constexpr int kWidth = 80;
constexpr int kNumberWidth = 4;       // of a deal's number, with the blank before it
constexpr int kColumnWidth = 25;      // of a player's column
constexpr int kCellWidth = 8;         // of a cell without what it adds up to: 'D 10/2  '
constexpr int kListedNameWidth = 14;  // in a list

using core::at;

// Names no wider than `width`, and no two of them alike.
core::PerSeat<std::string> short_names(const core::Match& match, int width) {
  core::PerSeat<std::string> names;
  for (const bool from_middle : {false, true}) {
    for (const core::Seat seat : core::kAllSeats) {
      names[at(seat)] = shortened(match.players[at(seat)], width, from_middle);
    }
    if (names[0] != names[1] && names[1] != names[2] && names[2] != names[0]) {
      break;
    }
  }
  return names;
}

// The sheet as it is written, line by line.
class Page {
 public:
  explicit Page(const core::NumberedMatch& shown)
      : shown_(shown),
        match_(shown.match),
        sheet_(core::sheet_of(match_)),
        open_(core::deal_at(match_, static_cast<int>(sheet_.deals.size()) + 1)),
        open_number_(static_cast<int>(sheet_.deals.size()) + 1) {}

  std::string write() {
    write_head();
    write_table();
    write_notes();
    write_next();
    write_outcome();
    return std::move(text_);
  }

 private:
  void line(std::string_view text) {
    const std::size_t end = text.find_last_not_of(' ');
    text_ += text.substr(0, end == std::string_view::npos ? 0 : end + 1);
    text_ += '\n';
  }

  void paragraph(std::string_view text, int indent = 0) {
    for (const std::string& one : wrapped(text, kWidth, indent)) {
      line(one);
    }
  }

  void write_head() {
    std::string head(match_.rules.game->name);
    if (shown_.number) {
      head += ", " + words::tr("match {}", *shown_.number);
    }
    if (shown_.started) {
      head += fmt::format(", {}, {}", words::date(*shown_.started),
                          words::time_of_day(*shown_.started));
    }
    line(head);
    const std::vector<std::string> rules = words::house_rules(match_.rules);
    if (!rules.empty()) {
      paragraph(words::tr("House rules: {}.", fmt::format("{}", fmt::join(rules, "; "))), 2);
    }
    if (sheet_.target) {
      line(words::tr("The line is {}.", *sheet_.target));
    }
    line("");
  }

  static std::string signed_words(int n) { return words::in_digits(fmt::format("{:+}", n)); }

  // Points and totals that count either way carry their sign.
  [[nodiscard]] std::string total_words(int total) const {
    return match_.rules.game->points == core::Points::Difference && total != 0
               ? signed_words(total)
               : words::numeral(total);
  }

  // --- the table --------------------------------------------------------------------------------

  void row(std::string_view first, const core::PerSeat<std::string>& cells) {
    std::string text = padded_left(first, kNumberWidth) + "  ";
    for (const std::string& cell : cells) {
      text += padded(cell, kColumnWidth);
    }
    line(text);
  }

  static std::string tricks_cell(bool deals, const std::string& tricks, int quota) {
    return padded(
        fmt::format("{} {}/{}", deals ? 'D' : ' ', padded_left(tricks, 2), words::numeral(quota)),
        kCellWidth);
  }

  // What stands beside the tricks: how far from the quota, in the sense in which it counts.
  [[nodiscard]] int beside(const core::ScoredDeal& deal, core::Seat seat) const {
    return match_.rules.game->points == core::Points::Difference
               ? deal.points[at(seat)]
               : deal.tricks[at(seat)] - deal.quotas[at(seat)];
  }

  [[nodiscard]] std::string settled_cell(const core::ScoredDeal& deal, core::Seat seat) const {
    const int difference = beside(deal, seat);
    return tricks_cell(seat == deal.dealer, words::numeral(deal.tricks[at(seat)]),
                       deal.quotas[at(seat)]) +
           padded_left(difference == 0 ? "" : signed_words(difference), 4) +
           padded_left(total_words(deal.totals[at(seat)]), 6);
  }

  void write_table() {
    core::PerSeat<std::string> cells = short_names(match_, kColumnWidth - 4);
    for (std::string& name : cells) {
      name.insert(0, 2, ' ');
    }
    row("", cells);
    for (const core::ScoredDeal& deal : sheet_.deals) {
      for (const core::Seat seat : core::kAllSeats) {
        cells[at(seat)] = settled_cell(deal, seat);
      }
      row(words::numeral(deal.number), cells);
    }
    if (core::has_entry(open_)) {
      write_open_row();
    }
    write_foot();
  }

  void write_open_row() {
    const core::Seat dealer = core::dealer_of(match_, open_number_);
    const core::PerSeat<int> quotas = core::quotas_of(match_, open_number_);
    core::PerSeat<std::string> cells;
    for (const core::Seat seat : core::kAllSeats) {
      const std::optional<int>& tricks = open_.tricks[at(seat)];
      cells[at(seat)] =
          tricks_cell(seat == dealer, tricks ? words::numeral(*tricks) : "-", quotas[at(seat)]);
    }
    row(words::numeral(open_number_), cells);
  }

  void write_foot() {
    core::PerSeat<std::string> cells;
    for (const core::Seat seat : core::kAllSeats) {
      cells[at(seat)] = padded_left(total_words(sheet_.totals[at(seat)]), kCellWidth + 10);
    }
    line("");
    row("", cells);
    if (sheet_.target) {
      for (const core::Seat seat : core::kAllSeats) {
        cells[at(seat)] =
            padded_left(words::to_line(sheet_, seat, match_.rules.ending), kCellWidth + 10);
      }
      row("", cells);
    }
    if (match_.rules.stake) {
      const core::PerSeat<core::Money> money = core::money_so_far(match_);
      for (const core::Seat seat : core::kAllSeats) {
        cells[at(seat)] =
            padded_left(words::money(match_.rules, money[at(seat)], true), kCellWidth + 10);
      }
      row("", cells);
    }
    line("");
  }

  // --- below the table --------------------------------------------------------------------------

  void write_notes() {
    for (const core::ScoredDeal& deal : sheet_.deals) {
      for (const std::string& note : notes(deal)) {
        paragraph(words::tr("Deal {}: {}.", deal.number, note), 2);
      }
    }
    if (!sheet_.deals.empty()) {
      paragraph(match_.rules.game->points == core::Points::Difference
                    ? words::tr("D deals. In each column: tricks/quota, points, total. The totals "
                                "always add up to "
                                "nothing.")
                    : words::tr("D deals. In each column: tricks/quota, over or under, total."),
                2);
      line("");
    }
  }

  [[nodiscard]] std::vector<std::string> notes(const core::ScoredDeal& scored) const {
    const core::Deal& deal = core::deal_at(match_, scored.number);
    std::vector<std::string> notes;
    if (deal.bid) {
      notes.push_back(words::tr("a bid of {}", *deal.bid));
    }
    if (deal.call) {
      notes.push_back(
          *deal.call == core::Call::Miz
              ? words::tr("the call is {}, quotas are the most", words::call(*deal.call))
              : words::tr("the call is {}", words::call(*deal.call)));
    }
    if (const auto& tricks = scored.tricks;
        match_.rules.sweep_bonus &&
        *std::ranges::max_element(tricks) == match_.rules.game->tricks) {
      notes.push_back(
          words::tr("a sweep, which scores {}", match_.rules.game->tricks + core::kSweepBonus));
    }
    if (deal.first_up) {
      notes.push_back(
          words::tr("the first overtrick by {}", words::person(match_, *deal.first_up)));
    }
    if (match_.rules.stake) {
      notes.push_back(payments(scored.number));
    }
    for (const core::Trade& trade : deal.trades) {
      notes.push_back(words::tr("a trade, {}", words::trade(match_, trade)));
    }
    return notes;
  }

  [[nodiscard]] std::string payments(int number) const {
    std::string text;
    for (const core::Seat seat : core::kAllSeats) {
      text += (text.empty() ? "" : ", ") + words::payment(match_, number, seat);
    }
    return text;
  }

  void write_next() {
    if (!sheet_.next) {
      if (core::has_entry(open_)) {
        paragraph(words::tr("Deal {} was left open and is not counted.", open_number_));
      }
      return;
    }
    const core::NextDeal& next = *sheet_.next;
    // Translators: 'Deal 5. Bimal deals.' and what else is known.
    paragraph(words::tr("{}. {}{}", words::capital(words::deal_of(match_)),
                        words::who_deals(match_, next), named()));
    if (const std::string in = words::tricks_in(match_.rules, open_); !in.empty()) {
      line(words::tr("{}.", in));
    }
    if (match_.rules.game->has_calls) {
      line(words::tr("Calls left:"));
      write_calls_left();
    }
    if (next.still) {
      paragraph(words::still(*next.still, match_));
    } else {
      write_moves(next);
    }
  }

  [[nodiscard]] std::string named() const {
    std::string text;
    if (open_.bid) {
      text += " " + words::tr("Bid: {}.", *open_.bid);
    }
    if (open_.call) {
      text += " " + words::tr("Call: {}.", words::call(*open_.call));
    }
    if (open_.trump) {
      text += " " + words::tr("Trump: {}.", words::suit(*open_.trump));
    }
    return text;
  }

  void write_calls_left() {
    for (const core::Seat seat : core::kAllSeats) {
      paragraph(
          fmt::format("  {}: {}", words::person(match_, seat), words::calls_left(match_, seat)), 4);
    }
  }

  void write_moves(const core::NextDeal& next) {
    line("");
    for (const core::WrongPulls& wrong : core::wrong_pulls(match_)) {
      paragraph(words::wrong_pulls(match_, wrong));
      if (wrong.deal == next.number - 1) {
        return;  // it takes the place of what would move
      }
    }
    paragraph(words::when_cards_move(match_.rules));
    int step = 0;
    for (const core::Move& move : next.moves) {
      const std::string what = fmt::format("{} ({})", words::move(match_, move),
                                           words::short_of(match_, next.number - 1, move.giver));
      const int drawn = core::drawn_of(match_, next.number - 1, move);
      paragraph(fmt::format("  {}. {}", words::numeral(++step),
                            drawn == 0 ? what
                            : drawn == move.cards
                                ? words::tr("{}: done", what)
                                : words::tr("{}: {} of {} done", what, drawn, move.cards)),
                5);
    }
    if (next.asks_first_up) {
      paragraph("  " + words::who_was_first_up(match_, next.number - 1), 2);
    }
    paragraph(words::what_goes_back(match_.rules));
  }

  void write_outcome() {
    if (sheet_.result) {
      paragraph(words::tr("{}.", words::result(match_, sheet_, *sheet_.result)));
    } else if (sheet_.decided) {
      line("");
      paragraph(words::tr("{}. Play on, or end the match.", words::decision(match_, sheet_)));
    }
  }

  const core::NumberedMatch& shown_;
  const core::Match& match_;
  core::Sheet sheet_;
  const core::Deal& open_;
  int open_number_;
  std::string text_;
};

std::string list_line(const core::NumberedMatch& one) {
  const core::Sheet sheet = core::sheet_of(one.match);
  const core::PerSeat<std::string> names = short_names(one.match, kListedNameWidth);
  std::string state;
  if (sheet.result) {
    state = words::result(one.match, sheet, *sheet.result);
  } else {
    state = words::tr("deal {} is open", sheet.deals.size() + 1);
  }
  return fmt::format("{}  {}  {}  {} {}, {} {}, {} {}  {}\n",
                     padded_left(one.number ? words::numeral(*one.number) : "", 5),
                     padded_left(one.started ? words::date(*one.started) : "", 17),
                     padded(one.match.rules.game->name, 7), names[0],
                     words::numeral(sheet.totals[0]), names[1], words::numeral(sheet.totals[1]),
                     names[2], words::numeral(sheet.totals[2]), state);
}

}  // namespace

std::string text_sheet(const core::NumberedMatch& match) { return Page(match).write(); }

std::string text_list(std::span<const core::NumberedMatch> matches) {
  std::string text;
  for (const core::NumberedMatch& one : matches) {
    text += list_line(one);
  }
  return text;
}

}  // namespace document
