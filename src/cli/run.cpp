#include "cli/run.hpp"

#include <iostream>

#include "cli/verbs.hpp"

namespace cli {
namespace {

// How long a verb waits for another writer.
constexpr int kPatienceMs = 5000;

Exit run_on_database(const Arguments& arguments) {
  store::Database database(arguments.database, kPatienceMs);
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
    default:
      return change(database, arguments);
  }
}

}  // namespace

Exit run(const Arguments& arguments) {
  try {
    const Exit exit = arguments.verb == Verb::Score ? score(arguments) : run_on_database(arguments);
    std::cout.flush();
    if (!std::cout) {
      throw Stop{Exit::Refused, "The output could not be written."};
    }
    return exit;
  } catch (const Stop& stop) {
    std::cerr << stop.sentence << "\n";
    return stop.exit;
  } catch (const store::Trouble& trouble) {
    std::cerr << trouble.what() << "\n";
    return trouble.failure() == store::Failure::NoSuchMatch ? Exit::Refused : Exit::NoDatabase;
  }
}

}  // namespace cli
