#!/usr/bin/env bash
# Every verb of docs/command-line.md, its exit status and what it says, on real files.
set -euo pipefail
source "$(dirname "$0")/asking.bash"

# The worked deal, from new to end.
exits 0 new --players Asha,Bimal,Chandra
says 1
exits 0 enter --as Asha 1
exits 0 enter --as bimal 4
exits 0 show
exits 0 enter --as Asha --for Chandra 5
exits 0 show --json
says '"totals":[1,4,5]'
says '"match":1'
says '"players":["Asha","Bimal","Chandra"]'
says '"exchange":[{"taker":"Chandra","giver":"Bimal","cards":1},{"taker":"Chandra","giver":"Asha","cards":1}]'
says '"open":null'
exits 0 pulled --as Bimal --taker Chandra --giver Bimal
exits 0 trump --as Chandra hearts
exits 0 target --as Asha 30
exits 0 trade --as Asha --from Bimal --to Chandra
exits 0 show --json
says '"totals":[1,3,6]'
says '"target":30'

# The card that Chandra drew from Bimal was traded away afterwards.
exits 0 show
says 'Ticked: Chandra draws 1'
exits 2 make-up --as Asha never
exits 1 make-up --as Asha --deal 7 left
complains 'nothing to make up'
exits 0 make-up --as Bimal owed
says 'to be made up'
exits 0 show
says 'To make up from deal 1: Chandra draws 1 from Asha, then Bimal draws 1 from'
exits 0 make-up --as Chandra done
exits 1 make-up --as Chandra left
exits 0 show
says 'Chandra draws 1 from Asha'

# Who may not.
exits 1 enter --as Bimal --for Asha 3
complains Asha
exits 1 target --as Bimal 40
exits 1 correct --as Bimal --deal 1 2 5 3
exits 1 enter --as Nobody 3
complains Nobody
exits 1 enter --as host 3
complains Asha

# What cannot be.
exits 1 enter --as Asha 11
exits 1 correct --as Asha --deal 1 4 4 3
complains 11
exits 1 correct --as Asha --deal 7 2 5 3
exits 1 show --match 99
exits 1 call --as Asha miz
exits 1 bid --as Asha 9
exits 1 first-up --as Asha Asha
exits 1 reopen --as Asha

# Wrong usage.
exits 2 enter --as Asha
exits 2 enter --as Asha 3 --clear
exits 2 enter --as Asha three
exits 2 enter 3
exits 2 sing
exits 2 correct --as Asha --deal 1 2 5
exits 2 trump --as Asha swords
exits 2 new --players Asha,Bimal
exits 0 --version
says squarescores
exits 0 help
exits 0 help enter
says --clear
exits 0 help first-up

# Digits of other scripts; undo, redo; corrections.
exits 0 correct --as Asha --deal 1 ४ ३ ۳
exits 0 show --json
says '"totals":[4,3,3]'
exits 0 undo --as Asha
exits 0 show --json
says '"totals":[1,3,6]'
exits 0 redo --as Asha
exits 1 redo --as Asha
exits 1 undo --as Bimal
exits 0 enter --as Bimal --deal 2 4
exits 0 undo --as Bimal
exits 0 dealer --as Asha Chandra
exits 0 host --as Asha none
exits 0 target --as host 25
exits 0 host --as host Bimal
exits 0 enter --as Chandra --clear
says already

# End, reopen, and which match is meant.
exits 0 new --players '"Rai, A",=1+1,"Q""uote"' --host none --rule sweep_bonus=5 --target 15
exits 1 enter --as host --for '=1+2' 3
exits 0 enter --as host --for '=1+1' 15
exits 0 end --as host
exits 0 show --json --match 2
says '"result":{"winners":[],"reason":"not_played"}'
exits 1 enter --as '=1+1' --match 2 3
exits 0 undo --as host
exits 0 enter --as host --for 'rai, a' 0
exits 0 enter --as host --for 'Q"uote' 0
exits 0 show --json
says '"points":[0,15,0]'
says '"tricks":[0,10,0]'
exits 0 end --as 'Q"uote'
exits 0 list
exits 0 list --json
says '"winners":["=1+1"]'
exits 0 list --player '=1+1' --json
exits 0 reopen --as host
exits 0 end --as host

