#!/usr/bin/env bash
# A run that gets a second date loses its first.
#
# Package: ical 14.3.1 (PyPI), the calendar of Home Assistant
# Guess: An event on 18 October with RDATE 20 October takes place on both, for the set begins with
#   DTSTART (RFC 5545, 3.8.5.2).
# Behavior: It takes place on 20 October only, timed or all day. With a rule beside the extra date,
#   and with the first date named again among the extra ones, both are there.
# Seen: ical: 20 October; with RRULE:FREQ=WEEKLY;COUNT=1: 18 and 20 October;
#   recurring-ical-events 3.8.2: 18 and 20 October
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv venv
if ! venv/bin/pip install --quiet --disable-pip-version-check ical==14.3.1 icalendar==7.3.2 recurring-ical-events==3.8.2; then
  echo "cannot install the packages" >&2
  exit 2
fi
venv/bin/python - <<'PY'
import sys

import icalendar
import recurring_ical_events
from ical.calendar_stream import IcsCalendarStream


def check(name, seen, known):
    if seen != known:
        sys.exit(f"changed: {name} is now {seen!r}, it was {known!r}")
    print(f"still so: {name} is {seen!r}")


def calendar(*lines):
    head = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//made here//EN", "BEGIN:VEVENT", "UID:run@example.org",
            "DTSTAMP:20260501T000000Z", "SUMMARY:Long run"]
    return "\r\n".join([*head, *lines, "END:VEVENT", "END:VCALENDAR", ""])


def days(text):
    return [event.start.day for event in IcsCalendarStream.calendar_from_ics(text).timeline]


timed = ["DTSTART:20261018T070000Z", "DURATION:PT1H"]
extra = "RDATE:20261020T070000Z"
check("the days of one date and an extra one", days(calendar(*timed, extra)), [20])
check("the same, all day",
      days(calendar("DTSTART;VALUE=DATE:20261018", "RDATE;VALUE=DATE:20261020")), [20])
check("with a rule for the first", days(calendar(*timed, extra, "RRULE:FREQ=WEEKLY;COUNT=1")), [18, 20])
check("with the first among the extra ones",
      days(calendar(*timed, "RDATE:20261018T070000Z,20261020T070000Z")), [18, 20])
found = recurring_ical_events.of(icalendar.Calendar.from_ical(calendar(*timed, extra)))
check("the days in another library",
      [event["DTSTART"].dt.day for event in found.between((2026, 10, 1), (2026, 11, 1))], [18, 20])
PY
