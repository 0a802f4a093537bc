// How a number of the sheet came about: the rule that made it, and the deals it is made of.
#include "ui/explained.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "ui/dialogs.hpp"
#include "ui/keys.hpp"
#include "words/explain.hpp"
#include "words/language.hpp"
#include "words/words.hpp"

namespace ui {
namespace {

constexpr std::array<const char*, 5> kTopics = {words::later("Total"), words::later("Needs"),
                                                words::later("Dealer"), words::later("Cards"),
                                                words::later("Winner")};

int open_deal(const OpenMatch& open) {
  const int settled = core::settled_deals(open.match);
  return open.match.ended ? std::max(settled, 1) : settled + 1;
}

bool is_about_player(Topic topic) { return topic == Topic::Total || topic == Topic::Needs; }

words::Explanation explanation_of(const OpenMatch& open, const Explained& about) {
  const core::Match& match = open.match;
  const int deal = std::clamp(about.deal, 1, open_deal(open));
  switch (about.topic) {
    case Topic::Total:
      return words::total_of(match, about.seat);
    case Topic::Needs:
      return words::quota_of(match, deal, about.seat);
    case Topic::Dealer:
      return words::dealer_of(match, deal);
    case Topic::Cards:
      return words::pulls_of(match);
    case Topic::Winner:
      return words::winner_of(match);
  }
  return {};
}

// What is asked about, and of whom, by mouse or keys.
void draw_choices(Card& card, Explained& about) {
  int topic = static_cast<int>(about.topic);
  std::vector<std::string> topics;
  topics.reserve(std::size(kTopics));
  for (const char* const name : kTopics) {
    topics.emplace_back(words::tr(name));
  }
  if (card.pen.choice("About", {card.x, card.y}, topics, topic)) {
    about.topic = static_cast<Topic>(topic);
  }
  card.room(50);
  if (!is_about_player(about.topic)) {
    return;
  }
  std::vector<std::string> names;
  for (const std::string& name : card.open().match.players) {
    const float room = card.width / core::kSeats - card.px(34);
    names.push_back(card.pen.text_size(name, Type::Body, Weight::Strong).x > room
                        ? card.pen.shortened(name, Type::Body, Weight::Strong, room)
                        : name);
  }
  static_cast<void>(card.pen.choice("Of", {card.x, card.y}, names, about.seat));
  card.room(50);
}

void draw_rows(Card& card, const std::vector<words::ExplainedRow>& rows) {
  if (rows.empty()) {
    return;
  }
  Pen& pen = card.pen;
  const Palette& palette = pen.palette();
  const bool is_signed = counts_either_way(card.open());
  const auto number = [&](int n) {
    return is_signed ? words::signed_number(n) : words::numeral(n);
  };
  const float total_x = card.x + card.width;
  const float points_x = total_x - card.px(70);
  const auto row = [&](std::string_view what, const std::string& points, const std::string& total,
                       Weight weight) {
    const float points_wide =
        pen.text({points_x, card.y}, points, Type::Note, palette.ink, weight, Align::Right);
    pen.text({total_x, card.y}, total, Type::Note, palette.soft, weight, Align::Right);
    pen.text({card.x, card.y}, what, Type::Note, palette.soft, weight, Align::Left,
             points_x - points_wide - card.px(12) - card.x);
    card.room(24);
  };
  row("", words::tr_as("heading of a column", "points"),
      words::tr_as("heading of a column", "total"), Weight::Regular);
  for (const words::ExplainedRow& one : rows) {
    row(one.what, number(one.points), number(one.total), Weight::Regular);
  }
}

}  // namespace

void explain(const OpenMatch& open, Draft& draft, Topic topic, core::Seat seat,
             std::optional<int> deal) {
  draft.dialog = Explained{.topic = topic, .deal = deal.value_or(open_deal(open)), .seat = seat};
}

void press_to_explain(const Drawing& drawing, const std::string& name, const Rect& rect,
                      Topic topic, core::Seat seat, std::optional<int> deal,
                      std::string_view explained) {
  if (!drawing.view.is_still && drawing.pen.mouse_area(name, rect, true, explained)) {
    explain(drawing.open, drawing.draft, topic, seat, deal);
  }
}

void draw_explained(Card& card, Explained& about) {
  const Palette& palette = card.pen.palette();
  if (card.open().match.ended && about.topic == Topic::Cards) {
    about.topic = Topic::Winner;  // no cards move any more
  }
  draw_choices(card, about);
  const words::Explanation explanation = explanation_of(card.open(), about);
  card.title(explanation.title);
  for (const std::string& sentence : explanation.sentences) {
    card.say(sentence, Type::Note, palette.ink);
  }
  card.room(4);
  draw_rows(card, explanation.rows);
  card.closes =
      card.buttons("Close", true) == 0 || (is_pressed(Command::Explain) && !card.has_just_opened);
}

}  // namespace ui
