#!/usr/bin/env bash
# The includes check, against mistakes planted in a tree of its own: each has to be found.
set -euo pipefail
check=$(dirname "$0")/check_includes.sh
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT

passes() {
  "$check" "$tree" > /dev/null || { echo "refused what is allowed: $1"; exit 1; }
}

refuses() {  # file, and what must not stand in it
  mkdir -p "$(dirname "$tree/src/$1")"
  printf '%s\n' "$2" > "$tree/src/$1"
  if "$check" "$tree" > "$tree/said"; then
    echo "let pass: $2 in src/$1"
    exit 1
  fi
  grep -qF "src/$1" "$tree/said"
  rm "$tree/src/$1"
}

mkdir -p "$tree/src/"{core,document,store}
printf '#include <vector>\n#include <utf8proc.h>\n#include "core/seat.hpp"  // us\n' > "$tree/src/core/seat.cpp"
printf '#  include <nlohmann/json.hpp>\n#include "words/say.hpp"\n' > "$tree/src/document/json.cpp"
printf '#include <fcntl.h>\n#include <sys/file.h>\n#include <sqlite3.h>\n' > "$tree/src/store/file.cpp"
passes "a tree without mistakes"

refuses core/a.cpp '#include "words/say.hpp"'
refuses core/a.hpp '#include <fmt/format.h>'
refuses core/a.cpp '#include <unistd.h>'
refuses core/a.cpp '  #  include   <sqlite3.h>'
refuses core/a.cpp '#include <stdio.h>'
refuses core/a.cpp '#include "seat.hpp"'
refuses core/a.cpp '#include "../store/store.hpp"'
refuses core/a.cpp '#include WHATEVER'
refuses core/deep/a.cpp '#include "ui/draw.hpp"'
refuses ui/a.cpp '#include "store/store.hpp"'
refuses ui/a.cpp '#include "session/session.hpp"'
refuses ui/a.cpp '#include <GLFW/glfw3.h>'
refuses ui/a.cpp '#include <imgui_impl_glfw.h>'
refuses app/a.cpp '#include "cli/run.hpp"'
refuses main.cpp '#include "store/store.hpp"'
refuses other/a.cpp '#include <vector>'
refuses document/second.cpp '#include <nlohmann/json_fwd.hpp>'
rm "$tree/src/document/json.cpp"
refuses document/json.hpp '#include <nlohmann/json.hpp>'
echo "Every planted mistake was found."
