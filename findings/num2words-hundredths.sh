#!/usr/bin/env bash
# In Persian 2.05 and 2.5 sound alike; in Turkish 2.05 is 2.04.
#
# Package: num2words 0.5.14 (PyPI)
# Behavior: Persian words for 2.05 are those for 2.5 ("two and a half"). Turkish words for 2.05
#   are those for 2.04.
# Surprise: One expects a language to be well or poorly worded, not to name another number. Each
#   value has two digits after the point, as loads with small plates do (1.25 + 1.25 kg).
# Seen: fa: 2.05 and 2.5 give the same words; tr: 2.05 and 2.04 give the same words; both differ
#   in English
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv venv
if ! venv/bin/pip install --quiet --disable-pip-version-check num2words==0.5.14; then
  echo "cannot install the packages" >&2
  exit 2
fi
venv/bin/python - <<'PY'
import sys

from num2words import num2words


def check(name, seen, known):
    if seen != known:
        sys.exit(f"changed: {name} is now {seen!r}, it was {known!r}")
    print(f"still so: {name} is {seen!r}")


def same(language, one, other):
    return num2words(one, lang=language) == num2words(other, lang=language)

check("fa 2.05 sounds like 2.5", same("fa", 2.05, 2.5), True)
check("fa 12.05 sounds like 12.5", same("fa", 12.05, 12.5), True)
check("tr 2.05 sounds like 2.04", same("tr", 2.05, 2.04), True)
check("en 2.05 sounds like 2.5", same("en", 2.05, 2.5), False)
PY
