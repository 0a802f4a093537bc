#include "words/rulebook.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "core/match.hpp"
#include "words/language.hpp"
#include "words/quoted.hpp"
#include "words/words.hpp"

namespace words {
namespace {

// The page, section by section, for one table.
class Book {
 public:
  Book(const core::Rules& rules, std::optional<int> target)
      : rules_(rules), game_(*rules.game), target_(target ? target : core::usual_target(game_)) {}

  RulePage write() {
    page_.title = game_.name;
    write_table();
    write_quotas();
    write_trump();
    write_points();
    write_end();
    write_before_next();
    write_house_rules();
    return std::move(page_);
  }

 private:
  void section(std::string heading) { page_.sections.push_back({std::move(heading), {}}); }
  void say(std::string paragraph) {
    if (!paragraph.empty()) {
      page_.sections.back().paragraphs.push_back(std::move(paragraph));
    }
  }

  [[nodiscard]] bool has_kitty() const {
    return rules_.kitty != core::Kitty::None || game_.kitty_is_dealers_trick;
  }

  void write_table() {
    section(tr("At the table"));
    say(tr("Three players; {} tricks in each deal. {}", number(game_.tricks),
           words::direction(rules_.direction)));
    say(game_.odd_card ? tr(*game_.odd_card) : "");
    say(rules_.loser_deals
            ? tr("The loser deals: whoever was furthest below the quota deals next, by tricks as "
                 "taken. Of equals the first in order of play after the dealer, who comes last. If "
                 "all three met their quota the deal passes on.")
            : tr("The deal passes to the next player in order of play."));
    if (game_.has_draw) {
      say(
          tr("The first deal may go by a draw of three cards: whoever draws the {} deals, "
             "the {} is next and the {} last.",
             game_.quotas[0], game_.quotas[1], game_.quotas[2]));
    }
    if (game_.kitty_is_dealers_trick) {
      say(tr("The kitty is the dealer's first trick, so the dealer always has at least one."));
    } else if (rules_.kitty != core::Kitty::None) {
      say(rules_.kitty == core::Kitty::DiscardFirst
              ? tr("The dealer discards four cards before taking up the kitty.")
              : tr("The dealer takes up the kitty before discarding four cards."));
    }
  }

  void write_quotas() {
    section(tr("What each needs"));
    say(tr("The dealer needs {}, the next player {} and the last {}.", number(game_.quotas[0]),
           number(game_.quotas[1]), number(game_.quotas[2])));
    if (game_.has_bid) {
      say(bids());
    }
    if (game_.has_calls && has_call(core::Call::Miz)) {
      say(
          tr("Under miz the numbers are the most one may take, the other way about: the dealer {}, "
             "the next player {} and the last {}.",
             number(game_.quotas[2]), number(game_.quotas[1]), number(game_.quotas[0])));
    }
  }

  [[nodiscard]] std::string bids() const {
    std::string needs;
    for (int bid = core::kLeastBid; bid <= game_.tricks; ++bid) {
      const core::PerSeat<int> quotas = core::quotas_of(rules_, 0, bid, std::nullopt);
      needs += needs.empty() ? "" : ", ";
      // Translators: what next needs, and last, with what the dealer has bid.
      needs += tr("{}-{} with {}", quotas[1], quotas[2], bid);
    }
    return tr(
        "The first deal may be bid for, with {} tricks or more: the highest bidder deals it and "
        "needs what was bid. Next and last then need {}. Later deals are not bid for.",
        number(core::kLeastBid), needs);
  }

  [[nodiscard]] bool has_call(core::Call call) const {
    return std::ranges::find(rules_.calls, call) != rules_.calls.end();
  }

  void write_trump() {
    section(game_.has_calls ? tr("The call") : tr("Trump"));
    const bool is_next = game_.makes_trump == core::Role::Next;
    if (game_.has_calls) {
      std::vector<std::string> calls;
      calls.reserve(rules_.calls.size());
      for (const core::Call one : rules_.calls) {
        calls.emplace_back(call(one));
      }
      say(
          tr("Each deal has a call by its dealer: {}, each once per player. Without its "
             "call a deal does not count. A dealer who has made every call passes the "
             "deal on. The next player leads.",
             joined(calls, Joint::Or)));
      return;
    }
    say(is_next ? tr("The next player makes trump and leads.")
                : tr("The dealer names trump; the next player leads."));
    say(how_trump_is_found(rules_));
    say(what_sevens_are(rules_));
  }

