#!/usr/bin/env bash
# "50,1 8,2" moves a run from Germany to West Africa.
#
# Package: geopy 2.5.0 (PyPI)
# Behavior: Point() searches the text for something that looks like a position: "50,1 8,2" is 8
#   N 2 E, and "50.1, 8.2, 300" (latitude, longitude, height) is 8.2 N 60 W.
# Surprise: Point() raises ValueError for "8.2E 50.1N", so it seems strict. A comma-separated
#   triple is how KML and many exports write a position, and both answers are places on land.
# Seen: "50.1, 8.2" (50.1, 8.2); "50,1 8,2" (8.0, 2.0); "50.1, 8.2, 300" (8.2, -60.0); "50.1 8.2
#   300m" (50.1, 13.2)
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv venv
if ! venv/bin/pip install --quiet --disable-pip-version-check geopy==2.5.0; then
  echo "cannot install the packages" >&2
  exit 2
fi
venv/bin/python - <<'PY'
import sys

from geopy import Point


def check(name, seen, known):
    if seen != known:
        sys.exit(f"changed: {name} is now {seen!r}, it was {known!r}")
    print(f"still so: {name} is {seen!r}")


known = {"50.1, 8.2": (50.1, 8.2), "50,1 8,2": (8.0, 2.0), "50.1, 8.2, 300": (8.2, -60.0),
         "50.1 8.2 300m": (50.1, 13.2)}
for text, place in known.items():
    point = Point(text)
    check(text, (round(point.latitude, 6), round(point.longitude, 6)), place)
try:
    Point("8.2E 50.1N")
    sys.exit("changed: '8.2E 50.1N' is read now")
except ValueError:
    print("still so: '8.2E 50.1N' raises")
PY
