#!/usr/bin/env bash
# Three miles are a fraction of an "ile", and still printed as three miles.
#
# Package: quantiphy 2.23 (PyPI)
# Behavior: The first letter of a unit is an SI prefix if it can be one: "3 miles" is 0.003
#   "iles", "45 min" is 0.045 "in", "5 pounds" are 5e-12 "ounds", and "225 lb" stays as it is.
# Surprise: A library of quantities with units is expected to know a mile and a minute or to
#   refuse them. The text that it prints is the right one again, so a look at the output shows
#   nothing; only the number is wrong, by a thousand or more.
# Seen: "3 miles" 0.003 "iles", printed "3 miles"; "45 min" 0.045 "in"; "5 pounds" 5e-12 "ounds"
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv venv
if ! venv/bin/pip install --quiet --disable-pip-version-check quantiphy==2.23; then
  echo "cannot install the packages" >&2
  exit 2
fi
venv/bin/python - <<'PY'
import sys

from quantiphy import Quantity


def check(name, seen, known):
    if seen != known:
        sys.exit(f"changed: {name} is now {seen!r}, it was {known!r}")
    print(f"still so: {name} is {seen!r}")


for text, number, unit in (("3 miles", 0.003, "iles"), ("45 min", 0.045, "in"),
                           ("5 pounds", 5e-12, "ounds"), ("225 lb", 225.0, "lb")):
    quantity = Quantity(text)
    check(f"the number of {text!r}", float(quantity), number)
    check(f"the unit of {text!r}", quantity.units, unit)
    check(f"the print of {text!r}", str(quantity), text)
PY
