#!/usr/bin/env bash
# Sunday of week 19, "2026-W19-7", is 19 July.
#
# Package: dateparser 1.5.0 (PyPI)
# Behavior: ISO week dates are read as month and day: 2026-W19-7 (10 May) is 19 July, 2026-W20-1
#   (11 May) is 20 January. 2026-W32-1 (3 August) is None, as there is no 32nd.
# Surprise: The text is ISO 8601 and starts with a year, so one expects the right day or None.
#   Weeks up to the 31st land on a wrong day, silently.
# Seen: 2026-W19-7 2026-07-19, 2026-W20-1 2026-01-20, 2026-W32-1 None; the standard library says
#   2026-05-10 and 2026-05-11
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv venv
if ! venv/bin/pip install --quiet --disable-pip-version-check dateparser==1.5.0; then
  echo "cannot install the packages" >&2
  exit 2
fi
venv/bin/python - <<'PY'
import sys
from datetime import date

import dateparser


def check(name, seen, known):
    if seen != known:
        sys.exit(f"changed: {name} is now {seen!r}, it was {known!r}")
    print(f"still so: {name} is {seen!r}")


for text, known in {"2026-W19-7": "2026-07-19", "2026-W20-1": "2026-01-20", "2026-W32-1": "None"}.items():
    check(text, str(dateparser.parse(text))[:10], known)
check("the right day", str(date.fromisocalendar(2026, 19, 7)), "2026-05-10")
PY
