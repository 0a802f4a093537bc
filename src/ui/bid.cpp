// The bid for the first deal, which makes the bidder its dealer, and what it asks of the three.
#include <algorithm>
#include <string>
#include <vector>

#include "core/check.hpp"
#include "ui/cycler.hpp"
#include "ui/dialogs.hpp"
#include "words/words.hpp"

namespace ui {
namespace {

std::string needs(const OpenMatch& open, const BidAsked& bid) {
  const core::PerSeat<int> quotas =
      core::quotas_of(open.match.rules, bid.bidder, bid.tricks, std::nullopt);
  std::string text;
  for (const core::Role role : core::kAllRoles) {
    const core::Seat seat = core::seat_of(role, bid.bidder);
    text += (text.empty() ? "" : ", ") + words::person(open.match, seat) +
            (text.empty() ? " deals and needs " : " ") +
            std::to_string(quotas[static_cast<std::size_t>(seat)]);
  }
  return text + ".";
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
  card.title("The bid for the first deal");
  card.say("The highest bidder deals it.", Type::Note, palette.soft);
  std::vector<std::string> names(open.match.players.begin(), open.match.players.end());
  const float most = card.width / 3 - card.px(36);
  for (std::string& name : names) {
    if (card.pen.text_size(name, Type::Body, Weight::Strong).x > most) {
      name = card.pen.shortened(name, Type::Body, Weight::Strong, most);
    }
  }
  Rect drawn{};
  static_cast<void>(
      card.pen.choice(&card.ring, "Bidder", {card.x, card.y}, names, bid.bidder, &drawn));
  card.y = drawn.max.y + card.px(14);
  std::vector<std::string> numbers;
  for (int tricks = core::kLeastBid; tricks <= open.match.rules.game->tricks; ++tricks) {
    numbers.push_back(std::to_string(tricks));
  }
  card.pen.text({card.x, card.y + card.px(3)}, "Tricks bid", Type::Body, palette.ink);
  int chosen = bid.tricks - core::kLeastBid;
  static_cast<void>(
      cycler(card.pen, &card.ring, "Tricks bid", {card.x + card.width, card.y}, numbers, chosen));
  bid.tricks = chosen + core::kLeastBid;
  card.room(40);
  card.say(needs(open, bid), Type::Note, palette.ink);
  const std::vector<core::Change> made = changes(open, bid);
  const auto refusal = core::check(open.match, open.at_sheet, made.front());
  if (refusal) {
    card.say(words::refusal(*refusal, open.match), Type::Note, palette.bad);
  }
  const int pressed = card.buttons("Record the bid", !refusal, "Leave it");
  if (pressed == 0) {
    for (const core::Change& change : made) {
      card.actions.emplace_back(Make{change});
    }
  }
  card.closes = pressed >= 0;
}

}  // namespace ui
