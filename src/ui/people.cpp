#include <array>
#include <string>

#include "core/check.hpp"
#include "ui/dialogs.hpp"
#include "ui/keys.hpp"
#include "words/language.hpp"
#include "words/words.hpp"

namespace ui {
namespace {

// Controls of the rows; names of people could be anything.
constexpr std::array kRows = {"seat 1", "seat 2", "seat 3", "the host"};

}  // namespace

bool person_row(Card& card, const std::string& control, core::Actor actor, std::string_view name,
                std::string_view note, std::string_view key, bool is_enabled) {
  Pen& pen = card.pen;
  const Palette& palette = pen.palette();
  const Rect rect{{card.x, card.y}, {card.x + card.width, card.y + card.px(46)}};
  const float middle = rect.center().y;
  ImGui::GetWindowDrawList()->AddRectFilled(rect.min, rect.max, palette.raised, card.px(10));
  const bool is_pressed = pen.area(control, rect, is_enabled);
  if (is_enabled && ImGui::IsItemHovered()) {
    ImGui::GetWindowDrawList()->AddRect(rect.min, rect.max, palette.faint, card.px(10));
  }
  const ImVec2 mark{rect.min.x + card.px(22), middle};
  if (actor == core::kKeeper) {
    ImGui::GetWindowDrawList()->AddCircle(mark, card.px(5), palette.soft, 0, card.px(2));
  } else {
    pen.mark(mark, actor, 11);
  }
  const float half = pen.text_size(name, Type::Heading).y / 2;
  const float wide = pen.text({rect.min.x + card.px(42), middle - half}, name, Type::Heading,
                              is_enabled ? palette.ink : palette.soft, Weight::Strong, Align::Left,
                              rect.width() * 0.6F);
  pen.text({rect.min.x + card.px(54) + wide, middle - pen.text_size(note, Type::Note).y / 2}, note,
           Type::Note, palette.soft);
  pen.text({rect.max.x - card.px(16), middle - pen.text_size(key, Type::Note).y / 2}, key,
           Type::Note, palette.soft, Weight::Regular, Align::Right);
  card.y = rect.max.y + card.px(8);
  return is_pressed;
}

void draw_who(Card& card) {
  const OpenMatch& open = card.open();
  constexpr std::array kCommands = {Command::FirstSeat, Command::SecondSeat, Command::ThirdSeat};
  constexpr std::array kKeys = {"F2", "F3", "F4"};
  if (card.has_just_opened) {
    card.ring.focused = kRows[static_cast<std::size_t>(open.at_sheet)];
  }
  card.title(words::tr("Who is at the sheet?"));
  std::optional<core::Actor> chosen;
  for (const core::Seat seat : core::kAllSeats) {
    const auto index = static_cast<std::size_t>(seat);
    const bool is_here = seat == open.at_sheet;
    const std::string note = seat != open.match.host ? (is_here ? words::tr("here now") : "")
                             : is_here               ? words::tr("host, here now")
                                                     : words::tr("host");
    if (person_row(card, kRows[index], seat, open.match.players[index], note, kKeys[index], true) ||
        is_pressed(kCommands[index])) {
      chosen = seat;
    }
  }
  const bool sits_apart = open.match.host == core::kKeeper;
  std::string note = sits_apart ? words::tr("not one of the three")
                                : words::tr("is {}", words::person(open.match, open.match.host));
  if (sits_apart && open.at_sheet == core::kKeeper) {
    note = words::tr("not one of the three, here now");
  }
  if (person_row(card, kRows[3], open.match.host, words::tr("the host"), note, "F5", true) ||
      is_pressed(Command::HostSeat)) {
    chosen = open.match.host;
  }
  card.room(4);
  card.say(words::tr("Without a PIN this stops slips, not cheats."), Type::Note,
           card.pen.palette().soft);
  card.y -= card.px(8);
  if (chosen) {
    card.actions.emplace_back(SitDown{*chosen});
    card.closes = true;
  }
}

void draw_host(Card& card) {
  const OpenMatch& open = card.open();
  card.title(words::tr("Hand over the host's place"));
  card.say(words::tr("The host may write in any column, correct, and move the line."), Type::Note,
           card.pen.palette().soft);
  card.room(4);
  std::optional<core::Actor> chosen;
  std::optional<core::Refusal> refusal;
  for (core::Actor actor = 0; actor <= core::kKeeper; ++actor) {
    const bool is_host = actor == open.match.host;
    const std::string name = actor == core::kKeeper
                                 ? words::tr("someone else")
                                 : open.match.players[static_cast<std::size_t>(actor)];
    const std::optional<core::Refusal> why =
        core::check(open.match, open.at_sheet, core::HostMoved{actor});
    refusal = why ? why : refusal;
    const std::string_view note = is_host                  ? words::tr("host now")
                                  : actor == core::kKeeper ? words::tr("not one of the three")
                                                           : "";
    if (person_row(card, kRows[static_cast<std::size_t>(actor)], actor, name, note, "",
                   !is_host && !why)) {
      chosen = actor;
    }
  }
  if (refusal) {
    card.say(words::refusal(*refusal, open.match), Type::Note, card.pen.palette().bad);
  }
  if (chosen) {
    card.actions.emplace_back(Make{core::HostMoved{*chosen}});
    card.closes = true;
  }
  if (card.buttons(words::later("Leave it"), true) == 0) {
    card.closes = true;
  }
}

}  // namespace ui
