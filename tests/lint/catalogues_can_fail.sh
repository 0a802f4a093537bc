#!/usr/bin/env bash
# The check of the catalogues, against mistakes planted in a copy of the source: each has to be found.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
mkdir -p "$tree/src/words"
cp "$here/../../src/words/extract.sh" "$tree/src/words/"

source_says() {
  printf '%s\n' 'auto a = tr("{} needs {} ♥");' 'auto b = tr_count("one card", "{} cards", 2);' \
    "${1:-}" > "$tree/src/words/a.cpp"
}

catalogue_says() {  # what the catalogue has for the first text, and more lines
  cat > "$tree/src/words/ne.po" << END
msgid ""
msgstr ""
"Project-Id-Version: SquareScores\n"
"Report-Msgid-Bugs-To: \n"
"POT-Creation-Date: 2026-11-30 19:07+0000\n"
"PO-Revision-Date: 2026-11-30 19:07+0000\n"
"Last-Translator: Nobody\n"
"Language-Team: none\n"
"Language: ne\n"
"MIME-Version: 1.0\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Content-Transfer-Encoding: 8bit\n"
"${plurals:-Plural-Forms: nplurals=2; plural=(n != 1);}\n"

$1

msgid "one card"
msgid_plural "{} cards"
msgstr[0] "x"
msgstr[1] "{} x"
END
}

passes() {
  "$here/check_catalogues.sh" "$tree" > "$tree/said" 2>&1 \
    || { echo "refused what is right: $1"; cat "$tree/said"; exit 1; }
}
refuses() {
  if "$here/check_catalogues.sh" "$tree" > "$tree/said" 2>&1; then
    echo "let pass: $1"
    exit 1
  fi
}

first=$'msgid "{} needs {} ♥"\n'
source_says
catalogue_says "${first}msgstr \"{} x {}\""
passes "a catalogue of the same texts"
catalogue_says "${first}msgstr \"{1} x {0}\""
passes "places in another order"
catalogue_says "${first}msgstr \"\""
passes "a text nobody has translated yet"

catalogue_says ""
refuses "a text that is missing"
catalogue_says "${first}msgstr \"{} x\""
refuses "a place too few"
catalogue_says "${first}msgstr \"{} x {} {}\""
refuses "a place too many"
catalogue_says "#, fuzzy"$'\n'"${first}msgstr \"{} x {}\""
refuses "a guessed translation"
catalogue_says "${first}msgstr \"{} x {}"
refuses "what is no catalogue"
catalogue_says "${first}msgstr \"{} x {}\""$'\n\nmsgid "gone"\nmsgstr "x"'
refuses "a text that is gone from the source"
plurals="X-None: none" catalogue_says "${first}msgstr \"{} x {}\""
refuses "a head without plural forms"
catalogue_says "${first}msgstr \"{} x {}\""
source_says 'auto c = tr("new");'
refuses "a text that is new in the source"
echo "Every planted mistake was found."
