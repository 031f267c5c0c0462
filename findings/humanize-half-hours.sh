#!/usr/bin/env bash
# A run of 1:30 h and one of 2:30 h are both "2 hours".
#
# Package: humanize 4.17.0 (PyPI)
# Behavior: naturaldelta() and naturaltime() round halves to even: 90 and 150 minutes are "2
#   hours", 210 and 270 minutes "4 hours". "3 hours" begins a minute later, at 151.
# Surprise: One expects all halves to go up or all to be cut off. Runs and rests are planned in
#   halves, so the odd hours vanish exactly where people look.
# Seen: 90 min 2 hours, 150 min 2 hours, 151 min 3 hours, 210 min 4 hours, 270 min 4 hours; 90 s
#   and 150 s 2 minutes
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv venv
if ! venv/bin/pip install --quiet --disable-pip-version-check humanize==4.17.0; then
  echo "cannot install the packages" >&2
  exit 2
fi
venv/bin/python - <<'PY'
import sys
from datetime import timedelta

import humanize


def check(name, seen, known):
    if seen != known:
        sys.exit(f"changed: {name} is now {seen!r}, it was {known!r}")
    print(f"still so: {name} is {seen!r}")


for minutes, known in {89: "an hour", 90: "2 hours", 150: "2 hours", 151: "3 hours",
                       210: "4 hours", 270: "4 hours"}.items():
    check(f"{minutes} minutes", humanize.naturaldelta(timedelta(minutes=minutes)), known)
for seconds in (90, 150):
    check(f"{seconds} seconds", humanize.naturaldelta(timedelta(seconds=seconds)), "2 minutes")
PY
