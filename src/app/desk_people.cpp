// The part of the desk that looks after the people behind the names: the list, what they are
// called, their colours.
#include <algorithm>

#include "app/desk.hpp"
#include "words/language.hpp"
#include "words/persons.hpp"
#include "words/words.hpp"

namespace app {

std::string Desk::called(int person) const {
  return person == store::kKeeperPerson ? words::tr("the host")
                                        : store::People(*database_).get(person).name;
}

void Desk::say_of_people(const store::PersonFault& fault, const std::string& typed) {
  view_.people.says = fault.name ? words::name_fault(*fault.name, typed)
                                 : words::called_so_already(called(*fault.same_as));
}

void Desk::carry_out(const ui::AddPerson& add) {
  view_.people.says.clear();
  const auto added = store::People(*database_).add(add.name);
  if (const auto* const fault = std::get_if<store::PersonFault>(&added)) {
    say_of_people(*fault, add.name);
    return;
  }
  draft_.people.new_name.clear();
  draft_.people.chosen = std::get<int>(added);
}

void Desk::carry_out(const ui::RenamePerson& rename) {
  view_.people.says.clear();
  if (const auto fault = store::People(*database_).rename(rename.person, rename.name)) {
    say_of_people(*fault, rename.name);
    return;
  }
  draft_.people.name = store::People(*database_).get(rename.person).name;
}

void Desk::carry_out(const ui::ColourPerson& set) {
  store::People(*database_).set_colour(set.person, set.colour);
  if (session_) {
    look_at_people();
  }
}

void Desk::carry_out(const ui::ArchivePerson& set) {
  store::People(*database_).set_archived(set.person, set.is_archived);
  draft_.people.shows_archived |= set.is_archived;
}

void Desk::carry_out(const ui::RemovePerson& remove) {
  const std::string name = called(remove.person);
  view_.people.says =
      store::People(*database_).remove(remove.person) ? "" : words::has_played(name);
}

void Desk::refresh_people() {
  view_.people.people = listed_people(*database_);
  view_.people.host_has_pin = session::needs_pin(*database_, store::kKeeperPerson);
}

void Desk::look_at_people() {
  const store::People people(*database_);
  people_ = people.at(session_->number());
  for (std::size_t seat = 0; seat < people_.size(); ++seat) {
    colours_[seat] = people.colour(people_[seat]);
  }
}

int Desk::person_at(core::Actor who) const {
  return core::is_seat(who) ? people_[static_cast<std::size_t>(who)] : store::kKeeperPerson;
}

std::vector<ui::ListedPerson> listed_people(const store::Database& database) {
  std::vector<ui::ListedPerson> listed;
  for (const store::Person& person : store::People(database).list(true)) {
    listed.push_back({.number = person.number,
                      .name = person.name,
                      .colour = person.colour,
                      .matches = person.matches,
                      .has_pin = person.has_pin,
                      .is_archived = person.is_archived});
  }
  return listed;
}

}  // namespace app
