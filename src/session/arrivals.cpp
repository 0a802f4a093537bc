#include "session/arrivals.hpp"

#include <utility>

namespace session {

Standing Arrivals::compare(const Arrival& one, const std::string& content,
                           const Arrival& other) const {
  if (one.id && other.id && *one.id != *other.id) {
    return Standing::New;
  }
  const bool is_equal = describe_(other) == content;
  if (one.id && one.id == other.id && !is_equal) {
    return Standing::Conflicts;
  }
  return is_equal && (!one.id || one.id == other.id) ? Standing::HereAlready : Standing::New;
}

Arrival Arrivals::kept(const store::Header& header) const {
  const store::KeptMatch found = database_->load(header.match);
  return {.match = played_of(found.header, found.rows).match,
          .id = header.id,
          .started = header.started};
}

Standing Arrivals::among_kept(const Arrival& one, const std::string& content) {
  if (one.id) {
    const std::optional<int> match = database_->find(*one.id);
    return match ? compare(one, content, kept(database_->load(*match).header)) : Standing::New;
  }
  if (!headers_) {
    headers_ = database_->list();
  }
  for (const store::Header& header : *headers_) {
    // Spares loading every match of years: one that can be meant shares who and when.
    if (one.started == header.started && one.match.players == header.start.players &&
        compare(one, content, kept(header)) == Standing::HereAlready) {
      return Standing::HereAlready;
    }
  }
  return Standing::New;
}

Standing Arrivals::among_coming(const Arrival& one, const std::string& content) const {
  if (!one.id) {
    return contents_.contains(content) ? Standing::HereAlready : Standing::New;
  }
  const auto found = content_by_id_.find(*one.id);
  if (found == content_by_id_.end()) {
    return Standing::New;
  }
  return found->second == content ? Standing::HereAlready : Standing::Conflicts;
}

Standing Arrivals::take(Arrival arrival) {
  const std::string content = describe_(arrival);
  Standing standing = among_coming(arrival, content);
  if (standing == Standing::New) {
    standing = among_kept(arrival, content);
  }
  if (standing == Standing::New) {
    if (arrival.id) {
      content_by_id_[*arrival.id] = content;
    }
    contents_.insert(content);
    coming_.push_back(std::move(arrival));
  }
  return standing;
}

std::vector<int> Arrivals::bring_in(const Clock& clock) const {
  return session::bring_in(*database_, coming_, clock);
}

}  // namespace session
