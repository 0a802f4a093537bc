#!/usr/bin/env bash
# The program in a real window on a virtual display: entries by keys, a kill without warning, the next
# start on the same match and deal, the window following the command line, and sleeping when idle.
source "$(dirname "$0")/display.bash"
export SQUARESCORES_DB=$place/matches.db
start_display 1280x800

# holds TEXT: waits until the sheet as JSON holds it.
holds() {
  local deadline=$((SECONDS + 20))
  until "$SQUARESCORES" show --json | sed 's/\([:,]\) /\1/g' | grep -qF -- "$1"; do
    if [ $SECONDS -gt $deadline ]; then
      echo "FAILED: never saw $1 in: $("$SQUARESCORES" show --json)"
      exit 1
    fi
    sleep 0.1
  done
}

screen() { import -window root rgb:- | sha256sum; }

echo "1 Enter 4 Enter 5 Enter, then a kill"
"$SQUARESCORES" new --players Asha,Bimal,Chandra > /dev/null
open_window "$SQUARESCORES"
xdotool key --delay 60 1 Return 4 Return 5 Return
holds '"totals":[1,4,5],"target":25'
xdotool key --delay 60 7 Return
holds '"open":{"tricks":[7,null,null]'
kill -KILL "$program_process"
wait "$program_process" 2> /dev/null || true

echo "the next start is on the same match, at the same deal"
open_window "$SQUARESCORES"
xdotool key --delay 60 2 Return 1 Return
holds '"totals":[8,6,6],"target":25'
[ "$("$SQUARESCORES" list --json | grep -o '"match"' | wc -l)" = 1 ]

echo "what the command line enters shows within half a second"
before=$(screen)
"$SQUARESCORES" enter --as Bimal --deal 3 6 > /dev/null
sleep 0.5
if [ "$(screen)" = "$before" ]; then
  echo "FAILED: the window did not follow"
  exit 1
fi

echo "F11 fills the screen with the table view, and Esc gives the window its size back"
# has_size WIDTHxHEIGHT: waits until the window has it.
has_size() {
  local deadline=$((SECONDS + 20))
  until [ "$(xdotool getwindowgeometry "$window" | sed -n 's/.*Geometry: //p')" = "$1" ]; do
    if [ $SECONDS -gt $deadline ]; then
      echo "FAILED: never $1: $(xdotool getwindowgeometry "$window")"
      exit 1
    fi
    sleep 0.1
  done
}
xdotool windowsize "$window" 900 700
has_size 900x700
xdotool key F11
has_size 1280x800
xdotool key Escape
has_size 900x700

echo "an idle window uses no measurable processor time"
sleep 1
ticks() { awk '{print $14 + $15}' "/proc/$program_process/stat"; }
before=$(ticks)
sleep 4
if [ "$(ticks)" != "$before" ]; then
  echo "FAILED: $(($(ticks) - before)) ticks of processor time in 4 idle seconds"
  exit 1
fi

echo "a number without Enter is kept when the window is closed"
xdotool key --delay 60 3 ctrl+q
wait "$program_process"
holds '"open":{"tricks":[3,6,null]'
echo "A real window keeps what it was given."
