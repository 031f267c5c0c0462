#!/usr/bin/env bash
# A run of an hour with a pause is over after ten minutes.
#
# Package: python-tcxparser 2.4.0 (PyPI)
# Guess: "completed_at" is the time of the last point, 8:00, also where a pause parts the lap into two
#   tracks, as the schema of TCX allows and watches write it.
# Behavior: It is the last point of the first track of the last lap, the moment of the pause. All other
#   values go over both tracks: the rate of the heart, the height and the number of points.
# Seen: completed_at 07:10:00 of a run from 7:00 to 8:00; 4 points, hr_values [120, 140, 130, 150];
#   with one track: 08:00:00
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


def run(between):
    points = [(0, 0, 0, 120), (0, 10, 2000, 140), (0, 15, 2000, 130), (1, 0, 10000, 150)]
    rows = [
        f"<Trackpoint><Time>2026-05-10T{7 + hour:02d}:{minute:02d}:00Z</Time><DistanceMeters>{way}</DistanceMeters>"
        f"<HeartRateBpm><Value>{rate}</Value></HeartRateBpm></Trackpoint>" for hour, minute, way, rate in points]
    with open("run.tcx", "w") as file:
        file.write(
            '<TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2"><Activities>'
            '<Activity Sport="Running"><Id>2026-05-10T07:00:00Z</Id><Lap StartTime="2026-05-10T07:00:00Z">'
            "<TotalTimeSeconds>3300</TotalTimeSeconds><DistanceMeters>10000</DistanceMeters><Calories>600</Calories>"
            "<Intensity>Active</Intensity><TriggerMethod>Manual</TriggerMethod><Track>" + "".join(rows[:2]) + between
            + "".join(rows[2:]) + "</Track></Lap></Activity></Activities></TrainingCenterDatabase>")
    return tcxparser.TCXParser("run.tcx")


paused = run("</Track><Track>")
check("the end of a run with a pause", paused.completed_at, "2026-05-10T07:10:00Z")
check("its heart rates", paused.hr_values(), [120, 140, 130, 150])
check("its times", [time[11:16] for time in paused.time_values()], ["07:00", "07:10", "07:15", "08:00"])
check("the end of the same in one track", run("").completed_at, "2026-05-10T08:00:00Z")
PY
