#!/usr/bin/env bash
# check_catalogues.sh: fails when a catalogue in src/words does not match the source: a sentence that
# is missing, gone or only guessed (fuzzy), a translation that does not fill the same places, or a
# head that counts otherwise than the program can. `./dev words` brings them up to the source.
set -euo pipefail
cd "${1:-$(dirname "$0")/../..}"
sentences=$(mktemp -d)
trap 'rm -rf "$sentences"' EXIT
mistakes=0
mistake() {
  echo "$1"
  mistakes=$((mistakes + 1))
}

src/words/extract.sh "$sentences/source.pot"
messages() {  # a catalogue -> its messages without translations, in order
  msgattrib --no-obsolete --no-location --no-wrap --empty "$1" | msgcat --no-location --no-wrap --sort-output - \
    | sed -n '/^msgctxt\|^msgid/p'
}
messages "$sentences/source.pot" > "$sentences/source"
for catalogue in src/words/*.po; do
  msgfmt --check --output-file=/dev/null "$catalogue" || mistake "$catalogue: msgfmt refuses it"
  grep -qxF '"Plural-Forms: nplurals=2; plural=(n != 1);\n"' "$catalogue" \
    || mistake "$catalogue does not have one text for one and another for more, as words/language.cpp counts"
  messages "$catalogue" > "$sentences/found"
  if ! diff "$sentences/source" "$sentences/found" > "$sentences/difference"; then
    mistake "$catalogue does not match the source (<: missing, >: gone):"
    head -20 "$sentences/difference"
  fi
  guessed=$(msgattrib --only-fuzzy --no-obsolete "$catalogue" | grep -c '^msgid' || true)
  [ "$guessed" -le 1 ] || mistake "$catalogue has $((guessed - 1)) guessed (fuzzy) translations"
  # Every place {} of a sentence, in whatever order, and no other.
  msgattrib --no-obsolete --no-wrap --translated "$catalogue" | awk -v name="$catalogue" '
    function places(text,   n) { n = gsub(/\{[0-9]*\}/, "", text); return n }
    /^msgid / { id = $0; many = 0 }
    /^msgid_plural / { id = $0 }
    /^msgstr/ && id != "msgid \"\"" && places(id) != places($0) && !(/^msgstr\[0\]/) {
      print name ": other places in the translation of " substr(id, 7); bad = 1 }
    END { exit bad }' || mistakes=$((mistakes + 1))
done
[ "$mistakes" = 0 ]
