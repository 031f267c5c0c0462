#!/usr/bin/env bash
# A thirty second rest becomes the 32nd rest.
#
# Package: text2num 3.1.0 (PyPI)
# Behavior: In English, "second" after a ten is read as an ordinal: "thirty second rest" is "32nd
#   rest" and "ninety second plank" is "92nd plank". "ten second sprint" and "thirty seconds rest"
#   stay right.
# Surprise: The library turns spoken words into digits, mostly those of a speech recognizer. One
#   expects "thirty second rest" to be thirty seconds long, as "ten second sprint" is ten, and an
#   ordinal where there is a hyphen. The length of the rest is gone, and the sentence still reads
#   well.
# Seen: "32nd rest", "92nd plank", "10 second sprint", "30 seconds rest"
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv venv
if ! venv/bin/pip install --quiet --disable-pip-version-check text2num==3.1.0; then
  echo "cannot install the packages" >&2
  exit 2
fi
venv/bin/python - <<'PY'
import sys

from text_to_num import alpha2digit


def check(name, seen, known):
    if seen != known:
        sys.exit(f"changed: {name} is now {seen!r}, it was {known!r}")
    print(f"still so: {name} is {seen!r}")


for spoken, known in (("thirty second rest", "32nd rest"), ("ninety second plank", "92nd plank"),
                      ("ten second sprint", "10 second sprint"),
                      ("thirty seconds rest", "30 seconds rest")):
    check(repr(spoken), alpha2digit(spoken, "en"), known)
PY
