#!/usr/bin/env bash
# check_includes.sh [tree]: fails when a source file of a part includes what the part must not know.
# The parts and what they may know are in the table below; CMakeLists.txt links the same.
set -euo pipefail
cd "${1:-$(dirname "$0")/../..}"

allowed() {  # part -> other parts and libraries it may include
  case "$1" in
    core) echo utf8proc ;;
    words) echo core fmt ;;
    document) echo core words json utf8proc fmt ;;
    store) echo core sqlite sodium posix ;;
    session) echo core store sodium posix ;;
    ui) echo core words imgui utf8proc fmt ;;
    app) echo core words document store session ui imgui imgui_backends glfw opengl pango fontconfig glib \
           utf8proc fmt posix ;;
    cli) echo core words document store session cli11 fmt posix ;;
    main) echo app cli ;;
    *) return 1 ;;
  esac
}

owner() {  # an include as written, with its brackets or quotes -> the part or library it is of
  case "$1" in
    '"'*/*'"') one=${1#\"}; echo "${one%%/*}" ;;
    '<utf8proc.h>') echo utf8proc ;;
    '<fmt/'*) echo fmt ;;
    '<nlohmann/'*) echo json ;;
    '<SQLiteCpp/'* | '<sqlite3.h>') echo sqlite ;;
    '<sodium.h>') echo sodium ;;
    '<imgui_impl_'*) echo imgui_backends ;;
    '<imgui'*) echo imgui ;;
    '<GLFW/'*) echo glfw ;;
    '<GL/'*) echo opengl ;;
    '<pango/'* | '<cairo'*) echo pango ;;
    '<fontconfig/'*) echo fontconfig ;;
    '<glib.h>' | '<gio/'*) echo glib ;;
    '<CLI/'*) echo cli11 ;;
    '<sys/'*.h'>' | '<unistd.h>' | '<fcntl.h>' | '<poll.h>' | '<signal.h>' | '<termios.h>' | '<dirent.h>' \
      | '<pwd.h>') echo posix ;;
    *.*) echo unknown ;;      # "near.hpp", <stdio.h>, <boost/any.hpp>
    '<'*/*'>') echo unknown ;;
    '<'*'>') echo standard ;;  # <vector>
    *) echo unknown ;;         # a macro
  esac
}

mistakes=0
mistake() {
  echo "$1"
  mistakes=$((mistakes + 1))
}

declare -A includers
while IFS= read -r file; do
  part=${file#src/}
  case "$part" in
    */*) part=${part%%/*} ;;
    main.cpp) part=main ;;
  esac
  if ! may=$(allowed "$part"); then
    mistake "$file: no part of this name is in check_includes.sh"
    continue
  fi
  while IFS=: read -r line include; do
    of=$(owner "$include")
    case " standard $part $may " in
      *" $of "*) ;;
      *) mistake "$file:$line: $part may not include $include" ;;
    esac
    case "$of" in
      cli11 | json) includers[$of]+="$file"$'\n' ;;
    esac
  done < <(sed -nE '/^[[:space:]]*#[[:space:]]*(include|import)/{
      =
      s///
      s/^[[:space:]]*("[^"]*"|<[^>]*>).*/\1/
      p
    }' "$file" \
    | paste -d: - -)
done < <(find src -name '*.[ch]pp' -o -name '*.h' | sort)

# Each of these costs its includer half a minute of compiling, so one source file pays it.
for library in "${!includers[@]}"; do
  files=$(sort -u <<< "${includers[$library]%$'\n'}")
  if [ "$(wc -l <<< "$files")" -gt 1 ] || [[ $files == *.hpp ]]; then
    mistake "$library may be included by one source file only, not by: ${files//$'\n'/, }"
  fi
done

if [ "$mistakes" -gt 0 ]; then
  exit 1
fi
echo "Every part includes only what it may."