# Out and in again.
exits 0 export --all -o "$place/all.jsonl"
exits 1 export --all -o "$place/all.jsonl"
complains already
exits 0 import "$place/all.jsonl"
says '0 imported, 2 here already.'
SQUARESCORES_DB=$place/other.db exits 0 import "$place/all.jsonl"
SQUARESCORES_DB=$place/other.db exits 0 export --all
cmp -s "$place/out" "$place/all.jsonl" || fail "an export imported and exported again differs"
exits 0 score "$place/all.jsonl" --json
[ "$(wc -l < "$place/out")" = 2 ] || fail "score gives a line for each document"
exits 0 export --match 2 --format csv
says "'=1+1"
says '"Rai, A"'
exits 0 export --match 1 --format text
says Asha
sed 's/"target": *15/"target": 16/' "$place/all.jsonl" > "$place/changed.jsonl"
exits 1 import "$place/changed.jsonl"
complains id
printf '{"squarescores": 1, "players": ["A", "B", "C"], "deals": [{"tricks": [1, 4, 5]}, {"tricks": [4, 4, 4]}]}' > "$place/bad.json"
exits 1 import "$place/all.jsonl" "$place/bad.json"
complains 'bad.json'
complains 'deals[1].tricks'
exits 0 list --json
[ "$(grep -o '"match"' "$place/out" | wc -l)" = 2 ] || fail "a refused import stored something"
printf '{"squarescores": 1, "players": ["A", "B", "C"], "ended": {}}' > "$place/by-hand.json"
exits 0 import "$place/by-hand.json"
exits 0 import "$place/by-hand.json"
says '0 imported, 1 here already.'
exits 1 score "$place/nothing.json"

# The database.
exits 0 check
exits 0 backup "$place/copy.db"
exits 1 backup "$place/copy.db"
complains 'never replaces a file'
[ "$(stat -c %a "$place/copy.db")" = 600 ] || fail "a backup can be read by others"
SQUARESCORES_DB=$place/copy.db exits 0 list
echo "not a score sheet, by any means" > "$place/letter.db"
before=$(sha256sum < "$place/letter.db")
exits 3 --db "$place/letter.db" list
[ "$before" = "$(sha256sum < "$place/letter.db")" ] || fail "a file that is not ours was touched"

# Of a damaged database what can be read is written out, and what cannot is told.
exits 0 backup "$place/damaged.db"
printf S | dd of="$place/damaged.db" bs=1 conv=notrunc status=none \
  seek="$(grep -abo 'Rai, A' "$place/damaged.db" | head -n 1 | cut -d: -f1)"
before=$(sha256sum < "$place/damaged.db")
exits 3 --db "$place/damaged.db" export --all
says Chandra
complains 'Match 2 is damaged'
complains 'Damaged and left out: 1.'
exits 3 --db "$place/damaged.db" export --match 2
exits 0 --db "$place/damaged.db" export --match 1
exits 3 --db "$place/damaged.db" check
head -c 20000 "$place/copy.db" > "$place/cut.db"
exits 3 --db "$place/cut.db" export --all -o "$place/cut.jsonl"
exits 3 --db "$place/cut.db" list
[ "$before" = "$(sha256sum < "$place/damaged.db")" ] || fail "a damaged file was touched"

# People, and what guards their places.
exits 0 people --json
says '"name":"Asha"'
says '"pin":false'
exits 0 person Bimal --rename 'Bimal Rai' --colour c02080
says 'Bimal Rai'
exits 0 show --match 1
says Bimal
exits 1 person Asha --rename CHANDRA
complains Chandra
exits 2 person Asha --colour red
exits 1 person Asha --remove
exits 0 person Zita --add
exits 0 person Zita --archive
exits 0 person Zita --remove
exits 1 person Nobody
exits 0 person 'Bimal Rai' --rename Bimal
printf '2580\n' > "$place/pin"
printf '2581\n' > "$place/wrong-pin"
printf '2580\n9999\n' > "$place/new-pin"
typed() {  # typed FILE STATUS WORDS...: as exits, with FILE on standard input
  local from=$1 wanted=$2 status=0
  shift 2
  sheet "$@" > "$place/out" 2> "$place/err" < "$from" || status=$?
  [ "$status" = "$wanted" ] \
    || fail "\`$*\` ended with $status, not $wanted: $(cat "$place/out" "$place/err")"
}
typed "$place/pin" 0 pin --as Asha --pin-stdin
exits 1 trump --as Asha --match 1 spades
complains --pin-stdin
typed "$place/wrong-pin" 1 trump --as Asha --match 1 --pin-stdin spades
complains 'not the PIN'
typed "$place/pin" 0 trump --as asha --match 1 --pin-stdin spades
exits 0 trump --as Chandra --match 1 hearts
typed "$place/new-pin" 0 pin --as Asha --pin-stdin
typed "$place/pin" 1 trump --as Asha --match 1 --pin-stdin spades
exits 0 export --all
! grep -q 'argon2id\|9999' "$place/out" || fail "an export tells of a PIN"
exits 0 pin --reset Asha
exits 0 trump --as Asha --match 1 spades

