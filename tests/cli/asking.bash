# For scripts that ask the built program and look at its answers: a folder of their own with a score
# sheet in it, and the words in which they say what they expect. Whoever takes this in looks at
# `failures` in the end.
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
export SQUARESCORES_DB=$place/matches.db
failures=0

sheet() { "$SQUARESCORES" "$@"; }

fail() {
  echo "FAILED: $1"
  failures=$((failures + 1))
}

# exits STATUS WORDS...: the verb ends with this status; its output is kept for `says`.
exits() {
  local wanted=$1 status=0
  shift
  sheet "$@" > "$place/out" 2> "$place/err" < /dev/null || status=$?
  [ "$status" = "$wanted" ] \
    || fail "$(printf '%q ' "$@") ended with $status, not $wanted: $(cat "$place/out" "$place/err")"
}

# Blanks between the parts of JSON do not count.
says() { sed 's/\([:,]\) /\1/g' "$place/out" | cat "$place/out" - | grep -F -- "$1" > /dev/null || fail "no «$1» in: $(cat "$place/out")"; }
complains() { grep -qF -- "$1" "$place/err" || fail "no «$1» in: $(cat "$place/err")"; }
