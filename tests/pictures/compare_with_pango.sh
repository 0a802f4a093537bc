#!/usr/bin/env bash
# Texts and whole pages in a real window on a virtual display, against Pango's own rendering.
source "$(dirname "$0")/../app/display.bash"
start_display 1280x800
"$(dirname "$SQUARESCORES")/tests/pictures/picture_tests"
