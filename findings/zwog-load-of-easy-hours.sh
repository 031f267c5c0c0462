#!/usr/bin/env bash
# Two easy hours at half of the threshold load as much as a race over one hour.
#
# Package: zwog 1.1.0 (PyPI)
# Guess: Its "tss" is the Training Stress Score, which takes the intensity twice: 100 for an hour at
#   the threshold, 50 for two hours at half of it.
# Behavior: It takes the intensity once, so an hour at the threshold is right and all else is not: what
#   is easy counts too much, and what is hard too little, sprints at 200 % by half.
# Seen: 60 min at 100 %: 100; 120 min at 50 %: 100 (TSS 50); 12x 30sec at 200 %, 30sec at 50 %: 25
#   (TSS 42.5)
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv venv
if ! venv/bin/pip install --quiet --disable-pip-version-check zwog==1.1.0; then
  echo "cannot install the packages" >&2
  exit 2
fi
venv/bin/python - <<'PY'
import sys

from zwog import ZWOG


def check(name, seen, known):
    if seen != known:
        sys.exit(f"changed: {name} is now {seen!r}, it was {known!r}")
    print(f"still so: {name} is {seen!r}")


def stress(*parts):  # minutes, share of the threshold; the definition for steady parts
    return sum(minutes / 60 * share**2 * 100 for minutes, share in parts)


for text, own, known in (
    ("60min @ 100% FTP", stress((60, 1)), (100.0, 100.0)),
    ("120min @ 50% FTP", stress((120, 0.5)), (50.0, 100.0)),
    ("12x 30sec @ 200% FTP, 30sec @ 50% FTP", stress((6, 2), (6, 0.5)), (42.5, 25.0)),
):
    check(f"the score by definition, and zwog's, of {text}", (round(own, 2), round(ZWOG(text).tss, 2)), known)
PY
