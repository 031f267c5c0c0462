#!/usr/bin/env bash
# Asked in Berlin, a race that takes all day begins at 2:00, and a run at 18:00 at 20:00.
#
# Package: icalevents 0.3.1 (PyPI)
# Guess: An event without a zone is at 18:00 on the clock of the wall (RFC 5545, 3.3.5), so with
#   tzinfo=Berlin it is 18:00 in Berlin; a day begins at 0:00 there.
# Behavior: Both are taken for UTC first and then moved to the zone that was asked for. Only
#   X-WR-TIMEZONE in the calendar, a line of no standard, keeps them where they are.
# Seen: 2026-05-10 20:00:00+02:00 and 2026-05-10 02:00:00+02:00; with X-WR-TIMEZONE:
#   18:00:00+02:00 and 00:00:00+02:00
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv venv
if ! venv/bin/pip install --quiet --disable-pip-version-check icalevents==0.3.1; then
  echo "cannot install the packages" >&2
  exit 2
fi
venv/bin/python - <<'PY'
import datetime
import sys
import zoneinfo

from icalevents import icalevents


def check(name, seen, known):
    if seen != known:
        sys.exit(f"changed: {name} is now {seen!r}, it was {known!r}")
    print(f"still so: {name} is {seen!r}")


def begin(start, zone=()):
    text = "\r\n".join([
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//made here//EN", *zone, "BEGIN:VEVENT", "UID:run@example.org",
        "DTSTAMP:20260501T000000Z", "SUMMARY:Run", *start, "END:VEVENT", "END:VCALENDAR", ""])
    event, = icalevents.events(
        string_content=text, start=datetime.datetime(2026, 5, 1), end=datetime.datetime(2026, 6, 1),
        tzinfo=zoneinfo.ZoneInfo("Europe/Berlin"))
    return str(event.start)


run = ["DTSTART:20260510T180000", "DURATION:PT1H"]
race = ["DTSTART;VALUE=DATE:20260510", "DTEND;VALUE=DATE:20260511"]
named = ["X-WR-TIMEZONE:Europe/Berlin"]
check("the run at 18:00, in Berlin", begin(run), "2026-05-10 20:00:00+02:00")
check("the race of all day, in Berlin", begin(race), "2026-05-10 02:00:00+02:00")
check("the run, of a calendar with a name of a zone", begin(run, named), "2026-05-10 18:00:00+02:00")
check("the race, of such a calendar", begin(race, named), "2026-05-10 00:00:00+02:00")
PY
