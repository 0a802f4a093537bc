#include <algorithm>

#include "core/check.hpp"
#include "ui/before_deal_parts.hpp"
#include "ui/explained.hpp"
#include "ui/flow.hpp"
#include "ui/window.hpp"
#include "words/language.hpp"
#include "words/words.hpp"

namespace ui {
namespace {

constexpr float kPad = 20.0F;  // inside a card, design units
constexpr float kGap = 20.0F;  // between the cards
constexpr float kTightGap = 12.0F;
constexpr float kButton = 32.0F;

// Beside a sheet lower than this the table is not drawn; the pulls have its room.
constexpr float kTableFrom = 640.0F;
constexpr float kTableWide = 300.0F;

class BeforeDeal {
 public:
  BeforeDeal(const Drawing& drawing, const Rect& where)
      : drawing_(drawing),
        pen_(drawing.pen),
        where_(where),
        pad_(drawing.px(where.width() < drawing.px(kTableWide) ? 14.0F : kPad)),
        inside_(where.width() - 2 * pad_) {}

  float draw() {
    const float first_end = draw_seats_card(where_.min.y);
    const float gap = px(where_.width() < px(kTableWide) ? kTightGap : kGap);
    return draw_pulls_card(first_end + gap);
  }

 private:
  [[nodiscard]] float px(float units) const { return pen_.px(units); }
  [[nodiscard]] const core::Match& match() const { return drawing_.open.match; }
  [[nodiscard]] const core::NextDeal& next() const { return *drawing_.open.sheet.next; }
  [[nodiscard]] float left() const { return where_.min.x + pad_; }

  float heading(float y, const std::string& words) {
    pen_.text({left(), y}, words, Type::Heading, drawing_.palette().ink, Weight::Strong,
              Align::Left, inside_);
    return y + px(27);
  }

  float paragraph(float y, const std::string& words, Type type = Type::Note) {
    return words.empty()
               ? y
               : y + pen_.paragraph({left(), y}, words, type, drawing_.palette().soft, inside_);
  }

  float draw_seats_card(float top) {
    Framed card(pen_);
    float y = heading(top + px(16), words::tr("Before deal {}", next().number));
    const float deals_y = y;
    y = paragraph(y, words::who_deals(match(), next()));
    press_to_explain(drawing_, "explain dealer", {{left(), deals_y}, {left() + inside_, y}},
                     Topic::Dealer, next().dealer, std::nullopt, words::tr("Why this dealer (E)"));
    if (has_room_for_table()) {
      const Rect picture{{left(), y + px(4)}, {left() + inside_, y + px(4 + kTablePicture)}};
      draw_table(drawing_, picture);
      y = picture.max.y;
    } else {
      y += px(8);
    }
    y = draw_buttons(y);
    y = paragraph(y, house_rules(), Type::Small);
    y += px(14);
    card.close({{where_.min.x, top}, {where_.max.x, y}});
    return y;
  }

  [[nodiscard]] bool has_room_for_table() const {
    const bool is_below_sheet = where_.height() <= 0.0F;
    return inside_ >= px(kTableWide - 40) && (is_below_sheet || where_.height() >= px(kTableFrom));
  }

  [[nodiscard]] std::string house_rules() const {
    std::string rules;
    for (const std::string& rule : words::house_rules(match().rules)) {
      rules += (rules.empty() ? "" : " \u00B7 ") + rule;
    }
    return rules.empty() ? rules : words::tr("House rules: {}", rules);
  }

  [[nodiscard]] std::string trump_words() const {
    const core::Deal& deal = core::deal_at(match(), next().number);
    if (match().rules.game->has_calls) {
      return deal.call ? words::tr("Call: {}", words::call(*deal.call)) : words::tr("Call?");
    }
    return deal.trump ? words::tr("Trump: {}", words::suit(*deal.trump)) : words::tr("Trump?");
  }

