#include "words/persons.hpp"

#include "../catch.hpp"

using std::chrono::seconds;

TEST_CASE("a wrong PIN is told with the wait, and one second is one") {
  CHECK(words::pin_wrong(seconds(0)) == "That is not the PIN.");
  CHECK(words::pin_wrong(seconds(2)) == "That is not the PIN. The next try is taken in 2 seconds.");
  CHECK(words::pin_too_soon(seconds(1)) ==
        "After the wrong tries before, the next is taken in 1 second.");
}

TEST_CASE("what is said of people names them and nobody's PIN") {
  CHECK(words::called_so_already("Asha") == "Asha is called so already.");
  CHECK(words::has_played("Asha") == "Asha has played, and stays for those matches.");
  CHECK(words::no_pin(4, 12) == "A PIN is 4 to 12 digits.");
  CHECK(words::place_is_guarded("Asha") ==
        "The place of Asha has a PIN. Nothing can be written before it is given.");
}
