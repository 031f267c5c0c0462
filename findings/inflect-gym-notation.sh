#!/usr/bin/env bash
# "1/2" is read out as "twelve" and "5x5" as "fifty-five".
#
# Package: inflect 7.6.0 (PyPI)
# Behavior: number_to_words() drops each character that is no digit and says what remains: no
#   error, no warning.
# Surprise: It takes text, and answers "minus two point five" for "-2.5", so it seems to read
#   notation. A fraction, a range, sets by reps and a clock time come out as plausible whole
#   numbers.
# Seen: 1/2 twelve, 3-5 thirty-five, 5x5 fifty-five, 4:52 four hundred and fifty-two, 1e3
#   thirteen
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv venv
if ! venv/bin/pip install --quiet --disable-pip-version-check inflect==7.6.0; then
  echo "cannot install the packages" >&2
  exit 2
fi
venv/bin/python - <<'PY'
import sys

import inflect


def check(name, seen, known):
    if seen != known:
        sys.exit(f"changed: {name} is now {seen!r}, it was {known!r}")
    print(f"still so: {name} is {seen!r}")


engine = inflect.engine()
known = {"-2.5": "minus two point five", "1/2": "twelve", "3-5": "thirty-five", "5x5": "fifty-five",
         "4:52": "four hundred and fifty-two", "1e3": "thirteen"}
for text, words in known.items():
    check(text, engine.number_to_words(text), words)
PY
