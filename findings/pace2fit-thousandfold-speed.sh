#!/usr/bin/env bash
# A workout at 5:00 /km asks for 3,279 meters a second.
#
# Package: pace2fit 0.1.3 with fit-tool 0.9.16 (PyPI)
# Guess: "10min@5:00" becomes a step of ten minutes with a target around 3.33 m/s, five seconds a
#   kilometer to either side, for the program prints 5:05-4:55/km when it is done.
# Behavior: With fit-tool 0.9.16, which pace2fit's "0.9.15 or later" takes, the target is a thousand
#   times that: 0.9.15 has no scale in the general fields of a target, so pace2fit multiplies itself,
#   and 0.9.16 multiplies as well. Times are right in both, as they are written another way.
# Seen: fit-tool 0.9.15: 3.279 to 3.39 m/s; fit-tool 0.9.16: 3279 to 3390 m/s; both: 600 s
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv venv
for version in 0.9.15 0.9.16; do
  # Without those that pace2fit needs for its page and its command line.
  if ! venv/bin/pip install --quiet --disable-pip-version-check --no-deps pace2fit==0.1.3 "fit-tool==$version" ||
    ! venv/bin/pip install --quiet --disable-pip-version-check fitparse==1.2.0; then
    echo "cannot install the packages" >&2
    exit 2
  fi
  venv/bin/python - "$version" <<'PY'
import sys

import fitparse
from pace2fit.encoder import encode
from pace2fit.parser import parse


def check(name, seen, known):
    if seen != known:
        sys.exit(f"changed: {name} is now {seen!r}, it was {known!r}")
    print(f"still so: {name} is {seen!r}")


version = sys.argv[1]
step = next(fitparse.FitFile(encode(parse("10min@5:00"))).get_messages("workout_step"))
check(f"the length with fit-tool {version}", step.get_value("duration_time"), 600.0)
speeds = [step.get_value(f"custom_target_speed_{end}") for end in ("low", "high")]
check(f"the speeds with fit-tool {version}", speeds, {"0.9.15": [3.279, 3.39], "0.9.16": [3279.0, 3390.0]}[version])
PY
done
