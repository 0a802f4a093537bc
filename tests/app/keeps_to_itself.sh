#!/usr/bin/env bash
# The program asks the system for no connection that leaves the machine, and writes nowhere but in its
# own folders: seen by strace, over a run of verbs and of the real window.
if ! strace -qq true 2> /dev/null; then
  echo "SKIPPED: no process may be looked at here"
  exit 77
fi
source "$(dirname "$0")/display.bash"
unset SQUARESCORES_DB
export HOME=$place/home XDG_DATA_HOME=$place/home/.local/share XDG_CACHE_HOME=$place/home/.cache
export XDG_CONFIG_HOME=$place/home/.config XDG_STATE_HOME=$place/home/.local/state
export TMPDIR=$place/tmp ASAN_OPTIONS=detect_leaks=0  # the leak checker looks at processes itself
mkdir -p "$HOME" "$TMPDIR" "$place/work"
cd "$place/work"
watch=(strace -f -qq -s 4096 -o "$place/trace" -A --seccomp-bpf -e
  trace=socket,io_uring_setup,open,openat,creat,rename,renameat,renameat2,link,linkat,symlink,symlinkat,mkdir,mkdirat,mknod,mknodat)

# What was opened for writing, made or renamed and is not in a folder it belongs to.
outside() {
  grep -vE ' = -1 |<[.][.][.] ' "$place/trace" \
    | grep -E 'O_WRONLY|O_RDWR|O_CREAT|creat\(|rename|link|mkdir|mknod' \
    | grep -vE "\"($HOME/\.local/share/squarescores|$HOME/\.config/squarescores|$HOME/\.cache/|$HOME/\.local/state/)" \
    | grep -vE "\"$HOME/\.(local|local/share|config|cache)\"" \
    | grep -vE "\"(/dev/(null|tty|dri/|shm/|ptmx)|/proc/self/|/memfd:)" || true
}
connections() { grep -E 'socket\(|io_uring' "$place/trace" | grep -v 'AF_UNIX' || true; }

fail_with() {  # what it means, what was seen
  if [ -n "$2" ]; then
    echo "FAILED: $1"
    echo "$2" | head -n 20
    exit 1
  fi
}

echo "a verb"
"${watch[@]}" "$SQUARESCORES" new --players Asha,Bimal,Chandra > "$place/out"
"${watch[@]}" "$SQUARESCORES" enter --as Asha 1 > "$place/out"
"${watch[@]}" "$SQUARESCORES" export --format text > "$place/out"
grep -q 'squarescores/matches.db' "$place/trace" || { echo "FAILED: nothing was seen"; exit 1; }
fail_with "a verb opened a connection" "$(connections)"
fail_with "a verb wrote elsewhere" "$(outside)"

echo "the window"
start_display 1280x800
export LIBGL_ALWAYS_SOFTWARE=1
open_window "${watch[@]}" "$SQUARESCORES"
xdotool key --delay 60 4 Return 5 Return
sleep 1
xdotool key ctrl+q
wait "$program_process"
"$SQUARESCORES" show --json | grep -q '"totals": *\[1, *4, *5\]' || { echo "FAILED: nothing was entered"; exit 1; }
fail_with "the window opened a connection" "$(connections)"
fail_with "the window wrote elsewhere" "$(outside)"
fail_with "something is left in the working or the temporary folder" "$(find "$place/work" "$place/tmp" -mindepth 1)"
echo "Nothing was sent, nothing lies elsewhere."
