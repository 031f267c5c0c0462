#!/usr/bin/env bash
# A treadmill run in TCX has laps and meters, but no heart and no start.
#
# Package: tcxreader 0.4.11 (PyPI)
# Behavior: By default points without a position are skipped. A treadmill run with ten heart
#   rates gives a distance and two laps, but no points, no heart rate, duration 0 and no start.
#   With only_gps=False all of it is there.
# Surprise: The heart rates do not need a position, and the lap's meters survive. That meters
#   are kept and seconds are not makes the run look like a broken file.
# Seen: default: distance 1800.0, hr_avg None, duration 0, start None; only_gps=False: hr_avg
#   145.0, start 07:00
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv venv
if ! venv/bin/pip install --quiet --disable-pip-version-check tcxreader==0.4.11; then
  echo "cannot install the packages" >&2
  exit 2
fi
venv/bin/python - <<'PY'
import sys

from tcxreader.tcxreader import TCXReader


def check(name, seen, known):
    if seen != known:
        sys.exit(f"changed: {name} is now {seen!r}, it was {known!r}")
    print(f"still so: {name} is {seen!r}")


HEAD = ('<?xml version="1.0" encoding="UTF-8"?><TrainingCenterDatabase '
        'xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2"><Activities>')
TAIL = "</Activities></TrainingCenterDatabase>"


def lap(minute, meters, rate):
    points = "".join(
        f"<Trackpoint><Time>2026-05-10T07:{minute + step:02d}:00Z</Time>"
        f"<HeartRateBpm><Value>{rate}</Value></HeartRateBpm></Trackpoint>" for step in range(5))
    return (f'<Lap StartTime="2026-05-10T07:{minute:02d}:00Z"><TotalTimeSeconds>300</TotalTimeSeconds>'
            f"<DistanceMeters>{meters}</DistanceMeters><Calories>50</Calories><Intensity>Active</Intensity>"
            f"<TriggerMethod>Manual</TriggerMethod><Track>{points}</Track></Lap>")

with open("belt.tcx", "w") as file:
    file.write(HEAD + '<Activity Sport="Running"><Id>2026-05-10T07:00:00Z</Id>' + lap(0, 1000, 140)
               + lap(5, 800, 150) + "</Activity>" + TAIL)
run = TCXReader().read("belt.tcx")
check("points, meters, heart rate, seconds, start",
      (len(run.trackpoints), run.distance, run.hr_avg, run.duration, run.start_time), (0, 1800.0, None, 0, None))
run = TCXReader().read("belt.tcx", only_gps=False)
check("the same with only_gps=False",
      (len(run.trackpoints), run.distance, run.hr_avg, str(run.start_time)),
      (10, 1800.0, 145.0, "2026-05-10 07:00:00"))
PY
