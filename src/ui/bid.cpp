// The bid for the first deal, which makes the bidder its dealer, and what it asks of the three.
#include <algorithm>
#include <string>
#include <vector>

#include "core/check.hpp"
#include "ui/cycler.hpp"
#include "ui/dialogs.hpp"
#include "words/language.hpp"
#include "words/words.hpp"

namespace ui {
namespace {

std::string needs(const OpenMatch& open, const BidAsked& bid) {
  const core::PerSeat<int> quotas =
      core::quotas_of(open.match.rules, bid.bidder, bid.tricks, std::nullopt);
  const auto name = [&](core::Role role) {
    return words::person(open.match, core::seat_of(role, bid.bidder));
  };
  const auto needs_of = [&](core::Role role) {
    return quotas[static_cast<std::size_t>(core::seat_of(role, bid.bidder))];
  };
  // Translators: 'Asha deals and needs 9, Bimal 4, Chandra 3.'
  return words::tr("{} deals and needs {}, {} {}, {} {}.", name(core::Role::Dealer),
                   needs_of(core::Role::Dealer), name(core::Role::Next), needs_of(core::Role::Next),
                   name(core::Role::Last), needs_of(core::Role::Last));
}

// The bidder becomes the dealer first, if that is somebody else; only the host may say so.
std::vector<core::Change> changes(const OpenMatch& open, const BidAsked& bid) {
  std::vector<core::Change> made;
  if (core::dealer_of(open.match, 1) != bid.bidder) {
    made.emplace_back(core::DealerSet{.deal = 1, .dealer = bid.bidder});
  }
  made.emplace_back(core::BidMade{.deal = 1, .tricks = bid.tricks});
  return made;
}

}  // namespace

void draw_bid(Card& card, BidAsked& bid) {
  const OpenMatch& open = card.open();
  const Palette& palette = card.pen.palette();
  card.title(words::tr("The bid for the first deal"));
  card.say(words::tr("The highest bidder deals it."), Type::Note, palette.soft);
  std::vector<std::string> names(open.match.players.begin(), open.match.players.end());
  const float most = card.width / 3 - card.px(36);
  for (std::string& name : names) {
    if (card.pen.text_size(name, Type::Body, Weight::Strong).x > most) {
      name = card.pen.shortened(name, Type::Body, Weight::Strong, most);
    }
  }
  Rect drawn{};
  static_cast<void>(card.pen.choice("Bidder", {card.x, card.y}, names, bid.bidder, &drawn));
  card.y = drawn.max.y + card.px(14);
  std::vector<std::string> numbers;
  for (int tricks = core::kLeastBid; tricks <= open.match.rules.game->tricks; ++tricks) {
    numbers.push_back(words::numeral(tricks));
  }
  card.pen.text({card.x, card.y + card.px(3)}, words::tr("Tricks bid"), Type::Body, palette.ink);
  int chosen = bid.tricks - core::kLeastBid;
  static_cast<void>(cycler(card.pen, "Tricks bid", {card.x + card.width, card.y}, numbers, chosen));
  bid.tricks = chosen + core::kLeastBid;
  card.room(40);
  card.say(needs(open, bid), Type::Note, palette.ink);
  const std::vector<core::Change> made = changes(open, bid);
  const auto refusal = core::check(open.match, open.at_sheet, made.front());
  if (refusal) {
    card.say(words::refusal(*refusal, open.match), Type::Note, palette.bad);
  }
  const int pressed =
      card.buttons(words::later("Record the bid"), !refusal, words::later("Leave it"));
  if (pressed == 0) {
    for (const core::Change& change : made) {
      card.actions.emplace_back(Make{change});
    }
  }
  card.closes = pressed >= 0;
}

}  // namespace ui
