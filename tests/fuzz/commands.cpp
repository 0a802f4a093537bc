// Any words as an evening of command lines on one score sheet: a line is a command, a tab stands
// between two words. Files are not named by the input, but lie in a folder of its own.
#include <cstdint>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

#include "cli/run.hpp"
#include "must.hpp"
#include "scratch.hpp"
#include "store/database.hpp"

namespace {

using fuzz::must;
namespace fs = std::filesystem;

constexpr std::size_t kMostCommands = 4;

std::vector<std::string> split(std::string_view text, char at) {
  std::vector<std::string> parts(1);
  for (const char byte : text) {
    if (byte == at) {
      parts.emplace_back();
    } else if (byte != '\0') {  // which no argument can hold
      parts.back() += byte;
    }
  }
  return parts;
}

// Takes up what is printed while it lives.
class Printed {
 public:
  Printed() : out_(std::cout.rdbuf(text_.rdbuf())), err_(std::cerr.rdbuf(text_.rdbuf())) {}
  ~Printed() {
    std::cout.rdbuf(out_);
    std::cerr.rdbuf(err_);
  }
  Printed(const Printed&) = delete;
  Printed& operator=(const Printed&) = delete;
  Printed(Printed&&) = delete;
  Printed& operator=(Printed&&) = delete;

  [[nodiscard]] std::string text() const { return text_.str(); }

 private:
  std::ostringstream text_;
  std::streambuf* out_;
  std::streambuf* err_;
};

// The sheet, a copy of it, and match documents, each as it was before the first command.
class Table {
 public:
  Table() {
    fuzz::make_sheet(folder_.file());
    sheet_ = fuzz::bytes_of(folder_.file());
    for (const std::string& text : fuzz::documents()) {
      documents_ += text + "\n";
    }
    documents_ +=
        R"({"squarescores":1,"players":["Esha","Asha","Dil"],"deals":[{"tricks":[0,0,10]}]})";
  }

  void lay() const {
    fs::remove_all(folder_ / "out");
    fs::create_directory(folder_ / "out");
    fuzz::write_bytes(folder_.file(), sheet_);
    fuzz::write_bytes(folder_ / "copy.db", sheet_);
    fuzz::write_bytes(folder_ / "documents.json", documents_);
  }

  // The arguments, on the files here.
  [[nodiscard]] cli::Arguments here(cli::Arguments arguments) const {
    arguments.database = folder_.file();
    if (arguments.output) {
      arguments.output =
          arguments.verb == cli::Verb::Restore ? folder_ / "copy.db" : folder_ / "out" / "file";
    }
    for (fs::path& file : arguments.files) {
      file = folder_ / "documents.json";
    }
    return arguments;
  }

  [[nodiscard]] fs::path file() const { return folder_.file(); }
  [[nodiscard]] bool is_as_laid() const { return fuzz::bytes_of(file()) == sheet_; }

 private:
  Folder folder_;
  std::string sheet_;
  std::string documents_;
};

bool can_be_run(const cli::Arguments& arguments) {
  const bool asks = arguments.verb == cli::Verb::Pin;  // for a PIN, and takes a second to hash it
  return arguments.verb != cli::Verb::Window && !asks;
}

void run_line(const Table& table, const std::string& line) {
  std::vector<const char*> words = {"squarescores"};
  const std::vector<std::string> parts = split(line, '\t');
  for (const std::string& word : parts) {
    words.push_back(word.c_str());
  }
  const auto parsed = cli::parse(static_cast<int>(words.size()), words.data());
  const auto* const arguments = std::get_if<cli::Arguments>(&parsed);
  if (arguments == nullptr || !can_be_run(*arguments)) {
    return;
  }
  const std::string before = fuzz::bytes_of(table.file());
  Printed printed;
  const cli::Exit exit = cli::run(table.here(*arguments));
  must(exit != cli::Exit::NoDatabase, "a sound database can be used");
  must(exit == cli::Exit::Done || fuzz::bytes_of(table.file()) == before,
       "what is refused changes nothing");
  std::string text = printed.text();
  std::erase(text, '\r');  // of a table for a spreadsheet
  must(fuzz::is_fit_to_show(text), "what is printed can be shown");
}

}  // namespace

// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer's name
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  static const Table kTable;
  kTable.lay();
  std::vector<std::string> lines = split({reinterpret_cast<const char*>(bytes), size}, '\n');
  lines.resize(std::min(lines.size(), kMostCommands));
  {
    const Printed printed;
    for (const std::string& line : lines) {
      run_line(kTable, line);
    }
  }
  must(kTable.is_as_laid() || store::Database(kTable.file(), 0).faults().empty(),
       "the database is sound afterwards");
  return 0;
}
