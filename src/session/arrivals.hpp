// Matches that come from documents: which of them are new here, which are here already, and which
// claim to be one that they are not. What is in a document is not known here.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "session/session.hpp"
#include "store/database.hpp"

namespace session {

enum class Standing {
  New,
  HereAlready,
  Conflicts,  // another match has its id
};

class Arrivals {
 public:
  // A text that two matches share exactly if they are the same match, whatever their ids.
  using Describe = std::function<std::string(const Arrival&)>;

  // `database` must outlive this.
  Arrivals(store::Database& database, Describe describe)
      : database_(&database), describe_(std::move(describe)) {}

  // Looks at one more; what is new waits for bring_in(). Throws store::Trouble.
  [[nodiscard]] Standing take(Arrival arrival);

  [[nodiscard]] const std::vector<Arrival>& coming() const { return coming_; }

  // Stores what is new and gives the number of each. Throws store::Trouble.
  [[nodiscard]] std::vector<int> bring_in(const Clock& clock = now) const;

 private:
  [[nodiscard]] Standing compare(const Arrival& one, const std::string& content,
                                 const Arrival& other) const;
  [[nodiscard]] Arrival kept(const store::Header& header) const;
  [[nodiscard]] Standing among_coming(const Arrival& one, const std::string& content) const;
  [[nodiscard]] Standing among_kept(const Arrival& one, const std::string& content);

  store::Database* database_;
  Describe describe_;
  std::vector<Arrival> coming_;
  std::map<std::string, std::string> content_by_id_;   // of those coming
  std::set<std::string> contents_;                     // likewise
  std::optional<std::vector<store::Header>> headers_;  // once one without an id has come
};

}  // namespace session