  // What is recorded of the deal before its tricks, the rules, and the host's place for the host;
  // one below the other where narrow.
  float draw_buttons(float y) {
    ImVec2 place{left(), y};
    const bool has_calls = match().rules.game->has_calls;
    draw_button(place, has_calls ? "Call" : "Trump", trump_words(),
                has_calls ? words::tr("Record the call of this deal (Ctrl+T)")
                          : words::tr("Record the trump of this deal (Ctrl+T)"),
                trump_or_call(match()));
    if (takes_bid(match())) {
      const std::optional<int> bid = core::deal_at(match(), 1).bid;
      draw_button(place, "Bid", bid ? words::tr("Bid: {}", *bid) : words::tr("Bid?"),
                  words::tr("Record the bid for the first deal (Ctrl+B)"), bid_asked(match()));
    }
    draw_button(place, "Rules", words::tr("Rules"),
                words::tr("The rules this table plays by (Ctrl+R)"), RulesShown{});
    if (is_pressed(place, "Journal", words::tr("Journal"),
                   words::tr("Who did what, the pulls of each deal, title and note (Ctrl+J)"))) {
      drawing_.draft.shows_record = true;
    }
    if (drawing_.open.at_sheet == match().host) {
      draw_button(place, "Hand over the host's place", words::tr("Host"),
                  words::tr("Hand over the host's place"), HostAsked{});
    }
    return place.y + px(kButton + 8);
  }

  [[nodiscard]] float button_width(const std::string& words) const {
    return std::min(pen_.text_size(words, Type::Body, Weight::Strong).x + px(20), inside_);
  }

  // At `place`, or in the next line if it does not fit; `place` goes on behind it.
  bool is_pressed(ImVec2& place, const std::string& name, const std::string& words,
                  std::string_view explained) {
    const float width = button_width(words);
    if (place.x > left() && place.x + width > left() + inside_) {
      place = {left(), place.y + px(kButton + 6)};
    }
    const Rect rect{place, {place.x + width, place.y + px(kButton)}};
    place.x += width + px(8);
    return pen_.button(name, words, rect, Look::Chip, !drawing_.view.unsaved, explained);
  }

  void draw_button(ImVec2& place, const std::string& name, const std::string& words,
                   std::string_view explained, const Dialog& asks) {
    if (is_pressed(place, name, words, explained)) {
      drawing_.draft.dialog = asks;
    }
  }

  [[nodiscard]] std::string moves_heading() const {
    if (match().rules.game->has_calls) {
      return words::tr("Calls left");
    }
    const bool is_exchange = match().rules.game->moving == core::Moving::Exchange;
    if (next().moves.empty()) {
      return is_exchange ? words::tr("Exchange") : words::tr("Pulls");
    }
    return is_exchange ? words::tr("Exchange, in this order") : words::tr("Pulls, in this order");
  }

  float draw_pulls_card(float top) {
    Framed card(pen_);
    float y = heading(top + px(16), moves_heading());
    if (match().rules.game->has_calls) {
      y = draw_calls_left(drawing_, {left(), y}, inside_);
    }
    y = draw_pulls(drawing_, {left(), y}, inside_);
    y += px(14);
    float bottom = std::max(y, where_.max.y);
    const float chart = std::min(bottom - y - px(14), px(kMostChart));
    if (chart >= px(kLeastChart) && !drawing_.open.sheet.deals.empty()) {
      draw_chart(drawing_,
                 {{left(), bottom - px(14) - chart}, {left() + inside_, bottom - px(14)}});
    }
    card.close({{where_.min.x, top}, {where_.max.x, bottom}});
    return bottom;
  }

  const Drawing& drawing_;
  Pen& pen_;
  Rect where_;
  float pad_;
  float inside_;
};

}  // namespace

float draw_before_deal(Pen& pen, const View& view, Draft& draft, Actions& actions,
                       const Rect& where) {
  if (!view.open) {
    return where.min.y;
  }
  const Drawing drawing{pen, view, *view.open, draft, actions};
  if (!view.open->sheet.next || draft.shows_record) {
    return draw_record(drawing, where);
  }
  return BeforeDeal(drawing, where).draw();
}

}  // namespace ui
