#include "cli/run.hpp"

#include <iostream>
#include <optional>

#include "cli/verbs.hpp"
#include "core/name.hpp"
#include "store/backup_schedule.hpp"
#include "words/language.hpp"

namespace cli {
namespace {

bool only_reads(Verb verb) {
  return verb == Verb::Show || verb == Verb::List || verb == Verb::Export || verb == Verb::Check ||
         verb == Verb::Backup || verb == Verb::Stats || verb == Verb::People;
}

// That a backup failed stops nobody from playing.
void back_up_before(store::Database& database) {
  try {
    (void)store::back_up_if_due(database, session::now());
  } catch (const store::Trouble& trouble) {
    std::cerr << words::tr("Today's backup could not be made: {}", trouble.what()) << "\n";
  }
}

Exit run_on_database(const Arguments& arguments) {
  store::Database database(arguments.database, store::kUnhurriedMs);
  if (!only_reads(arguments.verb)) {
    back_up_before(database);
  }
  switch (arguments.verb) {
    case Verb::New:
      return start(database, arguments);
    case Verb::Show:
      return show(database, arguments);
    case Verb::List:
      return list(database, arguments);
    case Verb::Export:
      return write_out(database, arguments);
    case Verb::Import:
      return take_in(database, arguments);
    case Verb::Check:
      return check(database);
    case Verb::Backup:
      return back_up(database, arguments);
    case Verb::People:
      return people(database, arguments);
    case Verb::Person:
      return person(database, arguments);
    case Verb::Pin:
      return pin(database, arguments);
    case Verb::Note:
      return note(database, arguments);
    case Verb::Stats:
      return statistics(database, arguments);
    default:
      return change(database, arguments);
  }
}

// Out of a damaged file that does not open come those matches that can be read.
Exit write_out_all(const Arguments& arguments) {
  std::optional<store::Database> database;
  try {
    database.emplace(arguments.database, store::kUnhurriedMs);
  } catch (const store::Trouble& trouble) {
    if (trouble.failure() != store::Failure::Damaged) {
      throw;
    }
    std::cerr << trouble.what() << "\n";
    (void)write_out(store::salvage(arguments.database), arguments);
    return Exit::NoDatabase;
  }
  return write_out(*database, arguments);
}

Exit carry_out(const Arguments& arguments) {
  if (arguments.verb == Verb::Export && arguments.is_all) {
    return write_out_all(arguments);
  }
  switch (arguments.verb) {
    case Verb::Score:
      return score(arguments);
    case Verb::Restore:
      return restore(arguments);
    case Verb::Rules:
      return print_rules(arguments);
    default:
      return run_on_database(arguments);
  }
}

}  // namespace

Exit run(const Arguments& arguments) {
  try {
    const Exit exit = carry_out(arguments);
    std::cout.flush();
    if (!std::cout) {
      throw Stop{Exit::Refused, words::tr("The output could not be written.")};
    }
    return exit;
  } catch (const Stop& stop) {
    std::cerr << core::fit_to_show(stop.sentence) << "\n";  // it may quote what was typed
    return stop.exit;
  } catch (const store::Trouble& trouble) {
    std::cerr << trouble.what() << "\n";
    const bool is_refusal = trouble.failure() == store::Failure::NoSuchMatch ||
                            trouble.failure() == store::Failure::Refused;
    return is_refusal ? Exit::Refused : Exit::NoDatabase;
  }
}

}  // namespace cli