  void write_points() {
    section(tr("Points"));
    if (game_.points == core::Points::Tricks) {
      say(tr(
          "Every trick taken is a point. The quota never touches the total: it decides what moves "
          "between the players before the next deal."));
      if (rules_.sweep_bonus) {
        say(tr("All {} tricks in one deal score {}. For everything else they count as {}.",
               number(game_.tricks), game_.tricks + core::kSweepBonus, number(game_.tricks)));
      }
      return;
    }
    say(tr(
        "A trick over the quota is a point, a trick short of it takes one away. The three add up "
        "to nothing in every deal, and so do the totals."));
    if (game_.has_calls && has_call(core::Call::Miz)) {
      say(tr("Under miz a trick fewer than the most is a point, a trick more takes one away."));
    }
    if (rules_.stake) {
      say(
          tr("A trick is worth {} ({}). After every deal each player under pays that for "
             "each trick short, and each player over receives it for each trick over.",
             money(rules_, *rules_.stake), rules_.currency));
    }
  }

  void write_end() {
    section(tr("How it ends"));
    say(ending());
    if (core::has_line(game_)) {
      say(tr(
          "The host may move the line between deals, which asks again, at once, with the totals as "
          "they are."));
    }
    say(tr(
        "A match that is decided may be played on; that changes nothing of who won. Ended before "
        "that, it goes to whoever is furthest ahead; equals share it."));
  }

  [[nodiscard]] std::string ending() const {
    switch (rules_.ending) {
      case core::Ending::Line:
        return rules_.full_rotation
                   ? tr("The line is {}. It is only looked at after every third deal, so "
                        "that all three have dealt as often: whoever is at or over it "
                        "then has won, of several the highest; equals share it.",
                        target_.value_or(0))
                   : tr("The first to reach or pass the line of {} wins. Of several in "
                        "one deal the highest total wins; equals share it.",
                        target_.value_or(0));
      case core::Ending::LineEitherWay:
        return tr(
            "As soon as anyone is at +{} or \u2212{}, or beyond, the highest total "
            "wins; equals share it.",
            target_.value_or(0), target_.value_or(0));
      case core::Ending::DealCount:
        return tr("After {} deals the highest total wins; equals share it.", number(rules_.deals));
      case core::Ending::TricksInDeal:
        return tr("Whoever takes {} tricks or more in one deal wins, whatever the totals.",
                  number(rules_.deal_tricks));
      case core::Ending::OverInDeal:
        return tr(
            "Whoever is {} or more over the quota in one deal wins, whatever the "
            "totals. Of several the one most over wins; equals share it.",
            number(rules_.overtricks));
      case core::Ending::AllCalls:
        return tr(
            "When all three have made their {} the highest total wins; equals "
            "share it.",
            tr_counted("one call", "{} calls", static_cast<int>(rules_.calls.size())));
    }
    return "";
  }

  void write_before_next() {
    section(tr("Before the next deal"));
    switch (game_.moving) {
      case core::Moving::Nothing:
        say(tr("No cards move between the players."));
        return;
      case core::Moving::Pull:
        say(tr(
            "Whoever took more than the quota draws as many cards from those who took fewer. They "
            "are drawn in the next deal and in its order: the next player draws first, then the "
            "last, then the dealer; the dealer is drawn from first."));
        break;
      case core::Moving::Exchange:
        say(tr(
            "Whoever took more than the quota gives as many cards to those who took fewer. It goes "
            "by the next deal: who needs most in it gives first, and to whoever needs least."));
        break;
    }
    if (game_.asks_first_up) {
      say(tr("Where two players were over, the one who made the first overtrick gives first."));
    }
    say(when_cards_move(rules_));
    say(what_goes_back(rules_));
    if (game_.has_trades) {
      say(
          tr("Instead of a card a trick may be given: a point goes from the player under to the "
             "player "
             "over, and that pull falls away. The host records it before the next deal begins."));
    }
  }

  void write_house_rules() {
    section(tr("House rules"));
    const std::vector<std::string> agreed = house_rules(rules_);
    if (agreed.empty()) {
      say(tr("None: the game as it is."));
    }
    for (const std::string& rule : agreed) {
      say(tr("{}.", capital(rule)));
    }
  }

  const core::Rules& rules_;
  const core::Game& game_;
  std::optional<int> target_;
  RulePage page_;
};

void append(std::string& text, const RuleSection& section) {
  text += fmt::format("\n## {}\n", section.heading);
  for (const std::string& paragraph : section.paragraphs) {
    text += fmt::format("\n{}\n", paragraph);
  }
}

}  // namespace

RulePage rulebook(const core::Rules& rules, std::optional<int> target) {
  return Book(rules, target).write();
}

std::string as_text(const RulePage& page) {
  std::string text = fmt::format("# {}\n", page.title);
  for (const RuleSection& section : page.sections) {
    append(text, section);
  }
  return text;
}

RulePage game_page(const core::Game& game) {
  RulePage page = rulebook(core::Rules(game));
  std::vector<std::string>& first = page.sections.front().paragraphs;
  first.insert(first.begin(), fmt::format("{} {}", tr(game.differs[0]), tr(game.differs[1])));
  page.sections.back() = rule_choices(game);
  return page;
}

std::string all_games() {
  std::string text;
  for (const core::Game& game : core::games()) {
    text += (text.empty() ? "" : "\n") + as_text(game_page(game));
  }
  return text;
}

}  // namespace words
