#!/usr/bin/env bash
# Plays the worked deal (1, 4 and 5 tricks, by keys) in a real window on a virtual display, in a
# database of its own, and leaves a screenshot.
#   SQUARESCORES=program play_worked_deal.sh [picture.png]
set -euo pipefail
program=$SQUARESCORES
picture=${1:-$PWD/worked-deal.png}

place=$(mktemp -d)
database=$place/worked-deal.db
started=()
clean_up() {  # the program first, then the display it is on
  for ((i = ${#started[@]} - 1; i >= 0; i--)); do
    kill "${started[i]}" 2> /dev/null || true
    wait "${started[i]}" || true
  done
  rm -rf "$place"
}
trap clean_up EXIT

Xvfb -displayfd 3 -screen 0 1280x800x24 -nolisten tcp 3> "$place/display" 2> "$place/xvfb.log" &
started+=($!)
until [ -s "$place/display" ]; do
  kill -0 "${started[0]}" || { cat "$place/xvfb.log"; exit 1; }
  sleep 0.05
done
DISPLAY=:$(< "$place/display")
export DISPLAY
unset WAYLAND_DISPLAY

"$program" --db "$database" new --players Asha,Bimal,Chandra > /dev/null
"$program" --db "$database" &
started+=($!)
window=$(timeout 20 xdotool search --sync --onlyvisible --name SquareScores | head -n 1)
xdotool windowfocus --sync "$window"
sleep 0.5
xdotool key --delay 100 1 Return 4 Return 5 Return
sleep 0.5
import -window root "$picture"

"$program" --db "$database" show
"$program" --db "$database" show --json | grep -q '"totals": *\[1, *4, *5\]'
echo "The worked deal is in the database; the screenshot is $picture"
