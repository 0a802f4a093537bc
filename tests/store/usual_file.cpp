#include <cstdlib>

#include "../catch.hpp"
#include "store/database.hpp"

namespace {

// Sets an environment variable, or takes it away, for as long as this lives.
class Setting {
 public:
  Setting(const char* name, const char* value) : name_(name) {
    if (const char* const before = ::getenv(name)) {
      before_ = before;
    }
    set(value);
  }
  ~Setting() { set(before_ ? before_->c_str() : nullptr); }
  Setting(const Setting&) = delete;
  Setting& operator=(const Setting&) = delete;
  Setting(Setting&&) = delete;
  Setting& operator=(Setting&&) = delete;

 private:
  void set(const char* value) {
    if (value != nullptr) {
      ::setenv(name_, value, 1);
    } else {
      ::unsetenv(name_);
    }
  }

  const char* name_;
  std::optional<std::string> before_;
};

}  // namespace

TEST_CASE("The usual file is the named one, else in the data home, else in the home's") {
  const Setting home("HOME", "/home/asha");
  const Setting no_data("XDG_DATA_HOME", nullptr);
  const Setting no_name("SQUARESCORES_DB", nullptr);
  CHECK(store::usual_file() == "/home/asha/.local/share/squarescores/matches.db");
  const Setting data("XDG_DATA_HOME", "/data/asha");
  CHECK(store::usual_file() == "/data/asha/squarescores/matches.db");
  {
    const Setting relative("XDG_DATA_HOME", "data");
    CHECK(store::usual_file() == "/home/asha/.local/share/squarescores/matches.db");
  }
  const Setting name("SQUARESCORES_DB", "friday.db");
  CHECK(store::usual_file() == "friday.db");
  const Setting empty("SQUARESCORES_DB", "");
  CHECK(store::usual_file() == "/data/asha/squarescores/matches.db");
}
