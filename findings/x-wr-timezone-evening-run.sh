#!/usr/bin/env bash
# A weekly run on Monday evening in New York moves to Tuesday evening.
#
# Package: x-wr-timezone 2.0.1, recurring-ical-events 3.8.2 (PyPI)
# Guess: Moments in UTC become local ones, and what the rule says of weekdays moves along, or the rule keeps
#   UTC.
# Behavior: The start becomes Monday 20:00 in New York, the day that was left out becomes a Monday, and the
#   rule still says Tuesday. So every run after the first is on Tuesday evening, the one that was left out
#   comes back, and of a rule for three runs there are four. recurring-ical-events makes this change by
#   itself.
# Seen: without X-WR-TIMEZONE Mon 11 and Mon 25 at 20:00; with it Mon 11, Tue 12, Tue 19 and Tue 26 at 20:00
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv venv
if ! venv/bin/pip install --quiet --disable-pip-version-check icalendar==7.3.2 recurring-ical-events==3.8.2 x-wr-timezone==2.0.1 tzdata==2026.6; then
  echo "cannot install the packages" >&2
  exit 2
fi
venv/bin/python - <<'PY'
import sys
from zoneinfo import ZoneInfo

import icalendar
import recurring_ical_events
import x_wr_timezone


def check(name, seen, known):
    if seen != known:
        sys.exit(f"changed: {name} is now {seen!r}, it was {known!r}")
    print(f"still so: {name} is {seen!r}")


EVENT = ["BEGIN:VEVENT", "UID:run@example.org", "DTSTAMP:20260501T000000Z", "SUMMARY:Easy run",
         "DTSTART:20260512T000000Z", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=3",
         "EXDATE:20260519T000000Z", "END:VEVENT"]


def calendar(*lines):
    return icalendar.Calendar.from_ical("\r\n".join(
        ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//made here//EN", *lines, *EVENT, "END:VCALENDAR", ""]))


def clock(given):
    events = recurring_ical_events.of(given).between((2026, 5, 10), (2026, 6, 10))
    return [event["DTSTART"].dt.astimezone(ZoneInfo("America/New_York")).strftime("%a %d %H:%M") for event in events]


named = calendar("X-WR-TIMEZONE:America/New_York")
event = x_wr_timezone.to_standard(named).walk("VEVENT")[0]
check("the start", event["DTSTART"].dt.strftime("%a %H:%M"), "Mon 20:00")
check("the weekday of the rule", event["RRULE"]["BYDAY"], ["TU"])
check("the runs of the calendar in UTC", clock(calendar()), ["Mon 11 20:00", "Mon 25 20:00"])
check("the runs with the zone's name", clock(named), ["Mon 11 20:00", "Tue 12 20:00", "Tue 19 20:00", "Tue 26 20:00"])
PY
