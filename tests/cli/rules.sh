#!/usr/bin/env bash
# `rules`: what it prints is docs/games.md; one game, house rules, what is refused; no database.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
export SQUARESCORES_DB=$place/matches.db
docs=$(dirname "$0")/../../docs/games.md

"$SQUARESCORES" rules > "$place/all"
cmp "$place/all" "$docs" || { echo "docs/games.md is not what \`squarescores rules\` prints"; exit 1; }
"$SQUARESCORES" rules '9-5-2 swapped' > "$place/one"
head -1 "$place/one" | grep -qx '# 9-5-2 swapped'
[ "$(grep -c '^# ' "$place/one")" = 1 ]
"$SQUARESCORES" rules 3-5-8 --rule stake=550 --rule currency=EUR | grep -qF '€5.50 (EUR)'
for wrong in '3-5-7' '3-5-8 --rule stake=550' '3-5-8 --rule sevens=low'; do
  status=0
  # shellcheck disable=SC2086
  "$SQUARESCORES" rules $wrong > "$place/out" 2> "$place/err" || status=$?
  [ "$status" = 1 ] && [ -s "$place/err" ] && [ ! -s "$place/out" ]
done
[ ! -e "$SQUARESCORES_DB" ]
