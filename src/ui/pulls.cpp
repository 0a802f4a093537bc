#include <fmt/format.h>

#include <algorithm>

#include "core/check.hpp"
#include "core/make_up.hpp"
#include "ui/before_deal_parts.hpp"
#include "ui/explained.hpp"
#include "ui/runs.hpp"
#include "words/language.hpp"
#include "words/words.hpp"

namespace ui {
namespace {

using core::at;

constexpr float kBox = 24.0F;     // design units
constexpr float kBetween = 8.0F;  // two boxes
constexpr float kBesideText = 14.0F;
constexpr int kMostBeside = 2;  // boxes to the left of the words; more go below them

}  // namespace

std::vector<Run> move_runs(const Drawing& drawing, const core::Move& move) {
  const auto name = [&](core::Seat seat) {
    return Run{.words = drawing.open.match.players[at(seat)],
               .colour = drawing.palette().of_player(seat),
               .weight = Weight::Strong,
               .is_whole = true};
  };
  return marked_runs(words::move(*drawing.open.match.rules.game, move.cards, kMarks[0], kMarks[1]),
                     {.words = "", .colour = drawing.palette().ink},
                     {name(move.taker), name(move.giver)});
}

namespace {

std::string pair_name(const core::Match& match, const core::Move& move) {
  return fmt::format("{} from {}", match.players[at(move.taker)], match.players[at(move.giver)]);
}

std::string card_name(const core::Match& match, const core::Move& move, int card) {
  return fmt::format("card {} of {}", card, pair_name(match, move));
}

// One pair of the list.
class Pull {
 public:
  Pull(const Drawing& drawing, const core::Move& move, ImVec2 where, float width)
      : drawing_(drawing), pen_(drawing.pen), move_(move), where_(where), width_(width) {}

  float draw() {
    float y = where_.y + px(10);
    if (are_beside()) {
      draw_boxes({where_.x, y});
    }
    const float x = where_.x + (are_beside() ? boxes_width() + px(kBesideText) : 0.0F);
    const float trade =
        may_trade()
            ? pen_.text_size(words::tr("Trade a trick"), Type::Body, Weight::Strong).x + px(20)
            : 0.0F;
    const float room = where_.x + width_ - x;
    const std::vector<Run> runs = move_runs(drawing_, move_);
    const float words_y = y;
    y += draw_runs(pen_, {x, y}, runs, Type::Body, room) + px(1);
    press_to_explain(drawing_, "explain " + pair(), {{x, words_y}, {x + room, y}}, Topic::Cards,
                     move_.taker, std::nullopt, words::tr("Why these cards, in this order (E)"));
    const std::string why = words::short_of(drawing_.open.match, deal(), move_.giver);
    const bool is_trade_beside =
        trade > 0.0F && pen_.text_size(why, Type::Small).x + trade + px(16) <= room;
    if (is_trade_beside) {
      draw_trade({{x + room - trade, y - px(6)}, {x + room, y + px(22)}});
    }
    y += pen_.paragraph({x, y}, why, Type::Small, drawing_.palette().soft,
                        is_trade_beside ? room - trade - px(8) : room);
    if (!are_beside()) {
      y += px(6);
      draw_boxes({where_.x, y});
      y += px(kBox);
    }
    if (trade > 0.0F && !is_trade_beside) {
      y += px(4);
      draw_trade({{x, y}, {x + std::min(trade, room), y + px(28)}});
      y += px(28);
    }
    return y + px(10);
  }

 private:
  [[nodiscard]] float px(float units) const { return pen_.px(units); }
  [[nodiscard]] int deal() const { return drawing_.open.sheet.next->number - 1; }
  [[nodiscard]] bool are_beside() const { return move_.cards <= kMostBeside; }
  [[nodiscard]] float boxes_width() const {
    return px(kBox * static_cast<float>(move_.cards) +
              kBetween * static_cast<float>(move_.cards - 1));
  }
  [[nodiscard]] std::string pair() const { return pair_name(drawing_.open.match, move_); }

  // A press ticks up to that box; on the last one ticked it takes the tick away again.
  void draw_boxes(ImVec2 corner) {
    const int drawn = core::drawn_of(drawing_.open.match, deal(), move_);
    for (int card = 1; card <= move_.cards; ++card) {
      const float x = corner.x + static_cast<float>(card - 1) * px(kBox + kBetween);
      const Rect rect{{x, corner.y}, {x + px(kBox), corner.y + px(kBox)}};
      const bool is_ticked = card <= drawn;
      const bool is_pressed =
          pen_.area(card_name(drawing_.open.match, move_, card), rect, !drawing_.view.unsaved,
                    is_ticked ? words::tr("Done") : words::tr("Press when it is done"));
      pen_.tick(rect.center(), kBox, is_ticked);
      if (is_pressed) {
        const int now = is_ticked ? card - 1 : card;
        drawing_.actions.emplace_back(Make{core::Ticked{
            .deal = deal(), .tick = {.taker = move_.taker, .giver = move_.giver, .drawn = now}}});
      }
    }
  }

  // How many tricks may be traded between the two; 0 if none, or not by this person.
  [[nodiscard]] int most_traded() const {
    for (int tricks = move_.cards; tricks > 0; --tricks) {
      const core::TradeMade made{
          .deal = deal(), .trade = {.from = move_.giver, .to = move_.taker, .tricks = tricks}};
      if (!core::check(drawing_.open.match, drawing_.open.at_sheet, made)) {
        return tricks;
      }
    }
    return 0;
  }
  [[nodiscard]] bool may_trade() const { return most_traded() > 0 && !drawing_.view.unsaved; }

