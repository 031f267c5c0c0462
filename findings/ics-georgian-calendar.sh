#!/usr/bin/env bash
# A calendar that is read and written again is "GEORGIAN".
#
# Package: ics 0.7.3, recurring-ical-events 3.8.2 (PyPI)
# Behavior: Writing adds the line CALSCALE:GEORGIAN to a calendar that had no such line. RFC
#   5545 knows GREGORIAN alone, and that is the default.
# Surprise: One expects no line, or the right word. What ics writes, recurring-ical-events
#   refuses to expand ("Only Gregorian calendars are supported."), so a plan that was opened and
#   saved has no dates.
# Seen: CALSCALE:GEORGIAN; InvalidCalendar raised by the other library, which reads the calendar
#   as it was
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv venv
if ! venv/bin/pip install --quiet --disable-pip-version-check ics==0.7.3 icalendar==7.3.2 recurring-ical-events==3.8.2; then
  echo "cannot install the packages" >&2
  exit 2
fi
venv/bin/python - <<'PY'
import sys

import icalendar
import recurring_ical_events
from ics import Calendar
from recurring_ical_events.errors import InvalidCalendar


def check(name, seen, known):
    if seen != known:
        sys.exit(f"changed: {name} is now {seen!r}, it was {known!r}")
    print(f"still so: {name} is {seen!r}")


LINES = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//made here//EN", "BEGIN:VEVENT", "UID:run@example.org",
         "DTSTAMP:20260501T000000Z", "SUMMARY:Easy run", "{start}", "END:VEVENT", "END:VCALENDAR", ""]


def calendar(*start):
    return "\r\n".join(LINES).replace("{start}", "\r\n".join(start))


def expand(text):
    try:
        return len(recurring_ical_events.of(icalendar.Calendar.from_ical(text)).at((2026, 5, 4)))
    except InvalidCalendar:
        return "refused"

given = calendar("DTSTART:20260504T070000Z", "DURATION:PT45M")
text = Calendar(given).serialize()
check("the calendar's scale", [line for line in text.splitlines() if "CALSCALE" in line], ["CALSCALE:GEORGIAN"])
check("events as given", expand(given), 1)
check("events as written", expand(text), "refused")
PY
