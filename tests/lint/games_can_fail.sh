#!/usr/bin/env bash
# The check that games are named in one place, against mistakes planted in a tree of its own.
set -euo pipefail
check=$(dirname "$0")/games_in_one_place.sh
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
mkdir -p "$tree/src/core" "$tree/src/ui" "$tree/schema"
printf '    {.name = "4-4-4",\n     .tricks = 12},\n    {.name = "4-4-4 nil",\n' > "$tree/src/core/game.cpp"
printf 'if (game.has_bid) {}\n' > "$tree/src/ui/bid.cpp"
"$check" "$tree" > /dev/null || { echo "refused a tree without mistakes"; exit 1; }

refuses() {  # file, and what must not stand in it
  printf '%s\n' "$2" > "$tree/$1"
  if "$check" "$tree" > "$tree/said"; then
    echo "let pass: $2 in $1"
    exit 1
  fi
  grep -qF "$1" "$tree/said"
  rm "$tree/$1"
}
refuses src/ui/a.cpp 'if (game.name == "4-4-4") {}'
refuses src/ui/a.hpp '// only in 4-4-4 nil'
refuses schema/001.sql "CHECK (game IN ('4-4-4'))"
refuses src/ui/game.cpp ''
: > "$tree/src/core/game.cpp"
refuses src/core/game.cpp 'no table'
echo "Every planted mistake was found."
