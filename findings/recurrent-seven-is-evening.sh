#!/usr/bin/env bash
# "Every Sunday at 7:00" is a run in the evening.
#
# Package: recurrent 0.4.1 (PyPI)
# Guess: 7:00 with its two zeros is seven in the morning, as in each of the schedules that people
#   paste; at most a bare "at 7" is in doubt.
# Behavior: Hours from 1 to 7 are put in the afternoon unless "am" follows, 7:00, 7:30 and 07:00
#   alike, and stay in the morning from 8:00 on (preferred_time_range, by default from 8 to 19). So of
#   a plan that says 7:00 and 8:00, the second run comes eleven hours before the first.
# Seen: 7:00: BYHOUR=19; 07:00: BYHOUR=19; 8:00: BYHOUR=8; 7:00 am: BYHOUR=7
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv venv
if ! venv/bin/pip install --quiet --disable-pip-version-check recurrent==0.4.1 parsedatetime==2.6; then
  echo "cannot install the packages" >&2
  exit 2
fi
venv/bin/python - <<'PY'
import datetime
import sys

import recurrent

NOW = datetime.datetime(2026, 5, 6, 12, 0)


def check(name, seen, known):
    if seen != known:
        sys.exit(f"changed: {name} is now {seen!r}, it was {known!r}")
    print(f"still so: {name} is {seen!r}")


def hour(text):
    rule = recurrent.parse(f"every sunday at {text}", now=NOW)
    return dict(part.split("=") for part in rule.removeprefix("RRULE:").split(";"))["BYHOUR"]


for text, known in {"7:00": "19", "07:00": "19", "7:30": "19", "7:00 am": "7", "8:00": "8", "6:00": "18"}.items():
    check(f"the hour of {text}", hour(text), known)
check("10 May at 7:00", str(recurrent.parse("may 10 at 7:00", now=NOW)), "2026-05-10 19:00:00")
PY
