#include "document/out.hpp"

#include "core/name.hpp"
#include "documents.hpp"

namespace {

core::NumberedMatch numbered(const core::Match& match) {
  return {.number = 7,
          .id = "5c0f9b0e77d24a1c8f3e6a5d4b3c2a19",
          .started = core::parse_instant("2026-11-30T23:50:00+05:45"),
          .match = match};
}

core::Match of_names(const std::string& a, const std::string& b, const std::string& c) {
  core::Match match = document_of(with("")).match;
  match.players = {a, b, c};
  return match;
}

std::string name_of(const core::Match& match) {
  return document::file_name(match, numbered(match).started, "csv");
}

}  // namespace

TEST_CASE("a file is called after who played and when, by the clock of that night") {
  const core::Match match = document_of(kExample).match;
  CHECK(name_of(match) == "Asha, Bimal, Chandra 2026-11-30.csv");
  CHECK(document::file_name(match, std::nullopt, "png") == "Asha, Bimal, Chandra.png");
}

TEST_CASE("names of every kind make file names that are safe everywhere") {
  CHECK(name_of(of_names("A, B", "\"Q\"", "=1+1")) == "A, B, _Q_, =1+1 2026-11-30.csv");
  CHECK(name_of(of_names("../../etc", "a/b\\c", "x:y*z?")) ==
        "_.._etc, a_b_c, x_y_z_ 2026-11-30.csv");
  CHECK(name_of(of_names("-rf", ".hidden", "~root")) == "rf, hidden, root 2026-11-30.csv");
  CHECK(name_of(of_names("...", "--", ".")) == "2026-11-30.csv");
  CHECK(document::file_name(of_names("...", "--", "."), std::nullopt, "csv") == "match.csv");
  CHECK(name_of(of_names("\u0622\u0645\u0646\u06C1", "\u0906\u0936\u093E", "\U0001F0CF")) ==
        "\u0622\u0645\u0646\u06C1, \u0906\u0936\u093E, \U0001F0CF 2026-11-30.csv");
}

TEST_CASE("however long the names are, a file name is not, and holds no half character") {
  std::string many_marks = "a";
  for (int i = 0; i < 200; ++i) {
    many_marks += "\u0301";
  }
  for (const std::string& letter : {std::string("M"), std::string("\u0915"), std::string("\u6F22"),
                                    std::string("\U0001F468\u200D\U0001F469\u200D\U0001F467")}) {
    std::string forty;
    for (int i = 0; i < 40; ++i) {
      forty += letter;
    }
    const std::string name = name_of(of_names(forty, forty + "2", many_marks));
    CHECK(name.size() <= document::kLongestFileName);
    CHECK(name.ends_with(".csv"));
    CHECK(core::kept_name(name).fault != core::NameFault::NotText);
  }
}

TEST_CASE("a control never reaches a file name") {
  CHECK(name_of(of_names("a\nb", "c\x7F", "d\te")) == "a_b, c_, d_e 2026-11-30.csv");
}

TEST_CASE("the sheet for a conversation needs no columns") {
  const std::string text = document::chat_text(numbered(document_of(kExample).match));
  CHECK(text ==
        "3-2-5, 30 November 2026\n"
        "Chandra wins: furthest ahead.\n\n"
        "Asha: 6\nBimal: 4\nChandra: 10\n"
        "The line is 30.\n\n"
        "Deal: tricks = totals\n"
        "1: 1 \u00B7 4 \u00B7 5 = 1 \u00B7 4 \u00B7 5\n"
        "2: 4 \u00B7 1 \u00B7 5 = 6 \u00B7 4 \u00B7 10\n");
}

TEST_CASE("the sheet for a conversation before the first deal says what is open") {
  const std::string text = document::chat_text(numbered(document_of(with("\"target\": 25")).match));
  CHECK(text.find("Deal 1 is open.\n") != std::string::npos);
  CHECK(text.find("Deal: tricks") == std::string::npos);
}

TEST_CASE("a name that runs from the right keeps its numbers on their side") {
  const std::string text =
      document::chat_text(numbered(of_names("\u0622\u0645\u0646\u06C1", "Bimal", "Chandra")));
  CHECK(text.find("\u2068\u0622\u0645\u0646\u06C1\u2069: 0\n") != std::string::npos);
  CHECK(text.find("\nBimal: 0\n") != std::string::npos);
}

TEST_CASE("every form of file holds the match") {
  const std::vector<core::NumberedMatch> one = {numbered(document_of(kExample).match)};
  CHECK(document::written(document::Form::Json, one) ==
        document::write({one[0].match, one[0].id, one[0].started}) + "\n");
  CHECK(document::written(document::Form::Csv, one) == document::csv(one));
  CHECK(document::written(document::Form::Text, one) == document::text_sheet(one[0]));
}
