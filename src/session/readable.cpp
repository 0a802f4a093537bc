#include "session/readable.hpp"

#include "session/session.hpp"

namespace session {

core::NumberedMatch numbered(const store::KeptMatch& kept) {
  return {.number = kept.header.match,
          .id = kept.header.id,
          .started = kept.header.started,
          .match = played_of(kept.header, kept.rows).match};
}

Readable readable(const store::Everything& all) {
  Readable readable;
  readable.lost = all.lost;
  for (const store::KeptMatch& kept : all.matches) {
    try {
      readable.matches.push_back(numbered(kept));
    } catch (const store::Trouble& trouble) {
      readable.lost.emplace_back(trouble.what());
    }
  }
  return readable;
}

}  // namespace session
