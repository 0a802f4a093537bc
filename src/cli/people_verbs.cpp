#include <termios.h>
#include <unistd.h>

#include <charconv>
#include <iostream>

#include "cli/verbs.hpp"
#include "core/name.hpp"
#include "document/people.hpp"
#include "session/pin.hpp"
#include "store/people.hpp"
#include "words/language.hpp"
#include "words/persons.hpp"
#include "words/words.hpp"

namespace cli {
namespace {

// A longer line is no PIN.
constexpr std::size_t kLongestLine = 200;

// A line of standard input byte by byte, so that nothing of it stays in a buffer of the library's.
session::Secret line_of_input() {
  std::string line;
  line.reserve(kLongestLine);
  char byte = 0;
  while (line.size() < kLongestLine && ::read(STDIN_FILENO, &byte, 1) == 1 && byte != '\n') {
    line += byte;
  }
  return session::Secret(line);
}

// A terminal that does not show what is typed while this lives.
class NoEcho {
 public:
  NoEcho() : is_terminal_(::tcgetattr(STDIN_FILENO, &before_) == 0) {
    if (is_terminal_) {
      termios silent = before_;
      silent.c_lflag &= ~static_cast<tcflag_t>(ECHO);
      ::tcsetattr(STDIN_FILENO, TCSAFLUSH, &silent);
    }
  }
  ~NoEcho() {
    if (is_terminal_) {
      ::tcsetattr(STDIN_FILENO, TCSAFLUSH, &before_);
      std::cerr << "\n";
    }
  }
  NoEcho(const NoEcho&) = delete;
  NoEcho& operator=(const NoEcho&) = delete;
  NoEcho(NoEcho&&) = delete;
  NoEcho& operator=(NoEcho&&) = delete;

 private:
  termios before_{};
  bool is_terminal_;
};

session::Secret typed(const std::string& asked, const Arguments& arguments) {
  if (arguments.is_pin_stdin) {
    return line_of_input();
  }
  if (::isatty(STDIN_FILENO) == 0) {
    throw Stop{Exit::Refused, words::tr("{} is needed. There is no terminal to type it on: give it "
                                        "on standard input with --pin-stdin.",
                                        asked)};
  }
  std::cerr << asked << ": ";
  const NoEcho silence;
  return line_of_input();
}

std::string called(const store::Database& database, int person) {
  return person == store::kKeeperPerson ? words::tr("the host")
                                        : store::People(database).get(person).name;
}

[[noreturn]] void refuse_name(const store::Database& database, const store::PersonFault& fault,
                              const std::string& name) {
  if (fault.name) {
    throw Stop{Exit::Refused, words::name_fault(*fault.name, name)};
  }
  throw Stop{Exit::Refused, words::called_so_already(called(database, *fault.same_as)) + " " +
                                words::tr("Nothing was changed.")};
}

std::optional<store::Colour> colour_of(const std::string& text) {
  if (text == "none") {
    return std::nullopt;
  }
  store::Colour colour = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), colour, 16);
  if (text.size() != 6 || error != std::errc() || end != text.data() + text.size()) {
    throw Stop{Exit::WrongUsage,
               words::tr("A colour is RRGGBB, six digits of 0 to 9 and a to f, or none.")};
  }
  return colour;
}

document::KnownPerson known(const store::Person& person) {
  return {.number = person.number,
          .name = person.name,
          .colour = person.colour,
          .matches = person.matches,
          .has_pin = person.has_pin,
          .is_archived = person.is_archived};
}

Exit tell_person(const store::Database& database, int person) {
  std::cout << document::text_people({known(store::People(database).get(person))});
  return Exit::Done;
}

void change_person(store::Database& database, int person, const Arguments& arguments) {
  store::People people(database);
  if (arguments.rename) {
    if (const auto fault = people.rename(person, *arguments.rename)) {
      refuse_name(database, *fault, *arguments.rename);
    }
  }
  if (arguments.colour) {
    people.set_colour(person, colour_of(*arguments.colour));
  }
  if (arguments.is_archive || arguments.is_unarchive) {
    people.set_archived(person, arguments.is_archive);
  }
}

