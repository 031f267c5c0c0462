#!/usr/bin/env bash
# Half a kilo less is said as half a kilo.
#
# Package: num2words 0.5.14 (PyPI)
# Behavior: The sign is lost for every number between -1 and 0: -0.5 is "zero point five". From
#   -1 on the sign is said. Italian alone keeps it; Polish raises ValueError.
# Surprise: A library that only says numbers says -1.5 right, so nobody tests -0.5. A
#   temperature, a weight change or a pace difference then has the wrong sign in speech only.
# Seen: -0.5 en "zero point five", de "null Komma fünf", fr "zéro virgule cinq"; -1.5 en "minus
#   one point five"
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv venv
if ! venv/bin/pip install --quiet --disable-pip-version-check num2words==0.5.14; then
  echo "cannot install the packages" >&2
  exit 2
fi
venv/bin/python - <<'PY'
import sys

from num2words import num2words


def check(name, seen, known):
    if seen != known:
        sys.exit(f"changed: {name} is now {seen!r}, it was {known!r}")
    print(f"still so: {name} is {seen!r}")


for language in ("en", "de", "fr", "es", "nl", "sv"):
    check(f"-0.5 sounds like 0.5 in {language}",
          num2words(-0.5, lang=language) == num2words(0.5, lang=language), True)
check("-0.5 in English", num2words(-0.5), "zero point five")
check("-1.5 in English", num2words(-1.5), "minus one point five")
check("-0.5 in Italian", num2words(-0.5, lang="it"), "meno zero virgola cinque")
PY
