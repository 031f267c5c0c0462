#!/usr/bin/env bash
# One repetition is "true", and a note that says May is a day in the year 1.
#
# Package: csvkit 2.2.0, agate 1.14.2 (PyPI)
# Behavior: A column that holds only 0 and 1 becomes true and false, one of names of months or
#   weekdays becomes dates of the year 1. A single 2 or 3 further down changes the column back.
# Surprise: One expects 0 and 1 to be numbers beside a column of 3 and 5 that stays one. A diary of
#   heavy singles, or of repetitions in reserve, loses its figures, and whether it does depends on
#   what else was lifted that month.
# Seen: reps 1 and 1 True, reserve 0 and 1 False and True, reps 1 and 3 numbers, note "May"
#   0001-05-01
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
cat > constraints.txt <<'PINS'
agate-dbf==0.2.4
agate-excel==0.4.2
agate-sql==0.7.3
babel==2.19.0
dbfread==2.0.7
et_xmlfile==2.0.0
isodate==0.7.2
leather==0.4.1
olefile==0.47
openpyxl==3.1.5
parsedatetime==2.6
python-slugify==9.2.0
pytimeparse==1.1.10
SQLAlchemy==2.1.9
text-unidecode==1.3
typing_extensions==4.16.0
xlrd==2.0.2
PINS
python3 -m venv venv
if ! venv/bin/pip install --quiet --disable-pip-version-check -c constraints.txt csvkit==2.2.0 agate==1.14.2; then
  echo "cannot install the packages" >&2
  exit 2
fi
venv/bin/python - <<'PY'
import pathlib
import subprocess
import sys


def check(name, seen, known):
    if seen != known:
        sys.exit(f"changed: {name} is now {seen!r}, it was {known!r}")
    print(f"still so: {name} is {seen!r}")


def read(*rows):
    pathlib.Path("diary.csv").write_text("exercise,reps,reserve,weight,note\n" + "\n".join(rows) + "\n")
    out = subprocess.run(["venv/bin/in2csv", "diary.csv"], check=True, capture_output=True, text=True)
    return out.stdout.split()[1:]


check("a diary of singles", read("Squat,1,0,140,May", "Squat,1,1,135,May"),
      ["Squat,True,False,140,0001-05-01", "Squat,True,True,135,0001-05-01"])
check("the same with a triple", read("Squat,1,0,140,May", "Squat,3,2,120,back"),
      ["Squat,1,0,140,May", "Squat,3,2,120,back"])
PY
