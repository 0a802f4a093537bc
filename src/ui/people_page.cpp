// The page of people: who plays here, and of one of them the name, the colour, the PIN, and whether
// he is laid aside.
#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

#include "ui/scrolled.hpp"
#include "ui/window.hpp"
#include "words/language.hpp"

namespace ui {
namespace {

constexpr float kPersonRow = 52.0F;
constexpr float kTwoColumnsFrom = 760.0F;
constexpr const char* kNewName = "New name";
constexpr const char* kName = "Name";
constexpr const char* kHost = "The host";

std::string in_matches(int matches) { return words::tr_count("{} match", "{} matches", matches); }

// What stands behind a name in the list; null: the host who is not one of the three.
std::string note_of(const PeopleView& view, const ListedPerson* person) {
  if (person == nullptr) {
    return view.host_has_pin ? words::tr("PIN") : "";
  }
  std::string note = person->matches == 0 ? "" : in_matches(person->matches);
  for (const auto& [is_so, word] : {std::pair(person->has_pin, words::tr("PIN")),
                                    std::pair(person->is_archived, words::tr("laid aside"))}) {
    if (is_so) {
      note += (note.empty() ? "" : " \u00B7 ") + std::string(word);
    }
  }
  return note;
}

std::string about(const ListedPerson* person) {
  if (person == nullptr) {
    return words::tr("Whoever keeps the sheet without being one of the three, in any match.");
  }
  return person->matches == 0 ? words::tr("Has not played yet.")
                              : words::tr("Sat in {}.", in_matches(person->matches));
}

class PeoplePage {
 public:
  PeoplePage(Pen& pen, const View& view, Draft& draft, Actions& actions)
      : pen_(pen),
        view_(view),
        draft_(draft),
        chosen_(draft.people),
        actions_(actions),
        ring_(std::holds_alternative<std::monostate>(draft.dialog) ? &draft.ring : nullptr) {}

  void draw(const Rect& where);

 private:
  [[nodiscard]] const Palette& palette() const { return pen_.palette(); }
  [[nodiscard]] float px(float units) const { return pen_.px(units); }
  [[nodiscard]] bool is_at(const std::string& name) const {
    return ring_ != nullptr && ring_->focused == name;
  }
  [[nodiscard]] const ListedPerson* person() const;
  [[nodiscard]] std::vector<const ListedPerson*> shown() const;

  float list(ImVec2 at, float width);
  float row(const ListedPerson* person, const Rect& rect);
  float adding(ImVec2 at, float width);
  float details(ImVec2 at, float width);
  float name(const ListedPerson& person, ImVec2 at, float width);
  float colours(const ListedPerson& person, ImVec2 at, float width);
  float pin(const ListedPerson* person, ImVec2 at, float width);
  float aside(const ListedPerson& person, ImVec2 at, float width);
  bool chip(const char* name, ImVec2& at, Look look = Look::Chip, bool is_enabled = true);
  void take_keys();

