#include "document/score.hpp"
#include "documents.hpp"

namespace {

std::vector<core::NumberedMatch> match(const std::string& players, const std::string& more) {
  const document::Document read =
      document_of(R"({"squarescores": 1, "players": [)" + players + "]" + more + "}");
  return {{.number = 7, .id = "", .started = read.started, .match = read.match}};
}

std::string first_player(const std::string& name) {
  const std::string text =
      document::csv(match(name + R"(, "B", "C")", R"(, "deals": [{"tricks": [1, 4, 5]}])"));
  const std::string second_line = text.substr(text.find('\n') + 1);
  const std::string rest = second_line.substr(std::string("7,,3-2-5,1,").size());
  return rest.substr(0, (rest.find(",dealer,") - 1) / 2);
}

}  // namespace

TEST_CASE("CSV has a header and a line per settled deal and player, each with CR and LF") {
  CHECK(document::csv(match(R"("Asha", "Bimal", "Chandra")",
                            R"(, "game": "3-2-5 over-under", "started": "2026-11-30T18:05:00Z",
                               "deals": [{"tricks": [1, 4, 5]}], "open": {"tricks": [3, null, 1]})")) ==
        "match,started,game,deal,dealer,player,seat role,quota,tricks,points,total\r\n"
        "7,2026-11-30T18:05:00Z,3-2-5 over-under,1,Asha,Asha,dealer,2,1,-1,-1\r\n"
        "7,2026-11-30T18:05:00Z,3-2-5 over-under,1,Asha,Bimal,next,5,4,-1,-1\r\n"
        "7,2026-11-30T18:05:00Z,3-2-5 over-under,1,Asha,Chandra,last,3,5,2,2\r\n");
  CHECK(document::csv({}) ==
        "match,started,game,deal,dealer,player,seat role,quota,tricks,points,total\r\n");
}

TEST_CASE("a name with commas or quotation marks is one field") {
  CHECK(first_player(R"("A, B")") == R"("A, B")");
  CHECK(first_player(R"("\"Q\"")") == R"("""Q""")");
  CHECK(first_player(R"("a;=1+1")") == R"("a;=1+1")");
  CHECK(first_player(R"("आशा")") == "आशा");
}

TEST_CASE("a spreadsheet runs no name as a formula") {
  CHECK(first_player(R"("=1+1")") == "'=1+1");
  CHECK(first_player(R"("+1")") == "'+1");
  CHECK(first_player(R"("-1")") == "'-1");
  CHECK(first_player(R"("@a")") == "'@a");
  CHECK(first_player(R"("＝1+1")") == "'＝1+1");
  CHECK(first_player(R"("=A,1")") == "\"'=A,1\"");
  CHECK(first_player(R"("a=1")") == "a=1");
}
