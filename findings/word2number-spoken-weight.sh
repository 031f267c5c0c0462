#!/usr/bin/env bash
# A lifter's "two twenty five" is 45.
#
# Package: word2number 1.1 (PyPI)
# Behavior: Words that give no "hundred" are added or multiplied as they come: "two twenty five"
#   is 45, "four fifty two" is 202, and "two and a half" is 2.
# Surprise: Weights (225 lb) and paces (4:52) are said this way, and the library promises
#   "number words to digits". One would expect 225, or an error; both sums look like real
#   weights.
# Seen: two twenty five 45, one thirty five 35, four fifty two 202, two and a half 2
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv venv
if ! venv/bin/pip install --quiet --disable-pip-version-check word2number==1.1; then
  echo "cannot install the packages" >&2
  exit 2
fi
venv/bin/python - <<'PY'
import sys

from word2number import w2n


def check(name, seen, known):
    if seen != known:
        sys.exit(f"changed: {name} is now {seen!r}, it was {known!r}")
    print(f"still so: {name} is {seen!r}")


known = {"two twenty five": 45, "one thirty five": 35, "four fifty two": 202,
         "two and a half": 2, "two hundred twenty five": 225}
for words, number in known.items():
    check(words, w2n.word_to_num(words), number)
PY
