#include "store/seal.hpp"

#include <SQLiteCpp/Exception.h>
#include <sodium.h>
#include <sqlite3.h>

#include <array>
#include <cstdint>
#include <cstring>
#include <string>

namespace store {
namespace {

void add(std::string& bytes, std::int64_t number) {
  std::array<char, sizeof number> raw{};
  for (char& byte : raw) {  // in one order on every machine
    byte = static_cast<char>(number & 0xff);
    number >>= 8;
  }
  bytes.append(raw.data(), raw.size());
}

void add(std::string& bytes, sqlite3_value* value) {
  const int type = sqlite3_value_type(value);
  bytes += static_cast<char>(type);
  if (type == SQLITE_INTEGER) {
    add(bytes, sqlite3_value_int64(value));
  } else if (type != SQLITE_NULL) {
    const auto* const text = static_cast<const char*>(sqlite3_value_blob(value));
    const int length = sqlite3_value_bytes(value);
    add(bytes, std::int64_t{length});
    if (text != nullptr) {
      bytes.append(text, static_cast<std::size_t>(length));
    }
  }
}

void seal_of(sqlite3_context* context, int count, sqlite3_value** values) {
  static constexpr std::array<unsigned char, crypto_shorthash_KEYBYTES> kNoSecret{};
  static_assert(crypto_shorthash_BYTES == sizeof(std::int64_t));
  std::string bytes;
  for (int i = 0; i < count; ++i) {
    add(bytes, values[i]);
  }
  std::array<unsigned char, crypto_shorthash_BYTES> hash{};
  crypto_shorthash(hash.data(), reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size(),
                   kNoSecret.data());
  std::uint64_t seal = 0;
  for (const unsigned char byte : hash) {
    seal = seal << 8U | byte;
  }
  sqlite3_result_int64(context, static_cast<sqlite3_int64>(seal));
}

}  // namespace

void add_seal_function(SQLite::Database& connection) {
  const int answer = sqlite3_create_function_v2(
      connection.getHandle(), "seal_of", -1, SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY,
      nullptr, seal_of, nullptr, nullptr, nullptr);
  if (answer != SQLITE_OK) {
    throw SQLite::Exception("seals cannot be worked out", answer);
  }
}

}  // namespace store