void require_new_pin(store::Database& database, const session::PinRight& right,
                     const Arguments& arguments) {
  const session::Secret fresh = typed(words::tr("The new PIN"), arguments);
  if (!arguments.is_pin_stdin) {
    const session::Secret again = typed(words::tr("The new PIN once more"), arguments);
    if (again.text() != fresh.text()) {
      throw Stop{Exit::Refused, words::tr("The two are not the same. Nothing was changed.")};
    }
  }
  if (!session::set_pin(database, right, fresh.text())) {
    throw Stop{Exit::Refused, words::no_pin(session::kShortestPin, session::kLongestPin) + " " +
                                  words::tr("Nothing was changed.")};
  }
}

}  // namespace

int person_named(const store::Database& database, const std::string& name) {
  if (core::folded_name(name) == "host") {
    return store::kKeeperPerson;
  }
  if (const auto found = store::People(database).find(name)) {
    return found->number;
  }
  throw Stop{Exit::Refused, words::tr("Nobody is called \"{}\" here.", name)};
}

session::PinRight require_pin(store::Database& database, int person, const std::string& whose,
                              const Arguments& arguments) {
  if (const std::chrono::seconds wait = session::pin_wait(database, person); wait.count() > 0) {
    throw Stop{Exit::Refused, words::pin_too_soon(wait)};
  }
  // Whoever has no PIN is asked for none.
  std::string nothing;
  const session::Secret secret = session::needs_pin(database, person)
                                     ? typed(words::tr("The PIN of {}", whose), arguments)
                                     : session::Secret(nothing);
  const session::PinAnswer answer = session::check_pin(database, person, secret.text());
  if (const auto* const wrong = std::get_if<session::PinWrong>(&answer)) {
    throw Stop{Exit::Refused, words::pin_wrong(wrong->wait)};
  }
  if (const auto* const early = std::get_if<session::PinTooSoon>(&answer)) {
    throw Stop{Exit::Refused, words::pin_too_soon(early->wait)};
  }
  return std::get<session::PinRight>(answer);
}

Exit people(store::Database& database, const Arguments& arguments) {
  std::vector<document::KnownPerson> list;
  for (const store::Person& person : store::People(database).list(arguments.is_archived)) {
    list.push_back(known(person));
  }
  std::cout << (arguments.is_json ? document::people_json(list) + "\n"
                                  : document::text_people(list));
  return Exit::Done;
}

Exit person(store::Database& database, const Arguments& arguments) {
  store::People people(database);
  if (arguments.is_all) {
    const auto added = people.add(arguments.word);
    if (const auto* const fault = std::get_if<store::PersonFault>(&added)) {
      refuse_name(database, *fault, arguments.word);
    }
  }
  const int number = person_named(database, arguments.word);
  if (number == store::kKeeperPerson) {
    throw Stop{Exit::Refused,
               words::tr("The host is not one of the people; only a PIN is kept for that place.")};
  }
  if (arguments.is_remove) {
    const std::string name = called(database, number);
    if (!people.remove(number)) {
      throw Stop{Exit::Refused,
                 words::has_played(name) + " " + words::tr("Lay aside with --archive instead.")};
    }
    std::cout << words::tr("{} is taken out.", name) << "\n";
    return Exit::Done;
  }
  change_person(database, number, arguments);
  return tell_person(database, number);
}

Exit pin(store::Database& database, const Arguments& arguments) {
  const int person = person_named(database, arguments.is_reset ? arguments.word : arguments.as);
  const std::string name = called(database, person);
  if (arguments.is_reset) {
    const std::optional<session::PinRight> right = session::as_owner(database, person);
    if (!right) {
      throw Stop{
          Exit::Refused,
          words::tr(
              "Only the account that owns the file {} may take a PIN away without knowing it.",
              database.file().string())};
    }
    session::remove_pin(database, *right);
  } else {
    const session::PinRight right = require_pin(database, person, name, arguments);
    if (arguments.is_remove) {
      session::remove_pin(database, right);
    } else {
      require_new_pin(database, right, arguments);
    }
  }
  std::cout << (session::needs_pin(database, person)
                    ? words::tr("The place of {} has a PIN now.", name)
                    : words::tr("The place of {} has no PIN now.", name))
            << "\n";
  return Exit::Done;
}

}  // namespace cli
