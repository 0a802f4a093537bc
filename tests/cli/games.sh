#!/usr/bin/env bash
# Every game through the verbs: documents in, out and in again byte for byte, with the scores they had
# before; and what only some games have (bid, call, first overtrick, stakes), with its refusals.
set -euo pipefail
source "$(dirname "$0")/asking.bash"
cases=$(dirname "$0")/../document/scores.jsonl

# --- Documents of every game through two databases ------------------------------------------------
# Some of each game; the document tests take all of them, without the databases.
awk 'NR > 140 && NR % 7 == 0' "$cases" | sed 's/^{"document": \(.*\), "score": .*$/\1/' > "$place/typed.jsonl"
exits 0 import "$place/typed.jsonl"
exits 0 export --all -o "$place/once.jsonl"
SQUARESCORES_DB=$place/other.db exits 0 import "$place/once.jsonl"
SQUARESCORES_DB=$place/other.db exits 0 export --all -o "$place/twice.jsonl"
cmp -s "$place/once.jsonl" "$place/twice.jsonl" || fail "an export imported and exported again differs"
[ "$(grep -o '"game": "[^"]*"' "$place/once.jsonl" | sort -u | wc -l)" = 9 ] || fail "not nine games"
sheet score --json "$place/typed.jsonl" | sort > "$place/scores-before"
sheet score --json "$place/once.jsonl" | sort > "$place/scores-after"
# Documents with equal content are one match, so each score is looked for once.
cmp -s <(uniq "$place/scores-before") <(uniq "$place/scores-after") \
  || fail "the scores of what came out are not those of what went in"
exits 0 check
rm "$SQUARESCORES_DB"

# --- What only some games have --------------------------------------------------------------------
deal() {  # A B C: of the newest match
  exits 0 enter --as Asha "$1"
  exits 0 enter --as Asha --for Bimal "$2"
  exits 0 enter --as Asha --for Chandra "$3"
}
new() { exits 0 new --players Asha,Bimal,Chandra --game "$@"; }

new 3-5-8 --rule stake=550 --rule currency=EUR --rule max_bleed=1
exits 1 bid --as Asha 7
exits 0 bid --as Asha --for Bimal 9
exits 1 call --as Bimal hearts
complains 3-5-8
exits 1 target --as Asha 20
deal 3 11 2
exits 0 show
says 'a bid of 9'
says 'Bimal receives €11.00'
says '+€11.00'
says 'Bimal gives 1 to'
exits 1 bid --as Chandra 8
complains 'Only the first deal is bid for.'
deal 0 2 14
exits 0 show
says 'Chandra took 14 tricks in deal 2'
exits 0 show --json
says '"winners": ["Chandra"]'

new '8-5-3 calls' --rule calls=miz,hearts
exits 1 call --as Asha spades
exits 0 call --as Asha miz
deal 3 5 8
exits 0 show
says 'the call is miz'
says 'Calls left:'
exits 0 enter --as Asha --deal 1 --for Chandra --clear
exits 0 undo --as Asha
deal 8 5 3
exits 0 show
says 'no call yet'
exits 0 call --as Bimal hearts
exits 0 show
says 'Chandra deals'

new 3-5-9
exits 1 enter --as Asha 0
complains 'at least one'
deal 10 6 1
exits 0 show
says 'Who made the first overtrick of deal 1, Asha or Bimal?'
exits 1 first-up --as Asha Chandra
exits 1 first-up --as Bimal Bimal
exits 0 first-up --as Asha Asha
exits 0 show
says 'the first overtrick by Asha'
says '1. Asha gives 1 to'

new 6-3-8
exits 1 enter --as Asha -- -3
complains 'from 0 to 17'
exits 1 new --players A,B,C --game 6-3-8 --rule stake=5
exits 1 new --players A,B,C --game 6-3-7

[ "$failures" = 0 ]
