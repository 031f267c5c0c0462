#!/usr/bin/env bash
# Two runs in a TCX file become a third that nobody ran.
#
# Package: python-tcxparser 2.4.0 (PyPI)
# Behavior: Of a file with 1,000 m in 6:00 and 2,000 m in 11:00, the parser reports the last
#   run's meters, the first run's time and heart rates of both, hence a pace of 3:00 /km.
# Surprise: TCX is a list of activities, and the object has the single activity as an attribute.
#   One expects the first run, the last or both, not a mixture, and each value looks sound
#   alone.
# Seen: distance 2000, duration 360, pace 03:00, hr_min 120 (first), hr_max 170 (second)
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv venv
if ! venv/bin/pip install --quiet --disable-pip-version-check python-tcxparser==2.4.0 lxml==6.1.3; then
  echo "cannot install the packages" >&2
  exit 2
fi
venv/bin/python - <<'PY'
import sys

import tcxparser


def check(name, seen, known):
    if seen != known:
        sys.exit(f"changed: {name} is now {seen!r}, it was {known!r}")
    print(f"still so: {name} is {seen!r}")


HEAD = ('<?xml version="1.0" encoding="UTF-8"?><TrainingCenterDatabase '
        'xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2"><Activities>')
TAIL = "</Activities></TrainingCenterDatabase>"


def run(hour, seconds, meters, low, high):
    start = f"2026-05-10T{hour:02d}:00:00Z"
    end = f"2026-05-10T{hour:02d}:{seconds // 60:02d}:{seconds % 60:02d}Z"
    points = "".join(
        f"<Trackpoint><Time>{time}</Time><DistanceMeters>{way}</DistanceMeters>"
        f"<HeartRateBpm><Value>{rate}</Value></HeartRateBpm></Trackpoint>"
        for time, way, rate in ((start, 0, low), (end, meters, high)))
    return (f'<Activity Sport="Running"><Id>{start}</Id><Lap StartTime="{start}">'
            f"<TotalTimeSeconds>{seconds}</TotalTimeSeconds><DistanceMeters>{meters}</DistanceMeters>"
            f"<Calories>50</Calories><Intensity>Active</Intensity><TriggerMethod>Manual</TriggerMethod>"
            f"<Track>{points}</Track></Lap></Activity>")

with open("runs.tcx", "w") as file:
    file.write(HEAD + run(7, 360, 1000, 120, 140) + run(18, 660, 2000, 150, 170) + TAIL)
parser = tcxparser.TCXParser("runs.tcx")
for name, known in {"started_at": "2026-05-10T07:00:00Z", "distance": 2000, "duration": 360,
                    "pace": "03:00", "hr_min": 120, "hr_max": 170}.items():
    check(name, getattr(parser, name), known)
PY
