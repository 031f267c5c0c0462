#!/usr/bin/env bash
# A sport that stravalib does not know is a "Workout", and the word is gone.
#
# Package: stravalib 2.6.0 (PyPI)
# Behavior: An activity whose sport_type is not on the library's list validates, and its
#   sport_type is "Workout", which is a sport of its own at Strava. The old field "type" does it
#   with "TrailRun" as well. A log line is all that tells.
# Surprise: Models of this kind keep the text or raise; an empty text does raise. A run under a
#   word that Strava adds tomorrow is counted as gym work.
# Seen: "Hyrox" Workout, "run" Workout, type "TrailRun" Workout, sport_type "TrailRun" TrailRun,
#   "" ValidationError
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv venv
if ! venv/bin/pip install --quiet --disable-pip-version-check stravalib==2.6.0; then
  echo "cannot install the packages" >&2
  exit 2
fi
venv/bin/python - <<'PY'
import logging
import sys

from stravalib.model import DetailedActivity


def check(name, seen, known):
    if seen != known:
        sys.exit(f"changed: {name} is now {seen!r}, it was {known!r}")
    print(f"still so: {name} is {seen!r}")


logging.disable(logging.CRITICAL)


def sport(**words):
    activity = DetailedActivity.model_validate({"id": 1, "name": "Morning", **words})
    field = activity.sport_type or activity.type
    return field.root

check("sport_type Hyrox", sport(sport_type="Hyrox"), "Workout")
check("sport_type run", sport(sport_type="run"), "Workout")
check("sport_type TrailRun", sport(sport_type="TrailRun"), "TrailRun")
check("type TrailRun", sport(type="TrailRun"), "Workout")
try:
    sport(sport_type="")
    sys.exit("changed: an empty sport_type is taken now")
except ValueError:
    print("still so: an empty sport_type raises")
PY