  void draw_trade(const Rect& rect) {
    if (pen_.button(fmt::format("trade {}", pair()), words::tr("Trade a trick"), rect, Look::Chip,
                    true,
                    words::tr("{} gives {} a trick of this deal instead of a card.",
                              words::person(drawing_.open.match, move_.giver),
                              words::person(drawing_.open.match, move_.taker)))) {
      drawing_.draft.dialog =
          Trading{.from = move_.giver, .to = move_.taker, .tricks = 1, .most = most_traded()};
    }
  }

  const Drawing& drawing_;
  Pen& pen_;
  const core::Move& move_;
  ImVec2 where_;
  float width_;
};

// What can be answered to a question, a button each, in as many lines as they take. Each makes a
// change.
class Answers {
 public:
  Answers(const Drawing& drawing, ImVec2 at, float width)
      : drawing_(drawing), pen_(drawing.pen), left_(at.x), width_(width), place_(at) {}

  void offer(const std::string& name, const std::string& label, const core::Change& change) {
    const auto refusal = core::check(drawing_.open.match, drawing_.open.at_sheet, change);
    const float wide =
        std::min(pen_.text_size(label, Type::Body, Weight::Strong).x + pen_.px(28), width_);
    if (place_.x > left_ && place_.x + wide > left_ + width_) {
      place_ = {left_, place_.y + pen_.px(38)};
    }
    if (pen_.button(name, label, {place_, {place_.x + wide, place_.y + pen_.px(32)}}, Look::Chip,
                    !refusal && !drawing_.view.unsaved,
                    refusal ? words::refusal(*refusal, drawing_.open.match) : std::string())) {
      drawing_.actions.emplace_back(Make{change});
    }
    place_.x += wide + pen_.px(8);
  }

  [[nodiscard]] float end() const { return place_.y + pen_.px(42); }

 private:
  const Drawing& drawing_;
  Pen& pen_;
  float left_;
  float width_;
  ImVec2 place_;
};

// Who made the first overtrick, asked of the host before the cards move.
float draw_first_up(const Drawing& drawing, ImVec2 at, float width) {
  Pen& pen = drawing.pen;
  const core::Match& match = drawing.open.match;
  const int deal = drawing.open.sheet.next->number - 1;
  const float y = at.y +
                  pen.paragraph(at, words::who_was_first_up(match, deal), Type::Note,
                                drawing.palette().ink, width) +
                  pen.px(6);
  Answers answers(drawing, {at.x, y}, width);
  for (const core::Seat seat : core::first_up_takers(match, deal)) {
    const std::string& name = match.players[static_cast<std::size_t>(seat)];
    answers.offer(fmt::format("first overtrick by {}", name), name,
                  core::FirstUp{.deal = deal, .seat = seat});
  }
  return answers.end();
}

// What was drawn and should not have been, and what the table says of it.
float draw_wrong_pulls(const Drawing& drawing, const core::WrongPulls& wrong, ImVec2 at,
                       float width) {
  Pen& pen = drawing.pen;
  pen.line(at, {at.x + width, at.y}, drawing.palette().line);
  const float y = at.y + pen.px(10);
  const float high = pen.paragraph({at.x, y}, words::wrong_pulls(drawing.open.match, wrong),
                                   Type::Note, drawing.palette().ink, width);
  Answers answers(drawing, {at.x, y + high + pen.px(8)}, width);
  for (const core::MakeUp said : {core::MakeUp::Done, core::MakeUp::Owed, core::MakeUp::Left}) {
    const bool is_owed = wrong.said == core::MakeUp::Owed;
    if (said != wrong.said && (said != core::MakeUp::Done || is_owed)) {
      const std::string label(words::make_up(said));
      answers.offer(fmt::format("{} of deal {}", label, wrong.deal), label,
                    core::MakeUpSaid{.deal = wrong.deal, .said = said});
    }
  }
  return answers.end();
}

}  // namespace

std::string first_card_to_draw(const OpenMatch& open) {
  if (open.sheet.next) {
    for (const core::Move& move : open.sheet.next->moves) {
      const int drawn = core::drawn_of(open.match, open.sheet.next->number - 1, move);
      if (drawn < move.cards) {
        return card_name(open.match, move, drawn + 1);
      }
    }
  }
  return {};
}

float draw_pulls(const Drawing& drawing, ImVec2 at, float width) {
  Pen& pen = drawing.pen;
  const OpenMatch& open = drawing.open;
  const core::NextDeal& next = *open.sheet.next;
  float y = at.y;
  for (const core::WrongPulls& wrong : core::wrong_pulls(open.match)) {
    y = draw_wrong_pulls(drawing, wrong, {at.x, y}, width);
    if (wrong.deal == next.number - 1) {
      return y;  // it takes the place of what would be drawn
    }
  }
  if (next.still) {
    return y + pen.paragraph({at.x, y}, words::still(*next.still, open.match), Type::Note,
                             drawing.palette().soft, width);
  }
  y += pen.paragraph({at.x, y}, words::when_cards_move(open.match.rules), Type::Note,
                     drawing.palette().soft, width) +
       pen.px(8);
  if (next.asks_first_up) {
    y = draw_first_up(drawing, {at.x, y}, width);
  }
  for (const core::Move& move : next.moves) {
    pen.line({at.x, y}, {at.x + width, y}, drawing.palette().line);
    y = Pull(drawing, move, {at.x, y}, width).draw();
  }
  pen.line({at.x, y}, {at.x + width, y}, drawing.palette().line);
  y += pen.px(8);
  return y + pen.paragraph({at.x, y}, words::what_goes_back(open.match.rules), Type::Note,
                           drawing.palette().soft, width);
}

}  // namespace ui
