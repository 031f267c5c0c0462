#!/usr/bin/env bash
# A weekly run at 7:00 is at 6:00 in winter once ics has written it.
#
# Package: ics 0.7.3, recurring-ical-events 3.8.2 (PyPI)
# Behavior: The writer turns "7:00 in Berlin" into 05:00 UTC and keeps the weekly rule as it is.
#   From the end of summer time on each run is an hour early. The calendar that came in says
#   7:00 all year.
# Surprise: The single event is at the right moment, and the library does not know rules, so one
#   expects it to leave start and rule alone together. It rewrites the one that gives the other
#   its meaning.
# Seen: DTSTART:20261019T050000Z with RRULE:FREQ=WEEKLY;COUNT=3; Berlin clock 07:00, 06:00,
#   06:00; before: 07:00 three times
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv venv
if ! venv/bin/pip install --quiet --disable-pip-version-check ics==0.7.3 icalendar==7.3.2 recurring-ical-events==3.8.2 tzdata==2026.6; then
  echo "cannot install the packages" >&2
  exit 2
fi
venv/bin/python - <<'PY'
import sys
from zoneinfo import ZoneInfo

import icalendar
import recurring_ical_events
from ics import Calendar


def check(name, seen, known):
    if seen != known:
        sys.exit(f"changed: {name} is now {seen!r}, it was {known!r}")
    print(f"still so: {name} is {seen!r}")


LINES = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//made here//EN", "BEGIN:VEVENT", "UID:run@example.org",
         "DTSTAMP:20260501T000000Z", "SUMMARY:Easy run", "{start}", "END:VEVENT", "END:VCALENDAR", ""]


def calendar(*start):
    return "\r\n".join(LINES).replace("{start}", "\r\n".join(start))


def clock(text):
    events = recurring_ical_events.of(icalendar.Calendar.from_ical(text)).between((2026, 10, 1), (2026, 12, 1))
    berlin = ZoneInfo("Europe/Berlin")
    return [event["DTSTART"].dt.astimezone(berlin).strftime("%H:%M") for event in events]

given = calendar("DTSTART;TZID=Europe/Berlin:20261019T070000", "DURATION:PT45M", "RRULE:FREQ=WEEKLY;COUNT=3")
written = Calendar(given).serialize().replace("CALSCALE:GEORGIAN", "CALSCALE:GREGORIAN")
check("as given", clock(given), ["07:00", "07:00", "07:00"])
check("as written", clock(written), ["07:00", "06:00", "06:00"])
PY
