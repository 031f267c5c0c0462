#!/usr/bin/env bash
# A two-hour night run takes one hour when summer time begins.
#
# Package: recurring-ical-events 3.8.2, icalendar 7.3.2 (PyPI)
# Behavior: DURATION:PT2H from 01:30 on the night of the change ends at 03:30 on the clock, one
#   hour later. RFC 5545 (3.3.6) calls hours of a duration exact, so the end is 04:30. In autumn
#   the two hours are three.
# Surprise: Both libraries know the zone and show the right offset at both ends, +01:00 and
#   +02:00. The two ends are simply not two hours apart.
# Seen: 29 March 2026, Berlin: start 01:30+01:00, end 03:30+02:00, 3600 s; 25 October: 10800 s
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv venv
if ! venv/bin/pip install --quiet --disable-pip-version-check icalendar==7.3.2 recurring-ical-events==3.8.2 tzdata==2026.6; then
  echo "cannot install the packages" >&2
  exit 2
fi
venv/bin/python - <<'PY'
import sys

import icalendar
import recurring_ical_events


def check(name, seen, known):
    if seen != known:
        sys.exit(f"changed: {name} is now {seen!r}, it was {known!r}")
    print(f"still so: {name} is {seen!r}")


LINES = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//made here//EN", "BEGIN:VEVENT", "UID:run@example.org",
         "DTSTAMP:20260501T000000Z", "SUMMARY:Easy run", "{start}", "END:VEVENT", "END:VCALENDAR", ""]


def calendar(*start):
    return "\r\n".join(LINES).replace("{start}", "\r\n".join(start))


def seconds(day, hour):
    text = calendar(f"DTSTART;TZID=Europe/Berlin:{day}T{hour}", "DURATION:PT2H")
    year, month, date = int(day[:4]), int(day[4:6]), int(day[6:])
    [event] = recurring_ical_events.of(icalendar.Calendar.from_ical(text)).at((year, month, date))
    return event["DTEND"].dt.timestamp() - event["DTSTART"].dt.timestamp()

check("two hours in an ordinary night", seconds("20260322", "013000"), 7200.0)
check("two hours when summer time begins", seconds("20260329", "013000"), 3600.0)
check("two hours when summer time ends", seconds("20261025", "013000"), 10800.0)
PY
