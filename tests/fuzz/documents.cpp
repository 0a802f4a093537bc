// Any bytes as a file of match documents: read, scored, written back, stored and loaded again.
#include <cstdint>
#include <memory>
#include <vector>

#include "document/document.hpp"
#include "folder.hpp"
#include "must.hpp"
#include "session/session.hpp"

namespace {

using fuzz::must;

document::Document read_again(const std::string& text) {
  auto read = document::read(text);
  must(std::holds_alternative<document::Document>(read), "what was written can be read");
  return std::get<document::Document>(std::move(read));
}

void must_come_back(const document::Document& one) {
  const std::string text = document::write(one);
  must(fuzz::is_fit_to_show(text), "a document can be shown");
  const document::Document again = read_again(text);
  must(again.match == one.match && again.id == one.id && again.started == one.started,
       "a document written and read is the same");
  must(document::write(again) == text, "a document read and written is the same bytes");
  must(document::content_text(again) == document::content_text(one), "and has the same content");
}

// A score sheet that takes in what was read. It is begun anew before it grows slow.
class Kept {
 public:
  void must_keep(const document::Document& one) {
    if (!database_ || ++matches_ > kMostMatches) {
      database_.reset();
      folder_ = std::make_unique<Folder>();
      database_ = std::make_unique<store::Database>(folder_->file(), 0);
      matches_ = 0;
    }
    const session::Arrival arrival{.match = one.match, .id = {}, .started = one.started};
    const std::vector<int> numbers = session::bring_in(*database_, {&arrival, 1});
    const session::Session session(*database_, numbers.front());
    must(session.match() == one.match, "what is stored is what was read");
    must(session.header().started == one.started, "and its time");
  }

 private:
  static constexpr int kMostMatches = 300;
  std::unique_ptr<Folder> folder_;
  std::unique_ptr<store::Database> database_;
  int matches_ = 0;
};

}  // namespace

// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer's name
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  static Kept kept;
  const auto read = document::read_all({reinterpret_cast<const char*>(bytes), size});
  if (const auto* const fault = std::get_if<document::Fault>(&read)) {
    must(!fault->reason.empty() && fuzz::is_fit_to_show(fault->place + fault->reason),
         "a refusal can be shown");
    return 0;
  }
  for (const document::Document& one : std::get<std::vector<document::Document>>(read)) {
    must_come_back(one);
    fuzz::must_add_up(one.match);
    fuzz::must_be_fit_to_show(
        {.number = 1, .id = one.id.value_or(""), .started = one.started, .match = one.match});
    kept.must_keep(one);
  }
  return 0;
}
