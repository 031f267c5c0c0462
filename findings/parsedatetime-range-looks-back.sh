#!/usr/bin/env bash
# "20-30 min" was half an hour ago.
#
# Package: parsedatetime 2.6 (PyPI)
# Guess: A range is its first or its last number, 20 or 30 minutes from now, or is not understood.
# Behavior: The hyphen becomes the sign of the second number and the first is dropped, with blanks
#   around the hyphen, too, and with "in" before it. With an en dash or with "to", the same range is
#   30 minutes ahead. The flag says that a time was found.
# Seen: 20-30 min: -30 min, flag 2; in 2-3 weeks: -21 days; 20 to 30 min: +30 min
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv venv
if ! venv/bin/pip install --quiet --disable-pip-version-check parsedatetime==2.6; then
  echo "cannot install the packages" >&2
  exit 2
fi
venv/bin/python - <<'PY'
import datetime
import sys

import parsedatetime

NOW = datetime.datetime(2026, 5, 6, 12, 0)


def check(name, seen, known):
    if seen != known:
        sys.exit(f"changed: {name} is now {seen!r}, it was {known!r}")
    print(f"still so: {name} is {seen!r}")


for text, known in {
    "20-30 min": (-30, 2),
    "20 - 30 min": (-30, 2),
    "in 20-30 minutes": (-30, 2),
    "rest 2-3 min": (-3, 2),
    "in 2-3 weeks": (-21 * 24 * 60, 1),
    "20 to 30 min": (30, 2),
    "20–30 min": (30, 2),
}.items():
    time, flag = parsedatetime.Calendar().parseDT(text, NOW)
    check(f"minutes until {text!r}", ((time - NOW).total_seconds() // 60, flag), known)
PY
