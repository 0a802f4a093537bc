#!/usr/bin/env bash
# Plays the worked deal (1, 4 and 5 tricks, by keys) in a real window on a virtual display, in a
# database of its own, and leaves a screenshot.
#   SQUARESCORES=program play_worked_deal.sh [picture.png]
source "$(dirname "$0")/display.bash"
program=$SQUARESCORES
picture=${1:-$PWD/worked-deal.png}
database=$place/worked-deal.db
start_display 1280x800

"$program" --db "$database" new --players Asha,Bimal,Chandra > /dev/null
open_window "$program" --db "$database"
xdotool key --delay 100 1 Return 4 Return 5 Return
sleep 0.5
import -window root "$picture"

"$program" --db "$database" show
"$program" --db "$database" show --json | grep -q '"totals": *\[1, *4, *5\]'
echo "The worked deal is in the database; the screenshot is $picture"
