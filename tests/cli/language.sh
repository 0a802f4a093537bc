#!/usr/bin/env bash
# The command line in the language of the locale, from a catalogue beside the program.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
fail() {
  echo "$1"
  exit 1
}

cp "$SQUARESCORES" "$place/squarescores"
mkdir -p "$place/locale/ne/LC_MESSAGES"
msgfmt -o "$place/locale/ne/LC_MESSAGES/squarescores.mo" - << 'END'
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

msgid "Match {}: {}."
msgstr "खेल {}: {}।"

msgid "{} {} in deal {}"
msgstr "{2} बाँडमा {0} को {1}"

msgid "Show the sheet"
msgstr "पाना देखाउनुहोस्"

msgid "There is no game \"{}\" here."
msgstr "\"{}\" भन्ने खेल छैन।"

msgid "{} wins: {}"
msgstr "{} जित्यो: {}"
END
run() { "$place/squarescores" --db "$place/matches.db" "$@"; }

export LC_ALL=ne_NP.UTF-8
run new --players Asha,Bimal,Chandra > "$place/number"
[ "$(cat "$place/number")" = 1 ] || fail "a match's number is not a sentence"
[ "$(run enter --as Asha 4)" = "खेल 1: 1 बाँडमा Asha को 4।" ] || fail "not said in Nepali"
"$place/squarescores" help | grep -q 'पाना देखाउनुहोस्' || fail "help is not in Nepali"
if run list --game bridge 2> "$place/said"; then fail "there is no such game"; fi
grep -q '"bridge" भन्ने खेल छैन।' "$place/said" || fail "a refusal is not in Nepali"

# What programs read is the same in every language.
run show --json > "$place/nepali.json"
run export --format csv > "$place/nepali.csv"
export LC_ALL=C.UTF-8
[ "$(run enter --as Bimal 4)" = "Match 1: Bimal 4 in deal 1." ] || fail "not in English"
[ "$(LANGUAGE=fr:ne:hi run enter --as Bimal 5)" = "खेल 1: 1 बाँडमा Bimal को 5।" ] \
  || fail "LANGUAGE does not count"
[ "$(LC_ALL=C LANGUAGE=ne run enter --as Bimal 4)" = "Match 1: Bimal 4 in deal 1." ] \
  || fail "LANGUAGE counts in the locale C"
[ "$(LC_ALL= LANG=ne_NP run enter --as Bimal 5)" = "खेल 1: 1 बाँडमा Bimal को 5।" ] \
  || fail "LANG does not count"
run enter --as Bimal --clear > "$place/said"
run show --json | cmp - "$place/nepali.json" || fail "JSON is not the same in every language"
run export --format csv | cmp - "$place/nepali.csv" || fail "CSV is not the same"
