#!/usr/bin/env bash
# A run in Shanghai is put in Chicago if a run there was written before.
#
# Package: vobject 0.9.9 (PyPI)
# Guess: Each file has the rules of its own zone, whatever the program wrote before.
# Behavior: Zones are kept for the whole program under their letters in winter. Chicago and Shanghai are both
#   CST, Dublin and Kolkata both IST, and the first that is written gives its rules to the others: the file
#   says 7:00 and the wrong offsets. Alone, each is right, so it depends on who used the server before.
# Seen: Shanghai alone +08:00; after Chicago 07:00 with TZOFFSETTO -0500 and -0600; Kolkata after Dublin +0000
#   and +0100
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv venv
if ! venv/bin/pip install --quiet --disable-pip-version-check vobject==0.9.9 tzdata==2026.6; then
  echo "cannot install the packages" >&2
  exit 2
fi
venv/bin/python - <<'PY'
import datetime
import subprocess
import sys
from zoneinfo import ZoneInfo

import vobject


def check(name, seen, known):
    if seen != known:
        sys.exit(f"changed: {name} is now {seen!r}, it was {known!r}")
    print(f"still so: {name} is {seen!r}")


def offsets(zone):
    calendar = vobject.iCalendar()
    event = calendar.add("vevent")
    event.add("uid").value = "run@example.org"
    event.add("dtstart").value = datetime.datetime(2026, 7, 14, 7, tzinfo=ZoneInfo(zone))
    text = calendar.serialize()
    back = vobject.readOne(text).vevent.dtstart.value.isoformat()
    return back, sorted({line.split(":")[1] for line in text.split("\r\n") if line.startswith("TZOFFSETTO:")})


check("Kolkata alone", offsets("Asia/Kolkata"), ("2026-07-14T07:00:00+05:30", ["+0530"]))
check("Chicago", offsets("America/Chicago"), ("2026-07-14T07:00:00-05:00", ["-0500", "-0600"]))
check("Shanghai after Chicago", offsets("Asia/Shanghai"), ("2026-07-14T07:00:00-05:00", ["-0500", "-0600"]))
check("Dublin after Kolkata", offsets("Europe/Dublin"), ("2026-07-14T07:00:00+05:30", ["+0530"]))
PY
