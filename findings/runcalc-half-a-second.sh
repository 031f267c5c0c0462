#!/usr/bin/env bash
# Five hundredths of a second are printed as half a second.
#
# Package: runcalc 0.1.1 (PyPI)
# Behavior: The running calculator rounds to hundredths and prints them without their zero: one
#   kilometer in 4:52.05 is a pace of "4 minutes 52.5 seconds". Hundredths that round up to 100
#   stay: 4:59.999 is "4 minutes 59.100 seconds".
# Surprise: The calculator takes times with fractions, so one expects it to print them. The value
#   inside is right, but 52.05 s and 52.5 s differ in a last zero only ("52.5", "52.50"), and
#   4:59.999 seems 0.9 s faster than it is.
# Seen: 4:52.05 "4 minutes 52.5 seconds", 4:52.5 "4 minutes 52.50 seconds", 4:52.67 "4 minutes
#   52.67 seconds", 4:59.999 "4 minutes 59.100 seconds"
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv venv
if ! venv/bin/pip install --quiet --disable-pip-version-check runcalc==0.1.1 click==8.1.8; then
  echo "cannot install the packages" >&2
  exit 2
fi
venv/bin/python - <<'PY'
import sys
import warnings

warnings.simplefilter("ignore")
from click.testing import CliRunner
from runcalc.cli import cli


def check(name, seen, known):
    if seen != known:
        sys.exit(f"changed: {name} is now {seen!r}, it was {known!r}")
    print(f"still so: {name} is {seen!r}")


for time, known in (("4:52.05", "4 minutes 52.5 seconds"), ("4:52.5", "4 minutes 52.50 seconds"),
                    ("4:52.67", "4 minutes 52.67 seconds"), ("4:59.999", "4 minutes 59.100 seconds")):
    result = CliRunner().invoke(cli, ["--time", time, "--distance", "1", "--unit", "km"])
    check(f"the pace of {time}", result.output.strip(), f"Pace: {known} per km")
PY
