#!/usr/bin/env bash
# debian_changelog.sh CHANGELOG SUFFIX CONTACT: prints what docs/CHANGELOG.md says in the form Debian
# wants beside a program. A version there is '## 0.1.0, 2026-11-30'; what stands under another heading
# is not released yet and is left out. SUFFIX goes behind each version, as the package's own has it.
set -euo pipefail
changelog=$1 suffix=$2 contact=$3

flush() {  # what was gathered of an entry, as one point of the list
  if [ -n "$gathered" ]; then
    fold -s -w 76 <<< "$gathered" | sed 's/ *$//; 1s/^/  * /; 1!s/^/    /'
    gathered=""
  fi
}

finish() {
  flush
  if [ -n "$day" ]; then
    printf '\n -- %s  %s\n\n' "$contact" "$(LC_ALL=C date --utc --date="$day" '+%a, %d %b %Y %T %z')"
  fi
}

day="" gathered=""
while IFS= read -r line; do
  if [[ $line == '## '* ]]; then
    finish
    day=""
    if [[ $line =~ ^'## '([0-9]+\.[0-9]+\.[0-9]+)', '([0-9]{4}-[0-9]{2}-[0-9]{2})$ ]]; then
      day=${BASH_REMATCH[2]}
      printf 'squarescores (%s) unstable; urgency=medium\n\n' "${BASH_REMATCH[1]}$suffix"
    fi
  elif [ -z "$day" ]; then
    continue
  elif [ -z "$line" ]; then
    flush
  else
    [[ $line == '* '* ]] && flush
    line=${line#'* '}
    gathered+=${gathered:+ }${line#"${line%%[! ]*}"}
  fi
done < "$changelog"
finish
