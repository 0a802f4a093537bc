#!/usr/bin/env bash
# extract.sh FILE.pot: every sentence of the source that is to be translated, as a template.
set -euo pipefail
template=$(realpath -m "$1")
cd "$(dirname "$0")/.."
find . -name '*.[ch]pp' | LC_ALL=C sort | xgettext --files-from=- --language=C++ --from-code=UTF-8 \
  --keyword= --keyword=tr:1 --keyword=later:1 --keyword=tr_as:1c,2 --keyword=later_as:1c,2 --keyword=tr_count:1,2 \
  --keyword=tr_counted:1,2 --keyword=shown_by_words:1 \
  --add-comments=Translators: --force-po --package-name=SquareScores --no-wrap --sort-by-file --add-location=file \
  --output="$template"
