#include "store/people.hpp"

#include "store/columns.hpp"
#include "store/open.hpp"

namespace store {
namespace {

constexpr int kMostColour = 0xFFFFFF;

constexpr const char* kPersonColumns =
    "q.number, q.name, q.colour, q.is_archived, "
    "EXISTS (SELECT 1 FROM pin WHERE pin.person = q.number), "
    "(SELECT count(*) FROM sat s WHERE s.person = q.number) FROM person q ";

[[noreturn]] void refuse_missing() {
  throw Trouble(Failure::Refused, "There is no such person in this score sheet.");
}

[[noreturn]] void tell_damage() {
  throw Trouble(Failure::Damaged, "The list of people is damaged. The matches are not affected.");
}

std::optional<Colour> read_colour(Columns& columns, int column) {
  const std::optional<int> colour = columns.whole_or_none(column, 0, kMostColour);
  return colour ? std::optional(static_cast<Colour>(*colour)) : std::nullopt;
}

Person read_person(SQLite::Statement& statement) {
  Columns columns(statement);
  Person person;
  person.number = columns.whole(0, 1, kMostWhole);
  person.name = columns.text(1);
  person.colour = read_colour(columns, 2);
  person.is_archived = columns.whole(3, 0, 1) == 1;
  person.has_pin = columns.whole(4, 0, 1) == 1;
  person.matches = columns.whole(5, 0, kMostWhole);
  if (!columns.are_fit()) {
    tell_damage();
  }
  return person;
}

// Whether there is a line to change; for kKeeperPerson there is always.
void require(SQLite::Database& connection, int person) {
  SQLite::Statement select(connection, "SELECT 1 FROM person WHERE number = ?");
  select.bind(1, person);
  if (person != kKeeperPerson && !select.executeStep()) {
    refuse_missing();
  }
}

// `name` in the form in which it is kept, or why it cannot be the name of `person` (0: of somebody
// new).
std::variant<std::string, PersonFault> fit_name(SQLite::Database& connection, std::string_view name,
                                                int person) {
  const core::KeptName kept = core::kept_name(name);
  if (kept.fault) {
    return PersonFault{.name = kept.fault, .same_as = std::nullopt};
  }
  SQLite::Statement select(connection, "SELECT number FROM person WHERE folded = ?");
  select.bind(1, core::folded_name(kept.text));
  if (select.executeStep() && select.getColumn(0).getInt() != person) {
    return PersonFault{.name = std::nullopt, .same_as = select.getColumn(0).getInt()};
  }
  return kept.text;
}

}  // namespace

std::vector<Person> People::list(bool with_archived) const {
  return open_->read([&] {
    SQLite::Statement select(
        *open_->connection,
        std::string("SELECT ") + kPersonColumns + "WHERE ? OR NOT q.is_archived ORDER BY q.folded");
    select.bind(1, with_archived ? 1 : 0);
    std::vector<Person> people;
    while (select.executeStep()) {
      people.push_back(read_person(select));
    }
    return people;
  });
}

std::optional<Person> People::find(std::string_view name) const {
  return open_->read([&]() -> std::optional<Person> {
    SQLite::Statement select(*open_->connection,
                             std::string("SELECT ") + kPersonColumns + "WHERE q.folded = ?");
    select.bind(1, core::folded_name(name));
    return select.executeStep() ? std::optional(read_person(select)) : std::nullopt;
  });
}

Person People::get(int person) const {
  return open_->read([&] {
    SQLite::Statement select(*open_->connection,
                             std::string("SELECT ") + kPersonColumns + "WHERE q.number = ?");
    select.bind(1, person);
    if (!select.executeStep()) {
      refuse_missing();
    }
    return read_person(select);
  });
}

std::optional<Colour> People::colour(int person) const {
  return open_->read([&] {
    SQLite::Statement select(*open_->connection, "SELECT colour FROM person WHERE number = ?");
    select.bind(1, person);
    if (!select.executeStep()) {
      refuse_missing();
    }
    Columns columns(select);
    const std::optional<Colour> colour = read_colour(columns, 0);
    if (!columns.are_fit()) {
      tell_damage();
    }
    return colour;
  });
}

core::PerSeat<int> People::at(int match) const {
  return open_->read([&] {
    SQLite::Statement select(*open_->connection,
                             "SELECT person FROM sat WHERE match = ? ORDER BY seat");
    select.bind(1, match);
    core::PerSeat<int> people{};
    for (int& person : people) {
      if (!select.executeStep()) {
        throw Trouble(Failure::NoSuchMatch, "There is no match " + std::to_string(match) + ".");
      }
      person = select.getColumn(0).getInt();
    }
    return people;
  });
}

std::variant<int, PersonFault> People::add(std::string_view name) {
  return open_->write([&]() -> std::variant<int, PersonFault> {
    const auto fit = fit_name(*open_->connection, name, 0);
    if (const PersonFault* const fault = std::get_if<PersonFault>(&fit)) {
      return *fault;
    }
    SQLite::Statement insert(*open_->connection,
                             "INSERT INTO person (name, folded) VALUES (?, ?) RETURNING number");
    insert.bind(1, std::get<std::string>(fit));
    insert.bind(2, core::folded_name(std::get<std::string>(fit)));
    insert.executeStep();
    const int number = insert.getColumn(0).getInt();
    insert.reset();
    return number;
  });
}

std::optional<PersonFault> People::rename(int person, std::string_view name) {
  return open_->write([&]() -> std::optional<PersonFault> {
    require(*open_->connection, person);
    const auto fit = fit_name(*open_->connection, name, person);
    if (const PersonFault* const fault = std::get_if<PersonFault>(&fit)) {
      return *fault;
    }
    SQLite::Statement update(*open_->connection,
                             "UPDATE person SET name = ?, folded = ? WHERE number = ?");
    update.bind(1, std::get<std::string>(fit));
    update.bind(2, core::folded_name(std::get<std::string>(fit)));
    update.bind(3, person);
    update.exec();
    return std::nullopt;
  });
}

void People::set_colour(int person, std::optional<Colour> colour) {
  open_->write([&] {
    require(*open_->connection, person);
    SQLite::Statement update(*open_->connection, "UPDATE person SET colour = ? WHERE number = ?");
    if (colour) {
      update.bind(1, *colour);
    }
    update.bind(2, person);
    return update.exec();
  });
}

void People::set_archived(int person, bool is_archived) {
  open_->write([&] {
    require(*open_->connection, person);
    SQLite::Statement update(*open_->connection,
                             "UPDATE person SET is_archived = ? WHERE number = ?");
    update.bind(1, is_archived ? 1 : 0);
    update.bind(2, person);
    return update.exec();
  });
}

bool People::remove(int person) {
  return open_->write([&] {
    require(*open_->connection, person);
    SQLite::Statement take_out(
        *open_->connection,
        "DELETE FROM person WHERE number = ? "
        "AND NOT EXISTS (SELECT 1 FROM sat s WHERE s.person = person.number)");
    take_out.bind(1, person);
    return take_out.exec() == 1;
  });
}

std::optional<KeptPin> People::pin(int person) const {
  return open_->read([&]() -> std::optional<KeptPin> {
    SQLite::Statement select(*open_->connection,
                             "SELECT hash, wrong_tries, last_try_ms FROM pin WHERE person = ?");
    select.bind(1, person);
    if (!select.executeStep()) {
      return std::nullopt;
    }
    return KeptPin{.hash = select.getColumn(0).getString(),
                   .wrong_tries = select.getColumn(1).getInt(),
                   .last_try_ms = select.getColumn(2).getInt64()};
  });
}

void People::set_pin(int person, const std::optional<std::string>& hash) {
  open_->write([&] {
    require(*open_->connection, person);
    SQLite::Statement set(*open_->connection,
                          hash ? "INSERT INTO pin (person, hash) VALUES (?1, ?2) "
                                 "ON CONFLICT (person) DO UPDATE "
                                 "SET hash = ?2, wrong_tries = 0, last_try_ms = 0"
                               : "DELETE FROM pin WHERE person = ?1");
    set.bind(1, person);
    if (hash) {
      set.bind(2, *hash);
    }
    return set.exec();
  });
}

bool People::count_try(int person, const KeptPin& seen, std::int64_t at_ms) {
  return open_->write([&] {
    SQLite::Statement update(
        *open_->connection,
        "UPDATE pin SET wrong_tries = min(wrong_tries + 1, 1000000), last_try_ms = ? "
        "WHERE person = ? AND hash = ? AND wrong_tries = ? AND last_try_ms = ?");
    update.bind(1, at_ms);
    update.bind(2, person);
    update.bind(3, seen.hash);
    update.bind(4, seen.wrong_tries);
    update.bind(5, seen.last_try_ms);
    return update.exec() == 1;
  });
}

void People::forget_tries(int person) {
  open_->write([&] {
    SQLite::Statement update(*open_->connection, "UPDATE pin SET wrong_tries = 0 WHERE person = ?");
    update.bind(1, person);
    return update.exec();
  });
}

}  // namespace store
