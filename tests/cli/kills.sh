#!/usr/bin/env bash
# A verb is killed without warning at random moments, SQUARESCORES_KILLS times. What it had said was
# done is there; of what it had not said, all or nothing is.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
export SQUARESCORES_DB=$place/matches.db
RANDOM=325
kills=${SQUARESCORES_KILLS:-15}

# What Asha's cell of the open deal holds.
cell() {
  "$SQUARESCORES" show --json | tr -d ' \n' | sed -n 's/.*"open":{"tricks":\[\([^,]*\),.*/\1/p'
}

"$SQUARESCORES" new --players Asha,Bimal,Chandra > /dev/null
"$SQUARESCORES" enter --as Asha 0 > /dev/null
# How long a verb takes here, in microseconds: kills come from before its start to after its end.
begin=${EPOCHREALTIME/[.,]/}
"$SQUARESCORES" enter --as Asha 9 > /dev/null
took=$((${EPOCHREALTIME/[.,]/} - begin))
before=9 done_in_time=0 done_unsaid=0
for ((i = 1; i <= kills; ++i)); do
  now=$((i % 9))
  "$SQUARESCORES" enter --as Asha $now > /dev/null 2>&1 &
  verb=$!
  microseconds=$(((RANDOM * 32768 + RANDOM) % (took * 5 / 4)))
  sleep "$(printf '%d.%06d' $((microseconds / 1000000)) $((microseconds % 1000000)))"
  kill -KILL $verb 2> /dev/null || true
  status=0
  wait $verb 2> /dev/null || status=$?
  found=$(cell)
  case "$status" in
    0)
      [ "$found" = $now ] || { echo "FAILED: $now was entered, and there is $found"; exit 1; }
      done_in_time=$((done_in_time + 1))
      ;;
    137)
      [ "$found" = $now ] && done_unsaid=$((done_unsaid + 1))
      [ "$found" = $now ] || [ "$found" = "$before" ] \
        || { echo "FAILED: neither $before nor $now but $found"; exit 1; }
      ;;
    *)
      echo "FAILED: a verb ended with $status"
      exit 1
      ;;
  esac
  before=$found
done
"$SQUARESCORES" check > /dev/null
echo "After $kills kills ($done_in_time too late, $done_unsaid saved but not said) all is there."