# Wrong tries make the next one wait, also in another start of the program, and what is typed is
# nowhere to be found.
printf '73914655\n' > "$place/long-pin"
typed "$place/long-pin" 0 pin --as Bimal --pin-stdin
typed "$place/wrong-pin" 1 enter --as Bimal --match 1 --pin-stdin 4
typed "$place/wrong-pin" 1 enter --as Bimal --match 1 --pin-stdin 4
typed "$place/wrong-pin" 1 enter --as Bimal --match 1 --pin-stdin 4
complains 'The next try is taken in 2 seconds.'
sleep 2
typed "$place/long-pin" 0 trump --as Bimal --match 1 --pin-stdin clubs
exits 0 backup "$place/with-pin.db"
for format in json csv text; do
  exits 0 export --all --format "$format" -o "$place/with-pin.$format"
done
exits 0 people --json
mkdir "$place/typed"
mv "$place/long-pin" "$place/typed/"
! grep -rqa 73914655 --exclude-dir=typed "$place" || fail "a PIN lies in $(grep -rla 73914655 "$place")"
grep -qa 'argon2id' "$place/with-pin.db" || fail "the hash is not in the backup"
! grep -qa 'argon2id' "$place"/with-pin.{json,csv,text} || fail "an export tells of a PIN"
if [ "$(id -u)" = 0 ]; then  # the file of another account
  chown 65534 "$place/with-pin.db"
  exits 1 --db "$place/with-pin.db" pin --reset Bimal
  complains 'the account that owns the file'
fi
exits 0 pin --reset Bimal
typed "$place/pin" 0 pin --as host --pin-stdin
exits 1 undo --as host --match 2
typed "$place/pin" 0 pin --as host --remove --pin-stdin
exits 2 pin
exits 2 pin --as Asha --reset Asha

# What is said of a match, which are listed, how people have played.
exits 0 note --match 2 --title 'Rain all night' --text 'Three sweeps'
exits 0 note --match 2
says 'Rain all night'
exits 1 note --match 2 --title "$(printf '\033[2J')"
exits 0 list --words 'rain SWEEPS' --json
says '"match":2'
[ "$(grep -o '"match"' "$place/out" | wc -l)" = 1 ] || fail "more matches than have these words"
exits 0 list --player Chandra --game 3-2-5 --from 2020-01-01 --json
says '"match":1'
exits 0 list --to 2020-01-01 --json
says '[]'
exits 2 list --from yesterday
exits 1 list --game poker
exits 1 list --player Nobody
exits 0 note --match 2 --archive
exits 0 list --archived --json
says '"match":2'
exits 0 note --match 2 --unarchive
exits 0 stats
says Chandra
exits 0 stats --player Chandra --json
says '"game":"3-2-5"'
exits 0 stats --game 9-5-2 --json
says '"matches":0'

# Backups of the program's own, and back again.
[ "$(ls "$place"/backups/matches-* | wc -l)" = 1 ] || fail "not one backup today: $(ls "$place/backups")"
exits 0 backup "$place/before.db"
exits 0 show --match 1 --json
cp "$place/out" "$place/shown-before"
exits 0 trump --as Asha --match 1 clubs
exits 0 restore "$place/before.db"
says replaced
exits 0 show --match 1 --json
cmp -s "$place/out" "$place/shown-before" || fail "a restored match is not as it was"
exits 3 restore "$place/pin"
exits 3 restore "$place/nothing.db"
exits 1 restore "$place/matches.db"

if [ "$failures" != 0 ]; then
  echo "0 passed, $failures failed"
  exit 1
fi
echo "The verbs do what docs/command-line.md says."
