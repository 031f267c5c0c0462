#!/usr/bin/env bash
# A run of 10 km at 150 beats has neither meters nor beats in the database.
#
# Package: healthkit-to-sqlite 1.0.1, sqlite-utils 4.2.1 (PyPI)
# Guess: What a workout contains goes into columns of their own, as metadata does, or as JSON, as its pauses
#   do.
# Behavior: WorkoutStatistics, where the export has distance, energy and heart rate since iOS 16, is passed
#   over without a word. Duration and pauses are there, so the row looks whole, and the climb stays a text
#   with its unit.
# Seen: columns of the run: duration 45, two events, metadata_HKElevationAscended "1234 cm"; no 10, no 150
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv venv
if ! venv/bin/pip install --quiet --disable-pip-version-check healthkit-to-sqlite==1.0.1 sqlite-utils==4.2.1; then
  echo "cannot install the packages" >&2
  exit 2
fi
venv/bin/python - <<'PY'
import json
import sqlite3
import subprocess
import sys
import zipfile


def check(name, seen, known):
    if seen != known:
        sys.exit(f"changed: {name} is now {seen!r}, it was {known!r}")
    print(f"still so: {name} is {seen!r}")


WHEN = 'startDate="2026-05-10 07:00:00 +0200" endDate="2026-05-10 08:00:00 +0200"'
TYPE = "HKQuantityTypeIdentifier"
EXPORT = f"""<?xml version="1.0" encoding="UTF-8"?>
<HealthData locale="en_US">
 <ExportDate value="2026-05-20 08:00:00 +0200"/>
 <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="45" durationUnit="min" sourceName="Watch" {WHEN}>
  <MetadataEntry key="HKElevationAscended" value="1234 cm"/>
  <WorkoutEvent type="HKWorkoutEventTypePause" date="2026-05-10 07:20:00 +0200"/>
  <WorkoutEvent type="HKWorkoutEventTypeResume" date="2026-05-10 07:35:00 +0200"/>
  <WorkoutStatistics type="{TYPE}DistanceWalkingRunning" {WHEN} sum="10" unit="km"/>
  <WorkoutStatistics type="{TYPE}HeartRate" {WHEN} average="150" minimum="120" maximum="170" unit="count/min"/>
 </Workout>
</HealthData>
"""
with zipfile.ZipFile("export.zip", "w") as file:
    file.writestr("apple_health_export/export.xml", EXPORT)
subprocess.run(["venv/bin/healthkit-to-sqlite", "export.zip", "health.db"], check=True, capture_output=True)
database = sqlite3.connect("health.db")
database.row_factory = sqlite3.Row
run = dict(database.execute("select * from workouts").fetchone())
check("the duration", run["duration"], "45")
check("the number of events", len(json.loads(run["workout_events"])), 2)
check("the climb", run["metadata_HKElevationAscended"], "1234 cm")
tables = [row[0] for row in database.execute("select name from sqlite_master where type = 'table'")]
values = [str(value) for table in tables for row in database.execute(f"select * from [{table}]") for value in row]
check("10 and 150 anywhere", [mark for mark in ("10", "150") if any(
    value == mark or f'"{mark}"' in value for value in values)], [])
PY
