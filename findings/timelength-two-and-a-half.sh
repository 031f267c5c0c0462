#!/usr/bin/env bash
# Two and a half hours are half an hour, and 1:30 hours a minute and a half.
#
# Package: timelength 3.0.4 (PyPI)
# Guess: "two and a half hours" is 2:30 h, as "half an hour" is 0:30 h, and a unit after 1:30 says what its
#   parts are.
# Behavior: Only "half hours" counts, and the two is dropped. 1:30 is minutes and seconds, whatever unit
#   stands after it. The result is a success each time; what was dropped is listed beside it.
# Seen: two and a half hours: 1800 s; 2½ hours: 7200 s; 1 1/2 hours: 1800 s; 1:30 hours: 90 s; success True
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv venv
if ! venv/bin/pip install --quiet --disable-pip-version-check timelength==3.0.4; then
  echo "cannot install the packages" >&2
  exit 2
fi
venv/bin/python - <<'PY'
import sys

from timelength import TimeLength


def check(name, seen, known):
    if seen != known:
        sys.exit(f"changed: {name} is now {seen!r}, it was {known!r}")
    print(f"still so: {name} is {seen!r}")


def read(text):
    result = TimeLength(text).result
    return result.success, result.seconds


check("half an hour", read("half an hour"), (True, 1800.0))
check("two and a half hours", read("two and a half hours"), (True, 1800.0))
check("1 1/2 hours", read("1 1/2 hours"), (True, 1800.0))
check("2½ hours", read("2½ hours"), (True, 7200.0))
check("1:30 hours", read("1:30 hours"), (True, 90.0))
check("1:30:00", read("1:30:00"), (True, 5400.0))
PY
