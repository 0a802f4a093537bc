#include <array>
#include <optional>
#include <string>

#include "core/check.hpp"
#include "core/name.hpp"
#include "ui/dialogs.hpp"
#include "words/language.hpp"
#include "words/words.hpp"

namespace ui {
namespace {

std::string box_name(const core::Match& match, core::Seat seat) {
  return "Tricks of " + match.players[static_cast<std::size_t>(seat)];
}

// The row as typed, a sweep with its bonus brought to ten tricks; nullopt where there is no number.
core::PerSeat<std::optional<int>> typed_row(const core::Match& match,
                                            const Correcting& correcting) {
  core::PerSeat<std::optional<int>> row;
  for (const core::Seat seat : core::kAllSeats) {
    const auto index = static_cast<std::size_t>(seat);
    row[index] = core::whole_number(correcting.typed[index], 2);
    if (row[index]) {
      const core::Change kept =
          core::as_kept(match.rules, core::Entry{correcting.deal, seat, row[index]});
      row[index] = std::get<core::Entry>(kept).tricks;
    }
  }
  return row;
}

std::optional<core::Correction> correction_of(const core::PerSeat<std::optional<int>>& row,
                                              int deal) {
  core::Correction correction{.deal = deal};
  for (std::size_t seat = 0; seat < row.size(); ++seat) {
    if (!row[seat]) {
      return std::nullopt;
    }
    correction.tricks[seat] = *row[seat];
  }
  return correction;
}

void boxes(Card& card, Correcting& correcting) {
  const core::Match& match = card.open().match;
  const core::ScoredDeal& scored =
      card.open().sheet.deals[static_cast<std::size_t>(correcting.deal - 1)];
  const float column = card.width / core::kSeats;
  for (const core::Seat seat : core::kAllSeats) {
    const auto index = static_cast<std::size_t>(seat);
    const float x = card.x + column * static_cast<float>(seat);
    card.pen.mark({x + card.px(6), card.y + card.px(11)}, seat, 10);
    card.pen.text({x + card.px(20), card.y}, match.players[index], Type::Body,
                  card.pen.palette().ink, Weight::Strong, Align::Left, column - card.px(32));
    const std::string stood =
        words::tr("stands at {}, needed {}", scored.tricks[index], scored.quotas[index]);
    card.pen.text({x, card.y + card.px(24)}, stood, Type::Small, card.pen.palette().soft);
    const float top = card.y + card.px(50);
    const std::string name = box_name(match, seat);
    (void)card.pen.field(name, {{x, top}, {x + card.px(92), top + card.px(50)}},
                         correcting.typed[index], "");
    if (card.ring.focused == name) {
      correcting.seat = seat;
    }
  }
  card.room(106);
}

bool is_fresh_enter() {
  return ImGui::IsKeyPressed(ImGuiKey_Enter, false) ||
         ImGui::IsKeyPressed(ImGuiKey_KeypadEnter, false);
}

}  // namespace

void draw_correcting(Card& card, Correcting& correcting) {
  const core::Match& match = card.open().match;
  if (correcting.deal > core::settled_deals(match)) {  // undone meanwhile, by another hand
    card.closes = true;
    return;
  }
  if (card.has_just_opened) {
    card.ring.focused = box_name(match, correcting.seat);
  }
  const bool was_in_box = card.ring.focused == box_name(match, correcting.seat);
  const Palette& palette = card.pen.palette();
  card.title(words::tr("Correct deal {}", correcting.deal));
  boxes(card, correcting);

  const core::PerSeat<std::optional<int>> row = typed_row(match, correcting);
  core::Deal deal;
  deal.tricks = row;
  const std::optional<core::Correction> correction = correction_of(row, correcting.deal);
  const std::optional<core::Refusal> refusal =
      correction ? core::check(match, card.open().at_sheet, *correction) : std::nullopt;
  const bool is_changed = correction && !core::changes_nothing(match, *correction);
  const bool can_save = is_changed && !refusal;
  if (!correction) {
    card.say(words::tr("A whole number in each box."), Type::Body, palette.bad);
  } else if (refusal) {
    card.say(refusal->why == core::Refused::WrongSum
                 ? words::tr("{}.", words::tricks_in(match.rules, deal))
                 : words::refusal(*refusal, match),
             Type::Body, palette.bad);
  } else {
    card.say(is_changed
                 ? words::tr("{}.", words::tricks_in(match.rules, deal))
                 : words::tr("{}: nothing changed yet.", words::tricks_in(match.rules, deal)),
             Type::Body, is_changed ? palette.good : palette.soft);
  }
  card.pen.line({card.x, card.y}, {card.x + card.width, card.y}, palette.line);
  card.room(10);
  if (can_save) {
    show_outcome(card, *correction);
  } else {
    show_totals(card, card.open().sheet, card.open().sheet);
  }

  const int pressed = card.buttons(words::later("Save"), can_save, words::later("Leave it"));
  // Enter in a box saves what adds up, and else goes on to the next box.
  const bool enters = was_in_box && is_fresh_enter();
  if (pressed == 0 || (enters && can_save)) {
    card.actions.emplace_back(Make{*correction});
    card.closes = true;
  } else if (pressed == 1) {
    card.closes = true;
  } else if (enters) {
    card.ring.focused = box_name(match, core::seat_after(correcting.seat));
  }
}

}  // namespace ui
