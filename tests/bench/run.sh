#!/usr/bin/env bash
# tests/bench/run.sh FOLDER: runs the programs that measure in FOLDER, one after the other, on a
# virtual display of their own and with settings that are nobody's.
source "$(dirname "$0")/../app/display.bash"
start_display 1280x900
export SQUARESCORES_YEARS=$place
for program in "$1"/bench_*; do
  "$program"
done
