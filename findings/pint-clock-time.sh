#!/usr/bin/env bash
# A pace of "4:52" is 208, because a colon multiplies.
#
# Package: Pint 0.25.3 (PyPI)
# Behavior: A colon between numbers is read as multiplication: "4:52" is 4 x 52, "4:52 min" is
#   208 minutes, "1:02:03" and "0:45" are 0.
# Surprise: Pint raises for text that it cannot read ("80 kg x 5"). A time of day or a pace is
#   the likeliest such text, and 208 minutes is a possible duration.
# Seen: 4:52 min 208 minute, 5:12 60, 1:02:03 0, 0:45 0
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv venv
if ! venv/bin/pip install --quiet --disable-pip-version-check Pint==0.25.3; then
  echo "cannot install the packages" >&2
  exit 2
fi
venv/bin/python - <<'PY'
import sys

import pint


def check(name, seen, known):
    if seen != known:
        sys.exit(f"changed: {name} is now {seen!r}, it was {known!r}")
    print(f"still so: {name} is {seen!r}")


units = pint.UnitRegistry()
for text, known in {"4:52 min": "208 minute", "5:12": "60 dimensionless",
                    "1:02:03": "0 dimensionless", "0:45": "0 dimensionless"}.items():
    check(text, str(units(text)), known)
try:
    units("80 kg x 5")
    sys.exit("changed: '80 kg x 5' is read now")
except pint.UndefinedUnitError:
    print("still so: '80 kg x 5' raises")
PY
