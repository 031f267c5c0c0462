#!/usr/bin/env bash
# Five reps are 0 "reps".
#
# Package: xlsx2csv 0.8.6, openpyxl 3.1.5 (PyPI)
# Guess: A cell of 5 that is shown as "5 reps" becomes 5, or "5 reps".
# Behavior: A letter d, m, h or s in the words of a cell's format makes a date of it. What is written is the
#   format, with the parts of a date in it: the number is gone. Kilograms stay a number, and so do "W" and
#   "x".
# Seen: 5 as 0 "reps": 0 "reps"; 60 as 0 "min": 0 "02in"; 10 as 0.0 "km": 0.0 "k01"; 82.5 as 0.0 "kg":
#   82.500000
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
import csv
import subprocess
import sys

import openpyxl


def check(name, seen, known):
    if seen != known:
        sys.exit(f"changed: {name} is now {seen!r}, it was {known!r}")
    print(f"still so: {name} is {seen!r}")


book = openpyxl.Workbook()
CELLS = [(5, '0 "reps"'), (5, '0 "sets"'), (60, '0 "min"'), (10, '0.0 "km"'), (82.5, '0.0 "kg"'), (3, '0 "x"')]
for row, (value, shape) in enumerate(CELLS, start=1):
    book.active.cell(row, 1, value).number_format = shape
book.save("diary.xlsx")
out = subprocess.run(["venv/bin/xlsx2csv", "diary.xlsx"], check=True, capture_output=True, text=True).stdout
check("the column", [row[0] for row in csv.reader(out.splitlines())],
      ['0 "reps"', '0 "sets"', '0 "02in"', '0.0 "k01"', "82.500000", "3"])
check("the same cells, read by openpyxl", [row[0] for row in openpyxl.load_workbook("diary.xlsx").active.values],
      [5, 5, 60, 10, 82.5, 3])
PY
