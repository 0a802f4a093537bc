#include <algorithm>
#include <iostream>
#include <iterator>
#include <system_error>

#include "cli/verbs.hpp"
#include "core/name.hpp"
#include "document/document.hpp"
#include "document/out.hpp"
#include "session/arrivals.hpp"
#include "session/readable.hpp"
#include "store/files.hpp"
#include "store/restore.hpp"
#include "words/language.hpp"
#include "words/words.hpp"

namespace cli {
namespace {

namespace fs = std::filesystem;

// A path as it can be shown in a terminal.
std::string shown(const fs::path& file) { return core::fit_to_show(file.string()); }

std::string contents(const fs::path& file) {
  const std::optional<std::string> bytes =
      store::read_file(file == "-" ? "/dev/stdin" : file, document::kMostInFile);
  if (!bytes) {
    throw Stop{Exit::Refused, words::tr("{}: this file cannot be read.", file.string())};
  }
  return *bytes;
}

// Writes a new file whole or not at all; what is there already is never replaced.
void write_new(const fs::path& file, const std::string& bytes) {
  try {
    if (!store::write_file(file, bytes, store::Existing::Keep)) {
      throw Stop{Exit::Refused,
                 words::tr("{} is there already and is not replaced.", file.string())};
    }
  } catch (const std::system_error& error) {
    throw Stop{Exit::Refused, words::cannot_write(file.string(), error.code().message())};
  }
}

std::vector<document::Document> documents_in(const fs::path& file) {
  auto read = document::read_all(contents(file));
  if (const document::Fault* const fault = std::get_if<document::Fault>(&read)) {
    const std::string place = fault->place.empty() ? "" : fault->place + ": ";
    throw Stop{Exit::Refused, file.string() + ": " + place + fault->reason};
  }
  return std::get<std::vector<document::Document>>(std::move(read));
}

// What importing compares two matches by.
std::string content_of(const session::Arrival& one) {
  return document::content_text({.match = one.match, .id = one.id, .started = one.started});
}

void put_out(const std::vector<core::NumberedMatch>& matches, const Arguments& arguments) {
  const std::string text = document::written(arguments.format, matches);
  if (arguments.output) {
    write_new(*arguments.output, text);
  } else {
    std::cout << text;
  }
}

}  // namespace

Exit write_out(store::Database& database, const Arguments& arguments) {
  if (arguments.is_all) {
    return write_out(database.load_all(), arguments);
  }
  put_out({loaded(database, match_meant(database, arguments))}, arguments);
  return Exit::Done;
}

Exit write_out(const store::Everything& all, const Arguments& arguments) {
  const session::Readable readable = session::readable(all);
  put_out(readable.matches, arguments);
  for (const std::string& sentence : readable.lost) {
    std::cerr << sentence << "\n";
  }
  if (!readable.lost.empty()) {
    std::cerr << words::tr("Damaged and left out: {}.", readable.lost.size()) << "\n";
  }
  return readable.lost.empty() ? Exit::Done : Exit::NoDatabase;
}

Exit take_in(store::Database& database, const Arguments& arguments) {
  session::Arrivals arrivals(database, &content_of);
  int here_already = 0;
  for (const fs::path& file : arguments.files) {
    for (document::Document& one : documents_in(file)) {
      const session::Standing standing = arrivals.take(
          {.match = std::move(one.match), .id = std::move(one.id), .started = one.started});
      if (standing == session::Standing::Conflicts) {
        throw Stop{Exit::Refused, file.string() + ": " + words::tr(words::kIdIsTaken)};
      }
      here_already += standing == session::Standing::HereAlready ? 1 : 0;
    }
  }
  const std::vector<int> numbers = arrivals.bring_in();
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    std::cout << words::tr("Match {}: {}.", numbers[i],
                           words::people(arrivals.coming()[i].match, {0, 1, 2}))
              << "\n";
  }
  std::cout << words::imported(static_cast<int>(numbers.size()), here_already) << "\n";
  return Exit::Done;
}

Exit check(store::Database& database) {
  const std::vector<std::string> faults = database.faults();
  for (const std::string& fault : faults) {
    std::cerr << fault << "\n";
  }
  if (!faults.empty()) {
    return Exit::NoDatabase;
  }
  std::cout << words::tr("{} is in order: {} matches.", shown(database.file()),
                         database.list().size())
            << "\n";
  return Exit::Done;
}

Exit back_up(store::Database& database, const Arguments& arguments) {
  database.back_up(*arguments.output);
  std::cout << words::tr("The copy is in {}.", shown(*arguments.output)) << "\n";
  return Exit::Done;
}

Exit restore(const Arguments& arguments) {
  const fs::path aside =
      store::restore(arguments.database, *arguments.output, session::now(), store::kUnhurriedMs);
  std::cout << words::tr("{} is as it was in {}.", shown(arguments.database),
                         shown(*arguments.output))
            << "\n";
  if (!aside.empty()) {
    std::cout << words::tr("What was there is now in {}.", shown(aside)) << "\n";
  }
  return Exit::Done;
}

Exit score(const Arguments& arguments) {
  std::vector<document::Document> documents;
  for (const fs::path& file : arguments.files) {
    std::vector<document::Document> in_file = documents_in(file);
    documents.insert(documents.end(), std::make_move_iterator(in_file.begin()),
                     std::make_move_iterator(in_file.end()));
  }
  bool is_first = true;
  for (const document::Document& one : documents) {
    if (arguments.is_json) {
      std::cout << document::score_json(one.match) << "\n";
    } else {
      std::cout << (is_first ? "" : "\n")
                << document::text_sheet({.number = std::nullopt,
                                         .id = one.id.value_or(""),
                                         .started = one.started,
                                         .match = one.match});
    }
    is_first = false;
  }
  return Exit::Done;
}

}  // namespace cli
