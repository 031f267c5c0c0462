#!/usr/bin/env bash
# A summer run at 7:00 in New York is at 8:00 once vobject has written it.
#
# Package: vobject 0.9.9, icalendar 7.3.2, recurring-ical-events 3.8.2 (PyPI)
# Guess: The zone is written under its name, America/New_York, or under one that the file alone explains.
# Behavior: The writer names a zone by its letters in winter, EST, and puts its rules for summer below. The
#   reader knows a zone EST, without summer time, and prefers it to what the file says. Berlin becomes CET and
#   is right, since the zone of that name has summer time; London becomes GMT and Denver MST.
# Seen: DTSTART;TZID=EST:20260714T070000, read as 07:00-05:00, 8:00 in New York; London an hour late, Berlin
#   right
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv venv
if ! venv/bin/pip install --quiet --disable-pip-version-check vobject==0.9.9 icalendar==7.3.2 recurring-ical-events==3.8.2 tzdata==2026.6; then
  echo "cannot install the packages" >&2
  exit 2
fi
venv/bin/python - <<'PY'
import datetime
import sys
from zoneinfo import ZoneInfo

import icalendar
import recurring_ical_events
import vobject


def check(name, seen, known):
    if seen != known:
        sys.exit(f"changed: {name} is now {seen!r}, it was {known!r}")
    print(f"still so: {name} is {seen!r}")


def written(zone):
    calendar = vobject.iCalendar()
    event = calendar.add("vevent")
    event.add("uid").value = "run@example.org"
    event.add("summary").value = "Easy run"
    event.add("dtstart").value = datetime.datetime(2026, 7, 14, 7, tzinfo=ZoneInfo(zone))
    return calendar.serialize()


def start(text):
    return next(line for line in text.split("\r\n") if line.startswith("DTSTART;"))


def clock(zone):
    event, = recurring_ical_events.of(icalendar.Calendar.from_ical(written(zone))).between((2026, 7, 1), (2026, 8, 1))
    return event["DTSTART"].dt.astimezone(ZoneInfo(zone)).strftime("%H:%M")


text = written("America/New_York")
check("what is written", start(text), "DTSTART;TZID=EST:20260714T070000")
check("that the file has the offset of summer", "TZOFFSETTO:-0400" in text, True)
check("the clock in New York, Denver, London, Berlin",
      [clock(zone) for zone in ("America/New_York", "America/Denver", "Europe/London", "Europe/Berlin")],
      ["08:00", "08:00", "08:00", "07:00"])
PY
