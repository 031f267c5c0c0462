#!/usr/bin/env bash
# The points of a run get the times of the points before them.
#
# Package: tcx2gpx 0.1.6, python-tcxparser 2.4.0 (PyPI)
# Behavior: Positions, altitudes and times are read as three lists and paired by their place. If
#   the first point has no position yet, each later one gets the time and the altitude of the
#   point before it, and the last time is lost. If the first has no altitude, each gets the
#   altitude of the next, and the last point is lost.
# Surprise: TCX lets a point lack either, and a watch that is started before it has found itself
#   writes such points. One expects them to be left out; but all others move by one point, and
#   nothing is said.
# Seen: without the first position, 50.001 at 7:00:00 and 100 m (was 7:00:10 and 110 m); without
#   the first altitude, 50.000 at 110 m (was 50.001)
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
cat > constraints.txt <<'PINS'
lxml==6.1.3
python-dateutil==4.0.0
tqdm==4.70.1
tzdata==2026.6
PINS
python3 -m venv venv
if ! venv/bin/pip install --quiet --disable-pip-version-check -c constraints.txt tcx2gpx==0.1.6 python-tcxparser==2.4.0 gpxpy==1.6.2; then
  echo "cannot install the packages" >&2
  exit 2
fi
venv/bin/python - <<'PY'
import sys

import gpxpy
from tcx2gpx.tcx2gpx import TCX2GPX


def check(name, seen, known):
    if seen != known:
        sys.exit(f"changed: {name} is now {seen!r}, it was {known!r}")
    print(f"still so: {name} is {seen!r}")


HEAD = ('<?xml version="1.0" encoding="UTF-8"?><TrainingCenterDatabase '
        'xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2"><Activities>'
        '<Activity Sport="Running"><Id>2026-05-10T07:00:00Z</Id>'
        '<Lap StartTime="2026-05-10T07:00:00Z"><TotalTimeSeconds>30</TotalTimeSeconds>'
        "<DistanceMeters>90</DistanceMeters><Calories>5</Calories><Intensity>Active</Intensity>"
        "<TriggerMethod>Manual</TriggerMethod><Track>")
TAIL = "</Track></Lap></Activity></Activities></TrainingCenterDatabase>"


def convert(name, without):
    points = ""
    for step in range(4):
        points += f"<Trackpoint><Time>2026-05-10T07:00:{step}0Z</Time>"
        if step > 0 or without != "position":
            points += (f"<Position><LatitudeDegrees>{50 + step / 1000}</LatitudeDegrees>"
                       "<LongitudeDegrees>8</LongitudeDegrees></Position>")
        if step > 0 or without != "altitude":
            points += f"<AltitudeMeters>{100 + 10 * step}</AltitudeMeters>"
        points += "</Trackpoint>"
    with open(f"{name}.tcx", "w") as file:
        file.write(HEAD + points + TAIL)
    TCX2GPX(f"{name}.tcx").convert()
    with open(f"{name}.gpx") as file:
        track = gpxpy.parse(file)
    return [(f"{point.time:%S}", point.latitude, point.elevation)
            for point in track.walk(only_points=True)]


check("the run with all of it", convert("whole", None),
      [("00", 50.0, 100.0), ("10", 50.001, 110.0), ("20", 50.002, 120.0), ("30", 50.003, 130.0)])
check("the run without its first position", convert("place", "position"),
      [("00", 50.001, 100.0), ("10", 50.002, 110.0), ("20", 50.003, 120.0)])
check("the run without its first altitude", convert("height", "altitude"),
      [("00", 50.0, 110.0), ("10", 50.001, 120.0), ("20", 50.002, 130.0)])
PY
