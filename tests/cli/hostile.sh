#!/usr/bin/env bash
# What a command line may be given by mistake or on purpose: files whose names hold any bytes, names
# that are SQL or shell, text that upsets a terminal.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
unset SQUARESCORES_DB
failures=0

fail() {
  echo "FAILED: $1"
  failures=$((failures + 1))
}

# exits STATUS WORDS...: the program ends with this status, and prints nothing but text and line ends.
exits() {
  local wanted=$1 status=0
  shift
  "$SQUARESCORES" "$@" > "$place/.out" 2> "$place/.err" < /dev/null || status=$?
  [ "$status" = "$wanted" ] \
    || fail "$(printf '%q ' "$@") ended with $status, not $wanted: $(cat "$place/.out" "$place/.err")"
  iconv -f UTF-8 -t UTF-8 "$place/.out" "$place/.err" > /dev/null 2>&1 \
    || fail "$(printf '%q ' "$@") printed what is not UTF-8"
  if cat "$place/.out" "$place/.err" | LC_ALL=C grep -qaP '[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]|\xe2\x80[\xaa-\xae]'; then
    fail "$(printf '%q ' "$@") printed what upsets a terminal: $(cat -v "$place/.out" "$place/.err")"
  fi
}
says() { grep -qF -- "$1" "$place/.out" || fail "no «$1» in: $(cat "$place/.out")"; }

# Paths: each is a new folder's only file, under exactly that name.
paths=(" " "-rf" $'line\nend' $'\xff\xfe' "file:a?mode=memory" "'; \$(touch there)" $'\x1b[31m\u202e')
number=0
for path in "${paths[@]}"; do
  number=$((number + 1))
  mkdir "$place/$number"
  cd "$place/$number"
  exits 0 --db="$path.db" new --players Asha,Bimal,Chandra
  exits 0 --db="$path.db" export -o"$path.json"
  exits 0 --db="$path.db" backup -- "$path.copy"
  exits 1 --db="$path.db" export -o"$path.json"
  exits 0 --db="$path.db" import -- "$path.json"
  says '1 here already.'
  exits 0 --db="$path.db" restore -- "$path.copy"
  exits 1 --db="$path.db" import "./$path.nothing"
  exits 3 --db="$path.json" list
  [ "$(find . -name '*.replaced-*' -delete -print0 | tr -dc '\0' | wc -c)" = 1 ] \
    || fail "$(printf %q "$path") was not set aside once"
  for ending in db json copy; do
    [ -f "./$path.$ending" ] || fail "$(printf %q "$path.$ending") is not there"
    rm -f "./$path.$ending"
  done
  [ -z "$(ls -A | grep -v '^backups$')" ] || fail "something is left of $(printf %q "$path"): $(ls -Ab)"
done
cd "$place"

# Names, titles and words are text, whatever they say elsewhere.
export SQUARESCORES_DB=$place/matches.db
hostile="Robert'); DROP TABLE match;--"
exits 0 new --players "$hostile,\$(touch there),\`touch there\`"
exits 0 enter --as "$hostile" 3
exits 0 list --player "$hostile" --json
says "$hostile"
exits 0 list --words "' OR 1=1; --"
exits 0 list --words '% _ * " \ NEAR('
exits 0 note --title "'); DELETE FROM change;--" --text '%s%n ${HOME} $(touch there)'
exits 0 note
says "'); DELETE FROM change;--"
says '%s%n ${HOME} $(touch there)'
exits 0 person "$hostile" --rename '; rm -rf ~'
exits 0 show
exits 0 export --format csv
exits 0 check
[ ! -e there ] || fail "a shell was asked"

# What would upset a terminal gets in by no door.
for bad in $'\x1b[31m' $'\u202e' $'\xff'; do
  exits 1 new --players "x${bad}y,B,C"
  exits 1 person "x${bad}y" --add
  exits 1 enter --as "x${bad}y" 3
  exits 2 "x${bad}y"
  exits 0 list --words "$bad"
done
exits 1 note --title $'\x1b[31m'
exits 1 note --title $'\u202eabc'
exits 1 note --text $'\u202eabc'
printf '{"squarescores": 1, "players": ["\\u001b[31m", "B", "C"]}' > bad.json
exits 1 score bad.json
printf '{"squarescores": 1, "\x1b[31m": 1, "players": ["A", "B", "C"]}' > bad.json
exits 1 score bad.json
head -c 100000 /dev/zero > bad.json
exits 1 score bad.json
exits 1 import bad.json .

# Numbers.
for bad in 99999999999999999999 1.0 ''; do
  exits 2 enter --as "$hostile" --match 1 "$bad"
  exits 2 show --match="$bad"
done

exit $((failures > 0))
