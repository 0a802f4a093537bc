#!/usr/bin/env bash
# Verbs of several people on one match at the same moment: each entry is there once, whoever was
# first, and whoever only reads meanwhile reads a whole sheet.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
export SQUARESCORES_DB=$place/matches.db

sheet() { "$SQUARESCORES" "$@" > /dev/null; }

fail() {
  echo "FAILED: $1"
  exit 1
}

sheet new --players Asha,Bimal,Chandra --host none
for deal in 1 2 3 4; do
  at_once=()
  for verb in "enter --as Asha --deal $deal 2" "enter --as Bimal --deal $deal $((deal + 1))" \
    "enter --as Chandra --deal $deal $((7 - deal))" "note --title Monsoon" \
    "show --json" "export --all"; do
    sheet $verb &
    at_once+=($!)
  done
  for one in "${at_once[@]}"; do
    wait "$one" || fail "a verb was refused while others wrote"
  done
done
"$SQUARESCORES" show --json | tr -d ' \n' > "$place/sheet"
grep -qF '"totals":[8,14,18]' "$place/sheet" || fail "an entry is missing: $(cat "$place/sheet")"
# Two matches begun at one moment have a number each.
sheet new --players Asha,Bimal,Chandra &
one=$!
sheet new --players Asha,Bimal,Deepa
wait $one
[ "$("$SQUARESCORES" list --json | grep -o '"match"' | wc -l)" = 3 ] || fail "not three matches"
sheet check
echo "Verbs at the same moment lose nothing of each other's."
