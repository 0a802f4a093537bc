#!/usr/bin/env bash
# games_in_one_place.sh [tree]: fails when the program names a game outside the table of the games
# (src/core/game.cpp): another game is to take a row there and its tests, and nothing else. What the
# package says of itself, in src/app/desktop, may name what the sheet is for.
set -euo pipefail
cd "${1:-$(dirname "$0")/../..}"
table=src/core/game.cpp

names=$(sed -nE 's/^[[:space:]]*\{?\.name = "([^"]+)".*/\1/p' "$table")
if [ "$(wc -l <<< "$names")" -lt 2 ]; then
  echo "$table: no table of games found here"
  exit 1
fi
if grep -rnF -f - src schema --include='*.[ch]pp' --include='*.sql' --exclude="${table##*/}" <<< "$names"; then
  echo "These lines name a game; what they need of it belongs in its row in $table."
  exit 1
fi
if find src schema -name "${table##*/}" ! -path "$table" | grep .; then
  echo "A second file of the table's name would be passed over."
  exit 1
fi
echo "No game is named outside $table."
