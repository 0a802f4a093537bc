#!/usr/bin/env bash
# The program as it is installed: installs the build into a folder of its own and asks it there for
# what it has to find beside itself. With a folder, asks what is installed there already, as on a fresh
# machine after the package:
#   tests/app/installed.sh /usr
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
if [ $# = 0 ]; then
  usr=$place/usr
  cmake --install "$(dirname "$SQUARESCORES")" --prefix "$usr" > /dev/null
else
  usr=$1
fi
export PATH=$usr/bin:$PATH SQUARESCORES_DB=$place/matches.db LC_ALL=C.UTF-8
unset LANGUAGE

fail() {
  echo "FAILED: $1"
  exit 1
}

[ "$(command -v squarescores)" = "$usr/bin/squarescores" ] || fail "no program in $usr/bin"
version=$(squarescores --version)
manual=$(gzip -cd "$usr/share/man/man1/squarescores.1.gz" | tr -d '\\')
grep -qi "^\.TH squarescores .*$version" <<< "$manual" || fail "the manual is not of $version"
for file in applications/squarescores.desktop icons/hicolor/scalable/apps/squarescores.svg \
  metainfo/org.squarescores.squarescores.metainfo.xml doc/squarescores/copyright \
  doc/squarescores/changelog.gz; do
  [ -s "$usr/share/$file" ] || fail "no $file"
done

echo "a match by verbs"
squarescores new --players Asha,Bimal,Chandra > /dev/null
squarescores enter --as Asha 1 > /dev/null
squarescores enter --as Bimal 4 > /dev/null
squarescores enter --as Chandra 5 > /dev/null
squarescores show --json | grep -q '"totals": *\[1, *4, *5\]' || fail "$(squarescores show)"

echo "its catalogues"
english=$(squarescores show)
for catalogue in "$usr"/share/locale/*/LC_MESSAGES/squarescores.mo; do
  language=${catalogue%/LC_MESSAGES/*}
  language=${language##*/}
  [ "$(LANGUAGE=$language squarescores show)" != "$english" ] || fail "no word of $language"
done

echo "its completion"
complete() { :; }  # a shell without line editing may have none
source "$usr/share/bash-completion/completions/squarescores"
completed() {  # WORDS…, the last to be completed
  COMP_WORDS=(squarescores "$@") COMP_CWORD=$# COMPREPLY=()
  _squarescores
  echo "${COMPREPLY[*]}"
}
[ "$(completed exp)" = export ] || fail "exp became '$(completed exp)'"
[ "$(completed enter --pin)" = --pin-stdin ] || fail "enter --pin became '$(completed enter --pin)'"
verbs=$(sed -n '/^\.SH VERBS/,/^\.SH OPTIONS/s/^\.BR\? //p' <<< "$manual")
for verb in $(completed ''); do
  [[ $verb == --* ]] || grep -qw -- "$verb" <<< "$verbs" || fail "the manual has no verb $verb"
done
echo "What is installed is found."
