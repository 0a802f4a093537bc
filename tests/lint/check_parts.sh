#!/usr/bin/env bash
# check_parts.sh [tree]: fails when CMakeLists.txt, the includes check and the picture of the parts do
# not say the same of which part knows which.
set -euo pipefail
cd "${1:-$(dirname "$0")/../..}"
source <(sed -n '/^allowed() {/,/^}/p' tests/lint/check_includes.sh)

linked=$(tr '\n' ' ' < CMakeLists.txt | grep -oE 'add_part\([a-z]+ [^)]*\)' \
  | sed -E 's/add_part\(//; s/ USES.*|\)//; s/ KNOWS//; s/ +/ /g')
parts=$(cut -d ' ' -f 1 <<< "$linked")
while read -r part knows; do
  may=$(tr ' ' '\n' <<< "$(allowed "$part")" | grep -xF "$parts" | sort | tr '\n' ' ' || true)
  links=$(tr ' ' '\n' <<< "$knows" | sort | sed '/^$/d' | tr '\n' ' ')
  if [ "$may" != "$links" ]; then
    echo "$part links what it knows ($links) in CMakeLists.txt, and may include: $may"
    exit 1
  fi
  if ! grep -qF ">$part</text>" docs/pictures/parts.svg; then
    echo "docs/draw_parts does not know $part"
    exit 1
  fi
done <<< "$linked"

if ! docs/draw_parts | cmp --silent - docs/pictures/parts.svg; then
  echo "docs/pictures/parts.svg is not what docs/draw_parts draws"
  exit 1
fi
echo "The build, the includes check and the picture agree on the parts."
