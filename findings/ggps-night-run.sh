#!/usr/bin/env bash
# At midnight a night run becomes "0-24:20:00", and ten minutes longer.
#
# Package: ggps 0.5.1, m26 0.3.2 (PyPI)
# Guess: The time since the start goes on over midnight: the code has a case for it. If not, it becomes
#   negative.
# Behavior: After midnight the clock is "0-24:20:00", and the seconds beside it go on with the time until
#   midnight counted twice. Midnight is that of UTC, so this is a run at lunch in Auckland and in the
#   afternoon in California.
# Seen: 23:50 to 0:10: at 23:55 300 s; at 0:00 "0-24:20:00" and 1200 s; at 0:10 "0-24:30:00" and 1800 s
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv venv
if ! venv/bin/pip install --quiet --disable-pip-version-check ggps==0.5.1 m26==0.3.2; then
  echo "cannot install the packages" >&2
  exit 2
fi
venv/bin/python - <<'PY'
import sys

import ggps


def check(name, seen, known):
    if seen != known:
        sys.exit(f"changed: {name} is now {seen!r}, it was {known!r}")
    print(f"still so: {name} is {seen!r}")


HEAD = ('<?xml version="1.0" encoding="UTF-8"?><TrainingCenterDatabase '
        'xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2"><Activities><Activity Sport="Running">'
        '<Id>2026-05-10T23:50:00Z</Id><Lap StartTime="2026-05-10T23:50:00Z"><TotalTimeSeconds>1200</TotalTimeSeconds>'
        "<DistanceMeters>4000</DistanceMeters><Calories>200</Calories><Intensity>Active</Intensity>"
        "<TriggerMethod>Manual</TriggerMethod><Track>")
TAIL = "</Track></Lap></Activity></Activities></TrainingCenterDatabase>"


def point(time, meters):
    return (f"<Trackpoint><Time>2026-05-{time}Z</Time><AltitudeMeters>100</AltitudeMeters>"
            f"<DistanceMeters>{meters}</DistanceMeters><HeartRateBpm><Value>140</Value></HeartRateBpm><Extensions>"
            '<ns3:TPX xmlns:ns3="http://www.garmin.com/xmlschemas/ActivityExtension/v2"><ns3:RunCadence>85'
            "</ns3:RunCadence></ns3:TPX></Extensions></Trackpoint>")


with open("night.tcx", "w") as file:
    file.write(HEAD + "".join(point(time, 1000 * step) for step, time in enumerate(
        ["10T23:50:00", "10T23:55:00", "11T00:00:00", "11T00:05:00", "11T00:10:00"])) + TAIL)
points = ggps.TcxHandler().parse("night.tcx").get_data()["trackpoints"]
check("the time since the start, each five minutes", [(p["elapsedtime"], p["elapsedseconds"]) for p in points],
      [("00:00:00", 0.0), ("00:05:00", 300.0), ("0-24:20:00", 1200.0), ("0-24:25:00", 1500.0),
       ("0-24:30:00", 1800.0)])
PY
