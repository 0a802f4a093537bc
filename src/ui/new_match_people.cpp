// The left column of the page 'New match': who plays, who deals, who keeps the sheet.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "core/name.hpp"
#include "core/sheet.hpp"
#include "ui/new_match_form.hpp"
#include "ui/readiness.hpp"
#include "words/language.hpp"
#include "words/words.hpp"

namespace ui {
namespace {

constexpr std::array<const char*, 3> kPlaces = {words::later("first"), words::later("second"),
                                                words::later("third")};
constexpr std::array<const char*, 3> kHints = {
    words::later("first player"), words::later("second player"), words::later("third player")};
constexpr int kByTheDraw = 3;  // NewMatchDraft::first_dealer

// What is drawn for whom, the dealer first.
std::string drawn(std::size_t place, int card) {
  return place == 0   ? words::tr("drew the {}: deals", card)
         : place == 1 ? words::tr("drew the {}: next", card)
                      : words::tr("drew the {}: last", card);
}

}  // namespace

// What the player of that seat is called so far, or which place it is.
std::string NewMatchForm::name(core::Seat seat) const {
  const auto index = static_cast<std::size_t>(seat);
  const core::KeptName kept = core::kept_name(filled_in_.names[index]);
  return kept.fault ? words::tr(kPlaces[index]) : kept.text;
}

// The three and a fourth word, if there is one, for a choice at most `width` pixels wide; long
// names are cut.
std::vector<std::string> NewMatchForm::names_and(const std::string& fourth, float width) const {
  const float paddings = px(33) * 4;
  const float rest = width - paddings - pen_.text_size(fourth, Type::Body, Weight::Strong).x;
  std::vector<std::string> words;
  std::array<float, 3> wide{};
  for (const core::Seat seat : core::kAllSeats) {
    words.push_back(name(seat));
    wide[static_cast<std::size_t>(seat)] =
        pen_.text_size(words.back(), Type::Body, Weight::Strong).x;
  }
  // Short names leave what they do not need to the long ones.
  std::array<float, 3> sorted = wide;
  std::ranges::sort(sorted);
  float left_over = rest;
  float share = rest / 3;
  for (std::size_t i = 0; i < 3; ++i) {
    share = left_over / static_cast<float>(3 - i);
    left_over -= std::min(sorted[i], share);
  }
  for (std::size_t i = 0; i < 3; ++i) {
    if (wide[i] > share) {
      words[i] = pen_.shortened(words[i], Type::Body, Weight::Strong, share);
    }
  }
  if (!fourth.empty()) {
    words.push_back(fourth);
  }
  return words;
}

void NewMatchForm::name_field(FormColumn& column, core::Seat seat) {
  const auto index = static_cast<std::size_t>(seat);
  const std::string control = kNameFields[index];
  const Rect rect{{column.x, column.y}, {column.x + column.width, column.y + px(46)}};
  const std::optional<Completion> known =
      is_at(control) ? completion(view_.known_names, filled_in_, seat) : std::nullopt;
  has_changed_ |= pen_.field(control, rect, filled_in_.names[index], words::tr(kHints[index]),
                             known ? known->rest : "", 24);
  pen_.mark({rect.min.x + px(22), rect.center().y}, seat, 11);
  if (filled_in_.first_dealer == kByTheDraw) {
    pen_.text({rect.max.x - px(14), rect.center().y - pen_.text_size("d", Type::Small).y / 2},
              drawn(index, filled_in_.rules.game->quotas[index]), Type::Small, palette().soft,
              Weight::Regular, Align::Right);
  }
  column.y = rect.max.y + px(10);
  std::string& name = filled_in_.names[index];
  if (!is_at(control) && !name.empty()) {
    name = known_spelling(view_.known_names, name);
  }
  fault(column, control, name.empty() ? "" : name_fault(filled_in_, seat));
}

void NewMatchForm::first_dealer(FormColumn& column) {
  label(column, words::tr("First dealer"));
  Rect drawn{};
  const auto has_no_room = [&](const std::string& name) {
    return pen_.text_size(name, Type::Body, Weight::Strong).x > px(70);
  };
  std::string draw;
  if (filled_in_.rules.game->has_draw) {
    std::array<int, 3> cards = filled_in_.rules.game->quotas;
    std::ranges::sort(cards);
    draw = std::ranges::any_of(filled_in_.names, has_no_room)
               ? words::tr("by the draw")
               : words::tr("by the draw: {}",
                           words::in_digits(fmt::format("{}", fmt::join(cards, " \u00B7 "))));
  }
  has_changed_ |= pen_.choice("First dealer", {column.x, column.y}, names_and(draw, column.width),
                              filled_in_.first_dealer, &drawn);
  column.y = drawn.max.y + px(14);
}

void NewMatchForm::host(FormColumn& column) {
  label(column, words::tr("Host, who may write in any column"));
  Rect drawn{};
  has_changed_ |=
      pen_.choice("Host", {column.x, column.y}, names_and(words::tr("someone else"), column.width),
                  filled_in_.host, &drawn);
  column.y = drawn.max.y + px(14);
}

void NewMatchForm::keeping(FormColumn& column) {
  label(column, words::tr("Who writes"));
  Rect drawn{};
  int chosen = filled_in_.is_passed_round ? 1 : 0;
  if (pen_.choice("Keeping", {column.x, column.y},
                  {words::tr("the host keeps it"), words::tr("pass it round")}, chosen, &drawn)) {
    filled_in_.is_passed_round = chosen == 1;
    has_changed_ = true;
  }
  column.y = drawn.max.y + px(14);
}

// Who would be what in the first deal, so that a wrong order is seen before it is played.
void NewMatchForm::first_deal(FormColumn& column) {
  core::Match match{.players = {name(0), name(1), name(2)},
                    .rules = filled_in_.rules,
                    .first_dealer = filled_in_.first_dealer % kByTheDraw,
                    .host = filled_in_.host,
                    .target = std::nullopt,
                    .line_moves = {},
                    .deals = {},
                    .ended = std::nullopt};
  const core::NextDeal first = *core::sheet_of(match).next;
  label(column, words::tr("So in the first deal"));
  for (int i = 0; i < core::kSeats; ++i) {
    const core::Seat seat = (match.first_dealer + i) % core::kSeats;
    pen_.mark({column.x + px(8), column.y + px(10)}, seat, 10);
    const std::string role = words::role(match, first, seat);
    const float role_wide = pen_.text_size(role, Type::Note).x;
    const float wide =
        pen_.text({column.x + px(24), column.y}, name(seat), Type::Note, palette().ink,
                  Weight::Strong, Align::Left, column.width - role_wide - px(34));
    pen_.text({column.x + px(32) + wide, column.y}, role, Type::Note, palette().soft);
    column.y += px(24);
  }
}

void NewMatchForm::left(FormColumn& column) {
  const std::string side(words::side(filled_in_.rules.direction, core::Role::Next));
  label(column, filled_in_.first_dealer == kByTheDraw
                    ? words::tr("As the draw fell: each next player to the {}", side)
                    : words::tr("In order of play: each next player to the {}", side));
  for (const core::Seat seat : core::kAllSeats) {
    name_field(column, seat);
  }
  column.y += px(6);
  first_dealer(column);
  host(column);
  keeping(column);
  first_deal(column);
}

}  // namespace ui
