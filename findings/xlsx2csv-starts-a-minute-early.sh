#!/usr/bin/env bash
# A run at 7:00 begins at 6:59, but not one at 7:10.
#
# Package: xlsx2csv 0.8.6, openpyxl 3.1.5 (PyPI)
# Guess: The format of a cell decides what is written: yyyy-mm-dd hh:mm, mm:ss and [h]:mm:ss, each as it is
#   shown.
# Behavior: A day with a time is cut, not rounded, to the minute, so 128 of the 1,440 minutes of a day are one
#   too early; a time without a day is right. mm:ss is written as hours and minutes, so a pace loses its
#   seconds; hours past 24 lose the day.
# Seen: 7:00, 7:10 and 7:20: 06:59, 07:10 and 07:19; a pace of 4:52: 00:04; a long day of 26:30: 02:30
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv venv
if ! venv/bin/pip install --quiet --disable-pip-version-check openpyxl==3.1.5 xlsx2csv==0.8.6; then
  echo "cannot install the packages" >&2
  exit 2
fi
venv/bin/python - <<'PY'
import datetime
import subprocess
import sys

import openpyxl


def check(name, seen, known):
    if seen != known:
        sys.exit(f"changed: {name} is now {seen!r}, it was {known!r}")
    print(f"still so: {name} is {seen!r}")


book = openpyxl.Workbook()
CELLS = [(datetime.datetime(2026, 5, 10, 7, minute), "yyyy-mm-dd hh:mm") for minute in (0, 10, 20)] + [
    (datetime.time(7, 0), "hh:mm"), (datetime.time(0, 4, 52), "mm:ss"),
    (datetime.timedelta(hours=26, minutes=30), "[h]:mm:ss")]
for row, (value, shape) in enumerate(CELLS, start=1):
    book.active.cell(row, 1, value).number_format = shape
book.save("diary.xlsx")
out = subprocess.run(["venv/bin/xlsx2csv", "diary.xlsx"], check=True, capture_output=True, text=True).stdout.split("\n")
check("runs at 7:00, 7:10 and 7:20", out[:3], ["2026-05-10 06:59", "2026-05-10 07:10", "2026-05-10 07:19"])
check("a time of 7:00 without a day", out[3], "07:00")
check("a pace of 4:52", out[4], "00:04")
check("26 hours and a half", out[5], "02:30")
cells = [row[0] for row in openpyxl.load_workbook("diary.xlsx").active.values]
check("the same cells, read by openpyxl", [str(cell) for cell in cells[:3]],
      ["2026-05-10 07:00:00", "2026-05-10 07:10:00", "2026-05-10 07:20:00"])
PY