  Pen& pen_;
  const View& view_;
  Draft& draft_;
  PeopleDraft& chosen_;
  Actions& actions_;
  Ring* ring_;
};

// The person shown; null: the host who is not one of the three.
const ListedPerson* PeoplePage::person() const {
  const auto found = std::ranges::find(view_.people.people, chosen_.chosen, &ListedPerson::number);
  return found == view_.people.people.end() ? nullptr : &*found;
}

std::vector<const ListedPerson*> PeoplePage::shown() const {
  std::vector<const ListedPerson*> people;
  for (const ListedPerson& person : view_.people.people) {
    if (!person.is_archived || chosen_.shows_archived) {
      people.push_back(&person);
    }
  }
  return people;
}

// Where one is chosen, with what there is to know at a glance.
float PeoplePage::row(const ListedPerson* listed, const Rect& rect) {
  const int number = listed == nullptr ? 0 : listed->number;
  const bool is_chosen = listed == person() && (listed != nullptr || chosen_.chosen == 0);
  if (is_chosen) {
    ImGui::GetWindowDrawList()->AddRectFilled(rect.min, rect.max, palette().raised, px(10));
  }
  const std::string control = listed == nullptr ? kHost : fmt::format("Person {}", number);
  // Of the list only the row chosen is a stop of the keys; the arrows go on from there.
  const bool is_stop = is_chosen || is_at(control);
  if (is_stop ? pen_.area(control, rect) : pen_.mouse_area(control, rect)) {
    chosen_.chosen = number;
  }
  if (ring_ != nullptr && !is_stop && ImGui::IsItemActivated()) {
    ring_->focused = control;
    ring_->controls.push_back(control);
  }
  if (ImGui::IsItemHovered() && !is_chosen) {
    ImGui::GetWindowDrawList()->AddRect(rect.min, rect.max, palette().faint, px(10));
  }
  const float middle = rect.center().y;
  const ImVec2 swatch{rect.min.x + px(24), middle};
  if (listed == nullptr || !listed->colour) {
    ImGui::GetWindowDrawList()->AddCircle(swatch, px(8), palette().faint, 0, px(2));
  } else {
    ImGui::GetWindowDrawList()->AddCircleFilled(swatch, px(9),
                                                readable(*listed->colour, palette().panel));
  }
  const std::string note = note_of(view_.people, listed);
  const float wide =
      pen_.text({rect.max.x - px(16), middle - pen_.text_size("0", Type::Small).y / 2}, note,
                Type::Small, palette().soft, Weight::Regular, Align::Right);
  // In a narrow list 'the host' has to do; what he is stands with what there is to know of him.
  const std::string_view host = words::tr("the host, who is not one of the three");
  const bool has_room = pen_.text_size(host, Type::Body).x <= rect.width() - px(44 + 28) - wide;
  const std::string_view called = listed != nullptr ? std::string_view(listed->name)
                                  : has_room        ? host
                                                    : words::tr("the host");
  const bool is_person = listed != nullptr;
  pen_.text({rect.min.x + px(44),
             middle - pen_.text_size("0", is_person ? Type::Heading : Type::Body).y / 2},
            called, is_person ? Type::Heading : Type::Body,
            is_person && !listed->is_archived ? palette().ink : palette().soft,
            is_person ? Weight::Strong : Weight::Regular, Align::Left,
            rect.width() - px(72) - wide);
  return rect.max.y;
}

bool PeoplePage::chip(const char* name, ImVec2& at, Look look, bool is_enabled) {
  const char* const words = words::tr(name);
  const float wide = pen_.text_size(words, Type::Body, Weight::Strong).x + px(28);
  const Rect rect{at, {at.x + wide, at.y + px(38)}};
  at.x = rect.max.x + px(10);
  return pen_.button(name, words, rect, look, is_enabled);
}

float PeoplePage::adding(ImVec2 at, float width) {
  const float wide = pen_.text_size(words::tr("Add"), Type::Body, Weight::Strong).x + px(32);
  const Rect field{at, {at.x + width - wide - px(10), at.y + px(42)}};
  pen_.field(kNewName, field, chosen_.new_name, words::tr("Somebody new"));
  const Rect button{{field.max.x + px(10), at.y}, {at.x + width, at.y + px(42)}};
  if (pen_.button("Add", words::tr("Add"), button, Look::Chip, !chosen_.new_name.empty())) {
    actions_.emplace_back(AddPerson{chosen_.new_name});
  }
  return field.max.y + px(12);
}

float PeoplePage::list(ImVec2 at, float width) {
  float y = adding(at, width);
  const auto place = [&](float top) {
    return Rect{{at.x, top + px(1)}, {at.x + width, top + px(kPersonRow) - px(1)}};
  };
  const std::vector<const ListedPerson*> people = shown();
  if (people.empty()) {
    y += pen_.paragraph({at.x + px(8), y + px(8)},
                        words::tr("Nobody yet. Whoever plays is added by the match."), Type::Note,
                        palette().soft, width - px(16)) +
         px(16);
  }
  // Years of players are hundreds of lines, of which a dozen are seen.
  ImGui::SetCursorScreenPos({at.x, y});
  ImGuiListClipper clipper;
  clipper.Begin(static_cast<int>(people.size()), px(kPersonRow));
  while (clipper.Step()) {
    for (int i = clipper.DisplayStart; i < clipper.DisplayEnd; ++i) {
      row(people[static_cast<std::size_t>(i)], place(y + static_cast<float>(i) * px(kPersonRow)));
    }
  }
  clipper.End();
  y += static_cast<float>(people.size()) * px(kPersonRow);
  y = row(nullptr, place(y)) + px(10);
  if (std::ranges::any_of(view_.people.people, &ListedPerson::is_archived)) {
    pen_.check_box("Laid aside too", {at.x + px(8), y}, chosen_.shows_archived);
    pen_.text({at.x + px(38), y}, words::tr("those laid aside too"), Type::Note, palette().soft);
    y += px(34);
  }
  return y;
}

float PeoplePage::name(const ListedPerson& person, ImVec2 at, float width) {
  if (chosen_.name_is_of != person.number) {
    chosen_.name_is_of = person.number;
    chosen_.name = person.name;
  }
  const float wide = pen_.text_size(words::tr("Rename"), Type::Body, Weight::Strong).x + px(32);
  pen_.text(at, words::tr("Name, from today on"), Type::Small, palette().soft);
  const float top = at.y + px(24);
  const Rect field{{at.x, top}, {at.x + width - wide - px(10), top + px(46)}};
  pen_.field(kName, field, chosen_.name, "");
  const Rect button{{field.max.x + px(10), top}, {at.x + width, top + px(46)}};
  if (pen_.button("Rename", words::tr("Rename"), button, Look::Chip, chosen_.name != person.name)) {
    actions_.emplace_back(RenamePerson{person.number, chosen_.name});
  }
  const float y = field.max.y + px(6);
  return y +
         pen_.paragraph({at.x, y}, words::tr("Matches keep the names of their nights."),
                        Type::Small, palette().soft, width) +
         px(18);
}

float PeoplePage::colours(const ListedPerson& person, ImVec2 at, float width) {
  // In words too, for who does not tell the colours apart.
  const auto* const chosen = std::ranges::find_if(
      kColours, [&](const NamedColour& one) { return person.colour == one.colour; });
  const char* const called = !person.colour             ? words::tr("the seat's own")
                             : chosen == kColours.end() ? words::tr("another")
                                                        : words::tr(chosen->name);
  pen_.text(at, fmt::format("{} \u00B7 {}", words::tr("Colour"), called), Type::Small,
            palette().soft);
  float x = at.x;
  float y = at.y + px(24);
  // In one row if they fit closer together.
  constexpr auto kSwatches = static_cast<float>(kColours.size() + 1);
  const float side = std::clamp(width / kSwatches - px(4), px(32), px(38));
  const auto swatch = [&](const std::string& control, std::optional<Colour> colour) {
    if (x + side > at.x + width) {
      x = at.x;
      y += side + px(8);
    }
    const Rect rect{{x, y}, {x + side, y + side}};
    if (pen_.area(control, rect, true, words::tr(control.c_str()))) {
      actions_.emplace_back(ColourPerson{person.number, colour});
    }
    if (colour) {
      ImGui::GetWindowDrawList()->AddCircleFilled(rect.center(), px(12),
                                                  readable(*colour, palette().panel));
    } else {
      ImGui::GetWindowDrawList()->AddCircle(rect.center(), px(11), palette().faint, 0, px(2));
    }
    if (person.colour == colour) {
      ImGui::GetWindowDrawList()->AddCircle(rect.center(), px(16), palette().focus, 0, px(2));
    }
    x += side + px(4);
  };
  swatch(words::later("the seat's own"), std::nullopt);
  bool is_offered = !person.colour;
  for (const NamedColour& colour : kColours) {
    swatch(colour.name, colour.colour);
    is_offered |= person.colour == colour.colour;
  }
  if (!is_offered) {
    swatch(words::later("another"), person.colour);
  }
  return y + side + px(18);
}

float PeoplePage::pin(const ListedPerson* person, ImVec2 at, float width) {
  const bool has_pin = person == nullptr ? view_.people.host_has_pin : person->has_pin;
  const PinAsked asked{.what = PinAsked::For::Set,
                       .who = 0,
                       .person = person == nullptr ? 0 : person->number,
                       .whose = person == nullptr ? words::tr("the host") : person->name,
                       .has_pin = has_pin,
                       .typed = {},
                       .at = has_pin ? PinAsked::Now : PinAsked::New};
  pen_.text(at, words::tr("PIN"), Type::Small, palette().soft);
  float y = at.y + px(22);
  y += pen_.paragraph(
           {at.x, y},
           has_pin ? words::tr("Whoever takes this place at the sheet is asked for it.")
                   : words::tr("None: anybody at the table may take this place at the sheet."),
           Type::Note, palette().ink, width) +
       px(8);
  ImVec2 place{at.x, y};
  if (chip(has_pin ? words::later("Another PIN") : words::later("Set a PIN"), place)) {
    draft_.dialog = asked;
  }
  if (has_pin && chip(words::later("Take the PIN away"), place)) {
    PinAsked removing = asked;
    removing.what = PinAsked::For::Remove;
    draft_.dialog = removing;
  }
  return y + px(38) + px(18);
}

float PeoplePage::aside(const ListedPerson& person, ImVec2 at, float width) {
  float y = at.y;
  ImVec2 place = at;
  if (person.is_archived) {
    if (chip(words::later("Bring back"), place)) {
      actions_.emplace_back(ArchivePerson{person.number, false});
    }
  } else if (chip(words::later("Lay aside"), place)) {
    actions_.emplace_back(ArchivePerson{person.number, true});
  }
  if (person.matches == 0 && chip(words::later("Remove"), place, Look::Danger)) {
    actions_.emplace_back(RemovePerson{person.number});
  }
  y += px(46);
  return y + pen_.paragraph(
                 {at.x, y},
                 person.is_archived
                     ? words::tr("Laid aside: New match does not propose this name. The matches "
                                 "stay, and a new one brings it back.")
                     : words::tr("Laid aside, somebody is not proposed for a new match any more. "
                                 "The matches stay."),
                 Type::Small, palette().soft, width);
}

float PeoplePage::details(ImVec2 at, float width) {
  const ListedPerson* const shown = person();
  float y = at.y;
  pen_.text({at.x, y}, shown == nullptr ? words::tr("The host") : std::string_view(shown->name),
            Type::Name, palette().ink, Weight::Strong, Align::Left, width);
  y += px(32);
  y += pen_.paragraph({at.x, y}, about(shown), Type::Note, palette().soft, width) + px(16);
  if (!view_.people.says.empty()) {
    y += pen_.paragraph({at.x, y}, view_.people.says, Type::Note, palette().bad, width) + px(12);
  }
  if (shown == nullptr) {
    return pin(nullptr, {at.x, y}, width);
  }
  y = name(*shown, {at.x, y}, width);
  y = colours(*shown, {at.x, y}, width);
  y = pin(shown, {at.x, y}, width);
  return aside(*shown, {at.x, y}, width);
}

void PeoplePage::take_keys() {
  if (ring_ == nullptr) {
    return;
  }
  const bool is_enter = ImGui::IsKeyPressed(ImGuiKey_Enter, false) ||
                        ImGui::IsKeyPressed(ImGuiKey_KeypadEnter, false);
  const ListedPerson* const shown_person = person();
  if (is_enter && is_at(kNewName) && !chosen_.new_name.empty()) {
    actions_.emplace_back(AddPerson{chosen_.new_name});
  } else if (is_enter && is_at(kName) && shown_person != nullptr &&
             chosen_.name != shown_person->name) {
    actions_.emplace_back(RenamePerson{shown_person->number, chosen_.name});
  }
  const int step = (ImGui::IsKeyPressed(ImGuiKey_DownArrow) ? 1 : 0) -
                   (ImGui::IsKeyPressed(ImGuiKey_UpArrow) ? 1 : 0);
  if (step != 0) {
    std::vector<int> numbers;
    for (const ListedPerson* const listed : shown()) {
      numbers.push_back(listed->number);
    }
    numbers.push_back(0);
    const auto at = std::ranges::find(numbers, chosen_.chosen) - numbers.begin();
    const auto last = static_cast<std::ptrdiff_t>(numbers.size()) - 1;
    chosen_.chosen =
        numbers[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(at + step, 0, last))];
  }
  if (ImGui::IsKeyPressed(ImGuiKey_Escape, false) && view_.open) {
    draft_.page = Page::Sheet;
  }
}

void PeoplePage::draw(const Rect& where) {
  const bool is_roomy = where.width() >= px(1000);
  const float margin = px(is_roomy ? 20 : 10);
  const float wide = std::min(px(1080), where.width() - 2 * margin);
  const Rect card{{where.center().x - wide / 2, where.min.y + margin},
                  {where.center().x + wide / 2, where.max.y - margin}};
  const float pad = px(is_roomy ? 34 : 20);
  if (person() == nullptr && chosen_.chosen != 0) {  // nobody yet, or taken out
    chosen_.chosen = shown().empty() ? -1 : shown().front()->number;
  }
  pen_.panel(card);
  pen_.text({card.min.x + pad, card.min.y + px(20)}, words::tr("People"), Type::Title,
            palette().ink, Weight::Strong);
  const Rect inner{{card.min.x + pad, card.min.y + px(70)},
                   {card.max.x - pad, card.max.y - px(14)}};
  if (where.width() >= px(kTwoColumnsFrom)) {
    const float left = std::min(inner.width() * 0.46F, px(440));
    const Rect list_place{inner.min, {inner.min.x + left, inner.max.y}};
    {
      Scrolled place(pen_, "people", {list_place.min, {list_place.max.x + px(12), inner.max.y}});
      place.ends_at(list({inner.min.x, place.top().y}, left));
    }
    const float x = list_place.max.x + px(36);
    Scrolled place(pen_, "person", {{x, inner.min.y}, {card.max.x - px(6), inner.max.y}});
    place.ends_at(details({x, place.top().y}, inner.max.x - x));
    if (ring_ != nullptr) {
      place.follow(*ring_);
    }
  } else {
    Scrolled place(pen_, "people", {inner.min, {card.max.x - px(6), inner.max.y}});
    const float y = list({inner.min.x, place.top().y}, inner.width()) + px(16);
    place.ends_at(details({inner.min.x, y}, inner.width()));
    if (ring_ != nullptr) {
      place.follow(*ring_);
    }
  }
  take_keys();
}

}  // namespace

void draw_people(Pen& pen, const View& view, Draft& draft, Actions& actions, const Rect& where) {
  PeoplePage(pen, view, draft, actions).draw(where);
}

}  // namespace ui
