#!/usr/bin/env bash
# A climb of 100 m is one of 40 m if the route has few points.
#
# Package: gpxpy 1.6.2 (PyPI)
# Behavior: get_uphill_downhill smooths each elevation with its two neighbors in the list, 0.3 /
#   0.4 / 0.3, before it adds. Valley, summit, valley, 5 km apart each, give 40 m up and 40 m down.
#   The same hill with a point every 100 m gives 98.8 m.
# Surprise: Smoothing is meant for the noise of a recorder, so one expects it to go by meters.
#   It goes by points: on a planned route with a point for each summit, most of the climb is
#   smoothed away. Two points alone are not smoothed and give 100 m.
# Seen: 3 points 40 up 40 down, 101 points 98.8 up, 2 points 100 up
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv venv
if ! venv/bin/pip install --quiet --disable-pip-version-check gpxpy==1.6.2; then
  echo "cannot install the packages" >&2
  exit 2
fi
venv/bin/python - <<'PY'
import sys

import gpxpy.gpx


def check(name, seen, known):
    if seen != known:
        sys.exit(f"changed: {name} is now {seen!r}, it was {known!r}")
    print(f"still so: {name} is {seen!r}")


def hill(elevations):
    segment = gpxpy.gpx.GPXTrackSegment()
    for number, elevation in enumerate(elevations):
        way = number / (len(elevations) - 1)
        segment.points.append(gpxpy.gpx.GPXTrackPoint(50 + way * 0.09, 8, elevation=elevation))
    change = segment.get_uphill_downhill()
    return round(change.uphill, 1), round(change.downhill, 1)


check("the hill of 3 points", hill([100, 200, 100]), (40.0, 40.0))
check("the hill of 101 points", hill([100 + 2 * (50 - abs(50 - step)) for step in range(101)]),
      (98.8, 98.8))
check("the climb of 2 points", hill([100, 200]), (100, 0))
PY
