#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <iostream>
#include <iterator>

#include "cli/verbs.hpp"
#include "document/document.hpp"
#include "store/restore.hpp"
#include "words/words.hpp"

namespace cli {
namespace {

namespace fs = std::filesystem;

// A file longer than any document may be is not read to its end: document::read_all refuses it.
constexpr std::size_t kMostRead = (std::size_t{16} << 20U) + 1;

// How long a restore waits for whoever is just writing.
constexpr int kRestorePatienceMs = 5000;

std::string bytes_of(std::istream& stream) {
  std::string bytes(kMostRead, '\0');
  stream.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  bytes.resize(static_cast<std::size_t>(stream.gcount()));
  return bytes;
}

std::string contents(const fs::path& file) {
  if (file == "-") {
    return bytes_of(std::cin);
  }
  std::ifstream stream(file, std::ios::binary);
  if (!stream || fs::is_directory(file)) {
    throw Stop{Exit::Refused, file.string() + ": this file cannot be read."};
  }
  return bytes_of(stream);
}

// Writes a new file whole or not at all; what is there already is never replaced.
void write_new(const fs::path& file, const std::string& bytes) {
  const int opened = ::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
  if (opened < 0) {
    throw Stop{Exit::Refused, errno == EEXIST
                                  ? file.string() + " is there already and is not replaced."
                                  : file.string() + " cannot be written: " + std::strerror(errno)};
  }
  std::size_t written = 0;
  while (written < bytes.size()) {
    const ssize_t count = ::write(opened, bytes.data() + written, bytes.size() - written);
    if (count < 0 && errno != EINTR) {
      break;
    }
    written += count > 0 ? static_cast<std::size_t>(count) : 0;
  }
  const bool is_whole = written == bytes.size() && ::fsync(opened) == 0;
  if (::close(opened) != 0 || !is_whole) {
    const std::string why = std::strerror(errno);
    ::unlink(file.c_str());
    throw Stop{Exit::Refused, file.string() + " could not be written: " + why};
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

document::Document document_of(const document::NumberedMatch& match) {
  return {.match = match.match, .id = match.id, .started = match.started};
}

// What importing knows of the matches that are there, and of those it is about to add.
class Known {
 public:
  explicit Known(const store::Database& database)
      : database_(database), headers_(database.list()) {}

  // Whether this match is there already. Stops if another one has its id.
  [[nodiscard]] bool has(const document::Document& one, const fs::path& file) const {
    for (const document::Document& other : coming_) {
      if (is_same(one, other, file)) {
        return true;
      }
    }
    for (const store::Header& header : headers_) {
      if (might_be(one, header) &&
          is_same(one, document_of(loaded(database_, header.match)), file)) {
        return true;
      }
    }
    return false;
  }

  void add(document::Document one) { coming_.push_back(std::move(one)); }
  [[nodiscard]] const std::vector<document::Document>& coming() const { return coming_; }

 private:
  // Spares loading every match of years: those that can be meant share the id, or who and when.
  static bool might_be(const document::Document& one, const store::Header& header) {
    return one.id ? *one.id == header.id
                  : one.started == header.started && one.match.players == header.start.players;
  }

  static bool is_same(const document::Document& one, const document::Document& other,
                      const fs::path& file) {
    const bool is_equal = document::same_content(one, other);
    if (one.id && one.id == other.id && !is_equal) {
      throw Stop{Exit::Refused, file.string() + ": id: A match with this id is here already, and " +
                                    "it is not the same. Nothing was imported."};
    }
    return is_equal && (!one.id || one.id == other.id);
  }

  const store::Database& database_;
  std::vector<store::Header> headers_;
  std::vector<document::Document> coming_;
};

std::string written(const Arguments& arguments,
                    const std::vector<document::NumberedMatch>& matches) {
  std::string text;
  switch (arguments.format) {
    case Format::Csv:
      return document::csv(matches);
    case Format::Text:
      for (const document::NumberedMatch& match : matches) {
        text += (text.empty() ? "" : "\n") + document::text_sheet(match);
      }
      return text;
    case Format::Json:
      for (const document::NumberedMatch& match : matches) {
        text += document::write(document_of(match)) + "\n";
      }
      return text;
  }
  return text;
}

}  // namespace

Exit write_out(store::Database& database, const Arguments& arguments) {
  std::vector<document::NumberedMatch> matches;
  if (arguments.is_all) {
    for (const store::Header& header : database.list()) {
      matches.push_back(loaded(database, header.match));
    }
    std::ranges::reverse(matches);  // the oldest first
  } else {
    matches.push_back(loaded(database, match_meant(database, arguments)));
  }
  const std::string text = written(arguments, matches);
  if (arguments.output) {
    write_new(*arguments.output, text);
  } else {
    std::cout << text;
  }
  return Exit::Done;
}

Exit take_in(store::Database& database, const Arguments& arguments) {
  Known known(database);
  int here_already = 0;
  for (const fs::path& file : arguments.files) {
    for (document::Document& one : documents_in(file)) {
      if (known.has(one, file)) {
        ++here_already;
      } else {
        known.add(std::move(one));
      }
    }
  }
  for (const document::Document& one : known.coming()) {
    const int number = session::bring_in(database, one.match, one.id, one.started);
    std::cout << "Match " << number << ": " << words::people(one.match, {0, 1, 2}) << ".\n";
  }
  std::cout << known.coming().size() << " imported, " << here_already << " here already.\n";
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
  std::cout << database.file().string() << " is in order: " << database.list().size()
            << " matches.\n";
  return Exit::Done;
}

Exit back_up(store::Database& database, const Arguments& arguments) {
  database.back_up(*arguments.output);
  std::cout << "The copy is in " << arguments.output->string() << ".\n";
  return Exit::Done;
}

Exit restore(const Arguments& arguments) {
  const fs::path aside =
      store::restore(arguments.database, *arguments.output, session::now(), kRestorePatienceMs);
  std::cout << arguments.database.string() << " is as it was in " << arguments.output->string()
            << ".\n";
  if (!aside.empty()) {
    std::cout << "What was there is now in " << aside.string() << ".\n";
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
