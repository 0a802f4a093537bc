# Sourced by whatever shows the program on a virtual display. Gives it $place, a folder of its own
# that holds its settings and goes away at the end together with everything started.
set -euo pipefail
place=$(mktemp -d)
started=()
stop_all() {  # the last started first: the program before the display it is on
  for ((i = ${#started[@]} - 1; i >= 0; i--)); do
    kill "${started[i]}" 2> /dev/null || true
    wait "${started[i]}" 2> /dev/null || true
  done
  started=()
}
trap 'stop_all; rm -rf "$place"' EXIT
export XDG_CONFIG_HOME=$place/config
unset WAYLAND_DISPLAY

# start_display WIDTHxHEIGHT: what is started from now on appears there.
start_display() {
  rm -f "$place/display"
  Xvfb -noreset -displayfd 3 -screen 0 "${1}x24" -nolisten tcp 3> "$place/display" 2> "$place/xvfb.log" &
  local display=$!
  started+=("$display")
  until [ -s "$place/display" ]; do
    kill -0 "$display" || { cat "$place/xvfb.log"; exit 1; }
    sleep 0.05
  done
  DISPLAY=:$(< "$place/display")
  export DISPLAY
}

# open_window PROGRAM [ARGUMENTS]: its process is $program_process then, its window, which has the
# keyboard, $window.
open_window() {
  "$@" &
  program_process=$!
  started+=("$program_process")
  window=$(timeout 60 xdotool search --sync --onlyvisible --name SquareScores | head -n 1)
  xdotool windowmove "$window" 0 0 windowfocus --sync "$window"
  sleep 1
}
