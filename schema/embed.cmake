# cmake -D FILES=a.sql;b.sql -D OUTPUT=x.cpp -P embed.cmake
#
# Writes the files as byte arrays, so that no character and no length needs care. A zero follows
# each text, outside its length: data() can go straight to sqlite3_exec.
# Files are named 001_what.sql, 002_what.sql, …; the number is the user_version the file ends in.
set(rows "")
set(texts "")
set(expected 1)
list(SORT FILES COMPARE NATURAL)
foreach(file IN LISTS FILES)
  get_filename_component(name ${file} NAME)
  if(NOT name MATCHES "^0*([1-9][0-9]*)_[a-z0-9_]+\\.sql$")
    message(FATAL_ERROR "schema/${name}: the name should be a number, '_', and words: 001_match.sql")
  endif()
  set(number ${CMAKE_MATCH_1})
  if(NOT number EQUAL expected)
    message(FATAL_ERROR "schema/${name}: the next number should be ${expected}")
  endif()
  math(EXPR expected "${expected} + 1")
  file(READ ${file} bytes HEX)
  string(REGEX REPLACE "(..)" "'\\\\x\\1'," bytes "${bytes}")
  string(APPEND texts "constexpr char kText${number}[] = {${bytes}'\\0'};\n")
  string(APPEND rows
         "    store::SchemaFile{${number}, {kText${number}, sizeof(kText${number}) - 1}},\n")
endforeach()
list(LENGTH FILES count)
file(WRITE ${OUTPUT} "// Written by schema/embed.cmake from schema/*.sql.
#include \"store/schema.hpp\"

#include <array>

namespace {
${texts}
constexpr std::array<store::SchemaFile, ${count}> kFiles{
${rows}};
}  // namespace

std::span<const store::SchemaFile> store::schema_files() { return kFiles; }
")
