#!/usr/bin/env bash
# A heart rate of 140 bpm is 140 base pair meters.
#
# Package: quantulum3 0.10.0 (PyPI, without its extra "classifier")
# Behavior: A unit that is on no list is put together from symbols that are: bpm are base pairs
#   times meters, spm (steps a minute) seconds times picometers. "minutes" and "seconds" are those
#   of an arc, while "min" and "hours" are times. "ran 10k" is 10 kelvin, a single "10k" 10 KiB.
# Surprise: The reader is made to find quantities in texts, and rpm is right. One expects bpm to be
#   beats per minute or no unit at all, and "45 minutes" and "45 min" to be the same. The number is
#   always right, so a check of it finds nothing.
# Seen: 140 bpm "base pair metre", 174 spm "second picometre", 170 rpm "revolutions per minute", 45
#   minutes "minute of arc", 45 min "minute", 90 seconds "second of arc", ran 10k "kelvin", 10k
#   "kibibyte"
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
cat > constraints.txt <<'PINS'
docopt==0.6.2
inflect==7.6.0
jaraco.functools==4.6.0
more-itertools==11.2.1
num2words==0.5.14
typeguard==4.6.1
typing_extensions==4.16.0
PINS
python3 -m venv venv
if ! venv/bin/pip install --quiet --disable-pip-version-check -c constraints.txt quantulum3==0.10.0; then
  echo "cannot install the packages" >&2
  exit 2
fi
venv/bin/python -W ignore - <<'PY'
import sys

from quantulum3 import parser


def check(name, seen, known):
    if seen != known:
        sys.exit(f"changed: {name} is now {seen!r}, it was {known!r}")
    print(f"still so: {name} is {seen!r}")


for text, number, unit in (("140 bpm", 140, "base pair metre"), ("174 spm", 174, "second picometre"),
                           ("170 rpm", 170, "revolutions per minute"), ("45 minutes", 45, "minute of arc"),
                           ("45 min", 45, "minute"), ("90 seconds", 90, "second of arc"),
                           ("2 hours", 2, "hour"), ("ran 10k", 10, "kelvin"), ("10k", 10, "kibibyte")):
    check(text, [(found.value, found.unit.name) for found in parser.parse(text)], [(number, unit)])
PY
