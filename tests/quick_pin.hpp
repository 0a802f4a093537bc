// The hash of a PIN that takes no time, for tests of what a PIN opens: what it costs is tested with
// session/pin.
#pragma once

#include <sodium.h>

#include <array>
#include <stdexcept>
#include <string>

inline std::string quick_hash(const std::string& pin) {
  std::array<char, crypto_pwhash_STRBYTES> hash{};
  if (sodium_init() < 0 ||
      crypto_pwhash_str_alg(hash.data(), pin.data(), pin.size(), crypto_pwhash_OPSLIMIT_MIN,
                            crypto_pwhash_MEMLIMIT_MIN, crypto_pwhash_ALG_ARGON2ID13) != 0) {
    throw std::runtime_error("no hash");
  }
  return hash.data();
}
