#!/usr/bin/env bash
# Times on a line of their own are no times for gpxpy.
#
# Package: gpxpy 1.6.2 (PyPI)
# Behavior: A <time> with white space around its text is read as None, without a word; <ele>
#   with the same white space is read. The end of a day written as 24:00:00 is None, too. A
#   track thus loses its times and its duration.
# Surprise: XML Schema strips the white space of a date and allows 24:00:00, so both files are
#   valid GPX 1.1, and pretty-printers make the first kind. The parser raises for a bad
#   latitude; one expects the same here.
# Seen: time None, ele 100.0, duration None; without blanks 2026-05-10 07:00:00+00:00
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

import gpxpy


def check(name, seen, known):
    if seen != known:
        sys.exit(f"changed: {name} is now {seen!r}, it was {known!r}")
    print(f"still so: {name} is {seen!r}")


def read(first, second):
    points = "".join(f'<trkpt lat="50.0000{number}" lon="8.0"><ele>\n100\n</ele><time>{time}</time></trkpt>'
                     for number, time in enumerate((first, second)))
    return gpxpy.parse('<gpx version="1.1" creator="made here" xmlns="http://www.topografix.com/GPX/1/1">'
                       f"<trk><trkseg>{points}</trkseg></trk></gpx>").tracks[0].segments[0]

track = read("2026-05-10T07:00:00Z", "2026-05-10T07:00:10Z")
check("a plain time", str(track.points[0].time), "2026-05-10 07:00:00+00:00")
check("seconds with plain times", track.get_duration(), 10.0)
track = read("\n2026-05-10T07:00:00Z\n", "\n2026-05-10T07:00:10Z\n")
check("a time in blanks", track.points[0].time, None)
check("a height in blanks", track.points[0].elevation, 100.0)
check("seconds with times in blanks", track.get_duration() or 0, 0)
check("a time of 24:00:00", read("2026-05-10T24:00:00Z", "2026-05-11T00:00:10Z").points[0].time, None)
PY
