#!/usr/bin/env bash
# A plank of one minute is two, if there were few sets in the hour.
#
# Package: hevy2garmin 0.12.0, fit-tool 0.9.16, fitparse 1.2.0 (PyPI)
# Guess: Times that the diary does not have, of lifts and rests, are made up to fill the session; a plank and
#   a treadmill have theirs and keep them.
# Behavior: All are stretched to the length of the session, at most to twice theirs, or shortened. A minute of
#   plank in a long session is two, and 2 km on the treadmill in 10 minutes take 20. Weights and repetitions
#   are right.
# Seen: in 60 minutes: plank 120.0 s, treadmill 1200.0 s; in 17:35: 60.0 and 600.0; in 8:48: 30.028 and
#   300.284
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv venv
if ! venv/bin/pip install --quiet --disable-pip-version-check --no-deps hevy2garmin==0.12.0 fit-tool==0.9.16 fitparse==1.2.0; then
  echo "cannot install the packages" >&2
  exit 2
fi
venv/bin/python - <<'PY'
import os
import sys

import fitparse

os.environ["HOME"] = os.getcwd()
from hevy2garmin.fit import generate_fit


def check(name, seen, known):
    if seen != known:
        sys.exit(f"changed: {name} is now {seen!r}, it was {known!r}")
    print(f"still so: {name} is {seen!r}")


def one(**figures):
    return dict({"type": "normal", "weight_kg": None, "reps": None, "duration_seconds": None}, **figures)


def lengths(end):
    generate_fit({"title": "Legs", "start_time": "2026-05-10T07:00:00+00:00", "end_time": f"2026-05-10T{end}+00:00",
                  "exercises": [{"title": "Squat (Barbell)", "sets": [one(weight_kg=100, reps=5)] * 2},
                                {"title": "Plank", "sets": [one(duration_seconds=60)]},
                                {"title": "Treadmill", "sets": [one(duration_seconds=600, distance_meters=2000)]}]},
                 None, "legs.fit")
    sets = [message.get_values() for message in fitparse.FitFile("legs.fit").get_messages("set")]
    active = [values["duration"] for values in sets if values["set_type"] == "active"]
    return active[2:]


check("the plank and the treadmill in 60 minutes", lengths("08:00:00"), [120.0, 1200.0])
check("the same in 17 minutes and 35 seconds", lengths("07:17:35"), [60.0, 600.0])
check("the same in 8 minutes and 48 seconds", lengths("07:08:48"), [30.028, 300.284])
PY
